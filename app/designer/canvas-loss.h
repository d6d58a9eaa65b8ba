/* What an edit of the land takes away with it, in words. */
#pragma once

#include "app/designer/canvas-marks.h"

G_BEGIN_DECLS

/**
 * tw_canvas_loss_words:
 * @own: (nullable): what the set adds to the rules
 * @before: a tile
 * @after: the same tile with other land
 *
 * Returns: (transfer full) (nullable): the symbols that it and its variants have fewer of now,
 *   "Inn, Coat of arms (E#G)"; %NULL if there are none
 */
char *tw_canvas_loss_words (const TwVocabulary *own, const TwTile *before, const TwTile *after);

G_END_DECLS
