/* The bar below the tiles of the Set page, with actions on the selected tiles. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SELECTION_BAR (tw_selection_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwSelectionBar, tw_selection_bar, TW, SELECTION_BAR, AdwBin)

/* It uses the page's actions set.copies, set.rename, set.start, set.move-earlier and
 * set.move-later. */

/**
 * tw_selection_bar_show:
 * @self: a bar
 * @document: the document of the tiles
 * @items: (element-type TwTileItem): the selected tiles; without any the bar is hidden
 */
void tw_selection_bar_show (TwSelectionBar *self, TwDocument *document, GPtrArray *items);

/** tw_selection_bar_set_compact: sets whether to leave out words that tooltips repeat, so that the
 * selection can be read in a narrow window. */
void tw_selection_bar_set_compact (TwSelectionBar *self, gboolean is_compact);

/** tw_selection_bar_ask_name: opens the entry for the name, if exactly one tile is selected. */
void tw_selection_bar_ask_name (TwSelectionBar *self);

/** tw_selection_bar_ask_copies: moves the focus to the number of copies. */
void tw_selection_bar_ask_copies (TwSelectionBar *self);

/**
 * tw_tile_name_problem:
 * @set: a set
 * @tile: the tile to rename
 * @id: its new id
 *
 * Returns: (transfer none) (nullable): why it cannot have that id, in the user's language
 */
const char *tw_tile_name_problem (const TwTileSet *set, const TwTile *tile, const char *id);

G_END_DECLS
