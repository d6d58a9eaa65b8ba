/* A mist's outline comes from its edges as a town's does; nested outlines with one thin
 * veil each make the soft border. All run to the same corners, so a misty edge has the
 * full, even veil along its whole length. */
#include "app/drawing/mist-layout.h"

#include "app/drawing/art-table.h"
#include "app/drawing/town-outline.h"

#define MOST_BILLOWS  6
#define LEAST_BILLOW  .06
#define WIDEST_BILLOW .13

static void
mist_outline (const TwTileLayout *l,
              TwEdgeSet edges,
              double grow,
              double angle,
              TwLine *out,
              TwLine *rims,
              guint *n_rims)
{
  gboolean has_castle = tw_tile_layout_find_place (l, TW_PLACE_CASTLE) != NULL;
  guint start = 0;

  while (!(edges >> start & 1))
    start++;
  for (guint k = 0; k < 4;)
    {
      guint e = (start + k) & 3, n = 0;
      double depth;
      g_auto (TwLine) arc = { 0 };

      if (edges >> e & 1)
        {
          tw_line_add (out, TW_CORNER[e]);
          tw_line_add (out, TW_CORNER[(e + 1) & 3]);
          k++;
          continue;
        }
      while (k + n < 4 && !(edges >> ((start + k + n) & 3) & 1))
        n++;
      depth = n == 1 ? .24 - grow : n == 2 ? .02 + grow : .36 + grow;
      if (has_castle)
        depth += n == 3 ? -.08 : n == 2 ? -.14 : 0;
      tw_town_outline_arc_between (&arc, e, n, angle, angle, depth, NULL, 0);
      tw_line_append (out, &arc);
      if (rims != NULL)
        tw_line_append (&rims[(*n_rims)++], &arc);
      k += n;
    }
}

static double
depth_in (const TwLine *outline, TwPoint p)
{
  return tw_line_distance (outline, p, NULL, NULL) * (tw_line_encloses (outline, p) ? 1 : -1);
}

/* Puffs break up the outline and thicken the middle. None reaches the border of the
 * tile, so the veil there stays even and meets the neighbour's. */
static void
mist_add_puffs (TwMist *mist, TwDice *d)
{
  TwPoint p[200];
  guint n = tw_scatter_points (d, .062, .03, p, G_N_ELEMENTS (p));

  for (guint i = 0; i < n; i++)
    {
      double in = depth_in (&mist->middle, p[i]), wide = tw_dice_in (d, .065, .12);
      TwPuff puff = { p[i], 0, in < .03 ? .38f : .13f };

      puff.r = (float) MIN (wide, point_room (p[i]) * .86);
      /* Deep inside half of them do. */
      if (in >= -.030 && (in < .06 || i % 2))
        g_array_append_val (mist->puffs, puff);
    }
}

/* A scalloped rim, as an engraver draws a cloud. */
static void
mist_add_scallops (TwMist *mist, const TwLine *rim, const TwSurvey *survey, TwDice *d)
{
  double length = tw_line_length (rim), s = .13 / length;

  while (s < 1 - .16 / length)
    {
      double step = tw_dice_in (d, .052, .088) / length;
      TwScallop scallop;
      TwPoint t, middle;

      scallop.from = tw_line_at (rim, s, NULL);
      scallop.to = tw_line_at (rim, MIN (s + step, 1), NULL);
      s += step;
      t = point_unit (point_sub (scallop.to, scallop.from));
      scallop.out = point_right (t);
      middle = point_mix (scallop.from, scallop.to, .5);
      if (tw_line_encloses (&mist->middle, point_add (middle, point_scale (scallop.out, .02))))
        scallop.out = point_scale (scallop.out, -1);
      if (tw_survey_town (survey, middle) < 0 && tw_survey_wall (survey, middle) > .06)
        {
          TwPuff puff = { point_sub (middle, point_scale (scallop.out, .006)), 0, .55f };

          puff.r = (float) MIN (point_distance (scallop.from, scallop.to) * .78,
                                MAX (0, point_room (puff.at)) * .86);
          g_array_append_val (mist->puffs, puff);
          g_array_append_val (mist->scallops, scallop);
        }
    }
}

