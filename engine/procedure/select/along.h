/* What one comes to along the land: near="along", until="TOKEN". */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/**
 * tw_procedure_along_reaches:
 * @play: a play
 * @own: the procedures' state
 * @token: type of token at which the way ends where it joins something
 * @slot: the tile from which one goes, %TW_NO_SLOT for none
 * @thing: what one may come to: a segment, a feature, something on a segment, or a tile
 *
 * Its own tile is no way on, and what stands there is not reached. Where the way ends is reached itself.
 *
 * Returns: whether one comes there along its land, or that of a tile
 */
gboolean tw_procedure_along_reaches (const TwPlay *play, gconstpointer own, guint token, guint slot,
                                     const TwThing *thing);

G_END_DECLS
