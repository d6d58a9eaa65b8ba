/* Along the land. */
#include "engine/board/along.h"

#include "engine/board/span.h"

typedef struct
{
  const TwBoard *board;
  guint32 *marks;
  TwAlongStop stop;
  gpointer data;
} Walk;

static gboolean
mark (guint32 *marks, guint node)
{
  guint32 bit = 1u << (node & 31);
  gboolean is_new = (marks[node >> 5] & bit) == 0;

  marks[node >> 5] |= bit;
  return is_new;
}

/* The node behind that edge of the tile to which land of @kind goes on, or %TW_NO_NODE. */
static inline guint
behind (const TwBoard *board, const TwSlot *slot, guint edge, guint kind)
{
  guint other = tw_span_end_at (board, slot->x, slot->y, edge);

  return other != TW_NO_NODE && board->nodes[other].kind == kind ? other : TW_NO_NODE;
}

/* What has been walked before leads to nothing new. */
static void
walk (const Walk *way, guint node)
{
  const TwBoard *board = way->board;
  const TwBoardHead *head = board->head;
  const TwSlot *slot;
  const TwPlayTile *tile;

  if (node == TW_NO_NODE || !mark (way->marks, node) || way->stop (node, way->data))
    return;
  for (guint i = 0; i < head->n_joins; i++)
    if (head->joins[i].a == node || head->joins[i].b == node)
      walk (way, head->joins[i].a == node ? head->joins[i].b : head->joins[i].a);
  slot = &board->slots[board->nodes[node].slot];
  tile = tw_board_tile (board, board->nodes[node].slot);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tile->land[(edge - slot->quarter_turns) & 3] == (int) (node - slot->first_node))
      walk (way, behind (board, slot, edge, board->nodes[node].kind));
}

void
tw_along_walk (const TwBoard *board,
               guint slot,
               TwKindSet kinds,
               guint32 *marks,
               TwAlongStop stop,
               gpointer data)
{
  const Walk way = { board, marks, stop, data };
  const TwPlayTile *tile = tw_board_tile (board, slot);
  const TwSlot *entry = &board->slots[slot];

  for (guint i = 0; i < tile->n_segments; i++)
    if (kinds & TW_KIND_BIT (tile->kind[i]))
      mark (marks, entry->first_node + i);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int here = tile->land[(edge - entry->quarter_turns) & 3];

      if (here >= 0 && (kinds & TW_KIND_BIT (tile->kind[here])))
        walk (&way, behind (board, entry, edge, tile->kind[here]));
    }
}
