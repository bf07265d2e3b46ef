#ifndef ANDON_CHARFBUZZ_SHIM_H
#define ANDON_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

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

/* A big-endian number of a font's table; past the table's end one that no table means anything by. */
static inline unsigned chb_number(const unsigned char *table, unsigned length, unsigned at) {
  return at + 2 <= length ? (unsigned)table[at] << 8 | table[at + 1] : 0xffff;
}

/* Whether a lookup of GPOS moves no glyph but for itself or for the glyph right after it.
 *
 * Those are lookups of single glyphs, and of pairs that leave the second glyph alone and pass over no base. */
static inline int chb_is_pair_lookup(const unsigned char *gpos, unsigned length, unsigned index) {
  unsigned list = chb_number(gpos, length, 8);
  unsigned lookup = list + chb_number(gpos, length, list + 2 + 2 * index);
  unsigned outer = chb_number(gpos, length, lookup), flags = chb_number(gpos, length, lookup + 2);
  unsigned count = chb_number(gpos, length, lookup + 4);
  if ((flags & 0x0006) != 0 || count == 0xffff) return 0;
  for (unsigned number = 0; number < count; number += 1) {
    unsigned table = lookup + chb_number(gpos, length, lookup + 6 + 2 * number), type = outer;
    if (type == 9) {
      type = chb_number(gpos, length, table + 2);
      table += chb_number(gpos, length, table + 4) << 16 | chb_number(gpos, length, table + 6);
    }
    if (type != 1 && (type != 2 || chb_number(gpos, length, table + 6) != 0)) return 0;
  }
  return 1;
}

/* Adds the glyphs that lookups name to `all`, and to `bound` those that some lookup names that is more than a
 * pair lookup. Returns 0 for a face that other tables shape, of which nothing is known. */
static inline int chb_collect_bonds(hb_face_t *face, hb_set_t *all, hb_set_t *bound) {
  static const hb_tag_t others[] = {
      HB_TAG('k', 'e', 'r', 'n'), HB_TAG('k', 'e', 'r', 'x'), HB_TAG('m', 'o', 'r', 't'),
      HB_TAG('m', 'o', 'r', 'x'), HB_TAG('t', 'r', 'a', 'k'),
  };
  for (unsigned number = 0; number < sizeof others / sizeof *others; number += 1) {
    hb_blob_t *table = hb_face_reference_table(face, others[number]);
    unsigned length = hb_blob_get_length(table);
    hb_blob_destroy(table);
    if (length > 0) return 0;
  }
  hb_blob_t *blob = hb_face_reference_table(face, HB_OT_TAG_GPOS);
  unsigned length = 0;
  const unsigned char *gpos = (const unsigned char *)hb_blob_get_data(blob, &length);
  const hb_tag_t tables[] = {HB_OT_TAG_GSUB, HB_OT_TAG_GPOS};
  hb_set_t *lookups = hb_set_create();
  for (int number = 0; number < 2; number += 1) {
    hb_set_clear(lookups);
    hb_ot_layout_collect_lookups(face, tables[number], NULL, NULL, NULL, lookups);
    for (hb_codepoint_t lookup = HB_SET_VALUE_INVALID; hb_set_next(lookups, &lookup);) {
      hb_set_t *glyphs = hb_set_create();
      hb_ot_layout_lookup_collect_glyphs(face, tables[number], lookup, glyphs, glyphs, glyphs, glyphs);
      hb_set_union(all, glyphs);
      if (number == 0 || !chb_is_pair_lookup(gpos, length, lookup)) hb_set_union(bound, glyphs);
      hb_set_destroy(glyphs);
    }
  }
  hb_set_destroy(lookups);
  hb_blob_destroy(blob);
  return 1;
}

#endif
