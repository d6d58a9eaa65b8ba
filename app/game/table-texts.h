/* What players hold and where their pieces on the score track are, in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_track_words:
 * @model: a table
 * @seat: a seat
 *
 * Returns: (transfer full) (nullable): where the seat's counting figures stand, if it has two and one
 *   has moved, and where its robber waits
 */
char *tw_table_track_words (TwTableModel *model, guint seat);

/** tw_event_describe: Returns: (transfer full): "City, 5 tiles, coats of arms: 1", or "" */
char *tw_event_describe (const TwRules *rules, const TwEvent *event);

/**
 * tw_table_hand_words:
 * @model: a table
 * @seat: a player
 *
 * The tiles in a hand are shown only on their owner's turn, unless hands are open.
 *
 * Rule: BASE-206.
 *
 * Returns: (transfer full) (nullable): "Holds a road, a monastery"; %NULL if there is no hand to
 *   show
 */
char *tw_table_hand_words (TwTableModel *model, guint seat);

G_END_DECLS
