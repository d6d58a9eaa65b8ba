/* Procedures carried out. */
#include "engine/procedure/procedure-run.h"

#include <string.h>

TwSight
tw_procedure_sight (const TwPlay *play,
                    const TwFrame *frame,
                    const TwProcedureCode *procedure,
                    gconstpointer own)
{
  return (TwSight){ play, frame, tw_procedures_of (play), tw_procedures_run (procedure, own) };
}

gboolean
tw_procedure_may_begin (const TwSight *sight, const TwProcedureCode *procedure)
{
  TwThing player = tw_sight_thing (sight, TW_NAMED_PLAYER);

  return tw_selection_passes (sight, tw_procedures_selection (sight->all, procedure->condition),
                              &player);
}

void
tw_procedure_begin (const TwProcedureCode *procedure, gpointer own)
{
  tw_procedures_run (procedure, own)->at = procedure->first;
}

static guint64 *
loop_set (const TwProcedures *all, const TwProcedureCode *procedure, gpointer own, guint loop)
{
  return (guint64 *) (gpointer) ((guint8 *) own + procedure->loops) + loop * all->n_loop_words;
}

/* Its loops have nothing left to go through. */
static void
end (const TwProcedureCode *procedure, gpointer own)
{
  memset (tw_procedures_run (procedure, own), 0,
          sizeof (TwRun) + procedure->n_names * sizeof (TwThing));
}

typedef struct
{
  guint64 *set;
  gboolean has_any;
} Loop;

static gboolean
add_to_loop_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  Loop *loop = data;

  loop->set[thing->figure / 64] |= G_GUINT64_CONSTANT (1) << (thing->figure % 64);
  loop->has_any = TRUE;
  return FALSE;
}

/* Takes the next of the loop out of its set. */
static gboolean
next_of_loop (const TwPlay *play, guint64 *set, TwThing *out_thing)
{
  for (guint i = 0; i < tw_procedures_of (play)->n_loop_words; i++)
    if (set[i] != 0)
      {
        guint figure = 64 * i + (guint) __builtin_ctzll (set[i]);

        set[i] &= set[i] - 1;
        *out_thing = tw_thing_of_figure (play, &play->figures[figure]);
        return TRUE;
      }
  return FALSE;
}

static void
move (TwPlay *play, const TwThing *thing, gboolean goes_home)
{
  TwFigure *figure = tw_thing_figure (play, thing);

  if (figure == NULL || (!goes_home && thing->node == TW_NO_NODE))
    return;
  if (play->rules->figure_types[figure->type].neutral >= 0)
    {
      tw_play_move_neutral (play, figure->type, goes_home ? TW_NO_NODE : thing->node);
      return;
    }
  if (figure->place != TW_FIGURE_SUPPLY)
    tw_play_take_figure (play, figure);
  if (!goes_home)
    tw_play_stand_figure (play, figure, thing->node);
}

