/* A picture of a table, for files, lists of games and the command line. Needs no display; any
 * thread. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* In tile edges: the table round the tiles. */
#define TW_TABLE_IMAGE_MARGIN 0.35

/**
 * TwTableImage: what is drawn, and how; belongs to the caller.
 * @play: a game
 * @colours: (array): the player colour of each seat, 0 to 5
 * @theme: (nullable): colours, %NULL for those of each tile's set
 * @high_contrast: whether to draw with more contrast
 */
typedef struct
{
  const TwPlay *play;
  const guint *colours;
  const TwTheme *theme;
  gboolean high_contrast;
} TwTableImage;

/**
 * tw_table_image_size:
 * @play: a game
 * @side: side of a tile
 * @out_width: (out): as @side
 * @out_height: (out): as @side
 *
 * Says how much room the tiles take with a margin of table around them.
 */
void tw_table_image_size (const TwPlay *play, double side, double *out_width, double *out_height);

/**
 * tw_table_image_draw:
 * @image: a table
 * @side: side of a tile
 * @cr: where to draw, from 0,0
 *
 * Draws the tiles with their shadow, and all that the live table shows on them: figures and
 * pieces (tw_table_pieces_new()), and copies of a tile that differ as they do there.
 */
void tw_table_image_draw (const TwTableImage *image, double side, cairo_t *cr);

/**
 * tw_table_image_save:
 * @image: a table
 * @side: side of a tile in pixels
 * @title: what it shows
 * @path: a file name that ends in .png, .svg or .pdf
 * @error: #TwPictureError, or #GFileError if the file cannot be written
 *
 * Returns: whether it was written
 */
gboolean tw_table_image_save (
    const TwTableImage *image, double side, const char *title, const char *path, GError **error);

/**
 * tw_table_image_thumbnail:
 * @image: a table
 * @width: of the picture in pixels
 * @height: of the picture in pixels
 *
 * Returns: (transfer full): the table, as big as it fits, in the middle
 */
cairo_surface_t *tw_table_image_thumbnail (const TwTableImage *image, int width, int height);

G_END_DECLS
