/* A picture in help: tiles as the program draws them, and what is done to them. */
#pragma once

#include "app/widgets/tile-textures.h"
#include "engine/format/help-file.h"

G_BEGIN_DECLS

#define TW_TYPE_HELP_PICTURE (tw_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwHelpPicture, tw_help_picture, TW, HELP_PICTURE, GtkWidget)

/**
 * tw_help_picture_new:
 * @tiles: (element-type TwHelpTile): the tiles from left to right; not kept
 * @words: what the picture shows, for those who do not see it
 * @textures: the source of pictures
 *
 * It becomes smaller where there is less room.
 *
 * Returns: (transfer floating): the picture
 */
GtkWidget *tw_help_picture_new (const GPtrArray *tiles, const char *words,
                                TwTileTextures *textures);

/** tw_help_picture_tile: Returns: (transfer full) (nullable): what is drawn for @tile; %NULL if its
 *   line cannot be read */
TwTile *tw_help_picture_tile (const TwHelpTile *tile);

G_END_DECLS
