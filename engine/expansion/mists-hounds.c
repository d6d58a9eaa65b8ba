/* Piles of tiles, and the hounds that come when a mark is reached and a pile is left behind. */
#include "engine/expansion/mists-private.h"

#include "engine/game/bag.h"
#include "engine/game/turn-program.h"

/* ---- piles ----------------------------------------------------------------------------- */

/* Which tiles are in which pile nobody knows, so a pile is how many are left before the
 * next one is begun; a draw takes any of the bag. Where all tiles are shared out and do not come
 * out even, the last pile is the smaller one. Rule: MIST-012, MIST-013. */
void
mists_set_up_piles (TwPlay *play, Mists *mists)
{
  guint n = play->state->n_left;

  if (mists->level.pile_size == 0)
    mists->level.pile_size = (guint16) ((n + mists->level.n_piles - 1) / mists->level.n_piles);
  mists->pile = 1;
  mists->left = (guint16) MIN (mists->level.pile_size, n);
}

/* Rule: MIST-154. */
static void
switch_pile (TwPlay *play, Mists *mists)
{
  mists->pile++;
  mists->left = (guint16) MIN ((guint) mists->left + mists->level.pile_size, play->state->n_left);
}

/* 1a: Rule: MIST-034 to MIST-037, MIST-151, MIST-165, MIST-182. */
static TwStepResult
draw_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Mists *mists = own;

  if (frame->kind != TW_NO_KIND)
    {
      if (tw_play_kind_has_place (play, frame, frame->kind))
        return TW_STEP_DONE;
      tw_play_record_unplaceable (play, frame, "MIST-035");
      play->state->n_unplaceable++;
      frame->kind = TW_NO_KIND;
      if (mists->level.unplaceable_loses)
        {
          mists_lose (play, "tiles");
          return TW_STEP_AGAIN;
        }
    }
  else if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      play->state->turn++;
    }
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
draw_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Mists *mists = own;

  if (mists->left > 0 && play->state->n_left > 0)
    tw_bag_list (play, TW_VERB_DRAW, list);
  else
    tw_action_list_add (list, mists->verbs.no_tile, TW_SEAT_CHANCE);
}

static void
draw_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Mists *mists = own;

  if (action->verb == mists->verbs.no_tile)
    {
      mists_lose (play, "tiles");
      return;
    }
  tw_bag_add (play, action->kind, -1);
  mists->left--;
  frame->kind = action->kind;
}

/* ---- hounds ---------------------------------------------------------------------------- */

gboolean
mists_hound_is_with (const TwPlay *play, const Mists *mists, guint hound, const TwFigure *figure)
{
  return mists->hound_place[hound] == MISTS_HOUND_GUARD
         && &play->figures[mists->hound_guard[hound]] == figure;
}

static gboolean
is_standing_guard (const TwPlay *play, const Mists *mists, guint index)
{
  return play->figures[index].place == TW_FIGURE_NODE
         && play->figures[index].type == mists->level.guard;
}

static gboolean
has_standing_guard (const TwPlay *play, const Mists *mists)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (is_standing_guard (play, mists, i))
      return TRUE;
  return FALSE;
}

/* The hound that waits for the score to leave the pile in use behind. Rule: MIST-150. */
static gboolean
is_due (const TwPlay *play, const Mists *mists)
{
  return mists->pile < mists->level.n_piles
         && mists_lowest (play) >= mists->level.mark[mists->pile - 1];
}

/* Rule: MIST-151 to MIST-157, MIST-161. */
gboolean
mists_hounds_go_on (TwPlay *play, Mists *mists)
{
  if (mists->ask == MISTS_ASK_HOUND_TAKE)
    {
      if (mists_take_goes_on (play, mists))
        return TRUE;
      mists->ask = MISTS_ASK_NOTHING;
      switch_pile (play, mists);
    }
  if (mists->ask == MISTS_ASK_HOUND)
    return TRUE;
  while (is_due (play, mists))
    {
      guint hound = mists->pile - 1u;

      if (mists->hound_place[hound] == MISTS_HOUND_TRACK && has_standing_guard (play, mists))
        {
          mists->ask = MISTS_ASK_HOUND;
          return TRUE;
        }
      if (mists->hound_place[hound] == MISTS_HOUND_TRACK)
        mists->hound_place[hound] = MISTS_HOUND_OFF;
      switch_pile (play, mists);
    }
  return FALSE;
}

void
mists_hounds_list (const TwPlay *play, const Mists *mists, guint seat, TwActionList *list)
{
  if (mists->ask == MISTS_ASK_HOUND_TAKE)
    {
      tw_action_list_add (list, TW_VERB_NONE, seat);
      mists_take_list (play, mists, seat, list);
      return;
    }
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwSlot *slot;
      gboolean is_new = is_standing_guard (play, mists, i);

      if (!is_new)
        continue;
      slot = &play->board.slots[play->board.nodes[play->figures[i].node].slot];
      for (guint k = 0; k < list->n_items; k++)
        is_new &= list->items[k].x != slot->x || list->items[k].y != slot->y;
      if (is_new)
        {
          TwAction *action = tw_action_list_add (list, mists->verbs.hound[mists->pile - 1], seat);

          action->x = slot->x;
          action->y = slot->y;
        }
    }
}

void
mists_hounds_apply (TwPlay *play, Mists *mists, const TwAction *action)
{
  guint hound = mists->pile - 1u, slot;

  if (mists->ask == MISTS_ASK_HOUND_TAKE)
    {
      if (action->verb == mists->verbs.take_ghost)
        {
          mists_take_apply (play, mists, action);
          return;
        }
      mists->ask = MISTS_ASK_NOTHING;
      switch_pile (play, mists);
      return;
    }
  slot = tw_board_slot_at (&play->board, action->x, action->y);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (is_standing_guard (play, mists, i) && play->board.nodes[play->figures[i].node].slot == slot)
      {
        mists->hound_place[hound] = MISTS_HOUND_GUARD;
        mists->hound_guard[hound] = (guint16) i;
        break;
      }
  mists_take_begin (mists, mists->level.hound_most, mists->level.hound_tiles, slot);
  mists->ask = MISTS_ASK_HOUND_TAKE;
}

/* 3b */
static TwStepResult
hounds_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  frame->decider = frame->seat;
  return mists_hounds_go_on (play, own) ? TW_STEP_ASK : TW_STEP_DONE;
}

static void
hounds_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  mists_hounds_list (play, own, frame->decider, list);
}

static void
hounds_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  mists_hounds_apply (play, own, action);
}

const TwStep mists_draw_step = { "1a", draw_run, draw_list, draw_apply };
const TwStep mists_hounds_step = { "M3b", hounds_run, hounds_list, hounds_apply };
