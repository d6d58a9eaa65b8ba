/* What can be chosen by a number, while that is being typed. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TW_NUMBER_FAINT: how much of what cannot be meant any more is seen */
#define TW_NUMBER_FAINT 0.25

/**
 * tw_number_mark_watch:
 * @button: what can be chosen
 * @model: a table
 * @number: its number, from 1; see tw_table_model_press_number()
 *
 * While a number is being typed, @button is faint if it cannot be meant, and tells who does not
 * see the table what was typed, wherever the focus is.
 */
void tw_number_mark_watch (GtkWidget *button, TwTableModel *model, guint number);

G_END_DECLS
