/* Pulling at what is drawn. */
#include "app/designer/canvas-shape.h"

#include <math.h>
#include <string.h>

#include "app/drawing/shape-lines.h"
#include "app/drawing/spots.h"
#include "engine/tile/tile-edit.h"

/* A line that is pressed so near one of its bends is pulled there, in tile edges. */
#define BEND_REACH .06
/* Half the width of a road, in tile edges. */
#define WAY_REACH .045

static gint16
thousandths (double value)
{
  return (gint16) CLAMP (lround (value * TW_SHAPE_SCALE), 0, TW_SHAPE_SCALE);
}

static double
edges (int value)
{
  return (double) value / TW_SHAPE_SCALE;
}

/* Moves a point that the shape has, and one that it gets now. */
static void
pull_add (TwCanvasPull *pull, guint index)
{
  for (guint i = 0; i < pull->n_moved; i++)
    if (pull->moved[i] == index)
      return;
  pull->moved[pull->n_moved] = (guint8) index;
  pull->start[pull->n_moved++] = pull->shape.points[index];
}

static void
pull_put (TwCanvasPull *pull, TwShapeRole role, int owner, guint part, double u, double v)
{
  const TwShapePoint point = { (guint8) role, (gint8) owner, (guint8) part, thousandths (u),
                               thousandths (v) };

  if (tw_shape_find (&pull->shape, role, owner, part, 0) < 0
      && !tw_shape_put (&pull->shape, &point))
    return;
  pull_add (pull, (guint) tw_shape_find (&pull->shape, role, owner, part, 0));
}

static void
pull_put_spot (TwCanvasPull *pull,
               const TwCanvasScene *scene,
               TwShapeRole role,
               guint part,
               TwTilePart kind,
               guint index)
{
  int owner = role == TW_SHAPE_FIGURE && kind == TW_PART_FIELD ? -1 : (int) index;
  double u, v;

  if (tw_tile_layout_spot (scene->layout, kind, index, &u, &v))
    pull_put (pull, role, owner, part, u, v);
}

/* Which part a field is for a figure on it. */
static guint
field_part (const TwFields *fields, guint field)
{
  guint part = 16;

  if (fields->fields[field].rim != 0)
    return (guint) __builtin_ctz (fields->fields[field].rim);
  for (guint i = 0; i < field; i++)
    part += fields->fields[i].rim == 0;
  return part;
}

static void
pull_add_segment (TwCanvasPull *pull, const TwCanvasScene *scene, guint segment)
{
  const TwTopology *topology = &scene->tile->topology;
  TwKind kind = (TwKind) topology->segments[segment].kind;
  TwShapeRole role = kind == TW_KIND_CITY ? TW_SHAPE_WALL : TW_SHAPE_BEND;
  guint part;

  if (tw_kind_info (kind)->breadth == TW_BREADTH_NONE)
    pull_put_spot (pull, scene, TW_SHAPE_PLACE, 0, TW_PART_SEGMENT, segment);
  /* A line that has no bend gets one. */
  for (guint line = 0; tw_tile_layout_line (scene->layout, segment, line, &part); line++)
    if (tw_shape_find (&pull->shape, role, (int) segment, part, 0) < 0)
      {
        TwShapePoint point = { (guint8) role, (gint8) segment, (guint8) part, 0, 0 };
        double u, v;

        tw_tile_layout_line_at (scene->layout, segment, line, .5, &u, &v);
        point.x = thousandths (u);
        point.y = thousandths (v);
        if (tw_shape_insert (&pull->shape, pull->shape.n_points, &point))
          pull_add (pull, pull->shape.n_points - 1u);
      }
  for (guint i = 0; i < pull->shape.n_points; i++)
    if (pull->shape.points[i].owner == (int) segment
        && (pull->shape.points[i].role == role || pull->shape.points[i].role == TW_SHAPE_FIGURE))
      pull_add (pull, i);
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].segment == (int) segment
        && tw_shape_find (&pull->shape, TW_SHAPE_PICTURE, (int) i, 0, 0) >= 0)
      pull_put_spot (pull, scene, TW_SHAPE_PICTURE, 0, TW_PART_SYMBOL, i);
}

