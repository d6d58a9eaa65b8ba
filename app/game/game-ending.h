/* What the points would be if the game ended now. */
#pragma once

#include <gio/gio.h>

#include "app/game/game-result.h"

G_BEGIN_DECLS

/**
 * TwGameEnding:
 * @n_seats: number of seats
 * @score: what each seat would have, in points
 * @gain: how much of it is still to come, by seat and #TwResultPart
 * @names: what parts of it are called after
 */
typedef struct
{
  guint n_seats;
  int score[TW_MAX_SEATS];
  int gain[TW_MAX_SEATS][TW_N_RESULT_PARTS];
  TwResultNames names;
} TwGameEnding;

/**
 * tw_game_ending_find:
 * @game: a game
 * @out: (out caller-allocates): what its points would be
 *
 * A turn that has begun is over first, with nothing more done in it. Whoever is asked at the end answers with
 * nothing, too.
 *
 * Returns: %FALSE if the game is over, or all have one score: then there is nothing to compare
 */
gboolean tw_game_ending_find (const TwGame *game, TwGameEnding *out);

/**
 * tw_game_ending_words:
 * @self: what the points would be
 * @rules: the game's rules
 * @seat: a seat
 *
 * Returns: (transfer full): "If the game ended now: 31 (cities +8, fields +11)", translated
 */
char *tw_game_ending_words (const TwGameEnding *self, const TwRules *rules, guint seat);

/**
 * tw_game_ending_dup_course:
 * @game: a game
 * @cancellable: (nullable): stops it between two turns
 *
 * Plays a copy of @game again and ends it after each turn, which takes a millisecond for a game of the base game
 * and more for long ones: call it in a thread.
 *
 * Returns: (transfer full) (nullable) (element-type int): by turn (0 to the last one) and seat, as the progress of
 *   #TwGameResult, what the points would have been if the game had ended then; %NULL if all have one score,
 *   or it was stopped
 */
GArray *tw_game_ending_dup_course (const TwGame *game, GCancellable *cancellable);

G_END_DECLS
