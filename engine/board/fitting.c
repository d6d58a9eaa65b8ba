/* Whether a tile fits anywhere, and where. */
#include "engine/board/fitting.h"

guint
tw_board_n_places (const TwBoard *board, guint kind)
{
  const TwEdgeCodes *edges = board->catalogue->tiles[kind].edges;
  guint n = 0;

  for (guint first = 0; first < board->head->n_open; first += TW_FITTING_AT_ONCE)
    n += (guint) __builtin_popcountll (
        tw_fitting_word (board, first, MIN (board->head->n_open - first, TW_FITTING_AT_ONCE),
                         edges));
  return n;
}

gboolean
tw_board_has_place (const TwBoard *board, guint kind)
{
  const TwEdgeCodes *edges = board->catalogue->tiles[kind].edges;

  for (guint first = 0; first < board->head->n_open; first += TW_FITTING_AT_ONCE)
    if (tw_fitting_word (board, first, MIN (board->head->n_open - first, TW_FITTING_AT_ONCE), edges)
        != 0)
      return TRUE;
  return FALSE;
}