/* The bend that is there, or a new one. */
static void
pull_add_at (TwCanvasPull *pull, const TwCanvasBend *bend)
{
  const TwShapePoint point = { (guint8) bend->role, (gint8) bend->segment, (guint8) bend->part,
                               thousandths (bend->u), thousandths (bend->v) };

  pull->snaps = TRUE;
  if (bend->point >= 0)
    pull_add (pull, (guint) bend->point);
  else if (tw_shape_insert (&pull->shape, bend->before, &point))
    pull_add (pull, bend->before);
}

static void
pull_add_bend (TwCanvasPull *pull, const TwCanvasScene *scene, guint index)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];

  if (index < tw_canvas_bends (scene, bends))
    pull_add_at (pull, &bends[index]);
}

gboolean
tw_canvas_pull_spot (const TwTopology *topology, TwCanvasSpot spot)
{
  switch (spot.kind)
    {
    case TW_CANVAS_BEND:
    case TW_CANVAS_FIGURE:
      return TRUE;
    case TW_CANVAS_SEGMENT:
      return tw_kind_info ((TwKind) topology->segments[spot.index].kind)->breadth
             == TW_BREADTH_NONE;
    case TW_CANVAS_JUNCTION:
      {
        TwSegmentSet members = topology->junctions[spot.index].members;
        guint n_ends = 0;

        if (!tw_junction_ends_roads ((TwJunctionKind) topology->junctions[spot.index].kind))
          return FALSE;
        for (; members != 0; members &= members - 1)
          n_ends += tw_canvas_has_handle (topology, (guint) __builtin_ctz (members));
        /* The end of a single road goes elsewhere instead. */
        return n_ends != 1;
      }
    default:
      return FALSE;
    }
}

static void
pull_start (TwCanvasPull *pull, const TwCanvasScene *scene, const char *set_id, double u, double v)
{
  memset (pull, 0, sizeof *pull);
  pull->topology = scene->tile->topology;
  pull->shape = scene->tile->shape;
  pull->touched = pull->corner = -1;
  pull->set_id = set_id;
  pull->from_u = u;
  pull->from_v = v;
}

/* Remembers what there was, once it is known what moves; FALSE if nothing does. */
static gboolean
pull_ready (TwCanvasPull *pull, const TwCanvasScene *scene)
{
  g_autoptr (TwTile) plain = NULL;
  g_autoptr (TwTileLayout) plain_layout = NULL;

  if (pull->n_moved == 0)
    return FALSE;
  pull->tile = tw_tile_ref ((TwTile *) scene->tile);
  pull->layout = tw_tile_layout_ref ((TwTileLayout *) scene->layout);
  pull->first = pull->shape;
  plain = tw_tile_with_shape (scene->tile, &(TwShape){ 0 });
  plain_layout = tw_tile_layout_new_plan (pull->set_id, plain);
  pull->plain_faults = tw_tile_layout_faults (plain_layout);
  pull->plain_topology = scene->tile->topology;
  return TRUE;
}

gboolean
tw_canvas_pull_begin (TwCanvasPull *pull,
                      const TwCanvasScene *scene,
                      const char *set_id,
                      TwCanvasSpot spot,
                      TwSegmentSet with,
                      gboolean all,
                      double u,
                      double v)
{
  const TwTopology *topology = &scene->tile->topology;
  int segment = spot.kind == TW_CANVAS_SEGMENT || spot.kind == TW_CANVAS_EDGE
                    ? tw_canvas_spot_segment (topology, spot, NULL)
                    : -1;

  pull_start (pull, scene, set_id, u, v);
  if (!all && !tw_canvas_pull_spot (topology, spot))
    return FALSE;
  if (spot.kind == TW_CANVAS_BEND)
    pull_add_bend (pull, scene, (guint) spot.index);
  else if (spot.kind == TW_CANVAS_FIGURE)
    pull_put_spot (pull, scene, TW_SHAPE_FIGURE, 0, TW_PART_SEGMENT, (guint) spot.index);
  else if (spot.kind == TW_CANVAS_SYMBOL)
    pull_put_spot (pull, scene, TW_SHAPE_PICTURE, 0, TW_PART_SYMBOL, (guint) spot.index);
  else if (spot.kind == TW_CANVAS_BADGE || spot.kind == TW_CANVAS_FIELD)
    pull_put_spot (pull, scene, TW_SHAPE_FIGURE,
                   field_part (&scene->tile->fields, (guint) spot.index), TW_PART_FIELD,
                   (guint) spot.index);
  else if (spot.kind == TW_CANVAS_JUNCTION
           && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[spot.index].kind))
    pull_put_spot (pull, scene, TW_SHAPE_END, 0, TW_PART_JUNCTION, (guint) spot.index);
  else if (segment >= 0)
    {
      if (!(with & TW_SEGMENT_BIT (segment)))
        with = TW_SEGMENT_BIT (segment);
      for (guint i = 0; i < topology->n_segments; i++)
        if (with & TW_SEGMENT_BIT (i))
          pull_add_segment (pull, scene, i);
    }
  return pull_ready (pull, scene);
}

