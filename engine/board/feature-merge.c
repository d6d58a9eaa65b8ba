/* Features: uniting nodes, always the smaller ring into the larger one.
 *
 * Each node names its root directly, so asking for a feature is one load; a node is
 * relabelled at most log2(n) times.
 */
#include "engine/board/feature-merge.h"

#include "engine/board/feature-merge-private.h"

#include "engine/board/span.h"

#include <string.h>

/* With fewer counted symbols than these they are gone through one by one, as soon as it is done:
 * the base game has one. */
#define FEW_COUNTED 4

/* @n: the number of counted symbols, 0 if init_totals() sees to them */
static inline void
node_init (TwBoard *board, const TwPlayTile *tile, guint slot, guint index, guint n)
{
  guint node = board->slots[slot].first_node + index;
  TwNode *entry = &board->nodes[node];

  entry->root = (guint16) node;
  entry->next = (guint16) node;
  entry->slot = (guint16) slot;
  entry->size = 1;
  entry->n_tiles = 1;
  entry->n_open = tile->n_open[index];
  entry->occupants = 0;
  entry->kind = tile->kind[index];
  entry->is_dead = FALSE;
  for (guint c = 0; c < n; c++)
    board->totals[node * n + c] = tile->symbols[index][c];
}

/* What is counted on the nodes of a tile: most show nothing of it. */
static G_NO_INLINE void
init_totals (TwBoard *board, const TwPlayTile *tile, guint first)
{
  const guint n_counted = board->n_counted;
  guint16 *totals = &board->totals[first * n_counted];

  memset (totals, 0, tile->n_nodes * n_counted * sizeof *totals);
  for (guint32 left = tile->shown; left != 0; left &= left - 1)
    {
      guint c = (guint) __builtin_ctz (left);

      for (guint index = 0; index < tile->n_nodes; index++)
        totals[index * n_counted + c] = tile->symbols[index][c];
    }
}

/* Adds four numbers at a time, each for itself: what runs over in one does not come to the next. */
static G_NO_INLINE void
add_totals (guint16 *to, const guint16 *from, guint n)
{
  const guint64 high = G_GUINT64_CONSTANT (0x8000800080008000);
  guint i = 0;

  for (; i + 4 <= n; i += 4)
    {
      guint64 a, b;

      memcpy (&a, to + i, sizeof a);
      memcpy (&b, from + i, sizeof b);
      a = ((a & ~high) + (b & ~high)) ^ ((a ^ b) & high);
      memcpy (to + i, &a, sizeof a);
    }
  for (; i < n; i++)
    to[i] = (guint16) (to[i] + from[i]);
}

void
tw_feature_merge_add_nodes (TwBoard *board, guint slot)
{
  const TwPlayTile *tile = tw_board_tile (board, slot);
  guint n_nodes = tile->n_nodes, n_few = board->n_counted < FEW_COUNTED ? board->n_counted : 0;

  board->head->n_nodes = (guint16) (board->head->n_nodes + n_nodes);
  for (guint index = 0; index < n_nodes; index++)
    node_init (board, tile, slot, index, n_few);
  if (n_few < board->n_counted)
    init_totals (board, tile, board->slots[slot].first_node);
  memset (&board->weights[board->slots[slot].first_node * board->n_seats], 0,
          n_nodes * board->n_seats);
}

/* Tiles on which both features have a node: they count once in the united one. */
static guint
n_common_tiles (const TwBoard *board, guint small, guint large)
{
  guint n = 0;
  guint at = small;

  do
    {
      guint slot = board->nodes[at].slot;
      const TwPlayTile *tile = tw_board_tile (board, slot);

      if (tile->twins & TW_KIND_BIT (board->nodes[at].kind))
        {
          guint first = board->slots[slot].first_node;
          gboolean is_first = TRUE, meets = FALSE;

          for (guint node = first; node < first + tile->n_segments; node++)
            {
              is_first &= node >= at || board->nodes[node].root != small;
              meets |= board->nodes[node].root == large;
            }
          n += is_first && meets;
        }
      at = board->nodes[at].next;
    }
  while (at != small);
  return n;
}

