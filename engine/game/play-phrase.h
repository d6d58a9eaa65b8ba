/* The sentences that a play has for actions. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_phrase:
 * @play: a play
 * @saying: which sentence is wanted
 * @out_phrase: (out): the sentence
 *
 * Asks the expansion that the action's verb belongs to; for a built-in verb, every expansion.
 *
 * Returns: whether there is a sentence
 */
gboolean tw_play_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase);

/** tw_play_question: Returns: what an expansion calls the question that @action answers now, 0 for none
 *   of theirs */
guint tw_play_question (const TwPlay *play, const TwAction *action);

/** tw_play_role: Returns: (transfer none): the role of @action's figure where it goes, or its type
 * in an action of an expansion; not translated */
const char *tw_play_role (const TwPlay *play, const TwAction *action);

G_END_DECLS
