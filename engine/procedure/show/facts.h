/* What cases and saved games write of procedures. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/** tw_procedures_give: see @give of #TwFactHooks */
TwFactResult
tw_procedures_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_procedures_tell: see @tell of #TwFactHooks */
TwFactResult tw_procedures_tell (const TwPlay *play, gconstpointer own, const TwFact *fact,
                                 char **out_value, GError **error);

/** tw_procedures_say: see @say of #TwFactHooks */
void tw_procedures_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

G_END_DECLS
