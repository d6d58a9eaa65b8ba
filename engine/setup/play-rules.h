/* The rules with which the table plays a set. */
#pragma once

#include "engine/set/ruleset.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_play_rules_kit_load:
 * @out_kit: (out caller-allocates): the materials of games
 * @error: return location
 *
 * Reads the shipped vocabulary. Free it with tw_play_rules_kit_clear().
 *
 * Returns: %FALSE if the program's files are missing
 */
gboolean tw_play_rules_kit_load (TwGameKit *out_kit, GError **error);

/** tw_play_rules_kit_clear: frees what @kit holds; its games live on. */
void tw_play_rules_kit_clear (TwGameKit *kit);

/**
 * tw_play_rules_set_up:
 * @setup: a setup, into which nothing has come into play yet
 * @set: a set
 * @ruleset: (nullable): a ruleset to play it with
 * @error: as of tw_game_setup_use()
 *
 * Brings @set into play, with all that tw_play_rules_new() says goes with it.
 *
 * Returns: %FALSE if it cannot be played
 */
gboolean tw_play_rules_set_up (TwGameSetup *setup, TwTileSet *set, const TwRuleset *ruleset,
                               GError **error);

/**
 * tw_play_rules_new:
 * @kit: the materials of games
 * @set: a set
 * @ruleset: (nullable): a ruleset to play it with
 * @uses: (nullable) (array zero-terminated=1): what else is in play, words as for
 *   tw_game_setup_use()
 * @settings: (nullable) (array zero-terminated=1): names of parameters, each followed by its value
 * @n_seats: how many play
 * @error: why it cannot be played, with words for people
 *
 * Without a ruleset, the rules are those of the base game with farmers and of the part that @set
 * belongs to. A set without a start tile is played together with the base set, and every set
 * together with those it requires, which are taken from its enclosures if they are there.
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
 * @kit: the materials of games
 * @set: a set that replaces the set with the same id
 * @ruleset: the ruleset, which says all that is played
 * @sets: (element-type TwTileSet): sets that ids in the ruleset mean, before shipped sets
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

/** tw_play_rules_enclosed_sets: Returns: (transfer full) (element-type TwTileSet): the sets
 * enclosed with @set that can be read */
GPtrArray *tw_play_rules_enclosed_sets (const TwTileSet *set);

/**
 * tw_play_rulesets:
 * @kit: the materials of games
 * @set: a set
 *
 * Finds the shipped rulesets that begin with the set (levels, editions), and the enclosed ones that
 * play it.
 *
 * Returns: (transfer full) (element-type TwRuleset): the rulesets, sorted by id, the enclosed ones
 *   last
 */
GPtrArray *tw_play_rulesets (const TwGameKit *kit, const TwTileSet *set);

/**
 * tw_play_rules_enclosed_faults:
 * @set: a set
 *
 * Returns: (transfer full) (nullable): the faults of the rulesets enclosed with it, a line for each
 *   with file, line, cause and remedy; %NULL if there are none
 */
char *tw_play_rules_enclosed_faults (const TwTileSet *set);

/** tw_play_rules_needs_ruleset: Returns: whether the set is a game of its own that needs one of its
 *   rulesets */
gboolean tw_play_rules_needs_ruleset (const TwGameKit *kit, const TwTileSet *set);

/**
 * tw_play_rules_addable:
 * @kit: the materials of games
 * @set: a set
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the parts that can be added to a game
 *   with it
 */
char **tw_play_rules_addable (const TwGameKit *kit, const TwTileSet *set);

/**
 * tw_play_rules_title:
 * @rules: the rules of a game
 * @is_whole: whether to name all of them, however many there are
 *
 * Returns: (transfer full): the sets and parts in play, by name: "Base game and The Abbot", "Base game, The River
 *   and 5 more"
 */
char *tw_play_rules_title (const TwRules *rules, gboolean is_whole);

G_END_DECLS
