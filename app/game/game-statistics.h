/* What can be counted of a game: tiles, figures, features, the best moves. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwSeatStatistics:
 * @n_tiles: tiles that were laid
 * @n_figures: figures that were placed on them
 * @n_completed: features that brought points when they were complete
 * @best: most points of one turn
 * @best_turn: in which turn that was
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

/** tw_game_statistics: counts for each seat; @out has room for %TW_MAX_SEATS. */
void tw_game_statistics (const TwGame *game, TwSeatStatistics *out);

G_END_DECLS
