/* SPDX-License-Identifier: MIT */
#include "CICU.h"

#include <math.h>

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ureldatefmt.h>

/* A text that is longer than its room is no failure: the length says so. Warnings mean success. */
static int32_t failure(UErrorCode code) {
  return U_FAILURE(code) && code != U_BUFFER_OVERFLOW_ERROR ? (int32_t)code : 0;
}

int32_t cicu_date_pattern(
    const char *locale, const uint16_t *skeleton, int32_t skeleton_length, uint16_t *out,
    int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &code);
  if (U_SUCCESS(code)) {
    length = udatpg_getBestPattern(
        generator, (const UChar *)skeleton, skeleton_length, (UChar *)out, capacity, &code);
  }
  udatpg_close(generator);
  *status = failure(code);
  return length;
}

int32_t cicu_patterned_date(
    const char *locale, const uint16_t *zone, int32_t zone_length, double milliseconds,
    const uint16_t *pattern, int32_t pattern_length, uint16_t *out, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UDateFormat *format = udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, (const UChar *)zone, zone_length,
      (const UChar *)pattern, pattern_length, &code);
  if (U_SUCCESS(code)) {
    length = udat_format(format, milliseconds, (UChar *)out, capacity, NULL, &code);
  }
  udat_close(format);
  *status = failure(code);
  return length;
}

int32_t cicu_date_interval(
    const char *locale, const uint16_t *zone, int32_t zone_length, double from, double to,
    const uint16_t *skeleton, int32_t skeleton_length, uint16_t *out, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UDateIntervalFormat *format = udtitvfmt_open(
      locale, (const UChar *)skeleton, skeleton_length, (const UChar *)zone, zone_length, &code);
  if (U_SUCCESS(code)) {
    length = udtitvfmt_format(format, from, to, (UChar *)out, capacity, NULL, &code);
  }
  udtitvfmt_close(format);
  *status = failure(code);
  return length;
}

int32_t cicu_number(
    const char *locale, const uint16_t *skeleton, int32_t skeleton_length, const char *number,
    uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(
      (const UChar *)skeleton, skeleton_length, locale, &code);
  UFormattedNumber *result = unumf_openResult(&code);
  if (U_SUCCESS(code)) unumf_formatDecimal(formatter, number, -1, result, &code);
  if (U_SUCCESS(code)) length = unumf_resultToString(result, (UChar *)out, capacity, &code);
  unumf_closeResult(result);
  unumf_close(formatter);
  *status = failure(code);
  return length;
}

int32_t cicu_unit_list(
    const char *locale, int32_t width, const uint16_t *joined, const int32_t *lengths,
    int32_t count, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *items[6];
  if (count < 0 || count > 6) code = U_ILLEGAL_ARGUMENT_ERROR;
  for (int32_t index = 0; U_SUCCESS(code) && index < count; index += 1) {
    items[index] = (const UChar *)joined;
    joined += lengths[index];
  }
  UListFormatter *formatter = ulistfmt_openForType(
      locale, ULISTFMT_TYPE_UNITS,
      width == CICU_WIDE    ? ULISTFMT_WIDTH_WIDE
      : width == CICU_SHORT ? ULISTFMT_WIDTH_SHORT
                            : ULISTFMT_WIDTH_NARROW,
      &code);
  if (U_SUCCESS(code)) {
    length = ulistfmt_format(formatter, items, lengths, count, (UChar *)out, capacity, &code);
  }
  ulistfmt_close(formatter);
  *status = failure(code);
  return length;
}

