/* The kinds of tile of a game, laid out: where figures stand and symbols are on them. */
#pragma once

#include "app/drawing/tile-layout.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwTableLayouts: layouts of the tiles of one set of rules, each made when it is first asked
 * for; for one thread. */
typedef struct _TwTableLayouts TwTableLayouts;

/** tw_table_layouts_new: Returns: (transfer full): the layouts of the tiles that @rules have; @rules
 * are to outlive them */
TwTableLayouts *tw_table_layouts_new (const TwRules *rules);

/** tw_table_layouts_free: frees @layouts. */
void tw_table_layouts_free (TwTableLayouts *layouts);

/** tw_table_layouts_get: Returns: (transfer none): the first copy of @kind, an index of the
 * catalogue; copies differ in trees and houses, never in where figures stand */
const TwTileLayout *tw_table_layouts_get (TwTableLayouts *layouts, guint kind);

/**
 * tw_table_layouts_part:
 * @play: a play
 * @node: a node of its board
 * @out_index: (out): which segment, or which field of the rules
 *
 * Returns: what the node is on its tile, a segment or a field
 */
TwTilePart tw_table_layouts_part (const TwPlay *play, guint node, guint *out_index);

/** tw_table_layouts_is_parted: Returns: whether rules part a field of @kind that the drawing shows
 * as one; its parts are told apart by the half-edges that they have */
gboolean tw_table_layouts_is_parted (const TwPlay *play, guint kind);

/**
 * tw_table_layouts_rim_middle:
 * @rim: half-edges
 * @out_x: (out): in tile edges, unrotated
 * @out_y: (out): in tile edges, unrotated
 *
 * Finds the middle of half-edges on the unturned tile, drawn in from the rim.
 */
void tw_table_layouts_rim_middle (TwRim rim, double *out_x, double *out_y);

/**
 * tw_table_layouts_spot:
 * @layouts: layouts of the rules of @play
 * @play: a play
 * @node: a node of its board
 * @out_x: (out): in tile edges, as the tile lies
 * @out_y: (out): in tile edges, as the tile lies
 *
 * Finds where a figure stands on the node's tile.
 */
void tw_table_layouts_spot (
    TwTableLayouts *layouts, const TwPlay *play, guint node, double *out_x, double *out_y);

/**
 * tw_table_layouts_mark:
 * @layouts: layouts of the rules of @play
 * @play: a play
 * @slot: a tile of its board
 * @symbol: number of a symbol that is drawn on it
 * @out_x: (out): in tile edges, as the tile lies
 * @out_y: (out): in tile edges, as the tile lies
 *
 * Finds where the symbol is; the middle of the tile if it has none of that number.
 */
void tw_table_layouts_mark (TwTableLayouts *layouts,
                            const TwPlay *play,
                            guint slot,
                            guint symbol,
                            double *out_x,
                            double *out_y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTableLayouts, tw_table_layouts_free)

G_END_DECLS
