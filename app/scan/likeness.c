/* Coarse copies of tiles, compared. */
#include "app/scan/likeness.h"

#include <math.h>

#define SIDE 12
/* The mean difference of two pictures of one tile stays below that, in units of their contrast. */
#define SAME .28

void
tw_likeness_of (const TwPixels *tile, TwLikeness *out)
{
  double mean[3] = { 0 }, deviation = 0;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        double sum[3] = { 0 };
        guint n = 0;

        /* Not at the rim, where a cut is never the same. */
        for (int v = tile->height * (1 + 14 * y) / (14 * SIDE + 2);
             v < tile->height * (1 + 14 * (y + 1)) / (14 * SIDE + 2); v++)
          for (int u = tile->width * (1 + 14 * x) / (14 * SIDE + 2);
               u < tile->width * (1 + 14 * (x + 1)) / (14 * SIDE + 2); u++, n++)
            {
              guint32 argb = ((const guint32 *) (gconstpointer) tile->data)[v * tile->width + u];

              for (guint c = 0; c < 3; c++)
                sum[c] += argb >> (16 - 8 * c) & 255;
            }
        for (guint c = 0; c < 3; c++)
          {
            out->values[3 * (SIDE * y + x) + (int) c] = (float) (sum[c] / MAX (n, 1));
            mean[c] += sum[c] / MAX (n, 1) / (SIDE * SIDE);
          }
      }
  for (guint i = 0; i < G_N_ELEMENTS (out->values); i++)
    {
      out->values[i] -= (float) mean[i % 3];
      deviation += out->values[i] * out->values[i] / G_N_ELEMENTS (out->values);
    }
  for (guint i = 0; i < G_N_ELEMENTS (out->values); i++)
    out->values[i] /= (float) MAX (4, sqrt (deviation));
}

gboolean
tw_likeness_is_same (const TwLikeness *a, const TwLikeness *b)
{
  for (guint turn = 0; turn < 4; turn++)
    {
      double sum = 0;

      for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
          {
            int u = turn == 0 ? x : turn == 1 ? y : turn == 2 ? SIDE - 1 - x : SIDE - 1 - y;
            int v = turn == 0 ? y : turn == 1 ? SIDE - 1 - x : turn == 2 ? SIDE - 1 - y : x;

            for (int c = 0; c < 3; c++)
              {
                double d = a->values[3 * (SIDE * y + x) + c] - b->values[3 * (SIDE * v + u) + c];

                sum += d * d;
              }
          }
      if (sum / G_N_ELEMENTS (a->values) < SAME)
        return TRUE;
    }
  return FALSE;
}
