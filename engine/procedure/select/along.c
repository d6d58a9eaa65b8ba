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
  guint n_ends;
  TwKindSet kinds;
  guint64 *reached;
  guint node;
  guint only;
  guint slot;
  gboolean is_found;
} Looking;

/* Room for all joins that there can be is not emptied each time. */
static void
begin (Looking *looking)
{
  looking->n_ends = 0;
  looking->kinds = 0;
  looking->is_found = FALSE;
}

/* Whether one end of it is on a tile of the list. */
static gboolean
is_on_list (const TwPlay *play, gconstpointer own, guint list, const TwTokenJoin *join)
{
  const TwThing pair = tw_joins_thing (play, join->a, join->b),
                other = tw_joins_end (play, &pair, TRUE);

  return tw_list_has (play, list, own, &pair) || tw_list_has (play, list, own, &other);
}

/* Finds at which joins the way ends: those of the token, but for those on tiles of the list, which
 * is one less than @list. */
static void
find_ends (const TwPlay *play, gconstpointer own, guint token, guint list, Looking *looking)
{
  const TwProcedures *all = tw_procedures_of (play);

  looking->board = &play->board;
  looking->joins = tw_joins (all, own);
  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    if (looking->joins[i].is_there && looking->joins[i].token == token
        && (list == 0 || !is_on_list (play, own, list - 1, &looking->joins[i])))
      {
        looking->ends[looking->n_ends++] = (guint8) i;
        looking->kinds |= TW_KIND_BIT (play->board.nodes[looking->joins[i].a].kind);
      }
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

static gboolean
reach_cb (guint node, gpointer data)
{
  Looking *looking = data;
  int at = end_at (looking, node);

  if (at >= 0)
    looking->reached[at / 64] |= G_GUINT64_CONSTANT (1) << (at % 64);
  return at >= 0;
}

/* The kinds of land at the edges of the tile: without any one comes nowhere. */
static TwKindSet
land_of (const TwBoard *board, guint slot)
{
  const TwPlayTile *tile = tw_board_tile (board, slot);
  TwKindSet kinds = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tile->land[edge] >= 0)
      kinds |= TW_KIND_BIT (tile->kind[tile->land[edge]]);
  return kinds;
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
  begin (&looking);
  looking.node = thing->node;
  looking.only = thing->slot != TW_NO_SLOT ? thing->node : TW_NO_NODE;
  looking.slot = is_tile ? thing->slot : TW_NO_SLOT;
  find_ends (play, own, what >> 8 & G_MAXUINT8, what >> 16, &looking);
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
  begin (&looking);
  looking.reached = out_joins;
  find_ends (play, own, what >> 8 & G_MAXUINT8, what >> 16, &looking);
  if ((looking.kinds & kinds & land_of (&play->board, slot)) != 0)
    walk (play, slot, looking.kinds & kinds, reach_cb, &looking);
}
