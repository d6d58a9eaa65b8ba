/* What people do by hand: pieces that no rule knows, tokens, points that are typed in, and what a
 * sandbox allows (sandbox.h).
 *
 * Never listed and never asked for, and no rule takes notice of a piece that none knows: it has a
 * place of its own (%TW_FIGURE_HAND), and is moved at any time. Other figures are put and taken
 * while nothing else goes on than that a tile is to be laid, and stand there as if they had been
 * placed in their turn. Players of the program do nothing of it.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_by_hand_is: Returns: whether @verb is one of them */
static inline gboolean
tw_by_hand_is (guint verb)
{
  return verb >= TW_VERB_MOVE && verb <= TW_VERB_SEATS;
}

/**
 * tw_by_hand_ids:
 * @rules: rules
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the figures and tokens that no rule
 *   knows, so that players of the program, and simulations, do nothing with them
 */
char **tw_by_hand_ids (const TwRules *rules);

/**
 * tw_by_hand_may:
 * @play: a play
 * @action: a verb of these
 *
 * Rule: HAND-001 to HAND-006.
 *
 * Returns: whether there is such a piece, such a place, so many tokens
 */
gboolean tw_by_hand_may (const TwPlay *play, const TwAction *action);

/** tw_by_hand_apply: does it, and records points and tokens. Returns: whether the programs are to be
 * walked on from there */
gboolean tw_by_hand_apply (TwPlay *play, const TwAction *action);

/** tw_by_hand_print: appends the notation. */
void tw_by_hand_print (const TwPlay *play, const TwAction *action, GString *out);

/** tw_by_hand_parse: Returns: %FALSE if @text is none of these; the seat is set already */
gboolean tw_by_hand_parse (const TwPlay *play, const char *text, TwAction *out_action);

/** tw_by_hand_figure: Returns: (transfer none) (nullable): the figure that @action moves */
TwFigure *tw_by_hand_figure (const TwPlay *play, const TwAction *action);

/**
 * tw_by_hand_note:
 * @play: a play that keeps notes
 * @note: (nullable): words
 *
 * Returns: the number by which an action names them; 0 for none
 */
guint tw_by_hand_note (const TwPlay *play, const char *note);

/** tw_by_hand_words: Returns: (transfer none): the note of an action, "" for none */
const char *tw_by_hand_words (const TwPlay *play, const TwAction *action);

G_END_DECLS