static void
mist_add_wisps (TwMist *mist, const TwSurvey *survey, TwDice *d)
{
  TwPoint p[60];
  guint n = tw_scatter_points (d, .19, .13, p, G_N_ELEMENTS (p));

  for (guint i = 0; i < n && mist->wisps->len < 7; i++)
    {
      TwWisp wisp = { .at = p[i], .length = (float) tw_dice_in (d, .050, .078) };

      wisp.lean = (float) (tw_dice_in (d, -.35, .35) + (tw_dice (d) < .5 ? G_PI : 0));
      wisp.hand = tw_dice (d) < .5 ? 1 : -1;
      if (depth_in (&mist->middle, p[i]) >= .05 && tw_survey_town (survey, p[i]) < 0
          && tw_survey_wall (survey, p[i]) > wisp.length * 1.25)
        g_array_append_val (mist->wisps, wisp);
    }
}

/* The clouds that give a mist its depth; none reaches the border of the tile. */
static void
mist_add_billows (TwMist *mist, TwDice *d)
{
  TwPoint p[60];
  guint n = tw_scatter_points (d, .17, .07, p, G_N_ELEMENTS (p));

  for (guint i = 0; i < n && mist->billows->len < MOST_BILLOWS; i++)
    {
      double wide = tw_dice_in (d, LEAST_BILLOW, WIDEST_BILLOW);
      TwPuff billow = { p[i], 0, 1 };

      billow.r = (float) MIN (wide, point_room (p[i]) * .86);
      if (billow.r >= (float) LEAST_BILLOW && depth_in (&mist->middle, p[i]) > 0)
        g_array_append_val (mist->billows, billow);
    }
}

static gboolean
mist_covers (const TwMist *mist, TwPoint p)
{
  if (mist->edges == 15)
    return TRUE;
  for (guint e = 0; e < 4; e++)
    if (mist->edges >> e & 1)
      {
        TwPoint d = point_sub (p, TW_MIDDLE[e]);

        if (point_dot (d, TW_INTO[e]) < .26 && fabs (point_dot (d, TW_ALONG[e])) < .34)
          return TRUE;
      }
  return FALSE;
}

/* A road with so little of it outside of towns has but one place for a figure. */
#define SHORT_ROAD .45
/* Between the middle of that place and a ghost, in parts of the ghost's size. */
#define FIGURE_APART .66

/* The place on a road that is farthest from the rim, if the road is short. */
static gboolean
short_road_place (const TwWay *way, const TwSurvey *survey, TwPoint *out)
{
  double best = -1, outside = 0;

  if (way->kind != TW_KIND_ROAD && way->kind != TW_KIND_PATH)
    return FALSE;
  for (guint k = 3; k <= 37; k++)
    {
      TwPoint p = tw_line_at (&way->line, k / 40., NULL);
      double room = MIN (point_room (p), .14) - .02 * fabs (k / 20. - 1);

      if (point_room (p) <= 0 || tw_survey_town (survey, p) >= 0)
        continue;
      outside += tw_line_length (&way->line) / 40;
      if (room > best)
        {
          best = room;
          *out = p;
        }
    }
  return best > 0 && outside < SHORT_ROAD;
}

/* Whether a ghost of @size leaves the figures on short roads their places. */
static gboolean
leaves_roads (const TwTileLayout *l, const TwSurvey *survey, TwPoint p, double size)
{
  TwPoint place = { 0, 0 };

  for (guint i = 0; i < l->n_ways; i++)
    if (point_distance (tw_line_at (&l->ways[i].line, .5, NULL), p) < .4
        && short_road_place (&l->ways[i], survey, &place)
        && point_distance (place, p) < FIGURE_APART * size)
      return FALSE;
  return TRUE;
}

/* Ghosts keep apart and off walls, and off what can be seen below if there is room;
 * where it is tight they are smaller. Returns the size, 0 if there is no room at all. */
