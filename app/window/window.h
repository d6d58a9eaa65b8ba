/* The window: start page, the pages of the open set, and the table. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_WINDOW (tw_window_get_type ())
G_DECLARE_FINAL_TYPE (TwWindow, tw_window, TW, WINDOW, AdwApplicationWindow)

/* Messages in it go through its announcer, see announce.h.
 *
 * Actions of the window, besides what menus and keys name:
 *   win.page 's'        shows a page by its name ("design", "set", …)
 *   win.all-sets        the start page
 *   win.edit-tile 's'   shows the tile of that id on the Design page
 *   win.show-palette    shows the command palette
 *   win.play            plays the open set
 *   win.play-set 's'    plays a shipped set ("base") or a file (a URI)
 *   win.leave-play      goes back from the table to where Play was pressed
 *   win.table-apart     moves the table to a second window, beside the canvas
 *   win.to-table        takes the selected tile into the hand of the game there
 *   win.open-set 's'    opens a shipped set by its id, or a file by its URI
 *   win.restore-draft 's', win.discard-draft 's'   a draft by its id
 *   doc.undo doc.redo doc.save doc.save-as doc.versions
 */

/** tw_window_new: Returns: (transfer none): an empty window; fill it, then present it */
TwWindow *tw_window_new (GtkApplication *application, TwTileTextures *textures);

/** tw_window_get_document: Returns: (transfer none) (nullable): the open set */
TwDocument *tw_window_get_document (TwWindow *self);

/** tw_window_set_document: opens @document in the window and shows its first page. */
void tw_window_set_document (TwWindow *self, TwDocument *document);

/** tw_window_get_unsaved: Returns: (transfer none) (nullable): why the session must not end without
 * a question, for people */
const char *tw_window_get_unsaved (TwWindow *self);

/** tw_window_show_start: shows the start page. */
void tw_window_show_start (TwWindow *self);

/** tw_window_open_file: reads @file and shows it, or tells why it cannot. */
void tw_window_open_file (TwWindow *self, GFile *file);

/** tw_window_flush_draft: writes unsaved changes to the disk at once, for the end of the
 * program. */
void tw_window_flush_draft (TwWindow *self);

G_END_DECLS
