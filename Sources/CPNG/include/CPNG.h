// SPDX-License-Identifier: MIT
//
// Our own face of libpng. No libpng type appears here and no longjmp leaves the functions below: each
// returns a status and, on failure, libpng's own words.
#ifndef ANDON_CPNG_H
#define ANDON_CPNG_H

#include <stddef.h>
#include <stdint.h>

/// What came of a call.
typedef enum {
  CPNG_OK = 0,
  /// The bytes do not start as a PNG does.
  CPNG_NOT_PNG = 1,
  /// libpng refused the bytes or the request; the message says why.
  CPNG_REFUSED = 2,
  /// Memory ran out.
  CPNG_NO_MEMORY = 3,
} cpng_status;

typedef struct {
  int32_t status;
  /// Ends with a zero; empty when all went well.
  char message[128];
} cpng_result;

/// What stands in the header of a file.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bits in one sample: 1, 2, 4, 8 or 16.
  uint8_t depth;
  /// PNG's colour type: 0 grey, 2 colour, 3 palette, 4 grey and alpha, 6 colour and alpha.
  uint8_t color_type;
  uint8_t is_interlaced;
  /// Whether a tRNS chunk gives an alpha.
  uint8_t has_transparency;
  /// The name of the ICC profile, ends with a zero; empty without a profile.
  char profile_name[80];
  /// The ICC profile, owned by the reader; NULL without one.
  const uint8_t *profile;
  size_t profile_length;
} cpng_header;

typedef struct cpng_reader cpng_reader;

/// Makes a reader over bytes that outlive it; NULL when memory runs out.
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t length);
/// Frees a reader; NULL is allowed.
void cpng_reader_destroy(cpng_reader *reader);
/// Reads everything up to the first IDAT. Rows are not allocated.
cpng_result cpng_reader_read_header(cpng_reader *reader, cpng_header *header);
/// Reads all rows as straight RGBA, eight bits a sample, or sixteen in the machine's order for a file of
/// sixteen bits; then the rest of the file. Palette, grey, low depths and tRNS are expanded; no gamma
/// and no profile is applied. `length` must be width x height x 4 samples.
cpng_result cpng_reader_read_pixels(cpng_reader *reader, void *pixels, size_t length);

/// How a picture is written.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 0 (grey), 2 (RGB), 3 (palette) or 6 (RGBA); eight bits a sample.
  uint8_t color_type;
  /// zlib's level, 0...9, for rows that are not packed.
  uint8_t level;
  /// Whether the rows, each with its filter before it, are a stream of zlib already.
  uint8_t is_packed;
  /// Whether an sRGB chunk is written.
  uint8_t is_srgb;
  /// Pixels in a metre, or 0 where the physical size is not known.
  uint32_t pixels_per_meter;
} cpng_form;

/// Bytes that are borrowed for one call; `bytes` may be anything where `length` is 0.
typedef struct {
  const uint8_t *bytes;
  size_t length;
} cpng_block;

/// Writes a picture; on success `*bytes` is freed with cpng_free.
///
/// `samples` are rows of samples without padding or of palette indices, or the packed stream of them;
/// `palette` is red, green, blue and alpha of each entry; `profile` is an ICC profile called `profile_name`, and `cicp` the four bytes
/// of a cICP chunk: each of them may be empty.
cpng_result cpng_write(const cpng_form *form, cpng_block samples, cpng_block palette,
                       cpng_block profile, const char *profile_name, cpng_block cicp,
                       uint8_t **bytes, size_t *length);
/// Frees what cpng_write returned.
void cpng_free(uint8_t *bytes);

#endif
