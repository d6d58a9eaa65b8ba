/* The sign beside a player's name that the program thinks. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_thinking_sign_new:
 * @model: a table
 * @seat: the player beside whom it is
 *
 * Returns: (transfer floating) (nullable): what is shown as long as the program has been thinking for @seat
 *   for a while, and says so; it has its place all the time, so that nothing moves when it comes. %NULL where
 *   no program plays
 */
GtkWidget *tw_thinking_sign_new (TwTableModel *model, guint seat);

G_END_DECLS
