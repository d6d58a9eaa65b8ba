/* To which area each point of a tile belongs, on a fine grid of cells. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/* Cells along one side of a tile. */
#define TW_AREA_CELLS 512
/* What a cell belongs to: this and up to that of a field, a segment; above, a field; or nothing,
 * which is what lies outside of the tile. */
#define TW_AREA_FIELD   32
#define TW_AREA_NOTHING 255

/** TwAreaRaster: the label of each cell; rows from north, cells from west. */
typedef struct
{
  guint8 cell[TW_AREA_CELLS][TW_AREA_CELLS];
} TwAreaRaster;

/**
 * tw_area_raster_new:
 * @layout: a layout
 * @segments: the segments that get an area; all others belong to what lies round them
 *
 * Each of @segments and each field has cells, and each cell belongs to one of them.
 *
 * Returns: (transfer full): the labels
 */
TwAreaRaster *tw_area_raster_new (const TwTileLayout *layout, TwSegmentSet segments);

/** tw_area_raster_at: Returns: the label of the cell at @x, @y, which may lie outside */
static inline guint8
tw_area_raster_at (const TwAreaRaster *raster, int x, int y)
{
  return x < 0 || y < 0 || x >= TW_AREA_CELLS || y >= TW_AREA_CELLS ? TW_AREA_NOTHING
                                                                    : raster->cell[y][x];
}

G_END_DECLS
