/* What can be chosen by a number, while that is being typed. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TW_NUMBER_FAINT: opacity of what the number being typed can no longer mean */
#define TW_NUMBER_FAINT 0.25

/**
 * tw_number_mark_watch:
 * @button: what can be chosen
 * @model: a table
 * @number: its number, from 1; see tw_table_model_press_number()
 *
 * While somebody types a number, @button is faint if its own cannot be the one, and tells screen
 * readers what has been typed, wherever the focus is.
 */
void tw_number_mark_watch (GtkWidget *button, TwTableModel *model, guint number);

G_END_DECLS
