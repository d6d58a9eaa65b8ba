/* A feature explained: what it is worth and why. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_feature_brings: Returns: whether the feature brings points, complete or at the end */
gboolean tw_table_feature_brings (const TwGame *game, guint node);

/**
 * tw_table_feature_is_counted:
 * @game: a game
 * @node: any node of a feature
 *
 * Returns: whether the game is over and the feature's points are final. With rules that count a
 *   city for all its fields together, no field has points of its own.
 */
gboolean tw_table_feature_is_counted (const TwGame *game, guint node);

/**
 * tw_table_feature_counts_at_end:
 *
 * Returns: whether incomplete features bring points at the end. Rule: BASE-211, MIST-114.
 */
gboolean tw_table_feature_counts_at_end (const TwGame *game);

/**
 * tw_table_feature_arithmetic:
 * @game: a game
 * @node: a node of its board
 *
 * Returns: (transfer full): the arithmetic behind the first number of tw_table_worth_of_feature():
 *   of a complete feature at its scoring, of any other at the end; "" for none
 */
char *tw_table_feature_arithmetic (const TwGame *game, guint node);

/**
 * tw_table_feature_explain:
 * @model: a table, for the players' names
 * @game: its game, or one that continues it
 * @node: a node of its board
 *
 * Returns: (transfer full): the explanation below tw_table_worth_of_feature(): the arithmetic,
 *   symbols and pieces, the majority, the open edges, tw_table_outlook_of_feature(), and what
 *   tw_table_neutral_explain() says of the tile of @node
 */
char *tw_table_feature_explain (TwTableModel *model, const TwGame *game, guint node);

G_END_DECLS