/* @ends: open ends that the union closes, 2 across an edge, 0 between fields. */
static void
unite (TwBoard *board, guint a, guint b, guint ends)
{
  guint large = board->nodes[a].root, small = board->nodes[b].root;
  TwNode *into, *from;
  guint at, next;

  if (large == small)
    {
      board->nodes[large].n_open = (gint16) (board->nodes[large].n_open - (int) ends);
      return;
    }
  if (board->nodes[large].size < board->nodes[small].size)
    {
      guint swap = large;

      large = small;
      small = swap;
    }
  into = &board->nodes[large];
  from = &board->nodes[small];
  if (into->kind != TW_KIND_FIELD)
    into->n_tiles =
        (guint16) (into->n_tiles + from->n_tiles - n_common_tiles (board, small, large));
  into->n_open = (gint16) (into->n_open + from->n_open - (int) ends);
  into->size = (guint16) (into->size + from->size);
  into->occupants = (guint8) (into->occupants + from->occupants);
  into->is_dead |= from->is_dead;
  if (board->n_counted < FEW_COUNTED)
    for (guint c = 0; c < board->n_counted; c++)
      board->totals[large * board->n_counted + c] =
          (guint16) (board->totals[large * board->n_counted + c]
                     + board->totals[small * board->n_counted + c]);
  else
    add_totals (&board->totals[large * board->n_counted], &board->totals[small * board->n_counted],
                board->n_counted);
  if (from->occupants > 0 || board->head->has_idle_weights)
    for (guint seat = 0; seat < board->n_seats; seat++)
      board->weights[large * board->n_seats + seat] =
          (guint8) (board->weights[large * board->n_seats + seat]
                    + board->weights[small * board->n_seats + seat]);
  at = small;
  do
    {
      board->nodes[at].root = (guint16) large;
      at = board->nodes[at].next;
    }
  while (at != small);
  next = into->next;
  into->next = from->next;
  from->next = (guint16) next;
}

/* How many open ends are closed where two tiles meet at @edge of the one with @a: two, without
 * those that something joins over the cell of the other already. */
static guint
ends_at (const TwBoard *board, guint a, guint b, guint edge)
{
  return board->head->n_spans == 0
             ? 2
             : 2 - tw_span_closes (board, a, edge) - tw_span_closes (board, b, (edge + 2) & 3);
}

/* The node of @slot that meets its neighbour at @edge, -1 for none. */
static int
land_at (const TwBoard *board, guint slot, guint edge)
{
  int node = tw_board_tile (board, slot)->land[(edge - board->slots[slot].quarter_turns) & 3];

  return node < 0 ? -1 : board->slots[slot].first_node + node;
}

static int
mist_at (const TwBoard *board, guint slot, guint edge)
{
  int node = tw_board_tile (board, slot)->mist[(edge - board->slots[slot].quarter_turns) & 3];

  return node < 0 ? -1 : board->slots[slot].first_node + node;
}

/* @half: 2 * edge for the half that comes first clockwise, one more for the other. */
static int
field_at (const TwBoard *board, guint slot, guint half)
{
  int node = tw_board_tile (board, slot)->half[(half - 2u * board->slots[slot].quarter_turns) & 7];

  return node < 0 ? -1 : board->slots[slot].first_node + node;
}

/* Whether a field ends at the edge because mist begins there. Rule: GCC-050. */
static gboolean
mist_bounds (const TwBoard *board, guint slot, guint other, guint edge)
{
  return (board->catalogue->field_flags & TW_FIELDS_MIST_PARTS)
         && (mist_at (board, slot, edge) < 0) != (mist_at (board, other, (edge + 2) & 3) < 0);
}

/* Whether mist of one of the two may meet the other's. */
static gboolean
has_mist (const TwBoard *board, guint slot, guint other)
{
  return (tw_board_tile (board, slot)->kinds | tw_board_tile (board, other)->kinds)
         & TW_KIND_BIT (TW_KIND_MIST);
}

void
tw_feature_merge_edge (TwBoard *board, guint slot, guint other, TwEdge edge)
{
  guint opposite = (edge + 2) & 3;
  int a = land_at (board, slot, edge), b = land_at (board, other, opposite);

  if (a >= 0 && b >= 0 && board->nodes[a].kind == board->nodes[b].kind)
    unite (board, (guint) a, (guint) b, ends_at (board, (guint) a, (guint) b, edge));
  for (guint half = 0; half < 2 && !mist_bounds (board, slot, other, edge); half++)
    {
      a = field_at (board, slot, 2 * edge + half);
      b = field_at (board, other, 2 * opposite + 1 - half);
      if (a >= 0 && b >= 0)
        unite (board, (guint) a, (guint) b, 0);
    }
  if (!has_mist (board, slot, other))
    return;
  a = mist_at (board, slot, edge);
  b = mist_at (board, other, opposite);
  if (a >= 0 && b >= 0)
    unite (board, (guint) a, (guint) b, 2);
  else if (a >= 0)
    board->nodes[board->nodes[a].root].is_dead = TRUE;
  else if (b >= 0)
    board->nodes[board->nodes[b].root].is_dead = TRUE;
}

