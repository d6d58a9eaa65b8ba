/* Why an answer is none. */
#include "engine/procedure/answer/allow.h"
#include "engine/procedure/run/offer.h"
#include "engine/procedure/select/late.h"
#include "engine/procedure/select/post.h"
#include "engine/procedure/show/asking.h"
#include "engine/procedure/show/show.h"
#include "engine/procedure/show/zone-show.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/counting.h"
#include "engine/procedure/state/turn.h"

/* The draw that chance is asked for, at the step @out_at. */
static const TwDrawCode *
drawing (const TwPlay *play, gconstpointer own, guint *out_at)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; all->draws->len > 0 && i < all->procedures->len; i++)
    {
      const TwCode *code;

      *out_at = tw_procedures_run (tw_procedures_nth (all, i), own)->at;
      code = tw_procedures_code (all, *out_at);
      if (code->op == TW_OP_DRAW)
        return &g_array_index (all->draws, TwDrawCode, code->detail);
    }
  return NULL;
}

/* Whether what an answer names is on the table, or a player. */
static gboolean
is_there (const TwThing *thing)
{
  return thing->node != TW_NO_NODE || thing->slot != TW_NO_SLOT || thing->type == TW_NO_TYPE;
}

/* A figure where none of its sort may stand. @only_own: whether it has to be said of such figures
 * in particular */
static const char *
why_not_stand (const TwPlay *play, gconstpointer own, const TwAction *action, gboolean only_own)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwSight sight = { .play = play, .frame = tw_play_frame (play), .all = all, .own = own };
  TwThing thing;

  for (guint i = 0; i < all->forbids->len; i++)
    {
      const TwForbidCode *forbid = &g_array_index (all->forbids, TwForbidCode, i);

      if (!tw_allow_is (forbid->procedure)
          && (!only_own || tw_procedures_selection (all, forbid->selection)->types != G_MAXUINT32)
          && tw_thing_read (play, action, tw_procedures_selection (all, forbid->selection), &thing)
          && thing.node != TW_NO_NODE
          && tw_selection_passes (&sight, tw_procedures_selection (all, forbid->selection), &thing))
        return forbid->rule;
    }
  return NULL;
}

/* Whether it is land on which no figure of the game stands by its roles. */
static gboolean
is_for_nobody (const TwPlay *play, const TwAction *action)
{
  guint node = action->verb == TW_VERB_FIGURE ? tw_play_action_node (play, action) : TW_NO_NODE;

  for (guint i = 0; node != TW_NO_NODE && i < play->rules->n_figure_types; i++)
    if (play->rules->figure_types[i].kinds & TW_KIND_BIT (play->board.nodes[node].kind))
      return FALSE;
  return node != TW_NO_NODE;
}

/* Whether it answers the question at step @at with a cell, which is none if no tile is beside it.
 */
static gboolean
is_far_cell (const TwProcedures *all, guint at, const TwAction *action)
{
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, at)->selection);

  return selection->what == TW_SELECTED_CELL && selection->verb == action->verb;
}

/* What the procedure asks later is no answer yet. */
static const char *
why_not_yet (const TwPlay *play, guint at, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwThing thing;

  for (; tw_procedures_code (all, at)->op != TW_OP_END; at++)
    if (tw_procedures_code (all, at)->op != TW_OP_OFFER && tw_offer_asks (all, at)
        && (tw_asking_is_about (all, at, play, action, &thing) || is_far_cell (all, at, action)))
      return tw_procedures_choice (all, at)->rule;
  return NULL;
}

/* Why the question that is asked has not that answer: the first filter that it fails; what
 * answers what would be asked otherwise, or nothing at all, breaks the duty to choose; another
 * figure comes before its turn. */
