/* Statistics of a game: tiles, figures, features, the best turns. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwSeatStatistics:
 * @n_tiles: tiles laid
 * @n_figures: figures placed
 * @n_completed: features that brought points when they were completed
 * @best: most points in one turn
 * @best_turn: the number of that turn
 * @n_left: figures in the supply at the end
 */
typedef struct
{
  guint n_tiles;
  guint n_figures;
  guint n_completed;
  int best;
  guint best_turn;
  guint n_left;
} TwSeatStatistics;

/** tw_game_statistics: fills @out for each seat; @out has room for %TW_MAX_SEATS. */
void tw_game_statistics (const TwGame *game, TwSeatStatistics *out);

G_END_DECLS
