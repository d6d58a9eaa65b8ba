/* What the chosen ruleset is, above all that can be chosen: title, description, what can be done
 * with it. */
#pragma once

#include <adwaita.h>

#include "engine/set/ruleset.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_ABOUT (tw_setup_about_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupAbout, tw_setup_about, TW, SETUP_ABOUT, AdwPreferencesGroup)

/* Signal "usual-changed" (): new games of the set begin with another ruleset, see setup-usual.h.
 * Its buttons do "setup.rename" and "setup.delete" of the page. */

/** tw_setup_about_show: shows @ruleset, %NULL for the rules of the set itself; @set: id of the set that
 * is played */
void tw_setup_about_show (TwSetupAbout *self, const char *set, const TwRuleset *ruleset);

/** tw_setup_about_set_own: sets whether the ruleset is the user's, who can rename and delete it. */
void tw_setup_about_set_own (TwSetupAbout *self, gboolean is_own);

/** tw_setup_about_toggle_usual: makes new games begin with the ruleset, or no longer. */
void tw_setup_about_toggle_usual (TwSetupAbout *self);

G_END_DECLS
