/* What clicks on edges have taken off the tile, and bring back. No GTK. */
#pragma once

#include "engine/tile/tile.h"

G_BEGIN_DECLS

/** TwCanvasCleared: the edges that were cleared last; zeroed memory has none. */
typedef struct
{
  GQueue edges;
} TwCanvasCleared;

/** tw_canvas_cleared_keep: keeps in mind that clearing @edge has made @after out of @before. */
void tw_canvas_cleared_keep (TwCanvasCleared *cleared, TwEdge edge, TwTile *before, TwTile *after);

/**
 * tw_canvas_cleared_find:
 * @cleared: what was cleared
 * @edge: an edge that is drawn
 * @tile: the tile before that
 * @kind: what is drawn there
 *
 * Returns: (transfer full) (nullable): @tile with that land as it was, and what stood on it in the tile
 *   and its variants; %NULL if that edge had other land, or the tile is drawn otherwise since
 */
TwTile *tw_canvas_cleared_find (const TwCanvasCleared *cleared, TwEdge edge, const TwTile *tile,
                                TwKind kind);

/** tw_canvas_cleared_clear: forgets all. */
void tw_canvas_cleared_clear (TwCanvasCleared *cleared);

G_END_DECLS
