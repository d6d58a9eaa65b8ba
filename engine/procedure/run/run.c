/* Procedures carried out. */
#include "engine/procedure/run/run.h"

#include "engine/game/scoring.h"
#include "engine/procedure/run/deed-tell.h"
#include "engine/procedure/run/draw.h"
#include "engine/procedure/run/ending.h"
#include "engine/procedure/run/gift.h"
#include "engine/procedure/run/move.h"
#include "engine/procedure/run/offer.h"
#include "engine/procedure/run/play.h"
#include "engine/procedure/run/spare.h"
#include "engine/procedure/run/take.h"
#include "engine/procedure/run/watch.h"
#include "engine/procedure/run/zone-tell.h"
#include "engine/procedure/select/segment.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/list.h"
#include "engine/procedure/state/often.h"
#include "engine/procedure/state/once.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/stack.h"
#include "engine/procedure/state/tally.h"
#include "engine/procedure/state/track.h"
#include "engine/procedure/state/turn.h"
#include "engine/procedure/state/value.h"
#include "engine/procedure/state/zoned.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Whether what the step asks about passes its selection. */
static inline gboolean
holds (const TwSight *sight, const TwCode *code)
{
  const TwSelection *selection = tw_procedures_selection (sight->all, code->selection);
  TwThing thing;

  if (selection->first == selection->end)
    return TRUE;
  thing = tw_sight_thing (sight, code->name);
  return tw_selection_passes (sight, selection, &thing);
}

gboolean
tw_procedure_may_begin (const TwSight *sight, const TwProcedureCode *procedure)
{
  const TwSelection *condition = tw_procedures_selection (sight->all, procedure->condition);
  const TwCode *first = tw_procedures_code (sight->all, procedure->first);

  if (condition->first < condition->end)
    {
      TwThing thing = tw_sight_thing (sight, TW_NAMED_PLAYER);

      if (!tw_selection_passes (sight, condition, &thing))
        return FALSE;
    }
  /* What would do nothing else is asked before it begins. */
  return first->op != TW_OP_END && (!procedure->is_if || holds (sight, first));
}

void
tw_procedure_begin (const TwProcedures *all, const TwProcedureCode *procedure, gpointer own)
{
  TwRun *run = tw_procedures_run (procedure, own);

  /* What was asked before it begins holds. */
  run->at = (guint16) (procedure->first + procedure->is_if);
  run->n_steps = 0;
}

static void
clear_loop (const TwProcedures *all, guint loop, gpointer own)
{
  memset (tw_procedures_loop_words (all, loop, own), 0,
          tw_procedures_loop (all, loop)->n_words * sizeof (guint64));
}

/* Whoever left a loop early has left something in it: all that the procedure keeps lies together.
 */
static void
end (TwPlay *play, const TwProcedures *all, const TwProcedureCode *procedure, gpointer own)
{
  tw_stack_put_away (play, own);
  memset (tw_procedures_run (procedure, own), 0, procedure->size);
  for (guint i = 0; i < procedure->n_takes; i++)
    tw_take_forget (all, procedure->first_take + i, own);
}

typedef struct
{
  guint64 *set;
  guint what;
  gboolean has_any;
} Filling;

static gboolean
add_to_loop_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  Filling *filling = data;
  guint index = filling->what == TW_SELECTED_TILE ? thing->slot
                : filling->what == TW_SELECTED_FEATURE || filling->what == TW_SELECTED_SEGMENT
                    ? thing->node
                : filling->what == TW_SELECTED_SEAT ? thing->seat
                : filling->what == TW_SELECTED_PAIR
                    ? (guint) tw_joins_find (sight->all, sight->own, thing->node, thing->other - 1u)
                : filling->what == TW_SELECTED_SPACE    ? thing->figure - TW_FIRST_SPACE
                : filling->what == TW_SELECTED_ZONE     ? thing->zone - 1u
                : filling->what == TW_SELECTED_COUNTING ? tw_list_counting (thing)
                                                        : thing->figure;

  filling->set[index / 64] |= G_GUINT64_CONSTANT (1) << (index % 64);
  filling->has_any = TRUE;
  return FALSE;
}

