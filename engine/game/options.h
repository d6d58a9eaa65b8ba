/* What the parameters of the base game bring that needs steps of its own, whatever else is in play:
 * who begins, tiles in the hand, the start tile in the bag, a table with an edge.
 *
 * Each takes part as an expansion does, and only in games whose parameters call for it. No part
 * brings any of them, so they stand beside the turn that they change.
 */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/** tw_expansion_first_player: who begins, if not the first seat (parameter first-player) */
extern const TwExpansion tw_expansion_first_player;

/** tw_expansion_drawn_start: the first tile drawn is the start (parameter start-in-bag) */
extern const TwExpansion tw_expansion_drawn_start;

/** tw_expansion_hand: tiles in the hand (parameters hand and draw, and <hand> of any rules) */
extern const TwExpansion tw_expansion_hand;

/* Tiles of one's own that a hand has room for. */
#define TW_HAND_MOST_OWN 9

/** tw_own_hand_run: the step in which whoever is about to draw may play one of them */
TwStepResult tw_own_hand_run (TwPlay *play, TwFrame *frame, gpointer own);

/** tw_own_hand_symbol: Returns: (transfer none) (nullable): the symbol by which such tiles are some of those
 *   that players have of their own, which all know of; %NULL if they are none of those */
const char *tw_own_hand_symbol (const TwRules *rules, guint kind);

/** tw_own_hand_fits: Returns: whether each <hand> that holds in a game of @rules gives players 0 tiles or
 *   more, and all together no more than %TW_HAND_MOST_OWN */
gboolean tw_own_hand_fits (const TwRules *rules);

/** tw_expansion_limited_table: a table with an edge (parameters playing-area, table-shift and
 *   table-edge) */
extern const TwExpansion tw_expansion_limited_table;

G_END_DECLS
