/* Ghosts: where they stand, how they rise, and the mist that closes over them. */
#include "engine/expansion/mists-private.h"

#include "engine/game/gain.h"

#include <string.h>

static const TwPhrase ghosts_rose = {
  TW_PLURAL ("{n} ghost rose", "{n} ghosts rose"),
};

static const TwPhrase mist_closed = {
  TW_PLURAL ("The mist closed: {n} ghost went back to the bank",
             "The mist closed: {n} ghosts went back to the bank"),
};

guint
mists_bank (const TwPlay *play, const Mists *mists)
{
  return tw_piles_left (play, tw_procedures_of (play), tw_procedures_own (play),
                        mists->level.ghost);
}

/* What lies on segments comes first, and nothing but ghosts does. */
const TwPile *
mists_ghosts (const TwPlay *play, guint *out_n)
{
  const TwPile *piles = tw_piles (tw_procedures_of (play), tw_procedures_own (play), out_n);

  while (*out_n > 0 && piles[*out_n - 1].node == TW_NO_NODE)
    --*out_n;
  return piles;
}

guint
mists_n_at (const TwPlay *play, const Mists *mists, guint node)
{
  return tw_piles_on (play, tw_procedures_own (play), mists->level.ghost, node);
}

guint
mists_n_on_tile (const TwPlay *play, const Mists *mists, guint slot)
{
  return tw_piles_n (tw_procedures_of (play), tw_procedures_own (play), mists->level.ghost, slot);
}

guint
mists_n_on_plan (const TwPlay *play)
{
  guint n = 0, n_piles;
  const TwPile *piles = mists_ghosts (play, &n_piles);

  for (guint i = 0; i < n_piles; i++)
    n += piles[i].n;
  return n;
}

static void
put (TwPlay *play, const Mists *mists, guint node, guint n)
{
  tw_piles_set (tw_procedures_of (play), tw_procedures_own (play), mists->level.ghost,
                play->board.nodes[node].slot, node, n);
}

void
mists_raise (TwPlay *play, const Mists *mists, guint node, guint n)
{
  g_return_if_fail (n <= mists_bank (play, mists));

  put (play, mists, node, mists_n_at (play, mists, node) + n);
}

void
mists_send_back (TwPlay *play, const Mists *mists, guint node, guint n)
{
  g_return_if_fail (n <= mists_n_at (play, mists, node));

  put (play, mists, node, mists_n_at (play, mists, node) - n);
}

/* ---- what stands on a tile ------------------------------------------------------------- */

static guint
n_symbols (const TwPlay *play, const Mists *mists, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];

  if (mists->level.ghost_symbol < 0)
    return 0;
  return play->board.catalogue->tiles[slot->kind]
      .symbols[node - slot->first_node][mists->level.ghost_symbol];
}

/* The mist of a tile from @node on, %TW_NO_NODE behind the last. */
static guint
next_mist (const TwPlay *play, guint slot, guint node)
{
  const TwSlot *entry = &play->board.slots[slot];
  guint end =
      entry->is_face_down ? 0u : entry->first_node + tw_board_tile (&play->board, slot)->n_segments;

  for (; node < end; node++)
    if (play->board.nodes[node].kind == TW_KIND_MIST)
      return node;
  return TW_NO_NODE;
}

static guint
first_mist (const TwPlay *play, guint slot)
{
  return next_mist (play, slot, play->board.slots[slot].first_node);
}

#define FOR_EACH_MIST(play, slot, node)                                                            \
  for (guint node = first_mist (play, slot); node != TW_NO_NODE;                                   \
       node = next_mist (play, slot, node + 1))

gboolean
mists_is_misty (const TwPlay *play, guint slot)
{
  return first_mist (play, slot) != TW_NO_NODE;
}

/* Rule: MIST-004, MIST-005. */
void
mists_set_up_ghosts (TwPlay *play, const Mists *mists)
{
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    FOR_EACH_MIST (play, slot, node)
  mists_raise (play, mists, node, MIN (n_symbols (play, mists, node), mists_bank (play, mists)));
}

/* ---- banks of mist --------------------------------------------------------------------- */

