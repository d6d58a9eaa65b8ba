/* Grass without seams: every soft patch ends inside the tile, so the border itself has
 * the one base tone; tufts keep off the border by half their spacing, so that their
 * density is even across it. */
#include "app/drawing/layers.h"

static void
patches_draw (const TwBrush *b, const TwTileLayout *l)
{
  const TwTheme *t = b->theme;
  TwDice d = { l->seed ^ 0x51ed270b };
  TwPoint p[120];
  guint n = tw_scatter_points (&d, .105, .05, p, G_N_ELEMENTS (p));

  for (guint i = 0; i < n; i++)
    {
      double r = MIN (tw_dice_in (&d, .08, .20), point_room (p[i])), alpha;
      gboolean is_bright = tw_dice (&d) < .5;
      TwRgb c = is_bright ? (tw_dice (&d) < .5 ? t->grass_warm : t->grass_light)
                          : (tw_dice (&d) < .6 ? t->grass_cool : t->grass_dark);

      alpha = tw_dice_in (&d, .26, .58);
      if (c == t->grass_dark || c == t->grass_light)
        alpha *= .55;
      if (r >= .03)
        tw_brush_glow (b, p[i], r, c, alpha, .55, .55);
    }
}

/* A tuft: two or three blades that spread from one foot. */
static void
tufts_draw (const TwBrush *b, const TwTileLayout *l, gboolean light)
{
  TwDice d = { l->seed + 77 };

  cairo_new_path (b->cr);
  for (guint i = 0; i < l->n_tufts; i++)
    {
      guint kind = tw_dice_int (&d, 5);
      double a = tw_dice_in (&d, 0, 2 * G_PI), length = tw_dice_in (&d, .005, .0115);

      if ((kind >= 3) != light)
        continue;
      for (int k = -1; k <= (kind == 1); k++)
        {
          cairo_move_to (b->cr, l->tufts[i].x, l->tufts[i].y);
          cairo_rel_line_to (b->cr, length * cos (a + k * .55), length * sin (a + k * .55));
        }
    }
  tw_brush_colour (b, light ? b->theme->grass_light : b->theme->grass_dark, light ? .75 : .5);
  cairo_set_line_width (b->cr, .0026);
  cairo_stroke (b->cr);
}

void
tw_grass_draw (const TwBrush *b, const TwTileLayout *l)
{
  TwDice d = { l->seed ^ 0xf10e };

  cairo_new_path (b->cr);
  cairo_rectangle (b->cr, -.01, -.01, 1.02, 1.02);
  tw_brush_colour (b, b->theme->grass, 1);
  cairo_fill (b->cr);
  patches_draw (b, l);
  if (b->size < TW_DETAIL_FROM)
    return;
  tufts_draw (b, l, FALSE);
  tufts_draw (b, l, TRUE);
  for (guint i = 0; i < l->n_flowers; i++)
    for (guint k = 0; k < 3; k++)
      {
        double x = tw_dice_in (&d, -.014, .014), y = tw_dice_in (&d, -.014, .014);

        tw_brush_disc (b, point_add (l->flowers[i].at, point (x, y)), .0036,
                       b->theme->flower[(guint) l->flowers[i].r], .9);
      }
}
