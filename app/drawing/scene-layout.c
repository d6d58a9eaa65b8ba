/* Scenes come last of all: they take what neither rules nor figures need. */
#include "app/drawing/scene-layout.h"

#include "app/drawing/dice.h"
#include "app/drawing/scene-table.h"

/* Grid on which room is looked for. */
#define CELLS 44
/* Not so near to the rim, where land goes on, and by which scans of tiles tell it. */
#define RIM .055
/* A second scene needs more room, and not every copy has it. */
#define SECOND_LEAST .074
#define SECOND_OFTEN .6
/* What tells a place: so far is a road, river or wall beyond the scene's rim. */
#define NEAR_ROAD  .085
#define NEAR_RIVER .10
#define NEAR_WALL  .08
/* A house in a town that is known by its looks. */
#define HOUSE_LEAST_AREA .10
#define HOUSE_R          .066
#define HOUSE_HALF_W     (HOUSE_R * .92)
#define HOUSE_HALF_D     (HOUSE_R * .56)
#define HOUSE_GAP        .002
#define HOUSE_RIM        .085
/* It takes the place of a house that is large itself; the hole in the row of houses is at most so
 * large, and luck chooses among those that differ little. */
#define HOUSE_LEAST     .07F
#define HOUSE_MOST_HOLE .03
#define HOUSE_LUCK      .006

static guint32
stir (guint32 seed, guint32 number)
{
  seed = (seed ^ number) * 0x85ebca6bu;
  return seed ^ (seed >> 15);
}

guint32
tw_scene_land_seed (const TwTopology *t)
{
  guint32 seed = 0x5ce4e53u;

  for (guint i = 0; i < t->n_segments; i++)
    {
      const TwSegment *segment = &t->segments[i];

      /* The number of a kind of a set's own depends on what else was read. */
      seed = stir (seed, segment->kind < TW_KIND_OWN ? (guint32) segment->kind : 99);
      seed = stir (seed, segment->rim);
    }
  for (guint i = 0; i < t->n_junctions; i++)
    seed = stir (stir (seed, (guint32) t->junctions[i].kind), t->junctions[i].members);
  for (guint i = 0; i < t->n_symbols; i++)
    {
      seed = stir (seed, tw_hash_text (t->symbols[i].id));
      seed = stir (stir (seed, (guint32) t->symbols[i].segment), t->symbols[i].count);
    }
  return seed;
}

/* How much room there is at @p beside what was claimed when the land was laid out. */
static double
room_left (const TwTileLayout *l, TwPoint p, double room)
{
  for (guint i = 0; i < l->n_marks; i++)
    room = MIN (room, point_distance (l->marks[i].at, p) - l->marks[i].size / 2 - TW_EMBLEM_APART);
  for (guint i = 0; i < l->n_places; i++)
    room = MIN (room, point_distance (l->places[i].at, p) - l->places[i].r * 1.12 - TW_SCENE_APART);
  for (guint i = 0; i < l->n_spots; i++)
    if (l->spots[i].part == TW_PART_SEGMENT || l->spots[i].part == TW_PART_FIELD)
      room = MIN (room, point_distance (l->spots[i].at, p) - TW_SCENE_FIGURE);
  for (guint i = 0; i < l->n_tunnels; i++)
    room = MIN (room,
                MIN (point_distance (l->tunnels[i].from, p), point_distance (l->tunnels[i].to, p))
                    - .06);
  for (guint i = 0; i < l->n_scenes; i++)
    room = MIN (room, point_distance (l->scenes[i].at, p) - (double) l->scenes[i].r - .05);
  return room;
}

/* Where several figures stand is no place for a scene either, if there is a better one. */
static double
crowded (const TwTileLayout *l, TwPoint p, double r)
{
  double in = 0;

  for (guint i = 0; i < l->n_spots; i++)
    if (l->spots[i].part == TW_PART_FIELD)
      for (guint k = 0; k < TW_SPOT_CROWD_FIRST (3); k++)
        in = MAX (in, r + TW_SCENE_FIGURE - point_distance (l->spots[i].crowd[k], p));
  return in;
}

