/* Playing pieces: cut from wood as thick as it looks, and painted; for the colour-blind with a
 * shape mark. Unit height, centred on 0,0. */
#include "app/drawing/figure.h"

#include <math.h>

#include "app/drawing/art-table.h"
#include "app/drawing/ink.h"

/* Stone, for what is nobody's. */
#define NOBODYS 0xb9ad98

#define INK      0x1c1410
#define PALE_INK 0x36424f
/* A figure on a tile of more than 64 pixels. */
#define BEVEL_FROM_PX 24
/* How much larger the mark is on a figure without bevel; from so many pixels on it is no larger. */
#define SMALL_MARK    1.45
#define USUAL_MARK_PX 30.
/* How wide the rim of a figure is at least. */
#define LEAST_RIM_PX 1.4

/* How far the side of a figure is seen, in its heights, and in how many steps it is drawn. */
#define THICK      .055
#define SIDE_STEPS 4

/* Disc, triangle, square, diamond, star, bar, by player colour. */
void
tw_player_mark_draw (cairo_t *cr, guint colour, double x, double y, double r)
{
  static const char *const shapes[TW_N_PLAYER_COLOURS] = {
    "O0 0 82",
    "M0 -100L87 50L-87 50Z",
    "M-71 -71L71 -71L71 71L-71 71Z",
    "M0 -100L100 0L0 100L-100 0Z",
    "M0 -110L26 -36L105 -34L43 14L65 89L0 45L-65 89L-43 14L-105 -34L-26 -36Z",
    "M-112 -40L112 -40L112 40L-112 40Z",
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, r, r);
  tw_glyph_path (cr, shapes[colour]);
  cairo_restore (cr);
  tw_glyph_colour (cr, tw_player_colour_mark (colour), .95);
  cairo_fill (cr);
}

/* What lies is turned, and so is the way from the light for it. */
static void
move_from_light (cairo_t *cr, gboolean lies, double by)
{
  if (lies)
    cairo_translate (cr, -by, by * .8);
  else
    cairo_translate (cr, by * .8, by);
}

