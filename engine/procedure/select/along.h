/* What one comes to along the land: near="along", until="TOKEN", past="LIST". */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/**
 * tw_procedure_along_reaches:
 * @play: a play
 * @own: the procedures' state
 * @what: what the filter asks: 256 times the type of token at which the way ends where it joins something,
 *   and 65536 times one more than a list of tiles on which it does not, 0 for none
 * @slot: the tile from which one goes, %TW_NO_SLOT for none
 * @thing: what one may come to: a segment, a feature, something on a segment, or a tile
 *
 * Its own tile is no way on, and what stands there is not reached. Where the way ends is reached itself.
 *
 * Returns: whether one comes there along its land, or that of a tile
 */
gboolean tw_procedure_along_reaches (const TwPlay *play, gconstpointer own, guint32 what, guint slot,
                                     const TwThing *thing);

/**
 * tw_procedure_along_joins:
 * @play: a play
 * @own: the procedures' state
 * @what: see tw_procedure_along_reaches()
 * @slot: the tile from which one goes, %TW_NO_SLOT for none
 * @kinds: kinds of land along which one goes
 * @out_joins: (out): the joins to which one comes, a bit each
 *
 * Finds all of them on one way.
 */
void tw_procedure_along_joins (const TwPlay *play, gconstpointer own, guint32 what, guint slot,
                               TwKindSet kinds, guint64 out_joins[TW_MAX_JOINS / 64]);

/**
 * tw_procedure_along_touches:
 * @play: a play
 * @own: the procedures' state
 * @token: the type of token that joins
 * @slot: the tile from which one goes
 * @kinds: kinds of land along which one goes
 *
 * Seen at a glance, without going anywhere.
 *
 * Returns: whether such a token joins a feature of the tile, so that one may come to it; if not, one does
 *   not
 */
gboolean tw_procedure_along_touches (const TwPlay *play, gconstpointer own, guint token, guint slot,
                                     TwKindSet kinds);

G_END_DECLS
