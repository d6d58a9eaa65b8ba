/* The rules that a set is played with at the table. */
#pragma once

#include "engine/set/ruleset.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_play_rules_kit_load:
 * @out_kit: (out caller-allocates): what games are put together from
 * @error: return location
 *
 * Reads the vocabulary that comes with the program. Free with tw_play_rules_kit_clear().
 *
 * Returns: %FALSE if the program's files are missing
 */
gboolean tw_play_rules_kit_load (TwGameKit *out_kit, GError **error);

/** tw_play_rules_kit_clear: frees what @kit holds; games of it live on. */
void tw_play_rules_kit_clear (TwGameKit *kit);

/**
 * tw_play_rules_new:
 * @kit: what it is put together from
 * @set: a set
 * @ruleset: (nullable): a ruleset that is played with it
 * @uses: (nullable) (array zero-terminated=1): what else is in play, words of
 *   tw_game_setup_use()
 * @settings: (nullable) (array zero-terminated=1): parameters and their values by turns
 * @n_seats: how many play
 * @error: why it cannot be played, with words for people
 *
 * The base rules with farmers, and those of the part that @set belongs to. A set without
 * a start tile is played together with the base set, and any set with those it says it
 * cannot do without; those that are enclosed with it come from there.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
TwRules *tw_play_rules_new (const TwGameKit *kit,
                            TwTileSet *set,
                            const TwRuleset *ruleset,
                            const char *const *uses,
                            const char *const *settings,
                            guint n_seats,
                            GError **error);

/**
 * tw_play_rules_of_ruleset:
 * @kit: what it is put together from
 * @set: a set, played in the place of its namesake
 * @ruleset: what is played, and nothing else
 * @sets: (element-type TwTileSet): sets that its words mean, before those that are shipped
 * @n_seats: how many play
 * @error: why it cannot be played, with words for people
 *
 * Returns: (transfer full): the rules, or %NULL
 */
TwRules *tw_play_rules_of_ruleset (const TwGameKit *kit,
                                   TwTileSet *set,
                                   const TwRuleset *ruleset,
                                   const GPtrArray *sets,
                                   guint n_seats,
                                   GError **error);

/** tw_play_rules_enclosed_sets: Returns: (transfer full) (element-type TwTileSet): the sets that
 * came in one file with @set and can be read */
GPtrArray *tw_play_rules_enclosed_sets (const TwTileSet *set);

/**
 * tw_play_rulesets:
 * @kit: what games are put together from
 * @set: a set
 *
 * The shipped rulesets that begin with the set: levels, editions; and those that came in one file
 * with it and play it.
 *
 * Returns: (transfer full) (element-type TwRuleset): the rulesets, by their ids, the enclosed ones
 *   behind the others
 */
GPtrArray *tw_play_rulesets (const TwGameKit *kit, const TwTileSet *set);

/**
 * tw_play_rules_enclosed_faults:
 * @set: a set
 *
 * Returns: (transfer full) (nullable): what is wrong with rulesets that are enclosed with it: a
 *   line for each, with file, line, cause and remedy; %NULL if nothing is
 */
char *tw_play_rules_enclosed_faults (const TwTileSet *set);

/** tw_play_rules_needs_ruleset: Returns: whether the set is a game of its own, which is played
 *   by one of its rulesets only */
gboolean tw_play_rules_needs_ruleset (const TwGameKit *kit, const TwTileSet *set);

/**
 * tw_play_rules_addable:
 * @kit: what games are put together from
 * @set: a set
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the parts that may be played
 *   with it
 */
char **tw_play_rules_addable (const TwGameKit *kit, const TwTileSet *set);

/** tw_play_rules_title: Returns: (transfer full): sets and parts in play: "Base game and
 * The Abbot" */
char *tw_play_rules_title (const TwRules *rules);

G_END_DECLS
