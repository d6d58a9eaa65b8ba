/* Unites nodes to features across edges, and takes features apart. For board.c only. */
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
 * Unites the land, mist and fields that meet there.
 */
void tw_feature_merge_edge (TwBoard *board, guint slot, guint other, TwEdge edge);

/** tw_feature_merge_die: marks the mist at @edge of @slot as never to be complete. */
void tw_feature_merge_die (TwBoard *board, guint slot, TwEdge edge);

/** tw_feature_merge_close: closes the ends at @edge of @slot, because no tile can follow across
 * it. */
void tw_feature_merge_close (TwBoard *board, guint slot, TwEdge edge);

G_END_DECLS
