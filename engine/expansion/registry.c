/* The one place that knows which expansions there are. */
#include "engine/expansion/registry.h"

#define TW_EXPANSION_POINTER(name) &tw_expansion_##name,

static const TwExpansion *const expansions[] = { TW_EXPANSIONS (TW_EXPANSION_POINTER) };

const TwExpansion *const *
tw_expansions (guint *out_n)
{
  *out_n = G_N_ELEMENTS (expansions);
  return expansions;
}