void
tw_feature_merge_die (TwBoard *board, guint slot, TwEdge edge)
{
  int node = mist_at (board, slot, edge);

  if (node >= 0)
    board->nodes[board->nodes[node].root].is_dead = TRUE;
}

void
tw_feature_merge_close (TwBoard *board, guint slot, TwEdge edge)
{
  int at[] = { land_at (board, slot, edge), mist_at (board, slot, edge) };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    if (at[i] >= 0)
      board->nodes[board->nodes[at[i]].root].n_open--;
}

/* Whether it goes over a cell. */
static gboolean
is_span (const TwBoard *board, const TwJoin *join)
{
  return board->nodes[join->a].slot != board->nodes[join->b].slot;
}

gboolean
tw_board_join (TwBoard *board, guint a, guint b)
{
  TwBoardHead *head = board->head;
  TwJoin join = { (guint16) a, (guint16) b };

  g_return_val_if_fail (board->nodes[a].kind == board->nodes[b].kind, FALSE);

  if (head->n_joins == TW_MAX_JOINS)
    return FALSE;
  head->joins[head->n_joins++] = join;
  head->n_spans = (guint16) (head->n_spans + is_span (board, &join));
  /* A tile in the cell has closed the ends already. */
  unite (board, a, b, is_span (board, &join) && tw_span_is_open (board, a, b) ? 2 : 0);
  return TRUE;
}

/* Unites a node taken out of a dissolved feature with those that were taken out before: each
 * edge and each join is met from both its ends, and acts from the second. */
static void
rejoin (TwBoard *board, guint node)
{
  guint slot = board->nodes[node].slot;
  const TwSlot *entry = &board->slots[slot];

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int x = entry->x + tw_edge_x (edge), y = entry->y + tw_edge_y (edge);
      guint other;
      int b;

      if (land_at (board, slot, edge) != (int) node)
        continue;
      if (tw_board_is_beyond (board, x, y))
        board->nodes[board->nodes[node].root].n_open--;
      other = tw_board_slot_at (board, x, y);
      if (other == TW_NO_SLOT || board->slots[other].is_face_down)
        continue;
      b = land_at (board, other, (edge + 2) & 3);
      if (b >= 0 && board->nodes[b].kind == board->nodes[node].kind
          && board->nodes[b].root != TW_NO_NODE)
        unite (board, node, (guint) b, ends_at (board, node, (guint) b, edge));
    }
  for (guint i = 0; i < board->head->n_joins; i++)
    {
      const TwJoin *join = &board->head->joins[i];

      if ((join->a == node || join->b == node)
          && board->nodes[join->a == node ? join->b : join->a].root != TW_NO_NODE)
        unite (board, join->a, join->b, is_span (board, join) ? 2 : 0);
    }
}

/* Nodes wait in their old ring, without a root, until it is their turn: the ring itself is the
 * list of what is still to be done, so nothing has to be allocated. */
static void
dissolve (TwBoard *board, guint node)
{
  guint at = node;

  do
    {
      board->nodes[at].root = TW_NO_NODE;
      at = board->nodes[at].next;
    }
  while (at != node);
  do
    {
      guint next = board->nodes[at].next, slot = board->nodes[at].slot;

      node_init (board, tw_board_tile (board, slot), slot, at - board->slots[slot].first_node,
                 board->n_counted);
      memset (&board->weights[at * board->n_seats], 0, board->n_seats);
      rejoin (board, at);
      at = next;
    }
  while (at != node);
}

gboolean
tw_board_part (TwBoard *board, guint a, guint b)
{
  TwBoardHead *head = board->head;
  guint join;

  for (join = 0; join < head->n_joins; join++)
    if ((head->joins[join].a == a && head->joins[join].b == b)
        || (head->joins[join].a == b && head->joins[join].b == a))
      break;
  if (join == head->n_joins)
    return FALSE;
  head->n_spans = (guint16) (head->n_spans - is_span (board, &head->joins[join]));
  head->joins[join] = head->joins[--head->n_joins];
  memset (&head->joins[head->n_joins], 0, sizeof (TwJoin));
  dissolve (board, a);
  return TRUE;
}
