/* Figures that are placed late: after what was chosen in place of a figure, in addition to that. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_late_is_in_play: Returns: whether some figure in play is placed late */
gboolean tw_late_is_in_play (const TwRules *rules);

/** tw_late_refusal: Returns: (nullable): the rule by which a figure of the type, which is placed late, may
 *   stand nowhere now */
const char *tw_late_refusal (const TwSight *sight, guint type);

/** tw_late_spent_by: Returns: (nullable): the rule by which a figure of the type is not placed late after
 *   <spend> in particular */
const char *tw_late_spent_by (const TwPlay *play, guint type);

/** tw_late_is_time: Returns: whether a figure of the type may be chosen now in place of being placed */
gboolean tw_late_is_time (const TwSight *sight, guint type);

G_END_DECLS
