/* What is declared of players, figures and the start: <colours>, <one-score>, <supply>, <stand>, <reserve>, <leave-out>.
 *
 * Figures of a reserve belong to a player and wait in the general supply: they are in no supply of a
 * player until <move> takes them home.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_outset_role: see @more_role of #TwFigureHooks */
const char *tw_outset_role (const TwRules *rules, const char *figure, TwKind kind);

/** tw_outset_supply: see @figure_supply of #TwSetupHooks */
int tw_outset_supply (const TwRules *rules, const char *part, const char *figure);

/** tw_outset_together: Returns: (transfer none) (nullable): what is declared of players, %NULL if nothing is */
const TwTogetherHooks *tw_outset_together (const TwProcedures *all);

/** tw_outset_is_clear: Returns: whether no two figures are called alike on the land of @stand, a <stand> */
gboolean tw_outset_is_clear (const TwRules *rules, const TwStatement *stand);

/** tw_outset_set_up: see @set_up of #TwSetupHooks. Rule: RIVER-002, RIVER-004, GCC-002, GCC-005, GCC-006. */
void tw_outset_set_up (TwPlay *play, gpointer own);

/** tw_outset_waits: Returns: whether @figure waits in the general supply */
gboolean tw_outset_waits (const TwFigure *figure);

/** tw_outset_tell: see @tell of #TwFactHooks: how many figures of a player wait, by the word of the
 *   reserve */
TwFactResult tw_outset_tell (const TwPlay *play, const TwFact *fact, char **out_value);

G_END_DECLS
