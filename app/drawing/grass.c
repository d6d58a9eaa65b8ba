/* Grass without seams: every soft patch ends inside the tile, so the border itself has
 * the one base tone; tufts keep off the border by half their spacing, so that their
 * density is even across it. */
#include "app/drawing/layers.h"

#define N_VEILS 4

/* A patch is a pile of thin veils, each smaller than the one below: solid colours are
 * drawn much faster than gradients, and written much shorter. */
static void
patches_draw (const TwBrush *b, const TwTileLayout *l)
{
  static const double radii[N_VEILS] = { .95, .62, .30, .46 };
  guint n_veils = b->size < TW_FINE_FROM * 1.5 ? N_VEILS - 1 : N_VEILS;
  const struct
  {
    TwRgb colour;
    double alpha;
  } tones[] = { { b->theme->grass_light, .25 },
                { b->theme->grass_warm, .45 },
                { b->theme->grass_dark, .25 },
                { b->theme->grass_cool, .45 } };

  /* Nobody can see the edge of a veil so thin. */
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_NONE);
  for (guint tone = 0; tone < G_N_ELEMENTS (tones); tone++)
    for (guint k = 0; k < n_veils; k++)
      {
        cairo_new_path (b->cr);
        for (guint i = 0; i < l->n_patches; i++)
          if (l->patches[i].tone == tone)
            {
              cairo_new_sub_path (b->cr);
              cairo_arc (b->cr, l->patches[i].at.x, l->patches[i].at.y, l->patches[i].r * radii[k],
                         0, 2 * G_PI);
              cairo_close_path (b->cr);
            }
        tw_brush_colour (b, tones[tone].colour, tones[tone].alpha / n_veils);
        cairo_fill (b->cr);
      }
  tw_brush_set_quality (b);
}

/* A tuft: two or three pointed blades that spread from one foot; one blade where they
 * cannot be told apart. */
static void
tufts_draw (const TwBrush *b, const TwTileLayout *l, gboolean light)
{
  TwDice d = { l->seed + 77 };
  gboolean is_fine = b->size >= TW_FINE_FROM * 2;
  double half = is_fine ? .0020 : .0034;

  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_FAST);
  cairo_new_path (b->cr);
  for (guint i = 0; i < l->n_tufts; i += is_fine ? 1 : 2)
    {
      guint kind = tw_dice_int (&d, 5);
      double a = tw_dice_in (&d, 0, 2 * G_PI), length = tw_dice_in (&d, .006, .0125);
      TwPoint u = point (cos (a), sin (a));

      if ((kind >= 3) != light)
        continue;
      for (int k = is_fine ? -1 : 0; k <= (is_fine && kind == 1); k++)
        {
          /* About half a radian to either side. */
          TwPoint v = point (u.x - k * .6 * u.y, u.y + k * .6 * u.x);

          cairo_move_to (b->cr, l->tufts[i].x - v.y * half, l->tufts[i].y + v.x * half);
          cairo_line_to (b->cr, l->tufts[i].x + v.x * length, l->tufts[i].y + v.y * length);
          cairo_line_to (b->cr, l->tufts[i].x + v.y * half, l->tufts[i].y - v.x * half);
          cairo_close_path (b->cr);
        }
    }
  tw_brush_colour (b, light ? b->theme->grass_light : b->theme->grass_dark, light ? .85 : .6);
  cairo_fill (b->cr);
  tw_brush_set_quality (b);
}

/* Three blossoms each, all of one hue at once. */
static void
flowers_draw (const TwBrush *b, const TwTileLayout *l)
{
  for (guint hue = 0; hue < 3; hue++)
    {
      TwDice d = { l->seed ^ 0xf10e };

      cairo_new_path (b->cr);
      for (guint i = 0; i < 3 * l->n_flowers; i++)
        {
          TwPoint at = l->flowers[i / 3].at;
          double x = tw_dice_in (&d, -.014, .014), y = tw_dice_in (&d, -.014, .014);

          if ((guint) l->flowers[i / 3].r != hue)
            continue;
          cairo_new_sub_path (b->cr);
          cairo_arc (b->cr, at.x + x, at.y + y, .0036, 0, 2 * G_PI);
        }
      tw_brush_colour (b, b->theme->flower[hue], .9);
      cairo_fill (b->cr);
    }
}

void
tw_grass_draw (const TwBrush *b, const TwTileLayout *l)
{
  cairo_new_path (b->cr);
  cairo_rectangle (b->cr, -.01, -.01, 1.02, 1.02);
  tw_brush_colour (b, b->theme->grass, 1);
  cairo_fill (b->cr);
  patches_draw (b, l);
  if (b->size < TW_DETAIL_FROM)
    return;
  tufts_draw (b, l, FALSE);
  tufts_draw (b, l, TRUE);
  flowers_draw (b, l);
}
