/* What people see and read of procedures. */
#include "engine/procedure/show/show.h"

#include <glib/gi18n-lib.h>

#include "engine/game/feature-value.h"
#include "engine/procedure/run/draw.h"
#include "engine/procedure/run/foresee.h"
#include "engine/procedure/run/words.h"
#include "engine/procedure/show/asking.h"
#include "engine/procedure/show/times.h"
#include "engine/procedure/show/zone-show.h"
#include "engine/procedure/state/counting.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/zoned.h"

gboolean
tw_procedures_asks_leaving (const TwPlay *play, gconstpointer own)
{
  guint at;

  return tw_procedures_of (play)->zones->len > 0 && tw_asking (play, own, &at) != NULL
         && tw_asking_leaves (tw_procedures_of (play), at);
}

/* What was drawn and still matters to what is asked. @out_sight: (out): what the procedure sees */
static const TwCode *
find_drawn (const TwPlay *play, gconstpointer own, TwSight *out_sight)
{
  guint at;
  const TwProcedureCode *procedure = tw_asking (play, own, &at);

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

  if (tw_asking_for (play, own, action->verb, &at) != NULL)
    return at;
  for (guint i = 0;
       play->state->n_frames > 0 && tw_asking_is_figure_step (play) && i < all->procedures->len;
       i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      TwSight sight;

      if (procedure->moment != TW_MOMENT_ACTION
          || !tw_asking_is_about (all, procedure->first, play, action, &thing))
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
  const TwProcedureCode *procedure = tw_asking (play, own, &at);

  if (tw_procedures_open (play, own, &opening))
    phrase.number = opening.number;
  else if (tw_procedures_about (play, own) != TW_NO_NODE)
    phrase.number = (guint) ABS (
        tw_feature_value (play, tw_procedures_about (play, own), TW_EVENT_COMPLETE, NULL, NULL));
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
  const TwProcedureCode *procedure = brings != NULL && saying->is_open
                                         ? tw_asking_for (play, own, saying->action->verb, &at)
                                         : NULL;

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
  const TwChoiceWords *words = tw_asking (play, own, &at) != NULL
                                   ? tw_procedures_choice (tw_procedures_of (play), at)
                                   : NULL;
  const TwTexts *texts = words != NULL ? words->end[saying->is_picked != 0] : NULL;

  return texts != NULL ? numbered (play, own, saying, texts, 0) : NULL;
}

/* Tokens of which none is taken: that is said where they are offered. */
static gboolean
phrase_none (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint code = saying->what == TW_SAY_DONE ? saying->question
                                           : tw_procedures_question (play, own, saying->action);
  const TwTexts *texts = NULL;

  for (guint i = 0; i < all->choices->len; i++)
    {
      const TwChoiceWords *words = &g_array_index (all->choices, TwChoiceWords, i);

      if (words->code == code && saying->what == TW_SAY_CHOICE)
        texts = words->none_choice;
      else if (words->code == code && saying->what == TW_SAY_DONE)
        texts = words->none_said;
    }
  out_phrase->one = texts != NULL ? numbered (play, own, saying, texts, 0) : NULL;
  return texts != NULL;
}

/* Whether a cell was chosen at step @code: what has been laid there since is no cell any more. */
static gboolean
chose_cell (const TwProcedures *all, guint code, const TwSaying *saying, TwThing *out_thing)
{
  const TwSelection *selection =
      tw_procedures_selection (all, tw_procedures_code (all, code)->selection);

  *out_thing = TW_NOTHING;
  return selection->what == TW_SELECTED_CELL && selection->verb == saying->action->verb;
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
  if (all->takes_none != 0 && saying->action->verb == all->takes_none)
    return phrase_none (play, own, saying, out_phrase);
  for (guint i = 0; i < all->choices->len; i++)
    {
      const TwChoiceWords *words = &g_array_index (all->choices, TwChoiceWords, i);
      const TwTexts *ask = saying->is_among                         ? words->among
                           : saying->is_also && words->also != NULL ? words->also
                                                                    : words->ask;
      TwOpening opening = { 0 };
      TwThing thing;

      if (!(saying->what == TW_SAY_DONE && chose_cell (all, words->code, saying, &thing))
          && !tw_asking_is_about (all, words->code, play, saying->action, &thing))
        continue;
      if (saying->what == TW_SAY_DONE && words->code != saying->question)
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