static double
find_in_mist (const TwTileLayout *l,
              const TwMist *mist,
              const TwSurvey *survey,
              TwDice *d,
              TwPoint *out)
{
  static const struct
  {
    double rim, clear, wall, apart, size;
  } stages[] = { { .12, .062, .085, .155, .144 },
                 { .12, .015, .085, .155, .144 },
                 { .12, -.06, .085, .155, .144 },
                 { .085, -.10, .050, .105, .105 } };

  for (guint i = 0; i < 4 * 700; i++)
    {
      guint stage = i / 700;
      double rim = stages[stage].rim;
      TwPoint p = point (tw_dice_in (d, rim, 1 - rim), 0);
      gboolean ok;

      p.y = tw_dice_in (d, rim, 1 - rim);
      if (!mist_covers (mist, p) || tw_survey_clear (survey, p) < stages[stage].clear)
        continue;
      ok = tw_survey_town (survey, p) < 0 && tw_survey_wall (survey, p) > stages[stage].wall;
      for (guint k = 0; k < l->n_marks && ok; k++)
        ok = point_distance (l->marks[k].at, p)
             > MAX (stages[stage].apart, (l->marks[k].size + stages[stage].size) / 2);
      ok = ok && leaves_roads (l, survey, p, stages[stage].size);
      *out = p;
      if (ok)
        return stages[stage].size;
    }
  return 0;
}

static int
compare_puffs (gconstpointer a, gconstpointer b)
{
  const TwPuff *x = a, *y = b;

  return (x->alpha > y->alpha) - (x->alpha < y->alpha);
}

static void
mist_build (TwMist *mist, TwTileLayout *l, const TwSurvey *survey, TwDice *d)
{
  TwLine rims[4] = { { 0 } };
  TwDice billows = { l->shape_seed ^ (0xb1110u + mist->segment) };
  guint n_rims = 0;

  mist->puffs = g_array_new (FALSE, FALSE, sizeof (TwPuff));
  mist->billows = g_array_new (FALSE, FALSE, sizeof (TwPuff));
  mist->wisps = g_array_new (FALSE, FALSE, sizeof (TwWisp));
  mist->scallops = g_array_new (FALSE, FALSE, sizeof (TwScallop));
  if (mist->edges == 0)
    {
      /* A bank of mist that reaches no edge. */
      TwDice blob = *d;

      tw_line_blob (&mist->middle, point (.5, .5), .2, .16, .1, &blob);
      for (guint i = 0; i < TW_MIST_VEILS; i++)
        {
          blob = *d;
          tw_line_blob (&mist->veils[i], point (.5, .5), .14 + .014 * i, .10 + .014 * i, .1, &blob);
        }
      tw_line_append (&rims[n_rims++], &mist->middle);
    }
  else
    {
      mist_outline (l, mist->edges, 0, 45, &mist->middle, rims, &n_rims);
      /* They fan out from the corner, so it is soft there too. */
      for (guint i = 0; i < TW_MIST_VEILS; i++)
        mist_outline (l, mist->edges, .060 - .026 * i, 72 - 7.5 * i, &mist->veils[i], NULL, NULL);
    }
  mist_add_puffs (mist, d);
  for (guint i = 0; i < n_rims; i++)
    {
      mist_add_scallops (mist, &rims[i], survey, d);
      tw_line_clear (&rims[i]);
    }
  g_array_sort (mist->puffs, compare_puffs);
  mist_add_wisps (mist, survey, d);
  mist_add_billows (mist, &billows);
}

void
tw_mist_layout (TwTileLayout *l, const TwSurvey *survey)
{
  const TwTopology *t = &l->topology;
  TwDice d = { l->shape_seed ^ 0x313157 }, ghosts = { l->shape_seed ^ 0x60057 };

  l->mists = g_new0 (TwMist, MAX (t->n_segments, 1));
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwMist *mist = &l->mists[l->n_mists];

      if (t->segments[i].kind != TW_KIND_MIST)
        continue;
      mist->segment = i;
      mist->edges = tw_rim_edges (t->segments[i].rim);
      mist_build (mist, l, survey, &d);
      l->n_mists++;
      for (guint s = 0; s < t->n_symbols; s++)
        for (guint k = 0; k < MIN (t->symbols[s].count, TW_MARKS_OF_SYMBOL); k++)
          {
            TwPoint at = mist->edges ? TW_MIDDLE[__builtin_ctz (mist->edges)] : point (.5, .5);
            gboolean is_ghost = tw_symbol_look (t->symbols[s].id) == TW_LOOK_GHOST;
            double size;

            if (t->symbols[s].segment != (int) i
                && !(is_ghost && t->symbols[s].segment < 0 && l->n_mists == 1))
              continue;
            size = find_in_mist (l, mist, survey, &ghosts, &at);
            if (size == 0)
              at = point_mix (at, point (.5, .5), .3 + .1 * k);
            tw_tile_layout_add_mark (l, s, k, at, size > 0 ? size : .105);
          }
    }
}
