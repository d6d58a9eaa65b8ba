/* Where a cottage stands at which a road ends. */
#include "app/drawing/place-layout.h"

/* A cottage: how far beyond the centre, at most, at least, and at least if there is a
 * bridge, and how far from walls. */
#define COTTAGE_FAR           .30
#define COTTAGE_NEAR          -.40
#define COTTAGE_BEYOND_BRIDGE .20
#define COTTAGE_CLEAR         .095

/* How far @at is from towns and from what stands in the middle; below 0 inside. */
static double
room_for_cottage (const TwTileLayout *l, TwPoint at)
{
  double room = 1;

  for (guint i = 0; i < l->n_towns; i++)
    {
      double far = tw_line_distance (&l->towns[i].outline, at, NULL, NULL);

      room = MIN (room, tw_line_encloses (&l->towns[i].outline, at) ? -far : far);
    }
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].r > 0)
      room = MIN (room, point_distance (l->places[i].at, at) - l->places[i].r);
  return room;
}

TwPoint
tw_cottage_at (const TwTileLayout *l, guint junction, TwPoint in)
{
  double nearest = COTTAGE_NEAR, best = -1;
  TwPoint found = point (.5, .5);

  for (guint j = 0; j < l->topology.n_junctions; j++)
    if (l->topology.junctions[j].kind == TW_JUNCTION_BRIDGE
        && (l->topology.junctions[j].members & l->topology.junctions[junction].members))
      nearest = COTTAGE_BEYOND_BRIDGE;
  for (double far = COTTAGE_FAR; far > nearest && best < COTTAGE_CLEAR; far -= .02)
    {
      TwPoint at = point_add (point (.5, .5), point_scale (in, far));
      double room = room_for_cottage (l, at);

      if (room > best)
        {
          best = room;
          found = at;
        }
    }
  return found;
}
