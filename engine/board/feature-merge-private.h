/* Features: uniting nodes across edges, and taking them apart. For board.c. */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/** tw_feature_merge_add_nodes: makes a feature of its own of each node of a new tile. */
void tw_feature_merge_add_nodes (TwBoard *board, guint slot);

/**
 * tw_feature_merge_edge:
 * @board: a board
 * @slot: a tile
 * @other: its neighbour
 * @edge: the edge of @slot that they share
 *
 * Unites land, mist and fields that meet there.
 */
void tw_feature_merge_edge (TwBoard *board, guint slot, guint other, TwEdge edge);

/** tw_feature_merge_die: mist at @edge of @slot can never be closed. */
void tw_feature_merge_die (TwBoard *board, guint slot, TwEdge edge);

/** tw_feature_merge_close: nothing can follow across @edge of @slot: no end is open there. */
void tw_feature_merge_close (TwBoard *board, guint slot, TwEdge edge);

G_END_DECLS
