/* What one comes to along the land. */
#include "engine/procedure/select/along.h"

#include <string.h>

#include "engine/board/along.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/list.h"

/*
 * What is looked for, and where one goes no further.
 * @joins: all that joins
 * @ends: the numbers of those at which the way ends
 * @n_left: how many of them have not been reached
 * @kinds: the kinds of land that they join
 * @reached: (nullable): those of them to which one has come, a bit each
 * @node: any segment of the feature that is looked for, %TW_NO_NODE for none
 * @only: the segment that is, %TW_NO_NODE for any of the feature
 * @slot: or the tile, %TW_NO_SLOT for none
 */
typedef struct
{
  const TwBoard *board;
  const TwTokenJoin *joins;
  guint8 ends[TW_MAX_JOINS];
  guint n_ends, n_left;
  TwKindSet kinds;
  guint64 *reached;
  guint node;
  guint only;
  guint slot;
  gboolean is_found;
} Looking;

/* The features that reach an edge of the tile, by their roots; %G_MAXUINT for none. One comes to
 * nothing else along its land. */
typedef struct
{
  guint roots[TW_N_EDGES];
} Touched;

static inline Touched
touched_by (const TwBoard *board, guint slot, TwKindSet kinds)
{
  const TwPlayTile *tile = tw_board_tile (board, slot);
  const TwNode *nodes = &board->nodes[board->slots[slot].first_node];
  Touched touched;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    touched.roots[edge] =
        tile->land[edge] >= 0 && (kinds & TW_KIND_BIT (tile->kind[tile->land[edge]]))
            ? nodes[tile->land[edge]].root
            : G_MAXUINT;
  return touched;
}

/* Whether one may come to the join from the tile: what joins two segments of the tile itself lies
 * where one begins. Which of the four edges it is cannot be foreseen; asked one by one, a game with
 * the Ferries takes 3 % longer. */
static inline gboolean
may_come (const TwBoard *board, guint slot, const Touched *touched, const TwTokenJoin *join)
{
  guint root = tw_board_root (board, join->a);

  return ((touched->roots[0] == root) | (touched->roots[1] == root) | (touched->roots[2] == root)
          | (touched->roots[3] == root))
         && (board->nodes[join->a].slot != slot || board->nodes[join->b].slot != slot);
}

gboolean
tw_procedure_along_touches (const TwPlay *play,
                            gconstpointer own,
                            guint token,
                            guint slot,
                            TwKindSet kinds)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwTokenJoin *joins = tw_joins (all, own), *end = joins + tw_joins_end_of (all, own);
  Touched touched;

  if (joins == end || (tw_board_tile (&play->board, slot)->kinds & kinds) == 0
      || play->board.slots[slot].is_face_down)
    return FALSE;
  touched = touched_by (&play->board, slot, kinds);
  for (; joins < end; joins++)
    if (joins->is_there && joins->token == token && may_come (&play->board, slot, &touched, joins))
      return TRUE;
  return FALSE;
}

/* Whether one end of it is on a tile of the list. */
static gboolean
is_on_list (const TwPlay *play, gconstpointer own, guint list, const TwTokenJoin *join)
{
  const TwThing pair = tw_joins_thing (play, join->a, join->b),
                other = tw_joins_end (play, &pair, TRUE);

  return tw_list_has (play, list, own, &pair) || tw_list_has (play, list, own, &other);
}

/* Finds at which joins a way from the tile can end: those of the token, but for those on tiles of
 * the list, which is one less than @list. */
