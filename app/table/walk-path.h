/* The way of a piece over the landscape, from tile to tile. */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/**
 * tw_walk_path:
 * @board: a board
 * @from: the tile on which it begins
 * @to: the tile on which it ends
 * @most: for how many cells there is room
 * @out_cells: (out): the cells between them, from the first one on, as columns and rows eastwards and
 *   southwards of @to
 *
 * Finds a shortest way over neighbouring tiles.
 *
 * Returns: how many cells are between them; 0 as well if there is no way or it is longer
 */
guint tw_walk_path (const TwBoard *board, guint from, guint to, guint most, int (*out_cells)[2]);

G_END_DECLS
