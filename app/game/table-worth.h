/* What features and spots are worth, in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_weights_format: Returns: (transfer full): "Anna 1, Eva 2"; "" if nobody is there */
char *tw_weights_format (TwTableModel *model, const guint8 *weights);

/**
 * tw_table_worth_of_feature:
 * @model: a table
 * @node: a node of tw_table_model_get_shown()
 *
 * Returns: (transfer full): "City: now 4, closed at least 8; Anna 1, Eva 1", in a game that is over
 *   "City: brought Anna 4"
 */
char *tw_table_worth_of_feature (TwTableModel *model, guint node);

/** tw_spot_name: Returns: (transfer full): who would stand at a spot, or what would be done there,
 *   without what it is worth */
char *tw_spot_name (TwTableModel *model, guint spot);

/** tw_table_worth_of_spot: Returns: (transfer full): "Knight: now 4, closed 8" for a spot */
char *tw_table_worth_of_spot (TwTableModel *model, guint spot);

/**
 * tw_spot_game:
 * @model: a table
 * @spot: one of its spots
 *
 * Returns: (transfer full): the game shown; a figure of nobody's, which changes what things
 *   are worth, stands where it would go
 */
TwGame *tw_spot_game (TwTableModel *model, guint spot);

G_END_DECLS
