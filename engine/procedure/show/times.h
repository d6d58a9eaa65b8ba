/* Which time something is asked that is asked again and again. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/**
 * tw_procedure_time:
 * @sight: what the procedure sees
 * @first: its first step
 * @at: the question
 * @out_most: how many times it is asked at most
 *
 * Returns: which time the innermost <repeat>, or <each> with “times”, has come to the question; 0 if it
 *   stands in none
 */
guint tw_procedure_time (const TwSight *sight, guint first, guint at, guint *out_most);

G_END_DECLS
