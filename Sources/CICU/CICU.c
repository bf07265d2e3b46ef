/* SPDX-License-Identifier: MIT */
#include "CICU.h"

#include <stdlib.h>
#include <string.h>

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>
#include <unicode/uvernum.h>

#if U_ICU_VERSION_MAJOR_NUM < 67
#error "Andon needs ICU 67 or newer"
#endif

struct cicu_breaker {
  UBreakIterator *iterator;
};

struct cicu_bidi {
  UBiDi *bidi;
};

/* Warnings are negative and mean success. */
static int32_t failure(UErrorCode code) { return U_FAILURE(code) ? (int32_t)code : 0; }

cicu_breaker *cicu_breaker_open(int32_t kind, const char *locale, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  char name[ULOC_FULLNAME_CAPACITY + ULOC_KEYWORD_AND_VALUES_CAPACITY];
  uloc_getName(locale, name, (int32_t)sizeof name, &code);
  if (kind == CICU_LINES && U_SUCCESS(code)) {
    uloc_setKeywordValue("lb", "strict", name, (int32_t)sizeof name, &code);
  }
  cicu_breaker *breaker = U_SUCCESS(code) ? malloc(sizeof *breaker) : NULL;
  if (breaker != NULL) {
    breaker->iterator =
        ubrk_open(kind == CICU_LINES ? UBRK_LINE : UBRK_CHARACTER, name, NULL, 0, &code);
    if (U_FAILURE(code)) {
      free(breaker);
      breaker = NULL;
    }
  } else if (U_SUCCESS(code)) {
    code = U_MEMORY_ALLOCATION_ERROR;
  }
  *status = failure(code);
  return breaker;
}

void cicu_breaker_close(cicu_breaker *breaker) {
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t cicu_breaker_boundaries(
    cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t count = 0;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &code);
  if (U_SUCCESS(code)) {
    for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE && count < length;
         at = ubrk_next(breaker->iterator)) {
      offsets[count] = at;
      count += 1;
    }
  }
  *status = failure(code);
  return count;
}

cicu_bidi *cicu_bidi_open(void) {
  cicu_bidi *bidi = malloc(sizeof *bidi);
  if (bidi == NULL) return NULL;
  bidi->bidi = ubidi_open();
  if (bidi->bidi == NULL) {
    free(bidi);
    return NULL;
  }
  return bidi;
}

void cicu_bidi_close(cicu_bidi *bidi) {
  ubidi_close(bidi->bidi);
  free(bidi);
}

void cicu_bidi_levels(
    cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t *levels, uint8_t *paragraphs,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  ubidi_setPara(bidi->bidi, (const UChar *)text, length, UBIDI_DEFAULT_LTR, NULL, &code);
  const UBiDiLevel *found = ubidi_getLevels(bidi->bidi, &code);
  if (U_SUCCESS(code)) {
    memcpy(levels, found, (size_t)length);
    int32_t count = ubidi_countParagraphs(bidi->bidi);
    for (int32_t index = 0; index < count && U_SUCCESS(code); index += 1) {
      int32_t start = 0, end = 0;
      UBiDiLevel level = 0;
      ubidi_getParagraphByIndex(bidi->bidi, index, &start, &end, &level, &code);
      if (U_SUCCESS(code)) memset(paragraphs + start, level, (size_t)(end - start));
    }
  }
  *status = failure(code);
}

int32_t cicu_line_edge(uint32_t character) {
  switch (u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK)) {
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_CLOSE_PARENTHESIS:
    case U_LB_EXCLAMATION:
    case U_LB_NONSTARTER:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
    case U_LB_INFIX_NUMERIC:
    case U_LB_BREAK_SYMBOLS:
    case U_LB_POSTFIX_NUMERIC:
      return CICU_NEVER_BEGINS;
    case U_LB_OPEN_PUNCTUATION:
    case U_LB_PREFIX_NUMERIC:
      return CICU_NEVER_ENDS;
    case U_LB_INSEPARABLE:
      return CICU_INSEPARABLE;
    default:
      return CICU_PLAIN;
  }
}

