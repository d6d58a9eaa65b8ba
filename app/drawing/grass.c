/* Grass without seams: every soft patch ends inside the tile, so the border itself has
 * the one base tone; tufts keep off the border by half their spacing, so that their
 * density is even across it. */
#include "app/drawing/ink.h"
#include "app/drawing/layers.h"

#define N_VEILS      4
#define N_VEILS_SOFT 2

/* Pixels of a picture to one of its soft ground: patches have no edges to lose. */
#define SOFTNESS 4

/* A patch is a pile of thin veils, each smaller than the one below: solid colours are
 * drawn much faster than gradients, and written much shorter. */
static void
patches_draw (const TwBrush *b, const TwTileLayout *l, gboolean is_soft)
{
  static const double radii[N_VEILS] = { .95, .62, .30, .46 }, soft[N_VEILS_SOFT] = { .88, .47 };
  guint n_veils = is_soft ? N_VEILS_SOFT : b->size < TW_FINE_FROM * 1.5 ? N_VEILS - 1 : N_VEILS;
  const struct
  {
    TwRgb colour;
    double alpha;
  } tones[] = { { b->theme->grass_light, .25 },
                { b->theme->grass_warm, .45 },
                { b->theme->grass_dark, .25 },
                { b->theme->grass_cool, .45 } };

  cairo_new_path (b->cr);
  cairo_rectangle (b->cr, -.01, -.01, 1.02, 1.02);
  tw_brush_colour (b, b->theme->grass, 1);
  cairo_fill (b->cr);
  /* Nobody can see the edge of a veil so thin. */
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_NONE);
  for (guint tone = 0; tone < G_N_ELEMENTS (tones); tone++)
    for (guint k = 0; k < n_veils; k++)
      {
        cairo_new_path (b->cr);
        for (guint i = 0; i < l->n_patches; i++)
          if (l->patches[i].tone == tone)
            tw_brush_add_disc (b, l->patches[i].at, l->patches[i].r * (is_soft ? soft : radii)[k]);
        tw_brush_colour (b, tones[tone].colour, b->theme->texture * tones[tone].alpha / n_veils);
        cairo_fill (b->cr);
      }
  tw_brush_set_quality (b);
}

/* The ground of a small picture, drawn smaller yet and stretched. It is drawn turned as
 * it will lie, as stretching what must be turned as well is slow. Its outermost pixels lie
 * on the border and have the base tone alone. */