/* Softer the farther it is from the figure. */
static void
shadow_draw (cairo_t *cr, const char *shape, gboolean lies, double alpha)
{
  for (guint i = 1; i <= 3; i++)
    {
      cairo_save (cr);
      move_from_light (cr, lies, THICK + .022 * i);
      tw_glyph_path (cr, shape);
      tw_glyph_colour (cr, 0x14100c, alpha);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

/* The side of the wood, which the light does not reach, as thick as it is seen from above. */
static void
side_draw (cairo_t *cr, const char *shape, gboolean lies, TwRgb fill, double width, guint n)
{
  for (guint i = n; i > 0; i--)
    {
      cairo_save (cr);
      move_from_light (cr, lies, THICK * i / n);
      tw_glyph_path (cr, shape);
      cairo_restore (cr);
      tw_glyph_colour (cr, tw_rgb_mix (fill, INK, i == n ? .66 : .5), 1);
      cairo_set_line_width (cr, width);
      cairo_stroke_preserve (cr);
      cairo_fill (cr);
    }
}

/* The face: lighter towards the light, with a rim that was rounded off. */
static void
face_draw (cairo_t *cr, const char *shape, gboolean lies, TwRgb fill, gboolean is_small)
{
  cairo_pattern_t *light = lies ? cairo_pattern_create_linear (.35, -.35, -.35, .35)
                                : cairo_pattern_create_linear (-.35, -.35, .35, .35);
  TwRgb ends[] = { tw_rgb_mix (fill, 0xffffff, .20), tw_rgb_mix (fill, INK, .07) };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    ends[i] = tw_ink_symbol (tw_ink_of (cr), ends[i]);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    cairo_pattern_add_color_stop_rgb (light, i, tw_rgb_part (ends[i], 0), tw_rgb_part (ends[i], 1),
                                      tw_rgb_part (ends[i], 2));
  tw_glyph_path (cr, shape);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
  if (is_small)
    return;
  cairo_save (cr);
  tw_glyph_path (cr, shape);
  cairo_clip (cr);
  for (guint side = 0; side < 2; side++)
    {
      cairo_save (cr);
      move_from_light (cr, lies, side ? -.022 : .022);
      tw_glyph_path (cr, shape);
      cairo_restore (cr);
      tw_glyph_colour (cr, side ? 0x000000 : 0xffffff, side ? .16 : .5);
      cairo_set_line_width (cr, .04);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Without a jump while one zooms. */
static double
mark_growth (double px)
{
  double k = (USUAL_MARK_PX - px) / (USUAL_MARK_PX - BEVEL_FROM_PX);

  return 1 + (SMALL_MARK - 1) * CLAMP (k, 0, 1);
}

double
tw_figure_scale (const char *figure)
{
  return tw_art_row (figure)->is_large ? 1.28 : 1;
}

const char *
tw_figure_as (const char *figure)
{
  return tw_art_row (figure)->as;
}

const char *
tw_figure_seated (const char *figure)
{
  const TwArtRow *row = tw_art_row (figure);

  return row->seated != NULL ? row->seated : figure;
}

void
tw_figure_draw (cairo_t *cr, const char *figure, guint colour, double x, double y, double size)
{
  /* What is a symbol only has no shape as a figure. */
  const TwArtRow *row = tw_art_row (tw_art_row (figure)->shape != NULL ? figure : "");
  double px_x = size, px_y = 0, px;
  gboolean is_small;
  const char *shape = row->shape;
  gboolean lies = row->lies, is_pale = row->is_pale;
  gboolean is_somebodys = colour < TW_N_PLAYER_COLOURS;
  TwRgb fill = row->fill;

  cairo_user_to_device_distance (cr, &px_x, &px_y);
  px = sqrt (px_x * px_x + px_y * px_y);
  is_small = px < BEVEL_FROM_PX;
  if (fill == TW_ART_PLAYER)
    fill = is_somebodys ? tw_player_colour_fill (colour) : NOBODYS;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (lies)
    cairo_rotate (cr, -G_PI / 2);
  shadow_draw (cr, shape, lies, is_pale ? .08 : .15);
  /* A pale rim parts a red figure from red roofs. */
  tw_glyph_path (cr, shape);
  tw_glyph_colour (cr, 0xfff8e6, is_pale ? .35 : .8);
  cairo_set_line_width (cr, MAX (.085, 2 * LEAST_RIM_PX / MAX (px, 1)));
  cairo_stroke (cr);
  /* What is pale is no wood, but a sheet. */
  side_draw (cr, shape, lies, fill, is_small ? .05 : .03, is_pale ? 1 : SIDE_STEPS);
  /* Between the face and what is around it: the wood, where it is in the shade. */
  if (!is_pale)
    {
      tw_glyph_path (cr, shape);
      tw_glyph_ink (cr, tw_rgb_mix (fill, INK, .55), is_small ? .05 : .034);
    }
  face_draw (cr, shape, lies, fill, is_small);
  /* A ghost is as pale as the mist that it stands in. */
  if (is_pale)
    {
      tw_glyph_path (cr, shape);
      tw_glyph_ink (cr, PALE_INK, .055);
    }
  tw_glyph_draw (cr, row->details, row->n_details, INK);
  if (row->has_cross && is_somebodys)
    {
      tw_glyph_box (cr, -.022, -.42, .044, .17, tw_player_colour_mark (colour));
      tw_glyph_box (cr, -.07, -.37, .14, .04, tw_player_colour_mark (colour));
    }
  if (row->mark_r > 0 && is_somebodys)
    {
      cairo_translate (cr, row->mark_x / 100., row->mark_y / 100.);
      if (lies)
        cairo_rotate (cr, G_PI / 2);
      tw_player_mark_draw (cr, colour, 0, 0, row->mark_r / 1000. * mark_growth (px));
    }
  cairo_restore (cr);
}
