/* A feature explained: what it is worth and why. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_feature_brings: Returns: whether anything makes a feature worth points, now or
 *   complete */
gboolean tw_table_feature_brings (const TwGame *game, guint node);

/**
 * tw_table_feature_is_counted:
 * @game: a game
 * @node: any node of a feature
 *
 * Returns: whether the game is over, so that the feature has brought what it will ever bring. With
 *   rules that count a city for all its fields together no field has points of its own.
 */
gboolean tw_table_feature_is_counted (const TwGame *game, guint node);

/**
 * tw_table_feature_counts_at_end:
 *
 * Returns: whether what is not complete brings something at the end. Rule: BASE-211, MIST-114.
 */
gboolean tw_table_feature_counts_at_end (const TwGame *game);

/**
 * tw_table_feature_arithmetic:
 * @game: a game
 * @node: a node of its board
 *
 * Returns: (transfer full): how the worth comes about that tw_table_worth_of_feature() names
 *   first: of a complete feature that when it is counted, of others that at the end; "" for none
 */
char *tw_table_feature_arithmetic (const TwGame *game, guint node);

/**
 * tw_table_feature_explain:
 * @model: a table, for the names of who sits there
 * @game: its game, or one that goes on from there
 * @node: a node of its board
 *
 * Returns: (transfer full): what the explanation says below tw_table_worth_of_feature(): the
 * arithmetic,
 *   symbols and pieces, who has the majority, what is open, and tw_table_outlook_of_feature()
 */
char *tw_table_feature_explain (TwTableModel *model, const TwGame *game, guint node);

G_END_DECLS
