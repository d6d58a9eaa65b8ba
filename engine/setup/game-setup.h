/* A game's setup: says in words what is played, and compiles the rules from it.
 *
 * Cases, saved games, the tool and the table begin games with it. Words are ids of parts and
 * shipped sets, or paths.
 */
#pragma once

#include "engine/game/rules.h"
#include "engine/set/ruleset.h"
#include "engine/tile/placed-error.h"

G_BEGIN_DECLS

/**
 * TwGameKit:
 * @vocabulary: the shipped vocabulary
 * @expansions: (array length=n_expansions): all expansions
 * @n_expansions: their number
 * @sets: (nullable) (element-type utf8 TwTileSet): shipped sets that have been read, by id; others
 *   are read when they are used
 *
 * The materials for all games; outlives its setups.
 */
typedef struct
{
  TwVocabulary *vocabulary;
  const TwExpansion *const *expansions;
  guint n_expansions;
  GHashTable *sets;
} TwGameKit;

/**
 * TwGameSetup:
 * @kit: the materials
 * @sources: (element-type TwCatalogueSource): sets and copies, in the order of naming
 * @parts: (element-type utf8): the parts in play, "abbot" or "abbot:figures"
 * @own: (element-type TwVocabulary): what rulesets add to the rules; a set brings its own rules
 *   itself
 * @values: (element-type TwParameterValue): parameters that differ from their defaults
 * @n_seats: number of players
 * @least_players: fewest players allowed
 * @most_players: most players allowed
 * @at_hand: (element-type TwTileSet): see tw_game_setup_provide()
 * @start: (nullable): a start tile instead of the sets' own, as a placement
 * @start_is_given: whether the caller gives the starting position, so that nothing follows from
 *   laying it
 *
 * One owner makes, fills, compiles and frees it.
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
 * @TW_SETUP_ERROR_NO_RULES: a shipped set has rules that the program does not have
 * @TW_SETUP_ERROR_VALUE: a parameter cannot have that value
 * @TW_SETUP_ERROR_REFUSED: the rules forbid the game: too many players, parts that do not go
 *   together
 */
typedef enum
{
  TW_SETUP_ERROR_UNKNOWN,
  TW_SETUP_ERROR_NO_RULES,
  TW_SETUP_ERROR_VALUE,
  TW_SETUP_ERROR_REFUSED
} TwSetupError;

TW_DECLARE_PLACED_ERROR (tw_setup_error)

/** tw_setup_error_words: as tw_error_words(), for errors of setups too */
const char *tw_setup_error_words (const GError *error);

/** tw_game_setup_new: Returns: (transfer full): an empty setup for two players */
TwGameSetup *tw_game_setup_new (const TwGameKit *kit);

/** tw_game_setup_free: frees a setup. */
void tw_game_setup_free (TwGameSetup *setup);

/**
 * tw_game_setup_use:
 * @setup: a setup
 * @word: id of a part or of a shipped set, or path of a tile set; with ":tiles", ":rules",
 *   ":symbols" or ":figures" after it for only one facet
 * @error: %TW_SETUP_ERROR_UNKNOWN, %TW_SETUP_ERROR_NO_RULES, %TW_SETUP_ERROR_REFUSED, or
 *   %TW_FORMAT_ERROR
 *
 * Tiles and rules are independent: a part's tiles may be played without its rules, and its rules
 * with the tiles of other sets.
 *
 * Returns: %FALSE with @error set if it cannot be in play
 */
gboolean tw_game_setup_use (TwGameSetup *setup, const char *word, GError **error);

/**
 * tw_game_setup_use_set:
 * @setup: a setup
 * @set: a tile set; it brings its part into play, if it has one
 * @copies: number of copies of the set
 *
 * A set that is already in play gets more copies.
 */
void tw_game_setup_use_set (TwGameSetup *setup, TwTileSet *set, guint copies);

/**
 * tw_game_setup_provide:
 * @setup: a setup
 * @set: a tile set
 *
 * Provides a set that came in a package: from now on its id means this set, not a shipped one or
 * one on the disk. It is not in play until it is used.
 */
void tw_game_setup_provide (TwGameSetup *setup, TwTileSet *set);

/**
 * tw_game_setup_use_ruleset:
 * @setup: a setup
 * @ruleset: a ruleset
 * @set: (nullable): a set under work that replaces the set with the same id
 * @error: as for tw_game_setup_use() and tw_game_setup_set(), with the place in the ruleset's file
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
 * If no set in play has a start, or all sets are drawn first, the base set is added. The base
 * game's rules are always in play.
 *
 * Rule: BASE-007.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
TwRules *tw_game_setup_compile (TwGameSetup *setup, GError **error);

/** tw_game_setup_find_switch: Returns: (transfer none) (nullable): the switch of a house rule that
 * would allow the game, after a rule made tw_game_setup_compile() refuse it */
const char *tw_game_setup_find_switch (const TwGameSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGameSetup, tw_game_setup_free)

G_END_DECLS
