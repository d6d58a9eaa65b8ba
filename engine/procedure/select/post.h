/* Who may be put at a symbol of a tile. Private to engine/procedure. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_post_visit: see tw_selection_visit(); of figures and symbols at which they may be put. */
gboolean tw_post_visit (const TwSight *sight,
                        const TwSelection *selection,
                        TwVisit visit,
                        gpointer data);

/** tw_post_refusal: Returns: (nullable): the rule that forbids @thing to be put there */
const char *
tw_post_refusal (const TwSight *sight, const TwSelection *selection, const TwThing *thing);

G_END_DECLS
