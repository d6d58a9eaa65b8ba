/* What one comes to along the land. */
#include "engine/procedure/select/along.h"

#include <string.h>

#include "engine/board/along.h"
#include "engine/procedure/state/join.h"

/*
 * What is looked for, and where one goes no further.
 * @node: any segment of the feature that is looked for, %TW_NO_NODE for none
 * @only: the segment that is, %TW_NO_NODE for any of the feature
 * @slot: or the tile, %TW_NO_SLOT for none
 */
typedef struct
{
  const TwBoard *board;
  const TwTokenJoin *joins;
  guint n_joins;
  guint token;
  guint node;
  guint only;
  guint slot;
  gboolean is_found;
} Looking;

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
  for (guint i = 0; i < looking->n_joins; i++)
    if (looking->joins[i].is_there && looking->joins[i].token == looking->token
        && (looking->joins[i].a == node || looking->joins[i].b == node))
      return TRUE;
  return looking->is_found;
}

gboolean
tw_procedure_along_reaches (const TwPlay *play,
                            gconstpointer own,
                            guint token,
                            guint slot,
                            const TwThing *thing)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwBoard *board = &play->board;
  gboolean is_tile = thing->node == TW_NO_NODE;
  Looking looking = { .board = board,
                      .joins = tw_joins (all, own),
                      .n_joins = all->n_joins,
                      .token = token,
                      .node = thing->node,
                      .only = thing->slot != TW_NO_SLOT ? thing->node : TW_NO_NODE,
                      .slot = is_tile ? thing->slot : TW_NO_SLOT };

  if (slot == TW_NO_SLOT || board->slots[slot].is_face_down
      || (is_tile && thing->slot == TW_NO_SLOT))
    return FALSE;
  tw_along_walk (board, slot, is_tile ? G_MAXUINT32 : TW_KIND_BIT (board->nodes[thing->node].kind),
                 play->marks, stop_cb, &looking);
  memset (play->marks, 0, (board->head->n_nodes + 31u) / 32 * sizeof *play->marks);
  return looking.is_found;
}
