/* What people see and read of procedures. */
#include "engine/procedure/show/show.h"

#include <glib/gi18n-lib.h>

#include "engine/game/steps.h"
#include "engine/procedure/answer/allow.h"
#include "engine/procedure/run/draw.h"
#include "engine/procedure/run/foresee.h"
#include "engine/procedure/run/words.h"
#include "engine/procedure/select/late.h"
#include "engine/procedure/select/post.h"
#include "engine/procedure/show/times.h"
#include "engine/procedure/show/zone-show.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/counting.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/turn.h"
#include "engine/procedure/state/zoned.h"

/* Whether the question at step @at could ever have that answer: the sort, the type and the land
 * fit. */
static gboolean
is_about (const TwProcedures *all,
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
static gboolean
is_about_all (const TwProcedures *all, guint at)
{
  return tw_procedures_selection (all, tw_procedures_code (all, at)->selection)->types
         == G_MAXUINT32;
}

/* The procedure that asks now, or at step 2a one that could begin with the answer. */
static const TwProcedureCode *
asking (const TwPlay *play, gconstpointer own, guint *out_at)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;

  for (guint i = 0; frame != NULL && i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      guint at = tw_procedures_run (procedure, own)->at;

      if (at != 0 && tw_procedures_code (all, at)->op == TW_OP_CHOOSE)
        {
          *out_at = at;
          return procedure;
        }
    }
  return NULL;
}

/* Whether the question at step @at is which figure comes out of a zone: it is written like one that
 * is placed. */
static gboolean
asks_leaving_at (const TwProcedures *all, guint at)
{
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, at)->selection);

  return selection->what == TW_SELECTED_STANDING && selection->in_zone;
}

gboolean
tw_procedures_asks_leaving (const TwPlay *play, gconstpointer own)
{
  guint at;

  return tw_procedures_of (play)->zones->len > 0 && asking (play, own, &at) != NULL
         && asks_leaving_at (tw_procedures_of (play), at);
}

/* What was drawn and still matters to what is asked. @out_sight: (out): what the procedure sees */
static const TwCode *
find_drawn (const TwPlay *play, gconstpointer own, TwSight *out_sight)
{
  guint at;
  const TwProcedureCode *procedure = asking (play, own, &at);

  if (procedure == NULL)
    return NULL;
  *out_sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);
  return tw_procedure_bag_drawn (out_sight->all, procedure->first, at);
}

gboolean
tw_procedures_open (const TwPlay *play, gconstpointer own, TwOpening *out_opening)
{
  TwSight sight;
  const TwCode *draw = find_drawn (play, own, &sight);

  if (draw != NULL)
    tw_procedure_bag_open (&sight, draw, out_opening);
  return draw != NULL;
}

/* The draw that chance is asked for. */
static const TwDrawCode *
drawing (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; all->draws->len > 0 && i < all->procedures->len; i++)
    {
      const TwCode *code =
          tw_procedures_code (all, tw_procedures_run (tw_procedures_nth (all, i), own)->at);

      if (code->op == TW_OP_DRAW)
        return &g_array_index (all->draws, TwDrawCode, code->detail);
    }
  return NULL;
}

static gboolean
is_figure_step (const TwPlay *play)
{
  const TwFrame *frame = tw_play_frame (play);
  const TwStep *step = play->rules->programs[frame->program][frame->step].step;

  return frame->program == TW_PROGRAM_TURN && (step == &tw_figure_step || step == &tw_late_step);
}

/* The number of the figure's type, or of the word; words of what is neither stand with the first.
 */
static guint
number_of (const TwThing *thing)
{
  return thing->type != TW_NO_TYPE ? thing->type
         : thing->figure >= TW_FIRST_WORD && thing->figure != TW_NO_FIGURE
             ? thing->figure - TW_FIRST_WORD
             : 0;
}

/* The number of the word, 0 for what is none. */
static guint
word_of (const TwThing *thing)
{
  return thing->type != TW_NO_TYPE ? 0 : number_of (thing);
}

guint
tw_procedures_question (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint at = 0;
  TwThing thing;

  if (asking (play, own, &at) != NULL)
    return at;
  for (guint i = 0; play->state->n_frames > 0 && is_figure_step (play) && i < all->procedures->len;
       i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      TwSight sight;

      if (procedure->moment != TW_MOMENT_ACTION
          || !is_about (all, procedure->first, play, action, &thing))
        continue;
      sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);
      if (tw_procedure_may_begin (&sight, procedure)
          && tw_selection_passes (
              &sight,
              tw_procedures_selection (all, tw_procedures_code (all, procedure->first)->selection),
              &thing))
        return procedure->first;
    }
  return 0;
}

/* Whether the question at step @code is the one that the answer is to; in place of a figure several
 * are asked at once. */
