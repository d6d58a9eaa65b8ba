/* Trees: a crown with a lit side, a shadow, undergrowth below a clump. */
#include "app/drawing/trees.h"

#define MAX_CROWN 40
/* Trees of one rank do not touch, so they are drawn together: ink, crown, lit side. */
#define LAYERS_OF_A_TREE 4
#define CROWN_TONES      2
/* In a coarse picture: from how many pixels on a crown is more than a dot, and from how
 * many it has a second light. */
#define CROWN_FROM        2.
#define SECOND_LIGHT_FROM 3.2
/* Ranks told apart in a coarse picture. The biggest crowns of a clump share the last one:
 * they have their lights to tell them apart. */
#define RANKS_COARSE 4
/* Snow lies from so far on towards the light, in radii. */
#define SNOW_FROM .12
#define MUCH_SNOW .3

/* Whether crowns are white on one side; a little snow is a pale light alone. */
static gboolean
has_snow (const TwTheme *theme)
{
  return theme->snow >= MUCH_SNOW && !tw_theme_is_outline (theme);
}

static guint
crown_outline (const TwBrush *b,
               const TwTree *tree,
               TwDice *d,
               double *out_phase,
               TwPoint q[MAX_CROWN])
{
  double phase = tw_dice_in (d, 0, 6.28);
  guint lobes = !tree->is_fir            ? 6 + tw_dice_int (d, 3)
                : has_snow (b->theme)    ? 5
                : tw_brush_is_coarse (b) ? 6
                                         : 9;
  guint n = tree->is_fir || b->size * tree->r < 4 ? lobes * 2 : b->is_lean ? lobes * 3 : MAX_CROWN;

  for (guint i = 0; i < n; i++)
    {
      double a = 2 * G_PI * i / n, k;

      k = tree->is_fir ? (i & 1 ? .66 : 1.04) : .95 + .11 * fabs (cos (lobes * a / 2));
      a += phase;
      q[i] = point_add (tree->at, point (tree->r * k * cos (a), tree->r * k * sin (a)));
    }
  *out_phase = phase;
  return n;
}

static void
leaf_marks_draw (const TwBrush *b, const TwTree *tree, double phase)
{
  TwPoint ends[28];

  for (guint i = 0; i < 7; i++)
    {
      double a = phase + i * 2.4, k = tree->r * (.25 + .09 * i);
      TwPoint c = point (tree->at.x + k * cos (a), tree->at.y + k * sin (a));

      for (guint s = 0; s < 2; s++)
        for (guint e = 0; e < 2; e++)
          ends[4 * i + 2 * s + e] = point (c.x + tree->r * .14 * cos (a + 1.2 * (s + e)),
                                           c.y + tree->r * .14 * sin (a + 1.2 * (s + e)));
    }
  tw_brush_segments (b, ends, 14, .0024, 0, b->theme->tree_dark, .55);
}

static void
scaled_fill (const TwBrush *b,
             TwPoint from,
             TwPoint to,
             const TwPoint *q,
             guint n,
             double scale,
             TwRgb c)
{
  TwPoint s[MAX_CROWN];

  for (guint i = 0; i < n; i++)
    s[i] = point_add (to, point_scale (point_sub (q[i], from), scale));
  tw_brush_fill (b, s, n, c, 1);
}

/* What of the crown looks to the light is white, and the rest is not. */
static void
snow_fill (const TwBrush *b, const TwTree *tree, const TwPoint *q, guint n, TwRgb colour)
{
  TwPoint s[2 * MAX_CROWN];
  double from = tree->r * SNOW_FROM;
  guint m = 0;

  for (guint i = 0; i < n; i++)
    {
      TwPoint p = q[i], next = q[(i + 1) % n];
      double at = point_dot (point_sub (p, tree->at), b->light) - from;
      double then = point_dot (point_sub (next, tree->at), b->light) - from;

      if (at >= 0)
        s[m++] = p;
      if ((at >= 0) != (then >= 0))
        s[m++] = point_mix (p, next, at / (at - then));
    }
  if (m > 2)
    tw_brush_fill (b, s, m, colour, 1);
}

/* A crown of a few pixels; a fir fills less of its circle. */
static void
dot_add (TwBrush *b, const TwTree *tree)
{
  const TwTheme *t = b->theme;
  double r = tree->r * (tree->is_fir ? .88 : 1), ink = .2 / b->size;
  TwRgb base = tree->is_fir ? t->fir : t->tree, lit = tree->is_fir ? t->fir_light : t->tree_light;

  b->layer = 0;
  tw_brush_shadow_disc (b, tree->at, r, r * .85, .36);
  b->layer++;
  tw_brush_disc (b, tree->at, r + ink, tw_rgb_mix (t->tree_dark, t->ink, .42), 1);
  b->layer++;
  tw_brush_disc (b, tree->at, r - ink, base, 1);
  b->layer++;
  tw_brush_disc (b, point_add (tree->at, point_scale (b->light, r * .30)), r * .60,
                 tw_rgb_mix (base, lit, t->snow > 0 ? .30 : .55), 1);
}

