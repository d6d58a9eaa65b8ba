/* Four corners in a picture, and where the points of the square lie that was photographed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwScanPoint: a point of a picture, in pixels: x to the right, y down. */
typedef struct
{
  double x;
  double y;
} TwScanPoint;

/** TwQuad: corners of something flat, clockwise: north-west, north-east, south-east, south-west. */
typedef struct
{
  TwScanPoint corners[4];
} TwQuad;

/** TwQuadMap: from a unit square to a #TwQuad, as a camera sees it (a homography). */
typedef struct
{
  double m[8];
} TwQuadMap;

/** tw_quad_of_size: Returns: the corners of a picture of that size */
TwQuad tw_quad_of_size (double width, double height);

/** tw_quad_is_sound: Returns: whether the corners are those of something flat that is seen from the
 *   front: convex, clockwise, and more than a few pixels wide */
gboolean tw_quad_is_sound (const TwQuad *quad);

/** tw_quad_area: Returns: the area in square pixels */
double tw_quad_area (const TwQuad *quad);

/** tw_quad_sides: gives the mean lengths of the sides that run across and down, in pixels. */
void tw_quad_sides (const TwQuad *quad, double *out_across, double *out_down);

/** tw_quad_map_to: gives the map from the unit square, whose corner 0,0 is the north-west one, to a
 *   sound @quad. */
void tw_quad_map_to (const TwQuad *quad, TwQuadMap *out_map);

/** tw_quad_map_point: Returns: where the point @u, @v of the unit square lies */
TwScanPoint tw_quad_map_point (const TwQuadMap *map, double u, double v);

/** tw_quad_part: Returns: the corners of a part of the unit square, from @u0, @v0 to @u1, @v1 */
TwQuad tw_quad_part (const TwQuadMap *map, double u0, double v0, double u1, double v1);

/** tw_quad_upright: turns the names of the corners so that the north-west one is nearest to that of
 *   the picture. */
void tw_quad_upright (TwQuad *quad);

/** tw_quad_turn: makes the corner that was the south-west one the north-west one, so that what is
 *   cut out is turned clockwise by a quarter. */
void tw_quad_turn (TwQuad *quad);

G_END_DECLS
