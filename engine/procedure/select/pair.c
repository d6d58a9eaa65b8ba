/* Pairs of segments. */
#include "engine/procedure/select/pair.h"

#include "engine/board/span.h"
#include "engine/procedure/state/join.h"

static gboolean
visit_pair (const TwSight *sight,
            const TwSelection *selection,
            guint a,
            guint b,
            TwVisit visit,
            gpointer data)
{
  TwThing thing = tw_joins_thing (sight->play, a, b);

  return tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data);
}

static gboolean
may_be (const TwSelection *selection, const TwBoard *board, guint node)
{
  return (selection->kinds & TW_KIND_BIT (board->nodes[node].kind)) != 0;
}

static gboolean
visit_joined (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  const TwTokenJoin *joins = tw_joins (sight->all, sight->own);

  for (guint i = 0; i < sight->all->n_joins; i++)
    if (joins[i].is_there && may_be (selection, &sight->play->board, joins[i].a)
        && visit_pair (sight, selection, joins[i].a, joins[i].b, visit, data))
      return TRUE;
  return FALSE;
}

/* Two segments of a tile that nothing joins yet; only what reaches an edge can be joined. */
static gboolean
visit_tile (const TwSight *sight,
            const TwSelection *selection,
            guint slot,
            TwVisit visit,
            gpointer data)
{
  const TwBoard *board = &sight->play->board;
  const TwPlayTile *tile = tw_board_tile (board, slot);
  guint first = board->slots[slot].first_node;

  if (board->slots[slot].is_face_down || (tile->twins & selection->kinds) == 0)
    return FALSE;
  for (guint a = 0; a < tile->n_segments; a++)
    for (guint b = a + 1; b < tile->n_segments; b++)
      if (tile->kind[a] == tile->kind[b] && may_be (selection, board, first + a)
          && (tile->rim[a] & TW_RIM_MIDDLES) != 0 && (tile->rim[b] & TW_RIM_MIDDLES) != 0
          && tw_joins_find (sight->all, sight->own, first + a, first + b) < 0
          && visit_pair (sight, selection, first + a, first + b, visit, data))
        return TRUE;
  return FALSE;
}

/* What meets the cell from the north and south, or east and west. */
static gboolean
visit_cell (const TwSight *sight,
            const TwSelection *selection,
            int x,
            int y,
            guint edge,
            TwVisit visit,
            gpointer data)
{
  const TwBoard *board = &sight->play->board;
  guint a = tw_span_end_at (board, x, y, edge), b = tw_span_end_at (board, x, y, edge + 2);

  return a != TW_NO_NODE && b != TW_NO_NODE && a != b
         && board->nodes[a].kind == board->nodes[b].kind && may_be (selection, board, a)
         && tw_joins_find (sight->all, sight->own, a, b) < 0
         && visit_pair (sight, selection, a, b, visit, data);
}

static gboolean
visit_tiles (const TwSight *sight,
             const TwSelection *selection,
             guint slot,
             TwVisit visit,
             gpointer data)
{
  guint first = slot != TW_NO_SLOT ? slot : 0,
        end = slot != TW_NO_SLOT ? slot + 1 : sight->play->board.head->n_slots;

  for (guint i = first; i < end; i++)
    if (visit_tile (sight, selection, i, visit, data))
      return TRUE;
  return FALSE;
}

static gboolean
visit_cells (const TwSight *sight,
             const TwSelection *selection,
             guint slot,
             TwVisit visit,
             gpointer data)
{
  const TwBoard *board = &sight->play->board;
  const TwSlot *entry = slot != TW_NO_SLOT ? &board->slots[slot] : NULL;

  for (guint edge = 0; entry != NULL && edge < TW_N_EDGES; edge++)
    {
      int x = entry->x + tw_edge_x (edge), y = entry->y + tw_edge_y (edge);

      if (tw_board_open_at (board, x, y) >= 0
          && visit_cell (sight, selection, x, y, edge & 1, visit, data))
        return TRUE;
    }
  for (guint i = 0; entry == NULL && i < board->head->n_open; i++)
    for (guint edge = 0; edge < 2; edge++)
      if (visit_cell (sight, selection, board->open[i].x, board->open[i].y, edge, visit, data))
        return TRUE;
  return FALSE;
}

gboolean
tw_pair_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint slot =
      selection->at_tile != 0 ? tw_sight_thing (sight, selection->at_tile).slot : TW_NO_SLOT;
  gboolean is_somewhere = selection->at_tile == 0 || slot != TW_NO_SLOT;

  if (selection->joined != TW_JOINED_NOT && visit_joined (sight, selection, visit, data))
    return TRUE;
  if (selection->joined == TW_JOINED_ONLY || !is_somewhere)
    return FALSE;
  return (selection->across != 1 + TW_ACROSS_CELL
          && visit_tiles (sight, selection, slot, visit, data))
         || (selection->across != 1 + TW_ACROSS_TILE
             && visit_cells (sight, selection, slot, visit, data));
}
