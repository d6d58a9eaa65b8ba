/* What an edit of the land takes away with it, in words. */
#pragma once

#include "app/designer/canvas-marks.h"

G_BEGIN_DECLS

/**
 * tw_canvas_loss_words:
 * @own: (nullable): what the set adds to the rules
 * @before: a tile
 * @after: the same tile with other land
 * @with_bridges: whether bridges are told, too: whoever draws has said where ways go
 *
 * Returns: (transfer full) (nullable): what it and its variants have fewer of now,
 *   "Bridge, Inn, Coat of arms (E#G)"; %NULL if that is nothing
 */
char *tw_canvas_loss_words (const TwVocabulary *own, const TwTile *before, const TwTile *after,
                            gboolean with_bridges);

G_END_DECLS
