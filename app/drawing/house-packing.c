/* Houses: near a wall they follow it, elsewhere the whole town shares one direction. */
#include <string.h>

#include "app/drawing/town-layout.h"

#define MAX_HOUSES 400
#define MAX_GARDEN 64
#define GAP        .0065
/* Cells that find neighbouring houses, and cells known to be covered. */
#define CELLS   20
#define COVERED 128
/* Half the diagonal of the biggest house. */
#define MAX_REACH .08

typedef struct
{
  const TwSurvey *survey;
  TwTown *town;
  guint index;
  const TwDisc *claims;
  guint n_claims;
  TwDice *dice;
  double direction;
  guint n;
  TwHouse houses[MAX_HOUSES];
  TwPoint along[MAX_HOUSES];
  gint16 first[CELLS][CELLS];
  gint16 next[MAX_HOUSES];
  guint8 covered[COVERED][COVERED];
} Packing;

static guint
cell (double at)
{
  return (guint) CLAMP (at * CELLS, 0, CELLS - 1);
}

static double
extent (const TwHouse *h, TwPoint along, TwPoint axis)
{
  return fabs (point_dot (axis, along)) * h->w / 2
         + fabs (point_dot (axis, point_right (along))) * h->d / 2;
}

/* Separating axes of two rectangles. */
static gboolean
houses_apart (const TwHouse *a, TwPoint u, const TwHouse *b, TwPoint v)
{
  TwPoint axes[4] = { u, point_right (u), v, point_right (v) }, d = point_sub (b->at, a->at);

  for (guint i = 0; i < 4; i++)
    if (fabs (point_dot (axes[i], d)) > extent (a, u, axes[i]) + extent (b, v, axes[i]) + GAP)
      return TRUE;
  return FALSE;
}

static gboolean
packing_is_free (const Packing *p, const TwHouse *h, TwPoint u)
{
  double reach = sqrt (h->w * h->w + h->d * h->d) / 2 + MAX_REACH + GAP;

  for (guint y = cell (h->at.y - reach); y <= cell (h->at.y + reach); y++)
    for (guint x = cell (h->at.x - reach); x <= cell (h->at.x + reach); x++)
      for (int j = p->first[y][x]; j >= 0; j = p->next[j])
        if (!houses_apart (h, u, &p->houses[j], p->along[j]))
          return FALSE;
  return TRUE;
}

static void
packing_add (Packing *p, const TwHouse *h, TwPoint u)
{
  double reach = MAX (h->w, h->d) * .71;
  guint x = cell (h->at.x), y = cell (h->at.y), n = p->n;

  for (int j = (int) ((h->at.y - reach) * COVERED); j <= (h->at.y + reach) * COVERED; j++)
    for (int i = (int) ((h->at.x - reach) * COVERED); i <= (h->at.x + reach) * COVERED; i++)
      {
        TwPoint q = point_sub (point ((i + .5) / COVERED, (j + .5) / COVERED), h->at);

        if (i >= 0 && j >= 0 && i < COVERED && j < COVERED
            && fabs (point_dot (q, u)) < h->w / 2 + GAP
            && fabs (point_dot (q, point_right (u))) < h->d / 2 + GAP)
          p->covered[j][i] = 1;
      }
  p->houses[n] = *h;
  p->along[n] = u;
  p->next[n] = p->first[y][x];
  p->first[y][x] = (gint16) n;
  p->n++;
}

static gboolean
packing_is_covered (const Packing *p, TwPoint at)
{
  return p->covered[(guint) CLAMP (at.y * COVERED, 0, COVERED - 1)]
                   [(guint) CLAMP (at.x * COVERED, 0, COVERED - 1)];
}

/* Close up to the border of the tile, so that no street runs along the seam. */
static void
house_align_to_border (TwHouse *h, guint i, TwDice *d)
{
  double rim = point_room (h->at), to = .0045 + h->d / 2 + (i & 2 ? 0 : tw_dice_in (d, 0, .014));
  gboolean across, is_x = rim == h->at.x || rim == 1 - h->at.x;
  gboolean is_low = rim == h->at.x || rim == h->at.y;

  h->a = (float) (is_x ? G_PI / 2 : 0);
  h->a += (float) tw_dice_in (d, -.05, .05);
  across = tw_dice (d) < .3;
  if (across)
    {
      h->a += (float) (G_PI / 2);
      to += (h->w - h->d) / 2;
    }
  if (!is_low)
    to = 1 - to;
  if (is_x)
    h->at.x = to;
  else
    h->at.y = to;
}

