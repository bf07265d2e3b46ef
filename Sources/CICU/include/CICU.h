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

/* What a character is beside others, as a sum. */
enum {
  /* A cluster of its own beside any other such character, and no word is looked up to break lines at it. */
  CICU_APART = 1,
  /* A letter before which a line may begin after spaces. */
  CICU_LETTER = 2,
  /* A letter before which a line may begin anyhow: class ID, and the syllables of Hangul. */
  CICU_IDEOGRAPH = 4,
  /* A line may end between it and an ideograph. */
  CICU_ENDS_BEFORE_IDEOGRAPH = 8,
  /* A line may end after spaces that follow it, where a letter or an ideograph comes next. */
  CICU_ENDS_BEFORE_SPACE = 16
};

/* The sum of what a character is; 0 for one that nothing is promised of. Wraps u_getIntPropertyValue. */
int32_t cicu_joint(uint32_t character);

/* How letters are written. */
enum { CICU_UPPERCASE = 0, CICU_LOWERCASE = 1 };

/* Writes the text in one case by the locale's rules and returns the length, which may be over `capacity`.
 * Wraps u_strToUpper, u_strToLower. */
int32_t cicu_recase(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity,
    int32_t *status);

/* Writes hour and minute in the locale's short form and returns the length, which may be over
 * `capacity`. Wraps udat_open, udat_format. */
int32_t cicu_short_time(
    const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    uint16_t *out, int32_t capacity, int32_t *status);
/* The fields of a length of time, the largest first. */
enum {
  CICU_YEARS = 0,
  CICU_MONTHS = 1,
  CICU_DAYS = 2,
  CICU_HOURS = 3,
  CICU_MINUTES = 4,
  CICU_SECONDS = 5
};

/* How many words a list or a relative date takes. */
enum { CICU_WIDE = 0, CICU_SHORT = 1, CICU_NARROW = 2 };

/* Each of the following writes a text and returns its length, which may be over `capacity`. */

/* The locale's own pattern for the fields of a skeleton, such as yMMMMd; j is the locale's hour. Wraps
 * udatpg_getBestPattern. */
int32_t cicu_date_pattern(
    const char *locale, const uint16_t *skeleton, int32_t skeleton_length, uint16_t *out,
    int32_t capacity, int32_t *status);
/* A moment in a pattern, such as "MMMM d, y". Wraps udat_open, udat_format. */
int32_t cicu_patterned_date(
    const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    const uint16_t *pattern, int32_t pattern_length, uint16_t *out, int32_t capacity,
    int32_t *status);
/* Two moments with the fields of a skeleton without j, what both share said once. Wraps udtitvfmt_format. */
int32_t cicu_date_interval(
    const char *locale, const uint16_t *zone, int32_t zone_length, double from, double to,
    const uint16_t *skeleton, int32_t skeleton_length, uint16_t *out, int32_t capacity,
    int32_t *status);
/* A decimal number, such as -1.5e3, by a number skeleton. Wraps unumf_formatDecimal. */
int32_t cicu_number(
    const char *locale, const uint16_t *skeleton, int32_t skeleton_length, const char *number,
    uint16_t *out, int32_t capacity, int32_t *status);
/* At most six amounts of units in a row, such as "11 min, 14 sec". Wraps ulistfmt_format. */
int32_t cicu_unit_list(
    const char *locale, int32_t width, const uint16_t *joined, const int32_t *lengths,
    int32_t count, uint16_t *out, int32_t capacity, int32_t *status);
/* An amount of one field from now on, "in 2 days", or by name where the locale has one, "tomorrow". Wraps
 * ureldatefmt_format, ureldatefmt_formatNumeric. */
int32_t cicu_relative_date(
    const char *locale, int32_t width, int32_t by_name, double amount, int32_t field, uint16_t *out,
    int32_t capacity, int32_t *status);
/* The ten digits of the locale's numbering system, or of no length where it is not one of ten digits.
 * Wraps unumsys_getDescription. */
int32_t cicu_digits(const char *locale, uint16_t *out, int32_t capacity, int32_t *status);

/* The categories of plurals, in the order of CLDR. */
enum { CICU_PLURAL_CATEGORIES = 6, CICU_PLURAL_SAMPLES = 2 };
/* Writes for zero, one, two, few, many and other the two smallest numbers of the category: whole ones, or
 * failing those tenths; NaN where the language has none. Wraps uplrules_openForType, uplrules_select. */
void cicu_plural_samples(const char *locale, double *samples, int32_t *status);

/* Writes how often each field, in the order given, goes into what the ones before it leave of the time
 * between two moments. Wraps ucal_getFieldDifference. */
void cicu_date_difference(
    const uint16_t *zone, int32_t zone_length, double from, double to, const int32_t *fields,
    int32_t count, int32_t *amounts, int32_t *status);

/* 1 where ICU's zone data has the name. Wraps ucal_getCanonicalTimeZoneID. */
int32_t cicu_is_known_zone(const uint16_t *zone, int32_t zone_length);
/* 1 where language, and region if there is one, are ISO codes. Wraps uloc_getISO3Language. */
int32_t cicu_is_known_locale(const char *locale);
/* 1 where the language is written from right to left. Wraps uloc_isRightToLeft. */
int32_t cicu_is_right_to_left(const char *locale);
/* The name of an error code. Wraps u_errorName. */
const char *cicu_status_name(int32_t status);

#endif
