/* The table as a page of the window: header, table, hand, scores, log, result. */
#pragma once

#include <adwaita.h>

#include "app/play/table-model.h"
#include "app/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_PLAY_PAGE (tw_play_page_get_type ())
G_DECLARE_FINAL_TYPE (TwPlayPage, tw_play_page, TW, PLAY_PAGE, AdwBin)

/* Actions, in the group "play":
 *   undo redo again end fit zoom 'i'
 *   hints 's' ("off", "mine", "all")   pin   show-log   show-scores
 *   show-error '(ss)' (what failed, why) */

/**
 * tw_play_page_new:
 * @set: what is played: as it is now, later edits do not matter
 * @textures: pictures of tiles
 *
 * Begins a game of two at once. A set that cannot be played is played alone by the
 * words that say why.
 *
 * Returns: (transfer floating): the table
 */
GtkWidget *tw_play_page_new (TwTileSet *set, TwTileTextures *textures);

/** tw_play_page_has_unsaved: Returns: whether @page has a game under way that is not saved as
 * it is now; one that nobody has moved in is no loss */
gboolean tw_play_page_has_unsaved (GtkWidget *page);

/**
 * tw_play_page_ask_to_leave:
 * @page: a table
 * @done: called once the game may go: it is saved, or given up
 * @user_data: for @done
 *
 * Asks whether to save the game, to give it up, or to go on; without an unsaved game @done is
 * called at once.
 */
void tw_play_page_ask_to_leave (GtkWidget *page,
                                void (*done) (gpointer user_data),
                                gpointer user_data);

/** tw_play_page_get_model: Returns: (transfer none): its game */
TwTableModel *tw_play_page_get_model (TwPlayPage *self);

G_END_DECLS
