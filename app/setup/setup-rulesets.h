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
 * @own_folder: where those lie that the user has made
 * @usual: (nullable): id of the one that new games begin with; "" for none of them
 *
 * The one that was chosen before stays chosen, as far as it is there; else the usual one is.
 */
void tw_setup_rulesets_set (TwSetupRulesets *self, GPtrArray *rulesets, const char *own_folder,
                            const char *usual);

/** tw_setup_rulesets_get: Returns: (transfer none) (nullable): the one that is chosen */
TwRuleset *tw_setup_rulesets_get (TwSetupRulesets *self);

/** tw_setup_rulesets_choose: chooses the one of that id, "" for none of them. Returns: whether it is
 * there */
gboolean tw_setup_rulesets_choose (TwSetupRulesets *self, const char *id);

/** tw_setup_rulesets_has: Returns: whether one of that id is there */
gboolean tw_setup_rulesets_has (TwSetupRulesets *self, const char *id);

/** tw_setup_rulesets_grab: puts the focus on the one that is chosen. */
void tw_setup_rulesets_grab (TwSetupRulesets *self);

/** tw_setup_rulesets_title: Returns: (transfer none): what @ruleset (nullable) is called */
const char *tw_setup_rulesets_title (const TwRuleset *ruleset);

/** tw_setup_rulesets_description: Returns: (transfer full): what @ruleset (nullable) is about,
 * a paragraph of it at most; "" if nobody says */
char *tw_setup_rulesets_description (const TwRuleset *ruleset);

G_END_DECLS
