/* Where figures stand on the parts of a tile: in the middle of the largest circle that fits the
 * land of the part, off walls, buildings and symbols, and apart from each other. */
#include "app/drawing/figure-room.h"
#include "app/drawing/part-map.h"
#include "app/drawing/shape-layout.h"
#include "app/drawing/spots.h"

#define N    TW_MAP_NODES
#define STEP (1.0 / (N - 1))
/* A figure needs no more room than this, and is off the rim and other spots by so much. */
#define ENOUGH      .17
#define LEAST_ROOM  .095
#define APART       .24
#define LEAST_APART .085
/* Half the width of its body. */
#define FIGURE_HALF .075
/* What figures on roads and in places take up at most. */
#define MOST_TAKEN .13
#define MIST_APART .11
#define MIST_RIM   .14
/* What it is worth not to stand on a symbol: more than any room. */
#define OFF_MARKS 90

typedef struct
{
  TwTileLayout *layout;
  TwTilePart part;
  guint index;
  TwPoint best;
  double r;
  double worth;
} Search;

/* How far a figure at @p would stand on symbols. */
static double
on_marks (const TwTileLayout *l, TwPoint p)
{
  double on = 0;

  for (guint i = 0; i < l->n_marks; i++)
    on = MAX (on, l->marks[i].size * .46 + FIGURE_HALF - point_distance (l->marks[i].at, p));
  return on;
}

/* What other figures leave of @r at @p. */
static double
left_by_figures (const TwTileLayout *l, TwPoint p, double r)
{
  for (guint i = 0; i < l->n_spots; i++)
    if (l->spots[i].part == TW_PART_SEGMENT || l->spots[i].part == TW_PART_FIELD)
      r = MIN (r, point_distance (l->spots[i].at, p)
                      - CLAMP ((double) l->spots[i].r, .05, MOST_TAKEN));
  return r;
}

/* How good @p is for a part; @r is what is free round it. */
static double
spot_worth (const TwTileLayout *l, TwPoint p, double r)
{
  double rim = point_room (p), nearest = tw_part_map_nearest_spot (l, p);

  return MIN (r, ENOUGH) * 8 + MIN (r, 2 * ENOUGH) + left_by_figures (l, p, MIN (r, ENOUGH)) * 6
         + MIN (nearest, APART) * 1.5 - MAX (0, LEAST_APART - nearest) * 60
         - MAX (0, LEAST_ROOM - rim) * 60 - on_marks (l, p) * OFF_MARKS
         - .2 * point_distance (p, point (.5, .5));
}

static void
search_offer (Search *s, TwPoint p, double r)
{
  double worth = spot_worth (s->layout, p, r);
  guint index = 0;

  if (worth > s->worth && tw_tile_layout_hit (s->layout, p.x, p.y, &index) == s->part
      && index == s->index)
    {
      s->worth = worth;
      s->best = p;
      s->r = r;
    }
}

/* As spot_worth(), in mist: whoever is there needs not much, and is well off the rim, where the
 * mist frays. */
static double
mist_worth (const TwTileLayout *l, TwPoint p, double r)
{
  double rim = point_room (p);

  return MIN (r, .13) * 5 + MIN (tw_part_map_nearest_spot (l, p), APART) * 4
         - MAX (0, MIST_RIM - rim) * 20 - MAX (0, LEAST_ROOM - rim) * 60
         - on_marks (l, p) * OFF_MARKS - .3 * point_distance (p, point (.5, .5));
}