static TwThing
thing_at (const TwPlay *play, guint what, guint index, gconstpointer own)
{
  const TwTokenJoin *joins = tw_joins (tw_procedures_of (play), own);

  if (what == TW_SELECTED_PAIR)
    return joins[index].is_there ? tw_joins_thing (play, joins[index].a, joins[index].b)
                                 : TW_NOTHING;
  if (what == TW_SELECTED_FIGURE)
    return tw_thing_of_figure (play, &play->figures[index]);
  if (what == TW_SELECTED_SPACE)
    return tw_thing_of_space (index);
  if (what == TW_SELECTED_ZONE)
    return tw_zone_thing (play, index);
  if (what == TW_SELECTED_COUNTING)
    return tw_thing_of_counting (index / 2, index % 2);
  if (what == TW_SELECTED_TILE)
    return tw_thing_of_slot (index);
  if (what == TW_SELECTED_FEATURE)
    return tw_thing_of_node (index);
  return what == TW_SELECTED_SEGMENT ? tw_segment_thing (play, index) : tw_thing_of_seat (index);
}

/* The first of a set that has any, from @begin on and then from the start. */
static guint
next_in (const guint64 *set, guint n_words, guint begin)
{
  guint64 behind = set[0] & ~((G_GUINT64_CONSTANT (1) << begin) - 1);

  if (behind != 0)
    return (guint) __builtin_ctzll (behind);
  for (guint i = 0; i < n_words; i++)
    if (set[i] != 0)
      return 64 * i + (guint) __builtin_ctzll (set[i]);
  return G_MAXUINT;
}

/* Takes the next of the loop out of its set; players, and what is theirs on the track, come from
 * the one on turn on. */
static gboolean
next_of_loop (const TwPlay *play,
              const TwFrame *frame,
              guint loop,
              gpointer own,
              TwThing *out_thing)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwLoop *info = tw_procedures_loop (all, loop);
  guint64 *set = tw_procedures_loop_words (all, loop, own);
  guint last = info->from == TW_FROM_LAST ? tw_kept_last (play, own) : TW_SEAT_NONE;
  /* Where no tile was laid yet, it is as if the one before who is on turn had laid one. */
  guint first = (last != TW_SEAT_NONE
                     ? last + 1
                     : tw_frame_player (play, frame) + (info->from == TW_FROM_NEXT ? 1u : 0u))
                % play->rules->n_seats;
  guint index = next_in (set, info->n_words,
                         info->what == TW_SELECTED_SEAT       ? first
                         : info->what == TW_SELECTED_COUNTING ? 2 * first
                                                              : 0);

  if (index == G_MAXUINT)
    return FALSE;
  set[index / 64] &= ~(G_GUINT64_CONSTANT (1) << (index % 64));
  *out_thing = thing_at (play, info->what, index, own);
  return TRUE;
}

static gboolean
begin_loop (const TwSight *sight, const TwCode *code, gpointer own)
{
  const TwProcedures *all = sight->all;
  Filling filling = { tw_procedures_loop_words (all, code->detail, own),
                      tw_procedures_loop (all, code->detail)->what, FALSE };

  clear_loop (all, code->detail, own);
  tw_selection_visit (sight, tw_procedures_selection (all, code->selection), add_to_loop_cb,
                      &filling);
  return filling.has_any;
}

/* By how much a number is changed: so much, or so much for each. */
static int
change_of (const TwSight *sight, const TwCode *code)
{
  int n = tw_sight_number (sight, (gint16) code->to, code->selection);
  guint per = code->end / TW_PER;

  return per == 0 ? n
                  : n
                        * (int) MIN (tw_selection_count (sight, tw_procedures_selection (sight->all,
                                                                                         per - 1)),
                                     999);
}