gboolean
tw_canvas_line_is_near (const TwCanvasScene *scene, guint segment, double u, double v, double reach)
{
  const TwTopology *topology = &scene->tile->topology;
  TwKind kind = (TwKind) topology->segments[segment].kind;
  double along, x, y;
  guint line;

  /* A road is as wide as it is drawn. */
  if (kind != TW_KIND_CITY)
    reach = MAX (reach, WAY_REACH);
  return (kind == TW_KIND_CITY || tw_kind_info (kind)->breadth == TW_BREADTH_LINE)
         && !tw_canvas_has_handle (topology, segment)
         && tw_tile_layout_nearest (scene->layout, segment, u, v, &line, &along, &x, &y) < reach;
}

gboolean
tw_canvas_pull_begin_line (TwCanvasPull *pull,
                           const TwCanvasScene *scene,
                           const char *set_id,
                           guint segment,
                           double u,
                           double v)
{
  TwCanvasScene selected = *scene;
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS], own = { 0 };
  guint n_bends, line;
  double along, from = 0, least = BEND_REACH;

  pull_start (pull, scene, set_id, u, v);
  selected.handles = TW_SEGMENT_BIT (segment);
  n_bends = tw_canvas_bends (&selected, bends);
  tw_tile_layout_nearest (scene->layout, segment, u, v, &line, &along, &own.u, &own.v);
  own.point = -2;
  for (guint i = 0; i < n_bends; i++)
    {
      const TwCanvasBend *bend = &bends[i];

      if (bend->line != line)
        continue;
      if (own.point == -2)
        {
          /* The first of the line: what lies before all its bends. */
          own = (TwCanvasBend){ segment, line,         bend->role, bend->part,
                                -1,      bend->before, own.u,      own.v };
        }
      if (bend->point < 0)
        continue;
      from = tw_canvas_bend_along (scene, bend, from);
      if (from < along)
        own.before = (guint) bend->point + 1;
      if (hypot (bend->u - own.u, bend->v - own.v) < least)
        {
          least = hypot (bend->u - own.u, bend->v - own.v);
          own.point = bend->point;
        }
    }
  if (own.point != -2)
    pull_add_at (pull, &own);
  return pull_ready (pull, scene);
}

static guint
faults (const char *set_id, const TwTile *tile, const TwTopology *topology, const TwShape *shape)
{
  g_autoptr (TwTile) drawn = tw_tile_with_topology (tile, topology);
  g_autoptr (TwTile) shaped = tw_tile_with_shape (drawn, shape);
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new_plan (set_id, shaped);

  return tw_tile_layout_faults (layout);
}

static gboolean
segment_can_touch (const TwTopology *topology, guint segment)
{
  return tw_kind_info ((TwKind) topology->segments[segment].kind)->is_barrier
         && tw_kind_info ((TwKind) topology->segments[segment].kind)->breadth != TW_BREADTH_NONE
         && topology->segments[segment].kind != TW_KIND_ENCLAVE;
}

/* The corner of the tile or the wall or road of another at which a bend snaps. */
static void
pull_snap (TwCanvasPull *pull, double reach, double *u, double *v)
{
  static const double corners[4][2] = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 } };
  const TwTopology *topology = &pull->plain_topology;
  guint own = (guint) pull->start[0].owner;
  double least = reach, at_u = *u, at_v = *v;

  for (guint i = 0; i < 4; i++)
    {
      TwRimPlace corner = (TwRimPlace) (4 * i + 3);
      TwEdgeSet beside = (TwEdgeSet) (1u << i | 1u << ((i + 1) & 3));

      /* At the end of its own edge a wall begins anyway. */
      if (hypot (*u - corners[i][0], *v - corners[i][1]) < reach
          && topology->segments[own].kind == TW_KIND_CITY
          && !(tw_rim_edges (topology->segments[own].rim) & beside))
        {
          pull->corner = (int) corner;
          *u = corners[i][0];
          *v = corners[i][1];
          return;
        }
    }
  for (guint i = 0; i < topology->n_segments; i++)
    {
      double along, x, y, d;
      guint line;

      if (i == own || !segment_can_touch (topology, i))
        continue;
      d = tw_tile_layout_nearest (pull->layout, i, *u, *v, &line, &along, &x, &y);
      if (d < least)
        {
          least = d;
          pull->touched = (int) i;
          at_u = x;
          at_v = y;
        }
    }
  *u = at_u;
  *v = at_v;
}

