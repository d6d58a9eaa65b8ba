/* The ground as a smooth surface of colour, found from the rim inwards. */
#include "app/scan/ground.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Terms of the surface: 1, x, y, x², xy, y². */
#define N_TERMS 6
/* How often what does not fit is left out and the surface is reckoned anew. */
#define N_ROUNDS 5
/* So much of the rim has to be ground. */
#define LEAST_SHARE .55
/* A colour is ground at this distance at least, and at no more than that. */
#define LEAST_DISTANCE 16.
#define MOST_DISTANCE  48.

/* Of the shade of something: how dark it may be, how far its colour may be from the ground's, and
 * how much may change from one pixel to the next. */
#define DARKEST      .3
#define SHADE_COLOUR .018
#define SHADE_STEP   90

typedef struct
{
  double terms[3][N_TERMS];
  double distance; /* what is further from it is no ground */
} Surface;

static void
terms_of (const TwRaster *raster, int x, int y, double out[N_TERMS])
{
  double u = 2. * x / raster->width - 1, v = 2. * y / raster->height - 1;

  out[0] = 1;
  out[1] = u;
  out[2] = v;
  out[3] = u * u;
  out[4] = u * v;
  out[5] = v * v;
}

/* The colour of the ground at a place. */
static void
ground_at (const Surface *surface, const TwRaster *raster, int x, int y, double out[3])
{
  double terms[N_TERMS];

  terms_of (raster, x, y, terms);
  for (guint c = 0; c < 3; c++)
    {
      out[c] = 0;
      for (guint i = 0; i < N_TERMS; i++)
        out[c] += surface->terms[c][i] * terms[i];
    }
}

static double
distance_from (const Surface *surface, const TwRaster *raster, int x, int y)
{
  const guint8 *rgb = tw_raster_at (raster, x, y);
  double ground[3], sum = 0;

  ground_at (surface, raster, x, y, ground);
  for (guint c = 0; c < 3; c++)
    sum += (rgb[c] - ground[c]) * (rgb[c] - ground[c]);
  return sqrt (sum);
}

/* Whether the place is ground in the shade of what lies on it: darker, of the same colour, and a
 * little different from the ground beside it, as shades have no edge. */
static gboolean
is_shade (const Surface *surface, const TwRaster *raster, int x, int y, int from_x, int from_y)
{
  const guint8 *rgb = tw_raster_at (raster, x, y), *from = tw_raster_at (raster, from_x, from_y);
  double ground[3], sum = rgb[0] + rgb[1] + rgb[2] + 1, ground_sum = 1;
  int step = 0;

  ground_at (surface, raster, x, y, ground);
  for (guint c = 0; c < 3; c++)
    {
      ground_sum += ground[c];
      step += abs (rgb[c] - from[c]);
    }
  if (step > SHADE_STEP || sum > ground_sum || sum < DARKEST * ground_sum)
    return FALSE;
  for (guint c = 0; c < 3; c++)
    if (fabs (rgb[c] / sum - ground[c] / ground_sum) > SHADE_COLOUR)
      return FALSE;
  return TRUE;
}

/* Solves for three right sides at once; the matrix is symmetric, and a little is added to its
 * diagonal where the points do not tell all terms. */
