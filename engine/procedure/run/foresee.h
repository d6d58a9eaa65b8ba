/* What an answer leads to, looked at before it is given: whether anything can be done with it, and how
 * many points it brings.
 *
 * What is done with the answer is gone through in thought as far as the first thing that happens: a gift, a
 * further question, a draw, a tile that is laid.
 */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_foresee_is_possible: Returns: whether something can be done with the answer @word to the question at
 *   step @at, seen by @sight, a #TwSight. Rule: MSG-033 */
gboolean tw_foresee_is_possible (gconstpointer sight, guint at, const TwThing *word);

/** tw_foresee_points: Returns: whether it is known how many points the answer @word to the question at step
 *   @at brings, whatever is chosen then */
gboolean
tw_foresee_points (const TwSight *sight, guint at, const TwThing *word, int *out_points);

/** tw_foresee_value: see @foresee of #TwCountingHooks: conditions and changes are gone through as far as
 * nothing is asked or drawn */
int tw_foresee_value (const TwPlay *play, gconstpointer own, guint node, guint event, int value,
                      TwValueChanges *out);

G_END_DECLS
