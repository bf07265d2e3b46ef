// SPDX-License-Identifier: MIT

import Commands

Tool.main()
