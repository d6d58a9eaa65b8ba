/* What is done there and then. */
#include "engine/procedure/run/at-once.h"

#include "engine/game/rule-profile.h"
#include "engine/procedure/run/gate.h"
#include "engine/procedure/run/run.h"
#include "engine/procedure/select/select.h"

gboolean
tw_at_once_is (guint moment)
{
  return moment == TW_MOMENT_LEAVES || moment == TW_MOMENT_SET_UP
         || moment == TW_MOMENT_UNPLACEABLE;
}

static inline void
carry_one_out (TwPlay *play, gpointer own, TwFrame *frame, const TwProcedureCode *procedure)
{
  TwSight sight;

  if (tw_procedure_is_under_way (procedure, own) || tw_gates_are_shut (play, frame, procedure, own))
    return;
  sight = tw_procedure_sight (play, frame, procedure, own);
  if (!tw_procedure_may_begin (&sight, procedure))
    return;
  tw_play_count_rule (play);
  tw_procedure_begin (tw_procedures_of (play), procedure, own);
  while (tw_procedure_is_under_way (procedure, own))
    tw_procedure_carry_on (play, frame, procedure, own);
}

static void
carry_out (TwPlay *play, gpointer own, TwFrame *frame, guint moment)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint64 left = all->at[moment]; left != 0; left &= left - 1)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, (guint) __builtin_ctzll (left));
      guint before = tw_play_enter_rule (play, procedure->procedure);

      carry_one_out (play, own, frame, procedure);
      tw_play_leave_rule (play, before);
    }
}

void
tw_at_once_leaves (TwPlay *play, gpointer own, guint node)
{
  TwFrame frame = play->state->n_frames > 0 ? *tw_play_frame (play) : (TwFrame){ 0 };

  frame.node = (guint16) node;
  carry_out (play, own, &frame, TW_MOMENT_LEAVES);
}

void
tw_at_once_unplaceable (TwPlay *play, gpointer own, const TwFrame *frame)
{
  TwFrame copy = *frame;

  carry_out (play, own, &copy, TW_MOMENT_UNPLACEABLE);
}

void
tw_at_once_set_up (TwPlay *play, gpointer own)
{
  TwFrame frame = { .kind = TW_NO_KIND, .slot = TW_NO_SLOT, .node = TW_NO_NODE };

  carry_out (play, own, &frame, TW_MOMENT_SET_UP);
}
