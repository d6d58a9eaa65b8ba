/* The parameters of the rules in play, and what they are set to. */
#pragma once

#include <glib-object.h>

#include "engine/set/ruleset.h"

G_BEGIN_DECLS

/**
 * TwHouseRule:
 * @parameter: what it sets
 * @preset: its default: the ruleset's, else the parameter's own
 * @value: what it is set to
 * @is_reset: whether somebody has set it back to its default, and has not changed it since
 */
typedef struct
{
  const TwParameter *parameter;
  int preset;
  int value;
  gboolean is_reset;
} TwHouseRule;

/** tw_house_rule_title: Returns: (transfer none): what people call it */
const char *tw_house_rule_title (const TwHouseRule *rule);

/** tw_house_rule_words: Returns: (transfer full): @value as text for people */
char *tw_house_rule_words (const TwHouseRule *rule, int value);

#define TW_TYPE_HOUSE_RULES (tw_house_rules_get_type ())
G_DECLARE_FINAL_TYPE (TwHouseRules, tw_house_rules, TW, HOUSE_RULES, GObject)

/* Signal "changed" (): another value was chosen, other parts are in play, or there are other rules. */

/** tw_house_rules_new: Returns: (transfer full): house rules without a vocabulary */
TwHouseRules *tw_house_rules_new (void);

/** tw_house_rules_set_vocabulary: sets the vocabulary that defines the parameters, and all parameters
 * to their defaults. */
void tw_house_rules_set_vocabulary (TwHouseRules *self, TwVocabulary *vocabulary);

/** tw_house_rules_get_vocabulary: Returns: (transfer none) (nullable): the vocabulary that defines the
 * parameters */
const TwVocabulary *tw_house_rules_get_vocabulary (TwHouseRules *self);

/** tw_house_rules_list: Returns: (transfer none) (array length=out_n): all house rules, whether in play
 * or not */
const TwHouseRule *tw_house_rules_list (TwHouseRules *self, guint *out_n);

/** tw_house_rules_is_in_play: Returns: whether the rules of @part are in play */
gboolean tw_house_rules_is_in_play (TwHouseRules *self, const char *part);

/** tw_house_rules_set_value: sets the house rule @index of the list to @value, which must be one of its
 * values. */
void tw_house_rules_set_value (TwHouseRules *self, guint index, int value);

/** tw_house_rules_reset: sets the rule @index of the list back to its default. */
void tw_house_rules_reset (TwHouseRules *self, guint index);

/** tw_house_rules_set_parts: sets which parts' rules are in play beside those of the base game. */
void tw_house_rules_set_parts (TwHouseRules *self, const char *const *parts);

/** tw_house_rules_set_ruleset: uses the parameters of @ruleset (nullable) as defaults, and as values. */
void tw_house_rules_set_ruleset (TwHouseRules *self, const TwRuleset *ruleset);

/** tw_house_rules_get_title: Returns: (transfer none) (nullable): the title of the switch @name; %NULL
 * if there is none */
const char *tw_house_rules_get_title (TwHouseRules *self, const char *name);

/** tw_house_rules_turn_on: turns the switch @name on. */
void tw_house_rules_turn_on (TwHouseRules *self, const char *name);

/** tw_house_rules_take: sets the parameter @name to @value, written as in a ruleset; %NULL for its
 * default. Returns: %FALSE if its part is not in play, or the value is not possible */
gboolean tw_house_rules_take (TwHouseRules *self, const char *name, const char *value);

/** tw_house_rules_has: Returns: whether the parameter @name is in play and has @value, written as in a
 * ruleset */
gboolean tw_house_rules_has (TwHouseRules *self, const char *name, const char *value);

/** tw_house_rules_describe: Returns: (transfer full): a parameter and its value as text for people:
 * "Farmers: off" */
char *tw_house_rules_describe (TwHouseRules *self, const char *name, const char *value);

/** tw_house_rules_part_of: Returns: (transfer none) (nullable): the part that the parameter @name
 * belongs to */
const char *tw_house_rules_part_of (TwHouseRules *self, const char *name);

/** tw_house_rules_get_n_changed: Returns: how many values in play differ from their defaults */
guint tw_house_rules_get_n_changed (TwHouseRules *self);

/**
 * tw_house_rules_dup_settings:
 * @self: house rules
 *
 * Returns: (transfer full) (array zero-terminated=1): names and values by turns, of what is in
 *   play and not the default
 */
char **tw_house_rules_dup_settings (TwHouseRules *self);

/** tw_house_rules_dup_values: Returns: (transfer full) (array zero-terminated=1): alternating names and
 * values of all parameters in play */
char **tw_house_rules_dup_values (TwHouseRules *self);

/** tw_house_rules_is_reset: Returns: whether somebody has set @name back to its default and not changed
 * it since */
gboolean tw_house_rules_is_reset (TwHouseRules *self, const char *name);

G_END_DECLS
