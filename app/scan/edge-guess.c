/* Colours along the edges of a tile. */
#include "app/scan/edge-guess.h"

#include <math.h>
#include <string.h>

/* Places along an edge at which the strip is looked at, and how deep it is, in tile edges: not
 * quite at the rim, where a cut may be seen. */
#define N_PLACES 96
#define DEPTH_0  .025
#define DEPTH_1  .08
#define N_DEEP   8

/* Bins for the measure of field, which runs from -RANGE to RANGE. */
#define N_BINS 200
#define RANGE  .4

/* In light as it usually is. */
#define USUAL_GREEN 0.045
#define USUAL_COLD  -0.035
#define WATER       0.055

/* How much of a colour that the set chose lies within that of it counts as it. */
#define OWN_DISTANCE 42.

/* Of the colour of a place: field, water, and each land that the set invents, 0 to 1. */
typedef struct
{
  double field;
  double water;
  double own[TW_N_OWN_KINDS];
} Place;

static inline guint32
pixel_of (const TwPixels *tile, double x, double y)
{
  int u = CLAMP ((int) (x * tile->width), 0, tile->width - 1);
  int v = CLAMP ((int) (y * tile->height), 0, tile->height - 1);

  return ((const guint32 *) (gconstpointer) tile->data)[v * tile->width + u];
}

/* Parts of the colour, whatever the light: @green above the mean of the others, @cold blue above
 * red. */
static inline void
measure (guint32 argb, double *green, double *cold)
{
  double r = argb >> 16 & 255, g = argb >> 8 & 255, b = argb & 255, sum = r + g + b + 6;

  *green = (g - (r + b) / 2) / sum;
  *cold = (b - r) / sum;
}

/* From the edge's left end, seen from outside, inwards. */
static void
point_of (TwEdge edge, double along, double depth, double *out_x, double *out_y)
{
  switch (edge)
    {
    case TW_EDGE_N:
      *out_x = along;
      *out_y = depth;
      break;
    case TW_EDGE_E:
      *out_x = 1 - depth;
      *out_y = along;
      break;
    case TW_EDGE_S:
      *out_x = 1 - along;
      *out_y = 1 - depth;
      break;
    case TW_EDGE_W:
    default:
      *out_x = depth;
      *out_y = 1 - along;
      break;
    }
}

static double
soft (double value, double border, double width)
{
  return 1 / (1 + exp (-(value - border) / width));
}

static double
likeness (guint32 argb, guint32 colour)
{
  double sum = 0, light = 1;
  double y_a = (argb >> 16 & 255) + (argb >> 8 & 255) + (argb & 255);
  double y_b = (colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255);

  /* A shadow or a lamp changes all parts alike, up to a point. */
  if (y_a > 0)
    light = CLAMP (y_b / y_a, .75, 1.33);
  for (guint shift = 0; shift <= 16; shift += 8)
    {
      double d = (argb >> shift & 255) * light - (double) (colour >> shift & 255);

      sum += d * d;
    }
  return exp (-sum / (2 * OWN_DISTANCE * OWN_DISTANCE / 4));
}

static void
add_colour (const TwScanPalette *palette, guint32 argb, Place *place)
{
  double green, cold, field, water;

  measure (argb, &green, &cold);
  if (palette->is_snow)
    {
      water = soft (cold, .075, .012);
      field = soft (cold, palette->border, palette->width) * (1 - water);
    }
  else
    {
      water = soft (cold, WATER, .015);
      field = soft (green, palette->border, palette->width) * (1 - water);
    }
  place->field += field;
  place->water += water;
  for (guint i = 0; i < palette->n_lands; i++)
    place->own[i] += likeness (argb, palette->colours[i]);
}

static void
divide (Place *place, double n)
{
  place->field /= n;
  place->water /= n;
  for (guint i = 0; i < TW_N_OWN_KINDS; i++)
    place->own[i] /= n;
}