static const char *
why_not_now (const TwPlay *play,
             const TwProcedureCode *procedure,
             guint at,
             gconstpointer own,
             const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwSight sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);
  guint otherwise = tw_procedures_code (all, at)->to, asked = at;
  TwThing thing;

  if (is_for_nobody (play, action) && why_not_stand (play, own, action, FALSE) != NULL)
    return why_not_stand (play, own, action, FALSE);

  /* With nothing to choose another question is asked: why there is nothing is told as before. */
  for (guint i = procedure->first; i < at; i++)
    if (tw_procedures_code (all, i)->op == TW_OP_CHOOSE && tw_procedures_code (all, i)->to == at
        && tw_asking_is_about (all, i, play, action, &thing))
      asked = i;
  if (tw_procedures_code (all, at)->op == TW_OP_TAKE
      && tw_asking_is_about (all, at, play, action, &thing))
    {
      const char *rule = tw_selection_refusal (
          &sight, tw_procedures_selection (all, tw_procedures_code (all, at)->selection), &thing);

      return rule != NULL ? rule : tw_procedures_choice (all, at)->rule;
    }
  /* A number outside the bounds passes all filters. */
  if (tw_asking_is_about (all, asked, play, action, &thing) && is_there (&thing)
      && tw_procedures_selection (all, tw_procedures_code (all, asked)->selection)->what
             != TW_SELECTED_NUMBER)
    return tw_selection_refusal (
        &sight, tw_procedures_selection (all, tw_procedures_code (all, asked)->selection), &thing);
  if (otherwise < all->codes->len && tw_procedures_code (all, otherwise)->op == TW_OP_CHOOSE
      && tw_asking_is_about (all, otherwise, play, action, &thing))
    return tw_procedures_choice (all, otherwise)->rule;
  if (action->verb == TW_VERB_NONE
      || action->verb
             == tw_procedures_selection (all, tw_procedures_code (all, at)->selection)->verb)
    return tw_procedures_choice (all, at)->rule;
  if (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE)
    return procedure->rule;
  return action->verb >= TW_N_VERBS ? why_not_yet (play, at, action) : NULL;
}

/* In place of a figure; what belongs to a procedure at all is told by its filters, best of one that
 * is about such a figure on such a tile. */
static const char *
why_not_instead (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame *frame = tw_play_frame (play);
  const char *best = NULL;
  guint best_fit = 0;

  for (guint i = 0; i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      const TwSelection *selection =
          tw_procedures_selection (all, tw_procedures_code (all, procedure->first)->selection);
      TwSight sight = tw_procedure_sight (play, frame, procedure, own);
      gboolean may_begin = tw_procedure_may_begin (&sight, procedure);
      const char *rule;
      TwThing thing;
      guint fit;

      if (procedure->moment != TW_MOMENT_ACTION || !tw_thing_read (play, action, selection, &thing))
        continue;
      fit = 1 + may_begin
            + 2 * (thing.type == TW_NO_TYPE || (selection->types >> thing.type & 1) != 0);
      if (fit <= best_fit)
        continue;
      rule = tw_selection_refusal (&sight, selection, &thing);
      if (rule == NULL)
        rule = tw_post_refusal (&sight, selection, &thing);
      if (rule == NULL && thing.type != TW_NO_TYPE)
        rule = tw_late_refusal (&sight, thing.type);
      best_fit = fit;
      best = rule != NULL ? rule
             : may_begin  ? tw_procedures_choice (all, procedure->first)->rule
                          : procedure->rule;
    }
  return best;
}

/* What is no answer now is one at the moment of its procedure alone. @only_own: whether the
 * procedure has to speak of such figures in particular */
static const char *
why_not_ever (const TwPlay *play, const TwAction *action, gboolean only_own)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      guint end =
          i + 1 < all->procedures->len ? tw_procedures_nth (all, i + 1)->first : all->codes->len;
      TwThing thing;

      for (guint at = procedure->first; at < end; at++)
        if (procedure->moment != TW_MOMENT_ACTION && tw_procedures_code (all, at)->op != TW_OP_OFFER
            && tw_offer_asks (all, at) && !tw_asking_leaves (all, at)
            && !(only_own && tw_asking_is_about_all (all, at))
            && tw_asking_is_about (all, at, play, action, &thing))
          return procedure->rule;
    }
  return NULL;
}

/* Whether it is what a player does once in a part: a figure that is not placed late, or what is
 * done in place of one. */
