// SPDX-License-Identifier: MIT
#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#if PNG_LIBPNG_VER < 10632
#error "libpng 1.6.32 or later is needed"
#endif

// What the error handler needs. It is reached through a pointer, never as a plain local, since locals
// that change after setjmp are lost by longjmp.
typedef struct {
  jmp_buf jump;
  char message[128];
} failure;

static void fail(png_structp png, png_const_charp message) {
  failure *f = png_get_error_ptr(png);
  strncpy(f->message, message, sizeof f->message - 1);
  f->message[sizeof f->message - 1] = 0;
  longjmp(f->jump, 1);
}

// A warning changes nothing that is read here; a library prints nothing.
static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static cpng_result result_of(cpng_status status, const char *message) {
  cpng_result result = {.status = status};
  strncpy(result.message, message, sizeof result.message - 1);
  return result;
}

// ---- reading

struct cpng_reader {
  failure failure;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t length;
  size_t at;
};

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->length - reader->at) png_error(png, "the file ends too early");
  memcpy(out, reader->bytes + reader->at, count);
  reader->at += count;
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t length) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->length = length;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->failure, fail, ignore);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, read_bytes);
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

cpng_result cpng_reader_read_header(cpng_reader *reader, cpng_header *header) {
  memset(header, 0, sizeof *header);
  if (reader->length < 8 || png_sig_cmp(reader->bytes, 0, 8) != 0) {
    // A file whose line ends were rewritten still starts as a PNG: libpng says so in its own words.
    if (reader->length < 4 || png_sig_cmp(reader->bytes, 0, 4) != 0)
      return result_of(CPNG_NOT_PNG, "the file does not start as a PNG does");
  }
  if (setjmp(reader->failure.jump)) return result_of(CPNG_REFUSED, reader->failure.message);
  png_structp png = reader->png;
  png_infop info = reader->info;
  // The caller limits width x height; libpng's own limit on each side would refuse long, small pictures.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_read_info(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->depth = png_get_bit_depth(png, info);
  header->color_type = png_get_color_type(png, info);
  header->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  header->has_transparency = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int method = 0;
  if (png_get_iCCP(png, info, &name, &method, &profile, &length) == PNG_INFO_iCCP) {
    strncpy(header->profile_name, name, sizeof header->profile_name - 1);
    header->profile = profile;
    header->profile_length = length;
  }
  return result_of(CPNG_OK, "");
}

cpng_result cpng_reader_read_pixels(cpng_reader *reader, void *pixels, size_t length) {
  if (setjmp(reader->failure.jump)) return result_of(CPNG_REFUSED, reader->failure.message);
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1) png_set_swap(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  png_uint_32 height = png_get_image_height(png, info);
  size_t row_length = png_get_rowbytes(png, info);
  if (length != row_length * height) png_error(png, "the buffer has another size than the picture");
  for (int pass = 0; pass < passes; pass++)
    for (png_uint_32 row = 0; row < height; row++)
      png_read_row(png, (png_bytep)pixels + row * row_length, NULL);
  png_read_end(png, NULL);
  return result_of(CPNG_OK, "");
}

// ---- writing

typedef struct {
  failure failure;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t length;
  size_t capacity;
} writer;

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  writer *w = png_get_io_ptr(png);
  if (count > w->capacity - w->length) {
    size_t capacity = 2 * w->capacity + count;
    uint8_t *grown = realloc(w->bytes, capacity);
    if (!grown) png_error(png, "memory ran out");
    w->bytes = grown;
    w->capacity = capacity;
  }
  memcpy(w->bytes + w->length, bytes, count);
  w->length += count;
}

static void flush(png_structp png) { (void)png; }

// Everything that cpng_write was given.
typedef struct {
  const cpng_form *form;
  cpng_block samples;
  cpng_block palette;
  cpng_block profile;
  const char *profile_name;
  cpng_block cicp;
} picture;

