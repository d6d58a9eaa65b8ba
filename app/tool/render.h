/* Drawing games. Private to the tool. */
#pragma once

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * tw_render_game:
 * @path: a saved game, or a recording of JCloisterZone
 * @is_jcz: whether it is a recording
 * @size_px: side of a tile
 * @theme: (nullable): colours, %NULL for those of each tile's set
 * @high_contrast: whether to draw in high contrast
 * @out: path of the picture to write
 *
 * Draws the table at the end of the game (tw_table_image_draw()).
 *
 * Returns: an exit status
 */
int tw_render_game (const char *path, gboolean is_jcz, double size_px, const TwTheme *theme,
                    gboolean high_contrast, const char *out);

G_END_DECLS
