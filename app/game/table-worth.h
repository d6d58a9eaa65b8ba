/* What features and spots are worth, in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_worth_of_feature:
 * @model: a table
 * @node: a node of tw_table_model_get_shown()
 *
 * Returns: (transfer full): "City: now 4, closed at least 8; Anna 1, Eva 1"; when the game is over,
 *   "City: brought Anna 4"
 */
char *tw_table_worth_of_feature (TwTableModel *model, guint node);

/** tw_spot_name: Returns: (transfer full): the role that a figure would have at a spot, or what
 *   would be done there, without its worth */
char *tw_spot_name (TwTableModel *model, guint spot);

/** tw_table_worth_of_spot: Returns: (transfer full): a spot's name and worth: "Knight: now 4,
 * closed 8" */
char *tw_table_worth_of_spot (TwTableModel *model, guint spot);

/**
 * tw_spot_game:
 * @model: a table
 * @spot: one of its spots
 *
 * Returns: (transfer full): the shown game; a figure without an owner, which changes what features
 *   are worth, already stands at the spot
 */
TwGame *tw_spot_game (TwTableModel *model, guint spot);

G_END_DECLS
