// SPDX-License-Identifier: MIT
//
// The floor: the least work that does the job, with HarfBuzz, FreeType and nothing else. It cannot lay out
// anything but this one widget, and is no product; it says how far there is to go.
//
//   --mode draw    words are shaped once, glyphs drawn once; every render clears, blends and meters a whole picture
//   --mode dirty   the same, but only the text's rectangle is cleared and metered
//   --mode light   no pixels: the light that each glyph adds to the flat ground is added up
//
// Offsets of marks above letters are not looked at, which the sets of the benchmark do not have.
#include "job.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <hb-ft.h>
#include <hb.h>

enum { SEMIBOLD, REGULAR, CJK, FACES };
static const char *const face_files[FACES] = {"Inter-SemiBold.otf", "Inter-Regular.otf", "NotoSansCJK-Bold.ttc"};

typedef struct {
  FT_Face face;
  hb_font_t *font;
  double em, ascent, descent;
  uint32_t ellipsis;
  double ellipsis_advance;
  double size;  // that the face is set to, in px
} typeface;

static typeface faces[FACES];
static hb_buffer_t *shaper;
static double spent_layout, spent_drawing, spent_metering;

static void fail(const char *what) {
  fprintf(stderr, "floor: %s\n", what);
  exit(1);
}

static void *grown(void *memory, int count, int *capacity, size_t size) {
  if (count < *capacity) return memory;
  *capacity = *capacity ? 2 * *capacity : 64;
  memory = realloc(memory, (size_t)*capacity * size);
  if (!memory) fail("memory ran out");
  return memory;
}

static uint64_t mixed(uint64_t x) {
  x = (x ^ x >> 31) * 0x9E3779B97F4A7C15u;
  return x ^ x >> 29;
}

// A table of pointers by number; numbers are not 0.
typedef struct {
  uint64_t *keys;
  void **values;
  int count, capacity;
} table;

static void **slot(table *t, uint64_t key) {
  if (2 * (t->count + 1) > t->capacity) {
    table old = *t;
    t->capacity = old.capacity ? 2 * old.capacity : 4096;
    t->keys = calloc((size_t)t->capacity, sizeof *t->keys);
    t->values = calloc((size_t)t->capacity, sizeof *t->values);
    t->count = 0;
    for (int i = 0; i < old.capacity; i++)
      if (old.keys[i]) *slot(t, old.keys[i]) = old.values[i];
    free(old.keys);
    free(old.values);
  }
  int mask = t->capacity - 1, at = (int)(mixed(key) & (uint64_t)mask);
  while (t->keys[at] && t->keys[at] != key) at = (at + 1) & mask;
  if (!t->keys[at]) {
    t->keys[at] = key;
    t->count++;
  }
  return &t->values[at];
}

// ---- shaping, by words

typedef struct {
  uint32_t glyph;
  float advance, offset;  // em
  bool may_end_line, is_space;
} letter;

typedef struct {
  letter *letters;
  int count, capacity;
} letters;

static uint32_t scalar(const char *s, int *length) {
  const uint8_t *p = (const uint8_t *)s;
  if (p[0] < 0x80) return *length = p[0] != 0, p[0];
  if (p[0] < 0xE0) return *length = 2, (uint32_t)(p[0] & 31) << 6 | (p[1] & 63);
  if (p[0] < 0xF0) return *length = 3, (uint32_t)(p[0] & 15) << 12 | (uint32_t)(p[1] & 63) << 6 | (p[2] & 63);
  return *length = 4, (uint32_t)(p[0] & 7) << 18 | (uint32_t)(p[1] & 63) << 12 | (uint32_t)(p[2] & 63) << 6 | (p[3] & 63);
}

static bool is_among(uint32_t c, const char *set) {
  for (int length; *set; set += length)
    if (scalar(set, &length) == c) return true;
  return false;
}

static bool never_first[65536], never_last[65536];

static void make_break_tables(void) {
  for (uint32_t c = 1; c < 65536; c++) {
    never_first[c] = is_among(c, "、。，．・：；？！」』）】〕］｝〉》ー…々ゃゅょっぁぃぅぇぉャュョッァィゥェォ!?.,:;)%");
    never_last[c] = is_among(c, "「『（【〔［｛〈《(");
  }
}

