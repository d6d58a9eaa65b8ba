/* A picture of the whole table, for files and for lists of games. Needs no display; any thread. */
#pragma once

#include <cairo.h>

#include "engine/game/play.h"

G_BEGIN_DECLS

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
 * @play: a game
 * @colours: (array): the player colour of each seat, 0 to 5
 * @side: side of a tile
 * @cr: where to draw, from 0,0
 *
 * Draws tiles, figures and what lies on tiles.
 */
void tw_table_image_draw (const TwPlay *play, const guint *colours, double side, cairo_t *cr);

/**
 * tw_table_image_save:
 * @play: a game
 * @colours: (array): the player colour of each seat, 0 to 5
 * @title: what it shows
 * @path: a file name that ends in .png or .svg
 * @error: #TwPictureError, or #GFileError if the file cannot be written
 *
 * Returns: whether it was written
 */
gboolean tw_table_image_save (const TwPlay *play,
                              const guint *colours,
                              const char *title,
                              const char *path,
                              GError **error);

/**
 * tw_table_image_thumbnail:
 * @play: a game
 * @colours: (array): the player colour of each seat, 0 to 5
 * @width: of the picture in pixels
 * @height: of the picture in pixels
 *
 * Returns: (transfer full): the table, as big as it fits, in the middle
 */
cairo_surface_t *
tw_table_image_thumbnail (const TwPlay *play, const guint *colours, int width, int height);

G_END_DECLS
