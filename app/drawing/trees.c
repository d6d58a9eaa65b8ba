/* Trees: a crown with a lit side, a shadow, undergrowth below a clump. */
#include "app/drawing/layers.h"

#define MAX_CROWN 40

static guint
crown_outline (const TwTree *tree, TwDice *d, double *out_phase, TwPoint q[MAX_CROWN])
{
  double phase = tw_dice_in (d, 0, 6.28);
  guint lobes = tree->is_fir ? 9 : 6 + tw_dice_int (d, 3), n = tree->is_fir ? lobes * 2 : MAX_CROWN;

  for (guint i = 0; i < n; i++)
    {
      double a = 2 * G_PI * i / n + phase;
      double k =
          tree->is_fir ? (i & 1 ? .66 : 1.04) : .95 + .11 * fabs (cos (lobes * (a - phase) / 2));

      q[i] = point_add (tree->at, point (tree->r * k * cos (a), tree->r * k * sin (a)));
    }
  *out_phase = phase;
  return n;
}

static void
leaf_marks_draw (const TwBrush *b, const TwTree *tree, double phase)
{
  cairo_new_path (b->cr);
  for (guint i = 0; i < 7; i++)
    {
      double a = phase + i * 2.4, k = tree->r * (.25 + .09 * i);

      cairo_new_sub_path (b->cr);
      cairo_arc (b->cr, tree->at.x + k * cos (a), tree->at.y + k * sin (a), tree->r * .14, a,
                 a + 2.4);
    }
  tw_brush_colour (b, b->theme->tree_dark, .55);
  cairo_set_line_width (b->cr, .0024);
  cairo_stroke (b->cr);
}

/* A smaller copy of the crown towards the light. */
static void
fir_tier_draw (const TwBrush *b,
               const TwTree *tree,
               const TwPoint *q,
               guint n,
               double aside,
               double scale,
               TwRgb c)
{
  TwPoint s[MAX_CROWN], top = point_add (tree->at, point_scale (b->light, tree->r * aside));

  for (guint i = 0; i < n; i++)
    s[i] = point_add (top, point_scale (point_sub (q[i], tree->at), scale));
  tw_brush_fill (b, s, n, c, 1);
}

static void
crown_draw (const TwBrush *b, const TwTree *tree, gboolean with_shadow)
{
  const TwTheme *t = b->theme;
  TwDice d = { tree->seed };
  TwPoint q[MAX_CROWN];
  double phase, r = tree->r;
  guint n = crown_outline (tree, &d, &phase, q);
  TwRgb lit = tree->is_fir ? t->fir_light : t->tree_light;
  TwRgb base = tree->is_fir ? t->fir : tw_rgb_mix (t->tree, t->tree_dark, tw_dice_in (&d, 0, .3));

  if (with_shadow)
    tw_brush_shadow (b, q, n, r * .85, .36);
  cairo_new_path (b->cr);
  tw_brush_points (b, q, n);
  tw_brush_colour (b, base, 1);
  cairo_fill_preserve (b->cr);
  tw_brush_colour (b, tw_rgb_mix (t->tree_dark, t->ink, .45), .9);
  tw_brush_width (b, .0036, .4);
  cairo_stroke (b->cr);
  if (tree->is_fir)
    {
      fir_tier_draw (b, tree, q, n, .16, .62, tw_rgb_mix (base, lit, .6));
      fir_tier_draw (b, tree, q, n, .24, .28, lit);
      return;
    }
  tw_brush_disc (b, point_add (tree->at, point_scale (b->light, r * .30)), r * .60,
                 tw_rgb_mix (base, lit, t->snow > 0 ? .30 : .55), 1);
  tw_brush_disc (b, point_add (tree->at, point_scale (b->light, r * .42)), r * .33, lit, .95);
  if (b->size >= TW_FINE_FROM && r > .014)
    leaf_marks_draw (b, tree, phase);
}

void
tw_tree_draw (const TwBrush *b, const TwTree *tree)
{
  crown_draw (b, tree, TRUE);
}

void
tw_trees_draw (TwBrush *b, const TwTileLayout *l)
{
  TwRgb under = tw_rgb_mix (b->theme->grass_dark, b->theme->tree_dark, .25);

  for (guint i = 0; i < l->n_trees; i++)
    tw_brush_disc (b, point_sub (l->trees[i].at, point_scale (b->light, .004)),
                   l->trees[i].r * 1.28, under, .34);
  for (guint i = 0; i < l->n_trees; i++)
    crown_draw (b, &l->trees[i], TRUE);
}
