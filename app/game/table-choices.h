/* Answers to what expansions ask, in words: for buttons, spots and the log. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_choice_title:
 * @model: a table
 * @action: an answer of an expansion
 * @is_open: whether it can be given now; then who stands there is named
 *
 * Returns: (transfer full): the answer in words for a button; its notation if nobody has words
 */
char *tw_table_choice_title (TwTableModel *model, const TwAction *action, gboolean is_open);

/** tw_table_spot_title: Returns: (transfer full): what a spot that is not for a figure on a
 * feature does: "Lay gold: 1 east" */
char *tw_table_spot_title (TwTableModel *model, guint spot);

G_END_DECLS
