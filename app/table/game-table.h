/* The table: tiles, figures, legal cells, and the proposal lifted above them.
 *
 * Shows a TwTableModel and hands it what the player does with pointer and keys. What is to be seen
 * of it, and where, is a TwTableScene: ask and tell that.
 */
#pragma once

#include "app/table/spot-buttons.h"

G_BEGIN_DECLS

#define TW_TYPE_GAME_TABLE (tw_game_table_get_type ())
G_DECLARE_FINAL_TYPE (TwGameTable, tw_game_table, TW, GAME_TABLE, GtkWidget)

/** tw_game_table_new: Returns: (transfer floating): a table */
GtkWidget *tw_game_table_new (TwTableModel *model, TwTileTextures *textures);

/** tw_game_table_get_scene: Returns: (transfer none): what the table shows */
TwTableScene *tw_game_table_get_scene (TwGameTable *self);

/** tw_game_table_get_spots: Returns: (transfer none): the buttons on it */
TwSpotButtons *tw_game_table_get_spots (TwGameTable *self);

/** tw_game_table_paint: paints the table without its children. */
void tw_game_table_paint (TwGameTable *self, GtkSnapshot *snapshot);

G_END_DECLS
