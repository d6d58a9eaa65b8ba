/* The table of a window: inside the window, or in a second window beside it. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLE_HOST (tw_table_host_get_type ())
G_DECLARE_FINAL_TYPE (TwTableHost, tw_table_host, TW, TABLE_HOST, AdwBin)

/* Actions that it adds to its window: win.play (the open set: continues its game if there is one,
 * else begins one), win.try-tile 's' (plays with the tile of that id in the hand; "" for the reason
 * why there is none), win.leave-play (a trial of the open set waits then, about any other game it
 * asks), win.end-trial (ends the game that waits), win.table-apart (moves the table to a second
 * window), win.lessons 's' (the lessons of the open set, from that with this id on, "" for the first
 * that has not been done).
 *
 * Signals:
 *   "shown" ()        the table is in the window now and has to be shown
 *   "gone" ()         the table is out of sight, or has a window of its own
 *   "changed" ()      whether there is an unsaved game, or one that waits, may have changed
 */

/** tw_table_host_set_up: sets the source of pictures; call it once, when the widget is in its
 * window, a #GtkApplicationWindow. */
void tw_table_host_set_up (TwTableHost *self, TwTileTextures *textures);

/** tw_table_host_set_document: sets the document (nullable) that is edited beside the table. A game
 * played with another document no longer follows that one's edits. */
void tw_table_host_set_document (TwTableHost *self, TwDocument *document);

/** tw_table_host_get_table: Returns: (transfer none) (nullable): the table, in whichever window */
GtkWidget *tw_table_host_get_table (TwTableHost *self);

/** tw_table_host_get_title: Returns: (transfer none) (nullable): what is played there */
const char *tw_table_host_get_title (TwTableHost *self);

/** tw_table_host_get_window: Returns: (transfer none) (nullable): the table's own window */
GtkWindow *tw_table_host_get_window (TwTableHost *self);

/** tw_table_host_has_game: Returns: whether there is an unsaved game */
gboolean tw_table_host_has_game (TwTableHost *self);

/** tw_table_host_is_waiting: Returns: whether a trial of the open set waits, out of sight */
gboolean tw_table_host_is_waiting (TwTableHost *self);

/** tw_table_host_show: shows @table, a page of play-page.h, in place of the table before. */
void tw_table_host_show (TwTableHost *self, GtkWidget *table);

/** tw_table_host_play: shows a table for a game with @set. */
void tw_table_host_play (TwTableHost *self, TwTileSet *set);

/** tw_table_host_update_actions: updates the actions to what the window shows. */
void tw_table_host_update_actions (TwTableHost *self, gboolean is_editing, gboolean is_playing);

/**
 * tw_table_host_leave_for:
 * @self: a host
 * @page: name of the page of the open set to go to, "" for the one that was shown last
 *
 * Leaves the table as win.leave-play does: a trial waits, about any other game it asks. If it is left,
 * "gone" is emitted, in which tw_table_host_take_page() tells the page.
 */
void tw_table_host_leave_for (TwTableHost *self, const char *page);

/** tw_table_host_take_page: Returns: (transfer full) (nullable): the page of the open set for which the
 * table was left, %NULL for where one came from */
char *tw_table_host_take_page (TwTableHost *self);

/** tw_table_host_offer_tile: takes @tile into the hand of the open set's game, which may wait. */
void tw_table_host_offer_tile (TwTableHost *self, const char *tile);

/** tw_table_host_give_up_trial: gives up a running trial when the window closes, so that the next
 * start does not offer it. */
void tw_table_host_give_up_trial (TwTableHost *self);

/** tw_table_host_close: closes the second window, whatever game is on it. */
void tw_table_host_close (TwTableHost *self);

G_END_DECLS
