/* One tile of an import: its picture, the drawing that is guessed beside it, and what may be put
 * right. */
#pragma once

#include <gtk/gtk.h>

#include "app/scan/scan-tiles.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SCAN_CARD (tw_scan_card_get_type ())
G_DECLARE_FINAL_TYPE (TwScanCard, tw_scan_card, TW, SCAN_CARD, GtkBox)

/* Signal "changed" (): something of the tile was put right, or it is taken or not. */

/**
 * tw_scan_card_new:
 * @set: the set that the tile is for
 * @textures: the source of pictures
 * @tiles: (element-type TwScanTile): all tiles of the import
 * @index: which one; the card changes it
 *
 * Each edge of the drawing is a button with the land on it: it opens the list of all lands, and with
 * the focus takes their letters.
 *
 * Returns: (transfer floating): a card
 */
GtkWidget *tw_scan_card_new (TwTileSet *set, TwTileTextures *textures, GPtrArray *tiles,
                             guint index);

/** tw_scan_card_update_copies: shows the number of copies again. */
void tw_scan_card_update_copies (TwScanCard *self);

/** tw_scan_card_update: shows the tile again after somebody else has changed it. */
void tw_scan_card_update (TwScanCard *self);

G_END_DECLS
