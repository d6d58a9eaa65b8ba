/* Tokens: handed out during the game, worth points at its end. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_play_tokens_left: Returns: how many tokens of a type nobody holds */
guint tw_play_tokens_left (const TwPlay *play, guint token);

/**
 * tw_play_give_tokens:
 * @play: a play
 * @seat: the seat that gets them
 * @token: type of token
 * @n: how many
 *
 * Takes the tokens from the common supply and records an event.
 *
 * Returns: how many the seat got; fewer than @n when the supply runs out
 */
guint tw_play_give_tokens (TwPlay *play, guint seat, guint token, guint n);

/** tw_play_take_tokens: puts @n of the tokens that @seat holds back into the common supply. */
void tw_play_take_tokens (TwPlay *play, guint seat, guint token, guint n);

/**
 * tw_play_token_mark:
 * @play: a play
 * @token: type of token
 * @slot: a tile of its board
 *
 * Such tokens may have a symbol at which they lie, one upon the other.
 *
 * Returns: 1 + that symbol's index among the symbols of the tile; 0 for none: the tokens lie anywhere on the tile,
 *   it has no such symbol, or it lies face down
 */
guint tw_play_token_mark (const TwPlay *play, guint token, guint slot);

G_END_DECLS