static void
look_along (const TwPixels *tile, const TwScanPalette *palette, TwEdge edge, Place out[N_PLACES])
{
  memset (out, 0, N_PLACES * sizeof *out);
  for (guint i = 0; i < N_PLACES; i++)
    {
      for (guint k = 0; k < N_DEEP; k++)
        {
          double depth = DEPTH_0 + (DEPTH_1 - DEPTH_0) * (k + .5) / N_DEEP, x, y;

          point_of (edge, (i + .5) / N_PLACES, depth, &x, &y);
          add_colour (palette, pixel_of (tile, x, y), &out[i]);
        }
      divide (&out[i], N_DEEP);
    }
}

/* The mean of the places from @from to @to, in edges. */
static Place
mean_of (const Place places[N_PLACES], double from, double to)
{
  guint first = (guint) (from * N_PLACES), end = (guint) (to * N_PLACES);
  Place sum = { 0 };

  for (guint i = first; i < end; i++)
    {
      sum.field += places[i].field;
      sum.water += places[i].water;
      for (guint k = 0; k < TW_N_OWN_KINDS; k++)
        sum.own[k] += places[i].own[k];
    }
  divide (&sum, end - first);
  return sum;
}

/* The stretch about the middle that is least field. */
static Place
middle_of (const Place places[N_PLACES])
{
  Place best = { .field = 2 };

  for (double from = .40; from <= .54; from += .01)
    {
      Place here = mean_of (places, from, from + .07);

      if (here.field < best.field)
        best = here;
    }
  return best;
}

static void
score (const TwScanPalette *palette, const Place places[N_PLACES], double out[TW_N_KINDS])
{
  Place left = mean_of (places, .14, .37), right = mean_of (places, .63, .86);
  Place middle = middle_of (places), whole = mean_of (places, .14, .86);
  double shoulders = (left.field + right.field) / 2, least = MAX (left.field, right.field);
  double line = (1 - middle.field) * shoulders * sqrt (MIN (left.field, right.field));
  double water = middle.field < 1 ? middle.water / (1 - middle.field + 1e-9) : 0;

  memset (out, 0, TW_N_KINDS * sizeof *out);
  out[TW_KIND_FIELD] = middle.field * shoulders;
  out[TW_KIND_ROAD] = line * (1 - soft (water, .4, .08));
  out[TW_KIND_RIVER] = line * soft (water, .4, .08);
  out[TW_KIND_CITY] = (1 - shoulders) * (1 - least) * (1 - .5 * middle.field);
  for (guint i = 0; i < palette->n_lands; i++)
    {
      gboolean is_line = palette->kinds[i] < TW_KIND_OWN + TW_N_OWN_LINES;
      double there = is_line ? middle.own[i] * (1 - soft (whole.own[i], .55, .06)) : whole.own[i];

      for (guint kind = 0; kind < TW_KIND_OWN; kind++)
        out[kind] *= 1 - there;
      out[palette->kinds[i]] = there;
    }
}

static TwEdgeGuess
best_of (const double scores[TW_N_KINDS])
{
  double sum = 0, best = 0, second = 0;
  TwEdgeGuess guess = { TW_KIND_FIELD, 0 };

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      sum += scores[kind];
      if (scores[kind] > best)
        {
          second = best;
          best = scores[kind];
          guess.kind = (TwKind) kind;
        }
      else
        second = MAX (second, scores[kind]);
    }
  if (sum > 0)
    guess.confidence = CLAMP ((best - second) / sum, 0, 1);
  return guess;
}

void
tw_edges_guess (const TwPixels *tile,
                const TwScanPalette *palette,
                TwEdgeGuess out_edges[TW_N_EDGES])
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      Place places[N_PLACES];
      double scores[TW_N_KINDS];

      look_along (tile, palette, (TwEdge) edge, places);
      score (palette, places, scores);
      out_edges[edge] = best_of (scores);
    }
}

double
tw_patch_guess (const TwPixels *tile, const TwScanPalette *palette, double x, double y, double r)
{
  Place sum = { 0 };
  guint n = 0;

  for (double v = -r; v <= r; v += r / 8)
    for (double u = -r; u <= r; u += r / 8)
      if (u * u + v * v <= r * r)
        {
          add_colour (palette, pixel_of (tile, x + u, y + v), &sum);
          n++;
        }
  divide (&sum, n);
  return MAX (0, 1 - sum.field);
}

/* ---- learning -------------------------------------------------------------------------------- */

