/* A window that asks for the languages of a rules sheet, and writes it to a file. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SHEET_WINDOW (tw_sheet_window_get_type ())
G_DECLARE_FINAL_TYPE (TwSheetWindow, tw_sheet_window, TW, SHEET_WINDOW, AdwPreferencesWindow)

/**
 * tw_sheet_window_new:
 * @document: the set
 *
 * The rules are those of the set played by itself, or of one of the rulesets that it can be played
 * with. The file is written in a thread.
 *
 * Returns: (transfer floating): the window
 */
TwSheetWindow *tw_sheet_window_new (TwDocument *document);

/**
 * tw_sheet_window_save:
 * @self: the window
 * @path: a file that ends in .html or .pdf
 *
 * Writes the sheet. It is called when the user has chosen a file.
 */
void tw_sheet_window_save (TwSheetWindow *self, const char *path);

G_END_DECLS
