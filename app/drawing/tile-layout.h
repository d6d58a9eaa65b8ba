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

/**
 * tw_tile_layout_new_plan:
 * @set_id: id of the tile's set
 * @tile: the tile
 *
 * The layout of the first plain copy without houses, trees and grass. All else is as in the whole
 * one, made in a fraction of the time: for what is measured and pointed at, not drawn.
 *
 * Returns: (transfer full): the layout
 */
TwTileLayout *tw_tile_layout_new_plan (const char *set_id, const TwTile *tile);

/** tw_tile_layout_ref: Returns: (transfer full): @layout */
TwTileLayout *tw_tile_layout_ref (TwTileLayout *layout);

/** tw_tile_layout_unref: frees @layout with its last reference; safe in any thread. */
void tw_tile_layout_unref (TwTileLayout *layout);

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

/** tw_tile_is_crowded: Returns: whether things on the tile lack room, so that they are drawn too
 * small or over each other */
gboolean tw_tile_is_crowded (const char *set_id, const TwTile *tile);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileLayout, tw_tile_layout_unref)

G_END_DECLS
