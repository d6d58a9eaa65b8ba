/* A small picture of a game's table. */
#include "app/game/game-picture.h"

#include <string.h>

#include "app/drawing/table-image.h"

TwPixels *
tw_game_picture (const TwGame *game, const TwTableSetup *setup, int width, int height)
{
  guint colours[TW_MAX_SEATS];
  TwTableImage image = { .play = tw_game_play (game), .colours = colours };
  TwPixels *pixels = tw_pixels_new (width, height);
  const gsize row = 4 * (gsize) width;
  cairo_surface_t *surface;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    colours[seat] = setup->seats[seat].colour;
  surface = tw_table_image_thumbnail (&image, width, height);
  for (gsize y = 0; pixels != NULL && y < (gsize) height; y++)
    memcpy (pixels->data + y * row,
            cairo_image_surface_get_data (surface)
                + y * (gsize) cairo_image_surface_get_stride (surface),
            row);
  cairo_surface_destroy (surface);
  return pixels;
}
