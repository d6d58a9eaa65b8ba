/* Whole sentences: what is to be done, what has happened, where the game stands. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_hand_sentence: Returns: (transfer full): what the decider is to do */
char *tw_hand_sentence (TwTableModel *model);

/**
 * tw_table_announcement:
 * @model: a table
 *
 * Returns: (transfer full): for who does not see the table: whose turn it is, what
 *   was drawn, what was scored last; while a number is being typed, what it means so far
 */
char *tw_table_announcement (TwTableModel *model);

/** tw_table_subtitle: Returns: (transfer full): "Sandbox, turn 25" */
char *tw_table_subtitle (TwTableModel *model);

G_END_DECLS
