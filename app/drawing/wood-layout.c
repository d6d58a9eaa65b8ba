/* Pictures without a rule come last and take what room is left. */
#include "app/drawing/wood-layout.h"

#include <string.h>

#define MAX_CLUMPS 5
#define MAX_TREES  260

static const char *const farms[] = { "farmhouse",   "cowshed",    "pigsty",
                                     "water-tower", "highwaymen", "donkey-stable" };
static const char *const animals[] = {
  "deer", "boars", "wolves", "foxes", "crows", "bear", "lynx"
};

static void
add_farms (TwTileLayout *l, TwSurvey *s, TwDice *d)
{
  for (guint i = 0; i < G_N_ELEMENTS (farms); i++)
    {
      double r;
      TwPoint near_to = point (tw_dice_in (d, .2, .8), 0), at;
      TwPlace *farm;

      near_to.y = tw_dice_in (d, .2, .8);
      if (!tw_tile_layout_decorated (l, farms[i]))
        continue;
      at = tw_survey_find (s, .09, near_to, .1, &r);
      farm = r > .055 ? tw_tile_layout_add_place (l, TW_PLACE_FARM, at, CLAMP (r, .06, .085), -1)
                      : NULL;
      if (farm == NULL)
        continue;
      farm->detail = farms[i];
      tw_survey_claim (s, at, farm->r);
    }
}

static void
add_animals (TwTileLayout *l, TwSurvey *s, TwDice *d)
{
  const char *word = tw_dice (d) < .34 ? "sheep" : NULL;
  TwPoint near_to = point (tw_dice (d), 0), at;
  TwPlace *flock;
  double r;

  near_to.y = tw_dice (d);
  for (guint i = 0; i < G_N_ELEMENTS (animals); i++)
    if (tw_tile_layout_decorated (l, animals[i]))
      word = animals[i];
  if (word == NULL)
    return;
  at = tw_survey_find (s, .07, near_to, .25, &r);
  if (r <= (g_str_equal (word, "sheep") ? .05 : .025))
    return;
  flock = tw_tile_layout_add_place (l, TW_PLACE_FLOCK, at, CLAMP (r, .03, .07), -1);
  if (flock == NULL)
    return;
  flock->detail = word;
  tw_survey_claim (s, at, MIN (r, .06));
}

/* The direction of the nearest road, river or wall, if one is near. */
static double
direction_at (const TwTileLayout *l, TwPoint c, TwDice *d)
{
  double angle = tw_dice (d) * 2 * G_PI, best = .34, z;
  TwPoint t;

  for (guint i = 0; i < l->n_ways; i++)
    if ((z = tw_line_distance (&l->ways[i].line, c, NULL, &t)) < best)
      {
        best = z;
        angle = atan2 (t.y, t.x);
      }
  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls; w++)
      if ((z = tw_line_distance (&l->towns[i].walls[w].line, c, NULL, &t)) < best)
        {
          best = z;
          angle = atan2 (t.y, t.x);
        }
  return angle;
}

static void
add_plots (TwTileLayout *l, TwSurvey *s, TwDice *d)
{
  guint n_roads = 0;
  int want;

  for (guint i = 0; i < l->n_ways; i++)
    n_roads += l->ways[i].kind != TW_KIND_RIVER;
  /* On every second tile one group: more of them would be the loudest thing on the table. */
  want = tw_dice (d) < (n_roads > 2 ? .35 : .55)
         || tw_tile_layout_find_place (l, TW_PLACE_FARM) != NULL;
  for (int k = 0; k < MIN (want, TW_MAX_PLOTS); k++)
    {
      const TwPlace *farm = k == 0 ? tw_tile_layout_find_place (l, TW_PLACE_FARM) : NULL;
      double r, wide, x = tw_dice (d), y = tw_dice (d);
      TwPoint near_to = farm != NULL ? farm->at : point (x, y);
      TwPlot *plot = &l->plots[l->n_plots];

      plot->at = tw_survey_find (s, .16, near_to, .22, &r);
      if (r < .088)
        break;
      wide = tw_dice_in (d, .14, .20);
      plot->r = MIN (r, wide);
      /* Its corners reach a little farther. */
      plot->r = MIN (plot->r, (point_room (plot->at) - .016) / 1.18);
      plot->kind = tw_dice_int (d, TW_N_CROPS);
      plot->a = direction_at (l, plot->at, d);
      plot->a += tw_dice_in (d, -.06, .06);
      tw_survey_claim (s, plot->at, plot->r * .80);
      l->n_plots++;
    }
}

typedef struct
{
  TwPoint at;
  double reach;
  gboolean is_fir;
} Clump;

static guint
choose_clumps (const TwSurvey *s, const TwPoint *p, guint n, TwDice *d, Clump clumps[MAX_CLUMPS])
{
  guint n_clumps = 0;

  for (guint i = 0; i < n && n_clumps < MAX_CLUMPS; i++)
    {
      gboolean is_far = point_room (p[i]) > .05;

      for (guint k = 0; k < n_clumps && is_far; k++)
        is_far = point_distance (clumps[k].at, p[i]) > .21;
      if (!is_far || tw_survey_clear (s, p[i]) <= .045)
        continue;
      clumps[n_clumps].at = p[i];
      clumps[n_clumps].reach =
          tw_dice (d) < .35 ? tw_dice_in (d, .018, .035) : tw_dice_in (d, .045, .088);
      clumps[n_clumps++].is_fir = tw_dice (d) < .3;
    }
  return n_clumps;
}

