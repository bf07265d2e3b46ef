// SPDX-License-Identifier: MIT
//
// Pango and Cairo on an image surface. apt: libpango1.0-dev libcairo2-dev
#include "job.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

static PangoContext *open_context(const char *fonts) {
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddDir(config, (const FcChar8 *)fonts);
  FcConfigSetCurrent(config);
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  cairo_font_options_t *style = cairo_font_options_create();
  cairo_font_options_set_hint_style(style, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(style, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(style, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, style);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_destroy(style);
  return context;
}

static void set_size(PangoLayout *layout, double size) {
  PangoFontDescription *font = pango_font_description_copy(pango_layout_get_font_description(layout));
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
}

static PangoLayout *new_layout(PangoContext *context, const char *family, PangoWeight weight, double size, const char *text) {
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_weight(font, weight);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, text, -1);
  return layout;
}

// Finds the largest step at which nothing is cut; at the last step Pango cuts by itself.
static double fit(PangoLayout *layout, const environment *e, bool *is_cut) {
  pango_layout_set_width(layout, (int)(TEXT_WIDTH * e->scale * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height(layout, -e->lines);
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
  *is_cut = pango_layout_is_ellipsized(layout);
  if (*is_cut) return step_of(STEPS - 1);
  int low = 0, high = STEPS - 1;
  while (low < high) {
    int middle = (low + high) / 2;
    set_size(layout, e->size * e->scale * step_of(middle));
    if (pango_layout_is_ellipsized(layout)) low = middle + 1;
    else high = middle;
  }
  set_size(layout, e->size * e->scale * step_of(high));
  return step_of(high);
}

static void set_color(cairo_t *pen, const uint8_t *color, double alpha) {
  cairo_set_source_rgba(pen, color[0] / 255.0, color[1] / 255.0, color[2] / 255.0, alpha);
}

static void draw_ground(cairo_t *pen, const environment *e) {
  cairo_set_source_rgb(pen, 0, 0, 0);
  cairo_paint(pen);
  if (e->radius <= 0) return;
  double radius = e->radius * e->scale, side = SIDE * e->scale;
  cairo_new_path(pen);
  for (int corner = 0; corner < 4; corner++) {
    double x = corner == 0 || corner == 1 ? side - radius : radius;
    double y = corner == 1 || corner == 2 ? side - radius : radius;
    cairo_arc(pen, x, y, radius, (corner - 1) * M_PI_2, corner * M_PI_2);
  }
  cairo_close_path(pen);
  set_color(pen, e->ground, 1);
  cairo_fill(pen);
}

static void draw_text(cairo_t *pen, const environment *e, PangoLayout *body, PangoLayout *clock) {
  double left = PADDING * e->scale;
  set_color(pen, e->ink, e->alpha);
  cairo_move_to(pen, left, left);
  pango_cairo_show_layout(pen, body);
  if (!clock) return;
  const uint8_t white[3] = {255, 255, 255};
  int height;
  pango_layout_get_size(clock, NULL, &height);
  set_color(pen, white, CLOCK_ALPHA);
  cairo_move_to(pen, left, (SIDE - PADDING) * e->scale - height / (double)PANGO_SCALE);
  pango_cairo_show_layout(pen, clock);
}

int main(int argc, char **argv) {
  options o = read_options(argc, argv);
  make_light_table();
  PangoContext *context = open_context(o.fonts);
  cairo_surface_t *surfaces[ENVIRONMENTS];
  cairo_t *pens[ENVIRONMENTS];
  for (int e = 0; e < ENVIRONMENTS; e++) {
    int side = side_of(&environments[e]);
    surfaces[e] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
    pens[e] = cairo_create(surfaces[e]);
  }
  means totals[ENVIRONMENTS] = {{0}};
  stage stages[] = {{"layout", 0}, {"drawing", 0}, {"metering", 0}, {"encoding", 0}};
  double start = 0, processor = 0;
  for (int line = -1; line < o.count; line++) {  // the first one opens the faces
    if (line == 0) {
      memset(totals, 0, sizeof totals);
      for (int i = 0; i < 4; i++) stages[i].seconds = 0;
      start = seconds();
      processor = processor_seconds();
    }
    const char *text = o.lines[line < 0 ? 0 : line];
    bool east = is_east_asian(text);
    for (int i = 0; i < ENVIRONMENTS; i++) {
      const environment *e = &environments[i];
      double times[5] = {seconds()};
      bool is_cut;
      PangoLayout *body = new_layout(context, east ? "Noto Sans CJK JP" : "Inter", east ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_SEMIBOLD,
                                     e->size * e->scale * step_of(STEPS - 1), text);
      double step = fit(body, e, &is_cut);
      PangoLayout *clock = e->has_clock ? new_layout(context, "Inter", PANGO_WEIGHT_NORMAL, CLOCK_SIZE * e->scale, CLOCK) : NULL;
      pango_layout_get_line_count(body);
      times[1] = seconds();
      draw_ground(pens[i], e);
      draw_text(pens[i], e, body, clock);
      g_object_unref(body);
      if (clock) g_object_unref(clock);
      cairo_surface_flush(surfaces[i]);
      times[2] = seconds();
      size_t count = (size_t)side_of(e) * (size_t)side_of(e);
      light found = meter((const uint32_t *)cairo_image_surface_get_data(surfaces[i]), count);
      int64_t blue = found.sums[0];  // Cairo's bytes are blue, green, red
      found.sums[0] = found.sums[2];
      found.sums[2] = blue;
      times[3] = seconds();
      if (o.png && line >= 0) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%05d_%s.png", o.png, line, e->name);
        cairo_surface_write_to_png(surfaces[i], path);
      }
      times[4] = seconds();
      for (int s = 0; s < 4; s++) stages[s].seconds += times[s + 1] - times[s];
      add_render(&totals[i], e, &found, step, is_cut);
    }
  }
  emit("pango_cairo", &o, seconds() - start, processor_seconds() - processor, totals, stages, 4);
}
