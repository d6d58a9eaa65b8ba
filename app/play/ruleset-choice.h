/* Which of its rulesets a set is played by: levels, editions; each with what it is about. */
#pragma once

#include <adwaita.h>

#include "engine/set/ruleset.h"

G_BEGIN_DECLS

#define TW_TYPE_RULESET_CHOICE (tw_ruleset_choice_get_type ())
G_DECLARE_FINAL_TYPE (TwRulesetChoice, tw_ruleset_choice, TW, RULESET_CHOICE, AdwBin)

/* Signal "changed" (): another ruleset was chosen. */

/**
 * tw_ruleset_choice_set_rulesets:
 * @self: a widget
 * @rulesets: (element-type TwRuleset): what can be chosen
 * @needs_one: whether the set is played by one of them only, the first one at the beginning;
 *   else by none at the beginning
 */
void
tw_ruleset_choice_set_rulesets (TwRulesetChoice *self, GPtrArray *rulesets, gboolean needs_one);

/** tw_ruleset_choice_get_ruleset: Returns: (transfer none) (nullable): what is chosen */
const TwRuleset *tw_ruleset_choice_get_ruleset (TwRulesetChoice *self);

G_END_DECLS
