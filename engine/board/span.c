/* Joins over a cell. */
#include "engine/board/span.h"

/* The node of the tile in @slot at @edge, as the tile lies. */
static guint
land_at (const TwBoard *board, guint slot, guint edge)
{
  int node = tw_board_tile (board, slot)->land[(edge - board->slots[slot].quarter_turns) & 3];

  return node < 0 ? TW_NO_NODE : board->slots[slot].first_node + (guint) node;
}

guint
tw_span_end_at (const TwBoard *board, int x, int y, guint edge)
{
  guint slot = tw_board_slot_at (board, x + tw_edge_x (edge), y + tw_edge_y (edge));

  return slot == TW_NO_SLOT || board->slots[slot].is_face_down
             ? TW_NO_NODE
             : land_at (board, slot, (edge + 2) & 3);
}

gboolean
tw_span_between (const TwBoard *board, guint a, guint b, int *out_x, int *out_y, guint *out_edge)
{
  const TwSlot *from = &board->slots[board->nodes[a].slot];

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int x = from->x - tw_edge_x (edge), y = from->y - tw_edge_y (edge);

      if (tw_span_end_at (board, x, y, edge) != a
          || tw_span_end_at (board, x, y, (edge + 2) & 3) != b)
        continue;
      *out_x = x;
      *out_y = y;
      *out_edge = edge;
      return TRUE;
    }
  return FALSE;
}

guint
tw_span_closes (const TwBoard *board, guint node, guint edge)
{
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  guint across = board->head->n_spans > 0 ? tw_span_end_at (board, slot->x + tw_edge_x (edge),
                                                            slot->y + tw_edge_y (edge), edge)
                                          : TW_NO_NODE;

  for (guint i = 0; across != TW_NO_NODE && i < board->head->n_joins; i++)
    {
      const TwJoin *join = &board->head->joins[i];

      if ((join->a == node && join->b == across) || (join->b == node && join->a == across))
        return 1;
    }
  return 0;
}

gboolean
tw_span_is_open (const TwBoard *board, guint a, guint b)
{
  guint edge, slot;
  int x, y;

  if (!tw_span_between (board, a, b, &x, &y, &edge))
    return FALSE;
  slot = tw_board_slot_at (board, x, y);
  return slot == TW_NO_SLOT || board->slots[slot].is_face_down;
}