/* 1b: ghosts in mist that the tile has closed go back. Rule: MIST-040 to MIST-050. */
static TwStepResult
close_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Mists *mists = own;

  FOR_EACH_MIST (play, frame->slot, node)
  {
    guint root = tw_board_root (&play->board, node), before = mists_bank (play, mists), n_piles;
    const TwPile *piles = mists_ghosts (play, &n_piles);

    if (!tw_board_is_complete (&play->board, root))
      continue;
    for (guint i = n_piles; i-- > 0;)
      if (tw_board_root (&play->board, piles[i].node) == root)
        mists_send_back (play, mists, piles[i].node, piles[i].n);
    tw_play_record_moved (play, node, mists_bank (play, mists) - before, &mist_closed, "MIST-045");
  }
  return TW_STEP_DONE;
}

/* ---- ghosts of the new tile ------------------------------------------------------------ */

/* Whether mist of the new tile touches mist that lies there. Rule: MIST-061, MIST-063. */
static gboolean
extends (const TwPlay *play, const Mists *mists, guint slot)
{
  const TwBoard *board = &play->board;
  const TwSlot *entry = &board->slots[slot];

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint other =
          tw_board_slot_at (board, entry->x + tw_edge_x (edge), entry->y + tw_edge_y (edge));
      guint node = tw_board_node_at (board, slot, (TwRimPlace) (4 * edge + 1), TW_KIND_MIST);

      if (node != TW_NO_NODE && other != TW_NO_SLOT
          && tw_board_node_at (board, other, (TwRimPlace) (4 * ((edge + 2) & 3) + 1), TW_KIND_MIST)
                 != TW_NO_NODE
          && (mists->level.extend_counts_closed || !tw_board_is_complete (board, node)))
        return TRUE;
    }
  return FALSE;
}

/* Ghosts that @node of the new tile can still get. Rule: MIST-060. */
static guint
capacity (const TwPlay *play, const Mists *mists, guint node)
{
  return tw_board_is_complete (&play->board, node)
             ? 0
             : n_symbols (play, mists, node) - mists_n_at (play, mists, node);
}

/* Whether it matters where the ghosts that are still to rise go: there is more room than
 * ghosts, in different mist. */
static gboolean
room_matters (const TwPlay *play, const Mists *mists, guint slot)
{
  guint room = 0, root = TW_NO_NODE;
  gboolean differs = FALSE;

  FOR_EACH_MIST (play, slot, node)
  if (capacity (play, mists, node) > 0)
    {
      differs |= root != TW_NO_NODE && root != tw_board_root (&play->board, node);
      root = tw_board_root (&play->board, node);
      room += capacity (play, mists, node);
    }
  return differs && mists->rising < room;
}

/* Says how many rise from now on, or loses the game. With @rule it is recorded that so
 * many rise; without, each is an answer that the log has. Rule: MIST-066, MIST-067,
 * MIST-181. */
static gboolean
can_rise (TwPlay *play, Mists *mists, guint n, const char *rule)
{
  if (n > mists_bank (play, mists))
    {
      mists_lose (play, "ghosts");
      return FALSE;
    }
  if (rule != NULL)
    tw_play_record_moved (play, TW_NO_NODE, n, &ghosts_rose, rule);
  mists->rising = (guint8) n;
  return TRUE;
}

static TwStepResult
ask (TwFrame *frame)
{
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

/* 2a: the symbols of the new tile. Rule: MIST-060 to MIST-068. */
static TwStepResult
rise_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Mists *mists = own;

  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      guint n = 0, fewer;

      frame->flags |= TW_FRAME_ENTERED;
      FOR_EACH_MIST (play, frame->slot, node)
      n += capacity (play, mists, node);
      fewer = extends (play, mists, frame->slot) ? mists->level.extend_fewer : 0;
      n -= MIN (n, fewer);
      mists->has_risen = n > 0;
      if (!can_rise (play, mists, n, "MIST-060"))
        return TW_STEP_AGAIN;
    }
  if (mists->rising > 0 && room_matters (play, mists, frame->slot))
    return ask (frame);
  FOR_EACH_MIST (play, frame->slot, node)
  {
    guint n = MIN (mists->rising, capacity (play, mists, node));

    mists_raise (play, mists, node, n);
    mists->rising = (guint8) (mists->rising - n);
  }
  return TW_STEP_DONE;
}

static void
add_ghost (const TwPlay *play, const Mists *mists, guint seat, guint node, TwActionList *list)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwAction *action = tw_action_list_add (list, mists->verbs.ghost, seat);

  action->node = (guint16) (node - slot->first_node);
  action->x = slot->x;
  action->y = slot->y;
}

static void
rise_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Mists *mists = own;

  FOR_EACH_MIST (play, frame->slot, node)
  if (capacity (play, mists, node) > 0)
    add_ghost (play, mists, frame->decider, node, list);
}

