/* The rulesets that new games begin with. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_setup_usual_dup: Returns: (transfer full) (nullable): id of the ruleset that new games of @set
 * use, "" for none; %NULL if nobody has chosen one */
char *tw_setup_usual_dup (const char *set);

/** tw_setup_usual_set: makes new games of @set use that ruleset; %NULL forgets the choice. */
void tw_setup_usual_set (const char *set, const char *ruleset);

G_END_DECLS
