/* What happens at the table, said to those who listen. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_voice_add:
 * @table: the table
 * @model: its game
 * @lines: (nullable) (element-type TwLogItem): all lines of its log, up to date when this hears of a change; %NULL if
 *   nobody else has them
 * @around: (nullable): only while the keyboard is in this widget something is said; %NULL for always
 *
 * From now on each new line of the log is said, then what is asked, if that is another question than before or another
 * tile has been drawn. What is asked is the description of @table as well.
 */
void tw_table_voice_add (GtkWidget *table, TwTableModel *model, GListModel *lines, GtkWidget *around);

G_END_DECLS
