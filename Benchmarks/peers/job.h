// SPDX-License-Identifier: MIT
//
// The job of the benchmark for programs in C: what is drawn, the light of pixels, arguments and results.
#ifndef ANDON_BENCH_JOB_H
#define ANDON_BENCH_JOB_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>

#define SIDE 158.0
#define PADDING 16.0
#define TEXT_WIDTH (SIDE - 2 * PADDING)
#define CLOCK "9:41"
#define CLOCK_SIZE 11.0
#define CLOCK_ALPHA 0.6
#define STEPS 9
#define LIT_OVER 8

typedef struct {
  const char *name;
  double scale;       // px per pt
  uint8_t ground[3];
  double radius;      // pt
  double size;        // pt
  uint8_t ink[3];
  double alpha;
  int lines;
  bool has_clock;
} environment;

enum { ENVIRONMENTS = 4 };
static const environment environments[ENVIRONMENTS] = {
    {"home", 3.0, {88, 86, 214}, 22, 17, {255, 255, 255}, 1.0, 3, true},
    {"standby_day", 4.5, {0, 0, 0}, 0, 17, {255, 255, 255}, 1.0, 3, true},
    {"standby_night", 3.0, {0, 0, 0}, 0, 15, {255, 59, 48}, 0.85, 2, false},
    {"always_on", 3.0, {0, 0, 0}, 0, 15, {255, 255, 255}, 0.5, 2, false},
};

static inline double step_of(int index) { return 1.0 - 0.05 * index; }
static inline int side_of(const environment *e) { return (int)lrint(SIDE * e->scale); }

// East Asian letters begin with a byte from E3 on in UTF-8, and nothing else in the sets does.
static inline bool is_east_asian(const char *text) {
  for (; *text; text++)
    if ((uint8_t)*text >= 0xE3) return true;
  return false;
}

static inline double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline double processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

// ---- light: whole numbers of 24 bits, so that sums are the same in every order

#define FULL_LIGHT 16777215
static uint32_t light_of[256];

typedef struct {
  int64_t sums[3];
  int64_t lit;
} light;

static inline void make_light_table(void) {
  for (int code = 0; code < 256; code++) {
    double share = code / 255.0;
    double linear = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4);
    light_of[code] = (uint32_t)lrint(linear * FULL_LIGHT);
  }
}

static inline void count_pixel(light *total, uint32_t pixel, int64_t times) {
  uint32_t a = pixel & 255, b = pixel >> 8 & 255, c = pixel >> 16 & 255;
  total->sums[0] += times * light_of[a];
  total->sums[1] += times * light_of[b];
  total->sums[2] += times * light_of[c];
  if (a > LIT_OVER || b > LIT_OVER || c > LIT_OVER) total->lit += times;
}

// Pictures are mostly flat: sixteen equal pixels at a time are one comparison, which gcc turns into vector code.
static __attribute__((noinline)) light meter(const uint32_t *pixels, size_t count) {
  light total = {{0}, 0};
  if (!count) return total;
  uint32_t run = pixels[0];
  int64_t length = 0;
  size_t at = 0;
  for (; at + 16 <= count; at += 16) {
    uint32_t difference = 0;
    for (int i = 0; i < 16; i++) difference |= pixels[at + i] ^ run;
    if (!difference) {
      length += 16;
      continue;
    }
    for (int i = 0; i < 16; i++) {
      if (pixels[at + i] == run) {
        length++;
      } else {
        count_pixel(&total, run, length);
        run = pixels[at + i];
        length = 1;
      }
    }
  }
  count_pixel(&total, run, length);
  for (; at < count; at++) count_pixel(&total, pixels[at], 1);
  return total;
}

// ---- arguments

typedef struct {
  const char *set, *fonts, *png, *mode;
  int limit, repeat;
  char **lines;
  int count;
} options;

