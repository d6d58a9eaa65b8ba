/* Keeping cottages clear of what is there and of the ways still to come. */
#include "app/drawing/cottage-layout.h"

#include "app/drawing/way-room.h"

/* A cottage: how far beyond the centre, at most, at least, and at least if there is a
 * bridge, and how far from walls, and from other roads, which then are seen to go by. */
#define COTTAGE_FAR           .30
#define COTTAGE_NEAR          -.40
#define COTTAGE_BEYOND_BRIDGE .20
#define COTTAGE_CLEAR         .095
#define COTTAGE_STEP          .02

TwPoint
tw_cottage_layout_at (const TwTileLayout *l, guint segment, guint junction, TwPoint in)
{
  TwSegmentSet company = tw_way_company (&l->topology, segment);
  double nearest = COTTAGE_NEAR, best = -1;
  gboolean is_clear = FALSE;
  TwPoint found = point (.5, .5);

  for (guint j = 0; j < l->topology.n_junctions; j++)
    if (l->topology.junctions[j].kind == TW_JUNCTION_BRIDGE
        && (l->topology.junctions[j].members & TW_SEGMENT_BIT (segment)))
      nearest = COTTAGE_BEYOND_BRIDGE;
  /* Into the tile as far as nothing is in the way. */
  for (double far = nearest + COTTAGE_STEP; far <= COTTAGE_FAR + 1e-6; far += COTTAGE_STEP)
    {
      TwPoint at = point_add (point (.5, .5), point_scale (in, far));
      double room = tw_way_room (l, company, (int) junction, at);

      if (is_clear && room < COTTAGE_CLEAR)
        break;
      is_clear |= room >= COTTAGE_CLEAR;
      if (room > best || is_clear)
        {
          best = MAX (room, best);
          found = at;
        }
    }
  return found;
}
