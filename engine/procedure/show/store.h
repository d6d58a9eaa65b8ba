/* What procedures keep beside the table: tiles that are neither in the bag nor laid, and counted stores. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/** tw_procedures_n_held: see @n_held of #TwPlacingHooks */
guint tw_procedures_n_held (const TwPlay *play, gconstpointer own);

/** tw_procedures_has_tile: see @has_tile of #TwPlacingHooks */
gboolean tw_procedures_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own);

/** tw_procedures_stock: see @stock of #TwShowingHooks: what the game counts, the tokens left of which a section
 *   speaks, the pile in use, and the tiles that are laid aside */
gboolean
tw_procedures_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);

G_END_DECLS