static bool may_break(uint32_t before, uint32_t after) {
  if (!after || after == ' ') return false;
  if (before == ' ' || before == 0x2014) return true;
  if (before < 0x3000 && after < 0x3000) return false;
  return !never_first[after & 65535] && !never_last[before & 65535];
}

static void shape(int face, const char *text, int length, uint32_t next, letters *out) {
  hb_buffer_clear_contents(shaper);
  hb_buffer_add_utf8(shaper, text, length, 0, length);
  hb_buffer_set_direction(shaper, HB_DIRECTION_LTR);
  hb_buffer_set_script(shaper, face == CJK ? HB_SCRIPT_HAN : HB_SCRIPT_LATIN);
  hb_shape(faces[face].font, shaper, NULL, 0);
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(shaper, &count);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(shaper, &count);
  for (unsigned i = 0; i < count; i++) {
    int end = i + 1 < count ? (int)infos[i + 1].cluster : length, size;
    uint32_t first = scalar(text + infos[i].cluster, &size), last = first;
    for (int at = (int)infos[i].cluster; at < end; at += size) last = scalar(text + at, &size);
    uint32_t after = end < length ? scalar(text + end, &size) : next;
    bool ends_cluster = end > (int)infos[i].cluster;
    out->letters = grown(out->letters, out->count, &out->capacity, sizeof *out->letters);
    out->letters[out->count++] = (letter){
        infos[i].codepoint, (float)(places[i].x_advance / faces[face].em), (float)(places[i].x_offset / faces[face].em),
        ends_cluster && may_break(last, after), first == ' '};
  }
}

static table words;

static void shape_by_words(int face, const char *text, letters *out) {
  out->count = 0;
  for (const char *start = text; *start;) {
    const char *end = start;
    int size;
    uint32_t c, next;
    do {
      c = scalar(end, &size);
      end += size;
      next = scalar(end, &size);
    } while (next && !may_break(c, next));
    uint64_t key = 0xcbf29ce484222325u + (uint64_t)face;
    for (const char *p = start; p < end; p++) key = (key ^ (uint8_t)*p) * 0x100000001b3u;
    letters **word = (letters **)slot(&words, key | 1);
    if (!*word) {
      *word = calloc(1, sizeof **word);
      shape(face, start, (int)(end - start), next, *word);
    }
    for (int i = 0; i < (*word)->count; i++) {
      out->letters = grown(out->letters, out->count, &out->capacity, sizeof *out->letters);
      out->letters[out->count++] = (*word)->letters[i];
    }
    start = end;
  }
}

// ---- lines

typedef struct {
  int start[3], end[3], count;
  double step;
  bool is_cut;
} lines;

static bool break_lines(const letters *text, double room, int most, lines *out) {
  int start = 0, last = -1;
  double width = 0, width_at_last = 0;
  out->count = 0;
  for (int i = 0; i < text->count; i++) {
    const letter *l = &text->letters[i];
    if (width + l->advance > room && !l->is_space && last >= start) {
      out->start[out->count] = start;
      out->end[out->count++] = last + 1;
      if (out->count == most) return false;
      start = last + 1;
      width -= width_at_last;
      width_at_last = 0;
    }
    width += l->advance;
    if (l->may_end_line) {
      last = i;
      width_at_last = width;
    }
  }
  out->start[out->count] = start;
  out->end[out->count++] = text->count;
  return true;
}

static void cut(const letters *text, double room, lines *out) {
  int last = out->count - 1, at = out->start[last], kept = at;
  double width = 0;
  for (; at < text->count && width + text->letters[at].advance <= room; at++) {
    width += text->letters[at].advance;
    if (!text->letters[at].is_space) kept = at + 1;
  }
  out->end[last] = kept;
  out->is_cut = true;
}

static void fit(const letters *text, int face, const environment *e, lines *out) {
  double smallest = step_of(STEPS - 1), room = TEXT_WIDTH / (e->size * smallest);
  out->is_cut = false;
  out->step = smallest;
  if (!break_lines(text, room, e->lines, out)) {
    cut(text, room - faces[face].ellipsis_advance, out);
    return;
  }
  int low = 0, high = STEPS - 1;
  while (low < high) {
    int middle = (low + high) / 2;
    lines tried;
    if (break_lines(text, TEXT_WIDTH / (e->size * step_of(middle)), e->lines, &tried)) {
      high = middle;
      *out = tried;
      out->is_cut = false;
    } else {
      low = middle + 1;
    }
  }
  out->step = step_of(high);
}

