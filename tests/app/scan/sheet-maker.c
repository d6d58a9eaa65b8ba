/* Sheets of tiles, and bad photographs of them. */
#include "tests/app/scan/sheet-maker.h"

#include <math.h>
#include <string.h>

#include "app/drawing/tile-drawing.h"
#include "app/scan/raster.h"

/* How far a shadow falls. */
#define SHADOW_PX 6

static void
paint (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16) / 255., (rgb >> 8 & 255) / 255., (rgb & 255) / 255.);
  cairo_paint (cr);
}

TwPixels *
sheet_make (const SheetMaker *maker)
{
  int width = 2 * maker->margin + (int) maker->columns * (maker->side + maker->gap) - maker->gap;
  int height = 2 * maker->margin + (int) maker->rows * (maker->side + maker->gap) - maker->gap;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  TwPixels *pixels = tw_pixels_new (width, height);

  paint (cr, maker->paper);
  for (guint i = 0; i < maker->columns * maker->rows; i++)
    {
      const TwTile *tile = maker->set->tiles[(maker->first + i) % maker->set->n_tiles];
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new (maker->set->id, tile, -1, 0);
      TwQuad cell = sheet_cell (maker, i);

      cairo_save (cr);
      cairo_translate (cr, cell.corners[0].x, cell.corners[0].y);
      cairo_rectangle (cr, 0, 0, maker->side, maker->side);
      cairo_clip (cr);
      tw_tile_layout_draw (layout, cr, maker->side, 0, maker->theme);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    memcpy (pixels->data + 4 * (gsize) y * (gsize) width,
            cairo_image_surface_get_data (surface)
                + (gsize) y * (gsize) cairo_image_surface_get_stride (surface),
            4 * (gsize) width);
  cairo_surface_destroy (surface);
  return pixels;
}

TwQuad
sheet_cell (const SheetMaker *maker, guint index)
{
  double x = maker->margin + (index % maker->columns) * (maker->side + maker->gap);
  double y = maker->margin + (index / maker->columns) * (maker->side + maker->gap);
  double side = maker->side;

  return (TwQuad){ { { x, y }, { x + side, y }, { x + side, y + side }, { x, y + side } } };
}

TwQuad
sheet_cell_seen (const SheetMaker *maker, const TwQuad *corners, guint index)
{
  double width = 2 * maker->margin + (int) maker->columns * (maker->side + maker->gap) - maker->gap;
  double height = 2 * maker->margin + (int) maker->rows * (maker->side + maker->gap) - maker->gap;
  TwQuad cell = sheet_cell (maker, index);
  TwQuadMap map;

  tw_quad_map_to (corners, &map);
  return tw_quad_part (&map, cell.corners[0].x / width, cell.corners[0].y / height,
                       cell.corners[2].x / width, cell.corners[2].y / height);
}

/* The map from the photograph back to the unit square: the adjoint is the inverse but for a
 * factor, which drops out. */
static void
unmap (const TwQuadMap *map, double x, double y, double *out_u, double *out_v)
{
  const double *m = map->m;
  double a = m[0], b = m[1], c = m[2], d = m[3], e = m[4], f = m[5], g = m[6], h = m[7];
  double u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
  double v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
  double w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);

  *out_u = u / w;
  *out_v = v / w;
}

static void
blur (TwPixels *pixels, int reach)
{
  g_autofree guint8 *from = g_memdup2 (pixels->data, tw_pixels_size (pixels));

  for (int y = reach; y < pixels->height - reach; y++)
    for (int x = reach; x < pixels->width - reach; x++)
      for (int c = 0; c < 3; c++)
        {
          int sum = 0;

          for (int v = y - reach; v <= y + reach; v++)
            for (int u = x - reach; u <= x + reach; u++)
              sum += from[4 * (v * pixels->width + u) + c];
          pixels->data[4 * (y * pixels->width + x) + c] =
              (guint8) (sum / ((2 * reach + 1) * (2 * reach + 1)));
        }
}

/* How much of the light a sheet takes from a point beside it: its shadow has no edge. */
static double
shade_of (const TwQuadMap *map, double x, double y)
{
  double u, v, beyond;

  unmap (map, x - SHADOW_PX, y - SHADOW_PX, &u, &v);
  beyond = MAX (MAX (-u, u - 1), MAX (-v, v - 1));
  return CLAMP (1 - beyond / .04, 0, 1);
}

TwPixels *
sheet_photograph (const Camera *camera,
                  TwPixels *const *sheets,
                  const TwQuad *corners,
                  guint n_sheets)
{
  TwPixels *out = tw_pixels_new (camera->width, camera->height);
  g_autofree TwQuadMap *maps = g_new (TwQuadMap, n_sheets);
  guint32 random = 12345;

  for (guint i = 0; i < n_sheets; i++)
    tw_quad_map_to (&corners[i], &maps[i]);
  for (int y = 0; y < camera->height; y++)
    for (int x = 0; x < camera->width; x++)
      {
        double rgb[3] = { camera->table >> 16 & 255, camera->table >> 8 & 255,
                          camera->table & 255 };
        double light =
            1 - camera->shade * (x / (double) camera->width + y / (double) camera->height) / 2;

        for (guint i = 0; camera->shadow > 0 && i < n_sheets; i++)
          {
            double shade = 1 - camera->shadow * shade_of (&maps[i], x, y);

            for (guint c = 0; c < 3; c++)
              rgb[c] *= shade;
          }
        for (guint i = 0; i < n_sheets; i++)
          {
            double u, v;

            unmap (&maps[i], x + .5, y + .5, &u, &v);
            if (u >= 0 && v >= 0 && u < 1 && v < 1)
              tw_raster_sample (sheets[i], u * sheets[i]->width, v * sheets[i]->height, rgb);
          }
        rgb[0] *= light;
        rgb[1] *= light * (1 - .06 * camera->warm);
        rgb[2] *= light * (1 - .25 * camera->warm);
        for (guint c = 0; c < 3; c++)
          {
            random = random * 1664525u + 1013904223u;
            if (camera->noise > 0)
              rgb[c] += (double) (random >> 16) / 65535 * 2 * camera->noise - camera->noise;
          }
        ((guint32 *) (gpointer) out->data)[(gsize) y * (gsize) camera->width + (gsize) x] =
            0xff000000u | (guint32) CLAMP (rgb[0], 0, 255) << 16
            | (guint32) CLAMP (rgb[1], 0, 255) << 8 | (guint32) CLAMP (rgb[2], 0, 255);
      }
  if (camera->blur > 0)
    blur (out, camera->blur);
  return out;
}

double
quad_error (const TwQuad *found, const TwQuad *right)
{
  double error = 0;

  for (guint i = 0; i < 4; i++)
    error = MAX (error, hypot (found->corners[i].x - right->corners[i].x,
                               found->corners[i].y - right->corners[i].y));
  return error / sqrt (tw_quad_area (right));
}
