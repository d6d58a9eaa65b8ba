/* The open set: the header bar, what is said and asked of it, and its pages. */
#pragma once

#include <adwaita.h>

#include "app/document/draft.h"
#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"
#include "app/window/set-saving.h"
#include "app/window/set-windows.h"

G_BEGIN_DECLS

#define TW_TYPE_EDIT_PAGE (tw_edit_page_get_type ())
G_DECLARE_FINAL_TYPE (TwEditPage, tw_edit_page, TW, EDIT_PAGE, AdwBin)

/* A page of a stack. It adds the group "doc" to its window, with what can be done with the set: undo, redo,
 * those of set-saving.h, set-windows.h and case-question.h; and `win.edit-tile` 's' (an id),
 * `win.show-own` '(ss)' (what it is, and its id), `win.toggle-panel` and `win.toggle-inspector`.
 *
 * Signals:
 *   "changed" ()   the title, the state or the shown page of the set may have changed
 *   "close" ()     all is saved, and somebody wanted to close then
 */

/** tw_edit_page_set_up: gives it the main menu and says where pictures come from; once,
 * when it is in its window, a #GtkApplicationWindow. */
void tw_edit_page_set_up (TwEditPage *self, GMenuModel *menu, TwTileTextures *textures);

/** tw_edit_page_update_actions: brings the actions in line with the set and with what is shown. */
void tw_edit_page_update_actions (TwEditPage *self);

/** tw_edit_page_is_shown: Returns: whether it is what its stack shows */
gboolean tw_edit_page_is_shown (TwEditPage *self);

/** tw_edit_page_set_document: shows @document (nullable), and keeps a draft of what is changed in it. All
 * that was going on with the one before ends; a draft of that which is on the disk stays there. */
void tw_edit_page_set_document (TwEditPage *self, TwDocument *document);

/** tw_edit_page_get_document: Returns: (transfer none) (nullable): the open set */
TwDocument *tw_edit_page_get_document (TwEditPage *self);

/** tw_edit_page_is_modified: Returns: whether there is a set with changes that are not saved */
gboolean tw_edit_page_is_modified (TwEditPage *self);

/** tw_edit_page_keep_in: keeps what is changed in @draft from now on. */
void tw_edit_page_keep_in (TwEditPage *self, TwDraft *draft);

/** tw_edit_page_restore: puts the changes of @draft, which has been read, into the open set if it is of
 * its file. Returns: whether it is */
gboolean tw_edit_page_restore (TwEditPage *self, TwDraft *draft);

/** tw_edit_page_flush_draft: brings unsaved changes to the disk at once: the program is ending. */
void tw_edit_page_flush_draft (TwEditPage *self);

/** tw_edit_page_discard_draft: the unsaved changes are not wanted any more. */
void tw_edit_page_discard_draft (TwEditPage *self);

/** tw_edit_page_look: looks at once whether another program has changed the file. */
void tw_edit_page_look (TwEditPage *self);

/** tw_edit_page_get_saving: Returns: (transfer none): what saves the set */
TwSetSaving *tw_edit_page_get_saving (TwEditPage *self);

/** tw_edit_page_get_windows: Returns: (transfer none): the windows about the set */
TwSetWindows *tw_edit_page_get_windows (TwEditPage *self);

/** tw_edit_page_show: shows the page of that name, "design", "set", …; none if there is none. Returns: (transfer
 * none) (nullable): the page */
TwPage *tw_edit_page_show (TwEditPage *self, const char *name);

/** tw_edit_page_has: Returns: whether there is a page of that name */
gboolean tw_edit_page_has (TwEditPage *self, const char *name);

/** tw_edit_page_get_page: Returns: (transfer none) (nullable): the page that is shown, wherever the person
 * is */
TwPage *tw_edit_page_get_page (TwEditPage *self);

/** tw_edit_page_get_name: Returns: (transfer none) (nullable): the name of that page */
const char *tw_edit_page_get_name (TwEditPage *self);

/** tw_edit_page_show_error: says above the pages what failed, until it is closed. */
void tw_edit_page_show_error (TwEditPage *self, const char *title, const char *message);

/** tw_edit_page_hide_error: takes that away, if it has @title. */
void tw_edit_page_hide_error (TwEditPage *self, const char *title);

G_END_DECLS
