/* What can be in play, from a ruleset and back to one. */
#pragma once

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/**
 * tw_setup_read_files:
 * @paths: (array zero-terminated=1): files with tile sets, or packages
 *
 * Blocks for as long as the disk does; safe in any thread.
 *
 * Returns: (transfer full): by path, the sets or why they cannot be read
 */
GHashTable *tw_setup_read_files (const char *const *paths);

/** tw_setup_give_up_files: Returns: (transfer full): a result like that of tw_setup_read_files(), for
 * files whose reading was cancelled */
GHashTable *tw_setup_give_up_files (const char *const *paths);

/** tw_setup_parts_dup_awaited: Returns: (transfer full) (array zero-terminated=1): the files that must
 * be read before a game can begin */
char **tw_setup_parts_dup_awaited (const GPtrArray *parts);

/**
 * tw_setup_parts_follow:
 * @parts: what there is
 * @kit: what games are put together from
 * @set: the set that is played
 * @ruleset: (nullable): a ruleset; %NULL for none
 * @files: (nullable): the result of tw_setup_read_files() for the files that it names
 *
 * Puts into play exactly what @ruleset says. Sets from files are added and removed; those not in
 * @files still have to be read.
 */
void tw_setup_parts_follow (GPtrArray *parts, const TwGameKit *kit, const TwTileSet *set,
                            const TwRuleset *ruleset, GHashTable *files);

/**
 * tw_setup_parts_to_ruleset:
 * @parts: what is in play
 * @like: (nullable): a ruleset with title, own rules and parameters
 * @settings: (array zero-terminated=1): names and values of other parameters by turns
 *
 * Returns: (transfer full): a ruleset that says the same. It allows a single player unless @like sets
 *   the number of players.
 */
TwRuleset *tw_setup_parts_to_ruleset (const GPtrArray *parts, const TwRuleset *like,
                                      const char *const *settings);

G_END_DECLS
