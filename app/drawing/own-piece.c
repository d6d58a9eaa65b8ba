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

/* A token that nobody has drawn is the disc with its letter that it is in lists. What has a picture
 * as a symbol only, as goods have, is that picture; but a figure of a player is a pawn of its
 * colour sooner than a seal that says nothing of it. */
static gboolean
is_symbol (const TwTheme *theme, const char *id, guint colour)
{
  const TwArtRow *row = tw_art_row (id);
  gboolean is_token = tw_own_art_is_plain_token (theme->own, id);

  if (tw_own_art_has (theme->own, id))
    return FALSE;
  if (row->shape == NULL)
    return is_token || colour >= TW_N_PLAYER_COLOURS;
  return is_token && row == tw_art_row ("");
}

/* Whose colour would not be seen on a figure of its own look is drawn as at the table. */
static const char *
look_of (const TwTheme *theme, const char *figure, guint colour)
{
  const char *as = colour < TW_N_PLAYER_COLOURS ? tw_figure_as (figure) : NULL;

  return as != NULL && (theme == NULL || !tw_own_art_has (theme->own, figure)) ? as : figure;
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

  figure = look_of (theme, figure, colour);
  if (theme != NULL && is_symbol (theme, figure, colour))
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
