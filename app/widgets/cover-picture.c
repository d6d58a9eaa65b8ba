/* A set's cover, drawn from its tiles. */
#include "app/widgets/cover-picture.h"

#include "app/drawing/sort-mark.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "app/widgets/laid-piece.h"

#define N_COLUMNS 5
#define N_ROWS    4
#define TILE_PX   120

static cairo_status_t
write_cb (void *user_data, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (user_data, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
tw_cover_draw (const TwTileSet *set)
{
  g_autofree TwLaidTile *piece = tw_laid_piece (set, 1, N_COLUMNS, N_ROWS);
  const TwTheme *theme = tw_theme_of_set (set);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, N_COLUMNS * TILE_PX, N_ROWS * TILE_PX);
  cairo_t *cr = cairo_create (surface);
  GByteArray *png = g_byte_array_new ();

  for (guint i = 0; i < N_COLUMNS * N_ROWS; i++)
    {
      TwTileLayout *layout =
          tw_tile_layout_new (set->id, set->tiles[piece[i].tile], piece[i].variant, piece[i].copy);

      cairo_save (cr);
      cairo_translate (cr, i % N_COLUMNS * TILE_PX, i / N_COLUMNS * TILE_PX);
      cairo_rectangle (cr, 0, 0, TILE_PX, TILE_PX);
      cairo_clip (cr);
      tw_tile_layout_draw (layout, cr, TILE_PX, piece[i].quarter_turns, theme);
      tw_tile_layout_draw_mark (layout, cr, set->mark, TILE_PX, piece[i].quarter_turns, theme);
      cairo_restore (cr);
      tw_tile_layout_unref (layout);
    }
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, png);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (png);
}
