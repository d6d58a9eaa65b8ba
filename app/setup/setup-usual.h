/* The rulesets that new games begin with. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_setup_usual_dup: Returns: (transfer full) (nullable): id of the ruleset that new games of @set
 * begin with, "" for none */
char *tw_setup_usual_dup (const char *set);

/** tw_setup_usual_set: has new games of @set begin with that ruleset; %NULL for the first. */
void tw_setup_usual_set (const char *set, const char *ruleset);

G_END_DECLS