static gboolean
is_action (const TwPlay *play, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwThing thing;

  if (action->verb == TW_VERB_FIGURE)
    return !play->rules->figure_types[action->figure].is_late;
  for (guint64 left = all->at[TW_MOMENT_ACTION]; left != 0; left &= left - 1)
    {
      guint at = tw_procedures_nth (all, (guint) __builtin_ctzll (left))->first;
      const TwSelection *selection =
          tw_procedures_selection (all, tw_procedures_code (all, at)->selection);
      gboolean is_from_home = selection->what == TW_SELECTED_POST || selection->at_home;

      if (tw_asking_is_about (all, at, play, action, &thing)
          && !(is_from_home && thing.type != TW_NO_TYPE
               && play->rules->figure_types[thing.type].is_late))
        return TRUE;
    }
  return FALSE;
}

/* The rule by which what was done in place of a figure was all of it; %NULL if it is silent. */
static const char *
why_not_as_well (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwProcedureCode *done = tw_turn_done_instead (play, own, action->seat);

  return done != NULL && is_action (play, action) ? tw_procedures_choice (all, done->first)->rule
                                                  : NULL;
}

const char *
tw_procedures_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  guint at = 0, drawn_at = 0;
  const TwProcedureCode *procedure = tw_asking_for (play, own, action->verb, &at);
  const TwDrawCode *draw;
  const char *zoned, *rule;

  if (tw_counting_why_not (play, action) != NULL)
    return tw_counting_why_not (play, action);
  zoned = tw_zone_why_not (play, own,
                           procedure != NULL ? tw_procedures_selection (
                               tw_procedures_of (play),
                               tw_procedures_code (tw_procedures_of (play), at)->selection)
                                             : NULL,
                           action);
  if (zoned != NULL)
    return zoned;
  draw = drawing (play, own, &drawn_at);
  if (draw != NULL)
    {
      /* What nobody sees is left out, and what follows is tried. */
      rule = draw->bag == TW_DRAW_TILES ? why_not_yet (play, drawn_at, action) : NULL;
      return rule != NULL ? rule : draw->rule;
    }
  if (action->verb == TW_VERB_PLACE && tw_aside_why_not (play, own, action->kind) != NULL)
    return tw_aside_why_not (play, own, action->kind);
  if (procedure != NULL && tw_asking_is_about_all (tw_procedures_of (play), at)
      && why_not_ever (play, action, TRUE) != NULL)
    return why_not_ever (play, action, TRUE);
  if (procedure != NULL)
    {
      rule = why_not_now (play, procedure, at, own, action);
      if (rule == NULL)
        rule = tw_zone_why_not_out (play, action);
      /* Whose author gave no reasons has none. */
      return rule != NULL || procedure->rule != NULL ? rule : "";
    }
  if (play->state->n_frames > 0 && tw_asking_is_figure_step (play))
    {
      const TwSight sight = {
        .play = play, .frame = tw_play_frame (play), .all = tw_procedures_of (play), .own = own
      };

      rule = why_not_as_well (play, own, action);
      if (rule == NULL)
        rule = tw_allow_why_not (&sight, action);
      if (rule == NULL)
        rule = why_not_instead (play, own, action);
      if (rule == NULL)
        rule = why_not_stand (play, own, action, TRUE);
      if (rule == NULL)
        rule = why_not_stand (play, own, action, FALSE);
      if (rule != NULL)
        return rule;
    }
  /* Where nobody stands at all, whatever is asked. */
  else if (play->state->n_frames > 0 && is_for_nobody (play, action)
           && why_not_stand (play, own, action, FALSE) != NULL)
    return why_not_stand (play, own, action, FALSE);
  rule = why_not_ever (play, action, FALSE);
  return rule != NULL ? rule : tw_zone_why_not_out (play, action);
}

const char *
tw_procedures_why_not_now (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  const char *as_well;
  guint at;
  TwThing thing;

  if (action->verb == TW_VERB_FIGURE && tw_turn_spent_by (play, own) != NULL)
    {
      const char *rule = tw_late_spent_by (play, action->figure);

      return rule != NULL ? rule : tw_turn_spent_by (play, own);
    }
  as_well = why_not_as_well (play, own, action);
  if (as_well != NULL)
    return as_well;
  if (action->verb == TW_VERB_FIGURE)
    return NULL;
  /* By which rule it is the others' turn to answer. */
  return tw_asking_for (play, own, action->verb, &at) != NULL && action->verb >= TW_N_VERBS
                 && tw_asking_is_about (all, at, play, action, &thing)
             ? tw_procedures_choice (all, at)->rule
             : NULL;
}
