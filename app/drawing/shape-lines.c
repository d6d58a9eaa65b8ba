/* The lines of a layout for who wants to pull at them, and whether they mean what they should. */
#include "app/drawing/shape-lines.h"

#include "app/drawing/tile-layout-data.h"
#include "app/drawing/tile-layout.h"
#include "app/drawing/town-layout.h"
#include "app/drawing/way-room.h"

/* So far within a wall a road is inside the town. */
#define DEEP .06

/* Line @line of a segment: of its ways, or of its walls. */
static const TwLine *
layout_line (const TwTileLayout *l, guint segment, guint line, guint *out_part)
{
  guint n = 0;

  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].segment == segment && n++ == line)
      {
        *out_part = l->ways[i].part;
        return &l->ways[i].line;
      }
  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls; w++)
      if (l->towns[i].segment == segment && !l->towns[i].is_enclave && n++ == line)
        {
          *out_part = l->towns[i].walls[w].first_gap & 3;
          return &l->towns[i].walls[w].line;
        }
  return NULL;
}

gboolean
tw_tile_layout_line (const TwTileLayout *layout, guint segment, guint line, guint *out_part)
{
  return layout_line (layout, segment, line, out_part) != NULL;
}

/* Ends beyond the rim are not counted. */
static void
line_span (const TwLine *line, double *out_from, double *out_to)
{
  double length = MAX (tw_line_length (line), 1e-6);
  guint first = 0, last = line->n - 1;

  while (first + 1 < line->n && point_room (line->p[first]) < -1e-6)
    first++;
  while (last > first && point_room (line->p[last]) < -1e-6)
    last--;
  *out_from = line->along[first] / length;
  *out_to = line->along[last] / length;
}

void
tw_tile_layout_line_at (const TwTileLayout *layout,
                        guint segment,
                        guint line,
                        double along,
                        double *out_x,
                        double *out_y)
{
  guint part;
  const TwLine *way = layout_line (layout, segment, line, &part);
  double from, to;
  TwPoint at;

  g_return_if_fail (way != NULL && way->n > 1);

  line_span (way, &from, &to);
  at = tw_line_at (way, from + (to - from) * along, NULL);
  *out_x = at.x;
  *out_y = at.y;
}

double
tw_tile_layout_nearest (const TwTileLayout *layout,
                        guint segment,
                        double x,
                        double y,
                        guint *out_line,
                        double *out_along,
                        double *out_x,
                        double *out_y)
{
  double least = G_MAXDOUBLE;
  const TwLine *way;
  guint part;

  for (guint line = 0; (way = layout_line (layout, segment, line, &part)) != NULL; line++)
    {
      double from, to;

      if (way->n < 2)
        continue;
      line_span (way, &from, &to);
      for (guint i = 0; i <= 100; i++)
        {
          TwPoint at = tw_line_at (way, from + (to - from) * i / 100, NULL);
          double d = point_distance (at, point (x, y));

          if (d < least)
            {
              least = d;
              *out_line = line;
              *out_along = i / 100.;
              *out_x = at.x;
              *out_y = at.y;
            }
        }
    }
  return least;
}

static gboolean
way_is_in_town (const TwWay *way, const TwTown *town)
{
  for (guint i = 1; i < 20; i++)
    {
      TwPoint at = tw_line_at (&way->line, i / 20., NULL);

      if (point_room (at) > .02 && tw_line_encloses (&town->outline, at)
          && tw_line_distance (&town->outline, at, NULL, NULL) > DEEP)
        return TRUE;
    }
  return FALSE;
}

static gboolean
town_is_in_town (const TwTown *town, const TwTown *other)
{
  for (guint w = 0; w < town->n_walls; w++)
    for (guint i = 1; i < 20; i++)
      {
        TwPoint at = tw_line_at (&town->walls[w].line, i / 20., NULL);

        if (tw_line_encloses (&other->outline, at)
            && tw_line_distance (&other->outline, at, NULL, NULL) > DEEP / 2)
          return TRUE;
      }
  return FALSE;
}

static guint
faults_of (const char *set_id, const TwTile *tile)
{
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new_plan (set_id, tile);

  return tw_tile_layout_faults (layout);
}

gboolean
tw_tile_shape_is_sound (const char *set_id, const TwTile *tile)
{
  g_autoptr (TwTile) plain = tw_tile_with_shape (tile, &(TwShape){ 0 });

  return tile->shape.n_points == 0 || faults_of (set_id, tile) <= faults_of (set_id, plain);
}

/* Whether things that need room share it with each other or with towns. */
static gboolean
may_be_crowded (const TwTopology *t)
{
  guint n_places = 0, n_ends = 0, n_city_edges = 0, n_rivers = 0;

  for (guint i = 0; i < t->n_segments; i++)
    {
      const TwSegment *segment = &t->segments[i];

      n_rivers += segment->kind == TW_KIND_RIVER;
      n_places += tw_kind_info ((TwKind) segment->kind)->breadth == TW_BREADTH_NONE;
      if (segment->kind == TW_KIND_RIVER || segment->kind == TW_KIND_LAKE)
        n_ends += __builtin_popcount (segment->rim & TW_RIM_MIDDLES) < 2;
      else if (tw_kind_info ((TwKind) segment->kind)->breadth == TW_BREADTH_EDGE)
        n_city_edges += (guint) __builtin_popcount (tw_rim_edges (segment->rim));
    }
  return n_places > 1 || (n_places + n_ends > 0 && n_city_edges > 1)
         || (n_rivers > 0 && t->n_junctions + n_places > 0);
}

TwLookFaults
tw_tile_check_look (const char *set_id, const TwTile *tile)
{
  TwLookFaults faults = TW_LOOK_SOUND;

  if (!tw_tile_shape_is_sound (set_id, tile))
    faults |= TW_LOOK_BENT;
  if (tile->picture.file == NULL && may_be_crowded (&tile->topology)
      && tw_tile_is_crowded (set_id, tile))
    faults |= TW_LOOK_CROWDED;
  return faults;
}

/* Whether one way runs through another that it neither meets nor crosses on a bridge. */
static gboolean
way_is_in_way (const TwTileLayout *l, const TwWay *way, const TwWay *other)
{
  if (tw_way_company (&l->topology, way->segment) & TW_SEGMENT_BIT (other->segment))
    return FALSE;
  for (guint i = 1; i < 40; i++)
    if (tw_line_distance (&other->line, tw_line_at (&way->line, i / 40., NULL), NULL, NULL)
        < TW_ROAD_WIDTH / 2)
      return TRUE;
  return FALSE;
}

guint
tw_tile_layout_faults (const TwTileLayout *layout)
{
  guint n_faults = layout->n_faults;

  for (guint i = 0; i < layout->n_ways; i++)
    for (guint k = 0; k < i; k++)
      n_faults += way_is_in_way (layout, &layout->ways[i], &layout->ways[k]);
  for (guint i = 0; i < layout->n_towns; i++)
    {
      for (guint k = 0; k < layout->n_ways; k++)
        n_faults += layout->ways[k].over == TW_WAY_OVER_NOTHING
                    && way_is_in_town (&layout->ways[k], &layout->towns[i]);
      for (guint k = 0; k < layout->n_towns; k++)
        n_faults += k != i
                    && !(tw_town_layout_crossed (&layout->topology, layout->towns[i].segment)
                         & TW_SEGMENT_BIT (layout->towns[k].segment))
                    && town_is_in_town (&layout->towns[i], &layout->towns[k]);
    }
  return n_faults;
}
