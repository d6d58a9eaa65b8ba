/* The mode of a window: the start page, the open set, the table, or the opening page. */
#pragma once

#include <adwaita.h>

#include "app/start/start-page.h"
#include "app/widgets/opening-page.h"
#include "app/window/edit-page.h"
#include "app/window/table-host.h"

G_BEGIN_DECLS

#define TW_TYPE_MODES (tw_modes_get_type ())
G_DECLARE_FINAL_TYPE (TwModes, tw_modes, TW, MODES, AdwBin)

/* Actions that it adds to its window: win.all-sets, win.back-to-set, win.page 's' (a page of the
 * open set by its name), win.search, win.to-table (the selected tile into the hand of the game
 * beside the canvas).
 *
 * Modes are "opening", in which a new window starts, "start", "edit" and "play".
 * Signal "changed" (): the mode may have changed, or the open set, or its state. */
/** tw_modes_set_up: sets the source of pictures; call it once, when the widget is in its window. */
void tw_modes_set_up (TwModes *self, TwTileTextures *textures);

/** tw_modes_show: shows the mode "start", "edit" or "play", and gives it the keyboard focus. */
void tw_modes_show (TwModes *self, const char *mode);

/** tw_modes_is: Returns: whether @mode is shown */
gboolean tw_modes_is (TwModes *self, const char *mode);

/** tw_modes_give_way: closes the window if it was made for something to be opened, and has shown nothing yet. */
void tw_modes_give_way (TwModes *self);

/** tw_modes_get_place: Returns: (transfer none): where one is: the mode, of the open set its page */
const char *tw_modes_get_place (TwModes *self);

/** tw_modes_get_opening_page: Returns: (transfer none): the page that tells what is being opened */
TwOpeningPage *tw_modes_get_opening_page (TwModes *self);

/** tw_modes_get_edit_page: Returns: (transfer none): the open set */
TwEditPage *tw_modes_get_edit_page (TwModes *self);

/** tw_modes_get_table_host: Returns: (transfer none): the table */
TwTableHost *tw_modes_get_table_host (TwModes *self);

/** tw_modes_show_error: shows an error in the present mode; on the start page for a failed
 * opening. */
void tw_modes_show_error (TwModes *self, const char *title, const char *message);

/** tw_modes_hide_error: closes the error with @title, above the pages or on the start page. */
void tw_modes_hide_error (TwModes *self, const char *title);

/** tw_modes_show_toast: shows @toast (transfer full) until another mode or toast is shown. */
void tw_modes_show_toast (TwModes *self, AdwToast *toast);

/** tw_modes_dismiss_toast: dismisses the toast, if there is one. */
void tw_modes_dismiss_toast (TwModes *self);

/** tw_modes_have_read: the user goes on: dismisses the toast unless it offers something. */
void tw_modes_have_read (TwModes *self);

G_END_DECLS
