/* What is done in place of a figure, and where figures may stand. */
#include "engine/procedure/run/instead.h"

#include "engine/game/rule-profile.h"
#include "engine/procedure/answer/allow.h"
#include "engine/procedure/answer/answer.h"
#include "engine/procedure/run/gate.h"
#include "engine/procedure/run/run.h"
#include "engine/procedure/state/turn.h"

/* Whether it begins with a figure that stands nowhere: that may be one that is placed late. */
static gboolean
is_from_home (const TwProcedures *all, const TwProcedureCode *procedure)
{
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, procedure->first)->selection);

  return selection->what == TW_SELECTED_POST
         || (selection->what == TW_SELECTED_FIGURE && selection->at_home);
}

/* Whether its question is among those that are asked now, if its gates are open. */
static gboolean
is_offered (const TwSight *sight, const TwProcedureCode *procedure)
{
  return (!tw_sight_is_late (sight) || is_from_home (sight->all, procedure))
         && tw_procedure_may_begin (sight, procedure);
}

void
tw_instead_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint64 left = all->at[TW_MOMENT_ACTION]; left != 0; left &= left - 1)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, (guint) __builtin_ctzll (left));
      guint before = tw_play_enter_rule (play, procedure->procedure);

      if (!tw_gates_are_shut (play, frame, procedure, own))
        {
          TwSight sight = tw_procedure_sight (play, frame, procedure, own);

          if (is_offered (&sight, procedure))
            tw_procedure_list (&sight, procedure->first, list);
        }
      tw_play_leave_rule (play, before);
    }
  tw_allow_list (&(const TwSight){ .play = play, .frame = frame, .all = all, .own = own }, list);
}

/* Whether the answer is one of the procedure's. */
static inline gboolean
is_answered (const TwPlay *play,
             const TwFrame *frame,
             gconstpointer own,
             const TwProcedureCode *procedure,
             const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, procedure->first)->selection);
  TwSight sight = tw_procedure_sight (play, frame, procedure, own);
  TwThing thing;

  return !tw_gates_are_shut (play, frame, procedure, own) && is_offered (&sight, procedure)
         && tw_thing_read (play, action, selection, &thing)
         && tw_selection_passes (&sight, selection, &thing);
}

gboolean
tw_instead_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  gboolean is_done = FALSE;

  /* Two may have the same answers. */
  for (guint64 left = all->at[TW_MOMENT_ACTION]; left != 0 && !is_done; left &= left - 1)
    {
      guint index = (guint) __builtin_ctzll (left);
      const TwProcedureCode *procedure = tw_procedures_nth (all, index);
      guint before = tw_play_enter_rule (play, procedure->procedure);

      is_done = is_answered (play, frame, own, procedure, action);
      if (is_done)
        {
          tw_play_count_rule (play);
          tw_turn_do_instead (play, own, frame->seat, index);
          tw_procedure_begin (all, procedure, own);
          tw_procedure_answer (play, frame, procedure, own, action);
        }
      tw_play_leave_rule (play, before);
    }
  return is_done;
}

static const char *
stand_veto (const TwPlay *play, const TwFrame *frame, gconstpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwSight sight = { .play = play, .frame = frame, .all = all, .own = own, .is_forbidding = TRUE };
  TwThing thing = TW_NOTHING;

  thing.node = (guint16) (play->board.slots[frame->slot].first_node + action->node);
  thing.slot = frame->slot;
  thing.type = action->figure;
  thing.seat = action->seat;
  return tw_sight_forbidden (&sight, &thing);
}

const char *
tw_instead_may_stand (const TwPlay *play,
                      const TwFrame *frame,
                      gconstpointer own,
                      const TwAction *action)
{
  guint node = play->board.slots[frame->slot].first_node + action->node;

  return tw_procedures_forbid (tw_procedures_of (play), action->figure,
                               play->board.nodes[node].kind)
             ? stand_veto (play, frame, own, action)
             : NULL;
}
