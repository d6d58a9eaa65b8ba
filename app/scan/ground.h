/* What lies on a plain ground: a table, a sheet of paper, the lid of a scanner. */
#pragma once

#include "app/scan/raster.h"

G_BEGIN_DECLS

/**
 * tw_ground_mask:
 * @raster: a picture
 *
 * The ground is what the rim of the picture has and what hangs together with it. Its light may be
 * uneven: over the picture its colour is a smooth surface.
 *
 * Returns: (transfer full) (nullable): a byte for each pixel, 1 for what lies on the ground; %NULL
 *   if the rim has no ground, but all sorts of things
 */
guint8 *tw_ground_mask (const TwRaster *raster);

G_END_DECLS
