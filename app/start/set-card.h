/* A card for a set: pressing it opens the set, its round button plays it. */
#pragma once

#include <adwaita.h>

#include "app/start/set-entry.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_CARD (tw_set_card_get_type ())
G_DECLARE_FINAL_TYPE (TwSetCard, tw_set_card, TW, SET_CARD, AdwBin)

/** tw_set_card_new: Returns: (transfer floating): a card that follows @entry */
GtkWidget *tw_set_card_new (TwSetEntry *entry, TwTileTextures *textures);

G_END_DECLS
