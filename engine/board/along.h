/* Along the land: from segment to segment, over edges and what joins, until something is met. */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/** TwAlongStop: looks at a segment that one has come to. Returns: whether one goes no further there */
typedef gboolean (*TwAlongStop) (guint node, gpointer data);

/**
 * tw_along_walk:
 * @board: a board
 * @slot: the tile where one begins; its own segments are no way on
 * @kinds: kinds of land along which one goes
 * @marks: room for one bit a node, zero at first; those of all that one has come to stay set
 * @stop: where one goes no further
 * @data: for @stop
 *
 * Goes from the tile in all directions along its land. Rule: FERRY-010, FERRY-011.
 */
void tw_along_walk (const TwBoard *board, guint slot, TwKindSet kinds, guint32 *marks,
                    TwAlongStop stop, gpointer data);

G_END_DECLS