static double
angle_along_wall (const TwSurvey *s, TwPoint p)
{
  const double e = .01;
  double x = tw_survey_wall (s, point (p.x + e, p.y)) - tw_survey_wall (s, point (p.x - e, p.y));
  double y = tw_survey_wall (s, point (p.x, p.y + e)) - tw_survey_wall (s, point (p.x, p.y - e));

  return atan2 (x, -y);
}

/* Whether a bastion on a corner of the tile is nearer than @apart. */
static gboolean
is_at_bastion (const TwTown *town, TwPoint at, double apart)
{
  for (guint c = 0; c < 4; c++)
    if ((town->joined >> c & 1) && point_distance (TW_CORNER[c], at) < TW_BASTION_RADIUS + apart)
      return TRUE;
  return FALSE;
}

static gboolean
packing_fits (const Packing *p, const TwHouse *h, TwPoint u)
{
  static const gint8 sx[] = { -1, 1, 1, -1, 0, 1, 0, -1 }, sy[] = { -1, -1, 1, 1, -1, 0, 1, 0 };
  TwPoint v = point_right (u);

  for (guint i = 0; i < p->n_claims; i++)
    if (point_distance (p->claims[i].at, h->at) < p->claims[i].r + MAX (h->w, h->d) * .42)
      return FALSE;
  for (guint q = 0; q < G_N_ELEMENTS (sx); q++)
    {
      TwPoint at = point_add (h->at, point_add (point_scale (u, sx[q] * h->w / 2),
                                                point_scale (v, sy[q] * h->d / 2)));

      if (point_room (at) < .0025 || tw_survey_wall (p->survey, at) < TW_WALL_WIDTH + .009
          || is_at_bastion (p->town, at, .004))
        return FALSE;
      for (guint k = 0; k < p->town->n_streets; k++)
        if (tw_line_distance (&p->town->streets[k], at, NULL, NULL) < .026)
          return FALSE;
    }
  for (guint k = 0; k < p->town->n_streets; k++)
    if (tw_line_distance (&p->town->streets[k], h->at, NULL, NULL) < .024 + MIN (h->w, h->d) / 2)
      return FALSE;
  return packing_is_free (p, h, u);
}

static void
packing_try (Packing *p, guint pass, guint i, double w, double depth, TwPoint low, TwPoint high)
{
  TwDice *d = p->dice;
  TwHouse h = { .w = (float) w, .d = (float) depth };
  double x = tw_dice_in (d, low.x - .03, high.x + .03);
  double y = tw_dice_in (d, low.y - .03, high.y + .03), wall;
  TwPoint u;

  h.at = point (CLAMP (x, 0, 1), CLAMP (y, 0, 1));
  if (packing_is_covered (p, h.at))
    return;
  wall = tw_survey_wall (p->survey, h.at);
  if (wall < TW_WALL_WIDTH + MIN (w, depth) / 2)
    return;
  h.w = (float) (w * tw_dice_in (d, .88, 1.12));
  h.d = (float) (depth * tw_dice_in (d, .88, 1.1));
  if (wall > .10 && point_room (h.at) < .05 && (i & 1))
    house_align_to_border (&h, i, d);
  else
    {
      h.a = (float) (wall < .17 ? angle_along_wall (p->survey, h.at) : p->direction);
      h.a += (float) tw_dice_in (d, -.05, .05);
      if (tw_dice (d) < .28)
        h.a += (float) (G_PI / 2);
    }
  if (tw_survey_town (p->survey, h.at) != (int) p->index)
    return;
  u = point (cos (h.a), sin (h.a));
  if (!packing_fits (p, &h, u))
    return;
  h.roof = (guint8) (pass < 2   ? tw_dice_int (d, 2)
                     : pass < 4 ? tw_dice (d) < .25
                                : (tw_dice (d) < .3 ? 2 : 0));
  h.hue = (guint8) tw_dice_int (d, 8);
  packing_add (p, &h, u);
}

