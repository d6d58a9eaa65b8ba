/* Selections of segments: the parts of features, each on one tile. Private to engine/procedure. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_segment_thing: Returns: the segment @node as a thing */
static inline TwThing
tw_segment_thing (const TwPlay *play, guint node)
{
  return tw_thing_make (TW_NO_FIGURE, node, play->board.nodes[node].slot, TW_NO_TYPE, TW_SEAT_NONE,
                        0, 0);
}

/** tw_segment_visit: see tw_selection_visit(); of segments, in the order of their tiles unless it does not matter */
gboolean
tw_segment_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

/** tw_segment_visit_tokens: see tw_selection_visit(); of tokens that lie somewhere, each of which is the segment
 * or tile on which it lies */
gboolean tw_segment_visit_tokens (const TwSight *sight, const TwSelection *selection, TwVisit visit,
                                  gpointer data);

G_END_DECLS
