/* A ruleset: which sets and parts are in play, and which parameters differ from their defaults. */
#pragma once

#include "engine/set/part-word.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwRulesetUse:
 * @set: (nullable): a tile set by its id or path; it brings the part it belongs to
 * @part: (nullable): a part that brings no tiles
 * @copies: copies of the set, 1 or more
 * @facets: which facets of the part are in play, a set of #TwPartFacets
 * @line: its line in the file, 0 if unknown
 *
 * Either @set or @part is given.
 */
typedef struct
{
  char *set;
  char *part;
  guint copies;
  guint facets;
  guint line;
} TwRulesetUse;

/** TwRulesetValue: a parameter and its value as written; @line as above. */
typedef struct
{
  char *name;
  char *value;
  guint line;
} TwRulesetValue;

/**
 * TwRuleset:
 * @id: stable id, for instance "base-c3"
 * @path: (nullable): the file it comes from, beside which its sets are looked for
 * @titles: its name by language
 * @descriptions: (nullable): what it is, by language
 * @least_players: fewest players
 * @most_players: most players
 * @n_uses: number of sets and parts
 * @uses: the sets and parts
 * @offers: (nullable) (array zero-terminated=1): ids of parts that are out of play but offered to
 *   the players; this version of the program may not have all of them
 * @n_values: number of parameters that differ from their defaults
 * @values: those parameters
 * @own: (nullable): what the ruleset adds to the rules
 *
 * Immutable once built, shared by reference. Rule: PARAM-001.
 */
typedef struct
{
  char *id;
  char *path;
  TwTexts *titles;
  TwTexts *descriptions;
  guint least_players;
  guint most_players;
  guint n_uses;
  TwRulesetUse *uses;
  char **offers;
  guint n_values;
  TwRulesetValue *values;
  TwVocabulary *own;
} TwRuleset;

/** tw_ruleset_new: Returns: (transfer full): an empty ruleset for 2 to 6 players */
TwRuleset *tw_ruleset_new (const char *id);

/** tw_ruleset_ref: Returns: (transfer full): @ruleset */
TwRuleset *tw_ruleset_ref (TwRuleset *ruleset);

/** tw_ruleset_unref: frees @ruleset with its last reference; safe in any thread. */
void tw_ruleset_unref (TwRuleset *ruleset);

/** tw_ruleset_add_use: Returns: (transfer none): a new entry to be filled in */
TwRulesetUse *tw_ruleset_add_use (TwRuleset *ruleset);

/** tw_ruleset_add_offer: adds a part to be offered to a ruleset under construction. */
void tw_ruleset_add_offer (TwRuleset *ruleset, const char *part);

/** tw_ruleset_add_value: adds a parameter to a ruleset under construction. */
void tw_ruleset_add_value (TwRuleset *ruleset, const char *name, const char *value, guint line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRuleset, tw_ruleset_unref)

G_END_DECLS
