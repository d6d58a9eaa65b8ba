/* What stands inside the walls. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_town_layout: streets, symbols, churches, houses and towers of all towns. */
void tw_town_layout (TwTileLayout *layout, const TwSurvey *survey);

/**
 * tw_house_packing:
 * @layout: a layout
 * @survey: its survey
 * @index: index of the town
 * @claims: discs that are kept free
 * @n_claims: their number
 * @dice: dice
 *
 * Fills @houses of the town: big ones first, ever smaller ones into the gaps, garden
 * trees into what is left.
 */
void tw_house_packing (TwTileLayout *layout,
                       const TwSurvey *survey,
                       guint index,
                       const TwDisc *claims,
                       guint n_claims,
                       TwDice *dice);

G_END_DECLS
