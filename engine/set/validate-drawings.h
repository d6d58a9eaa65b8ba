/* Problems of a set: drawings of what it brings that are not drawn. */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_tile_set_validate_drawings:
 * @set: a set
 * @problems: (transfer full): its problems
 * @check: tells which drawings can be drawn, which the engine does not know
 * @may_wait: for @check
 * @out_is_whole: (out) (optional): whether the answer is known for all of them
 *
 * Returns: (transfer full): @problems with those of the drawings that the set brings added
 */
TwProblems *tw_tile_set_validate_drawings (const TwTileSet *set, TwProblems *problems,
                                           TwDrawingCheck check, gboolean may_wait,
                                           gboolean *out_is_whole);

/**
 * tw_problem_is_seen_on:
 * @problem: a problem
 * @set: the set it was found in
 * @tile: index of a tile
 *
 * Returns: whether to show the problem with that tile: it concerns the tile, or a symbol that
 *   stands on it
 */
gboolean tw_problem_is_seen_on (const TwProblem *problem, const TwTileSet *set, int tile);

G_END_DECLS
