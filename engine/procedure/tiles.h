/* Selections of tiles, of what is drawn on them, and of the empty cells beside them. Private to the folder. */
#pragma once

#include "engine/procedure/select.h"

G_BEGIN_DECLS

/** tw_tiles_visit: see tw_selection_visit(); of tiles that lie face up */
gboolean
tw_tiles_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

/** tw_tiles_visit_symbols: likewise; of symbols on tiles, each as often as it is drawn */
gboolean tw_tiles_visit_symbols (const TwSight *sight, const TwSelection *selection, TwVisit visit,
                                 gpointer data);

/** tw_tiles_visit_cells: likewise; of empty cells beside tiles */
gboolean tw_tiles_visit_cells (const TwSight *sight, const TwSelection *selection, TwVisit visit,
                               gpointer data);

G_END_DECLS