/* Adds a tree to the brush's batch, above layer @layer. */
static void
tree_add (TwBrush *b, const TwTree *tree, guint layer)
{
  const TwTheme *t = b->theme;
  TwDice d = { tree->seed };
  TwPoint q[MAX_CROWN];
  gboolean is_coarse = tw_brush_is_coarse (b);
  double phase, r = tree->r, ink = MAX (.0036, .4 / b->size) / 2;
  guint n = crown_outline (b, tree, &d, &phase, q);
  gboolean is_white = has_snow (t);
  TwRgb lit = tree->is_fir ? t->fir_light : t->tree_light;
  TwRgb line =
      is_white ? tw_rgb_mix (t->tree_dark, t->shadow, .4) : tw_rgb_mix (t->tree_dark, t->ink, .42);
  TwRgb base = tree->is_fir ? t->fir
                            : tw_rgb_mix (t->tree, t->tree_dark,
                                          is_coarse ? .12 : .24 * tw_dice_int (&d, CROWN_TONES));

  b->layer = 0;
  if (is_coarse || b->is_lean)
    tw_brush_shadow_disc (b, tree->at, r, r * .85, .36);
  else
    tw_brush_shadow (b, q, n, r * .85, .36);
  /* The ink line is a bigger crown below: a fill costs less than a stroke. */
  b->layer = layer;
  scaled_fill (b, tree->at, tree->at, q, n, 1 + ink / r, line);
  b->layer++;
  scaled_fill (b, tree->at, tree->at, q, n, 1 - ink / r, base);
  b->layer++;
  if (is_white)
    {
      snow_fill (b, tree, q, n, lit);
      return;
    }
  if (tree->is_fir)
    scaled_fill (b, tree->at, point_add (tree->at, point_scale (b->light, r * .16)), q, n, .62,
                 tw_rgb_mix (base, lit, .6));
  else
    tw_brush_disc (b, point_add (tree->at, point_scale (b->light, r * .30)), r * .60,
                   tw_rgb_mix (base, lit, t->snow > 0 ? .30 : .55), 1);
  if (is_coarse && b->size * r < SECOND_LIGHT_FROM)
    return;
  b->layer++;
  if (tree->is_fir)
    scaled_fill (b, tree->at, point_add (tree->at, point_scale (b->light, r * .24)), q, n, .28,
                 lit);
  else
    tw_brush_disc (b, point_add (tree->at, point_scale (b->light, r * .42)), r * .33, lit,
                   is_coarse ? 1 : .95);
  if (b->size >= TW_FINE_FROM * 1.5 && !tw_theme_is_outline (t) && r > .014 && !tree->is_fir)
    leaf_marks_draw (b, tree, phase);
}

void
tw_tree_draw (const TwBrush *brush, const TwTree *tree)
{
  TwBrush b = *brush;

  if (brush->batch != NULL)
    {
      tree_add (&b, tree, b.layer + 1);
      return;
    }
  tw_brush_begin (&b);
  tree_add (&b, tree, 1);
  tw_brush_end (&b);
}

void
tw_trees_draw (TwBrush *b, const TwTree *trees, guint n_trees, gboolean undergrowth)
{
  TwRgb under = tw_rgb_mix (b->theme->grass_dark, b->theme->tree_dark, .25);

  if (n_trees == 0)
    return;
  tw_brush_begin (b);
  for (guint i = 0; i < n_trees && undergrowth; i++)
    {
      TwPoint at = point_sub (trees[i].at, point_scale (b->light, .004));

      b->layer = 0;
      tw_brush_disc (b, at, MIN (trees[i].r * 1.28, point_room (at) - .014), under, .34);
    }
  for (guint i = 0; i < n_trees; i++)
    {
      guint rank = trees[i].rank;

      if (tw_brush_is_coarse (b) && trees[i].r * b->size < CROWN_FROM)
        dot_add (b, &trees[i]);
      else
        tree_add (b, &trees[i],
                  1
                      + LAYERS_OF_A_TREE
                            * (tw_brush_is_coarse (b) ? MIN (rank, RANKS_COARSE - 1) : rank));
    }
  tw_brush_end (b);
}
