/* What takes the room that roads and towns leave: gardens, monasteries that roads pass. */
#include "app/drawing/yard-layout.h"

#include "app/drawing/shape-layout.h"

/* What waits for room needs so much for a picture that can be read. */
#define LEAST_YARD   .07
#define LEAST_GARDEN .045
/* How far what stands in a town is from its walls. */
#define APART .03

/* Two free places that share the room fairly: the first for @want_a, the second for
 * @want_b. */
static void
find_pair (const TwSurvey *s, double want_a, double want_b, TwDisc *out_a, TwDisc *out_b)
{
  enum
  {
    SIDE = 21
  };
  TwDisc free_discs[SIDE * SIDE];
  guint n = 0;
  double score = -1;

  for (guint y = 0; y < SIDE; y++)
    for (guint x = 0; x < SIDE; x++)
      {
        TwPoint p = point (.08 + .84 * x / (SIDE - 1), .08 + .84 * y / (SIDE - 1));
        double r = MIN (tw_survey_clear (s, p), point_room (p) - TW_EMBLEM_RIM);

        if (r > .045)
          free_discs[n++] = (TwDisc){ p, r };
      }
  *out_a = *out_b = (TwDisc){ point (.5, .5), 0 };
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      {
        double apart = point_distance (free_discs[i].at, free_discs[k].at);
        double a = MIN (free_discs[i].r, want_a), b = MIN (free_discs[k].r, want_b);
        double squeeze = MIN (1, apart / (1.16 * (a + b)));
        double slack = MIN (free_discs[k].r / want_b - 1, .5) + MIN (apart / (a + b) - 1.16, .5);
        double this_score = MIN (a / want_a, b / want_b) * squeeze + .12 * squeeze * a / want_a
                            - .05 * point_distance (free_discs[i].at, point (.5, .5))
                            + .08 * MIN (slack, .7);

        if (this_score > score)
          {
            score = this_score;
            *out_a = (TwDisc){ free_discs[i].at, a * squeeze };
            *out_b = (TwDisc){ free_discs[k].at, b * squeeze };
          }
      }
}

static gboolean
is_waiting (const TwPlace *place)
{
  return place->r <= 0
         && (tw_place_is_middle (place->kind) || place->kind == TW_PLACE_GARDEN
             || place->kind == TW_PLACE_OWN);
}

static gboolean
is_yard (const TwPlace *place)
{
  return tw_place_is_middle (place->kind);
}

static double
least_radius (const TwPlace *place)
{
  return is_yard (place) ? LEAST_YARD : LEAST_GARDEN;
}

/* Half the side of the square that it fills, walls and hedges included. */
static double
half_side (const TwPlace *place)
{
  return place->r
         * (place->kind == TW_PLACE_MONASTERY ? 1.19
            : place->kind == TW_PLACE_CASTLE  ? 1.12
                                              : 1.06);
}

static gboolean
stands_in_another (const TwTileLayout *l, const TwPlace *place)
{
  for (guint i = 0; i < l->n_places; i++)
    {
      const TwPlace *other = &l->places[i];
      TwPoint apart = point_sub (place->at, other->at);

      if (other != place && other->r > 0 && other->kind != TW_PLACE_COTTAGE
          && MAX (fabs (apart.x), fabs (apart.y)) < half_side (place) + half_side (other))
        return TRUE;
    }
  return FALSE;
}

static void
claim_yard (TwSurvey *s, const TwPlace *place)
{
  tw_survey_claim (s, place->at, place->r * (is_yard (place) ? 1.22 : 1.25));
}

/* Where the free disc is for what waits; with it for the only symbol, if there is one. */
static void
find_yard (TwTileLayout *l, TwSurvey *s, TwPlace *place, int *lone_emblem, double emblem_r)
{
  gboolean yard = is_yard (place);
  double want = yard ? .20 : .15, r = 0, share = .90;

  if (*lone_emblem >= 0)
    {
      TwDisc free_disc, emblem;

      find_pair (s, yard ? .18 : .14, emblem_r, &free_disc, &emblem);
      place->at = free_disc.at;
      r = free_disc.r;
      share = .82;
      tw_tile_layout_add_mark (l, (guint) *lone_emblem, 0, emblem.at,
                               2 * CLAMP (emblem.r, .05, .165));
      tw_survey_claim (s, emblem.at, emblem.r + TW_EMBLEM_APART);
      *lone_emblem = -1;
    }
  else
    place->at = tw_survey_find (s, want, point (.5, .5), yard ? .25 : .12, &r);
  place->r = yard ? MIN (r * share, .2) : MIN (r * .74, .13);
}

