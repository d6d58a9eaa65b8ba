/* Shapes: where things on a tile are drawn, if not where the program would put them.
 *
 * A shape never changes what a tile means: two tiles that differ only in their shapes are the same
 * kind. It is a list of points, each of which belongs to something in the tile's #TwTopology; the
 * program places everything without points. A plain value, copied with `=`.
 */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/* The most points of one tile. */
#define TW_MAX_SHAPE_POINTS 64
/* A point's coordinates run from 0 (north-west) to this: thousandths of a tile's edge. */
#define TW_SHAPE_SCALE 1000

/**
 * TwShapeRole:
 * @TW_SHAPE_BEND: a road, path or river passes here. Owner: its segment; part: the edge at which
 *   the line begins, or 4 and more for lines of the segment that reach no edge
 * @TW_SHAPE_WALL: a city's wall passes here. Owner: its segment; part: any edge beside this stretch
 *   of wall that the city does not reach
 * @TW_SHAPE_FIGURE: a figure stands here. Owner: the segment. For a field, owner: -1; part: a
 *   #TwRimPlace of the field, or 16 and more for an enclosed field
 * @TW_SHAPE_PLACE: a place inside the tile stands here. Owner: its segment
 * @TW_SHAPE_END: roads end here. Owner: the junction, neither bridge nor contact
 * @TW_SHAPE_PICTURE: a symbol is drawn here. Owner: the symbol; part: which of its @count
 * @TW_N_SHAPE_ROLES: how many there are
 *
 * What a point places. Owners are indices in the tile's topology. Several points can have the same
 * role, owner and part only as bends, which go from the edge inwards, and on a wall, where they go
 * clockwise round the city.
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
 * @owner: its owner, see #TwShapeRole
 * @part: its part, see #TwShapeRole
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
 * @from: index at which to begin, 0 for the first point
 *
 * Returns: index of the next such point, or -1
 */
int tw_shape_find (const TwShape *shape, TwShapeRole role, int owner, guint part, guint from);

/**
 * tw_shape_insert:
 * @shape: a shape
 * @before: the point's index; the number of points appends it
 * @point: the point; coordinates beyond the tile are moved to its rim
 *
 * Returns: %FALSE when there is no room
 */
gboolean tw_shape_insert (TwShape *shape, guint before, const TwShapePoint *point);

/** tw_shape_remove: takes the point out; later indices move down by one. */
void tw_shape_remove (TwShape *shape, guint index);

/** tw_shape_move: puts a point elsewhere on the tile. */
void tw_shape_move (TwShape *shape, guint index, int x, int y);

/** tw_shape_put: moves the point with the same role, owner and part, or adds it. Returns: %FALSE
 *   when there is no room */
gboolean tw_shape_put (TwShape *shape, const TwShapePoint *point);

/**
 * tw_shape_reset:
 * @shape: a shape
 * @role: a role, or %TW_N_SHAPE_ROLES for all
 * @owner: an owner, or -2 for all
 *
 * Returns: how many points were removed
 */
guint tw_shape_reset (TwShape *shape, TwShapeRole role, int owner);

/** tw_shape_equal: Returns: whether both place everything alike */
gboolean tw_shape_equal (const TwShape *a, const TwShape *b);

/** tw_shape_hash: Returns: a hash; shapes with equal points in the same order share it */
guint64 tw_shape_hash (const TwShape *shape);

/** tw_shape_rotate: turns the drawing, as tw_topology_rotate() does. */
void tw_shape_rotate (TwShape *shape, guint quarter_turns);

/** tw_shape_mirror: swaps east and west, as tw_topology_mirror() does. */
void tw_shape_mirror (TwShape *shape);

/**
 * tw_shape_follow:
 * @shape: (inout): the shape of @before
 * @before: a drawing
 * @now: the drawing after an edit
 * @segments: (array length=n): for each segment of @before its index in @now, less than 0 if
 *   it is gone
 *
 * Removes the points that no longer apply: those of things that are gone, and those of lines and
 * walls that now have other edges or ends. The others stay.
 */
void tw_shape_follow (TwShape *shape, const TwTopology *before, const TwTopology *now,
                      const int *segments);

/**
 * tw_shape_normalise:
 * @shape: (inout): a shape
 * @topology: its drawing
 *
 * Makes the part of every line and wall unique: a line has the lower of its two edges, a wall the
 * first edge, clockwise, that the city does not reach. The meaning stays the same.
 */
void tw_shape_normalise (TwShape *shape, const TwTopology *topology);

/**
 * tw_shape_fits:
 * @point: a point
 * @topology: a drawing
 *
 * Returns: whether the drawing has the thing that the point belongs to
 */
gboolean tw_shape_fits (const TwShapePoint *point, const TwTopology *topology);

G_END_DECLS
