/* A second way to mend a problem, where there are two that are as good. */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_problem_other_repair:
 * @problem: a problem with a repair
 * @set: the set it was found in
 *
 * A river that only ends may end in a source or in a lake: the one that tw_problem_repair() does not
 * add.
 *
 * Returns: (transfer full) (nullable): the repaired set, %NULL if there is no second way
 */
TwTileSet *tw_problem_other_repair (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_other_repair_label: Returns: (transfer full) (nullable): the button's words, %NULL if
 *   there is no second way */
char *tw_problem_other_repair_label (const TwProblem *problem, const TwTileSet *set);

/** tw_set_river_end: Returns: (transfer none): the symbol that ends a river here first of all: a set
 *   has one source, its lake is another tile's */
const char *tw_set_river_end (const TwTileSet *set);

G_END_DECLS
