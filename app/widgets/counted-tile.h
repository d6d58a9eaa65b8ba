/* A button with the picture of a tile, and in its corner how many there are. */
#pragma once

#include "app/widgets/tile-picture.h"

G_BEGIN_DECLS

/** tw_counted_tile_fill: puts the picture of @look, @size pixels wide, and a place for the number into @button. */
void tw_counted_tile_fill (GtkButton *button, TwTileTextures *textures, const TwTileLook *look,
                           int size);

/** tw_counted_tile_tell: shows that there are @n; @name says all of it to who does not see it. There is no tooltip: it
 * would lie over the tiles below. */
void tw_counted_tile_tell (GtkButton *button, guint n, const char *name);

G_END_DECLS