// ---- glyphs

typedef struct {
  int width, height, left, top;
  uint8_t *coverage;
  light added[ENVIRONMENTS];  // by the text's ink on the flat ground
  bool is_counted[ENVIRONMENTS];
} glyph;

typedef struct {
  const glyph *glyph;
  int x, y;
} placed;

typedef struct {
  placed *glyphs;
  int count, capacity;
  int first[4];  // of each line, and one more
} placement;

static table glyphs;

static glyph *draw_glyph(int face, double size, uint32_t number, int quarter) {
  typeface *t = &faces[face];
  if (t->size != size) {
    FT_Set_Char_Size(t->face, lrint(size * 64), 0, 72, 72);
    t->size = size;
  }
  FT_Load_Glyph(t->face, number, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
  FT_GlyphSlot slot = t->face->glyph;
  FT_Outline_Translate(&slot->outline, quarter * 16, 0);
  FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL);
  glyph *g = calloc(1, sizeof *g);
  g->width = (int)slot->bitmap.width;
  g->height = (int)slot->bitmap.rows;
  g->left = slot->bitmap_left;
  g->top = slot->bitmap_top;
  g->coverage = malloc((size_t)(g->width * g->height + 1));
  for (int y = 0; y < g->height; y++)
    memcpy(g->coverage + y * g->width, slot->bitmap.buffer + y * slot->bitmap.pitch, (size_t)g->width);
  return g;
}

static glyph *find_glyph(int face, double size, uint32_t number, int quarter) {
  uint64_t key = ((uint64_t)lrint(size * 64) << 24 | (uint64_t)number << 4 | (uint64_t)(face << 2 | quarter)) << 1 | 1;
  glyph **found = (glyph **)slot(&glyphs, key);
  if (!*found) *found = draw_glyph(face, size, number, quarter);
  return *found;
}

static double place_letter(const letter *l, int face, double size, double x, int baseline, placement *out) {
  if (!l->is_space) {
    int quarters = (int)floor((x + l->offset * size) * 4 + 0.5);
    const glyph *g = find_glyph(face, size, l->glyph, quarters & 3);
    if (g->width) {
      out->glyphs = grown(out->glyphs, out->count, &out->capacity, sizeof *out->glyphs);
      out->glyphs[out->count++] = (placed){g, (quarters >> 2) + g->left, baseline - g->top};
    }
  }
  return x + l->advance * size;
}

static void place(const letters *text, const lines *l, int face, const environment *e, placement *out) {
  double size = e->size * e->scale * l->step, left = PADDING * e->scale;
  double height = faces[face].ascent + faces[face].descent;
  out->count = 0;
  for (int i = 0; i < l->count; i++) {
    double x = left;
    int baseline = (int)lrint(left + size * (i * height + faces[face].ascent));
    out->first[i] = out->count;
    for (int k = l->start[i]; k < l->end[i]; k++) x = place_letter(&text->letters[k], face, size, x, baseline, out);
    if (l->is_cut && i == l->count - 1) {
      letter dots = {.glyph = faces[face].ellipsis};
      place_letter(&dots, face, size, x, baseline, out);
    }
  }
  out->first[l->count] = out->count;
}

// ---- pixels

typedef struct {
  uint32_t *pixels, *still;  // the picture, and the one without the text
  light still_light;
  uint32_t ground;
  uint32_t over_ground[256];   // the text's ink by coverage
  light added[256];            // by one pixel of that coverage
  int dirty[4];                // the last text: left, top, right, bottom
} canvas;

static canvas canvases[ENVIRONMENTS];