/* Carries the step out that the procedure is at, and goes on to the next one. */
static TwStepResult
step (TwPlay *play, TwFrame *frame, const TwProcedureCode *procedure, gpointer own)
{
  TwRun *run = tw_procedures_run (procedure, own);
  TwSight sight = tw_procedure_sight (play, frame, procedure, own);
  const TwCode *code = tw_procedures_code (sight.all, run->at);
  const TwSelection *selection = tw_procedures_selection (sight.all, code->selection);
  Loop loop = { NULL, FALSE };
  TwThing thing;

  switch ((TwOp) code->op)
    {
    case TW_OP_JUMP:
      run->at = code->to;
      return TW_STEP_AGAIN;
    case TW_OP_CHOOSE:
      if (tw_selection_has_any (&sight, selection))
        return TW_STEP_ASK;
      run->at = code->to;
      return TW_STEP_AGAIN;
    case TW_OP_EACH:
      loop.set = loop_set (sight.all, procedure, own, code->detail);
      tw_selection_visit (&sight, selection, add_to_loop_cb, &loop);
      run->at = loop.has_any ? (guint16) (run->at + 1) : code->to;
      return TW_STEP_AGAIN;
    case TW_OP_NEXT:
      if (next_of_loop (play, loop_set (sight.all, procedure, own, code->detail),
                        &run->things[code->name - TW_NAMED_OWN]))
        run->at++;
      else
        run->at = code->to;
      return TW_STEP_AGAIN;
    case TW_OP_IF:
      thing = tw_sight_thing (&sight, code->name);
      run->at =
          tw_selection_passes (&sight, selection, &thing) ? (guint16) (run->at + 1) : code->to;
      return TW_STEP_AGAIN;
    case TW_OP_MOVE:
      thing = tw_sight_thing (&sight, code->name);
      move (play, &thing, code->detail == TW_NAMED_HOME);
      run->at++;
      return TW_STEP_AGAIN;
    case TW_OP_COUNT:
      thing = tw_sight_thing (&sight, code->name);
      run->at++;
      if (thing.node == TW_NO_NODE)
        return TW_STEP_AGAIN;
      tw_play_count_feature (play, thing.node, code->detail);
      return TW_STEP_DONE;
    case TW_OP_END:
    default:
      end (procedure, own);
      return TW_STEP_DONE;
    }
}

TwStepResult
tw_procedure_carry_on (TwPlay *play, TwFrame *frame, const TwProcedureCode *procedure, gpointer own)
{
  const TwRun *run = tw_procedures_run (procedure, own);

  for (guint i = 0; i < TW_MOST_STEPS; i++)
    {
      if (run->at == 0)
        return TW_STEP_DONE;
      TwStepResult result = step (play, frame, procedure, own);

      if (result == TW_STEP_ASK)
        {
          const TwCode *code = tw_procedures_code (tw_procedures_of (play), run->at);

          frame->decider = frame->seat;
          if (!code->detail)
            frame->flags |= TW_FRAME_DUTY;
          return TW_STEP_ASK;
        }
      /* A feature is counted on top, and comes first. */
      if (result == TW_STEP_DONE)
        return run->at != 0 ? TW_STEP_AGAIN : TW_STEP_DONE;
    }
  /* Loops within loops: the game cannot wait for them. */
  memset (loop_set (tw_procedures_of (play), procedure, own, 0), 0,
          procedure->n_loops * tw_procedures_of (play)->n_loop_words * sizeof (guint64));
  tw_play_conclude (play, TW_STATUS_FINISHED, tw_rules_reason (play->rules, TW_REASON_ENDLESS));
  end (procedure, own);
  return TW_STEP_AGAIN;
}

typedef struct
{
  const TwSelection *selection;
  TwActionList *list;
} Listing;

static gboolean
list_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  const Listing *listing = data;

  tw_thing_list (sight->play, thing, listing->selection->what, sight->frame->seat, listing->list);
  if (listing->selection->what == TW_SELECTED_FIGURE)
    tw_action_list_unique (listing->list);
  return FALSE;
}

void
tw_procedure_list (const TwSight *sight, guint at, TwActionList *list)
{
  const TwCode *code = tw_procedures_code (sight->all, at);
  Listing listing = { tw_procedures_selection (sight->all, code->selection), list };

  tw_selection_visit (sight, listing.selection, list_cb, &listing);
  if (code->detail)
    tw_action_list_add (list, TW_VERB_NONE, sight->frame->seat);
}

void
tw_procedure_answer (TwPlay *play,
                     const TwProcedureCode *procedure,
                     gpointer own,
                     const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwRun *run = tw_procedures_run (procedure, own);
  const TwCode *code = tw_procedures_code (all, run->at);

  if (action->verb == TW_VERB_NONE)
    {
      run->at = code->end;
      return;
    }
  tw_thing_read (play, action, tw_procedures_selection (all, code->selection)->what,
                 &run->things[code->name - TW_NAMED_OWN]);
  run->at++;
}