static gboolean
packing_has_garden (const Packing *p, TwPoint at, double r)
{
  for (guint y = cell (at.y - MAX_REACH - r); y <= cell (at.y + MAX_REACH + r); y++)
    for (guint x = cell (at.x - MAX_REACH - r); x <= cell (at.x + MAX_REACH + r); x++)
      for (int j = p->first[y][x]; j >= 0; j = p->next[j])
        {
          TwPoint q = point_sub (at, p->houses[j].at);
          double dx = MAX (0, fabs (point_dot (q, p->along[j])) - p->houses[j].w / 2);
          double dy = MAX (0, fabs (point_dot (q, point_right (p->along[j]))) - p->houses[j].d / 2);

          if (dx * dx + dy * dy < r * r * .64)
            return FALSE;
        }
  return TRUE;
}

static void
packing_plant_gardens (Packing *p)
{
  TwTree *trees = g_new (TwTree, MAX_GARDEN);
  guint n = 0;

  for (guint i = 0; i < 260 && n < MAX_GARDEN; i++)
    {
      TwPoint at = { tw_dice_in (p->dice, .02, .98), tw_dice_in (p->dice, .02, .98) };
      double r = tw_dice_in (p->dice, .009, .015);
      gboolean ok = !packing_is_covered (p, at) && point_room (at) > r + .004
                    && tw_survey_wall (p->survey, at) > TW_WALL_WIDTH + r + .002
                    && tw_survey_town (p->survey, at) == (int) p->index
                    && !is_at_bastion (p->town, at, r);

      for (guint k = 0; k < p->n_claims && ok; k++)
        ok = point_distance (p->claims[k].at, at) > p->claims[k].r + r;
      for (guint k = 0; k < n && ok; k++)
        ok = point_distance (trees[k].at, at) > 2 * r;
      for (guint k = 0; k < p->town->n_streets && ok; k++)
        ok = tw_line_distance (&p->town->streets[k], at, NULL, NULL) > .024 + r;
      if (ok && packing_has_garden (p, at, r))
        trees[n++] = (TwTree){ .at = at, .r = (float) r, .seed = tw_dice_int (p->dice, G_MAXINT) };
    }
  p->town->n_trees = n;
  p->town->trees = g_renew (TwTree, trees, MAX (n, 1));
}

/* Pebbles lie where the ground can be seen. */
static void
packing_strew (Packing *p)
{
  TwPoint at[900];
  guint n = tw_scatter_points (p->dice, .028, .006, at, G_N_ELEMENTS (at));

  p->town->specks = g_new (TwPoint, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    if (!packing_is_covered (p, at[i]) && tw_survey_wall (p->survey, at[i]) > TW_WALL_WIDTH
        && tw_survey_town (p->survey, at[i]) == (int) p->index)
      p->town->specks[p->town->n_specks++] = at[i];
}

void
tw_house_packing (TwTileLayout *layout,
                  const TwSurvey *survey,
                  guint index,
                  const TwDisc *claims,
                  guint n_claims,
                  TwDice *dice)
{
  static const struct
  {
    double w, d;
    guint tries;
  } passes[] = { { .112, .074, 160 },  { .094, .062, 420 },  { .076, .053, 1000 },
                 { .060, .046, 1900 }, { .046, .038, 3000 }, { .032, .028, 4200 } };
  TwTown *town = &layout->towns[index];
  TwPoint low = point (1, 1), high = point (0, 0);
  g_autofree Packing *p = g_new (Packing, 1);
  double share;

  p->survey = survey;
  p->town = town;
  p->index = index;
  p->claims = claims;
  p->n_claims = n_claims;
  p->dice = dice;
  p->direction = tw_dice_in (dice, -.35, .35);
  p->n = 0;
  memset (p->first, -1, sizeof p->first);
  memset (p->covered, 0, sizeof p->covered);
  for (guint i = 0; i < town->outline.n; i++)
    {
      low = point (MIN (low.x, town->outline.p[i].x), MIN (low.y, town->outline.p[i].y));
      high = point (MAX (high.x, town->outline.p[i].x), MAX (high.y, town->outline.p[i].y));
    }
  /* As many throws for the same area, however big the town. */
  share = CLAMP ((high.x - low.x) * (high.y - low.y), .1, 1);
  for (guint k = 0; k < G_N_ELEMENTS (passes); k++)
    for (guint i = 0; i < passes[k].tries * share && p->n < MAX_HOUSES; i++)
      packing_try (p, k, i, passes[k].w, passes[k].d, low, high);
  packing_plant_gardens (p);
  packing_strew (p);
  town->n_houses = p->n;
  town->houses = g_memdup2 (p->houses, MAX (p->n, 1) * sizeof *p->houses);
}
