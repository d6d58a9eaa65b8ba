/* Spaces of the score track, and what counts there, selected. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_space_visit: calls @visit for all spaces that pass. Returns: whether it was enough */
gboolean
tw_space_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

/** tw_space_visit_counting: as tw_space_visit(), for all counting figures, those of who is on turn first */
gboolean tw_space_visit_counting (const TwSight *sight,
                                  const TwSelection *selection,
                                  TwVisit visit,
                                  gpointer data);

G_END_DECLS
