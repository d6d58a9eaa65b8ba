/* The layouts of a game's kinds of tile: where figures stand and symbols are. */
#pragma once

#include "app/drawing/tile-layout.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwTableLayouts: layouts of the tiles of a game's rules, each made when it is first needed; for
 * one thread. */
typedef struct _TwTableLayouts TwTableLayouts;

/** tw_table_layouts_new: Returns: (transfer full): layouts for the tiles of @rules, which must
 * outlive them */
TwTableLayouts *tw_table_layouts_new (const TwRules *rules);

/** tw_table_layouts_free: frees @layouts. */
void tw_table_layouts_free (TwTableLayouts *layouts);

/** tw_table_layouts_get: Returns: (transfer none): the layout of the first copy of @kind, an index
 * of the catalogue; copies differ in trees and houses, never in where figures stand */
const TwTileLayout *tw_table_layouts_get (TwTableLayouts *layouts, guint kind);

/**
 * tw_table_layouts_part:
 * @play: a play
 * @node: a node of its board
 * @out_index: (out): index of the segment, or of the field in the rules
 *
 * Returns: whether the node is a segment or a field of its tile
 */
TwTilePart tw_table_layouts_part (const TwPlay *play, guint node, guint *out_index);

/** tw_table_layouts_is_parted: Returns: whether the rules divide a field of @kind that is drawn as
 * one; its parts differ by their half-edges */
gboolean tw_table_layouts_is_parted (const TwPlay *play, guint kind);

/**
 * tw_table_layouts_rim_middle:
 * @rim: half-edges
 * @out_x: (out): in tile edges, unrotated
 * @out_y: (out): in tile edges, unrotated
 *
 * Finds the middle of half-edges on the unturned tile, moved inwards from the rim.
 */
void tw_table_layouts_rim_middle (TwRim rim, double *out_x, double *out_y);

/**
 * tw_table_layouts_spot:
 * @layouts: layouts of the rules of @play
 * @play: a play
 * @node: a node of its board
 * @out_x: (out): in tile edges, on the tile as it is turned
 * @out_y: (out): in tile edges, on the tile as it is turned
 *
 * Finds where a figure stands on the node's tile.
 */
void tw_table_layouts_spot (
    TwTableLayouts *layouts, const TwPlay *play, guint node, double *out_x, double *out_y);

/**
 * tw_table_layouts_stand:
 * @layouts: layouts of the rules of @play
 * @play: a play
 * @node: a node of its board
 * @nth: which of the figures on the node, 0 for the first
 * @n: how many stand there
 * @out_x: (out): in tile edges, on the tile as it is turned
 * @out_y: (out): in tile edges, on the tile as it is turned
 *
 * Finds where one of several figures on a node stands, as tw_tile_layout_stand().
 *
 * Returns: the radius of what is free for it, in tile edges
 */
double tw_table_layouts_stand (TwTableLayouts *layouts,
                               const TwPlay *play,
                               guint node,
                               guint nth,
                               guint n,
                               double *out_x,
                               double *out_y);

/**
 * tw_table_layouts_mark:
 * @layouts: layouts of the rules of @play
 * @play: a play
 * @slot: a tile of its board
 * @symbol: number of a symbol drawn on it
 * @out_x: (out): in tile edges, on the tile as it is turned
 * @out_y: (out): in tile edges, on the tile as it is turned
 *
 * Finds where the symbol is; the middle of the tile if it has no symbol of that number.
 */
void tw_table_layouts_mark (TwTableLayouts *layouts,
                            const TwPlay *play,
                            guint slot,
                            guint symbol,
                            double *out_x,
                            double *out_y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTableLayouts, tw_table_layouts_free)

G_END_DECLS
