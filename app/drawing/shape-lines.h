/* The lines of a layout for who wants to pull at them, and whether they mean what they should. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * tw_tile_layout_line:
 * @layout: a layout
 * @segment: index of a segment
 * @line: number of a line or stretch of wall of the segment, 0 for the first
 * @out_part: (out): the part number of its points in the shape (see #TwShapeRole)
 *
 * Returns: %FALSE if the segment has no such line
 */
gboolean
tw_tile_layout_line (const TwTileLayout *layout, guint segment, guint line, guint *out_part);

/**
 * tw_tile_layout_line_at:
 * @layout: a layout
 * @segment: index of a segment
 * @line: number of a line or stretch of wall of the segment
 * @along: 0 to 1, the fraction of its length within the tile
 * @out_x: (out): in tile edges, unrotated
 * @out_y: (out): in tile edges, unrotated
 */
void tw_tile_layout_line_at (const TwTileLayout *layout,
                             guint segment,
                             guint line,
                             double along,
                             double *out_x,
                             double *out_y);

/**
 * tw_tile_layout_nearest:
 * @layout: a layout
 * @segment: index of a segment
 * @x: in tile edges, unrotated
 * @y: in tile edges, unrotated
 * @out_line: (out): number of the segment's line or stretch of wall that is nearest to the point
 * @out_along: (out): position on that line, 0 to 1
 * @out_x: (out): the nearest point
 * @out_y: (out): the nearest point
 *
 * Returns: the distance in tile edges; very large if the segment has no line
 */
double tw_tile_layout_nearest (const TwTileLayout *layout,
                               guint segment,
                               double x,
                               double y,
                               guint *out_line,
                               double *out_along,
                               double *out_x,
                               double *out_y);

/**
 * tw_tile_shape_is_sound:
 * @set_id: id of the tile's set
 * @tile: a tile
 *
 * Lays the tile out twice if it has a shape of its own. Safe in any thread.
 *
 * Returns: whether the shape has no more faults than the same tile has by default
 */
gboolean tw_tile_shape_is_sound (const char *set_id, const TwTile *tile);

/**
 * tw_tile_check_look:
 * @set_id: id of the tile's set
 * @tile: a tile
 *
 * A #TwShapeCheck. Lays the tile out only if it has a shape of its own, or if several things share
 * the room that towns leave. Safe in any thread.
 *
 * Returns: what is wrong with the tile's look
 */
TwLookFaults tw_tile_check_look (const char *set_id, const TwTile *tile);

/**
 * tw_tile_layout_faults:
 * @layout: a layout
 *
 * Counts what the drawing shows but the tile does not mean: fields that run into each other or are
 * cut in two, lines inside walls. A shape is sound if it has no more faults than the same tile has
 * by default, which has some only if the tile is crowded.
 *
 * Returns: the number of faults
 */
guint tw_tile_layout_faults (const TwTileLayout *layout);

G_END_DECLS