static int
compare_trees (gconstpointer a, gconstpointer b)
{
  const TwTree *x = a, *y = b;

  return (x->r > y->r) - (x->r < y->r);
}

/* Clumps: a few centres with room around them; big trees inside, small ones at the
 * rim, crowns that touch. */
static void
add_trees (TwTileLayout *l, const TwSurvey *s)
{
  TwDice dice = { l->seed ^ 0x9d2c5680 }, *d = &dice;
  TwPoint p[1400];
  Clump clumps[MAX_CLUMPS];
  guint n = tw_scatter_points (d, .0205, .02, p, G_N_ELEMENTS (p));
  guint n_clumps = choose_clumps (s, p, n, d, clumps);

  l->trees = g_new (TwTree, MAX_TREES);
  for (guint i = 0; i < n && l->n_trees < MAX_TREES; i++)
    for (guint k = 0; k < n_clumps; k++)
      {
        double far = point_distance (p[i], clumps[k].at), r;
        gboolean thin;

        if (far > clumps[k].reach)
          continue;
        r = far < .001 ? .028 : tw_dice_in (d, .016, .029) * (1.12 - .45 * far / clumps[k].reach);
        if (point_room (p[i]) < r * 1.6 + .012 || tw_survey_clear (s, p[i]) < r + .004)
          continue;
        thin = far > .001 && tw_dice (d) < .15;
        for (guint j = 0; j < l->n_trees && !thin; j++)
          thin = point_distance (l->trees[j].at, p[i])
                 < .62 * MAX (r, l->trees[j].r) + .3 * MIN (r, l->trees[j].r);
        if (thin)
          continue;
        l->trees[l->n_trees++] = (TwTree){ .at = p[i],
                                           .r = (float) r,
                                           .is_fir = clumps[k].is_fir ^ (tw_dice (d) < .10),
                                           .seed = tw_dice_int (d, G_MAXINT) };
        break;
      }
  qsort (l->trees, l->n_trees, sizeof *l->trees, compare_trees);
  l->trees = g_renew (TwTree, l->trees, MAX (l->n_trees, 1));
  for (guint i = 0; i < l->n_trees; i++)
    for (guint k = 0; k < i; k++)
      if (point_distance (l->trees[i].at, l->trees[k].at) < l->trees[i].r + l->trees[k].r + .004)
        l->trees[i].rank = MAX (l->trees[i].rank, l->trees[k].rank + 1);
}

/* Each patch is no wider than its distance to the border, so that the border keeps the
 * one base tone. */
static void
add_patches (TwTileLayout *l)
{
  TwDice dice = { l->seed ^ 0x2b7e1516 }, *d = &dice;
  TwPoint p[120];
  guint n = tw_scatter_points (d, .105, .05, p, G_N_ELEMENTS (p));

  l->patches = g_new (TwPatch, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    {
      double wide = tw_dice_in (d, .08, .20);
      TwPatch patch = { .at = p[i], .r = (float) MIN (wide, point_room (p[i])) };
      gboolean is_bright = tw_dice (d) < .5;

      patch.tone = (guint8) ((is_bright ? 0 : 2) + (tw_dice (d) < (is_bright ? .5 : .4)));
      if (patch.r >= .03)
        l->patches[l->n_patches++] = patch;
    }
}

static void
add_grass (TwTileLayout *l, const TwSurvey *s)
{
  TwDice dice = { l->seed ^ 0x51ed270b }, *d = &dice;
  TwPoint p[1600];
  guint n = tw_scatter_points (d, .027, .012, p, G_N_ELEMENTS (p));

  l->tufts = g_new (TwPoint, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    if (tw_survey_clear (s, p[i]) > -.02)
      l->tufts[l->n_tufts++] = p[i];
  l->flowers = g_new (TwDisc, 14);
  for (guint i = 0; i < 14 && l->n_tufts > 0; i++)
    {
      TwPoint q = l->tufts[tw_dice_int (d, l->n_tufts)];
      guint hue = tw_dice_int (d, 3);

      if (tw_survey_clear (s, q) >= .03)
        l->flowers[l->n_flowers++] = (TwDisc){ q, hue };
    }
}

void
tw_wood_layout (TwTileLayout *l, TwSurvey *s)
{
  TwDice d = { l->seed };

  if (tw_tile_layout_decorated (l, "frozen-pond"))
    {
      double r;
      TwPoint at = tw_survey_find (s, .155, point (.74, .62), .3, &r);

      if (r > .08)
        {
          r = CLAMP (r * .84, .06, .13);
          tw_tile_layout_add_place (l, TW_PLACE_POND, at, r, -1);
          tw_survey_claim (s, at, r * 1.2);
        }
    }
  add_farms (l, s, &d);
  add_animals (l, s, &d);
  add_plots (l, s, &d);
}

void
tw_wood_layout_plants (TwTileLayout *l, const TwSurvey *s)
{
  add_trees (l, s);
  add_patches (l);
  add_grass (l, s);
}
