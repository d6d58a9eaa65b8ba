/* The windows about the open set: properties, coverage, comparison, versions, the sheet of rules. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_WINDOWS (tw_set_windows_get_type ())
G_DECLARE_FINAL_TYPE (TwSetWindows, tw_set_windows, TW, SET_WINDOWS, GObject)

/* Actions that it adds to the group "doc": properties 's' (the page it begins with), coverage (what the
 * set has and lacks), compare (with a file that is asked for), versions, rules-sheet.
 *
 * Signals:
 *   "pattern" (guint edges, gboolean is_present)   tiles with these edges are to be shown
 *   "show-tile" (TwTileItem *)                     the tile is to be shown in the list
 */

/**
 * tw_set_windows_new:
 * @widget: (not owned): whose window they are about; what is said goes to its announcer
 * @actions: the group "doc": undo and saving are the document's wherever the focus is
 *
 * Returns: (transfer full): no window yet, of no set
 */
TwSetWindows *tw_set_windows_new (GtkWidget *widget, GActionGroup *actions);

/** tw_set_windows_set_document: closes those about the set before; @document (nullable) is what they are
 * about from now on. */
void tw_set_windows_set_document (TwSetWindows *self, TwDocument *document,
                                  TwTileTextures *textures);

/** tw_set_windows_compare_with: reads @file and shows the set beside it. */
void tw_set_windows_compare_with (TwSetWindows *self, GFile *file);

/** tw_set_windows_get_front: Returns: (transfer none) (nullable): the window that lies over that of the widget,
 * where it is said what came of a button */
GtkWidget *tw_set_windows_get_front (TwSetWindows *self);

/** tw_set_windows_is_unsaved: Returns: whether something was taken into the compared file that is not
 * saved there */
gboolean tw_set_windows_is_unsaved (TwSetWindows *self);

/** tw_set_windows_ask_to_close: asks before what was taken into the compared file is lost, then closes
 * the window of the widget. Returns: whether it asks */
gboolean tw_set_windows_ask_to_close (TwSetWindows *self);

G_END_DECLS
