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

/* The node across an edge of @node's tile that goes on what @node is there, or %TW_NO_NODE. */
static guint
across (const TwBoard *board, guint node, guint edge)
{
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  int here = tw_board_tile (board, board->nodes[node].slot)->land[(edge - slot->quarter_turns) & 3];
  guint other;

  if (here < 0 || slot->first_node + (guint) here != node)
    return TW_NO_NODE;
  other = tw_span_end_at (board, slot->x, slot->y, edge);
  return other != TW_NO_NODE && board->nodes[other].kind == board->nodes[node].kind ? other
                                                                                    : TW_NO_NODE;
}

/* What has been walked before leads to nothing new. */
static void
walk (const Walk *way, guint node)
{
  const TwBoardHead *head = way->board->head;

  if (node == TW_NO_NODE || !mark (way->marks, node) || way->stop (node, way->data))
    return;
  for (guint i = 0; i < head->n_joins; i++)
    if (head->joins[i].a == node || head->joins[i].b == node)
      walk (way, head->joins[i].a == node ? head->joins[i].b : head->joins[i].a);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    walk (way, across (way->board, node, edge));
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
  guint first = board->slots[slot].first_node;

  for (guint i = 0; i < tile->n_segments; i++)
    if (kinds & TW_KIND_BIT (tile->kind[i]))
      mark (marks, first + i);
  for (guint i = 0; i < tile->n_segments; i++)
    for (guint edge = 0; edge < TW_N_EDGES && (kinds & TW_KIND_BIT (tile->kind[i])); edge++)
      walk (&way, across (board, first + i, edge));
}