/* All that wait, towards one corner each, in the size @scale. Returns: whether there is room */
static gboolean
pack_yards (TwTileLayout *l, TwSurvey *s, TwPlace *const *waiting, guint n, double scale)
{
  static const guint corners[4] = { 0, 2, 1, 3 };

  for (guint i = 0; i < n; i++)
    waiting[i]->r = 0;
  for (guint i = 0; i < l->n_marks; i++)
    tw_survey_claim (s, l->marks[i].at, l->marks[i].size / 2 + TW_EMBLEM_APART);

  for (guint i = 0; i < n; i++)
    {
      double want = (is_yard (waiting[i]) ? .17 : .13) * scale, r = 0;

      waiting[i]->at = tw_survey_find (s, want, TW_CORNER[corners[i & 3]], .3, &r);
      waiting[i]->r = (is_yard (waiting[i]) ? .9 : .74) * MIN (r, want);
      if (r < want - 1e-3 || waiting[i]->r < least_radius (waiting[i])
          || stands_in_another (l, waiting[i]))
        return FALSE;
      claim_yard (s, waiting[i]);
    }
  return TRUE;
}

/* A tile that is all town has it in the town. */
static void
move_into_town (const TwTileLayout *l, const TwSurvey *s, TwPlace *place)
{
  TwPoint middle = point (.5, .5);
  double room = tw_survey_wall (s, middle) - APART;

  if (place->kind == TW_PLACE_LAKE || tw_survey_town (s, middle) < 0)
    return;
  for (guint i = 0; i < s->n_claims; i++)
    room = MIN (room, point_distance (s->claims[i].at, middle) - s->claims[i].r);
  room *= .9;
  if (room < MAX (place->r, least_radius (place)))
    return;
  place->at = middle;
  place->r = MIN (room, is_yard (place) ? .15 : .10);
}

void
tw_yard_layout (TwTileLayout *l, TwSurvey *s, int lone_emblem, double emblem_r)
{
  const TwTopology *t = &l->topology;
  TwPlace *waiting[TW_MAX_PLACES];
  guint n_waiting = 0, n_claims;
  gboolean fits = TRUE;

  for (guint i = 0; i < t->n_segments; i++)
    if (t->segments[i].kind == TW_KIND_GARDEN)
      tw_tile_layout_add_place (l, TW_PLACE_GARDEN, point (.5, .5), 0, (int) i);
    else if (t->segments[i].kind >= TW_KIND_OWN
             && tw_kind_info (t->segments[i].kind)->breadth == TW_BREADTH_NONE)
      tw_tile_layout_add_place (l, TW_PLACE_OWN, point (.5, .5), 0, (int) i);
  for (guint i = 0; i < l->n_places; i++)
    {
      TwPlace *place = &l->places[i];

      if (!is_waiting (place))
        continue;
      if (place->segment >= 0
          && tw_shape_layout_at (l, TW_SHAPE_PLACE, place->segment, 0, &place->at))
        {
          place->r = is_yard (place) ? .18 : .111;
          claim_yard (s, place);
        }
      else
        waiting[n_waiting++] = place;
    }
  n_claims = s->n_claims;
  for (guint i = 0; i < n_waiting; i++)
    {
      find_yard (l, s, waiting[i], &lone_emblem, emblem_r);
      if (waiting[i]->r < (is_yard (waiting[i]) ? .10 : .06))
        move_into_town (l, s, waiting[i]);
      fits =
          fits && waiting[i]->r >= least_radius (waiting[i]) && !stands_in_another (l, waiting[i]);
      claim_yard (s, waiting[i]);
    }
  if (fits)
    return;
  for (double scale = 1; scale > .35 && !fits; scale -= .05)
    {
      s->n_claims = n_claims;
      fits = pack_yards (l, s, waiting, n_waiting, scale);
    }
  l->is_crowded |= !fits;
  for (guint i = 0; i < n_waiting; i++)
    waiting[i]->r = MAX (waiting[i]->r, least_radius (waiting[i]));
}
