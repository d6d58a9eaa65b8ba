/* The empty cells that an open feature faces. */
#include "engine/board/span.h"

/* The first edge of an empty cell behind which the feature with @root goes on. */
static guint
first_edge (const TwBoard *board, guint root, int x, int y)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint slot = tw_board_slot_at (board, x + tw_edge_x (edge), y + tw_edge_y (edge));
      guint facing = (edge + 2) % TW_N_EDGES, node = TW_NO_NODE;

      if (slot != TW_NO_SLOT && !board->slots[slot].is_face_down)
        node = tw_board_node_at (board, slot, (TwRimPlace) (4 * facing + 1),
                                 (TwKind) board->nodes[root].kind);
      if (node != TW_NO_NODE && tw_board_root (board, node) == root
          && tw_span_closes (board, node, facing) == 0)
        return edge;
    }
  return TW_N_EDGES;
}

/* A cell that several edges face is found at the first of them. */
guint
tw_board_n_open_cells (const TwBoard *board, guint node)
{
  guint root = tw_board_root (board, node), at = node, n = 0;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      TwRim rim =
          tw_rim_rotate (tw_board_tile (board, board->nodes[at].slot)->rim[at - slot->first_node],
                         slot->quarter_turns);

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          int x = slot->x + tw_edge_x (edge), y = slot->y + tw_edge_y (edge);

          if ((rim & TW_RIM_MIDDLE (edge)) && tw_board_slot_at (board, x, y) == TW_NO_SLOT
              && !tw_board_is_beyond (board, x, y) && tw_span_closes (board, at, edge) == 0)
            n += first_edge (board, root, x, y) == (edge + 2) % TW_N_EDGES;
        }
      at = board->nodes[at].next;
    }
  while (at != node);
  return n;
}