static gboolean
find (const TwTileLayout *l, const TwSurvey *s, double least, TwDice *d, TwScene *out)
{
  double score = -9, x = tw_dice_in (d, .1, .9), y = tw_dice_in (d, .1, .9);
  TwPoint near_to = point (x, y);

  out->r = 0;
  for (guint j = 0; j <= CELLS; j++)
    for (guint i = 0; i <= CELLS; i++)
      {
        TwPoint p = point (.05 + .9 * i / CELLS, .05 + .9 * j / CELLS);
        double r = MIN (point_room (p) - RIM, TW_SCENE_MOST), worth,
               far = point_distance (p, near_to);

        /* Even if everything were clear it would not win. */
        if (r < least || r * 4 - .12 * far <= score)
          continue;
        r = room_left (l, p, MIN (r, tw_survey_clear (s, p) - TW_SCENE_APART));
        worth = r * 4 - .12 * far - crowded (l, p, r);
        if (r >= least && worth > score)
          {
            score = worth;
            out->at = p;
            out->r = (float) r;
          }
      }
  return out->r > 0;
}

static guint8
ground_at (const TwTileLayout *l, TwPoint p, double r)
{
  guint ground = TW_GROUND_OPEN;

  for (guint i = 0; i < l->n_ways; i++)
    {
      double far = tw_line_distance (&l->ways[i].line, p, NULL, NULL) - r;

      if (l->ways[i].kind == TW_KIND_RIVER)
        ground |= far < TW_RIVER_WIDTH / 2 + NEAR_RIVER ? TW_GROUND_RIVER : 0;
      else
        ground |= far < TW_ROAD_WIDTH / 2 + NEAR_ROAD ? TW_GROUND_ROAD : 0;
    }
  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls; w++)
      ground |= tw_line_distance (&l->towns[i].walls[w].line, p, NULL, NULL) < r + NEAR_WALL
                    ? TW_GROUND_WALL
                    : 0;
  return (guint8) ground;
}

static gboolean
is_misty (const TwTileLayout *l, TwPoint p)
{
  for (guint i = 0; i < l->n_mists; i++)
    if (tw_line_encloses (&l->mists[i].middle, p))
      return TRUE;
  return FALSE;
}

/* Trees, tufts and flowers that stand in a scene. */
static void
clear_ground (TwTileLayout *l, const TwScene *scene)
{
  double r = (double) scene->r;
  guint n_trees = 0, n_tufts = 0, n_flowers = 0;

  for (guint i = 0; i < l->n_trees; i++)
    if (point_distance (l->trees[i].at, scene->at) > r * .92 + (double) l->trees[i].r)
      l->trees[n_trees++] = l->trees[i];
  for (guint i = 0; i < l->n_tufts; i++)
    if (point_distance (l->tufts[i], scene->at) > r * .9)
      l->tufts[n_tufts++] = l->tufts[i];
  for (guint i = 0; i < l->n_flowers; i++)
    if (point_distance (l->flowers[i].at, scene->at) > r)
      l->flowers[n_flowers++] = l->flowers[i];
  l->n_trees = n_trees;
  l->n_tufts = n_tufts;
  l->n_flowers = n_flowers;
}

static void
add_in_fields (TwTileLayout *l, const TwSurvey *s)
{
  TwDice d = { l->looks * 0x9e3779b9u };

  for (guint k = 0; k < 2; k++)
    {
      TwScene scene = { 0 };
      double luck = tw_dice (&d);

      scene.seed = (guint32) (tw_dice (&d) * 4294967295.0);
      if ((k > 0 && luck > SECOND_OFTEN)
          || !find (l, s, k > 0 ? SECOND_LEAST : TW_SCENE_LEAST, &d, &scene))
        return;
      scene.ground = ground_at (l, scene.at, (double) scene.r);
      scene.is_misty = is_misty (l, scene.at);
      clear_ground (l, &scene);
      l->scenes[l->n_scenes++] = scene;
    }
}

