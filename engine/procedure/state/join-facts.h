/* What cases and saved games write of tokens that join: "bridge@1,0:over(EW)". */
#pragma once

#include "engine/procedure/state/join.h"

G_BEGIN_DECLS

/** tw_join_facts_give: see @give of #TwFactHooks */
TwFactResult tw_join_facts_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_join_facts_tell: see @tell of #TwFactHooks */
TwFactResult tw_join_facts_tell (const TwPlay *play, gconstpointer own, const TwFact *fact,
                                 char **out_value, GError **error);

G_END_DECLS