int32_t cicu_joint(uint32_t character) {
  int32_t cluster = u_getIntPropertyValue((UChar32)character, UCHAR_GRAPHEME_CLUSTER_BREAK);
  if (cluster != U_GCB_OTHER && cluster != U_GCB_LV && cluster != U_GCB_LVT) return 0;
  if (u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return 0;
  switch (u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
      return CICU_APART | CICU_LETTER | CICU_ENDS_BEFORE_IDEOGRAPH | CICU_ENDS_BEFORE_SPACE;
    case U_LB_IDEOGRAPHIC:
    case U_LB_H2:
    case U_LB_H3:
      return CICU_APART | CICU_IDEOGRAPH | CICU_ENDS_BEFORE_IDEOGRAPH | CICU_ENDS_BEFORE_SPACE;
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_EXCLAMATION:
    case U_LB_NONSTARTER:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
      return CICU_APART | CICU_ENDS_BEFORE_IDEOGRAPH | CICU_ENDS_BEFORE_SPACE;
    case U_LB_BREAK_AFTER:
    case U_LB_BREAK_BOTH:
    case U_LB_BREAK_SYMBOLS:
    case U_LB_CLOSE_PARENTHESIS:
    case U_LB_HYPHEN:
    case U_LB_INFIX_NUMERIC:
    case U_LB_INSEPARABLE:
    case U_LB_NUMERIC:
    case U_LB_POSTFIX_NUMERIC:
      return CICU_APART | CICU_ENDS_BEFORE_SPACE;
    case U_LB_AMBIGUOUS:
    case U_LB_GLUE:
    case U_LB_OPEN_PUNCTUATION:
    case U_LB_PREFIX_NUMERIC:
    case U_LB_QUOTATION:
    case U_LB_SPACE:
      return CICU_APART;
    default:
      return 0;
  }
}

int32_t cicu_recase(
    int32_t kind, const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t (*recase)(UChar *, int32_t, const UChar *, int32_t, const char *, UErrorCode *) =
      kind == CICU_UPPERCASE ? u_strToUpper : u_strToLower;
  int32_t count = recase((UChar *)out, capacity, (const UChar *)text, length, locale, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) code = U_ZERO_ERROR;
  *status = failure(code);
  return count;
}

int32_t cicu_short_time(
    const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UDateFormat *format = udat_open(
      UDAT_SHORT, UDAT_NONE, locale, (const UChar *)zone, zone_length, NULL, 0, &code);
  if (U_SUCCESS(code)) {
    length = udat_format(format, milliseconds, (UChar *)out, capacity, NULL, &code);
    if (code == U_BUFFER_OVERFLOW_ERROR) code = U_ZERO_ERROR;
    udat_close(format);
  }
  *status = failure(code);
  return length;
}

int32_t cicu_is_known_zone(const uint16_t *zone, int32_t zone_length) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[128];
  ucal_getCanonicalTimeZoneID((const UChar *)zone, zone_length, name, 128, NULL, &code);
  return U_SUCCESS(code);
}

int32_t cicu_is_known_locale(const char *locale) {
  UErrorCode code = U_ZERO_ERROR;
  char language[ULOC_LANG_CAPACITY], region[ULOC_COUNTRY_CAPACITY];
  int32_t length = uloc_getLanguage(locale, language, (int32_t)sizeof language, &code);
  if (U_FAILURE(code) || length == 0 || uloc_getISO3Language(locale)[0] == 0) return 0;
  length = uloc_getCountry(locale, region, (int32_t)sizeof region, &code);
  if (U_FAILURE(code)) return 0;
  return length == 0 || length == 3 || uloc_getISO3Country(locale)[0] != 0;
}

int32_t cicu_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale) ? 1 : 0; }

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }
