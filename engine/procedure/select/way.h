/* What has to be so many steps straight ahead of a symbol. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** TwWayEnd: where a line ends: the filters that say so, and the tile, %TW_NO_SLOT if none lies there. */
typedef struct
{
  const TwFilter *line;
  const TwFilter *steps;
  guint slot;
} TwWayEnd;

/**
 * tw_way_end:
 * @sight: what can be seen
 * @selection: what is selected
 * @out_end: (out): on which tile all that passes is
 *
 * Where something has to be so many steps straight ahead of a symbol, it can only be on one tile.
 *
 * Returns: whether the selection says so
 */
gboolean tw_way_end (const TwSight *sight, const TwSelection *selection, TwWayEnd *out_end);

/** tw_procedures_way: the way on which some question looks along a line, see #TwShowingHooks. */
gboolean tw_procedures_way (const TwPlay *play, gconstpointer own, guint slot, TwWay *out_way);

G_END_DECLS
