/* What could still complete a feature. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_outlook_of_feature:
 * @model: a table, which knows what its players have not seen
 * @game: its game, or one that continues it
 * @node: a node of the board of @game
 *
 * Returns: (transfer full): "One tile completes it: 3 of 40 left can."; "" for complete features
 *   and for fields, and where the rules hide which tiles are left
 */
char *tw_table_outlook_of_feature (TwTableModel *model, const TwGame *game, guint node);

/**
 * tw_table_outlook_is_lost:
 * @model: a table
 * @game: its game, or one that continues it
 * @node: a node of the board of @game
 *
 * Tiles that come later only ask for more at a place: where nothing fits nothing will.
 *
 * Returns: whether the feature needs a tile at a place where none fits of all that are left, that in
 *   the hand among them; %FALSE where the rules hide which tiles are left
 */
gboolean tw_table_outlook_is_lost (TwTableModel *model, const TwGame *game, guint node);

/**
 * tw_table_outlook_mark:
 * @model: a table
 * @game: its game, or one that continues it
 * @node: a node of the board of @game
 * @marks: (array): one for each kind of tile, all %FALSE
 *
 * Sets %TRUE for the kinds of tile that complete the feature where one tile is enough, and else for
 * those that fit one of its places.
 *
 * Returns: whether the feature can still be completed, so that it makes sense to ask
 */
gboolean tw_table_outlook_mark (TwTableModel *model, const TwGame *game, guint node,
                                gboolean *marks);

G_END_DECLS