static inline void read_lines(options *o) {
  FILE *file = fopen(o->set, "rb");
  if (!file) {
    perror(o->set);
    exit(1);
  }
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((!o->limit || o->count < o->limit) && (length = getline(&line, &capacity, file)) > 0) {
    if (line[length - 1] == '\n') line[--length] = 0;
    if (!length) continue;
    o->lines = realloc(o->lines, (size_t)(o->count + 1) * sizeof *o->lines);
    o->lines[o->count++] = strdup(line);
  }
  free(line);
  fclose(file);
}

static inline options read_options(int argc, char **argv) {
  options o = {.mode = "draw", .repeat = 1};
  for (int i = 1; i + 1 < argc; i += 2) {
    const char *value = argv[i + 1];
    if (!strcmp(argv[i], "--set")) o.set = value;
    else if (!strcmp(argv[i], "--fonts")) o.fonts = value;
    else if (!strcmp(argv[i], "--png")) o.png = value;
    else if (!strcmp(argv[i], "--mode")) o.mode = value;
    else if (!strcmp(argv[i], "--limit")) o.limit = atoi(value);
    else if (!strcmp(argv[i], "--repeat")) o.repeat = atoi(value);
    else o.set = NULL, i = argc;
  }
  if (!o.set || !o.fonts) {
    fprintf(stderr, "usage: %s --set FILE --fonts FOLDER [--png FOLDER] [--mode M] [--limit N] [--repeat N]\n", argv[0]);
    exit(2);
  }
  if (o.png) mkdir(o.png, 0777);
  read_lines(&o);
  return o;
}

// ---- results

typedef struct {
  int renders;
  double luminance, lit, scale;
  int cut;
} means;

typedef struct {
  const char *name;
  double seconds;
} stage;

static inline void add_render(means *m, const environment *e, const light *l, double scale, bool is_cut) {
  double pixels = (double)side_of(e) * side_of(e);
  m->renders++;
  m->luminance += (0.2126 * (double)l->sums[0] + 0.7152 * (double)l->sums[1] + 0.0722 * (double)l->sums[2]) / FULL_LIGHT / pixels;
  m->lit += (double)l->lit / pixels;
  m->scale += scale;
  m->cut += is_cut;
}

static inline void print_means(const char *name, const means *all, double (*figure)(const means *), const char *format) {
  printf(", \"%s\": {", name);
  for (int e = 0; e < ENVIRONMENTS; e++) {
    printf("%s\"%s\": ", e ? ", " : "", environments[e].name);
    printf(format, figure(&all[e]));
  }
  printf("}");
}

static inline double luminance_of(const means *m) { return m->luminance / m->renders; }
static inline double lit_of(const means *m) { return m->lit / m->renders; }
static inline double scale_of(const means *m) { return m->scale / m->renders; }
static inline double cut_of(const means *m) { return m->cut; }

static inline void emit(const char *peer, const options *o, double wall, double processor, const means *all, const stage *stages, int count) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  const char *slash = strrchr(o->set, '/');
  int renders = 0;
  for (int e = 0; e < ENVIRONMENTS; e++) renders += all[e].renders;
  printf("{\"peer\": \"%s\", \"set\": \"%s\", \"lines\": %d, \"png\": %s, \"renders\": %d, \"seconds\": %.4f", peer,
         slash ? slash + 1 : o->set, o->count, o->png ? "true" : "false", renders, wall);
  printf(", \"renders_per_s\": %.2f, \"renders_per_cpu_s\": %.2f, \"peak_rss_mb\": %.1f, \"split_us_per_render\": {",
         renders / wall, renders / processor, (double)usage.ru_maxrss / 1024);
  for (int i = 0; i < count; i++)
    printf("%s\"%s\": %.2f", i ? ", " : "", stages[i].name, stages[i].seconds / renders * 1e6);
  printf("}");
  print_means("mean_luminance", all, luminance_of, "%.8f");
  print_means("lit_fraction", all, lit_of, "%.8f");
  print_means("mean_scale", all, scale_of, "%.5f");
  print_means("truncated", all, cut_of, "%.0f");
  printf("}\n");
}

#endif
