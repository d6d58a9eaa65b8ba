/* Answers to the questions of expansions, in words: for buttons, spots and the log. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_choice_title:
 * @model: a table
 * @action: an answer to an expansion's question
 * @is_open: whether it can be given now; if so, the players who stand there are named
 *
 * Returns: (transfer full): the answer in words for a button; its notation if no expansion has
 *   words
 */
char *tw_table_choice_title (TwTableModel *model, const TwAction *action, gboolean is_open);

/** tw_table_spot_title: Returns: (transfer full): what a spot does, if it does not place a figure
 * on a feature: "Lay gold: 1 east" */
char *tw_table_spot_title (TwTableModel *model, guint spot);

G_END_DECLS
