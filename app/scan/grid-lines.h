/* How many tiles a sheet has, from the lines between them. */
#pragma once

#include "app/scan/raster.h"
#include "app/scan/scan-plan.h"

G_BEGIN_DECLS

/**
 * tw_grid_lines_find:
 * @raster: a sheet, straightened, without margin
 * @area: (inout): gets the columns, rows and gaps; a frame round the tiles is taken off its corners
 *
 * Looks for lines across the whole sheet, at equal distances, that cut it into squares: where a
 * tile ends the colours change, and they change on the whole length of the line.
 *
 * Returns: %FALSE if there are no such lines; @area is unchanged then
 */
gboolean tw_grid_lines_find (const TwRaster *raster, TwScanArea *area);

G_END_DECLS
