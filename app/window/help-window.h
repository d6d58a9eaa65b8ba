/* Help: pages of words, pictures and tables, to be read and to be searched. */
#pragma once

#include <adwaita.h>

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_HELP_WINDOW (tw_help_window_get_type ())
G_DECLARE_FINAL_TYPE (TwHelpWindow, tw_help_window, TW, HELP_WINDOW, AdwWindow)

/**
 * tw_help_window_show:
 * @owner: the window to help with
 * @active: (nullable): the window that has the keyboard, which may be one that @owner waits for
 * @textures: the source of pictures
 * @place: where one is, for the page that opens, as help-file.h has places
 *
 * Shows the help of @owner, which has one window of it; closes that if it is @active.
 */
void tw_help_window_show (GtkWindow *owner, GtkWindow *active, TwTileTextures *textures,
                          const char *place);

/** tw_help_window_open: goes to the page @id. */
void tw_help_window_open (TwHelpWindow *self, const char *id);

/** tw_help_window_get_page: Returns: (transfer none): id of the page that is shown */
const char *tw_help_window_get_page (TwHelpWindow *self);

/** tw_help_window_is_idle: Returns: whether all of the page is there, with its sentences (for tests) */
gboolean tw_help_window_is_idle (TwHelpWindow *self);

G_END_DECLS
