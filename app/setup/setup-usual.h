/* The rulesets that new games begin with, whether the base game is in them, and who plays. */
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

/** tw_setup_usual_dup_players: Returns: (transfer full) (array zero-terminated=1): ids of who plays new games of @set, by
 * seats, see tw_opponent_find(); none if none was set up yet */
char **tw_setup_usual_dup_players (const char *set);

/** tw_setup_usual_set_players: has new games of @set be played by these. */
void tw_setup_usual_set_players (const char *set, const char *const *ids);

G_END_DECLS
