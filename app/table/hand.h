/* The hand: who decides, what is to be done, the drawn tile, the figures. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_HAND (tw_hand_get_type ())
G_DECLARE_FINAL_TYPE (TwHand, tw_hand, TW, HAND, AdwBin)

/** tw_hand_new: Returns: (transfer floating): the hand of the player who decides at @model */
GtkWidget *tw_hand_new (TwTableModel *model, TwTileTextures *textures);

/** tw_hand_set_compact: sets whether there is little room. */
void tw_hand_set_compact (TwHand *self, gboolean is_compact);

/** tw_hand_get_height: Returns: the height that the hand needs at its present width, in pixels */
int tw_hand_get_height (TwHand *self);

/** tw_hand_get_tile: Returns: (transfer none): the tile in the hand; hidden if there is none */
GtkWidget *tw_hand_get_tile (TwHand *self);

/** tw_hand_skip: ends what moves in the hand. */
void tw_hand_skip (TwHand *self);

G_END_DECLS
