/* Selections of features. */
#include "engine/procedure/select/features.h"

#include "engine/procedure/state/piles.h"

static inline gboolean
visit_root (const TwSight *sight,
            const TwSelection *selection,
            guint root,
            TwVisit visit,
            gpointer data)
{
  TwThing thing = tw_thing_of_node (root);

  return tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data);
}

static gboolean
visit_feature (const TwSight *sight,
               const TwSelection *selection,
               guint root,
               TwVisit visit,
               gpointer data)
{
  return (selection->kinds & TW_KIND_BIT (sight->play->board.nodes[root].kind)) != 0
         && visit_root (sight, selection, root, visit, data);
}

/* Whether another one of the tile's first @n nodes is of the same feature. */
static inline gboolean
is_known (const TwNode *nodes, guint n)
{
  for (guint i = 0; i < n; i++)
    if (nodes[i].root == nodes[n].root)
      return TRUE;
  return FALSE;
}

/* Those of one tile, each once. */
static gboolean
visit_tile (const TwSight *sight,
            const TwSelection *selection,
            guint slot,
            TwVisit visit,
            gpointer data)
{
  const TwBoard *board = &sight->play->board;
  const TwPlayTile *tile;
  const TwNode *nodes;

  if (slot == TW_NO_SLOT || board->slots[slot].is_face_down)
    return FALSE;
  tile = tw_board_tile (board, slot);
  nodes = &board->nodes[board->slots[slot].first_node];
  for (guint i = 0; (tile->kinds & selection->kinds) != 0 && i < tile->n_nodes; i++)
    if ((selection->kinds & TW_KIND_BIT (tile->kind[i])) && !is_known (nodes, i)
        && visit_root (sight, selection, nodes[i].root, visit, data))
      return TRUE;
  return FALSE;
}

gboolean
tw_features_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  const TwBoard *board = &sight->play->board;
  const TwState *state = sight->play->state;

  guint end, first = tw_completed (sight->play, &end);

  if (selection->at_tile != 0)
    return visit_tile (sight, selection, tw_sight_thing (sight, selection->at_tile).slot, visit,
                       data);
  for (guint i = first; selection->queued && i < end; i++)
    if (visit_feature (sight, selection, tw_board_root (board, state->queue[i]), visit, data))
      return TRUE;
  for (guint node = 0; !selection->queued && node < board->head->n_nodes; node++)
    if (board->nodes[node].root == node && visit_feature (sight, selection, node, visit, data))
      return TRUE;
  return FALSE;
}