static inline uint32_t by255(uint32_t x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

static uint32_t blended(uint32_t under, const uint8_t *ink, uint32_t alpha, uint32_t coverage) {
  uint32_t share = by255(coverage * alpha), result = 0xFF000000u;
  for (int c = 0; c < 3; c++)
    result |= by255((under >> 8 * c & 255) * (255 - share) + ink[c] * share) << 8 * c;
  return result;
}

static void blend(canvas *c, const environment *e, const placement *text) {
  int stride = side_of(e);
  uint32_t alpha = (uint32_t)lrint(e->alpha * 255);
  for (int i = 0; i < text->count; i++) {
    const placed *p = &text->glyphs[i];
    for (int y = 0; y < p->glyph->height; y++) {
      uint32_t *row = c->pixels + (size_t)(p->y + y) * (size_t)stride + p->x;
      const uint8_t *coverage = p->glyph->coverage + y * p->glyph->width;
      for (int x = 0; x < p->glyph->width; x++)
        if (coverage[x]) row[x] = row[x] == c->ground ? c->over_ground[coverage[x]] : blended(row[x], e->ink, alpha, coverage[x]);
    }
  }
}

static void bounds(const placement *text, int side, int *box) {
  box[0] = box[1] = side;
  box[2] = box[3] = 0;
  for (int i = 0; i < text->count; i++) {
    const placed *p = &text->glyphs[i];
    if (p->x < box[0]) box[0] = p->x;
    if (p->y < box[1]) box[1] = p->y;
    if (p->x + p->glyph->width > box[2]) box[2] = p->x + p->glyph->width;
    if (p->y + p->glyph->height > box[3]) box[3] = p->y + p->glyph->height;
  }
}

static light draw_all(canvas *c, const environment *e, const placement *text) {
  size_t count = (size_t)side_of(e) * (size_t)side_of(e);
  double start = seconds();
  memcpy(c->pixels, c->still, count * 4);
  blend(c, e, text);
  double drawn = seconds();
  light found = meter(c->pixels, count);
  spent_drawing += drawn - start;
  spent_metering += seconds() - drawn;
  return found;
}

static light draw_dirty(canvas *c, const environment *e, const placement *text) {
  int side = side_of(e), box[4];
  double start = seconds();
  for (int y = c->dirty[1]; y < c->dirty[3]; y++) {
    size_t at = (size_t)y * (size_t)side + (size_t)c->dirty[0];
    memcpy(c->pixels + at, c->still + at, (size_t)(c->dirty[2] - c->dirty[0]) * 4);
  }
  blend(c, e, text);
  bounds(text, side, box);
  double drawn = seconds();
  light found = c->still_light;
  if (text->count) {
    count_pixel(&found, c->ground, -(int64_t)(box[2] - box[0]) * (box[3] - box[1]));
    for (int y = box[1]; y < box[3]; y++) {
      light row = meter(c->pixels + (size_t)y * (size_t)side + box[0], (size_t)(box[2] - box[0]));
      for (int i = 0; i < 3; i++) found.sums[i] += row.sums[i];
      found.lit += row.lit;
    }
    memcpy(c->dirty, box, sizeof box);
  }
  spent_drawing += drawn - start;
  spent_metering += seconds() - drawn;
  return found;
}

// ---- light without pixels

static void add(light *sum, const light *other, int sign) {
  for (int i = 0; i < 3; i++) sum->sums[i] += sign * other->sums[i];
  sum->lit += sign * other->lit;
}

static const light *light_of_glyph(glyph *g, int index) {
  if (!g->is_counted[index]) {
    g->is_counted[index] = true;
    for (int i = 0; i < g->width * g->height; i++) add(&g->added[index], &canvases[index].added[g->coverage[i]], 1);
  }
  return &g->added[index];
}

// What two glyphs that share pixels add together, less what each adds by itself.
typedef struct {
  light correction[ENVIRONMENTS];
  bool is_known[ENVIRONMENTS];
} pair;

static table pairs;

static const light *correction(const placed *a, const placed *b, int index) {
  int dx = b->x - a->x, dy = b->y - a->y;
  uint64_t key = mixed((uint64_t)(uintptr_t)a->glyph) ^ mixed((uint64_t)(uintptr_t)b->glyph + 1) ^ mixed((uint64_t)(uint32_t)dx << 32 | (uint32_t)dy);
  pair **found = (pair **)slot(&pairs, key | 1);
  if (!*found) *found = calloc(1, sizeof **found);
  if ((*found)->is_known[index]) return &(*found)->correction[index];
  (*found)->is_known[index] = true;
  const environment *e = &environments[index];
  const canvas *c = &canvases[index];
  light *sum = &(*found)->correction[index];
  for (int y = 0; y < a->glyph->height; y++)
    for (int x = 0; x < a->glyph->width; x++) {
      int bx = x - dx, by = y - dy;
      if (bx < 0 || by < 0 || bx >= b->glyph->width || by >= b->glyph->height) continue;
      uint8_t first = a->glyph->coverage[y * a->glyph->width + x], second = b->glyph->coverage[by * b->glyph->width + bx];
      if (!first || !second) continue;
      uint32_t under = c->over_ground[first];
      uint32_t both = under == c->ground ? c->over_ground[second] : blended(under, e->ink, (uint32_t)lrint(e->alpha * 255), second);
      count_pixel(sum, both, 1);
      count_pixel(sum, c->ground, -1);
      add(sum, &c->added[first], -1);
      add(sum, &c->added[second], -1);
    }
  return sum;
}

static bool do_meet(const placed *a, const placed *b) {
  return a->x < b->x + b->glyph->width && b->x < a->x + a->glyph->width && a->y < b->y + b->glyph->height && b->y < a->y + a->glyph->height;
}

// Returns false where a glyph may meet more than its neighbour, or leaves the flat ground: then it has to be drawn.
static bool add_light(int index, const placement *text, int line_count, light *out) {
  const environment *e = &environments[index];
  int least = (int)(7 * e->scale), most = (int)((SIDE - 7) * e->scale), lowest = (int)(128 * e->scale);
  int bottom_before = INT32_MIN;
  *out = canvases[index].still_light;
  for (int line = 0; line < line_count; line++) {
    int top = INT32_MAX, bottom = INT32_MIN, right = INT32_MIN, right_before = INT32_MIN;
    for (int i = text->first[line]; i < text->first[line + 1]; i++) {
      const placed *p = &text->glyphs[i];
      add(out, light_of_glyph((glyph *)p->glyph, index), 1);
      if (i > text->first[line]) {
        if (do_meet(p - 1, p)) add(out, correction(p - 1, p, index), 1);
        if (p->x < right_before) return false;
        if (right > right_before) right_before = right;
      }
      right = p->x + p->glyph->width;
      if (p->x < least || right > most || p->y < least || p->y + p->glyph->height > lowest) return false;
      if (p->y < top) top = p->y;
      if (p->y + p->glyph->height > bottom) bottom = p->y + p->glyph->height;
    }
    if (top < bottom_before) return false;
    if (bottom > bottom_before) bottom_before = bottom;
  }
  return true;
}

// ---- once

static void open_faces(const char *folder) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) fail("FreeType did not start");
  shaper = hb_buffer_create();
  for (int f = 0; f < FACES; f++) {
    typeface *t = &faces[f];
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, face_files[f]);
    if (FT_New_Face(library, path, 0, &t->face)) fail(path);
    hb_face_t *face = hb_face_create(hb_blob_create_from_file(path), 0);
    t->font = hb_font_create(face);
    t->em = hb_face_get_upem(face);
    t->ascent = t->face->ascender / t->em;
    t->descent = -t->face->descender / t->em;
    hb_font_get_nominal_glyph(t->font, 0x2026, &t->ellipsis);
    t->ellipsis_advance = hb_font_get_glyph_h_advance(t->font, t->ellipsis) / t->em;
  }
}