static void
ground_draw_coarsely (const TwBrush *b, const TwTileLayout *l)
{
  int n = MAX (2, (int) (b->size / SOFTNESS));
  cairo_surface_t *ground = cairo_image_surface_create (CAIRO_FORMAT_RGB24, n + 1, n + 1);
  TwBrush soft = *b;

  soft.cr = cairo_create (ground);
  soft.size = n;
  tw_ink_use (soft.cr, tw_ink_of (b->cr));
  tw_brush_colour (&soft, b->theme->grass, 1);
  cairo_paint (soft.cr);
  cairo_rectangle (soft.cr, 1, 1, n - 1, n - 1);
  cairo_clip (soft.cr);
  cairo_translate (soft.cr, (n + 1) / 2., (n + 1) / 2.);
  cairo_rotate (soft.cr, b->turn);
  cairo_scale (soft.cr, n, n);
  cairo_translate (soft.cr, -.5, -.5);
  patches_draw (&soft, l, TRUE);
  cairo_destroy (soft.cr);

  cairo_save (b->cr);
  cairo_translate (b->cr, .5, .5);
  cairo_rotate (b->cr, -b->turn);
  cairo_scale (b->cr, 1. / n, 1. / n);
  cairo_set_source_surface (b->cr, ground, -(n + 1) / 2., -(n + 1) / 2.);
  cairo_pattern_set_extend (cairo_get_source (b->cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (b->cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (b->cr);
  cairo_restore (b->cr);
  cairo_surface_destroy (ground);
}

/* A tuft: two or three pointed blades that spread from one foot; one blade where they
 * cannot be told apart. Where every point counts there are fewer, and they are blunt. */
static void
tufts_draw (const TwBrush *b, const TwTileLayout *l, gboolean light)
{
  TwDice d = { l->seed + 77 };
  gboolean is_fine = b->size >= TW_FINE_FROM * 2;
  double half = is_fine ? .0020 : .0034, alpha = light ? .85 : .6;
  TwRgb colour = tw_brush_over (b, b->theme->grass,
                                light ? b->theme->grass_light : b->theme->grass_dark, &alpha);

  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_FAST);
  cairo_new_path (b->cr);
  for (guint i = 0; i < l->n_tufts; i += is_fine ? 1 : 2)
    {
      guint kind = tw_dice_int (&d, 5);
      double a = tw_dice_in (&d, 0, 2 * G_PI), length = tw_dice_in (&d, .006, .0125);
      TwPoint u = point (cos (a), sin (a));

      if ((kind >= 3) != light)
        continue;
      for (int k = is_fine && !b->is_lean ? -1 : 0; k <= (is_fine && kind == 1); k++)
        {
          /* About half a radian to either side. */
          TwPoint v = point (u.x - k * .6 * u.y, u.y + k * .6 * u.x);

          if (b->is_lean)
            {
              cairo_move_to (b->cr, l->tufts[i].x, l->tufts[i].y);
              cairo_line_to (b->cr, l->tufts[i].x + v.x * length, l->tufts[i].y + v.y * length);
              continue;
            }
          cairo_move_to (b->cr, l->tufts[i].x - v.y * half, l->tufts[i].y + v.x * half);
          cairo_line_to (b->cr, l->tufts[i].x + v.x * length, l->tufts[i].y + v.y * length);
          cairo_line_to (b->cr, l->tufts[i].x + v.y * half, l->tufts[i].y - v.x * half);
          cairo_close_path (b->cr);
        }
    }
  tw_brush_colour (b, colour, alpha);
  cairo_set_line_width (b->cr, half * 1.6);
  (b->is_lean ? cairo_stroke : cairo_fill) (b->cr);
  tw_brush_set_quality (b);
}

/* Three blossoms each, all of one hue at once. */
static void
flowers_draw (const TwBrush *b, const TwTileLayout *l)
{
  for (guint hue = 0; hue < 3; hue++)
    {
      TwDice d = { l->seed ^ 0xf10e };
      double alpha = .9;
      TwRgb colour;

      cairo_new_path (b->cr);
      for (guint i = 0; i < 3 * l->n_flowers; i++)
        {
          TwPoint at = l->flowers[i / 3].at;
          double x = tw_dice_in (&d, -.014, .014), y = tw_dice_in (&d, -.014, .014);

          if ((guint) l->flowers[i / 3].r != hue)
            continue;
          tw_brush_add_disc (b, point (at.x + x, at.y + y), .0036);
        }
      colour = tw_brush_over (b, b->theme->grass, b->theme->flower[hue], &alpha);
      tw_brush_colour (b, colour, alpha);
      cairo_fill (b->cr);
    }
}

void
tw_grass_draw (const TwBrush *b, const TwTileLayout *l)
{
  if (tw_brush_is_coarse (b)
      && cairo_surface_get_type (cairo_get_target (b->cr)) == CAIRO_SURFACE_TYPE_IMAGE)
    ground_draw_coarsely (b, l);
  else
    patches_draw (b, l, FALSE);
  tw_washes_draw (b, l);
  tw_tufts_draw (b, l);
}

void
tw_tufts_draw (const TwBrush *b, const TwTileLayout *l)
{
  if (b->size < TW_DETAIL_FROM || b->theme->texture < TW_TEXTURE_FOR_PLOTS)
    return;
  tufts_draw (b, l, FALSE);
  tufts_draw (b, l, TRUE);
  flowers_draw (b, l);
}
