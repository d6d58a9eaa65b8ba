/* Selections: where a figure may stand. Private to the folder. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_standing_figure: Returns: (transfer none) (nullable): the figure of the type that may be set down: the
 *   one that belongs to nobody, or one of the supply of who is asked */
const TwFigure *
tw_standing_figure (const TwSight *sight, const TwSelection *selection, guint type);

/** tw_standing_visit: see tw_selection_visit(); of standings */
gboolean tw_standing_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit,
                            gpointer data);

G_END_DECLS
