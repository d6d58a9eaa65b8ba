/* Points and tokens that a step gives: from whom, to whom, how many. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_gift_give: gives points or tokens to @to, or takes points from there; @own is the expansion's
 *   state. Returns: whether anybody or any place got or lost some */
gboolean tw_gift_give (const TwSight *sight, TwPlay *play, gpointer own,
                       const TwThing *to, const TwGift *gift);

/** tw_gift_amount: Returns: how many points or tokens it would give to @to now */
int tw_gift_amount (const TwSight *sight, const TwThing *to, const TwGift *gift);

G_END_DECLS
