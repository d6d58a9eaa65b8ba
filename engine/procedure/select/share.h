/* What things have in common: the tile, the feature, the space and the like, a #TwShared. */
#pragma once

#include "engine/procedure/state/figure.h"

G_BEGIN_DECLS

/** tw_thing_shares: Returns: whether both are of the same tile, feature or the like (@what) */
gboolean
tw_thing_shares (const TwPlay *play, guint what, const TwThing *a, const TwThing *b);

/** tw_thing_shares_with: Returns: the same with something that may be a pair: one of its ends is enough */
gboolean
tw_thing_shares_with (const TwPlay *play, guint what, const TwThing *thing, const TwThing *other);

/** tw_thing_moves: Returns: whether what the thing says is another place than where its figure is; it may
 *   be no figure */
gboolean tw_thing_moves (const TwPlay *play, guint what, const TwThing *thing);

G_END_DECLS
