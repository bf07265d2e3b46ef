#ifndef ANDON_CHARFBUZZ_SHIM_H
#define ANDON_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#if !HB_VERSION_ATLEAST(5, 0, 0)
#error "Andon needs HarfBuzz 5.0 or newer"
#endif

#endif
