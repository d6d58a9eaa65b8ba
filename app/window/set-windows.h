/* The windows about the open set: properties, coverage, comparison, import from pictures, versions,
 * rules sheet. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_WINDOWS (tw_set_windows_get_type ())
G_DECLARE_FINAL_TYPE (TwSetWindows, tw_set_windows, TW, SET_WINDOWS, GObject)

/* Actions that it adds to the group "doc": properties 's' (the first page), coverage (what the set
 * has and lacks), compare (with a file that it asks for), import-pictures (tiles from scans and
 * photographs), import-files 'as' (the same, of these URIs), versions, rules-sheet, print,
 * print-tiles 'as' (those with these ids).
 *
 * Signals:
 *   "pattern" (guint edges, gboolean is_present)   show tiles with these edges
 *   "show-tile" (TwTileItem *)                     show the tile in the list
 */

/**
 * tw_set_windows_new:
 * @widget: (not owned): a widget of the main window; messages go to its announcer
 * @actions: the group "doc", so that undo and saving work on the document in all windows
 *
 * Returns: (transfer full): without a set and without windows
 */
TwSetWindows *tw_set_windows_new (GtkWidget *widget, GActionGroup *actions);

/** tw_set_windows_set_document: closes the windows about the set before, and works on @document
 * (nullable) from now on. */
void
tw_set_windows_set_document (TwSetWindows *self, TwDocument *document, TwTileTextures *textures);

/** tw_set_windows_compare_with: reads @file and shows it beside the set. */
void tw_set_windows_compare_with (TwSetWindows *self, GFile *file);

/** tw_set_windows_get_front: Returns: (transfer none) (nullable): the window in front of the
 * widget's, for messages about what a button has done */
GtkWidget *tw_set_windows_get_front (TwSetWindows *self);

/** tw_set_windows_is_unsaved: Returns: whether changes taken into the compared file are not
 * saved */
gboolean tw_set_windows_is_unsaved (TwSetWindows *self);

/** tw_set_windows_ask_to_close: asks if changes taken into the compared file would be lost, then
 * closes the widget's window. Returns: whether it asks */
gboolean tw_set_windows_ask_to_close (TwSetWindows *self);

G_END_DECLS
