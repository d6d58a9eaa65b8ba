/* The one place that knows which expansions there are. */
#include "engine/expansion/registry.h"

/* Ends with NULL; an expansion's line stands before it. */
static const TwExpansion *const expansions[] = {
  NULL,
};

const TwExpansion *const *
tw_expansions (guint *out_n)
{
  *out_n = G_N_ELEMENTS (expansions) - 1;
  return expansions;
}
