/* Selections of tiles, of what is drawn on them, and of the empty cells beside them. Private to the folder. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** TwCentre: a place on the table, and what lies there. */
typedef struct
{
  int x, y;
  guint slot;
} TwCentre;

/** tw_tiles_find_centre: finds where those of the selection have to lie, or around which tile or empty cell.
 *   Returns: %FALSE if anywhere */
gboolean tw_tiles_find_centre (const TwSight *sight, const TwSelection *selection, TwCentre *out);

/* What lies at the edges and corners of a centre, and that itself. */
#define TW_N_AROUND (TW_DIRECTION_NONE + 1)

/** tw_tiles_around: Returns: tile @nth of those around @centre, of which the last is that itself;
 *   %TW_NO_SLOT for none */
guint tw_tiles_around (const TwBoard *board, const TwCentre *centre, guint nth);

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
