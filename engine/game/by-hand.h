/* Actions by hand: pieces that no rule knows, tokens, points that are typed in, and what a sandbox
 * allows (sandbox.h).
 *
 * These actions are never listed and never asked for. A piece that no rule knows has a place of its
 * own (%TW_FIGURE_HAND) and can be moved at any time. Other figures can be put and taken only
 * before the turn's tile is placed and while nothing else is going on; they stand as if they had
 * been placed in their turn. Computer players take none of these actions.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_by_hand_is: Returns: whether @verb is an action by hand */
static inline gboolean
tw_by_hand_is (guint verb)
{
  return verb >= TW_VERB_MOVE && verb <= TW_VERB_LAY;
}

/**
 * tw_by_hand_ids:
 * @rules: rules
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the figures and tokens that no rule
 *   knows; computer players and simulations do not use them
 */
char **tw_by_hand_ids (const TwRules *rules);

/**
 * tw_by_hand_may:
 * @play: a play
 * @action: an action by hand
 *
 * Rule: HAND-001 to HAND-008.
 *
 * Returns: whether there is such a piece, such a place, and enough tokens
 */
gboolean tw_by_hand_may (const TwPlay *play, const TwAction *action);

/** tw_by_hand_apply: applies @action and records points and tokens. Returns: whether the caller has
 * to walk the programs on */
gboolean tw_by_hand_apply (TwPlay *play, const TwAction *action);

/** tw_by_hand_print: appends the notation of @action to @out. */
void tw_by_hand_print (const TwPlay *play, const TwAction *action, GString *out);

/** tw_by_hand_parse: Returns: %FALSE if @text is no action by hand; the caller has set the seat */
gboolean tw_by_hand_parse (const TwPlay *play, const char *text, TwAction *out_action);

/** tw_by_hand_figure: Returns: (transfer none) (nullable): the figure that @action moves */
TwFigure *tw_by_hand_figure (const TwPlay *play, const TwAction *action);

/**
 * tw_by_hand_note:
 * @play: a play that keeps notes
 * @note: (nullable): the text
 *
 * Returns: the number by which an action names the note; 0 for none
 */
guint tw_by_hand_note (const TwPlay *play, const char *note);

/** tw_by_hand_words: Returns: (transfer none): the note of an action, "" for none */
const char *tw_by_hand_words (const TwPlay *play, const TwAction *action);

G_END_DECLS
