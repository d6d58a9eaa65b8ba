/* The score track as a ring of spaces: where each of them is. Knows no widget. */
#pragma once

#include <graphene.h>

#include "engine/game/play.h"

G_BEGIN_DECLS

/* The usual width of the ring. */
#define TW_TRACK_RING_PX 238

/* Two rows and two columns, the corners counted once. */
#define TW_TRACK_COLUMNS 17
#define TW_TRACK_ROWS    10

/**
 * TwTrackRing: a ring in a rectangle.
 * @x0: left edge of the ring, in pixels
 * @side: side of a space, in pixels
 *
 * Spaces are %TW_TRACK_SPACES, clockwise from the north-west corner; numbers beyond go round
 * again. Above the ring is room for the figures of its upper row.
 */
typedef struct
{
  double x0;
  double side;
} TwTrackRing;

/** tw_track_ring_fit: Returns: the largest ring that fits into that size, in pixels */
TwTrackRing tw_track_ring_fit (int width, int height);

/** tw_track_ring_height: Returns: the height in pixels that a ring of @width needs */
int tw_track_ring_height (int width);

/** tw_track_ring_field: Returns: the rectangle of a space */
graphene_rect_t tw_track_ring_field (const TwTrackRing *ring, int space);

/** tw_track_ring_middle: Returns: the middle of a space */
graphene_point_t tw_track_ring_middle (const TwTrackRing *ring, int space);

/** tw_track_ring_inside: Returns: the middle of the place beside a space, inside the ring */
graphene_point_t tw_track_ring_inside (const TwTrackRing *ring, int space);

/** tw_track_ring_is_right: Returns: whether the space is in the right half of the ring */
gboolean tw_track_ring_is_right (int space);

/** tw_track_ring_space_at: Returns: the space at a point, -1 for none */
int tw_track_ring_space_at (const TwTrackRing *ring, double x, double y);

G_END_DECLS
