/* What figures weigh more on some features than by their type: <weigh>. Private to engine/procedure. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_weigh: see #TwCountingHooks */
void tw_weigh (const TwPlay *play, gconstpointer own, guint root, TwWeights *weights);

/** tw_weigh_rules: see #TwCountingHooks, weighed_by */
const char *tw_weigh_rules (const TwPlay *play, gconstpointer own, guint root);

G_END_DECLS
