/* Where things on a tile are drawn, where that is not what the program would choose.
 *
 * Shape never says what a tile means: two tiles that differ in it only are one kind. It is a
 * list of points, each of which belongs to something of the tile's #TwTopology; what has no
 * point lies by default. A plain value, copied with `=`.
 */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/* Points of one tile. */
#define TW_MAX_SHAPE_POINTS 64
/* A point's coordinates run from 0 (north-west) to this: thousandths of a tile's edge. */
#define TW_SHAPE_SCALE 1000

/**
 * TwShapeRole:
 * @TW_SHAPE_BEND: a road, path or river passes here. Owner: its segment; part: the edge that
 *   the line begins at, 4 and more for the lines of the segment that reach no edge
 * @TW_SHAPE_WALL: a city's wall passes here. Owner: its segment; part: any edge that this
 *   stretch of wall keeps the city from
 * @TW_SHAPE_FIGURE: a figure stands here. Owner: the segment; or -1 for a field, and part: a
 *   #TwRimPlace of the field, 16 and more for the enclosed ones
 * @TW_SHAPE_PLACE: a place inside the tile stands here. Owner: its segment
 * @TW_SHAPE_END: roads end here. Owner: the junction, neither bridge nor contact
 * @TW_SHAPE_PICTURE: a symbol is seen here. Owner: the symbol; part: which of its count
 * @TW_N_SHAPE_ROLES: how many there are
 *
 * What a point is of. Owners are indices of the tile's own topology. Where several points have
 * the same role, owner and part, bends follow each other from the edge inwards, those of a wall
 * clockwise round the city; of the other roles there is one.
 */
typedef enum
{
  TW_SHAPE_BEND,
  TW_SHAPE_WALL,
  TW_SHAPE_FIGURE,
  TW_SHAPE_PLACE,
  TW_SHAPE_END,
  TW_SHAPE_PICTURE,
  TW_N_SHAPE_ROLES
} TwShapeRole;

/**
 * TwShapePoint:
 * @role: a #TwShapeRole
 * @owner: what it belongs to, see there
 * @part: which part of that, see there
 * @x: east, 0 to %TW_SHAPE_SCALE
 * @y: south
 */
typedef struct
{
  guint8 role;
  gint8 owner;
  guint8 part;
  gint16 x;
  gint16 y;
} TwShapePoint;

/** TwShape: all points of a tile. Zeroed memory is the default shape of everything. */
typedef struct
{
  guint8 n_points;
  TwShapePoint points[TW_MAX_SHAPE_POINTS];
} TwShape;

/**
 * tw_shape_find:
 * @shape: a shape
 * @role: role of a point
 * @owner: its owner
 * @part: its part
 * @from: index from which to look on, 0 for the first
 *
 * Returns: the index of the next such point, or -1
 */
int tw_shape_find (const TwShape *shape, TwShapeRole role, int owner, guint part, guint from);

/**
 * tw_shape_insert:
 * @shape: a shape
 * @before: index that the point gets; @shape's number of points to append it
 * @point: the point; coordinates beyond the tile are brought to its rim
 *
 * Returns: %FALSE when there is no room
 */
gboolean tw_shape_insert (TwShape *shape, guint before, const TwShapePoint *point);

/** tw_shape_remove: takes the point out; later indices move down by one. */
void tw_shape_remove (TwShape *shape, guint index);

/** tw_shape_move: puts a point elsewhere on the tile. */
void tw_shape_move (TwShape *shape, guint index, int x, int y);

/** tw_shape_put: moves the one point of that role, owner and part, or adds it.
 *   Returns: %FALSE when there is no room */
gboolean tw_shape_put (TwShape *shape, const TwShapePoint *point);

/**
 * tw_shape_reset:
 * @shape: a shape
 * @role: a role, or %TW_N_SHAPE_ROLES for all
 * @owner: an owner, or -2 for all
 *
 * Returns: how many points it took out
 */
guint tw_shape_reset (TwShape *shape, TwShapeRole role, int owner);

/** tw_shape_equal: Returns: whether both draw everything in the same places */
gboolean tw_shape_equal (const TwShape *a, const TwShape *b);

/** tw_shape_hash: Returns: a number that shapes which are equal and in the same order share */
guint64 tw_shape_hash (const TwShape *shape);

/** tw_shape_rotate: turns the drawing, as tw_topology_rotate() does. */
void tw_shape_rotate (TwShape *shape, guint quarter_turns);

/** tw_shape_mirror: swaps east and west, as tw_topology_mirror() does. */
void tw_shape_mirror (TwShape *shape);

/**
 * tw_shape_follow:
 * @shape: (inout): the shape of @before
 * @before: a drawing
 * @now: what an edit made of it
 * @segments: (array length=n): for each segment of @before its index in @now, less than 0 if
 *   it is gone
 *
 * Takes out what @now makes impossible: points of what is gone, and lines and walls of what
 * now lies at other edges or ends at something else. The rest stays.
 */
void tw_shape_follow (TwShape *shape, const TwTopology *before, const TwTopology *now,
                      const int *segments);

/**
 * tw_shape_normalise:
 * @shape: (inout): a shape
 * @topology: its drawing
 *
 * Names every line and wall in one way only: a line by the lower of its two edges, a wall by
 * the first edge, clockwise, that it keeps the city from. Other names mean the same.
 */
void tw_shape_normalise (TwShape *shape, const TwTopology *topology);

/**
 * tw_shape_fits:
 * @point: a point
 * @topology: a drawing
 *
 * Returns: whether the drawing has what the point belongs to
 */
gboolean tw_shape_fits (const TwShapePoint *point, const TwTopology *topology);

G_END_DECLS
