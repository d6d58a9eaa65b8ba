/* Lists that are kept throughout the game, as cases write them: "P1:moved=lady", "P1:late".
 *
 * "due=LIST" puts the player on turn, or the first of that player's counting figures, on a list and goes to
 * where something is done with what is on it.
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_list_facts_give: see @give of #TwFactHooks */
TwFactResult tw_list_facts_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_list_facts_tell: see @tell of #TwFactHooks: which counting figures are on it, "-" for none, or for players
 *   "1" or "0" */
TwFactResult
tw_list_facts_tell (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value);

/** tw_list_facts_say: see @say of #TwFactHooks */
void tw_list_facts_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

G_END_DECLS
