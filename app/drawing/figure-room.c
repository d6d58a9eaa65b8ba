/* The room that figures have on a part of a tile. */
#include "app/drawing/figure-room.h"

#define N    TW_MAP_NODES
#define STEP (1.0 / (N - 1))
/* Wide land is looked at in every other node of the map: half a step nearer to the middle of a
 * circle nobody can see. */
#define STRIDE 2
#define WIDE   .06
/* Points along a way. */
#define ALONG 40
/* Who has a building beside him stands so far from its middle, in its radii, and needs so much. */
#define BESIDE_BUILDING .6
#define BUILDING_ROOM   .115
#define BUILDING_POINTS 16
/* A figure may reach over the rim of a symbol as far as this: its own corners are empty. */
#define OVER_MARK .03
/* Nobody stands nearer to the border than this, however odd the tile is. */
#define RIM .02

/* ---- what is in the way -------------------------------------------------------------------- */

/* What is free of symbols, and of buildings that are no part of @segment. */
static double
free_of_things (const TwTileLayout *l, TwPoint p, int segment)
{
  double r = point_room (p);

  for (guint i = 0; i < l->n_marks; i++)
    r = MIN (r, point_distance (l->marks[i].at, p) - l->marks[i].size * .46 + OVER_MARK);
  for (guint i = 0; i < l->n_places; i++)
    {
      const TwPlace *place = &l->places[i];

      if ((segment >= 0 && place->segment == segment) || place->kind == TW_PLACE_FARM
          || place->kind == TW_PLACE_FLOCK)
        continue;
      r = MIN (r, point_distance (place->at, p) - place->r);
    }
  return r;
}

static double
half_width (const TwWay *way)
{
  return (way->kind == TW_KIND_RIVER  ? TW_RIVER_WIDTH
          : way->kind == TW_KIND_PATH ? TW_LANE_WIDTH
                                      : TW_ROAD_WIDTH)
         / 2;
}

/* What is free of ways that are no part of @segment. */
static double
free_of_ways (const TwTileLayout *l, TwPoint p, int segment, gboolean over_town_only)
{
  double r = 1;

  for (guint i = 0; i < l->n_ways; i++)
    if ((int) l->ways[i].segment != segment
        && (!over_town_only || l->ways[i].over == TW_WAY_OVER_TOWN))
      r = MIN (r, tw_line_distance (&l->ways[i].line, p, NULL, NULL) - half_width (&l->ways[i]));
  return r;
}

static void
add_room (GArray *rooms, TwPoint at, double r)
{
  TwFigureRoom room = { at, (float) r };

  if (point_room (at) > RIM)
    g_array_append_val (rooms, room);
}

/* ---- broad land ---------------------------------------------------------------------------- */

/* Distances of the map's nodes to what is not labelled alike, in steps. The border of the tile is
 * not looked at. */
static void
measure_label (const TwTileLayout *l, guint label, guint stride, float out[N][N])
{
  guint8 up[N][N];

  /* To the nearest such node in the same column. */
  for (guint x = 0; x < N; x++)
    {
      guint since = N;

      for (guint y = 0; y < N; y++)
        up[y][x] = (guint8) (since = l->map[y][x] == label ? MIN (since + 1, N) : 0);
      since = N;
      for (guint y = N; y-- > 0;)
        {
          since = l->map[y][x] == label ? MIN (since + 1, N) : 0;
          up[y][x] = (guint8) MIN (up[y][x], since);
        }
    }
  /* From column to column, as long as that can be nearer. */
  for (guint y = 0; y < N; y += stride)
    for (guint x = 0; x < N; x += stride)
      {
        guint best = up[y][x] * up[y][x];

        for (guint d = 1; d * d < best && d < N; d++)
          {
            if (x >= d)
              best = MIN (best, d * d + up[y][x - d] * up[y][x - d]);
            if (x + d < N)
              best = MIN (best, d * d + up[y][x + d] * up[y][x + d]);
          }
        out[y][x] = sqrtf ((float) best);
      }
}

/* What is free at a node of the map that lies on @label, @far from what does not. */
static double
free_of_all (const TwTileLayout *l,
             const TwSurvey *survey,
             guint label,
             int segment,
             guint x,
             guint y,
             double far)
{
  TwPoint p = point (x * STEP, y * STEP);
  double r = MIN (far, free_of_things (l, p, segment));
  const TwDisc *hall;

  if (label < TW_MAP_TOWN)
    return MIN (r, (double) survey->clear[y][x]);
  hall = &l->towns[label - TW_MAP_TOWN].hall;
  if (hall->r > 0)
    r = MIN (r, point_distance (hall->at, p) - hall->r);
  r = MIN (r, free_of_ways (l, p, -1, TRUE));
  return MIN (r, (double) survey->wall[y][x] - TW_WALL_WIDTH);
}

/* Returns: the widest room */
static double
add_nodes (GArray *rooms,
           const TwTileLayout *l,
           const TwSurvey *survey,
           guint label,
           int segment,
           guint stride)
{
  float far[N][N];
  double best = -1;

  measure_label (l, label, stride, far);
  for (guint y = stride; y < N - 1; y += stride)
    for (guint x = stride; x < N - 1; x += stride)
      if (l->map[y][x] == label)
        {
          double r = free_of_all (l, survey, label, segment, x, y, ((double) far[y][x] - 1) * STEP);

          add_room (rooms, point (x * STEP, y * STEP), r);
          best = MAX (best, r);
        }
  return best;
}

