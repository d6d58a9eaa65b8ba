/* A rule with all that it has done by others, or of which it is a part itself. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_whole_procedure: Returns: (transfer none): the procedure of the game of which @procedure is a part, because it is
 * done there and has no moment of its own; @procedure itself if it is a part of none */
const TwProcedure *tw_whole_procedure (const TwRules *rules, const TwProcedure *procedure);

/** tw_whole_rule: Returns: @rule as the game has it: the procedure of which it is a part, or the effect that says the
 * same */
TwWatched tw_whole_rule (const TwRules *rules, const TwWatched *rule);

/**
 * tw_whole_rule_has:
 * @rules: the rules of a game
 * @procedure: one of them
 * @is_it: whether a statement is what is looked for
 * @data: its data
 *
 * Returns: whether it is somewhere in @procedure or in what that has done by others
 */
gboolean tw_whole_rule_has (const TwRules *rules,
                            const TwProcedure *procedure,
                            gboolean (*is_it) (const TwStatement *statement, gconstpointer data),
                            gconstpointer data);

G_END_DECLS