/* A question with answers of several sorts, or of tokens that are taken, or neither any more. */
static TwStepResult
ask_several (const TwSight *sight, TwFrame *frame, const TwProcedureCode *procedure, gpointer own)
{
  TwRun *run = tw_procedures_run (procedure, own);
  const TwCode *code = tw_procedures_code (sight->all, run->at);
  guint first = tw_offer_find (sight->all, run->at, TW_VERB_NONE);
  const TwSelection *selection =
      tw_procedures_selection (sight->all, tw_procedures_code (sight->all, first)->selection);

  if (code->op == TW_OP_OFFER ? !tw_offer_has (sight, run->at)
                              : !tw_take_goes_on (sight, run->at, own))
    {
      if (code->op == TW_OP_TAKE)
        tw_take_end (sight->all, run->at, own);
      run->at = code->to;
      return TW_STEP_AGAIN;
    }
  tw_turn_note (sight->all, procedure, own);
  frame->decider = tw_sight_thing (sight, selection->asked).seat;
  tw_offer_preset (frame, code->name != 0);
  return TW_STEP_ASK;
}

/* The steps that only lead on to others, which are most of them: nobody has to look what they have
 * changed. In the Mists a turn takes 4 % fewer instructions so.
 *
 * Returns: whether the step is one */
static inline gboolean
lead_on (const TwSight *sight, TwRun *run, const TwCode *code, gpointer own)
{
  guint64 *left;

  switch ((TwOp) code->op)
    {
    case TW_OP_JUMP:
      run->at = code->to;
      return TRUE;
    case TW_OP_IF:
      run->at = holds (sight, code) ? (guint16) (run->at + 1) : code->to;
      return TRUE;
    case TW_OP_AGAIN:
      left = tw_procedures_loop_words (sight->all, code->detail, own);
      run->at = (guint16) (run->at + (*left > 0 ? 2 : 1));
      *left -= *left > 0;
      return TRUE;
    default:
      return FALSE;
    }
}