int32_t cicu_relative_date(
    const char *locale, int32_t width, int32_t by_name, double amount, int32_t field, uint16_t *out,
    int32_t capacity, int32_t *status) {
  static const URelativeDateTimeUnit units[] = {
      UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_MONTH,  UDAT_REL_UNIT_DAY,
      UDAT_REL_UNIT_HOUR, UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_SECOND};
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  if (field < CICU_YEARS || field > CICU_SECONDS) code = U_ILLEGAL_ARGUMENT_ERROR;
  URelativeDateTimeFormatter *formatter = ureldatefmt_open(
      locale, NULL,
      width == CICU_WIDE    ? UDAT_STYLE_LONG
      : width == CICU_SHORT ? UDAT_STYLE_SHORT
                            : UDAT_STYLE_NARROW,
      UDISPCTX_CAPITALIZATION_NONE, &code);
  if (U_SUCCESS(code)) {
    length = by_name ? ureldatefmt_format(
                           formatter, amount, units[field], (UChar *)out, capacity, &code)
                     : ureldatefmt_formatNumeric(
                           formatter, amount, units[field], (UChar *)out, capacity, &code);
  }
  ureldatefmt_close(formatter);
  *status = failure(code);
  return length;
}

int32_t cicu_digits(const char *locale, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UNumberingSystem *system = unumsys_open(locale, &code);
  if (U_SUCCESS(code) && !unumsys_isAlgorithmic(system)) {
    length = unumsys_getDescription(system, (UChar *)out, capacity, &code);
  }
  unumsys_close(system);
  *status = failure(code);
  return length;
}

void cicu_date_difference(
    const uint16_t *zone, int32_t zone_length, double from, double to, const int32_t *fields,
    int32_t count, int32_t *amounts, int32_t *status) {
  static const UCalendarDateFields names[] = {UCAL_YEAR,        UCAL_MONTH,  UCAL_DATE,
                                              UCAL_HOUR_OF_DAY, UCAL_MINUTE, UCAL_SECOND};
  UErrorCode code = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open((const UChar *)zone, zone_length, "en", UCAL_GREGORIAN, &code);
  ucal_setMillis(calendar, from, &code);
  for (int32_t index = 0; index < count && U_SUCCESS(code); index += 1) {
    if (fields[index] < CICU_YEARS || fields[index] > CICU_SECONDS) {
      code = U_ILLEGAL_ARGUMENT_ERROR;
      break;
    }
    amounts[index] = ucal_getFieldDifference(calendar, to, names[fields[index]], &code);
  }
  ucal_close(calendar);
  *status = failure(code);
}

/* The place of a category's name among the categories, or -1. */
static int32_t plural_category(const UChar *name, int32_t length) {
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  for (int32_t index = 0; index < CICU_PLURAL_CATEGORIES; index += 1) {
    int32_t at = 0;
    while (at < length && names[index][at] != 0 && name[at] == (UChar)names[index][at]) at += 1;
    if (at == length && names[index][at] == 0) return index;
  }
  return -1;
}

void cicu_plural_samples(const char *locale, double *samples, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t found[CICU_PLURAL_CATEGORIES] = {0};
  int32_t has_whole[CICU_PLURAL_CATEGORIES] = {0};
  for (int32_t index = 0; index < CICU_PLURAL_CATEGORIES * CICU_PLURAL_SAMPLES; index += 1) {
    samples[index] = NAN;
  }
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &code);
  /* Whole numbers to a thousand, powers of ten to a million, then tenths to ten: every category of every
   * language has a number among them. */
  static const double powers[] = {1e4, 1e5, 1e6};
  for (int32_t step = 0; step < 1001 + 3 + 100 && U_SUCCESS(code); step += 1) {
    double number = step < 1001 ? step : step < 1004 ? powers[step - 1001] : (step - 1003) / 10.0;
    UChar name[16];
    int32_t length = uplrules_select(rules, number, name, 16, &code);
    int32_t category = U_SUCCESS(code) ? plural_category(name, length) : -1;
    if (category < 0 || found[category] == CICU_PLURAL_SAMPLES) continue;
    if (step < 1004) has_whole[category] = 1;
    if (step >= 1004 && has_whole[category]) continue;
    samples[category * CICU_PLURAL_SAMPLES + found[category]] = number;
    found[category] += 1;
  }
  uplrules_close(rules);
  *status = failure(code);
}
