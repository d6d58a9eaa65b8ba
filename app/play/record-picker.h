/* The tile that was drawn in a game that is played elsewhere, picked among those that are left.
 *
 * It stands in the place of the hand while it is to be entered, and takes the focus then. Letters of lands narrow it, as
 * in a quick line, or a click on a side; Enter takes the first tile. Who draws can be chosen, too.
 */
#pragma once

#include <adwaita.h>

#include "app/table/game-table.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RECORD_PICKER (tw_record_picker_get_type ())
G_DECLARE_FINAL_TYPE (TwRecordPicker, tw_record_picker, TW, RECORD_PICKER, AdwBin)

/** tw_record_picker_new: Returns: (transfer floating): a picker for the game of @model; keys that are not for
 * it are those of @table */
GtkWidget *tw_record_picker_new (TwTableModel *model, TwTileTextures *textures, GtkWidget *table);

/**
 * tw_record_picker_get_room:
 * @model: a table
 * @height: of the table, in pixels
 * @hand: what a hand takes of it
 *
 * Returns: what hand and picker take of the table by turns: @hand where no game is entered, else as much as the
 *   picker needs, so that the landscape stays where it is
 */
int tw_record_picker_get_room (TwTableModel *model, int height, int hand);

G_END_DECLS