/* Whether a house keeps out of the @w by @d rectangle round that of @scene. */
static gboolean
house_is_apart (const TwHouse *h, const TwScene *scene, double w, double d)
{
  TwPoint far = point_turn (point_sub (h->at, scene->at), -(double) scene->a);
  double turn = (double) h->a - (double) scene->a, c = fabs (cos (turn)), s = fabs (sin (turn));
  double half_w = (double) h->w / 2 * c + (double) h->d / 2 * s;
  double half_d = (double) h->w / 2 * s + (double) h->d / 2 * c;

  return fabs (far.x) > w + half_w + HOUSE_GAP || fabs (far.y) > d + half_d + HOUSE_GAP;
}

/* Whether a house there keeps off figures, symbols, streets, walls and the rim. */
static gboolean
has_room (const TwTileLayout *l, const TwSurvey *s, const TwTown *town, TwPoint p)
{
  double room =
      MIN (point_room (p) - HOUSE_RIM, tw_survey_wall (s, p) - TW_WALL_WIDTH - TW_TOWER_RADIUS);

  if (room < HOUSE_R)
    return FALSE;
  room = room_left (l, p, room);
  if (town->hall.r > 0)
    room = MIN (room, point_distance (town->hall.at, p) - town->hall.r);
  if (town->has_market)
    room = MIN (room, point_distance (town->heart, p) - .05);
  for (guint i = 0; i < town->n_streets && room >= HOUSE_R; i++)
    room = MIN (room, tw_line_distance (&town->streets[i], p, NULL, NULL) - .018);
  return room >= HOUSE_R;
}

/* How much of a hole it would tear: the area of the houses that go for it. */
static double
hole (const TwTown *town, const TwScene *scene)
{
  double area = 0;

  for (guint i = 0; i < town->n_houses; i++)
    if (!house_is_apart (&town->houses[i], scene, HOUSE_HALF_W, HOUSE_HALF_D))
      area += (double) town->houses[i].w * (double) town->houses[i].d;
  return area;
}

static void
add_in_town (TwTileLayout *l, const TwSurvey *s, guint index)
{
  TwTown *town = &l->towns[index];
  TwDice d = { (l->looks * 0x9e3779b9u) ^ (0x6c078965u * (index + 1)) };
  TwScene scene = { .r = HOUSE_R, .ground = TW_GROUND_TOWN }, best = { .r = 0 };
  double least = HOUSE_MOST_HOLE;
  guint n = 0;

  scene.seed = (guint32) (tw_dice (&d) * 4294967295.0);
  if (town->own_kind != TW_KIND_NONE || town->is_cathedral
      || tw_line_area (&town->outline) < HOUSE_LEAST_AREA || l->n_scenes == TW_MAX_SCENES)
    return;
  for (guint i = 0; i < town->n_houses; i++)
    {
      double luck = tw_dice (&d) * HOUSE_LUCK, torn;

      scene.at = town->houses[i].at;
      scene.a = town->houses[i].a;
      if (town->houses[i].w < HOUSE_LEAST || !has_room (l, s, town, scene.at))
        continue;
      torn = hole (town, &scene) + luck;
      if (torn < least)
        {
          least = torn;
          best = scene;
        }
    }
  if (best.r <= 0)
    return;
  for (guint i = 0; i < town->n_houses; i++)
    if (house_is_apart (&town->houses[i], &best, HOUSE_HALF_W, HOUSE_HALF_D))
      town->houses[n++] = town->houses[i];
  town->n_houses = n;
  n = 0;
  for (guint i = 0; i < town->n_trees; i++)
    if (point_distance (town->trees[i].at, best.at) > HOUSE_R)
      town->trees[n++] = town->trees[i];
  town->n_trees = n;
  l->scenes[l->n_scenes++] = best;
}

void
tw_scene_layout (TwTileLayout *l, const TwSurvey *s)
{
  add_in_fields (l, s);
  for (guint i = 0; i < l->n_towns; i++)
    add_in_town (l, s, i);
}
