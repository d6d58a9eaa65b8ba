/* Problems of a set: what the tiles show together. */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_tile_set_validate:
 * @set: a set
 * @languages: (array zero-terminated=1) (nullable): languages that the title should have; %NULL for
 *   all languages of the set's texts
 *
 * Takes time linear in the number of tiles: some 10 microseconds each.
 *
 * Returns: (transfer full): its problems
 */
TwProblems *tw_tile_set_validate (const TwTileSet *set, const char *const *languages);

/**
 * tw_ruleset_validate:
 * @ruleset: a ruleset
 *
 * Looks at the procedures that it adds to the rules.
 *
 * Returns: (transfer full): their problems; as they are of no set, %NULL is the set for what tells them
 */
TwProblems *tw_ruleset_validate (const TwRuleset *ruleset);

G_END_DECLS