/* Carries any other step out that the procedure is at, and goes on to the next one. */
static TwStepResult
step (const TwSight *sight,
      TwPlay *play,
      TwFrame *frame,
      const TwProcedureCode *procedure,
      gpointer own)
{
  TwRun *run = tw_procedures_run (procedure, own);
  const TwCode *code = tw_procedures_code (sight->all, run->at);
  const TwSelection *selection = tw_procedures_selection (sight->all, code->selection);
  guint plays;
  TwThing thing, to;

  switch ((TwOp) code->op)
    {
    case TW_OP_CHOOSE:
      thing = tw_sight_thing (sight, selection->asked);
      if (thing.seat >= play->rules->n_seats || !tw_selection_has (sight, selection, 1))
        {
          run->at = code->to;
          return TW_STEP_AGAIN;
        }
      if (code->detail & TW_CHOICE_ONCE
          && tw_once_find (sight, run->at, thing.seat, &run->things[code->name - TW_NAMED_OWN]))
        {
          run->at++;
          return TW_STEP_AGAIN;
        }
      tw_turn_note (sight->all, procedure, own);
      frame->decider = thing.seat;
      frame->flags |= code->detail & TW_CHOICE_DUTY ? TW_FRAME_DUTY : 0;
      tw_offer_preset (frame, (code->detail & TW_CHOICE_PRESET) != 0);
      return TW_STEP_ASK;
    case TW_OP_OFFER:
    case TW_OP_TAKE:
      return ask_several (sight, frame, procedure, own);
    case TW_OP_PART:
      if (tw_part_grant (play, frame, own, code->detail) == TW_STEP_ASK)
        return TW_STEP_ASK;
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_TURN:
      tw_part_next_turn (play);
      if (!code->end)
        tw_deed_tell_next_turn (play, procedure->rule);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_DRAW:
      if (tw_procedure_bag_has (sight, code))
        {
          /* A case says nothing of what nobody sees. */
          tw_offer_preset (frame, tw_procedure_draws_tile (sight->all, code));
          frame->decider = TW_SEAT_CHANCE;
          return TW_STEP_ASK;
        }
      run->at = code->to;
      return TW_STEP_AGAIN;
    case TW_OP_LAY:
      tw_turn_note (sight->all, procedure, own);
      thing = tw_sight_thing (sight, code->name);
      tw_procedure_lay (play, own, &thing);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_TELL:
      tw_procedure_bag_tell (sight, play, procedure->first, run->at);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_REMEMBER:
      clear_loop (sight->all, code->detail, own);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_ADD:
      thing = tw_sight_thing (sight, code->name);
      tw_list_add (play, code->detail, own, &thing);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_FORGET:
      thing = tw_sight_thing (sight, code->name);
      if (code->name == TW_NAMED_HOME)
        clear_loop (sight->all, code->detail, own);
      else
        tw_list_remove (play, code->detail, own, &thing);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_ASIDE:
      tw_aside_lay (play, frame, own, procedure->rule);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_BACK:
      tw_aside_back (play, own);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_SPEND:
      tw_turn_spend (play, own, code->detail);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_EACH:
      run->at = begin_loop (sight, code, own) ? (guint16) (run->at + 1) : code->to;
      return TW_STEP_AGAIN;
    case TW_OP_NEXT:
      if (next_of_loop (play, frame, code->detail, own, &run->things[code->name - TW_NAMED_OWN]))
        run->at++;
      else
        run->at = code->to;
      return TW_STEP_AGAIN;
    case TW_OP_MOVE:
      tw_turn_note (sight->all, procedure, own);
      thing = tw_sight_thing (sight, code->name);
      to = tw_sight_thing (sight, code->detail);
      tw_procedure_move (play, code, procedure, &thing, &to);
      tw_zone_tell_leaving (play, &thing, procedure->rule);
      /* Who is put into a zone by an answer has the line of that answer. */
      if (code->detail != code->name)
        tw_zone_tell_entering (play, &thing, procedure->rule);
      if (code->selection != 0 && thing.figure < tw_sight_n_figures (play))
        play->figures[thing.figure].detail = code->selection;
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_JOIN:
    case TW_OP_SEVER:
      tw_procedure_join (sight, play, code, procedure, own);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_GIVE:
      thing = tw_sight_thing (sight, code->name);
      run->at++;
      /* What a case puts down is a position, and nothing else lies there. */
      if (procedure->moment == TW_MOMENT_SET_UP && play->rules->start_is_given)
        return TW_STEP_AGAIN;
      if (tw_gift_give (sight, play, own, &thing,
                        &g_array_index (sight->all->gifts, TwGift, code->detail)))
        {
          tw_turn_note (sight->all, procedure, own);
          tw_play_tell_given (play, procedure->procedure);
        }
      /* A counting figure that somebody minds moves on top; points of points come later. */
      return tw_moment_is_gain (procedure->moment) ? TW_STEP_AGAIN : TW_STEP_DONE;
    case TW_OP_REPEAT:
      *tw_procedures_loop_words (sight->all, code->detail, own) =
          (guint64) tw_sight_number (sight, code->to, code->name);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_COUNT:
      thing = tw_sight_thing (sight, code->name);
      run->at++;
      if (thing.node == TW_NO_NODE || !tw_joins_is_one (play, &thing))
        return TW_STEP_AGAIN;
      tw_play_count_feature (play, thing.node, code->detail);
      return TW_STEP_DONE;
    case TW_OP_VALUE:
      tw_value_change (sight->all, own, frame, code->detail, change_of (sight, code));
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_SKIP:
      thing = tw_sight_thing (sight, code->name);
      tw_turn_tell_skipping (play, thing.seat, procedure->rule);
      tw_turn_skip (play, thing.seat);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_CHANGE:
      tw_turn_note (sight->all, procedure, own);
      thing = tw_sight_thing (sight, code->name);
      tw_tally_change (play, own, code, &thing, change_of (sight, code), procedure->rule);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_PLAY:
      run->plays = code->detail + 1u;
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_END:
    case TW_OP_CONCLUDE:
    default:
      plays = run->plays;
      end (play, sight->all, procedure, own);
      if (tw_moment_is_gain (procedure->moment))
        tw_gain_pay (play, frame, sight->all, own);
      /* It may be carried out again within that turn. */
      if (plays > 0)
        tw_procedure_play (play, plays > 1);
      return TW_STEP_DONE;
    }
}