static void
find_in_mist (Search *s, const TwSurvey *survey, const TwMist *mist)
{
  TwTileLayout *l = s->layout;

  for (guint y = 4; y < N - 4; y += 2)
    for (guint x = 4; x < N - 4; x += 2)
      {
        TwPoint p = point (x * STEP, y * STEP);
        double r = MIN ((double) survey->clear[y][x], point_room (p)), worth;
        guint under = 0;

        if (l->map[y][x] >= TW_MAP_TOWN || !tw_line_encloses (&mist->middle, p))
          continue;
        worth = mist_worth (l, p, r);
        if (worth > s->worth && tw_part_map_nearest_spot (l, p) > MIST_APART
            && tw_tile_layout_hit (l, p.x, p.y, &under) != TW_PART_SYMBOL)
          {
            s->worth = worth;
            s->best = p;
            s->r = r;
          }
      }
}

static gboolean
goes_first (const TwTileLayout *l, guint segment, guint pass)
{
  if (tw_kind_is_own (l->topology.segments[segment].kind))
    return pass == 1;
  switch (l->topology.segments[segment].kind)
    {
    case TW_KIND_ROAD:
    case TW_KIND_RIVER:
    case TW_KIND_PATH:
      return pass == 1;
    case TW_KIND_CITY:
    case TW_KIND_ENCLAVE:
      return pass == 3;
    case TW_KIND_MIST:
      return pass == 2;
    default:
      return pass == 0;
    }
}

/* Where the designer wants the figure, if that lies on the part. */
static gboolean
spot_is_chosen (const TwTileLayout *l, TwTilePart part, guint index, TwPoint *out_at)
{
  guint hit = 0;

  if (!tw_shape_layout_figure (l, part, index, out_at))
    return FALSE;
  return (part == TW_PART_SEGMENT && l->topology.segments[index].kind == TW_KIND_MIST)
         || (tw_tile_layout_hit (l, out_at->x, out_at->y, &hit) == part && hit == index);
}

/* What is free round @p: as much as at the nearest point that was looked at. */
static double
room_at (const GArray *rooms, TwPoint p)
{
  double best = 9, r = LEAST_ROOM;

  for (guint i = 0; i < rooms->len; i++)
    {
      const TwFigureRoom *room = &g_array_index (rooms, TwFigureRoom, i);

      if (point_distance (room->at, p) < best)
        {
          best = point_distance (room->at, p);
          r = (double) room->r - best;
        }
    }
  return r;
}

static void
add_figure_spot (TwTileLayout *l, const TwSurvey *survey, TwTilePart part, guint index)
{
  Search s = { l, part, index, point (.5, .5), 0, -99 };
  g_autoptr (GArray) rooms = tw_figure_rooms_new (l, survey, part, index);
  TwPoint chosen;

  if (spot_is_chosen (l, part, index, &chosen))
    {
      tw_figure_rooms_crowd (rooms, tw_part_map_add_spot (l, part, index, chosen,
                                                          room_at (rooms, chosen)));
      return;
    }
  for (guint i = 0; i < rooms->len; i++)
    {
      const TwFigureRoom *room = &g_array_index (rooms, TwFigureRoom, i);

      search_offer (&s, room->at, (double) room->r);
    }
  for (guint i = 0; i < l->n_mists; i++)
    if (part == TW_PART_SEGMENT && l->mists[i].segment == index)
      find_in_mist (&s, survey, &l->mists[i]);
  if (s.worth <= -99)
    s.best = tw_part_map_step_aside (l, s.best);
  tw_figure_rooms_crowd (rooms, tw_part_map_add_spot (l, part, index, s.best, s.r));
}

void
tw_part_map_build_spots (TwTileLayout *l, const TwSurvey *survey)
{
  const TwTopology *t = &l->topology;

  l->spots = g_new (TwSpot, t->n_symbols + t->n_junctions + t->n_segments + l->fields.n_fields + 1);
  tw_part_map_mark_spots (l);
  for (guint pass = 0; pass < 4; pass++)
    for (guint i = 0; i < t->n_segments; i++)
      if (goes_first (l, i, pass))
        add_figure_spot (l, survey, TW_PART_SEGMENT, i);
  for (guint i = 0; i < l->fields.n_fields; i++)
    add_figure_spot (l, survey, TW_PART_FIELD, i);
}
