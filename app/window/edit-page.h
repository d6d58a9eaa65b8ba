/* The open set: the header bar, messages and questions about the set, and its pages. */
#pragma once

#include <adwaita.h>

#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"
#include "app/window/set-draft.h"
#include "app/window/set-saving.h"
#include "app/window/set-windows.h"

G_BEGIN_DECLS

#define TW_TYPE_EDIT_PAGE (tw_edit_page_get_type ())
G_DECLARE_FINAL_TYPE (TwEditPage, tw_edit_page, TW, EDIT_PAGE, AdwBin)

/* A page of a stack. It adds the group "doc" to its window, with the actions on the set: undo,
 * redo, those of set-saving.h, set-windows.h and case-question.h. The ways to its pages are in page-ways.h.
 *
 * Signals:
 *   "changed" ()   the title, the state or the shown page of the set may have changed
 *   "close" ()     all is saved, and a save was to be followed by closing
 */

/** tw_edit_page_set_up: sets the main menu and the source of pictures; call it once, when the page
 * is in its window, a #GtkApplicationWindow. */
void tw_edit_page_set_up (TwEditPage *self, GMenuModel *menu, TwTileTextures *textures);

/** tw_edit_page_update_actions: updates the actions to the set and the shown page. */
void tw_edit_page_update_actions (TwEditPage *self);

/** tw_edit_page_is_shown: Returns: whether its stack shows it */
gboolean tw_edit_page_is_shown (TwEditPage *self);

/** tw_edit_page_set_document: shows @document (nullable), and keeps a draft of its changes. Ends
 * everything under way for the document before; a draft of it on the disk stays. */
void tw_edit_page_set_document (TwEditPage *self, TwDocument *document);

/** tw_edit_page_get_document: Returns: (transfer none) (nullable): the open set */
TwDocument *tw_edit_page_get_document (TwEditPage *self);

/** tw_edit_page_is_modified: Returns: whether there is a set with unsaved changes */
gboolean tw_edit_page_is_modified (TwEditPage *self);

/** tw_edit_page_set_game_waits: whether Play goes on with a game of this set that waits. */
void tw_edit_page_set_game_waits (TwEditPage *self, gboolean waits);

/** tw_edit_page_look: checks at once whether another program has changed the file. */
void tw_edit_page_look (TwEditPage *self);

/** tw_edit_page_get_draft: Returns: (transfer none): the object that keeps a draft of the set */
TwSetDraft *tw_edit_page_get_draft (TwEditPage *self);

/** tw_edit_page_get_saving: Returns: (transfer none): the object that saves the set */
TwSetSaving *tw_edit_page_get_saving (TwEditPage *self);

/** tw_edit_page_get_windows: Returns: (transfer none): the windows about the set */
TwSetWindows *tw_edit_page_get_windows (TwEditPage *self);

/** tw_edit_page_show: shows the page @name, "design", "set", …, if there is one. Returns: (transfer
 * none) (nullable): the page */
TwPage *tw_edit_page_show (TwEditPage *self, const char *name);

/** tw_edit_page_peek: Returns: (transfer none) (nullable): the page @name, shown or not */
GtkWidget *tw_edit_page_peek (TwEditPage *self, const char *name);

/** tw_edit_page_has: Returns: whether there is a page @name */
gboolean tw_edit_page_has (TwEditPage *self, const char *name);

/** tw_edit_page_get_page: Returns: (transfer none) (nullable): the present page, even while the
 * window shows another mode */
TwPage *tw_edit_page_get_page (TwEditPage *self);

/** tw_edit_page_get_name: Returns: (transfer none) (nullable): the name of that page */
const char *tw_edit_page_get_name (TwEditPage *self);

/** tw_edit_page_show_error: shows an error above the pages until it is closed. */
void tw_edit_page_show_error (TwEditPage *self, const char *title, const char *message);

/** tw_edit_page_hide_error: closes that error, if it has @title. */
void tw_edit_page_hide_error (TwEditPage *self, const char *title);

G_END_DECLS