TwStepResult
tw_procedure_give_up (TwPlay *play, const TwProcedureCode *procedure, gpointer own)
{
  tw_play_conclude (play, TW_STATUS_FINISHED, tw_rules_reason (play->rules, TW_REASON_ENDLESS));
  play->gave_up = procedure->procedure->id;
  end (play, tw_procedures_of (play), procedure, own);
  return TW_STEP_AGAIN;
}

TwStepResult
tw_procedure_carry_on (TwPlay *play, TwFrame *frame, const TwProcedureCode *procedure, gpointer own)
{
  TwRun *run = tw_procedures_run (procedure, own);
  TwSight sight = tw_procedure_sight (play, frame, procedure, own);

  while (run->n_steps++ < TW_MOST_STEPS && !tw_procedures_take_too_long (play))
    {
      const TwCode *code = tw_procedures_code (sight.all, run->at);
      TwStepResult result;

      *play->effort += TW_STEP_EFFORT;
      if (lead_on (&sight, run, code, own))
        continue;
      if (run->at == 0)
        return TW_STEP_DONE;
      if (code->op == TW_OP_CONCLUDE)
        {
          tw_play_tell_watch (play, procedure->procedure);
          end (play, sight.all, procedure, own);
          tw_ending_conclude (play, sight.all, code);
          return TW_STEP_AGAIN;
        }
      result = step (&sight, play, frame, procedure, own);
      if (G_UNLIKELY (play->watch != NULL))
        tw_watch_tell_step (play, procedure, code->op, result);
      /* What has been put on top comes first: points that were given bring others to speak. */
      if (result == TW_STEP_ASK)
        return frame == tw_play_frame (play) ? TW_STEP_ASK : TW_STEP_AGAIN;
      /* A feature is counted on top, and comes first. */
      if (result == TW_STEP_DONE && !tw_procedures_take_too_long (play))
        return run->at != 0 ? TW_STEP_AGAIN : TW_STEP_DONE;
    }
  /* Loops within loops: the game cannot wait for them. */
  return tw_procedure_give_up (play, procedure, own);
}

void
tw_procedure_answer (TwPlay *play,
                     TwFrame *frame,
                     const TwProcedureCode *procedure,
                     gpointer own,
                     const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwRun *run = tw_procedures_run (procedure, own);
  guint at = tw_offer_find (all, run->at, action->verb);
  const TwCode *code = tw_procedures_code (all, at);

  run->at = (guint16) at;
  if (code->op == TW_OP_TAKE)
    {
      TwSight sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);

      if (action->verb != TW_VERB_NONE && action->verb != all->takes_none)
        {
          tw_take_apply (&sight, at, own, action);
          return;
        }
      tw_take_end (all, at, own);
      run->at = code->to;
      return;
    }
  if (code->op == TW_OP_DRAW)
    {
      TwSight sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);

      run->things[code->name - TW_NAMED_OWN] =
          tw_procedure_bag_take (&sight, play, own, code, action);
      run->at++;
      return;
    }
  if (code->op == TW_OP_PART)
    {
      tw_part_answer (play, frame, own, action);
      return;
    }
  if (action->verb == TW_VERB_NONE)
    {
      run->at = code->end;
      return;
    }
  tw_often_note (all, own, tw_procedures_selection (all, code->selection));
  tw_thing_read (play, action, tw_procedures_selection (all, code->selection),
                 &run->things[code->name - TW_NAMED_OWN]);
  if (code->detail & TW_CHOICE_ONCE)
    tw_once_keep (all, own, run->at, action->seat, &run->things[code->name - TW_NAMED_OWN]);
  run->at++;
}
