/* Selections of segments. */
#include "engine/procedure/select/segment.h"

#include "engine/procedure/select/tiles.h"
#include "engine/procedure/state/piles.h"

static inline gboolean
visit_segment (const TwSight *sight,
               const TwSelection *selection,
               guint node,
               TwVisit visit,
               gpointer data)
{
  TwThing thing = tw_segment_thing (sight->play, node);

  return tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data);
}

static gboolean
visit_one (const TwSight *sight,
           const TwSelection *selection,
           guint node,
           TwVisit visit,
           gpointer data)
{
  return (selection->kinds & TW_KIND_BIT (sight->play->board.nodes[node].kind)) != 0
         && visit_segment (sight, selection, node, visit, data);
}

/* Most tiles have nothing of the kinds that are looked for: in the Mists a turn takes 5 % fewer
 * instructions when those are passed over, here, among features and among symbols. */
static inline gboolean
visit_tile (const TwSight *sight,
            const TwSelection *selection,
            guint slot,
            TwVisit visit,
            gpointer data)
{
  const TwBoard *board = &sight->play->board;
  const TwPlayTile *tile;

  if (slot == TW_NO_SLOT || board->slots[slot].is_face_down)
    return FALSE;
  tile = tw_board_tile (board, slot);
  for (guint i = 0; (tile->kinds & selection->kinds) != 0 && i < tile->n_nodes; i++)
    if ((selection->kinds & TW_KIND_BIT (tile->kind[i]))
        && visit_segment (sight, selection, board->slots[slot].first_node + i, visit, data))
      return TRUE;
  return FALSE;
}

static gboolean
visit_feature (const TwSight *sight,
               const TwSelection *selection,
               guint node,
               TwVisit visit,
               gpointer data)
{
  guint at = node;

  if (node == TW_NO_NODE)
    return FALSE;
  do
    {
      if (visit_one (sight, selection, at, visit, data))
        return TRUE;
      at = sight->play->board.nodes[at].next;
    }
  while (at != node);
  return FALSE;
}

static gboolean
visit_piles (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint n;
  const TwPile *piles = tw_piles (sight->all, sight->own, &n);

  for (guint i = 0; i < n; i++)
    if (piles[i].token == selection->token && piles[i].node != TW_NO_NODE
        && visit_one (sight, selection, piles[i].node, visit, data))
      return TRUE;
  return FALSE;
}

static gboolean
visit_around (const TwSight *sight,
              const TwSelection *selection,
              const TwCentre *centre,
              TwVisit visit,
              gpointer data)
{
  for (guint i = 0; i < TW_N_AROUND; i++)
    if (visit_tile (sight, selection, tw_tiles_around (&sight->play->board, centre, i), visit,
                    data))
      return TRUE;
  return FALSE;
}

gboolean
tw_segment_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  const TwBoard *board = &sight->play->board;
  TwCentre centre;

  if (selection->at_tile != 0)
    return visit_tile (sight, selection, tw_sight_thing (sight, selection->at_tile).slot, visit,
                       data);
  if (selection->token != TW_NO_TYPE)
    return visit_piles (sight, selection, visit, data);
  /* Those of a feature lie in a ring, whose order is nobody's business. */
  if (selection->feature != TW_NO_NAME && !selection->is_asked)
    return visit_feature (sight, selection, tw_sight_thing (sight, selection->feature).node, visit,
                          data);
  if (!selection->is_asked && tw_tiles_find_centre (sight, selection, &centre))
    return visit_around (sight, selection, &centre, visit, data);
  for (guint slot = 0; slot < board->head->n_slots; slot++)
    if (visit_tile (sight, selection, slot, visit, data))
      return TRUE;
  return FALSE;
}

gboolean
tw_segment_visit_tokens (const TwSight *sight,
                         const TwSelection *selection,
                         TwVisit visit,
                         gpointer data)
{
  guint n;
  const TwPile *piles = tw_piles (sight->all, sight->own, &n);

  for (guint i = 0; i < n; i++)
    {
      TwThing thing = TW_NOTHING;

      if (piles[i].slot == TW_NO_SLOT
          || (selection->token != TW_NO_TYPE && piles[i].token != selection->token))
        continue;
      thing.node = piles[i].node;
      thing.slot = piles[i].slot;
      if (!tw_selection_passes_rest (sight, selection, &thing))
        continue;
      for (guint k = 0; k < piles[i].n; k++)
        if (visit (sight, &thing, data))
          return TRUE;
    }
  return FALSE;
}
