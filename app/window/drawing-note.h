/* A note in the journal while something is drawn for the first time. */
#pragma once

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/** tw_drawing_note: work on @key is under way (under-way.h) until @widget has drawn what it shows
 * now. @textures, the source of its pictures, must live as long as @widget */
void tw_drawing_note (GtkWidget *widget, TwTileTextures *textures, const char *key);

G_END_DECLS
