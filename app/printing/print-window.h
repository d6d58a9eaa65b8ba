/* Printing tiles: how the sheets come out, and everything that can be said about it beside them.
 */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PRINT_WINDOW (tw_print_window_get_type ())
G_DECLARE_FINAL_TYPE (TwPrintWindow, tw_print_window, TW, PRINT_WINDOW, AdwWindow)

/**
 * tw_print_window_new:
 * @document: a document; what is chosen is remembered with it, unless it is one of the program's
 * sets
 * @tiles: (array zero-terminated=1) (nullable): ids of the tiles that are printed; %NULL for what
 * is remembered
 *
 * Returns: (transfer none): a window that follows @document
 */
TwPrintWindow *tw_print_window_new (TwDocument *document, const char *const *tiles);

/** tw_print_window_save: writes the pages to @path, a PDF or a folder, as the button does once
 * somebody has chosen where. */
void tw_print_window_save (TwPrintWindow *self, const char *path);

G_END_DECLS
