/* Selections of features. Private to the folder. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_features_visit: see tw_selection_visit(); of features. */
gboolean tw_features_visit (const TwSight *sight,
                            const TwSelection *selection,
                            TwVisit visit,
                            gpointer data);

G_END_DECLS
