/* Whether the tiles that nobody has seen can complete a feature. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwClosingOdds:
 * @n_cells: how many empty cells the feature needs filled
 * @n_fit: how many of the tiles left fit the cell that the fewest fit; of those for an only cell, how many
 *   complete the feature there
 * @n_left: how many tiles are left
 */
typedef struct
{
  guint n_cells;
  guint n_fit;
  guint n_left;
} TwClosingOdds;

/**
 * tw_closing_odds_find:
 * @play: a play
 * @unseen: (nullable): the play whose tiles are left, of the same rules; %NULL for @play
 * @node: a node of @play
 * @out: (out caller-allocates): the odds
 *
 * Returns: %FALSE for a feature that is complete or that has no edges to be closed: a field, a place
 */
gboolean tw_closing_odds_find (const TwPlay *play,
                               const TwPlay *unseen,
                               guint node,
                               TwClosingOdds *out);

G_END_DECLS
