// SPDX-License-Identifier: MIT

import Commands

await Tool.main()
