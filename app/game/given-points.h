/* Points that no event brought: those of a given position, and scores set by hand; points in words. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * TwGivenPoints:
 * @log_index: the log entry that brought them
 * @turn: the turn's number, 0 before the first tile was laid
 * @seat: the seat that got them; 0 where all seats share one score
 * @points: how many; negative if they were taken away
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
 * These points and those of the events add up to every seat's score. Replays the game.
 *
 * Returns: (transfer full) (element-type TwGivenPoints): in the order of the log
 */
GArray *tw_game_dup_given_points (const TwGame *game);

/** tw_number_words: Returns: (transfer full): a number as people read it: "4" or "−2" */
char *tw_number_words (int n);

/** tw_points_words: Returns: (transfer full): points that somebody gets, with their sign: "+4" or "−2" */
char *tw_points_words (int points);

G_END_DECLS
