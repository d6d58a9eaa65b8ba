/* Pixels, fewer and straightened. */
#include "app/scan/raster.h"

#include <math.h>

static TwRaster *
raster_new (int width, int height, double scale)
{
  TwRaster *raster = g_new (TwRaster, 1);

  *raster = (TwRaster){ width, height, scale, g_malloc (3 * (gsize) width * (gsize) height) };
  return raster;
}

void
tw_raster_free (TwRaster *raster)
{
  g_free (raster->rgb);
  g_free (raster);
}

/* Colours are premultiplied, so that white fills what is left of them. */
static inline void
add_pixel (const TwPixels *pixels, int x, int y, double weight, double rgb[3])
{
  guint32 argb = ((const guint32 *) (gconstpointer)
                      pixels->data)[(gsize) y * (gsize) pixels->width + (gsize) x];
  guint white = 255 - (argb >> 24);

  rgb[0] += weight * ((argb >> 16 & 255) + white);
  rgb[1] += weight * ((argb >> 8 & 255) + white);
  rgb[2] += weight * ((argb & 255) + white);
}

TwRaster *
tw_raster_new (const TwPixels *pixels, int longest)
{
  double scale = MIN (1., longest / (double) MAX (pixels->width, pixels->height));
  int width = MAX (1, (int) floor (pixels->width * scale));
  int height = MAX (1, (int) floor (pixels->height * scale));
  TwRaster *raster = raster_new (width, height, scale);
  guint8 *out = raster->rgb;

  for (int y = 0; y < height; y++)
    {
      int y0 = (int) ((gint64) y * pixels->height / height);
      int y1 = MAX (y0 + 1, (int) ((gint64) (y + 1) * pixels->height / height));

      for (int x = 0; x < width; x++, out += 3)
        {
          int x0 = (int) ((gint64) x * pixels->width / width);
          int x1 = MAX (x0 + 1, (int) ((gint64) (x + 1) * pixels->width / width));
          double sum[3] = { 0 };

          for (int v = y0; v < y1; v++)
            for (int u = x0; u < x1; u++)
              add_pixel (pixels, u, v, 1, sum);
          for (guint i = 0; i < 3; i++)
            out[i] = (guint8) (sum[i] / ((y1 - y0) * (x1 - x0)) + .5);
        }
    }
  return raster;
}

TwPixels *
tw_raster_pixels (const TwRaster *raster)
{
  TwPixels *pixels = tw_pixels_new (raster->width, raster->height);
  guint32 *to = pixels != NULL ? (guint32 *) (gpointer) pixels->data : NULL;

  for (gsize i = 0; to != NULL && i < (gsize) raster->width * (gsize) raster->height; i++)
    {
      const guint8 *rgb = raster->rgb + 3 * i;

      to[i] = 0xff000000u | (guint32) rgb[0] << 16 | (guint32) rgb[1] << 8 | rgb[2];
    }
  return pixels;
}

void
tw_raster_sample (const TwPixels *pixels, double x, double y, double out_rgb[3])
{
  /* The middle of a pixel is half a pixel from its corner. */
  double u = CLAMP (x - .5, 0, pixels->width - 1), v = CLAMP (y - .5, 0, pixels->height - 1);
  int x0 = (int) u, y0 = (int) v;
  int x1 = MIN (x0 + 1, pixels->width - 1), y1 = MIN (y0 + 1, pixels->height - 1);
  double a = u - x0, b = v - y0;

  out_rgb[0] = out_rgb[1] = out_rgb[2] = 0;
  add_pixel (pixels, x0, y0, (1 - a) * (1 - b), out_rgb);
  add_pixel (pixels, x1, y0, a * (1 - b), out_rgb);
  add_pixel (pixels, x0, y1, (1 - a) * b, out_rgb);
  add_pixel (pixels, x1, y1, a * b, out_rgb);
}

TwRaster *
tw_raster_straighten (const TwPixels *pixels, const TwQuad *quad, int width, int height)
{
  double across, down;
  TwRaster *raster;
  guint n_across, n_down;
  TwQuadMap map;
  guint8 *out;

  tw_quad_sides (quad, &across, &down);
  tw_quad_map_to (quad, &map);
  raster = raster_new (width, height, width / across);
  out = raster->rgb;
  /* Where the picture has more pixels than that, several are taken for each. */
  n_across = (guint) CLAMP (ceil (across / width), 1, 6);
  n_down = (guint) CLAMP (ceil (down / height), 1, 6);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++, out += 3)
      {
        double sum[3] = { 0 };

        for (guint j = 0; j < n_down; j++)
          for (guint i = 0; i < n_across; i++)
            {
              TwScanPoint at = tw_quad_map_point (&map, (x + (i + .5) / n_across) / width,
                                                  (y + (j + .5) / n_down) / height);
              double rgb[3];

              tw_raster_sample (pixels, at.x, at.y, rgb);
              for (guint k = 0; k < 3; k++)
                sum[k] += rgb[k];
            }
        for (guint k = 0; k < 3; k++)
          out[k] = (guint8) (sum[k] / (n_across * n_down) + .5);
      }
  return raster;
}