static gboolean
is_answer (const TwPlay *play, gconstpointer own, const TwSaying *saying, guint code)
{
  guint question = tw_procedures_question (play, own, saying->action);

  return question != 0 ? code == question : saying->action->verb >= TW_N_VERBS;
}

/* What the log says of an answer: if it was the only one, where a figure goes, by its type, or of
 * the word. */
static const TwTexts *
said_of (const TwPlay *play,
         const TwChoiceWords *words,
         const TwThing *thing,
         const TwSaying *saying)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwKindSet kind =
      thing->node != TW_NO_NODE ? TW_KIND_BIT (play->board.nodes[thing->node].kind) : 0;
  /* Who came out of a zone is in it no more. */
  int zone = saying->zone != NULL ? tw_zone_find (all, saying->zone) + 1 : (int) thing->zone;

  if (saying->is_only && words->only != NULL)
    return words->only;
  for (guint i = 0; i < words->n_landings; i++)
    if ((words->landings[i].types >> number_of (thing) & 1)
        && (words->landings[i].zone != 0 ? words->landings[i].zone == zone
                                         : (words->landings[i].kinds & kind) != 0))
      return words->landings[i].said;
  return words->said[number_of (thing)];
}

/* What is asked, with the number that was drawn, or which time it is asked. */
static TwPhrase
question_of (const TwPlay *play, gconstpointer own, const TwTexts *ask)
{
  TwPhrase phrase = { .one = NULL };
  TwOpening opening = { 0 };
  guint at, asked = tw_play_decider (play);
  const TwProcedureCode *procedure = asking (play, own, &at);

  if (tw_procedures_open (play, own, &opening))
    phrase.number = opening.number;
  else if (procedure != NULL)
    {
      const TwSight sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);

      phrase.number = tw_procedure_time (&sight, procedure->first, at, &phrase.most);
    }
  phrase.one = tw_words_filled (
      ask, &(TwWordsNumbers){
               play, own, asked, { "n", "most" }, { (int) phrase.number, (int) phrase.most } });
  return phrase;
}

/* Words for an answer, in which {n} is @n. The log is read later, when counters are others. */
static const char *
numbered (const TwPlay *play,
          gconstpointer own,
          const TwSaying *saying,
          const TwTexts *texts,
          int n)
{
  return tw_words_filled (texts, &(TwWordsNumbers){ play,
                                                    saying->what == TW_SAY_DONE ? NULL : own,
                                                    saying->action->seat,
                                                    { "n", NULL },
                                                    { n, 0 } });
}

/* The words for an answer: what it brings, where that is known. */
static const char *
choice_of (const TwPlay *play,
           gconstpointer own,
           const TwSaying *saying,
           const TwChoiceWords *words,
           const TwThing *thing)
{
  const TwTexts *texts = words->choice[word_of (thing)], *brings = words->brings[word_of (thing)];
  guint at;
  const TwProcedureCode *procedure =
      brings != NULL && saying->is_open ? asking (play, own, &at) : NULL;

  if (procedure != NULL && at == words->code)
    {
      const TwSight sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);
      int points;

      if (tw_foresee_points (&sight, at, thing, &points))
        return numbered (play, own, saying, brings, points);
    }
  return texts != NULL ? numbered (play, own, saying, texts, saying->action->kind) : NULL;
}

/* Whether a question is about two ends and one of them is chosen. */
static gboolean
is_second_end (const TwProcedures *all, guint at, const TwSaying *saying)
{
  return saying->is_picked
         && tw_procedures_selection (all, tw_procedures_code (all, at)->selection)->what
                == TW_SELECTED_PAIR;
}

/* (nullable): what one of two ends is called: that alone is no answer yet. */
static const char *
end_of (const TwPlay *play, gconstpointer own, const TwSaying *saying)
{
  guint at = 0;
  const TwChoiceWords *words =
      asking (play, own, &at) != NULL ? tw_procedures_choice (tw_procedures_of (play), at) : NULL;
  const TwTexts *texts = words != NULL ? words->end[saying->is_picked != 0] : NULL;

  return texts != NULL ? numbered (play, own, saying, texts, 0) : NULL;
}

