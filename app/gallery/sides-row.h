/* A row with both sides of a set's tiles: the first tile with its sort mark, and the back. */
#pragma once

#include <adwaita.h>

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SIDES_ROW (tw_sides_row_get_type ())
G_DECLARE_FINAL_TYPE (TwSidesRow, tw_sides_row, TW, SIDES_ROW, AdwActionRow)

/** tw_sides_row_set_textures: sets the source of pictures; call it once, first of all. */
void tw_sides_row_set_textures (TwSidesRow *self, TwTileTextures *textures);

/** tw_sides_row_close: drops the pictures: libadwaita 1.2 keeps the groups of a removed page. */
void tw_sides_row_close (TwSidesRow *self);

/** tw_sides_row_show: shows the first tile of @set; hides the row if it has none. */
void tw_sides_row_show (TwSidesRow *self, const TwTileSet *set);

G_END_DECLS
