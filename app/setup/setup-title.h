/* What a game is called, by what was chosen for it. */
#pragma once

#include "app/setup/setup-game.h"

G_BEGIN_DECLS

/**
 * tw_setup_title_new:
 * @game: the choices for a game
 * @rules: the rules compiled from them
 *
 * Returns: (transfer full): the title of the ruleset, and what was added to it: "Big Box + The River"; "Big Box,
 *   changed" if nothing was, and house rules or what it offers were changed; without a ruleset, or where something was
 *   taken out that it needs, the sets and parts in play
 */
char *tw_setup_title_new (const TwSetupGame *game, const TwRules *rules);

/** tw_setup_title_is_of: Returns: whether @title is what tw_setup_title_new() calls games of a ruleset that is called
 * @ruleset, as it is or with something added */
gboolean tw_setup_title_is_of (const char *title, const char *ruleset);

G_END_DECLS
