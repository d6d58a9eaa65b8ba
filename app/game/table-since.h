/* What others have done since a player's last answer. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_since_find:
 * @self: a table
 * @out_n_entries: (out): how many entries the log had when others began, after that player's last answer
 *
 * Returns: whether a person is asked now, and others have answered since that person did;
 *   never where the game is played elsewhere and entered
 */
gboolean tw_table_since_find (TwTableModel *self, guint *out_n_entries);

G_END_DECLS
