/* Questions that need not be asked: what is asked once, and answered. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_once_find: Returns: whether the question at step @code need not be asked, because @seat has answered
 *   it or there is one answer alone, which is @out_thing then */
gboolean tw_once_find (const TwSight *sight, guint code, guint seat, TwThing *out_thing);

G_END_DECLS
