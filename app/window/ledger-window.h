/* Games in Numbers: the saved games of a folder as a table that can be sorted and exported. */
#pragma once

#include <adwaita.h>

#include "app/window/ledger-table.h"

G_BEGIN_DECLS

#define TW_TYPE_LEDGER_WINDOW (tw_ledger_window_get_type ())
G_DECLARE_FINAL_TYPE (TwLedgerWindow, tw_ledger_window, TW, LEDGER_WINDOW, AdwWindow)

/**
 * tw_ledger_window_show:
 * @settings: (transfer none): the program's settings, which keep the folder
 * @parent: (transfer none): the window that asks
 *
 * Presents a window and reads the folder that was read last; at first that of the user's documents,
 * where games are saved if nobody says otherwise.
 */
void tw_ledger_window_show (GSettings *settings, GtkWindow *parent);

/** tw_ledger_window_new: Returns: (transfer none): a window as of tw_ledger_window_show(), which
 *   has read nothing */
TwLedgerWindow *tw_ledger_window_new (GSettings *settings, GtkWindow *parent);

/** tw_ledger_window_read: reads another folder, and keeps it in the settings. */
void tw_ledger_window_read (TwLedgerWindow *self, const char *folder);

G_END_DECLS
