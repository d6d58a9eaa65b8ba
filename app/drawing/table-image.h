/* A picture of a table, for files, lists of games and the command line. Needs no display; safe in
 * any thread. */
#pragma once

#include <cairo.h>

#include "app/drawing/table-top.h"
#include "app/drawing/theme.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* The width of table round the tiles, in tile edges. */
#define TW_TABLE_IMAGE_MARGIN 0.35

/**
 * TwTableImage: what to draw, and how; the caller owns all members.
 * @play: a game
 * @colours: (array): the player colour of each seat, 0 to 5
 * @theme: (nullable): colours, %NULL for those of each tile's set
 * @high_contrast: whether to draw in high contrast
 * @top: what the table is made of
 */
typedef struct
{
  const TwPlay *play;
  const guint *colours;
  const TwTheme *theme;
  gboolean high_contrast;
  TwTableTop top;
} TwTableImage;

/**
 * tw_table_image_size:
 * @play: a game
 * @side: side of a tile, in any unit
 * @out_width: (out): in the unit of @side
 * @out_height: (out): in the unit of @side
 *
 * Finds the size of the tiles with the margin of table round them.
 */
void tw_table_image_size (const TwPlay *play, double side, double *out_width, double *out_height);

/**
 * tw_table_image_draw:
 * @image: a table
 * @side: side of a tile
 * @cr: where to draw, from 0,0
 *
 * Draws what the live table shows: tiles with their shadow, each copy with its own trees and
 * houses, and figures and pieces (tw_table_pieces_new()).
 */
void tw_table_image_draw (const TwTableImage *image, double side, cairo_t *cr);

/**
 * tw_table_image_save:
 * @image: a table
 * @side: side of a tile in pixels
 * @title: title of the picture
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
 * Returns: (transfer full): the table, centred, as large as it fits
 */
cairo_surface_t *tw_table_image_thumbnail (const TwTableImage *image, int width, int height);

G_END_DECLS
