/* What could still complete a feature. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_outlook_of_feature:
 * @game: a game
 * @node: a node of its board
 *
 * Returns: (transfer full): "One tile completes it: 3 of 40 left can."; "" for complete features
 *   and for fields
 */
char *tw_table_outlook_of_feature (const TwGame *game, guint node);

G_END_DECLS
