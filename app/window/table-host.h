/* The table of a window: in the window, or in a second one beside it. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLE_HOST (tw_table_host_get_type ())
G_DECLARE_FINAL_TYPE (TwTableHost, tw_table_host, TW, TABLE_HOST, AdwBin)

/* Actions that it adds to its window: win.play (the open set: the game beside the canvas goes on, else one
 * begins), win.try-tile 's' (with the tile of that id in the hand; "" if there is none that could be
 * tried), win.leave-play (asks what is to become of the game), win.table-apart (the table into a second
 * window).
 *
 * Signals:
 *   "shown" ()        the table is in the window from now on, and is to be seen
 *   "gone" ()         it is not any more: it has been left, or has a window of its own
 *   "changed" ()      whether there is a game that is not saved may have changed
 */

/** tw_table_host_set_up: says where pictures come from; once, when it is in its window, a
 * #GtkApplicationWindow. */
void tw_table_host_set_up (TwTableHost *self, TwTileTextures *textures);

/** tw_table_host_set_document: @document (nullable) is what is edited beside the table; a game that was
 * played with another does not follow that any more. */
void tw_table_host_set_document (TwTableHost *self, TwDocument *document);

/** tw_table_host_get_table: Returns: (transfer none) (nullable): the table, wherever it is */
GtkWidget *tw_table_host_get_table (TwTableHost *self);

/** tw_table_host_get_window: Returns: (transfer none) (nullable): the table's own window */
GtkWindow *tw_table_host_get_window (TwTableHost *self);

/** tw_table_host_has_game: Returns: whether there is a game that is not saved */
gboolean tw_table_host_has_game (TwTableHost *self);

/** tw_table_host_show: shows @table, a page of play-page.h, in place of what was played before. */
void tw_table_host_show (TwTableHost *self, GtkWidget *table);

/** tw_table_host_play: shows a table for a game with @set. */
void tw_table_host_play (TwTableHost *self, TwTileSet *set);

/** tw_table_host_update_actions: brings the actions in line with what is shown. */
void tw_table_host_update_actions (TwTableHost *self, gboolean is_editing, gboolean is_playing);

/** tw_table_host_offer_tile: takes @tile into the hand of the game beside the canvas. */
void tw_table_host_offer_tile (TwTableHost *self, const char *tile);

/** tw_table_host_give_up_trial: a trial under way is not offered at the next start: the window closes. */
void tw_table_host_give_up_trial (TwTableHost *self);

/** tw_table_host_close: closes the second window, whatever is played there. */
void tw_table_host_close (TwTableHost *self);

G_END_DECLS
