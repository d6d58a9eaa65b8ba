/* A window of its own for the table, beside the one where its tiles are edited. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_TABLE_WINDOW (tw_table_window_get_type ())
G_DECLARE_FINAL_TYPE (TwTableWindow, tw_table_window, TW, TABLE_WINDOW, AdwWindow)

/* Signal "back" (): move the table back to the window it came from.
 * Signal "left" (): leave the table; the game may still have to be saved.
 * Signal "asked" (const char *action, GVariant *target): do that action of the window it came from.
 *
 * It has the window actions that a table uses: `win.help`, `win.leave-play`, `win.resume-with-moves` '(ss)',
 * `win.show-palette`, `win.show-shortcuts`, `win.table-apart`. */

/**
 * tw_table_window_new:
 * @table: the table; it has no parent
 * @title: title of the game
 *
 * Returns: (transfer none): the window, not yet shown; it lives until gtk_window_destroy()
 */
TwTableWindow *tw_table_window_new (GtkWidget *table, const char *title);

/** tw_table_window_get_table: Returns: (transfer none) (nullable): the table */
GtkWidget *tw_table_window_get_table (TwTableWindow *self);

/**
 * tw_table_window_steal_table: Returns: (transfer full): the table, which leaves the window; that is
 * empty from then on, and can only be destroyed.
 */
GtkWidget *tw_table_window_steal_table (TwTableWindow *self);

G_END_DECLS