// libpng up to 1.6.44 does not know cICP, so the chunk is written as one that it need not understand.
static void write_color_space(writer *w, const picture *p) {
  if (p->form->is_srgb) png_set_sRGB(w->png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (p->profile.length)
    png_set_iCCP(w->png, w->info, p->profile_name, PNG_COMPRESSION_TYPE_BASE, p->profile.bytes,
                 (png_uint_32)p->profile.length);
  if (p->cicp.length != 4) return;
  uint8_t data[4];
  memcpy(data, p->cicp.bytes, 4);
  png_unknown_chunk chunk = {.data = data, .size = 4, .location = PNG_HAVE_IHDR};
  memcpy(chunk.name, "cICP", 5);
  png_set_keep_unknown_chunks(w->png, PNG_HANDLE_CHUNK_ALWAYS, NULL, 0);
  png_set_unknown_chunks(w->png, w->info, &chunk, 1);
}

static void write_palette(writer *w, cpng_block palette) {
  png_color colors[256];
  png_byte alphas[256];
  int count = (int)(palette.length / 4);
  int translucent = 0;
  for (int i = 0; i < count && i < 256; i++) {
    const uint8_t *entry = palette.bytes + 4 * i;
    colors[i] = (png_color){entry[0], entry[1], entry[2]};
    alphas[i] = entry[3];
    if (entry[3] != 255) translucent = i + 1;
  }
  png_set_PLTE(w->png, w->info, colors, count);
  if (translucent) png_set_tRNS(w->png, w->info, alphas, translucent, NULL);
}

// Everything before the first IDAT.
static void write_head(writer *w, const picture *p) {
  const cpng_form *form = p->form;
  png_structp png = w->png;
  png_set_IHDR(png, w->info, form->width, form->height, 8, form->color_type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  write_color_space(w, p);
  if (form->color_type == PNG_COLOR_TYPE_PALETTE) write_palette(w, p->palette);
  if (form->pixels_per_meter)
    png_set_pHYs(png, w->info, form->pixels_per_meter, form->pixels_per_meter,
                 PNG_RESOLUTION_METER);
  png_write_info(png, w->info);
}

static void write_rows(writer *w, const picture *p) {
  size_t row_length = png_get_rowbytes(w->png, w->info);
  if (p->samples.length != row_length * p->form->height)
    png_error(w->png, "the samples have another size than the picture");
  for (uint32_t row = 0; row < p->form->height; row++)
    png_write_row(w->png, p->samples.bytes + row * row_length);
  png_write_end(w->png, NULL);
}

// libpng counts neither the rows nor the IDATs that it did not make, so the end is written by hand too.
static void write_packed(writer *w, const picture *p) {
  const png_byte data[5] = "IDAT", end[5] = "IEND";
  if (p->samples.length > 0x7fffffff) png_error(w->png, "the packed rows are too long for one chunk");
  png_write_chunk(w->png, data, p->samples.bytes, p->samples.length);
  png_write_chunk(w->png, end, NULL, 0);
}

static void write_picture(writer *w, const picture *p) {
  png_structp png = w->png;
  png_set_write_fn(png, w, write_bytes, flush);
  png_set_compression_level(png, p->form->level);
  png_set_compression_strategy(png, Z_DEFAULT_STRATEGY);
  // Widgets are drawn, not photographed: rows compress better as they are than filtered.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  write_head(w, p);
  if (p->form->is_packed)
    write_packed(w, p);
  else
    write_rows(w, p);
}

cpng_result cpng_write(const cpng_form *form, cpng_block samples, cpng_block palette,
                       cpng_block profile, const char *profile_name, cpng_block cicp,
                       uint8_t **bytes, size_t *length) {
  *bytes = NULL;
  *length = 0;
  writer *w = calloc(1, sizeof *w);
  if (!w) return result_of(CPNG_NO_MEMORY, "memory ran out");
  const picture p = {form, samples, palette, profile, profile_name, cicp};
  w->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &w->failure, fail, ignore);
  if (w->png) w->info = png_create_info_struct(w->png);
  cpng_result result;
  if (!w->info) {
    result = result_of(CPNG_NO_MEMORY, "memory ran out");
  } else if (setjmp(w->failure.jump)) {
    result = result_of(CPNG_REFUSED, w->failure.message);
  } else {
    write_picture(w, &p);
    *bytes = w->bytes;
    *length = w->length;
    w->bytes = NULL;
    result = result_of(CPNG_OK, "");
  }
  png_destroy_write_struct(&w->png, &w->info);
  free(w->bytes);
  free(w);
  return result;
}

void cpng_free(uint8_t *bytes) { free(bytes); }
