/* Two ends that a thing can join. */
#include "engine/game/pair.h"

#include <string.h>

#include "engine/board/span.h"
#include "engine/game/notation-place.h"

#define OVER_WORD "over"
#define LAKE_WORD "lake"

static const char edge_letters[] = "NESW";

void
tw_pair_name (const TwPlay *play, guint a, guint b, TwAction *action)
{
  const TwBoard *board = &play->board;
  const TwSlot *slot = &board->slots[board->nodes[a].slot];
  guint edge;
  int x, y;

  if (board->nodes[a].slot == board->nodes[b].slot)
    {
      action->node = (guint16) (MIN (a, b) - slot->first_node);
      action->kind = (guint16) (MAX (a, b) - slot->first_node);
      action->x = slot->x;
      action->y = slot->y;
    }
  else if (tw_span_between (board, a, b, &x, &y, &edge))
    {
      action->node = (guint16) (edge & 1);
      action->kind = (guint16) (action->node + 2);
      action->turns = 1;
      action->x = (gint16) x;
      action->y = (gint16) y;
    }
}

gboolean
tw_pair_nodes (const TwPlay *play, const TwAction *action, guint out_nodes[2])
{
  const TwBoard *board = &play->board;
  guint slot = tw_board_slot_at (board, action->x, action->y);
  gboolean is_here = slot != TW_NO_SLOT && !board->slots[slot].is_face_down;

  for (guint i = 0; i < 2; i++)
    {
      guint end = i == 0 ? action->node : action->kind;

      out_nodes[i] = tw_pair_is_over (action)
                         ? tw_span_end_at (board, action->x, action->y, end & 3)
                     : is_here && end < tw_board_tile (board, slot)->n_nodes
                         ? board->slots[slot].first_node + end
                         : TW_NO_NODE;
    }
  return out_nodes[0] != TW_NO_NODE && out_nodes[1] != TW_NO_NODE && out_nodes[0] != out_nodes[1]
         && board->nodes[out_nodes[0]].kind == board->nodes[out_nodes[1]].kind;
}

/* The first edge of its tile that the segment meets. */
static TwEdge
edge_of (const TwBoard *board, guint node)
{
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  TwRim rim = tw_board_tile (board, board->nodes[node].slot)->rim[node - slot->first_node];

  rim = tw_rim_rotate (rim, slot->quarter_turns) & TW_RIM_MIDDLES;
  return rim != 0 ? (TwEdge) (__builtin_ctz (rim) / 4) : TW_EDGE_N;
}

void
tw_pair_edges (const TwPlay *play, const TwAction *action, TwEdge out_edges[2])
{
  guint nodes[2];

  tw_pair_nodes (play, action, nodes);
  for (guint i = 0; i < 2; i++)
    out_edges[i] = tw_pair_is_over (action) ? (TwEdge) ((i == 0 ? action->node : action->kind) & 3)
                   : nodes[i] == TW_NO_NODE ? TW_EDGE_N
                                            : edge_of (&play->board, nodes[i]);
}

/* What stands in front of the edges: the kind of land, or what it ends at. */
static const char *
word_of (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y), nodes[2];
  guint32 ends = 1u << (action->node & 31) | 1u << (action->kind & 31);

  if (tw_pair_is_over (action))
    return OVER_WORD;
  if (slot == TW_NO_SLOT || !tw_pair_nodes (play, action, nodes)
      || (ends & ~tw_board_tile (&play->board, slot)->at_lake) == 0)
    return LAKE_WORD;
  return tw_vocabulary_kind_name (play->rules->vocabulary,
                                  (TwKind) play->board.nodes[nodes[0]].kind);
}

void
tw_pair_append (const TwPlay *play, const TwAction *action, GString *out)
{
  TwEdge edges[2];

  tw_pair_edges (play, action, edges);
  g_string_append_printf (out, "%d,%d:%s(%c%c)", action->x, action->y, word_of (play, action),
                          edge_letters[MIN (edges[0], edges[1])],
                          edge_letters[MAX (edges[0], edges[1])]);
}

/* The segment of the tile in @slot at @edge that @word means, as its number on the tile. */
static guint
segment_at (const TwPlay *play, guint slot, const char *word, guint edge)
{
  const TwSlot *entry = &play->board.slots[slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);
  int node = edge < TW_N_EDGES ? tile->land[(edge - entry->quarter_turns) & 3] : -1;
  TwKind kind = tw_vocabulary_kind (play->rules->vocabulary, word);

  return node >= 0
                 && (strcmp (word, LAKE_WORD) == 0 ? (tile->at_lake >> node & 1) != 0
                                                   : tile->kind[node] == kind)
             ? (guint) node
             : G_MAXUINT16;
}

static gboolean
parse_ends (const TwPlay *play, const char *word, const guint edges[2], TwAction *out_action)
{
  guint slot = tw_board_slot_at (&play->board, out_action->x, out_action->y), a, b;

  if (strcmp (word, OVER_WORD) == 0)
    {
      out_action->node = (guint16) MIN (edges[0], edges[1]);
      out_action->kind = (guint16) MAX (edges[0], edges[1]);
      out_action->turns = 1;
      return edges[1] < TW_N_EDGES && out_action->kind - out_action->node == 2;
    }
  if (slot == TW_NO_SLOT || play->board.slots[slot].is_face_down)
    return FALSE;
  a = segment_at (play, slot, word, edges[0]);
  b = segment_at (play, slot, word, edges[1]);
  out_action->node = (guint16) MIN (a, b);
  out_action->kind = (guint16) MAX (a, b);
  return TRUE;
}

gboolean
tw_pair_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  g_autofree char *word = NULL;
  const char *at = text, *open;
  guint edges[2];
  gsize n;
  int x, y;

  if (!tw_notation_read_cell (&at, &x, &y) || *at++ != ':')
    return FALSE;
  open = strchr (at, '(');
  n = open != NULL ? strspn (open + 1, edge_letters) : 0;
  if (n < 1 || n > 2 || strcmp (open + 1 + n, ")") != 0)
    return FALSE;
  word = g_strndup (at, (gsize) (open - at));
  for (guint i = 0; i < 2; i++)
    edges[i] = i < n ? (guint) (strchr (edge_letters, open[1 + i]) - edge_letters) : TW_N_EDGES;
  out_action->x = (gint16) x;
  out_action->y = (gint16) y;
  return parse_ends (play, word, edges, out_action);
}
