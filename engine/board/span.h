/* Joins over a cell: two tiles with one cell between them, in a row or column, and what ends on both
 * sides of that cell as one feature. Such a join closes both ends. A tile may be laid in the cell all the
 * same, if it fits; what it brings to those ends belongs to the feature as well.
 */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/**
 * tw_span_end_at:
 * @board: a board
 * @x: column of a cell
 * @y: row
 * @edge: an edge of that cell
 *
 * Returns: the node of the tile beyond @edge that meets the cell there, %TW_NO_NODE if there is none
 */
guint tw_span_end_at (const TwBoard *board, int x, int y, guint edge);

/**
 * tw_span_between:
 * @board: a board
 * @a: a node
 * @b: another one
 * @out_x: (out): column of the cell
 * @out_y: (out): row
 * @out_edge: (out): its edge at which @a is
 *
 * Returns: whether their tiles have one cell between them, and both meet it
 */
gboolean
tw_span_between (const TwBoard *board, guint a, guint b, int *out_x, int *out_y, guint *out_edge);

/** tw_span_closes: Returns: how many ends of the node at that edge of its tile a join over the cell
 *   there closes: 0 or 1 */
guint tw_span_closes (const TwBoard *board, guint node, guint edge);

/** tw_span_is_open: Returns: whether no tile lies face up in the cell between @a and @b */
gboolean tw_span_is_open (const TwBoard *board, guint a, guint b);

G_END_DECLS
