/* What one of a set's own things looks like on the table, as a small picture for a row. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/own-thing.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * tw_thing_picture_new:
 * @set: a set
 * @sort: the sort of thing
 * @id: its id
 * @textures: (nullable): for pictures of tiles; without it land has none
 *
 * Returns: (transfer floating): a symbol or token as on tiles, land on a tile, a figure in the colour of its
 *   owner, the first card of a deck, the first face of a die, a counter's number, a zone's symbol
 */
GtkWidget *tw_thing_picture_new (const TwTileSet *set, TwOwnSort sort, const char *id,
                                 TwTileTextures *textures);

G_END_DECLS
