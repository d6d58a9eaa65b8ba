/* Tokens that join. */
#include "engine/procedure/state/join.h"

#include "engine/board/feature-merge.h"
#include "engine/game/completed.h"
#include "engine/game/pieces.h"
#include "engine/game/state-hash.h"

#include <string.h>

static inline guint64 *
changed_of (const TwProcedures *all, gconstpointer own)
{
  return (guint64 *) (gpointer) ((guint8 *) (gpointer) own + all->changed);
}

/* What lies behind the last entry that there is room for says where those that are there end, and
 * behind which word of what has changed nothing has: most turns change nothing. */
static inline TwTokenJoin *
ends_of (const TwProcedures *all, gconstpointer own)
{
  return &tw_joins (all, own)[all->n_joins];
}

gboolean
tw_joins_is_one (const TwPlay *play, const TwThing *thing)
{
  return thing->other == 0
         || tw_board_root (&play->board, thing->node)
                == tw_board_root (&play->board, thing->other - 1u);
}

gboolean
tw_joins_is_across (const TwPlay *play, const TwThing *pair, guint across)
{
  const TwNode *nodes = play->board.nodes;

  return pair->other != 0
         && (nodes[pair->node].slot == nodes[pair->other - 1].slot) == (across == TW_ACROSS_TILE);
}

int
tw_joins_find (const TwProcedures *all, gconstpointer own, guint a, guint b)
{
  const TwTokenJoin *joins = tw_joins (all, own);

  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    if (joins[i].is_there && joins[i].a == MIN (a, b) && joins[i].b == MAX (a, b))
      return (int) i;
  return -1;
}

guint
tw_joins_n (const TwProcedures *all, gconstpointer own, guint token)
{
  const TwTokenJoin *joins = tw_joins (all, own);
  guint n = 0;

  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    n += joins[i].is_there && joins[i].token == token;
  return n;
}

static gboolean
is_at (const TwBoard *board, const TwTokenJoin *join, const TwThing *thing)
{
  if (thing->other != 0)
    return join->a == MIN (thing->node, thing->other - 1u)
           && join->b == MAX (thing->node, thing->other - 1u);
  if (thing->slot != TW_NO_SLOT)
    return board->nodes[join->a].slot == thing->slot || board->nodes[join->b].slot == thing->slot;
  return thing->node != TW_NO_NODE
         && tw_board_root (board, join->a) == tw_board_root (board, thing->node);
}

gboolean
tw_joins_has (const TwPlay *play, gconstpointer own, guint token, const TwThing *thing)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwTokenJoin *joins = tw_joins (all, own);

  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    if (joins[i].is_there && joins[i].token == token && is_at (&play->board, &joins[i], thing))
      return TRUE;
  return FALSE;
}

static void
note (const TwProcedures *all, gpointer own, guint node)
{
  changed_of (all, own)[node / 64] |= G_GUINT64_CONSTANT (1) << (node % 64);
  ends_of (all, own)->b = (guint16) MAX (ends_of (all, own)->b, node / 64 + 1);
}

gboolean
tw_joins_add (TwPlay *play, gpointer own, guint token, const TwThing *pair)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwTokenJoin *joins = tw_joins (all, own);
  guint a, b, i = 0;

  if (pair->other == 0)
    return FALSE;
  a = MIN (pair->node, pair->other - 1u);
  b = MAX (pair->node, pair->other - 1u);
  while (i < tw_joins_end_of (all, own) && joins[i].is_there)
    i++;
  if (i == all->n_joins || tw_joins_find (all, own, a, b) >= 0
      || !tw_board_join (&play->board, a, b))
    return FALSE;
  joins[i] = (TwTokenJoin){ (guint16) a, (guint16) b, (guint8) token, TRUE };
  ends_of (all, own)->a = (guint16) MAX (ends_of (all, own)->a, i + 1);
  note (all, own, a);
  note (all, own, b);
  return TRUE;
}

void
tw_joins_remove (TwPlay *play, gpointer own, guint token, const TwThing *pair)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwTokenJoin *joins = tw_joins (all, own);
  int at = pair->other != 0 ? tw_joins_find (all, own, pair->node, pair->other - 1u) : -1;

  if (at < 0 || joins[at].token != token)
    return;
  memset (&joins[at], 0, sizeof joins[at]);
  while (ends_of (all, own)->a > 0 && !joins[ends_of (all, own)->a - 1].is_there)
    ends_of (all, own)->a--;
  tw_play_part (play, pair->node, pair->other - 1u);
  note (all, own, pair->node);
  note (all, own, pair->other - 1u);
}

/* Who was left alone goes home, and what is complete is counted wherever it is. */
static G_GNUC_NO_INLINE void
settle (TwPlay *play, TwFrame *frame, guint64 *changed, guint n)
{
  for (guint i = 0; i < n; i++)
    for (; changed[i] != 0; changed[i] &= changed[i] - 1)
      {
        guint node = 64 * i + (guint) __builtin_ctzll (changed[i]);

        if (play->rules->has_after_leaving)
          tw_play_tell_left (play, node);
        tw_play_queue_feature (play, frame, node);
      }
}

TwStepResult
tw_joins_settle (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (all->n_joins == 0 || ends_of (all, own)->b == 0)
    return TW_STEP_DONE;
  settle (play, frame, changed_of (all, own), ends_of (all, own)->b);
  ends_of (all, own)->b = 0;
  return TW_STEP_DONE;
}

void
tw_joins_settled (const TwProcedures *all, gpointer own)
{
  memset (changed_of (all, own), 0, all->n_changed * sizeof (guint64));
  if (all->n_joins > 0)
    ends_of (all, own)->b = 0;
}

guint64
tw_joins_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own)
{
  const TwTokenJoin *joins = tw_joins (all, own);
  const guint64 *changed = changed_of (all, own);
  guint64 sum = 0;

  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    if (joins[i].is_there)
      sum += tw_hash_facts (33,
                            tw_play_hash_segment (play, joins[i].a)
                                + tw_play_hash_segment (play, joins[i].b),
                            joins[i].token, 0);
  for (guint i = 0; i < all->n_changed; i++)
    for (guint64 left = changed[i]; left != 0; left &= left - 1)
      sum +=
          tw_hash_facts (34, tw_play_hash_segment (play, 64 * i + (guint) __builtin_ctzll (left)),
                         0, 0);
  return sum;
}

void
tw_joins_check (const TwPlay *play, const TwProcedures *all, gconstpointer own, GString *out)
{
  const TwTokenJoin *joins = tw_joins (all, own);
  const TwBoard *board = &play->board;

  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    if (joins[i].is_there
        && (joins[i].b >= board->head->n_nodes
            || tw_board_root (board, joins[i].a) != tw_board_root (board, joins[i].b)
            || tw_joins_find (all, own, joins[i].a, joins[i].b) != (int) i))
      g_string_append_printf (out, "join %u is wrong\n", i);
}

gboolean
tw_joins_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwTokenJoin *joins = tw_joins (all, own);

  for (guint i = 0, end = tw_joins_end_of (all, own); i < end; i++)
    if (joins[i].is_there && index-- == 0)
      {
        *out_piece = (TwPiece){ .id = play->rules->token_types[joins[i].token].type->id,
                                .is_token = TRUE,
                                .slot = play->board.nodes[joins[i].a].slot,
                                .node = joins[i].a,
                                .other = joins[i].b,
                                .n = 1 };
        return TRUE;
      }
  return FALSE;
}
