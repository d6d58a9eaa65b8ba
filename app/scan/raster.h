/* A small copy of a picture, to look for things in. */
#pragma once

#include "app/pictures/pixels.h"
#include "app/scan/quad.h"

G_BEGIN_DECLS

/**
 * TwRaster:
 * @width: in pixels
 * @height: in pixels
 * @scale: pixels of the raster for one of the picture
 * @rgb: three bytes for each pixel, row by row
 */
typedef struct
{
  int width;
  int height;
  double scale;
  guint8 *rgb;
} TwRaster;

/** tw_raster_new: Returns: (transfer full): @pixels on white, its longer side at most @longest */
TwRaster *tw_raster_new (const TwPixels *pixels, int longest);

/** tw_raster_straighten: Returns: (transfer full): what lies within a sound @quad of @pixels, as if
 *   seen from above, @width times @height; its scale is that of the quad's sides */
TwRaster *tw_raster_straighten (const TwPixels *pixels, const TwQuad *quad, int width, int height);

/** tw_raster_pixels: Returns: (transfer full) (nullable): @raster as a picture; %NULL if memory is
 *   short */
TwPixels *tw_raster_pixels (const TwRaster *raster);

/** tw_raster_free: frees @raster. */
void tw_raster_free (TwRaster *raster);

/** tw_raster_at: Returns: (transfer none): red, green and blue of a pixel */
static inline const guint8 *
tw_raster_at (const TwRaster *raster, int x, int y)
{
  return raster->rgb + 3 * ((gsize) y * (gsize) raster->width + (gsize) x);
}

/**
 * tw_raster_sample:
 * @pixels: a picture
 * @x: in pixels
 * @y: in pixels
 * @out_rgb: (out): the colour there on white, from the four pixels around; beyond the rim that of
 *   the nearest pixel
 */
void tw_raster_sample (const TwPixels *pixels, double x, double y, double out_rgb[3]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRaster, tw_raster_free)

G_END_DECLS
