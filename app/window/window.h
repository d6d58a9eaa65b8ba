/* The window: start page, the pages of the open set, and the table. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_WINDOW (tw_window_get_type ())
G_DECLARE_FINAL_TYPE (TwWindow, tw_window, TW, WINDOW, AdwApplicationWindow)

/* Actions of the window, besides what menus and keys name:
 *   win.page 's'        shows a page by its name ("design", "set", …)
 *   win.all-sets        the start page
 *   win.edit-tile 's'   shows the tile of that id on the Design page
 *   win.play            plays the open set
 *   win.play-set 's'    plays a shipped set ("base") or a file (a URI)
 *   win.leave-play      back from the table to where Play was pressed
 *   win.table-apart     the table into a second window, beside the canvas
 *   win.to-table        the selected tile into the hand of the game there
 *   win.open-set 's'    opens a shipped set by its id, or a file by its URI
 *   win.restore-draft 's', win.discard-draft 's'   a draft by its id
 *   win.reload-file win.keep-mine win.follow-file 's'   after another program's change
 *   doc.undo doc.redo doc.save doc.save-as doc.versions
 */

/** tw_window_new: Returns: (transfer none): an empty window; show it something, then present it */
TwWindow *tw_window_new (GtkApplication *application, TwTileTextures *textures);

/** tw_window_get_document: Returns: (transfer none) (nullable): the open set */
TwDocument *tw_window_get_document (TwWindow *self);

/** tw_window_set_document: opens @document in the window and shows its first page. */
void tw_window_set_document (TwWindow *self, TwDocument *document);

/** tw_window_get_unsaved: Returns: (transfer none) (nullable): why the session must not end
 * unasked, for people */
const char *tw_window_get_unsaved (TwWindow *self);

/** tw_window_show_start: shows the start page. */
void tw_window_show_start (TwWindow *self);

/**
 * tw_window_begin_opening:
 * @self: a window
 * @file: (nullable): what is read; %NULL if it comes with the program
 *
 * Gives up what was being opened. If the new one takes long, the window says so and offers to give it
 * up as well. Call tw_window_end_opening() when it is there, or cannot be read.
 *
 * Returns: (transfer none): for reading it
 */
GCancellable *tw_window_begin_opening (TwWindow *self, GFile *file);

/** tw_window_end_opening: what was opened is there, or cannot be: back to what was shown before. */
void tw_window_end_opening (TwWindow *self);

/** tw_window_open_file: reads @file and shows it, or says why not. */
void tw_window_open_file (TwWindow *self, GFile *file);

/**
 * tw_window_add_toast: shows @toast (transfer full) below, instead of what was said before,
 * until the window shows something else or tw_window_dismiss_toast().
 */
void tw_window_add_toast (TwWindow *self, AdwToast *toast);

/** tw_window_dismiss_toast: takes the toast away, if one is seen. */
void tw_window_dismiss_toast (TwWindow *self);

/** tw_window_flush_draft: brings unsaved changes to the disk at once: the program is ending. */
void tw_window_flush_draft (TwWindow *self);

/**
 * tw_window_show_error:
 * @self: a window
 * @title: what failed, translated ("“ford.xml” cannot be opened")
 * @message: file, line, cause and remedy
 *
 * Shows a bar that stays until it is closed or something else is opened.
 */
void tw_window_show_error (TwWindow *self, const char *title, const char *message);

/** tw_window_hide_error: takes away what tw_window_show_error() has shown with @title above the
 * pages or on the start page, when the same has gone well. */
void tw_window_hide_error (TwWindow *self, const char *title);

G_END_DECLS
