/* What can be asked of a thing, in a table by #TwTest: what a filter does not need is not got ready for it,
 * as it was for all of them in one function. In the Mists that takes 3 % of all steps off. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** TwTestFunc: Returns: whether @thing, which is no pair unless it is asked of pairs, passes @filter, of
 *   which it is not asked whether it is to fail */
typedef gboolean (*TwTestFunc) (const TwSight *sight, const TwFilter *filter, const TwThing *thing);

/** tw_tests: by #TwTest */
extern const TwTestFunc tw_tests[TW_N_TESTS];

G_END_DECLS
