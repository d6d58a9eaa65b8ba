/* The rulesets that a set can be played by, as a list: one is always chosen. */
#pragma once

#include <adwaita.h>

#include "engine/set/ruleset.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_RULESETS (tw_setup_rulesets_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupRulesets, tw_setup_rulesets, TW, SETUP_RULESETS, AdwBin)

/* Signal "chosen" (): another one was chosen.
 * Signal "activated" (): the chosen one was clicked, or Enter was pressed on it.
 * Signal "left" (gboolean is_forward): Tab was pressed. */

/**
 * tw_setup_rulesets_set:
 * @self: a list
 * @rulesets: (element-type TwRuleset): what the set can be played by; %NULL among them for no
 *   ruleset, as the set says
 * @own_folder: the folder of the user's own rulesets
 * @usual: (nullable): id of the ruleset that new games use; "" for none
 *
 * The chosen ruleset stays chosen if it is still in the list; otherwise @usual is chosen.
 */
void tw_setup_rulesets_set (TwSetupRulesets *self, GPtrArray *rulesets, const char *own_folder,
                            const char *usual);

/** tw_setup_rulesets_get: Returns: (transfer none) (nullable): the chosen ruleset */
TwRuleset *tw_setup_rulesets_get (TwSetupRulesets *self);

/** tw_setup_rulesets_choose: chooses the ruleset with that id, "" for none. Returns: whether it is in
 * the list */
gboolean tw_setup_rulesets_choose (TwSetupRulesets *self, const char *id);

/** tw_setup_rulesets_has: Returns: whether a ruleset with that id is in the list */
gboolean tw_setup_rulesets_has (TwSetupRulesets *self, const char *id);

/** tw_setup_rulesets_grab: gives the chosen row the focus. */
void tw_setup_rulesets_grab (TwSetupRulesets *self);

/** tw_setup_rulesets_title: Returns: (transfer none): the title of @ruleset (nullable) */
const char *tw_setup_rulesets_title (const TwRuleset *ruleset);

/** tw_setup_rulesets_description: Returns: (transfer full): the description of @ruleset (nullable), at
 * most a paragraph; "" if it has none */
char *tw_setup_rulesets_description (const TwRuleset *ruleset);

/** tw_setup_rulesets_titled: Returns: (transfer none) (nullable): id of the ruleset by which a game with that
 * title was set up, if one of that name is among @rulesets (element-type TwRuleset) */
const char *tw_setup_rulesets_titled (const GPtrArray *rulesets, const char *title);

G_END_DECLS
