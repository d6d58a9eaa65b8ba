/* Pairs of segments. */
#include "engine/procedure/select/pair.h"

#include <string.h>

#include "engine/board/span.h"
#include "engine/procedure/select/along.h"
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

/* Whether what is joined there can pass; of those to which one has to come along the land it is
 * known that they do. */
static inline gboolean
may_be_joined (const TwBoard *board,
               const TwSelection *selection,
               guint slot,
               const TwTokenJoin *join)
{
  return join->is_there && (selection->token == TW_NO_TYPE || join->token == selection->token)
         && (slot == TW_NO_SLOT || board->nodes[join->a].slot == slot
             || board->nodes[join->b].slot == slot)
         && may_be (selection, board, join->a);
}

/* (nullable): by which way one has to come to what is joined. */
static const TwFilter *
along_of (const TwSight *sight, const TwSelection *selection)
{
  const TwFilter *near = selection->near != TW_NO_FILTER
                             ? &g_array_index (sight->all->filters, TwFilter, selection->near)
                             : NULL;

  return near != NULL && near->is_said ? near : NULL;
}

static gboolean
visit_reached (const TwSight *sight,
               const TwSelection *selection,
               const TwFilter *along,
               guint slot,
               TwVisit visit,
               gpointer data)
{
  const TwTokenJoin *joins = tw_joins (sight->all, sight->own);
  guint64 reached[TW_MAX_JOINS / 64];

  tw_procedure_along_joins (sight->play, sight->own, along->what,
                            tw_sight_thing (sight, along->name).slot, selection->kinds, reached);
  for (guint i = 0; i < G_N_ELEMENTS (reached); i++)
    for (guint64 left = reached[i]; left != 0; left &= left - 1)
      {
        const TwTokenJoin *join = &joins[64 * i + (guint) __builtin_ctzll (left)];

        if (may_be_joined (&sight->play->board, selection, slot, join)
            && visit_pair (sight, selection, join->a, join->b, visit, data))
          return TRUE;
      }
  return FALSE;
}

static gboolean
visit_joined (const TwSight *sight,
              const TwSelection *selection,
              guint slot,
              TwVisit visit,
              gpointer data)
{
  const TwTokenJoin *joins = tw_joins (sight->all, sight->own);
  const TwFilter *along = along_of (sight, selection);
  guint end = tw_joins_end_of (sight->all, sight->own);

  if (along != NULL)
    return end > 0 && visit_reached (sight, selection, along, slot, visit, data);
  for (guint i = 0; i < end; i++)
    if (may_be_joined (&sight->play->board, selection, slot, &joins[i])
        && visit_pair (sight, selection, joins[i].a, joins[i].b, visit, data))
      return TRUE;
  return FALSE;
}

/* The segments of the tile that can be ends, a bit each: only what reaches an edge can be joined.
 */
static inline guint32
ends_of (const TwSelection *selection, const TwPlayTile *tile)
{
  guint32 ends = 0;

  for (guint32 left = tile->middles; left != 0; left &= left - 1)
    {
      guint i = (guint) __builtin_ctz (left);

      if ((selection->kinds & TW_KIND_BIT (tile->kind[i]))
          && (selection->ends == 0
              || (tile->end[i] != TW_KIND_NONE && (selection->ends & TW_KIND_BIT (tile->end[i])))))
        ends |= left & -left;
    }
  return ends;
}

/* What joins the segments of the tile from node @first on, each with others, a bit each. */
static inline void
find_joined (const TwSight *sight, guint slot, guint first, guint32 out_with[TW_MAX_TILE_NODES])
{
  const TwTokenJoin *joins = tw_joins (sight->all, sight->own);
  const TwTokenJoin *end = joins + tw_joins_end_of (sight->all, sight->own);
  const TwNode *nodes = sight->play->board.nodes;

  for (; joins < end; joins++)
    if (joins->is_there && nodes[joins->a].slot == slot && nodes[joins->b].slot == slot)
      out_with[joins->a - first] |= 1u << (joins->b - first);
}

static gboolean
is_listed (const TwSight *sight, guint list, guint slot)
{
  const guint64 *words = tw_procedures_loop_words (sight->all, list, sight->own);

  return (words[slot / 64] >> (slot % 64) & 1) != 0;
}

/* Two segments of a tile that nothing joins yet. */
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
  guint32 ends, with[TW_MAX_TILE_NODES];

  if (board->slots[slot].is_face_down || (tile->twins & selection->kinds) == 0
      || (selection->unlisted != 0 && is_listed (sight, selection->unlisted - 1u, slot)))
    return FALSE;
  ends = ends_of (selection, tile);
  if ((ends & (ends - 1)) == 0)
    return FALSE;
  memset (with, 0, tile->n_segments * sizeof with[0]);
  find_joined (sight, slot, first, with);
  for (; ends != 0; ends &= ends - 1)
    {
      guint a = (guint) __builtin_ctz (ends);

      for (guint32 others = ends & (ends - 1) & ~with[a]; others != 0; others &= others - 1)
        {
          guint b = (guint) __builtin_ctz (others);

          if (tile->kind[a] == tile->kind[b]
              && visit_pair (sight, selection, first + a, first + b, visit, data))
            return TRUE;
        }
    }
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

/* The tiles that are on a list. */
static gboolean
visit_listed (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint list = selection->listed - 1u;
  const guint64 *words = tw_procedures_loop_words (sight->all, list, sight->own);

  for (guint i = 0; i < tw_procedures_loop (sight->all, list)->n_words; i++)
    for (guint64 left = words[i]; left != 0; left &= left - 1)
      if (visit_tile (sight, selection, 64 * i + (guint) __builtin_ctzll (left), visit, data))
        return TRUE;
  return FALSE;
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

  if (slot == TW_NO_SLOT && selection->listed != 0)
    return visit_listed (sight, selection, visit, data);
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

  if (!is_somewhere)
    return FALSE;
  if (selection->joined != TW_JOINED_NOT && visit_joined (sight, selection, slot, visit, data))
    return TRUE;
  if (selection->joined == TW_JOINED_ONLY)
    return FALSE;
  return (selection->across != 1 + TW_ACROSS_CELL
          && visit_tiles (sight, selection, slot, visit, data))
         || (selection->across != 1 + TW_ACROSS_TILE
             && visit_cells (sight, selection, slot, visit, data));
}
