/* A tile laid out for drawing: where its walls, roads, houses and trees are.
 *
 * Making a layout takes milliseconds, drawing it less, so keep the layout. It depends on the tile,
 * its set's id, the variant and the copy, never on size, turn or theme. Lengths are in tile edges:
 * 0,0 is the north-west corner, x east, y south.
 */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"
#include "app/drawing/tile-part.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_tile_layout_new:
 * @set_id: id of the tile's set, part of the seed
 * @tile: the tile
 * @variant: index of the variant, -1 for the plain copies
 * @copy: which copy, 0 for the first; copies differ in trees and houses only
 *
 * Returns: (transfer full): the layout
 */
TwTileLayout *tw_tile_layout_new (const char *set_id, const TwTile *tile, int variant, guint copy);

/** tw_tile_layout_ref: Returns: (transfer full): @layout */
TwTileLayout *tw_tile_layout_ref (TwTileLayout *layout);

/** tw_tile_layout_unref: frees @layout with its last reference; safe in any thread. */
void tw_tile_layout_unref (TwTileLayout *layout);

/**
 * tw_tile_layout_draw:
 * @layout: a layout
 * @cr: where to draw; the tile fills 0,0 to @size,@size in user units
 * @size: side of the tile in user units; taken as pixels when small tiles leave out detail
 * @quarter_turns: 0 to 3, clockwise; the light stays in the north-west
 * @theme: colours
 *
 * Draws the tile. Does not change @layout, so several threads may draw it at once.
 */
void tw_tile_layout_draw (const TwTileLayout *layout,
                          cairo_t *cr,
                          double size,
                          guint quarter_turns,
                          const TwTheme *theme);

/**
 * tw_tile_layout_draw_mark:
 * @layout: a layout
 * @cr: as for tw_tile_layout_draw()
 * @mark: (nullable): the sort mark of the tile's set, %NULL or empty for none
 * @size: as for tw_tile_layout_draw()
 * @quarter_turns: as for tw_tile_layout_draw()
 * @theme: colours
 *
 * Draws the sort mark over the tile, one or two characters by which people sort the tiles of sets
 * after a game. It stands upright in the corner farthest from what people read on the tile.
 * Pictures too small to read it have none.
 */
void tw_tile_layout_draw_mark (const TwTileLayout *layout,
                               cairo_t *cr,
                               const char *mark,
                               double size,
                               guint quarter_turns,
                               const TwTheme *theme);

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
 * tw_tile_layout_path:
 * @layout: a layout
 * @part: segment or field
 * @index: index of the part
 * @cr: the path is appended to its current path, in tile edges, unrotated
 *
 * Appends the outline of a city or field (closed, to be filled or stroked) or the middle line of a
 * road, river or path (open, to be stroked).
 *
 * Returns: %FALSE if there is no such part
 */
gboolean
tw_tile_layout_path (const TwTileLayout *layout, TwTilePart part, guint index, cairo_t *cr);

/**
 * tw_tile_layout_pond:
 * @layout: a layout
 * @segment: index of a segment
 * @out_x: (out): its middle in tile edges, unrotated
 * @out_y: (out): its middle in tile edges, unrotated
 * @out_r: (out): its radius in tile edges
 *
 * Returns: %FALSE if the segment is not a river that ends in a lake or at its source
 */
gboolean tw_tile_layout_pond (
    const TwTileLayout *layout, guint segment, double *out_x, double *out_y, double *out_r);

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

/** tw_tile_is_crowded: Returns: whether things on the tile lack room, so that they are drawn too
 * small or over each other */
gboolean tw_tile_is_crowded (const char *set_id, const TwTile *tile);

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
 * tw_tile_shape_is_sound:
 * @set_id: id of the tile's set
 * @tile: a tile
 *
 * Lays the tile out twice if it has a shape of its own. Safe in any thread.
 *
 * Returns: whether the shape has no more faults than the same tile has by default
 */
gboolean tw_tile_shape_is_sound (const char *set_id, const TwTile *tile);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileLayout, tw_tile_layout_unref)

G_END_DECLS
