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

/** tw_play_page_get_model: Returns: (transfer none): its game */
TwTableModel *tw_play_page_get_model (TwPlayPage *self);

G_END_DECLS
