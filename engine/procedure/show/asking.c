/* Which question of a procedure is open, and what it is about. */
#include "engine/procedure/show/asking.h"

#include "engine/game/steps.h"
#include "engine/procedure/run/offer.h"

/* Whether the question at step @at could ever have that answer: the sort, the type and the land
 * fit. */
gboolean
tw_asking_is_about (const TwProcedures *all,
                    guint at,
                    const TwPlay *play,
                    const TwAction *action,
                    TwThing *out_thing)
{
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, at)->selection);

  return tw_thing_read (play, action, selection, out_thing)
         && (out_thing->type == TW_NO_TYPE || (selection->types >> out_thing->type & 1))
         && (selection->what != TW_SELECTED_SEGMENT
             || (selection->kinds & TW_KIND_BIT (play->board.nodes[out_thing->node].kind)) != 0);
}

/* Whether the question at step @at is about figures of any type. */
gboolean
tw_asking_is_about_all (const TwProcedures *all, guint at)
{
  return tw_procedures_selection (all, tw_procedures_code (all, at)->selection)->types
         == G_MAXUINT32;
}

/* The procedure that asks now, and the question that an answer with the verb @verb would answer. */
const TwProcedureCode *
tw_asking_for (const TwPlay *play, gconstpointer own, guint verb, guint *out_at)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;

  for (guint i = 0; frame != NULL && i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      guint at = tw_procedures_run (procedure, own)->at;

      if (at != 0 && tw_offer_asks (all, at))
        {
          *out_at = tw_offer_find (all, at, verb);
          return procedure;
        }
    }
  return NULL;
}

const TwProcedureCode *
tw_asking (const TwPlay *play, gconstpointer own, guint *out_at)
{
  return tw_asking_for (play, own, TW_VERB_NONE, out_at);
}

/* Whether the question at step @at is which figure comes out of a zone: it is written like one that
 * is placed. */
gboolean
tw_asking_leaves (const TwProcedures *all, guint at)
{
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, at)->selection);

  return selection->what == TW_SELECTED_STANDING && selection->in_zone;
}

guint
tw_procedures_about (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint at;
  const TwProcedureCode *procedure = tw_asking (play, own, &at);

  for (guint i = procedure != NULL ? at : 0; procedure != NULL && i-- > procedure->first;)
    {
      const TwCode *code = tw_procedures_code (all, i);

      if (code->op == TW_OP_CHOOSE && code->to > at
          && tw_procedures_selection (all, code->selection)->verb == TW_VERB_COUNT)
        return tw_procedures_run (procedure, own)->things[code->name - TW_NAMED_OWN].node;
    }
  return TW_NO_NODE;
}

gboolean
tw_asking_is_figure_step (const TwPlay *play)
{
  const TwFrame *frame = tw_play_frame (play);
  const TwStep *step = play->rules->programs[frame->program][frame->step].step;

  return frame->program == TW_PROGRAM_TURN && (step == &tw_figure_step || step == &tw_late_step);
}
