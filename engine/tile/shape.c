/* Points that say where things are drawn. */
#include "engine/tile/shape.h"

#include <string.h>

#include "engine/tile/field-place.h"

int
tw_shape_find (const TwShape *shape, TwShapeRole role, int owner, guint part, guint from)
{
  for (guint i = from; i < shape->n_points; i++)
    if (shape->points[i].role == role && shape->points[i].owner == owner
        && shape->points[i].part == part)
      return (int) i;
  return -1;
}

gboolean
tw_shape_insert (TwShape *shape, guint before, const TwShapePoint *point)
{
  guint at = MIN (before, shape->n_points);

  if (shape->n_points == TW_MAX_SHAPE_POINTS)
    return FALSE;
  memmove (&shape->points[at + 1], &shape->points[at],
           (shape->n_points - at) * sizeof (TwShapePoint));
  shape->points[at] = *point;
  shape->n_points++;
  tw_shape_move (shape, at, point->x, point->y);
  return TRUE;
}

void
tw_shape_remove (TwShape *shape, guint index)
{
  g_return_if_fail (index < shape->n_points);

  shape->n_points--;
  memmove (&shape->points[index], &shape->points[index + 1],
           (shape->n_points - index) * sizeof (TwShapePoint));
  memset (&shape->points[shape->n_points], 0, sizeof (TwShapePoint));
}

void
tw_shape_move (TwShape *shape, guint index, int x, int y)
{
  g_return_if_fail (index < shape->n_points);

  shape->points[index].x = (gint16) CLAMP (x, 0, TW_SHAPE_SCALE);
  shape->points[index].y = (gint16) CLAMP (y, 0, TW_SHAPE_SCALE);
}

gboolean
tw_shape_put (TwShape *shape, const TwShapePoint *point)
{
  int there = tw_shape_find (shape, (TwShapeRole) point->role, point->owner, point->part, 0);

  if (there < 0)
    return tw_shape_insert (shape, shape->n_points, point);
  tw_shape_move (shape, (guint) there, point->x, point->y);
  return TRUE;
}

guint
tw_shape_reset (TwShape *shape, TwShapeRole role, int owner)
{
  guint n_before = shape->n_points;

  for (guint i = shape->n_points; i-- > 0;)
    if ((role == TW_N_SHAPE_ROLES || shape->points[i].role == role)
        && (owner == -2 || shape->points[i].owner == owner))
      tw_shape_remove (shape, i);
  return n_before - shape->n_points;
}

/* The point of @shape that has the same owner as point @index of @of, and as many such before
 * it; or -1. */
static int
find_counterpart (const TwShape *of, guint index, const TwShape *shape)
{
  const TwShapePoint *point = &of->points[index];
  const TwShapeRole role = (TwShapeRole) point->role;
  int there = tw_shape_find (shape, role, point->owner, point->part, 0);

  for (int k = tw_shape_find (of, role, point->owner, point->part, 0);
       k < (int) index && there >= 0;
       k = tw_shape_find (of, role, point->owner, point->part, (guint) k + 1))
    there = tw_shape_find (shape, role, point->owner, point->part, (guint) there + 1);
  return there;
}

gboolean
tw_shape_equal (const TwShape *a, const TwShape *b)
{
  if (a->n_points != b->n_points)
    return FALSE;
  for (guint i = 0; i < a->n_points; i++)
    {
      int k = find_counterpart (a, i, b);

      if (k < 0 || a->points[i].x != b->points[k].x || a->points[i].y != b->points[k].y)
        return FALSE;
    }
  return TRUE;
}

guint64
tw_shape_hash (const TwShape *shape)
{
  guint64 hash = shape->n_points;

  for (guint i = 0; i < shape->n_points; i++)
    {
      const TwShapePoint *p = &shape->points[i];

      hash ^= (guint64) p->role << 48 | (guint64) (guint8) p->owner << 40 | (guint64) p->part << 32
              | (guint64) (guint16) p->x << 16 | (guint16) p->y;
      hash *= G_GUINT64_CONSTANT (0x100000001b3);
    }
  return hash;
}

void
tw_shape_rotate (TwShape *shape, guint quarter_turns)
{
  for (guint i = 0; i < shape->n_points; i++)
    {
      TwShapePoint *point = &shape->points[i];

      for (guint turn = 0; turn < (quarter_turns & 3); turn++)
        {
          gint16 x = point->x;

          point->x = (gint16) (TW_SHAPE_SCALE - point->y);
          point->y = x;
        }
      if (point->role == TW_SHAPE_FIGURE && point->owner < 0 && point->part < 16)
        point->part = (guint8) ((point->part + 4 * quarter_turns) & 15);
      else if ((point->role == TW_SHAPE_BEND || point->role == TW_SHAPE_WALL)
               && point->part < TW_N_EDGES)
        point->part = (guint8) ((point->part + quarter_turns) & 3);
    }
}

