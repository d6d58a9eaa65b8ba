/* What a sandbox allows beyond the rules: which tile is drawn, in which order, who sits where.
 *
 * Parts of by-hand.h, which see. The order of the next draws is no state: it follows from the log
 * (tw_game_dup_order()), and whoever replays the log finds the draws in it.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_sandbox_is: Returns: whether @verb is one of these */
static inline gboolean
tw_sandbox_is (guint verb)
{
  return verb >= TW_VERB_PICK && verb <= TW_VERB_SEATS;
}

/** tw_sandbox_is_quiet: Returns: whether the turn has its tile, or waits for it, and nothing else
 * is going on: the position may be changed. Rule: HAND-003 */
gboolean tw_sandbox_is_quiet (const TwPlay *play);

/**
 * tw_sandbox_may_pick:
 * @play: a play
 * @kind: a kind of tile, %TW_NO_KIND for whichever chance brings
 *
 * Rule: HAND-004.
 *
 * Returns: whether the tile that was drawn and is not laid may be put back for it
 */
gboolean tw_sandbox_may_pick (const TwPlay *play, guint kind);

/** tw_sandbox_may: Returns: whether @action, a verb of these, may be done */
gboolean tw_sandbox_may (const TwPlay *play, const TwAction *action);

/** tw_sandbox_apply: does it. Returns: whether the programs are to be walked on from there */
gboolean tw_sandbox_apply (TwPlay *play, const TwAction *action);

/** tw_sandbox_print: appends the notation. */
void tw_sandbox_print (const TwPlay *play, const TwAction *action, GString *out);

/** tw_sandbox_parse: Returns: %FALSE if @text is none of these; the seat is set already */
gboolean tw_sandbox_parse (const TwPlay *play, const char *text, TwAction *out_action);

/** tw_sandbox_is_draw: Returns: whether @action is chance drawing a tile from the bag, into the
 * hand, ahead, or for the turn: its @kind */
gboolean tw_sandbox_is_draw (const TwPlay *play, const TwAction *action);

G_END_DECLS
