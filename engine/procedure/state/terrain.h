/* How the land on tiles is taken: <terrain>.
 *
 * It holds for the whole game and for every tile, also for those that lie at the start.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_terrain_check: Returns: the attribute of @procedure that does not go with its word, or %NULL */
const char *tw_terrain_check (const TwProcedure *procedure);

/** tw_terrain_field_flags: see @field_flags of #TwSetupHooks */
guint tw_terrain_field_flags (const TwRules *rules);

/** tw_terrain_joins: Returns: whether crossings join on some tile, so that laid tiles are looked at */
gboolean tw_terrain_joins (const TwProcedures *all);

/** tw_terrain_laid: see @laid of #TwPlacingHooks */
void tw_terrain_laid (TwPlay *play, gpointer own, guint slot);

G_END_DECLS
