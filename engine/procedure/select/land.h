/* What land is like that something stands on or lies on: its kind, who leads there.
 * Private to the folder. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_land_has_kind: Returns: whether the segment of @thing is of one of the kinds, or where it is none
 *   one of its tile */
gboolean tw_land_has_kind (const TwPlay *play, TwKindSet kinds, const TwThing *thing);

/** tw_land_ends_at: Returns: whether what @thing is on, a road of a tile, ends there at a place of one of the
 *   kinds; of a pair, whether both ends do */
gboolean tw_land_ends_at (const TwPlay *play, TwKindSet kinds, const TwThing *thing);

/** tw_land_has_majority: Returns: whether @seat has the majority on the feature of @thing */
gboolean tw_land_has_majority (const TwPlay *play, guint seat, const TwThing *thing);

/** tw_land_is_misty: Returns: whether it is a field that lies under mist. Rule: GCC-050. */
gboolean tw_land_is_misty (const TwPlay *play, const TwThing *thing);

/** tw_land_has_role: Returns: whether a figure of @thing's type may stand on its segment by its roles */
gboolean tw_land_has_role (const TwPlay *play, const TwThing *thing);

G_END_DECLS
