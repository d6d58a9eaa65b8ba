/* What the log says of what a rule does where its author has written no words for it. Private to the folder. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/**
 * tw_deed_tell_move:
 * @play: a game
 * @figure: a figure of it that a rule has moved
 * @before: the same as it was before
 * @rules: (nullable): ids of the rules behind it
 *
 * Records where the figure has gone to, if it has gone anywhere and is not told of already: whose figure is
 * put into a zone is, and what waits beside the score track is seen there.
 */
void tw_deed_tell_move (TwPlay *play, const TwFigure *figure, const TwFigure *before,
                        const char *rules);

/**
 * tw_deed_tell_tokens:
 * @play: a game
 * @token: a type of token
 * @from: what they are taken from, nothing for the supply
 * @to: what they are given to, nothing for the supply
 * @seat: who has the turn
 * @n: how many there are; 0 are not told of
 * @rules: (nullable): ids of the rules behind it
 *
 * Records of tokens what is not told of whoever gets some: that they were laid, taken away, or lost.
 */
void tw_deed_tell_tokens (TwPlay *play, guint token, const TwThing *from, const TwThing *to,
                          guint seat, guint n, const char *rules);

/** tw_deed_tell_next_turn: records that the player on turn has the next one as well. */
void tw_deed_tell_next_turn (TwPlay *play, const char *rules);

G_END_DECLS
