/* What is left of bags and decks, as cases write it, and as the hash of a game counts it. */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedure_bag_give: see @give of #TwFactHooks: "treasure=gold*3,pearl", "cards=5,4" */
TwFactResult tw_procedure_bag_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_procedure_bag_read: see @tell of #TwFactHooks: of a deck also "cards-used", "bottom-card" */
TwFactResult
tw_procedure_bag_read (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value);

/** tw_procedure_bag_say: see @say of #TwFactHooks: what is left of bags something was drawn from, and
 *   decks that are known in whole */
void tw_procedure_bag_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

/** tw_procedure_bag_hash: Returns: what of the state's hash is due to bags */
guint64 tw_procedure_bag_hash (const TwProcedures *all, gconstpointer own);

/** tw_procedure_bag_check: appends a line for each contradiction. */
void tw_procedure_bag_check (const TwProcedures *all, gconstpointer own, GString *out);

G_END_DECLS
