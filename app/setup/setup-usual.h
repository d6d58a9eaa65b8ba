/* The rulesets that new games begin with, and whether the base game is in them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_setup_usual_dup: Returns: (transfer full) (nullable): id of the ruleset that new games of @set
 * use, "" for none; %NULL if nobody has chosen one */
char *tw_setup_usual_dup (const char *set);

/** tw_setup_usual_set: makes new games of @set use that ruleset; %NULL forgets the choice. */
void tw_setup_usual_set (const char *set, const char *ruleset);

/** tw_setup_usual_has_base: Returns: whether new games of @set have the tiles of the base game as well;
 * @otherwise if none was set up yet */
gboolean tw_setup_usual_has_base (const char *set, gboolean otherwise);

/** tw_setup_usual_set_base: makes new games of @set have those tiles, or not. */
void tw_setup_usual_set_base (const char *set, gboolean has_base);

G_END_DECLS
