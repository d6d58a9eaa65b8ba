/* The note at the shown moment of the game: to be read, written, and taken away. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_REMARK_LINE (tw_remark_line_get_type ())
G_DECLARE_FINAL_TYPE (TwRemarkLine, tw_remark_line, TW, REMARK_LINE, AdwBin)

/**
 * tw_remark_line_new:
 * @model: the table
 * @actions: gets "remark", which opens the entry for the note at the shown moment
 * @table: (transfer none): gets the focus when the entry is done with
 *
 * Shown while there is a note at the shown moment, or one is written. Enter keeps what was written,
 * Escape leaves it; nothing written takes the note away.
 *
 * Returns: a line to lie over the table
 */
GtkWidget *tw_remark_line_new (TwTableModel *model, GActionMap *actions, GtkWidget *table);

G_END_DECLS
