/* The wild animals of winter. Private to the drawing. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/**
 * tw_animals_draw:
 * @brush: a brush
 * @place: a place with animals
 *
 * Draws one animal of the word in @place's detail, or two of those that live together.
 *
 * Returns: %FALSE for a word that is no wild animal
 */
gboolean tw_animals_draw (const TwBrush *brush, const TwPlace *place);

G_END_DECLS
