/* Features: uniting nodes, always the smaller ring into the larger one.
 *
 * Each node names its root directly, so asking for a feature is one load; a node is
 * relabelled at most log2(n) times.
 */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/**
 * tw_board_join:
 * @board: a board
 * @a: a node
 * @b: another node of the same kind, on the same tile or on the other side of a cell
 *
 * Makes one feature of two that are drawn apart (a ferry lies between them). Over a cell, both ends
 * are closed; on one tile nothing is.
 *
 * Returns: %FALSE if there is no room for another join
 */
gboolean tw_board_join (TwBoard *board, guint a, guint b);

/**
 * tw_board_part:
 * @board: a board
 * @a: a node
 * @b: the node it was joined with
 *
 * Takes a join back: dissolves the feature into its nodes and unites them anew, so that all totals
 * are recomputed. Weights and occupants of its nodes are zero afterwards; the caller puts the
 * figures back.
 *
 * Returns: %FALSE if @a and @b were not joined
 */
gboolean tw_board_part (TwBoard *board, guint a, guint b);

G_END_DECLS
