/* Notes that people make at the moment that the table shows. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_remarks_here: Returns: how many entries of the log come before the shown moment; that is where a
 *   note stands. The steps of the last scoring are one moment with the end of the game */
guint tw_table_remarks_here (TwTableModel *self);

/** tw_table_remarks_get: Returns: (transfer none) (nullable): the note at the shown moment, until it changes */
const char *tw_table_remarks_get (TwTableModel *self);

/**
 * tw_table_remarks_set:
 * @self: a table with a game
 * @n_entries: where, at most as many as the whole game has
 * @text: (nullable): what it says, %NULL or nothing to take the note away
 *
 * Emits "changed" if the note has changed. A proposal stays.
 *
 * Returns: whether it has changed
 */
gboolean tw_table_remarks_set (TwTableModel *self, guint n_entries, const char *text);

/** tw_table_remarks_tell_marks: keeps the marks of the game (game-marks.h) up to date with its notes. Once for
 *   each table. */
void tw_table_remarks_tell_marks (TwTableModel *self);

G_END_DECLS
