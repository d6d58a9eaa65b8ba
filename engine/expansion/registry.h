/* The expansions that have code: the one list of them. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/* Every expansion by the name of its constant: a line each, in the order in which steps of equal
 * order run. */
#define TW_EXPANSIONS(line) \
  line (first_player) \
  line (drawn_start) \
  line (hand) \
  line (limited_table) \
  line (river) \
  line (procedures) \
  line (mists)

#define TW_DECLARE_EXPANSION(name) extern const TwExpansion tw_expansion_##name;
TW_EXPANSIONS (TW_DECLARE_EXPANSION)

/**
 * tw_expansions:
 * @out_n: (out): how many
 *
 * The code that sets up games gets this list. Apart from it, only the case language calls this, for
 * words.
 *
 * Returns: (transfer none) (array length=out_n): the expansions, in the order in which
 *   steps of equal order run
 */
const TwExpansion *const *tw_expansions (guint *out_n);

G_END_DECLS