/* Those of one wall run clockwise, so in a mirror the last is the first. */
static void
shape_reverse_walls (TwShape *shape)
{
  for (guint i = 0; i < shape->n_points; i++)
    {
      const TwShapePoint *first = &shape->points[i];
      guint same[TW_MAX_SHAPE_POINTS], n_same = 0;

      if (first->role != TW_SHAPE_WALL
          || tw_shape_find (shape, TW_SHAPE_WALL, first->owner, first->part, 0) != (int) i)
        continue;
      for (int k = (int) i; k >= 0;
           k = tw_shape_find (shape, TW_SHAPE_WALL, first->owner, first->part, (guint) k + 1))
        same[n_same++] = (guint) k;
      for (guint k = 0; k < n_same / 2; k++)
        {
          TwShapePoint swap = shape->points[same[k]];

          shape->points[same[k]] = shape->points[same[n_same - 1 - k]];
          shape->points[same[n_same - 1 - k]] = swap;
        }
    }
}

void
tw_shape_mirror (TwShape *shape)
{
  for (guint i = 0; i < shape->n_points; i++)
    {
      TwShapePoint *point = &shape->points[i];

      point->x = (gint16) (TW_SHAPE_SCALE - point->x);
      if (point->role == TW_SHAPE_FIGURE && point->owner < 0 && point->part < 16)
        point->part = (guint8) ((18 - point->part) & 15);
      else if ((point->role == TW_SHAPE_BEND || point->role == TW_SHAPE_WALL)
               && point->part < TW_N_EDGES)
        point->part = (guint8) ((4 - point->part) & 3);
    }
  shape_reverse_walls (shape);
}

/* Kinds of what the road or path ends at, as bits. */
static guint32
ends_of (const TwTopology *topology, guint segment)
{
  guint32 ends = 0;

  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[i].kind))
      ends |= 1u << topology->junctions[i].kind;
  return ends;
}

/* The junction of @now that has a member of junction @index of @before, or -1. */
static int
junction_follow (const TwTopology *before, guint index, const TwTopology *now, const int *segments)
{
  const TwJunction *old = &before->junctions[index];
  TwSegmentSet members = 0;

  for (guint i = 0; i < before->n_segments; i++)
    if ((old->members & TW_SEGMENT_BIT (i)) && segments[i] >= 0
        && (before->segments[i].kind != TW_KIND_CITY || old->kind == TW_JUNCTION_CONTACT))
      members |= TW_SEGMENT_BIT (segments[i]);
  for (guint i = 0; i < now->n_junctions; i++)
    {
      guint kind = now->junctions[i].kind;
      /* The second road makes a crossing of a village; it stays where it is. */
      gboolean is_same = kind == old->kind
                         || (kind == TW_JUNCTION_CROSSING && old->kind == TW_JUNCTION_VILLAGE)
                         || (kind == TW_JUNCTION_VILLAGE && old->kind == TW_JUNCTION_CROSSING);

      if (is_same && (now->junctions[i].members & members))
        return (int) i;
    }
  return -1;
}

/* How the field of a symbol is named now, -1 if it stands on the tile. */
static int
field_follow (const TwTopology *before, const TwSymbol *symbol, const TwTopology *now)
{
  TwFields was, is;

  if (!tw_place_is_field (symbol->segment))
    return -1;
  tw_fields_derive (before, TW_FIELDS_DEFAULT, &was);
  tw_fields_derive (now, TW_FIELDS_DEFAULT, &is);
  return tw_field_place_follow (&was, symbol->segment, &is);
}

static int
symbol_follow (const TwTopology *before, guint index, const TwTopology *now, const int *segments)
{
  const TwSymbol *old = &before->symbols[index];
  int segment = old->segment >= 0 ? segments[old->segment] : field_follow (before, old, now);
  int elsewhere = -1;
  guint n_before = 0, n_now = 0;

  if (old->segment >= 0 && segment < 0)
    return -1;
  for (guint i = 0; i < now->n_symbols; i++)
    if (strcmp (now->symbols[i].id, old->id) == 0)
      {
        if (now->symbols[i].segment == segment)
          return (int) i;
        n_now++;
        elsewhere = (int) i;
      }
  /* The only one of its kind was given to something else. */
  for (guint i = 0; i < before->n_symbols; i++)
    n_before += strcmp (before->symbols[i].id, old->id) == 0;
  return n_before == 1 && n_now == 1 ? elsewhere : -1;
}

