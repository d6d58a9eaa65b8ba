/* Washes of a painted field: pools of colour that dried with a darker rim. Only pictures of
 * pixels have them: in a file every point makes it larger. */
#include "app/drawing/layers.h"

#include "app/drawing/detail.h"

#define LARGEST .20
#define LEAST   .07

void
tw_washes_draw (const TwBrush *b, const TwTileLayout *l)
{
  double paint = tw_detail_paint (b) * b->theme->texture;
  TwDice d = { l->seed ^ 0x3c6ef372 };

  if (paint <= 0 || cairo_surface_get_type (cairo_get_target (b->cr)) != CAIRO_SURFACE_TYPE_IMAGE
      || b->theme->texture < TW_TEXTURE_FOR_PLOTS || tw_theme_is_outline (b->theme))
    return;
  /* So faint an edge need not be exact. */
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_FAST);
  for (guint i = 0; i < l->n_patches; i++)
    {
      const TwPatch *patch = &l->patches[i];
      TwRgb colour = patch->tone == 0   ? b->theme->grass_light
                     : patch->tone == 1 ? b->theme->grass_warm
                                        : b->theme->grass_dark;
      double flat = tw_dice_in (&d, .5, .9);
      double r = MIN (MIN (patch->r * .72, LARGEST), (point_room (patch->at) - .01) / 1.25);
      g_auto (TwLine) pool = { 0 };

      if (r < LEAST)
        continue;
      tw_line_blob (&pool, patch->at, r, r * flat, .17, &d);
      tw_brush_path (b, &pool, TRUE);
      tw_brush_colour (b, colour, .17 * paint);
      cairo_fill_preserve (b->cr);
      tw_brush_colour (b, colour, .22 * paint);
      tw_brush_width (b, .006, .5);
      cairo_stroke (b->cr);
    }
  tw_brush_set_quality (b);
}
