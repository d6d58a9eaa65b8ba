/* Points that no event has brought: a position that was given, scores that were set. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * TwGivenPoints:
 * @log_index: the entry of the log that brought them
 * @turn: in which turn, 0 before the first tile was laid
 * @seat: who got them; 0 where all have one score
 * @points: how many; less than 0 if they were taken
 */
typedef struct
{
  guint log_index;
  guint turn;
  guint seat;
  int points;
} TwGivenPoints;

/**
 * tw_game_dup_given_points:
 * @game: a game
 *
 * With its events they make up everybody's score. Plays the game again.
 *
 * Returns: (transfer full) (element-type TwGivenPoints): in the order of the log
 */
GArray *tw_game_dup_given_points (const TwGame *game);

G_END_DECLS
