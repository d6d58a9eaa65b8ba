/* What is to be played, said in words, and the rules compiled from it.
 *
 * Used wherever a game begins: cases, saved games, the tool, the table. Words are ids
 * of parts and shipped sets, or paths.
 */
#pragma once

#include "engine/game/rules.h"
#include "engine/set/ruleset.h"
#include "engine/tile/placed-error.h"

G_BEGIN_DECLS

/**
 * TwGameKit:
 * @vocabulary: what rules, parameters and figures there are
 * @expansions: (array length=n_expansions): the code of parts that have code
 * @n_expansions: their number
 *
 * What all games of a program are put together from; outlives its setups.
 */
typedef struct
{
  TwVocabulary *vocabulary;
  const TwExpansion *const *expansions;
  guint n_expansions;
} TwGameKit;

/**
 * TwGameSetup:
 * @kit: what it is put together from
 * @sources: (element-type TwCatalogueSource): sets and copies, in the order of naming
 * @parts: (element-type utf8): the parts in play, "abbot" or "abbot:figures"
 * @own: (element-type TwVocabulary): what rulesets add to the rules; what sets add
 *   comes with them
 * @values: (element-type TwParameterValue): parameters that differ from their defaults
 * @n_seats: players
 * @least_players: fewest that may play
 * @most_players: most that may play
 * @at_hand: (element-type TwTileSet): see tw_game_setup_provide()
 * @start: (nullable): a start tile in place of the sets' own, as a placement
 * @start_is_given: whether the start is a position of somebody's own: nothing happens
 *   because of it
 *
 * A worker: made, filled, compiled, freed by one owner.
 */
typedef struct
{
  const TwGameKit *kit;
  GArray *sources;
  GPtrArray *parts;
  GPtrArray *own;
  GArray *values;
  guint n_seats;
  guint least_players;
  guint most_players;
  GPtrArray *at_hand;
  char *start;
  gboolean start_is_given;
} TwGameSetup;

#define TW_SETUP_ERROR tw_setup_error_quark ()

/**
 * TwSetupError:
 * @TW_SETUP_ERROR_UNKNOWN: there is no such part, set, tile or parameter
 * @TW_SETUP_ERROR_NO_RULES: a shipped set whose rules the program does not have
 * @TW_SETUP_ERROR_VALUE: a parameter cannot have that value
 * @TW_SETUP_ERROR_REFUSED: the rules do not allow it: too many players, parts that
 *   do not go together
 */
typedef enum
{
  TW_SETUP_ERROR_UNKNOWN,
  TW_SETUP_ERROR_NO_RULES,
  TW_SETUP_ERROR_VALUE,
  TW_SETUP_ERROR_REFUSED
} TwSetupError;

TW_DECLARE_PLACED_ERROR (tw_setup_error)

/** tw_setup_error_words: as tw_error_words(), of errors of setups as well */
const char *tw_setup_error_words (const GError *error);

/** tw_game_setup_new: Returns: (transfer full): an empty setup for two players */
TwGameSetup *tw_game_setup_new (const TwGameKit *kit);

/** tw_game_setup_free: frees a setup. */
void tw_game_setup_free (TwGameSetup *setup);

/**
 * tw_game_setup_use:
 * @setup: a setup
 * @word: id of a part or of a shipped set, or path of a tile set; behind it ":tiles",
 *   ":rules", ":symbols" or ":figures" if only that is wanted
 * @error: %TW_SETUP_ERROR_UNKNOWN, %TW_SETUP_ERROR_NO_RULES, %TW_SETUP_ERROR_REFUSED, or
 *   %TW_FORMAT_ERROR
 *
 * Tiles and rules are switches of their own: a part's tiles may be played without its
 * rules, and its rules with the tiles of other sets.
 *
 * Returns: %FALSE with @error set if it cannot be played with
 */
gboolean tw_game_setup_use (TwGameSetup *setup, const char *word, GError **error);

/**
 * tw_game_setup_use_set:
 * @setup: a setup
 * @set: a tile set, with the part it brings along, if any
 * @copies: how often it is in the bag
 *
 * A set that is there already gets more copies.
 */
void tw_game_setup_use_set (TwGameSetup *setup, TwTileSet *set, guint copies);

/**
 * tw_game_setup_provide:
 * @setup: a setup
 * @set: a tile set
 *
 * A set that came with others in one file: words that are its id mean this one from now on, not
 * one that is shipped or on the disk. It is not in play until it is used.
 */
void tw_game_setup_provide (TwGameSetup *setup, TwTileSet *set);

/**
 * tw_game_setup_use_ruleset:
 * @setup: a setup
 * @ruleset: a ruleset
 * @set: (nullable): a set as it is being worked on, played in the place of its namesake
 * @error: as of tw_game_setup_use() and tw_game_setup_set(), with the place in the ruleset's file
 *
 * Returns: %FALSE with @error set if it cannot be played
 */
gboolean tw_game_setup_use_ruleset (TwGameSetup *setup, const TwRuleset *ruleset, TwTileSet *set,
                                    GError **error);

/**
 * tw_game_setup_set:
 * @setup: a setup
 * @name: a parameter's name
 * @value: its value as written
 * @error: %TW_SETUP_ERROR_UNKNOWN, %TW_SETUP_ERROR_VALUE
 *
 * Rule: PARAM-002.
 *
 * Returns: %FALSE with @error set if there is no such parameter or value
 */
gboolean tw_game_setup_set (TwGameSetup *setup, const char *name, const char *value,
                            GError **error);

/**
 * tw_game_setup_compile:
 * @setup: a setup
 * @error: %TW_SETUP_ERROR_REFUSED, %TW_SETUP_ERROR_UNKNOWN for the start tile;
 *   %TW_RULES_ERROR, %TW_VOCABULARY_ERROR and %TW_CATALOGUE_ERROR
 *
 * Without any set that has a start the base set plays along and gives it; a set that is
 * drawn first needs another behind it as well. The base game's rules are always in play.
 *
 * Rule: BASE-007.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
TwRules *tw_game_setup_compile (TwGameSetup *setup, GError **error);

/** tw_game_setup_find_switch: Returns: (transfer none) (nullable): the parameter of the house rule
 * without which a rule forbids what is to be played, as tw_game_setup_compile() says then */
const char *tw_game_setup_find_switch (const TwGameSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGameSetup, tw_game_setup_free)

G_END_DECLS
