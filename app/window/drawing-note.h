/* Notes that something is being drawn for the first time. */
#pragma once

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/** tw_drawing_note: until @widget has drawn what it shows now, what @key stands for counts as under way,
 * see under-way.h. @textures: where its pictures come from, which last as long as @widget */
void tw_drawing_note (GtkWidget *widget, TwTileTextures *textures, const char *key);

G_END_DECLS