gboolean
tw_procedures_phrase (const TwPlay *play,
                      gconstpointer own,
                      const TwSaying *saying,
                      TwPhrase *out_phrase)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (tw_part_phrase (play, own, saying, out_phrase)
      || tw_counting_phrase (play, saying, out_phrase))
    return TRUE;
  if (saying->what == TW_SAY_END)
    {
      out_phrase->one = end_of (play, own, saying);
      return out_phrase->one != NULL;
    }
  for (guint i = 0; i < all->choices->len; i++)
    {
      const TwChoiceWords *words = &g_array_index (all->choices, TwChoiceWords, i);
      const TwTexts *ask = saying->is_among                         ? words->among
                           : saying->is_also && words->also != NULL ? words->also
                                                                    : words->ask;
      TwOpening opening = { 0 };
      TwThing thing;

      if (!is_about (all, words->code, play, saying->action, &thing)
          || (saying->what == TW_SAY_DONE && words->code != saying->question))
        continue;
      if (saying->what == TW_SAY_QUESTION && ask != NULL
          && is_answer (play, own, saying, words->code))
        *out_phrase = question_of (play, own, ask);
      if (saying->what == TW_SAY_QUESTION && ask == NULL && saying->action->verb >= TW_N_VERBS
          && is_answer (play, own, saying, words->code) && tw_procedures_open (play, own, &opening)
          && opening.rule != NULL)
        {
          /* What is asked is what the card says. */
          out_phrase->rule = opening.rule;
          return TRUE;
        }
      if (saying->what == TW_SAY_QUESTION && is_second_end (all, words->code, saying))
        out_phrase->one = words->second == NULL ? N_ ("Now choose the other end.")
                          : is_answer (play, own, saying, words->code)
                              ? numbered (play, own, saying, words->second, 0)
                              : NULL;
      if (saying->what == TW_SAY_DONE && said_of (play, words, &thing, saying) != NULL)
        out_phrase->one = numbered (play, own, saying, said_of (play, words, &thing, saying),
                                    saying->action->kind);
      if (saying->what == TW_SAY_CHOICE && thing.zone > 0 && words->zones[thing.zone - 1] != NULL)
        out_phrase->one = tw_texts_best (words->zones[thing.zone - 1], g_get_language_names ());
      else if (saying->what == TW_SAY_CHOICE
               && (saying->action->verb >= TW_N_VERBS
                   || is_answer (play, own, saying, words->code)))
        out_phrase->one = choice_of (play, own, saying, words, &thing);
      if (saying->what == TW_SAY_RULE && saying->action->verb >= TW_N_VERBS
          && (thing.type != TW_NO_TYPE || thing.zone != 0
              || (thing.other != 0 && is_answer (play, own, saying, words->code))))
        {
          out_phrase->rule = tw_zone_rule (all, &thing);
          if (out_phrase->rule == NULL)
            out_phrase->rule = words->rule;
          return out_phrase->rule != NULL;
        }
      if (out_phrase->one != NULL)
        return TRUE;
    }
  return tw_zone_phrase (play, saying, out_phrase);
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
        && is_about (all, i, play, action, &thing))
      asked = i;
  /* A number outside the bounds passes all filters. */
  if (is_about (all, asked, play, action, &thing) && is_there (&thing)
      && tw_procedures_selection (all, tw_procedures_code (all, asked)->selection)->what
             != TW_SELECTED_NUMBER)
    return tw_selection_refusal (
        &sight, tw_procedures_selection (all, tw_procedures_code (all, asked)->selection), &thing);
  if (otherwise < all->codes->len && tw_procedures_code (all, otherwise)->op == TW_OP_CHOOSE
      && is_about (all, otherwise, play, action, &thing))
    return tw_procedures_choice (all, otherwise)->rule;
  if (action->verb == TW_VERB_NONE
      || action->verb
             == tw_procedures_selection (all, tw_procedures_code (all, at)->selection)->verb)
    return tw_procedures_choice (all, at)->rule;
  return action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE ? procedure->rule : NULL;
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
        if (procedure->moment != TW_MOMENT_ACTION
            && tw_procedures_code (all, at)->op == TW_OP_CHOOSE && !asks_leaving_at (all, at)
            && !(only_own && is_about_all (all, at)) && is_about (all, at, play, action, &thing))
          return procedure->rule;
    }
  return NULL;
}

const char *
tw_procedures_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  guint at = 0;
  const TwProcedureCode *procedure = asking (play, own, &at);
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
  if (drawing (play, own) != NULL)
    return drawing (play, own)->rule;
  if (action->verb == TW_VERB_PLACE && tw_aside_why_not (play, own, action->kind) != NULL)
    return tw_aside_why_not (play, own, action->kind);
  if (procedure != NULL && is_about_all (tw_procedures_of (play), at)
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
  if (play->state->n_frames > 0 && is_figure_step (play))
    {
      const TwSight sight = {
        .play = play, .frame = tw_play_frame (play), .all = tw_procedures_of (play), .own = own
      };

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
  guint at;
  TwThing thing;

  if (action->verb == TW_VERB_FIGURE && tw_turn_spent_by (play, own) != NULL)
    {
      const char *rule = tw_late_spent_by (play, action->figure);

      return rule != NULL ? rule : tw_turn_spent_by (play, own);
    }
  if (action->verb == TW_VERB_FIGURE)
    return NULL;
  /* By which rule it is the others' turn to answer. */
  return asking (play, own, &at) != NULL && action->verb >= TW_N_VERBS
                 && is_about (all, at, play, action, &thing)
             ? tw_procedures_choice (all, at)->rule
             : NULL;
}