static void
add_land (GArray *rooms, const TwTileLayout *l, const TwSurvey *survey, guint label, int segment)
{
  guint n = rooms->len;

  if (add_nodes (rooms, l, survey, label, segment, STRIDE) >= WIDE)
    return;
  g_array_set_size (rooms, n);
  add_nodes (rooms, l, survey, label, segment, 1);
}

/* ---- ways and buildings -------------------------------------------------------------------- */

static void
add_way (GArray *rooms, const TwTileLayout *l, const TwSurvey *survey, const TwWay *way)
{
  for (guint k = 3; k <= ALONG - 3; k++)
    {
      TwPoint p = tw_line_at (&way->line, (double) k / ALONG, NULL);
      double r = MIN (free_of_things (l, p, (int) way->segment),
                      free_of_ways (l, p, (int) way->segment, FALSE));

      if (way->over != TW_WAY_OVER_TOWN)
        r = MIN (r, tw_survey_wall (survey, p) - TW_WALL_WIDTH);
      add_room (rooms, p, r);
    }
}

/* Beside a building, which is to be seen; elsewhere all over the place. */
static void
add_place (GArray *rooms, const TwTileLayout *l, const TwPlace *place)
{
  gboolean is_building = place->kind == TW_PLACE_MONASTERY || place->kind == TW_PLACE_CASTLE
                         || place->kind == TW_PLACE_CEMETERY;
  guint n = is_building ? BUILDING_POINTS : 3 * BUILDING_POINTS;

  for (guint k = 0; k < n; k++)
    {
      double a = is_building ? 2 * G_PI * k / n : 2.4 * k;
      double r = place->r * (is_building ? BESIDE_BUILDING : .8 * sqrt ((double) k / n));
      TwPoint p = point_add (place->at, point (r * cos (a), r * sin (a)));
      double room = is_building ? BUILDING_ROOM : place->r - r;

      add_room (rooms, p, MIN (room, free_of_things (l, p, place->segment)));
    }
}

GArray *
tw_figure_rooms_new (const TwTileLayout *l, const TwSurvey *survey, TwTilePart part, guint index)
{
  GArray *rooms = g_array_new (FALSE, FALSE, sizeof (TwFigureRoom));

  if (part == TW_PART_FIELD)
    {
      add_land (rooms, l, survey, index, -1);
      return rooms;
    }
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].segment == index)
      add_way (rooms, l, survey, &l->ways[i]);
  for (guint i = 0; i < l->n_towns; i++)
    if (l->towns[i].segment == index)
      add_land (rooms, l, survey, TW_MAP_TOWN + i, (int) index);
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].segment == (int) index && l->places[i].kind != TW_PLACE_RUIN)
      add_place (rooms, l, &l->places[i]);
  return rooms;
}

/* ---- several figures ----------------------------------------------------------------------- */

/* How far @p is from the nearest of @n places. */
static double
apart_from (const TwPoint *places, guint n, TwPoint p)
{
  double best = 9;

  for (guint i = 0; i < n; i++)
    best = MIN (best, point_distance (places[i], p));
  return best;
}

/* Fills @places from the one after the first on, each as near to the first as it can be. Returns:
 * whether all of them have a circle of radius @r. */
static gboolean
fill_places (const GArray *rooms, TwPoint *places, guint n, double r)
{
  for (guint k = 1; k < n; k++)
    {
      const TwFigureRoom *found = NULL;

      for (guint i = 0; i < rooms->len; i++)
        {
          const TwFigureRoom *room = &g_array_index (rooms, TwFigureRoom, i);

          if ((double) room->r >= r && apart_from (places, k, room->at) >= 2 * r
              && (found == NULL
                  || point_distance (room->at, places[0])
                         < point_distance (found->at, places[0]) - 1e-6))
            found = room;
        }
      if (found == NULL)
        return FALSE;
      places[k] = found->at;
    }
  return TRUE;
}

/* Where there is little room the first goes to the end, so that all go in. */
static gboolean
fill_from_end (const GArray *rooms, TwPoint *places, guint n, double r, TwPoint middle)
{
  double best = -1;

  for (guint i = 0; i < rooms->len; i++)
    {
      const TwFigureRoom *room = &g_array_index (rooms, TwFigureRoom, i);

      if ((double) room->r >= r && point_distance (room->at, middle) > best + 1e-6)
        {
          best = point_distance (room->at, middle);
          places[0] = room->at;
        }
    }
  return best >= 0 && fill_places (rooms, places, n, r);
}

static double
crowd_in (const GArray *rooms, const TwSpot *spot, TwPoint *places, guint n)
{
  static const double radii[] = { .17, .15, .13, .115, .1, .085, .075, .065, .055, .045, .035 };

  for (guint i = 0; i < G_N_ELEMENTS (radii); i++)
    {
      places[0] = spot->at;
      if ((double) spot->r >= radii[i] && fill_places (rooms, places, n, radii[i]))
        return radii[i];
      if (fill_from_end (rooms, places, n, radii[i], spot->at))
        return radii[i];
    }
  /* No room at all: in a row, so that one can count them. */
  for (guint i = 0; i < n; i++)
    {
      places[i] = spot->at;
      places[i].x += 2 * radii[G_N_ELEMENTS (radii) - 1] * (i - (n - 1) / 2.0);
    }
  return radii[G_N_ELEMENTS (radii) - 1];
}

void
tw_figure_rooms_crowd (const GArray *rooms, TwSpot *spot)
{
  for (guint n = 2; n <= TW_SPOT_CROWD; n++)
    spot->crowd_r[n - 2] = (float) crowd_in (rooms, spot, spot->crowd + TW_SPOT_CROWD_FIRST (n), n);
}
