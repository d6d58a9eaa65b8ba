/* Whether the tiles that nobody has seen can complete a feature. */
#include "app/game/closing-odds.h"

#include "app/game/tiles-left.h"

#define MOST_CELLS 32

/* The empty cells that the feature faces. Returns: how many */
static guint
find_cells (const TwBoard *board, guint node, int cells[MOST_CELLS][2])
{
  guint at = node, n = 0;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      TwRim rim =
          tw_rim_rotate (tw_board_tile (board, board->nodes[at].slot)->rim[at - slot->first_node],
                         slot->quarter_turns);

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          int x = slot->x + tw_edge_x (edge), y = slot->y + tw_edge_y (edge);
          gboolean is_new = (rim & TW_RIM_MIDDLE (edge)) && n < MOST_CELLS
                            && tw_board_slot_at (board, x, y) == TW_NO_SLOT;

          for (guint i = 0; is_new && i < n; i++)
            is_new = cells[i][0] != x || cells[i][1] != y;
          if (!is_new)
            continue;
          cells[n][0] = x;
          cells[n++][1] = y;
        }
      at = board->nodes[at].next;
    }
  while (at != node);
  return n;
}

/* Whether a tile of that kind fits the open place and, with @copy, completes the feature there. */
static gboolean
can_fill (const TwPlay *play, guint open, guint kind, const int cell[2], guint node, TwPlay *copy)
{
  guint fitting = tw_tiles_left_turns (play, kind, open);

  for (guint turns = 0; turns < 4; turns++)
    {
      if (!(fitting >> turns & 1))
        continue;
      if (copy == NULL)
        return TRUE;
      tw_play_copy (copy, play);
      tw_board_place (&copy->board, kind, cell[0], cell[1], turns);
      if (tw_board_is_complete (&copy->board, node))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_closing_odds_find (const TwPlay *play, const TwPlay *unseen, guint node, TwClosingOdds *out)
{
  const TwBoard *board = &play->board;
  guint n_kinds = play->rules->catalogue->n_kinds;
  g_autoptr (GArray) left = NULL;
  g_autoptr (TwPlay) copy = NULL;
  int cells[MOST_CELLS][2];

  *out = (TwClosingOdds){ 0 };
  if (!tw_kind_info (board->nodes[node].kind)->merges || board->nodes[node].kind == TW_KIND_FIELD
      || tw_board_is_complete (board, node))
    return FALSE;
  left = tw_tiles_left_count (unseen != NULL ? unseen : play);
  out->n_left = tw_tiles_left_sum (left);
  out->n_cells = find_cells (board, node, cells);
  out->n_fit = out->n_left;
  if (out->n_cells == 1)
    copy = tw_play_new (play->rules, 0);
  for (guint i = 0; i < out->n_cells; i++)
    {
      int open = tw_board_open_at (board, cells[i][0], cells[i][1]);
      guint n = 0;

      for (guint kind = 0; open >= 0 && kind < n_kinds; kind++)
        if (g_array_index (left, guint, kind) > 0
            && can_fill (play, (guint) open, kind, cells[i], node, copy))
          n += g_array_index (left, guint, kind);
      out->n_fit = MIN (out->n_fit, n);
    }
  return out->n_cells > 0;
}