static void
solve (double matrix[N_TERMS][N_TERMS], double right[3][N_TERMS], Surface *surface)
{
  for (guint i = 0; i < N_TERMS; i++)
    matrix[i][i] += 1e-6 + (i > 2 ? 1e-3 * matrix[0][0] : 0);
  for (guint i = 0; i < N_TERMS; i++)
    for (guint j = i + 1; j < N_TERMS; j++)
      {
        double factor = matrix[j][i] / matrix[i][i];

        for (guint k = i; k < N_TERMS; k++)
          matrix[j][k] -= factor * matrix[i][k];
        for (guint c = 0; c < 3; c++)
          right[c][j] -= factor * right[c][i];
      }
  for (guint c = 0; c < 3; c++)
    for (guint i = N_TERMS; i-- > 0;)
      {
        double value = right[c][i];

        for (guint k = i + 1; k < N_TERMS; k++)
          value -= matrix[i][k] * surface->terms[c][k];
        surface->terms[c][i] = value / matrix[i][i];
      }
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static GArray *
rim_of (const TwRaster *raster)
{
  GArray *rim = g_array_new (FALSE, FALSE, 2 * sizeof (int));
  int band = MAX (1, MIN (raster->width, raster->height) / 50);

  for (int y = 0; y < raster->height; y++)
    for (int x = 0; x < raster->width; x++)
      if (x < band || y < band || x >= raster->width - band || y >= raster->height - band)
        g_array_append_vals (rim, (const int[]){ x, y }, 1);
  return rim;
}

/* The commonest colour of the rim, to begin with: things that lie on it do not pull it to them. */
static void
begin (const TwRaster *raster, const GArray *rim, Surface *surface)
{
  g_autofree guint *counts = g_new0 (guint, 16 * 16 * 16);
  guint best = 0, n = 0;
  double sums[3] = { 0 };

  memset (surface, 0, sizeof *surface);
  for (guint i = 0; i < rim->len; i++)
    {
      const int *at = (const int *) (gconstpointer) rim->data + 2 * i;
      const guint8 *rgb = tw_raster_at (raster, at[0], at[1]);
      guint bin = (guint) (rgb[0] >> 4) << 8 | (guint) (rgb[1] >> 4) << 4 | rgb[2] >> 4;

      if (++counts[bin] > counts[best])
        best = bin;
    }
  for (guint i = 0; i < rim->len; i++)
    {
      const int *at = (const int *) (gconstpointer) rim->data + 2 * i;
      const guint8 *rgb = tw_raster_at (raster, at[0], at[1]);

      if (((guint) (rgb[0] >> 4) << 8 | (guint) (rgb[1] >> 4) << 4 | rgb[2] >> 4) != best)
        continue;
      n++;
      for (guint c = 0; c < 3; c++)
        sums[c] += rgb[c];
    }
  for (guint c = 0; c < 3; c++)
    surface->terms[c][0] = sums[c] / n;
  surface->distance = MOST_DISTANCE;
}

/* Returns the share of the rim that fits. */
static double
fit (const TwRaster *raster, const GArray *rim, Surface *surface)
{
  double matrix[N_TERMS][N_TERMS] = { { 0 } }, right[3][N_TERMS] = { { 0 } };
  g_autofree double *distances = g_new (double, rim->len);
  guint n = 0;

  for (guint i = 0; i < rim->len; i++)
    {
      const int *at = (const int *) (gconstpointer) rim->data + 2 * i;
      const guint8 *rgb = tw_raster_at (raster, at[0], at[1]);
      double distance = distance_from (surface, raster, at[0], at[1]), terms[N_TERMS];

      if (distance > surface->distance)
        continue;
      distances[n++] = distance;
      terms_of (raster, at[0], at[1], terms);
      for (guint a = 0; a < N_TERMS; a++)
        {
          for (guint b = 0; b < N_TERMS; b++)
            matrix[a][b] += terms[a] * terms[b];
          for (guint c = 0; c < 3; c++)
            right[c][a] += terms[a] * rgb[c];
        }
    }
  if (n == 0)
    return 0;
  solve (matrix, right, surface);
  qsort (distances, n, sizeof *distances, compare_doubles);
  /* Three times what is usual, but at first more: the surface is still flat. */
  surface->distance = CLAMP (3.5 * distances[n / 2], LEAST_DISTANCE, MOST_DISTANCE);
  return n / (double) rim->len;
}

static void
flood (const TwRaster *raster, const GArray *rim, const Surface *surface, guint8 *mask)
{
  const int w = raster->width, h = raster->height;
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  memset (mask, 1, (gsize) w * (gsize) h);
  /* Not only from the outermost pixels: scanners and cameras leave lines there. */
  for (guint i = 0; i < rim->len; i++)
    {
      const int *at = (const int *) (gconstpointer) rim->data + 2 * i;
      int there = at[1] * w + at[0];

      if (distance_from (surface, raster, at[0], at[1]) > surface->distance)
        continue;
      mask[there] = 0;
      g_array_append_val (queue, there);
    }
  for (guint i = 0; i < queue->len; i++)
    {
      int at = g_array_index (queue, int, i), x = at % w, y = at / w;
      const int beside[4][2] = { { x - 1, y }, { x + 1, y }, { x, y - 1 }, { x, y + 1 } };

      for (guint k = 0; k < 4; k++)
        {
          int u = beside[k][0], v = beside[k][1], there = v * w + u;

          if (u < 0 || v < 0 || u >= w || v >= h || mask[there] == 0
              || (distance_from (surface, raster, u, v) > surface->distance
                  && !is_shade (surface, raster, u, v, x, y)))
            continue;
          mask[there] = 0;
          g_array_append_val (queue, there);
        }
    }
}

guint8 *
tw_ground_mask (const TwRaster *raster)
{
  g_autoptr (GArray) rim = rim_of (raster);
  Surface surface;
  double share = 0;
  guint8 *mask;

  begin (raster, rim, &surface);
  for (guint i = 0; i < N_ROUNDS; i++)
    share = fit (raster, rim, &surface);
  if (share < LEAST_SHARE)
    return NULL;
  mask = g_malloc ((gsize) raster->width * (gsize) raster->height);
  flood (raster, rim, &surface, mask);
  return mask;
}