/* Whether it is water in any light; what is merely cold may be snow. */
static void
count (TwPixels *const *tiles, guint n_tiles, gboolean is_snow, double bins[N_BINS])
{
  memset (bins, 0, N_BINS * sizeof *bins);
  for (guint t = 0; t < n_tiles; t++)
    for (guint i = 0; i < 4 * N_PLACES; i++)
      for (guint k = 0; k < N_DEEP; k++)
        {
          double depth = DEPTH_0 + (DEPTH_1 - DEPTH_0) * (k + .5) / N_DEEP, x, y, green, cold;

          point_of ((TwEdge) (i / N_PLACES), (i % N_PLACES + .5) / N_PLACES, depth, &x, &y);
          measure (pixel_of (tiles[t], x, y), &green, &cold);
          if (cold > (is_snow ? .075 : WATER))
            continue;
          bins[CLAMP ((int) (((is_snow ? cold : green) + RANGE) / (2 * RANGE) * N_BINS), 0,
                      N_BINS - 1)]++;
        }
}

static double
value_of (double bin)
{
  return bin / N_BINS * 2 * RANGE - RANGE;
}

/* Two heaps: the border between them, how well it parts them (1 for two peaks), how much lies above
 * it, and how far their middles are from each other. */
typedef struct
{
  double border, clear, share, apart;
} Parting;

/* By Otsu's method. */
static void
part (const double bins[N_BINS], Parting *out)
{
  double n = 0, sum = 0, square = 0, n_low = 0, sum_low = 0, best = -1;
  double first = 0, last = 0;

  for (guint i = 0; i < N_BINS; i++)
    {
      n += bins[i];
      sum += bins[i] * i;
      square += bins[i] * i * i;
    }
  memset (out, 0, sizeof *out);
  if (n < 1)
    return;
  for (guint i = 0; i + 1 < N_BINS; i++)
    {
      double high, low, between;

      n_low += bins[i];
      sum_low += bins[i] * i;
      if (n_low < 1 || n - n_low < 1)
        continue;
      low = sum_low / n_low;
      high = (sum - sum_low) / (n - n_low);
      between = n_low / n * (n - n_low) / n * (high - low) * (high - low);
      if (between > best)
        {
          best = between;
          out->share = (n - n_low) / n;
          out->apart = (high - low) / N_BINS * 2 * RANGE;
          first = low;
          last = high;
        }
    }
  square = square / n - sum / n * (sum / n);
  out->clear = square > 0 ? best / square : 0;
  /* Halfway between the heaps, and not where the larger one ends. */
  out->border = value_of ((first + last) / 2 + .5);
}

static void
learn_field (TwPixels *const *tiles, guint n_tiles, TwScanPalette *palette)
{
  double bins[N_BINS];
  Parting green, cold, *best = &green;

  count (tiles, n_tiles, FALSE, bins);
  part (bins, &green);
  count (tiles, n_tiles, TRUE, bins);
  part (bins, &cold);
  /* Nothing is green, but some is colder than the rest: it is winter. */
  palette->is_snow =
      n_tiles > 0 && green.border < .02 && cold.apart * cold.clear > green.apart * green.clear;
  if (palette->is_snow)
    best = &cold;
  palette->border = palette->is_snow ? USUAL_COLD : USUAL_GREEN;
  palette->width = palette->is_snow ? .008 : .012;
  if (best->clear < .6 || best->share < .03 || best->share > .97 || best->apart < .03)
    return;
  palette->border =
      palette->is_snow ? CLAMP (best->border, -.2, .02) : CLAMP (best->border, .015, .13);
  palette->width = CLAMP (best->apart / 9, .006, .02);
}

void
tw_scan_palette_learn (TwPixels *const *tiles,
                       guint n_tiles,
                       const TwVocabulary *own,
                       TwScanPalette *out_palette)
{
  memset (out_palette, 0, sizeof *out_palette);
  learn_field (tiles, n_tiles, out_palette);
  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      if (!tw_kind_is_own (land->kind) || out_palette->n_lands >= TW_N_OWN_KINDS)
        continue;
      out_palette->kinds[out_palette->n_lands] = land->kind;
      out_palette->colours[out_palette->n_lands++] = land->colour;
    }
}