static void
rise_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Mists *mists = own;
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  mists_raise (play, mists, play->board.slots[slot].first_node + action->node, 1);
  mists->rising--;
}

/* ---- ghosts elsewhere ------------------------------------------------------------------ */

static gboolean
has_open_cemetery (const TwPlay *play, const Mists *mists)
{
  for (guint node = 0; node < play->board.head->n_nodes; node++)
    if (mists_is_open_cemetery (play, mists, node))
      return TRUE;
  return FALSE;
}

/* One more on an open cemetery. Rule: MIST-069 to MIST-074. */
static TwStepResult
call_to_cemetery (TwPlay *play, TwFrame *frame, Mists *mists)
{
  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      if (mists->has_risen && has_open_cemetery (play, mists)
          && !can_rise (play, mists, mists->level.cemetery_extra, NULL))
        return TW_STEP_AGAIN;
    }
  return mists->rising > 0 ? ask (frame) : TW_STEP_DONE;
}

static gboolean
has_cemetery (const TwPlay *play, guint slot)
{
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);

  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->kind[i] == TW_KIND_CEMETERY)
      return TRUE;
  return FALSE;
}

/* The tile with number @index around @slot, row by row, if it is misty. */
static guint
misty_neighbour (const TwPlay *play, guint slot, guint index)
{
  const TwSlot *entry = &play->board.slots[slot];
  guint other = index == 4 ? TW_NO_SLOT
                           : tw_board_slot_at (&play->board, entry->x + (int) (index % 3) - 1,
                                               entry->y + (int) (index / 3) - 1);

  return other != TW_NO_SLOT && mists_is_misty (play, other) ? other : TW_NO_SLOT;
}

/* Whether the tile has mist of two banks. */
static gboolean
has_several (const TwPlay *play, guint slot)
{
  guint first = first_mist (play, slot);

  FOR_EACH_MIST (play, slot, node)
  if (tw_board_root (&play->board, node) != tw_board_root (&play->board, first))
    return TRUE;
  return FALSE;
}

/* A haunted cemetery calls ghosts to all misty tiles around it, the cursor says how far.
 * Rule: MIST-048, MIST-075 to MIST-077. */
static TwStepResult
call_around (TwPlay *play, TwFrame *frame, Mists *mists)
{
  guint each = mists->level.haunted_neighbour, n = 0;

  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      for (guint i = 0; i < 9 && has_cemetery (play, frame->slot); i++)
        n += misty_neighbour (play, frame->slot, i) != TW_NO_SLOT ? each : 0;
      if (!can_rise (play, mists, n, "MIST-075"))
        return TW_STEP_AGAIN;
      frame->scratch = (guint16) each;
    }
  while (mists->rising > 0)
    {
      guint other = misty_neighbour (play, frame->slot, frame->cursor);

      if (other == TW_NO_SLOT || frame->scratch == 0)
        {
          frame->cursor++;
          frame->scratch = (guint16) each;
          continue;
        }
      if (has_several (play, other))
        return ask (frame);
      mists_raise (play, mists, first_mist (play, other), frame->scratch);
      mists->rising = (guint8) (mists->rising - frame->scratch);
      frame->scratch = 0;
    }
  return TW_STEP_DONE;
}

static TwStepResult
call_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Mists *mists = own;

  switch ((MistsCemeteries) mists->level.cemeteries)
    {
    case MISTS_CEMETERIES_ORDINARY:
      return call_to_cemetery (play, frame, mists);
    case MISTS_CEMETERIES_HAUNTED:
      return call_around (play, frame, mists);
    case MISTS_CEMETERIES_NONE:
    default:
      return TW_STEP_DONE;
    }
}

static void
call_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Mists *mists = own;

  if (mists->level.cemeteries == MISTS_CEMETERIES_HAUNTED)
    {
      FOR_EACH_MIST (play, misty_neighbour (play, frame->slot, frame->cursor), node)
      add_ghost (play, mists, frame->decider, node, list);
      return;
    }
  for (guint node = 0; node < play->board.head->n_nodes; node++)
    if (mists_is_open_cemetery (play, mists, node))
      add_ghost (play, mists, frame->decider, node, list);
}

static void
call_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  rise_apply (play, frame, own, action);
  if (frame->scratch > 0)
    frame->scratch--;
}

const TwStep mists_close_step = { "M1b", close_run, NULL, NULL };
const TwStep mists_rise_step = { "M2a", rise_run, rise_list, rise_apply };
const TwStep mists_call_step = { "M2a", call_run, call_list, call_apply };