/* What touched because the bend was pulled to it comes off when it is pulled away. */
static void
pull_untouch (TwCanvasPull *pull, double reach)
{
  guint own = (guint) pull->start[0].owner;
  double u = edges (pull->start[0].x), v = edges (pull->start[0].y);

  for (guint i = 0; i < pull->tile->topology.n_segments; i++)
    {
      double along, x, y;
      guint line;

      if (i != own && segment_can_touch (&pull->topology, i)
          && tw_tile_layout_nearest (pull->layout, i, u, v, &line, &along, &x, &y) < reach / 2)
        tw_tile_edit_set_contact (&pull->topology, own, i, FALSE);
    }
}

gboolean
tw_canvas_pull_move (TwCanvasPull *pull, double u, double v, double reach, gboolean on_grid)
{
  double du = u - pull->from_u, dv = v - pull->from_v;
  const TwTopology topology = pull->topology;
  const TwShape shape = pull->shape;
  const int touched = pull->touched, corner = pull->corner;
  gboolean changes_meaning;

  pull->topology = pull->plain_topology;
  pull->shape = pull->first;
  pull->touched = pull->corner = -1;
  for (guint i = 0; i < pull->n_moved; i++)
    {
      double x = edges (pull->start[i].x) + du, y = edges (pull->start[i].y) + dv;

      if (on_grid && pull->n_moved == 1)
        {
          x = round (x * TW_CANVAS_GRID) / TW_CANVAS_GRID;
          y = round (y * TW_CANVAS_GRID) / TW_CANVAS_GRID;
        }
      if (pull->snaps && pull->n_moved == 1)
        {
          pull_untouch (pull, reach);
          pull_snap (pull, reach, &x, &y);
        }
      tw_shape_move (&pull->shape, pull->moved[i], thousandths (x), thousandths (y));
    }
  if (pull->touched >= 0)
    tw_tile_edit_set_contact (&pull->topology, (guint) pull->start[0].owner, (guint) pull->touched,
                              TRUE);
  else if (pull->corner >= 0)
    tw_tile_edit_set_corner (&pull->topology, (guint) pull->start[0].owner,
                             (TwRimPlace) pull->corner, TRUE);
  changes_meaning = !tw_topology_equal (&pull->topology, &pull->plain_topology);
  /* In a corner the wall is another, which needs no bend. */
  if (pull->corner >= 0)
    tw_shape_reset (&pull->shape, TW_SHAPE_WALL, pull->start[0].owner);
  pull->refused =
      !changes_meaning
      && faults (pull->set_id, pull->tile, &pull->topology, &pull->shape) > pull->plain_faults;
  if (pull->refused)
    {
      pull->topology = topology;
      pull->shape = shape;
      pull->touched = touched;
      pull->corner = corner;
    }
  return !tw_topology_equal (&topology, &pull->topology) || !tw_shape_equal (&shape, &pull->shape);
}

void
tw_canvas_pull_end (TwCanvasPull *pull)
{
  g_clear_pointer (&pull->tile, tw_tile_unref);
  g_clear_pointer (&pull->layout, tw_tile_layout_unref);
}

TwTile *
tw_canvas_shape_mend (const char *set_id, TwTile *tile)
{
  if (tw_tile_shape_is_sound (set_id, tile))
    return tile;
  {
    TwShape shape = tile->shape;
    TwTile *mended;

    tw_shape_reset (&shape, TW_SHAPE_BEND, -2);
    tw_shape_reset (&shape, TW_SHAPE_WALL, -2);
    mended = tw_tile_with_shape (tile, &shape);
    tw_tile_unref (tile);
    return mended;
  }
}
