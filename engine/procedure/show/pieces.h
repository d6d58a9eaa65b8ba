/* What stands and lies on the table for procedures. Private to the folder. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedures_piece: figures that belong to nobody and are moved, piles of tokens, who waits in zones and at
 *   symbols, and what joins two ends; see @piece of #TwShowingHooks */
gboolean
tw_procedures_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);

G_END_DECLS
