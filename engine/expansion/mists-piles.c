/* Piles of tiles, one after the other. */
#include "engine/expansion/mists-private.h"

#include "engine/game/bag.h"
#include "engine/game/turn-program.h"
#include "engine/procedure/state/tally.h"

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

guint
mists_pile (const TwPlay *play, const Mists *mists)
{
  return (guint) tw_tally_of (play, tw_procedures_own (play), mists->level.pile, 0);
}

/* What is left of a pile that hounds have left behind goes onto the next one. Rule: MIST-154. */
void
mists_pass_on (TwPlay *play, Mists *mists)
{
  for (; mists->pile < mists_pile (play, mists); mists->pile++)
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
  mists->pile = (guint8) mists_pile (play, mists);
  frame->kind = action->kind;
}

const TwStep mists_draw_step = { "1a", draw_run, draw_list, draw_apply };
