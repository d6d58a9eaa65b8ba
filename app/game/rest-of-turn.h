/* A turn that goes on with nothing more. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * tw_rest_of_turn_play:
 * @game: a game
 *
 * Answers with nothing wherever that is allowed, and with the first answer elsewhere, until the turn
 * of the last answer is over and what it completed has been counted. Does nothing between two turns.
 */
void tw_rest_of_turn_play (TwGame *game);

/**
 * tw_rest_of_turn_compare:
 * @game: a game that waits for an answer
 * @actions: (array length=n): an answer: a tile and then its figure are one
 * @n: how many actions
 * @out_base: (out) (transfer full): the game without it, once the turn is over
 * @out_after: (out) (transfer full): the game with it
 *
 * Both are copies that answer for chance, whatever @game does.
 *
 * Returns: %FALSE if the answer is not legal; nothing is given then
 */
gboolean tw_rest_of_turn_compare (const TwGame *game, const TwAction *actions, guint n,
                                  TwGame **out_base, TwGame **out_after);

/** tw_rest_of_turn_take_back: where a recorded game waits for what chance brings to the last answer, such as the
 * die of a flight, takes that answer back: nobody knows yet what it leads to. */
void tw_rest_of_turn_take_back (TwGame *game);

/** tw_rest_of_turn_answer: answers one question of @game in that way. Returns: %FALSE if nothing is
 * asked */
gboolean tw_rest_of_turn_answer (TwGame *game);

G_END_DECLS
