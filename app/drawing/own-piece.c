/* Pieces that a set brings: a disc in the player's colour with the picture on it. */
#include "app/drawing/own-piece.h"

#include "app/drawing/art-table.h"
#include "app/drawing/glyph.h"
#include "app/drawing/own-art.h"

#define RIM    .50
#define PLATE  .43
#define GROUND .345
#define ART    .56

/* Whose it is, for who does not see colours. */
static void
owner_draw (cairo_t *cr, guint colour, TwRgb fill, const TwTheme *theme)
{
  if (colour >= TW_N_PLAYER_COLOURS)
    return;
  tw_glyph_dot (cr, .33, .33, .15, theme->ink);
  tw_glyph_dot (cr, .33, .33, .13, fill);
  tw_player_mark_draw (cr, colour, .33, .33, .075);
}

/* A token that nobody has drawn is the disc with its letter that it is in lists. */
static gboolean
is_disc (const TwTheme *theme, const char *id)
{
  return tw_own_art_is_plain_token (theme->own, id) && tw_art_row (id) == tw_art_row ("");
}

void
tw_piece_draw (cairo_t *cr,
               const char *figure,
               guint colour,
               const TwTheme *theme,
               double x,
               double y,
               double size)
{
  TwRgb fill = colour < TW_N_PLAYER_COLOURS ? tw_player_colour_fill (colour) : 0xb9ad98;

  if (theme != NULL && is_disc (theme, figure))
    {
      tw_symbol_draw (cr, figure, 0, theme, x, y, size);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, size, size);
      owner_draw (cr, colour, fill, theme);
      cairo_restore (cr);
      return;
    }
  if (theme == NULL || !tw_own_art_has (theme->own, figure))
    {
      tw_figure_draw (cr, figure, colour, x, y, size);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  tw_glyph_drop_shadow (cr, theme->shadow);
  tw_glyph_dot (cr, 0, 0, RIM, 0xfff8e6);
  tw_glyph_dot (cr, 0, 0, RIM - .03, theme->ink);
  tw_glyph_dot (cr, 0, 0, PLATE, fill);
  tw_glyph_dot (cr, 0, 0, GROUND, 0xfbf3dc);
  cairo_save (cr);
  cairo_scale (cr, ART, ART);
  if (!tw_own_art_draw (theme->own, figure, cr))
    {
      cairo_restore (cr);
      cairo_restore (cr);
      tw_figure_draw (cr, figure, colour, x, y, size);
      return;
    }
  cairo_restore (cr);
  owner_draw (cr, colour, fill, theme);
  cairo_restore (cr);
}
