/* Whether figures are somewhere. */
#pragma once

#include "engine/procedure/state/figure.h"

G_BEGIN_DECLS

/** tw_thing_has_others: Returns: whether a figure of one of the types, a bit each, another one than @thing's,
 *   stands on its feature, or where it is no feature on its tile */
gboolean tw_thing_has_others (const TwPlay *play, guint32 types, const TwThing *thing);

/** tw_thing_is_in: Returns: whether the thing is a figure, and at that place (@where, a #TwWhere) */
gboolean tw_thing_is_in (const TwPlay *play, guint where, const TwThing *thing);

/** tw_thing_is_occupied: Returns: whether somebody occupies the feature, stands on the tile, or is put at the
 *   symbol */
gboolean tw_thing_is_occupied (const TwPlay *play, const TwThing *thing);

/** tw_thing_has_figure: Returns: whether the player has a figure on the feature, or where the thing is none
 *   on its tile, or a counting figure on the space */
gboolean tw_thing_has_figure (const TwPlay *play, guint seat, const TwThing *thing);

G_END_DECLS