static void
find_ends (const TwPlay *play,
           gconstpointer own,
           guint32 what,
           guint slot,
           TwKindSet kinds,
           Looking *looking)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint token = what >> 8 & G_MAXUINT8, list = what >> 16;
  Touched touched = touched_by (&play->board, slot, kinds);
  guint end = tw_joins_end_of (all, own);

  looking->board = &play->board;
  looking->joins = tw_joins (all, own);
  looking->n_ends = 0;
  looking->kinds = 0;
  looking->is_found = FALSE;
  for (guint i = 0; i < end; i++)
    if (looking->joins[i].is_there && looking->joins[i].token == token
        && may_come (&play->board, slot, &touched, &looking->joins[i])
        && (list == 0 || !is_on_list (play, own, list - 1, &looking->joins[i])))
      {
        looking->ends[looking->n_ends++] = (guint8) i;
        looking->kinds |= TW_KIND_BIT (play->board.nodes[looking->joins[i].a].kind);
      }
  looking->n_left = looking->n_ends;
}

/* The number of the join that ends the way at @node, -1 for none. */
static int
end_at (const Looking *looking, guint node)
{
  for (guint i = 0; i < looking->n_ends; i++)
    if (looking->joins[looking->ends[i]].a == node || looking->joins[looking->ends[i]].b == node)
      return looking->ends[i];
  return -1;
}

static gboolean
is_there (const Looking *looking, guint node)
{
  if (looking->slot != TW_NO_SLOT)
    return looking->board->nodes[node].slot == looking->slot;
  return looking->only != TW_NO_NODE ? node == looking->only
                                     : tw_board_root (looking->board, node)
                                           == tw_board_root (looking->board, looking->node);
}

static gboolean
stop_cb (guint node, gpointer data)
{
  Looking *looking = data;

  looking->is_found |= is_there (looking, node);
  return looking->is_found || end_at (looking, node) >= 0;
}

/* Once one has come to all of them there is nothing more to find. */
static gboolean
reach_cb (guint node, gpointer data)
{
  Looking *looking = data;
  int at = looking->n_left > 0 ? end_at (looking, node) : -1;
  guint64 bit;

  if (at < 0)
    return looking->n_left == 0;
  bit = G_GUINT64_CONSTANT (1) << (at % 64);
  looking->n_left -= (looking->reached[at / 64] & bit) == 0;
  looking->reached[at / 64] |= bit;
  return TRUE;
}

/* Goes along the land, and leaves no marks. */
static void
walk (const TwPlay *play, guint slot, TwKindSet kinds, TwAlongStop stop, Looking *looking)
{
  tw_along_walk (&play->board, slot, kinds, play->marks, stop, looking);
  memset (play->marks, 0, (play->board.head->n_nodes + 31u) / 32 * sizeof *play->marks);
}

gboolean
tw_procedure_along_reaches (const TwPlay *play,
                            gconstpointer own,
                            guint32 what,
                            guint slot,
                            const TwThing *thing)
{
  const TwBoard *board = &play->board;
  gboolean is_tile = thing->node == TW_NO_NODE;
  Looking looking;

  if (slot == TW_NO_SLOT || board->slots[slot].is_face_down
      || (is_tile && thing->slot == TW_NO_SLOT))
    return FALSE;
  find_ends (play, own, what, slot, G_MAXUINT32, &looking);
  looking.node = thing->node;
  looking.only = thing->slot != TW_NO_SLOT ? thing->node : TW_NO_NODE;
  looking.slot = is_tile ? thing->slot : TW_NO_SLOT;
  walk (play, slot, is_tile ? G_MAXUINT32 : TW_KIND_BIT (board->nodes[thing->node].kind), stop_cb,
        &looking);
  return looking.is_found;
}

void
tw_procedure_along_joins (const TwPlay *play,
                          gconstpointer own,
                          guint32 what,
                          guint slot,
                          TwKindSet kinds,
                          guint64 out_joins[TW_MAX_JOINS / 64])
{
  Looking looking;

  memset (out_joins, 0, TW_MAX_JOINS / 64 * sizeof (guint64));
  if (slot == TW_NO_SLOT || play->board.slots[slot].is_face_down)
    return;
  find_ends (play, own, what, slot, kinds, &looking);
  looking.reached = out_joins;
  if (looking.n_ends > 0)
    walk (play, slot, looking.kinds & kinds, reach_cb, &looking);
}
