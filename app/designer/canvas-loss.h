/* What an edit of the land removes along with it, in words. */
#pragma once

#include "app/designer/canvas-marks.h"

G_BEGIN_DECLS

/**
 * tw_canvas_loss_words:
 * @own: (nullable): the set's own vocabulary
 * @before: a tile
 * @after: the same tile with other land
 * @with_bridges: whether to name bridges; not when the user has just drawn where ways go
 *
 * Returns: (transfer full) (nullable): what the tile and its variants have lost,
 *   "Bridge, Inn, Coat of arms (E#G)"; %NULL for nothing
 */
char *tw_canvas_loss_words (const TwVocabulary *own, const TwTile *before, const TwTile *after,
                            gboolean with_bridges);

G_END_DECLS
