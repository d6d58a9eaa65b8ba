/* What a sandbox allows beyond the rules: choosing and ordering the tiles to draw, changing seats,
 * saying whose turn it is, and laying a tile where the rules do not allow it.
 *
 * These are actions by hand, see by-hand.h. The order of the next draws is no part of the state: it
 * follows from the log (tw_game_dup_order()), and a replay finds the draws in the log.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_sandbox_is: Returns: whether @verb is an action of a sandbox */
static inline gboolean
tw_sandbox_is (guint verb)
{
  return verb >= TW_VERB_PICK && verb <= TW_VERB_LAY;
}

/** tw_sandbox_is_quiet: Returns: whether the position may be changed: the turn has its tile or
 * waits for it, and nothing else is going on. Rule: HAND-003 */
gboolean tw_sandbox_is_quiet (const TwPlay *play);

/**
 * tw_sandbox_may_pick:
 * @play: a play
 * @kind: a kind of tile, %TW_NO_KIND to let chance draw one
 *
 * Rule: HAND-004.
 *
 * Returns: whether the tile that is drawn but not placed may be put back for one of @kind
 */
gboolean tw_sandbox_may_pick (const TwPlay *play, guint kind);

/** tw_sandbox_may_turn: Returns: whether it may be said that it is the turn of @seat: no tile of this
 * turn lies yet, and @seat has the first colour of another player. Rule: HAND-007 */
gboolean tw_sandbox_may_turn (const TwPlay *play, guint seat);

/** tw_sandbox_may_lay: Returns: whether @action may lay the drawn tile against the rules: in an empty
 * cell beside a tile. What does not match stays open. Rule: HAND-008 */
gboolean tw_sandbox_may_lay (const TwPlay *play, const TwAction *action);

/** tw_sandbox_may: Returns: whether @action, an action of a sandbox, may be applied */
gboolean tw_sandbox_may (const TwPlay *play, const TwAction *action);

/** tw_sandbox_apply: applies @action. Returns: whether the caller has to walk the programs on */
gboolean tw_sandbox_apply (TwPlay *play, const TwAction *action);

/** tw_sandbox_print: appends the notation of @action to @out. */
void tw_sandbox_print (const TwPlay *play, const TwAction *action, GString *out);

/** tw_sandbox_parse: Returns: %FALSE if @text is no action of a sandbox; the caller has set the
 *   seat */
gboolean tw_sandbox_parse (const TwPlay *play, const char *text, TwAction *out_action);

/** tw_sandbox_is_draw: Returns: whether with @action chance draws a tile of its @kind from the bag:
 * for the turn, ahead, or into a hand */
gboolean tw_sandbox_is_draw (const TwPlay *play, const TwAction *action);

G_END_DECLS
