/* Why something cannot be done at the table now, in words for whoever presses its key. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_closed_words:
 * @model: a table
 * @action: an action of the table that is off: "advice", "sandbox", "by-hand", "pause", "tiles-left-by-key",
 *   "undo" or "redo"
 *
 * Returns: (transfer none) (nullable): why it is off, translated; %NULL where there is nothing to say, as
 *   without a game, or of another action
 */
const char *tw_table_closed_words (TwTableModel *model, const char *action);

G_END_DECLS
