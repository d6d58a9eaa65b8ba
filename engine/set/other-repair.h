/* The second repair of a problem that has two equally good ones. */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_problem_other_repair:
 * @problem: a problem with a repair
 * @set: the set it was found in
 *
 * A river that ends on a tile may end in a source or in a lake: this adds the one that
 * tw_problem_repair() does not add.
 *
 * Returns: (transfer full) (nullable): the repaired set, %NULL if there is no second repair
 */
TwTileSet *tw_problem_other_repair (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_other_repair_label: Returns: (transfer full) (nullable): the button's label, %NULL if
 *   there is no second repair */
char *tw_problem_other_repair_label (const TwProblem *problem, const TwTileSet *set);

/** tw_set_river_end: Returns: (transfer none): the symbol that ends a river by default: the source,
 *   or the lake if the set has a source */
const char *tw_set_river_end (const TwTileSet *set);

G_END_DECLS
