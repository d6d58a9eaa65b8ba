/* Where a figure stands on a part, and which part lies under a point. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * tw_tile_layout_hit:
 * @layout: a layout
 * @x: in tile edges, unrotated
 * @y: in tile edges, unrotated
 * @out_index: (out): index of the part
 *
 * Returns: the part under the point: a symbol or junction within reach, else the segment or field
 */
TwTilePart tw_tile_layout_hit (const TwTileLayout *layout, double x, double y, guint *out_index);

/**
 * tw_tile_layout_spot:
 * @layout: a layout
 * @part: segment, field, junction or symbol
 * @index: index of the part
 * @out_x: (out): in tile edges, unrotated
 * @out_y: (out): in tile edges, unrotated
 *
 * Finds where a figure stands on the part, a badge lies, or the symbol is. Spots of different parts
 * keep a distance from each other and from the rim.
 *
 * Returns: %FALSE if there is no such part
 */
gboolean tw_tile_layout_spot (const TwTileLayout *layout,
                              TwTilePart part,
                              guint index,
                              double *out_x,
                              double *out_y);

/**
 * tw_tile_layout_stand:
 * @layout: a layout
 * @part: segment or field
 * @index: index of the part
 * @nth: which of the figures there, 0 for the first
 * @n: how many figures stand there
 * @out_x: (out): in tile edges, unrotated
 * @out_y: (out): in tile edges, unrotated
 *
 * Finds where one of several figures on a part stands: side by side in the open, up to
 * %TW_SPOT_CROWD of them without touching each other.
 *
 * Returns: the radius of the circle that is free for it, in tile edges; 0 if there is no such part
 */
double tw_tile_layout_stand (const TwTileLayout *layout,
                             TwTilePart part,
                             guint index,
                             guint nth,
                             guint n,
                             double *out_x,
                             double *out_y);

/** tw_tile_layout_is_quarter: Returns: whether the symbol is a place with room below it for those who
 *   are in it */
gboolean tw_tile_layout_is_quarter (const TwTileLayout *layout, guint symbol);

G_END_DECLS
