/* Profiles of change across and down a sheet, and the grid that explains them best. */
#include "app/scan/grid-lines.h"

#include <math.h>
#include <stdlib.h>

/* A change of colour that is greater counts no more: lines are told by their length. */
#define MOST_CHANGE 40
/* How long the pieces of a line are that are looked at. */
#define BLOCK_PX 10
/* How far a cell may be from a square: perspective hides how long a sheet is. */
#define MOST_OBLONG 1.22
/* What is less than that happens by chance. */
#define LEAST_SCORE 5.
/* A line that is fainter is none. */
#define LEAST_LINE 1.1

/* How much changes at each place along one side, over the whole of the other; in units of its usual
 * difference from what is usual. */
typedef struct
{
  int length;
  double *values;
} Profile;

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

/* The mean colours of blocks that are a pixel along the profile and some across it: what a camera
 * adds to each pixel is none of a line. */
static float *
blocks_of (const TwRaster *raster, gboolean is_across, int n_blocks)
{
  int length = is_across ? raster->width : raster->height;
  int breadth = is_across ? raster->height : raster->width;
  float *means = g_new (float, 3 * (gsize) length * (gsize) n_blocks), *out = means;

  for (int at = 0; at < length; at++)
    for (int block = 0; block < n_blocks; block++, out += 3)
      {
        int first = block * breadth / n_blocks, end = (block + 1) * breadth / n_blocks;
        int sums[3] = { 0 };

        for (int k = first; k < end; k++)
          {
            const guint8 *rgb = tw_raster_at (raster, is_across ? at : k, is_across ? k : at);

            for (guint c = 0; c < 3; c++)
              sums[c] += rgb[c];
          }
        for (guint c = 0; c < 3; c++)
          out[c] = (float) sums[c] / (float) (end - first);
      }
  return means;
}

static double
change_between (const float *a, const float *b)
{
  double sum = 0;

  for (guint c = 0; c < 3; c++)
    sum += fabs ((double) (a[c] - b[c]));
  return MIN (sum, MOST_CHANGE);
}

static Profile
profile_of (const TwRaster *raster, gboolean is_across)
{
  int length = is_across ? raster->width : raster->height;
  int breadth = is_across ? raster->height : raster->width;
  g_autofree double *raw = g_new0 (double, length), *sorted = NULL;
  int n_blocks = MAX (1, breadth / BLOCK_PX);
  g_autofree float *means = blocks_of (raster, is_across, n_blocks);
  /* Lines are found within that of where they should be. */
  int slack = MAX (1, length / 250);
  Profile profile = { length, g_new (double, length) };
  double median, deviation;

  for (int at = 1; at < length; at++)
    {
      const float *here = means + 3 * (gsize) at * (gsize) n_blocks;

      for (int k = 0; k < n_blocks; k++)
        raw[at] += change_between (here + 3 * k - 3 * n_blocks, here + 3 * k) / n_blocks;
    }
  for (int at = 0; at < length; at++)
    {
      double most = 0;

      for (int k = MAX (1, at - slack); k <= MIN (length - 1, at + slack); k++)
        most = MAX (most, raw[k]);
      profile.values[at] = most;
    }
  sorted = g_memdup2 (profile.values, (gsize) length * sizeof (double));
  qsort (sorted, (gsize) length, sizeof (double), compare_doubles);
  median = sorted[length / 2];
  /* Half of all lie between the quarters. */
  deviation = MAX (.4, (sorted[length * 3 / 4] - sorted[length / 4]) / 1.35);
  for (int at = 0; at < length; at++)
    profile.values[at] = CLAMP ((profile.values[at] - median) / deviation, -2, 8);
  return profile;
}

/* Cells, the gaps between them, and perhaps one round all of them. */
typedef struct
{
  guint n;
  double gap;
  gboolean is_framed;
  guint n_lines;
  double sum;   /* of the profile at the lines */
  double least; /* of one line that is fainter than the others */
} Fit;

/* The width of a cell, as a part of all. */
static double
cell_of (const Fit *fit)
{
  return 1 / (fit->n + (fit->is_framed ? fit->n + 1. : fit->n - 1.) * fit->gap);
}

