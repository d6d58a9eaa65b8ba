/* Whether the lessons of a set can be done: what is known only once they are tried. */
#pragma once

#include "engine/set/problem.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_lesson_trial_add_of_set:
 * @problems: (transfer full): problems of @set
 * @set: a set
 * @kit: what games are put together from
 *
 * Sets the position of each lesson up and plays its solution. Takes milliseconds for each.
 *
 * Returns: (transfer full): @problems with those of the lessons
 */
TwProblems *tw_lesson_trial_add_of_set (TwProblems *problems, TwTileSet *set, const TwGameKit *kit);

G_END_DECLS
