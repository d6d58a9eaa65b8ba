/* Where else a figure may be placed than on the tile just laid: <allow>. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_allow_is: Returns: whether the element is an <allow> */
gboolean tw_allow_is (const TwProcedure *procedure);

/** tw_allow_list: adds the places that are allowed now for figures of the player on turn. */
void tw_allow_list (const TwSight *sight, TwActionList *list);

/** tw_allow_why_not: Returns: (nullable): why a figure may not be placed elsewhere than on the tile just
 *   laid, although some may now; %NULL if none may, or the place is on that tile */
const char *tw_allow_why_not (const TwSight *sight, const TwAction *action);

G_END_DECLS
