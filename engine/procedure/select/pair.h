/* Pairs: two segments of a kind that can be joined, on one tile or on both sides of a cell. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_pair_visit: see tw_selection_visit(): what is joined already, then what tiles have, then what meets
 *   empty cells. */
gboolean
tw_pair_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

G_END_DECLS