static int
owner_follow (const TwShapePoint *point,
              const TwTopology *before,
              const TwTopology *now,
              const int *segments)
{
  int owner = point->owner;

  switch ((TwShapeRole) point->role)
    {
    case TW_SHAPE_BEND:
    case TW_SHAPE_WALL:
      if (segments[owner] < 0 || now->segments[segments[owner]].rim != before->segments[owner].rim
          || ends_of (now, (guint) segments[owner]) != ends_of (before, (guint) owner))
        return -1;
      return segments[owner];
    case TW_SHAPE_FIGURE:
      return owner >= 0 ? segments[owner] : -1;
    case TW_SHAPE_PLACE:
      return segments[owner];
    case TW_SHAPE_END:
      return junction_follow (before, (guint) owner, now, segments);
    case TW_SHAPE_PICTURE:
      return symbol_follow (before, (guint) owner, now, segments);
    case TW_N_SHAPE_ROLES:
    default:
      return -1;
    }
}

void
tw_shape_follow (TwShape *shape,
                 const TwTopology *before,
                 const TwTopology *now,
                 const int *segments)
{
  for (guint i = shape->n_points; i-- > 0;)
    {
      TwShapePoint *point = &shape->points[i];
      gboolean is_field = point->role == TW_SHAPE_FIGURE && point->owner < 0;
      int owner = -1;

      if (tw_shape_fits (point, before))
        owner = owner_follow (point, before, now, segments);
      point->owner = (gint8) owner;
      if ((owner < 0 && !is_field) || !tw_shape_fits (point, now))
        tw_shape_remove (shape, i);
    }
}

/* The first edge of the wall that keeps the city from @edge. */
static guint
wall_first_edge (const TwTopology *topology, guint segment, guint edge)
{
  TwRim rim = topology->segments[segment].rim;
  TwEdgeSet edges = tw_rim_edges (rim);

  /* Corner n lies where edge n begins. */
  for (guint i = 0; i < TW_N_EDGES && edges != 0; i++)
    {
      if ((edges >> ((edge + 3) & 3) & 1) || (rim & TW_RIM_BIT ((4 * edge + 15) & 15)))
        break;
      edge = (edge + 3) & 3;
    }
  return edge;
}

/* The edge by which a line is named that begins at @edge. */
static guint
line_first_edge (const TwTopology *topology, guint segment, guint edge)
{
  TwEdgeSet edges = tw_rim_edges (topology->segments[segment].rim);
  guint opposite = (edge + 2) & 3;

  if (topology->segments[segment].kind != TW_KIND_RIVER && ends_of (topology, segment) != 0)
    return edge;
  if (__builtin_popcount (edges) == 2)
    return (guint) __builtin_ctz (edges);
  return edges >> opposite & 1 ? MIN (edge, opposite) : edge;
}

void
tw_shape_normalise (TwShape *shape, const TwTopology *topology)
{
  TwShapePoint far[TW_MAX_SHAPE_POINTS];
  guint n_far = 0;

  for (guint i = shape->n_points; i-- > 0;)
    {
      TwShapePoint *point = &shape->points[i];

      if (!tw_shape_fits (point, topology) || point->part >= TW_N_EDGES)
        continue;
      if (point->role == TW_SHAPE_WALL)
        point->part = (guint8) wall_first_edge (topology, (guint) point->owner, point->part);
      else if (point->role == TW_SHAPE_BEND)
        {
          guint first = line_first_edge (topology, (guint) point->owner, point->part);

          if (first == point->part)
            continue;
          /* Seen from the other end they follow each other the other way round, after those
           * that began at this one. */
          far[n_far] = *point;
          far[n_far++].part = (guint8) first;
          tw_shape_remove (shape, i);
        }
    }
  for (guint i = 0; i < n_far; i++)
    tw_shape_insert (shape, shape->n_points, &far[i]);
}

gboolean
tw_shape_fits (const TwShapePoint *point, const TwTopology *topology)
{
  int owner = point->owner;
  TwBreadth breadth;

  if (point->role == TW_SHAPE_FIGURE && owner == -1)
    return point->part < 16 + TW_MAX_SEGMENTS;
  if (point->role == TW_SHAPE_END)
    return owner >= 0 && owner < topology->n_junctions
           && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[owner].kind);
  if (point->role == TW_SHAPE_PICTURE)
    return owner >= 0 && owner < topology->n_symbols
           && point->part < topology->symbols[owner].count;
  if (owner < 0 || owner >= topology->n_segments)
    return FALSE;
  breadth = tw_kind_info ((TwKind) topology->segments[owner].kind)->breadth;
  switch ((TwShapeRole) point->role)
    {
    case TW_SHAPE_BEND:
      return breadth == TW_BREADTH_LINE
             && (point->part >= TW_N_EDGES
                 || (topology->segments[owner].rim & TW_RIM_MIDDLE (point->part)));
    case TW_SHAPE_WALL:
      return topology->segments[owner].kind == TW_KIND_CITY && point->part < TW_N_EDGES;
    case TW_SHAPE_PLACE:
      return breadth == TW_BREADTH_NONE;
    case TW_SHAPE_FIGURE:
      return TRUE;
    case TW_SHAPE_END:
    case TW_SHAPE_PICTURE:
    case TW_N_SHAPE_ROLES:
    default:
      return FALSE;
    }
}
