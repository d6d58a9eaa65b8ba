/* Cemeteries: whether they are closed, and who is buried there. */
#include "engine/expansion/mists-private.h"

/* Rule: MIST-120, MIST-128, MIST-130. */
gboolean
mists_cemetery_is_closed (const TwPlay *play, const Mists *mists, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];

  if (mists->level.cemeteries == MISTS_CEMETERIES_HAUNTED)
    return tw_board_is_complete (&play->board, node);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_board_slot_at (&play->board, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge))
        == TW_NO_SLOT)
      return FALSE;
  return TRUE;
}

guint
mists_buried_on (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_LAID ? figure->node : TW_NO_NODE;
}
