/* What stands inside town walls. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/**
 * tw_town_layout:
 * @layout: a layout
 * @survey: its survey
 * @has_houses: whether there are houses, which nothing else depends on
 *
 * Lays out streets, symbols, churches, houses and towers of all towns.
 */
void tw_town_layout (TwTileLayout *layout, const TwSurvey *survey, gboolean has_houses);

/**
 * tw_house_packing:
 * @layout: a layout
 * @survey: its survey
 * @index: index of the town
 * @claims: discs that are kept free
 * @n_claims: their number
 * @dice: dice
 *
 * Fills the town with houses: big ones first, then ever smaller ones in the gaps, then garden
 * trees.
 */
void tw_house_packing (TwTileLayout *layout,
                       const TwSurvey *survey,
                       guint index,
                       const TwDisc *claims,
                       guint n_claims,
                       TwDice *dice);

/**
 * tw_block_packing:
 * @layout: a layout
 * @survey: its survey
 * @index: index of the town
 * @claims: discs that are kept free
 * @n_claims: their number
 *
 * Lays out the few roofs that stand for all houses where the picture is small. About a third of
 * the towns, walls and all, is roofs.
 */
void tw_block_packing (TwTileLayout *layout,
                       const TwSurvey *survey,
                       guint index,
                       const TwDisc *claims,
                       guint n_claims);

/** tw_town_layout_crossed: Returns: the cities that the city @segment crosses on a bridge, above or
 *   below them */
TwSegmentSet tw_town_layout_crossed (const TwTopology *topology, guint segment);

G_END_DECLS
