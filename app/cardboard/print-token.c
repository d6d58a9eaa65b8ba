/* Tokens and figures as they are cut out. */
#include "app/cardboard/print-token.h"

#include "app/drawing/own-piece.h"

/* Of a figure's height: its picture, beside which the ground is seen. */
#define PICTURE .8
/* Millimetres. */
#define LINE .15

static void
set_ground (cairo_t *cr, const TwTheme *theme)
{
  guint32 rgb = tw_theme_grass (theme);

  cairo_set_source_rgb (cr, (rgb >> 16) / 255., (rgb >> 8 & 255) / 255., (rgb & 255) / 255.);
}

void
tw_print_ink_shade (cairo_t *cr, const TwTheme *theme)
{
  cairo_set_source_rgba (cr, 0, 0, 0, .4);
}

static void
disc_draw (cairo_t *cr, const TwPrintPiece *piece, double bleed, const TwTheme *theme)
{
  double r = piece->width / 2;

  cairo_new_path (cr);
  cairo_arc (cr, r, r, r + bleed, 0, 2 * G_PI);
  set_ground (cr, theme);
  cairo_fill (cr);
  tw_piece_draw (cr, piece->name, piece->colour, theme, r, r, 2 * r * PICTURE);
  if (bleed > 0)
    return;
  cairo_arc (cr, r, r, r - LINE / 2, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, .4, .4, .4);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
fold_draw (cairo_t *cr, double width, double y)
{
  const double dashes[] = { 1.2, .8 };

  cairo_save (cr);
  cairo_move_to (cr, 0, y);
  cairo_line_to (cr, width, y);
  cairo_set_source_rgb (cr, .4, .4, .4);
  cairo_set_line_width (cr, LINE);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Foot, back upside down, front, foot: folded over the heads, the feet turned outwards. */
static void
standee_draw (cairo_t *cr, const TwPrintPiece *piece, double bleed, const TwTheme *theme)
{
  double side = piece->width, foot = (piece->height - 2 * side) / 2;

  cairo_new_path (cr);
  cairo_rectangle (cr, -bleed, -bleed, piece->width + 2 * bleed, piece->height + 2 * bleed);
  set_ground (cr, theme);
  cairo_fill (cr);
  tw_piece_draw (cr, piece->name, piece->colour, theme, side / 2, foot + 1.5 * side,
                 side * PICTURE);
  cairo_save (cr);
  cairo_translate (cr, side, foot + side);
  cairo_rotate (cr, G_PI);
  tw_piece_draw (cr, piece->name, piece->colour, theme, side / 2, side / 2, side * PICTURE);
  cairo_restore (cr);
  fold_draw (cr, side, foot);
  fold_draw (cr, side, foot + side);
  fold_draw (cr, side, foot + 2 * side);
}

void
tw_print_token_draw (cairo_t *cr, const TwPrintPiece *piece, double bleed, const TwTheme *theme)
{
  if (piece->kind == TW_PRINT_STANDEE)
    standee_draw (cr, piece, bleed, theme);
  else
    disc_draw (cr, piece, bleed, theme);
}
