/* A small picture of one tile, for lists, grids, cards and rows. */
#pragma once

#include "app/document/tile-item.h"
#include "app/widgets/tile-paintable.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_PICTURE (tw_tile_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwTilePicture, tw_tile_picture, TW, TILE_PICTURE, GtkWidget)

/* Property "size": width and height in pixels, 64 at first. CSS node "tile". The role is img. Its
 * name is only the tile's id, because a label stands beside it in most places. */

/** tw_tile_picture_new: Returns: (transfer floating): a picture of @size pixels */
GtkWidget *tw_tile_picture_new (TwTileTextures *textures, int size);

/** tw_tile_picture_set_textures: sets the source of pictures; call it once, first of all. */
void tw_tile_picture_set_textures (TwTilePicture *self, TwTileTextures *textures);

/** tw_tile_picture_set_look: shows @look, %NULL for nothing; copied. */
void tw_tile_picture_set_look (TwTilePicture *self, const TwTileLook *look);

G_END_DECLS
