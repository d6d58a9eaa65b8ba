/* A tile cut into areas: what lights up and can be clicked in programs that know no drawing of
 * ours.
 */
#pragma once

#include "app/drawing/line.h"
#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * TwTileArea:
 * @part: segment or field
 * @index: index of the part
 * @at: where a figure stands: inside, away from the rim and from those of other areas where there
 * is room for that
 * @n_rings: how many rings
 * @rings: closed lines, clockwise round land and anticlockwise round holes, in tile edges,
 * unrotated
 */
typedef struct
{
  TwTilePart part;
  guint index;
  TwPoint at;
  guint n_rings;
  TwLine *rings;
} TwTileArea;

/** TwTileAreas: the areas of a tile, segments before fields. */
typedef struct
{
  guint n_areas;
  TwTileArea *areas;
} TwTileAreas;

/**
 * tw_tile_areas_new:
 * @layout: a layout
 * @segments: the segments that get an area; mist has none
 *
 * Cuts the square into one area for each of @segments and one for each field: every point lies in
 * exactly one of them, and neighbours share the points of the line between them. What belongs to
 * none of these, such as a lake or a stroke that is not asked for, goes to the field beside it.
 * Takes some hundredths of a second.
 *
 * Returns: (transfer full): the areas
 */
TwTileAreas *tw_tile_areas_new (const TwTileLayout *layout, TwSegmentSet segments);

/** tw_tile_areas_free: frees @areas. */
void tw_tile_areas_free (TwTileAreas *areas);

/** tw_tile_area_has: Returns: whether @p lies in the area */
gboolean tw_tile_area_has (const TwTileArea *area, TwPoint p);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileAreas, tw_tile_areas_free)

G_END_DECLS
