/* Whether a game could begin with the rules of a set: what else is known only when one is made. */
#pragma once

#include "engine/set/problem.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_rules_trial_add_of_set:
 * @problems: (transfer full): problems of @set
 * @set: a set
 * @kit: (nullable): the materials of games; %NULL to read them if they are needed
 *
 * Puts a game together with the base game, the set and the sets it requires, and with each ruleset
 * that is enclosed in it, if they bring procedures; and looks for places that nothing fills in what
 * they say. That the sets it requires are not there is no
 * problem of the set. Safe in any thread; takes some milliseconds, and with %NULL some twenty.
 *
 * Returns: (transfer full): @problems with those of the rules added
 */
TwProblems *tw_rules_trial_add_of_set (TwProblems *problems, TwTileSet *set, const TwGameKit *kit);

/** tw_rules_trial_add_of_ruleset: as tw_rules_trial_add_of_set() for the file of a ruleset, of which
 * a game is made elsewhere: adds to its @problems what only the shipped rules in @kit tell. */
TwProblems *tw_rules_trial_add_of_ruleset (TwProblems *problems, const TwRuleset *ruleset,
                                           const TwGameKit *kit);

/**
 * tw_rules_trial_of_file:
 * @read: what tw_rules_file_check() has read
 * @file: the file
 * @kit: the materials of games
 *
 * Returns: (transfer full): problems of what the file says
 */
TwProblems *tw_rules_trial_of_file (const TwVocabulary *read, const char *file,
                                    const TwGameKit *kit);

G_END_DECLS