// The share of a pixel inside the rounded square, from 8 x 8 points.
static uint32_t corner_coverage(int x, int y, int side, double radius) {
  if ((x >= radius && x < side - radius) || (y >= radius && y < side - radius)) return 255;
  uint32_t inside = 0;
  for (int i = 0; i < 64; i++) {
    double px = x + (i % 8 + 0.5) / 8, py = y + (i / 8 + 0.5) / 8;
    double dx = px < radius ? radius - px : px - (side - radius), dy = py < radius ? radius - py : py - (side - radius);
    inside += dx * dx + dy * dy <= radius * radius;
  }
  return (inside * 255 + 32) / 64;
}

static void make_canvas(int index) {
  static const uint8_t white[3] = {255, 255, 255};
  const environment *e = &environments[index];
  canvas *c = &canvases[index];
  int side = side_of(e);
  size_t bytes = (size_t)side * (size_t)side * 4;
  c->pixels = malloc(bytes);
  c->still = malloc(bytes);
  c->ground = 0xFF000000u | e->ground[0] | (uint32_t)e->ground[1] << 8 | (uint32_t)e->ground[2] << 16;
  double radius = e->radius * e->scale;
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      c->pixels[(size_t)y * (size_t)side + (size_t)x] = blended(0xFF000000u, e->ground, 255, corner_coverage(x, y, side, radius));
  if (e->has_clock) {
    letters text = {0};
    placement placed_clock = {0};
    double size = CLOCK_SIZE * e->scale, x = PADDING * e->scale;
    int baseline = (int)lrint((SIDE - PADDING) * e->scale - faces[REGULAR].descent * size);
    shape(REGULAR, CLOCK, (int)strlen(CLOCK), 0, &text);
    for (int i = 0; i < text.count; i++) x = place_letter(&text.letters[i], REGULAR, size, x, baseline, &placed_clock);
    environment clock = *e;
    memcpy(clock.ink, white, 3);
    clock.alpha = CLOCK_ALPHA;
    uint32_t alpha = (uint32_t)lrint(CLOCK_ALPHA * 255);
    for (int i = 0; i < 256; i++) c->over_ground[i] = blended(c->ground, white, alpha, (uint32_t)i);
    blend(c, &clock, &placed_clock);
  }
  memcpy(c->still, c->pixels, bytes);
  c->still_light = meter(c->still, (size_t)side * (size_t)side);
  for (int i = 0; i < 256; i++) {
    c->over_ground[i] = blended(c->ground, e->ink, (uint32_t)lrint(e->alpha * 255), (uint32_t)i);
    memset(&c->added[i], 0, sizeof c->added[i]);
    count_pixel(&c->added[i], c->over_ground[i], 1);
    count_pixel(&c->added[i], c->ground, -1);
  }
}

