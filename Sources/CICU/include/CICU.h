/* SPDX-License-Identifier: MIT
 *
 * Andon's own face of ICU: no type and no header of ICU is seen from here.
 * Text is UTF-16. Each function that can fail writes 0, or ICU's positive error code, to `status`.
 */
#ifndef ANDON_CICU_H
#define ANDON_CICU_H

#include <stdint.h>

typedef struct cicu_breaker cicu_breaker;
typedef struct cicu_bidi cicu_bidi;

/* What a breaker looks for. */
enum { CICU_CLUSTERS = 0, CICU_LINES = 1 };

/* What a character must not do at the edge of a line (UAX #14 classes, grouped). */
enum { CICU_PLAIN = 0, CICU_NEVER_BEGINS = 1, CICU_NEVER_ENDS = 2, CICU_INSEPARABLE = 3 };

/* Opens a breaker. Lines follow the strict rules (small kana never begin a line) in every language.
 * NULL on failure. Wraps ubrk_open. */
cicu_breaker *cicu_breaker_open(int32_t kind, const char *locale, int32_t *status);
/* Wraps ubrk_close. */
void cicu_breaker_close(cicu_breaker *breaker);
/* Writes the boundaries after 0 in order and returns how many there are; at most `length` are ever
 * written. Wraps ubrk_setText, ubrk_next. */
int32_t cicu_breaker_boundaries(
    cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, int32_t *status);

/* NULL where memory is short. Wraps ubidi_open. */
cicu_bidi *cicu_bidi_open(void);
/* Wraps ubidi_close. */
void cicu_bidi_close(cicu_bidi *bidi);
/* Writes the embedding level of each unit and the level of the paragraph around it, which its first
 * strong character decides. Wraps ubidi_setPara, ubidi_getLevels. */
void cicu_bidi_levels(
    cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t *levels, uint8_t *paragraphs,
    int32_t *status);

/* One of CICU_PLAIN … CICU_INSEPARABLE. Wraps u_getIntPropertyValue. */
int32_t cicu_line_edge(uint32_t character);

/* Writes hour and minute in the locale's short form and returns the length, which may be over
 * `capacity`. Wraps udat_open, udat_format. */
int32_t cicu_short_time(
    const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    uint16_t *out, int32_t capacity, int32_t *status);
/* 1 where ICU's zone data has the name. Wraps ucal_getCanonicalTimeZoneID. */
int32_t cicu_is_known_zone(const uint16_t *zone, int32_t zone_length);
/* 1 where language, and region if there is one, are ISO codes. Wraps uloc_getISO3Language. */
int32_t cicu_is_known_locale(const char *locale);
/* The name of an error code. Wraps u_errorName. */
const char *cicu_status_name(int32_t status);

#endif