static void
add_line (const Profile *profile, double at, Fit *fit, double *lowest)
{
  double value = profile->values[CLAMP ((int) (at * profile->length + .5), 0, profile->length - 1)];

  fit->sum += value;
  fit->n_lines++;
  /* The faintest of all is let pass where there are several: a stain may lie on it. */
  if (value < lowest[0])
    {
      lowest[1] = lowest[0];
      lowest[0] = value;
    }
  else
    lowest[1] = MIN (lowest[1], value);
}

/* How well the cells explain the profile. */
static void
weigh (const Profile *profile, Fit *fit)
{
  double cell = cell_of (fit), gap = fit->gap * cell, start = fit->is_framed ? gap : 0;
  double lowest[2] = { HUGE_VAL, HUGE_VAL };

  fit->sum = 0;
  fit->n_lines = 0;
  for (guint i = 0; i < fit->n; i++)
    {
      double at = start + i * (cell + gap);

      if (i > 0 || fit->is_framed)
        add_line (profile, at, fit, lowest);
      if (gap > 0 && (i + 1 < fit->n || fit->is_framed))
        add_line (profile, at + cell, fit, lowest);
    }
  fit->least = fit->n_lines > 5 ? lowest[1] : lowest[0];
}

/* The best gap for @n cells. Two cells with a wide gap would be a tile with a road through it. */
static Fit
fit_of (const Profile *profile, guint n)
{
  Fit best = { .n = n, .least = HUGE_VAL };
  double best_score = -HUGE_VAL;

  if (n == 1)
    return best;
  for (double gap = 0; gap <= (n == 2 ? .04 : .2); gap += gap == 0 ? .01 : .005)
    for (guint is_framed = 0; is_framed <= (gap > 0); is_framed++)
      {
        Fit fit = { .n = n, .gap = gap, .is_framed = is_framed };
        double score;

        weigh (profile, &fit);
        /* Two lines for one are no better evidence where one is as good. */
        score = fit.sum / fit.n_lines - (gap > 0 ? .3 : 0);
        if (score <= best_score)
          continue;
        best_score = score;
        best = fit;
      }
  return best;
}

/* Leaves out the frame on both sides of one direction. */
static void
take_frame (const Fit *across, const Fit *down, TwScanArea *area)
{
  double u = across->is_framed ? cell_of (across) * across->gap : 0;
  double v = down->is_framed ? cell_of (down) * down->gap : 0;
  TwQuadMap map;

  tw_quad_map_to (&area->quad, &map);
  area->quad = tw_quad_part (&map, u, v, 1 - u, 1 - v);
}

gboolean
tw_grid_lines_find (const TwRaster *raster, TwScanArea *area)
{
  Profile across = profile_of (raster, TRUE), down = profile_of (raster, FALSE);
  Fit columns[TW_SCAN_MAX_LINES + 1], rows[TW_SCAN_MAX_LINES + 1];
  double best_score = LEAST_SCORE;
  guint n_columns = 0, n_rows = 0;

  for (guint n = 1; n <= TW_SCAN_MAX_LINES; n++)
    {
      columns[n] = fit_of (&across, n);
      rows[n] = fit_of (&down, n);
    }
  for (guint n = 1; n <= TW_SCAN_MAX_LINES; n++)
    for (guint m = 1; m <= TW_SCAN_MAX_LINES; m++)
      {
        double width = raster->width * cell_of (&columns[n]);
        double height = raster->height * cell_of (&rows[m]);
        guint n_lines = columns[n].n_lines + rows[m].n_lines;
        double oblong = MAX (width, height) / MIN (width, height), score;

        if (n * m == 1 || n * m > TW_SCAN_MAX_CELLS || oblong > MOST_OBLONG
            || MIN (width, height) < 12 || MIN (columns[n].least, rows[m].least) < LEAST_LINE)
          continue;
        score = (columns[n].sum + rows[m].sum) / sqrt (n_lines) - 10 * (oblong - 1);
        if (score <= best_score)
          continue;
        best_score = score;
        n_columns = n;
        n_rows = m;
      }
  g_free (across.values);
  g_free (down.values);
  if (n_columns == 0)
    return FALSE;
  take_frame (&columns[n_columns], &rows[n_rows], area);
  area->columns = n_columns;
  area->rows = n_rows;
  area->gap_across = columns[n_columns].gap;
  area->gap_down = rows[n_rows].gap;
  return TRUE;
}
