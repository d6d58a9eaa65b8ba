/* The list of keyboard shortcuts, by where they work. */
#pragma once

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * tw_shortcuts_window_show:
 * @window: the window whose shortcuts are shown
 * @active: (nullable): the window that asks for them
 * @textures: the source of pictures, for help
 * @place: (nullable): a page, or "play" for the table: its shortcuts come first
 *
 * Where texts are large the page of help with all keys opens instead, which scrolls.
 */
void tw_shortcuts_window_show (GtkApplicationWindow *window, GtkWindow *active,
                               TwTileTextures *textures, const char *place);

G_END_DECLS
