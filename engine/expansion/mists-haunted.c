/* What a tile that lies face down keeps from completion. */
#include "engine/expansion/mists-private.h"

static gboolean
is_down_at (const TwPlay *play, int x, int y)
{
  guint slot = tw_board_slot_at (&play->board, x, y);

  return slot != TW_NO_SLOT && play->board.slots[slot].is_face_down;
}

/* Whether a face-down tile lies where @node of its tile would go on. */
static gboolean
meets_down (const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, play->board.nodes[node].slot);
  TwRim rim = tw_rim_rotate (tile->rim[node - slot->first_node], slot->quarter_turns);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if ((rim & TW_RIM_MIDDLE (edge))
        && is_down_at (play, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge)))
      return TRUE;
  return FALSE;
}

/* Rule: MIST-135 to MIST-137. */
gboolean
mists_is_haunted (const TwPlay *play, guint node)
{
  const TwBoard *board = &play->board;
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  guint at = node;

  if (board->nodes[node].kind == TW_KIND_CEMETERY)
    return FALSE;
  if (tw_board_tile (board, board->nodes[node].slot)->places & (1u << (node - slot->first_node)))
    return tw_board_n_around (board, slot->x, slot->y, TRUE)
           != tw_board_n_around (board, slot->x, slot->y, FALSE);
  do
    {
      if (meets_down (play, at))
        return TRUE;
      at = board->nodes[at].next;
    }
  while (at != node);
  return FALSE;
}