int main(int argc, char **argv) {
  options o = read_options(argc, argv);
  bool is_light = !strcmp(o.mode, "light"), is_dirty = !strcmp(o.mode, "dirty");
  make_light_table();
  make_break_tables();
  open_faces(o.fonts);
  for (int e = 0; e < ENVIRONMENTS; e++) make_canvas(e);
  letters text = {0};
  lines found = {0};
  placement places = {0};
  means totals[ENVIRONMENTS] = {{0}};
  int drawn = 0;
  double start = seconds(), processor = processor_seconds();
  for (int round = 0; round < o.repeat; round++)
    for (int line = 0; line < o.count; line++) {
      int face = is_east_asian(o.lines[line]) ? CJK : SEMIBOLD;
      double begin = seconds();
      shape_by_words(face, o.lines[line], &text);
      spent_layout += seconds() - begin;
      for (int i = 0; i < ENVIRONMENTS; i++) {
        const environment *e = &environments[i];
        begin = seconds();
        // The day is laid out as home is, and always-on as the night: the sizes are the same.
        if (i % 2 == 0) fit(&text, face, e, &found);
        place(&text, &found, face, e, &places);
        double laid_out = seconds();
        spent_layout += laid_out - begin;
        light sum;
        if (is_light) {
          bool is_sum = add_light(i, &places, found.count, &sum);
          spent_metering += seconds() - laid_out;
          if (!is_sum) sum = draw_all(&canvases[i], e, &places), drawn++;
        } else {
          sum = is_dirty ? draw_dirty(&canvases[i], e, &places) : draw_all(&canvases[i], e, &places);
        }
        add_render(&totals[i], e, &sum, found.step, found.is_cut);
      }
    }
  double wall = seconds() - start, used = processor_seconds() - processor;
  char name[64];
  snprintf(name, sizeof name, "floor_%s", o.mode);
  stage stages[] = {{"layout", spent_layout}, {"drawing", spent_drawing}, {"metering", spent_metering}};
  emit(name, &o, wall, used, totals, stages, 3);
  fprintf(stderr, "floor: %d glyphs, %d words, %d pairs, %d renders drawn in place of sums\n", glyphs.count, words.count, pairs.count, drawn);
}
