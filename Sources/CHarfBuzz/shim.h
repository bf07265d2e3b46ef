#ifndef ANDON_CHARFBUZZ_SHIM_H
#define ANDON_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#if !HB_VERSION_ATLEAST(5, 0, 0)
#error "Andon needs HarfBuzz 5.0 or newer"
#endif

/* HB_TAG is a macro with arguments, which Swift does not see. */
static inline hb_tag_t chb_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }

/* HB_FEATURE_GLOBAL_END is a cast, which Swift does not see. */
static inline hb_feature_t chb_whole_run_feature(hb_tag_t tag, uint32_t value) {
  hb_feature_t feature = {tag, value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  return feature;
}

#endif
