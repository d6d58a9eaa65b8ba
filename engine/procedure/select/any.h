/* Whether there is something of another selection: <any> and <none>. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_any_passes: Returns: whether there is so much of the filter's selection as it asks for, seen from
 *   @thing */
gboolean tw_any_passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing);

G_END_DECLS
