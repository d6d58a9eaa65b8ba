/* Playing: the loop that walks the programs. */
#include "engine/game/bag.h"
#include "engine/game/by-hand.h"
#include "engine/game/final-scoring.h"
#include "engine/game/programs-private.h"

#include <string.h>

/* Most tiles show nothing that an expansion has anything to do about. */
TwStepResult
tw_play_run_if_shown (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwStepEntry *entry = tw_play_step_of (play, frame);

  const TwStepEntry *end =
      &play->rules->programs[frame->program][play->rules->n_steps[frame->program]];
  guint32 shown = tw_frame_symbols (play, frame);

  if ((frame->flags & TW_FRAME_ENTERED) || (shown & entry->symbols) != 0)
    return entry->step->run (play, frame, own);
  /* Those that follow it look at the same tile. */
  while (++entry < end && entry->symbols != 0 && (shown & entry->symbols) == 0)
    frame->step++;
  return TW_STEP_DONE;
}

static inline void
go_on (TwFrame *frame)
{
  frame->step++;
  frame->cursor = 0;
  frame->scratch = 0;
  frame->flags &= (guint8) ~(TW_FRAME_ENTERED | TW_FRAME_DEFAULT | TW_FRAME_DUTY);
}

void
tw_play_advance (TwPlay *play)
{
  TwState *state = play->state;

  *play->effort = 0;
  while (state->n_frames > 0)
    {
      TwFrame *frame = &state->frames[state->n_frames - 1];
      const TwStepEntry *entry;
      if (frame->step >= play->rules->n_steps[frame->program])
        {
          state->n_frames--;
          continue;
        }
      entry = tw_play_step_of (play, frame);
      switch (entry->run (play, frame, tw_play_own (play, entry->expansion)))
        {
        case TW_STEP_ASK:
          return;
        case TW_STEP_DONE:
          go_on (frame);
          break;
        case TW_STEP_AGAIN:
        default:
          break;
        }
    }
}

void
tw_play_take_scratch (TwPlay *play)
{
  const TwRules *rules = play->rules;

  /* A bit for each node and for each tile: one that lies face down has no nodes. */
  play->marks =
      g_new0 (guint32,
              (MAX (rules->catalogue->n_nodes, rules->catalogue->n_copies) + TW_MAX_TILE_NODES) / 32
                  + 2);
  play->answers = g_new (TwAction, rules->max_actions);
  play->effort = g_new0 (guint32, 1);
}

void
tw_play_drop_scratch (TwPlay *play)
{
  g_clear_pointer (&play->marks, g_free);
  g_clear_pointer (&play->answers, g_free);
  g_clear_pointer (&play->effort, g_free);
}

TwPlay *
tw_play_new (const TwRules *rules, guint64 seed)
{
  TwPlay *play = g_new0 (TwPlay, 1);

  tw_play_bind (play, rules, g_malloc0 (rules->state_size));
  tw_play_take_scratch (play);
  memcpy (play->state, rules->initial, rules->state_size);
  play->state->seed = seed;
  tw_play_advance (play);
  return play;
}

void
tw_play_free (TwPlay *play)
{
  if (play == NULL)
    return;
  g_free (play->state);
  tw_play_drop_scratch (play);
  g_free (play);
}

void
tw_play_reset (TwPlay *play, guint64 seed)
{
  const TwRules *rules = play->rules;

  /* The board comes last in the block, and most of it was never used. */
  memcpy (play->state, rules->initial, rules->board_offset);
  tw_board_reset (&play->board, &rules->board,
                  (const guint8 *) rules->initial + rules->board_offset);
  play->state->seed = seed;
  tw_play_advance (play);
}

void
tw_play_copy (TwPlay *to, const TwPlay *from)
{
  g_return_if_fail (to->rules == from->rules);

  /* As tw_play_reset() does: most of the board was never used. */
  memcpy (to->state, from->state, from->rules->board_offset);
  tw_board_reset (&to->board, &to->rules->board, from->board.head);
}

void
tw_play_list (const TwPlay *play, TwActionList *list)
{
  const TwFrame *frame;
  const TwStepEntry *entry;

  list->n_items = 0;
  *play->effort = 0;
  if (play->state->n_frames == 0)
    return;
  frame = tw_play_frame (play);
  entry = tw_play_step_of (play, frame);
  entry->step->list (play, frame, tw_play_own (play, entry->expansion), list);
}

TwAction
tw_play_choose (const TwPlay *play, guint64 at, TwActionList *list)
{
  TwAction action;

  if (tw_play_step_of (play, tw_play_frame (play))->step == &tw_place_step
      && tw_place_choose (play, tw_play_frame (play), at, &action))
    return action;
  tw_play_list (play, list);
  return list->items[(guint) (((at >> 32) * list->n_items) >> 32)];
}

void
tw_play_apply (TwPlay *play, const TwAction *action)
{
  TwFrame *frame;
  const TwStepEntry *entry;

  /* An answer means the same whether or not somebody has just listed it. */
  *play->effort = 0;
  if (G_UNLIKELY (action->verb >= TW_VERB_FINISH && action->verb < TW_N_VERBS))
    {
      if (action->verb == TW_VERB_FINISH)
        tw_play_finish (play);
      else if (tw_by_hand_apply (play, action))
        tw_play_advance (play);
      return;
    }
  frame = tw_play_frame (play);
  entry = tw_play_step_of (play, frame);
  if (action->seat == TW_SEAT_CHANCE)
    play->state->n_chance++;
  entry->step->apply (play, frame, tw_play_own (play, entry->expansion), action);
  tw_play_advance (play);
}

TwAction
tw_play_chance (const TwPlay *play)
{
  return tw_play_chance_by (play, play->state->seed);
}

TwAction
tw_play_chance_by (const TwPlay *play, guint64 seed)
{
  const TwFrame *frame = tw_play_frame (play);
  TwAction action = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE };

  g_return_val_if_fail (frame->decider == TW_SEAT_CHANCE, action);

  if (tw_play_step_of (play, frame)->step == &tw_draw_step)
    action.kind =
        (guint16) tw_bag_nth (play, tw_play_random_by (play, seed, tw_bag_n_next (play, NULL)));
  else
    {
      TwActionList list = { play->answers, 0 };

      tw_play_list (play, &list);
      action = list.items[tw_play_random_by (play, seed, list.n_items)];
    }
  return action;
}

void
tw_play_finish (TwPlay *play)
{
  if (play->state->status != TW_STATUS_PLAYING || tw_play_is_ending (play))
    return;
  tw_play_end (play, TW_REASON_NONE);
  tw_play_advance (play);
}
