/* Whole sentences about the table: what to do, what happened, where the game stands. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_hand_sentence: Returns: (transfer full): what the decider has to do */
char *tw_hand_sentence (TwTableModel *model);

/**
 * tw_table_announcement:
 * @model: a table
 *
 * Returns: (transfer full): for screen readers: whose turn it is, the drawn tile and the last
 *   scoring; while a number is being typed, what it means so far
 */
char *tw_table_announcement (TwTableModel *model);

/** tw_table_subtitle: Returns: (transfer full): "Sandbox, turn 25" */
char *tw_table_subtitle (TwTableModel *model);

G_END_DECLS
