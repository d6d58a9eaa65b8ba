/* Two counting figures of each player. */
#include "engine/procedure/state/counting.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/verb.h"

/* They are picked before anything else, and added up before what is done when the game is over. */
#define PICK_ORDER (-1000)
#define ADD_ORDER  32

static const TwCountingCode *
counting_nth (const TwProcedures *all, guint index)
{
  return &g_array_index (all->counting, TwCountingCode, index);
}

void
tw_counting_add (TwProcedures *all, const TwProcedure *figure)
{
  const char *of = tw_statement_text (figure->root, "of");
  TwCountingCode code = { .procedure = figure,
                          .title = tw_statement_words_of (figure->root, "title"),
                          .said = tw_statement_words_of (figure->root, "said") };
  TwCounter counter = { figure->id, of != NULL ? of : figure->id };
  TwVerbInfo verb = { .word = figure->id,
                      .format = "+n",
                      .takes = TW_VERB_TAKES_NUMBER,
                      .counter = all->counting->len + 1,
                      .piece = counter.piece };

  g_array_append_val (all->counting, code);
  g_array_append_val (all->counters, counter);
  g_array_append_val (all->verbs, verb);
}

gboolean
tw_counting_check (const TwProcedures *all, GError **error)
{
  if (all->counting->len == 0 || all->counting->len == 2)
    return TRUE;
  g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PROCEDURE,
               _ ("Counting figures come in pairs. Write a <%s> for both of a player’s, or take it "
                  "out."),
               counting_nth (all, 0)->procedure->root->word->name);
  return FALSE;
}

/* Which one the answer moves; how many there are if it moves none. */
static guint
which (const TwPlay *play, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint i = 0;

  while (i < all->counting->len
         && tw_rules_verb (play->rules, counting_nth (all, i)->procedure->id) != (int) action->verb)
    i++;
  return i;
}

/* Whoever gets points picks the figure. Rule: MSG-003, MSG-004, MSG-005, MSG-043. */
static TwStepResult
pick_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->flags & TW_FRAME_ENTERED)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

/* Whether the figure can move so far: none goes back behind the start, if another one can. Rule:
 * TOWER-039. */
static gboolean
can_move (const TwPlay *play, const TwFrame *frame, guint counter)
{
  return frame->value > 0 || tw_play_counter (play, frame->seat, counter) + frame->value >= 0
         || tw_play_counter (play, frame->seat, 1 - counter) + frame->value < 0;
}

static void
pick_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->counting->len; i++)
    if (can_move (play, frame, i))
      tw_action_list_add (list,
                          (guint) tw_rules_verb (play->rules, counting_nth (all, i)->procedure->id),
                          frame->seat)
          ->kind = (guint16) frame->value;
}

static void
pick_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  frame->part = (guint8) which (play, action);
  frame->flags |= TW_FRAME_ENTERED;
}

/* Both figures of a player are added up. Rule: MSG-038, MSG-039, TURN-032. */
static TwStepResult
add_up_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  memset (play->state->aside, 0, sizeof play->state->aside);
  return TW_STEP_DONE;
}

void
tw_counting_add_hooks (TwProcedures *all)
{
  static const TwHook hooks[] = {
    { TW_SLOT_BEFORE_MOVE, PICK_ORDER, { "3d", pick_run, pick_list, pick_apply } },
    { TW_SLOT_BEFORE_FINAL, ADD_ORDER, { "32", add_up_run, NULL, NULL } },
  };

  if (all->counting->len > 0)
    g_array_append_vals (all->hooks, hooks, G_N_ELEMENTS (hooks));
}

/* "Lady: 3 spaces" */
static const char *
choice_words (const TwCountingCode *code, guint n)
{
  const char *title = code->title != NULL ? tw_texts_best (code->title, g_get_language_names ())
                                          : code->procedure->id;
  /* Translators: a counting figure, and how far it moves on the score track. */
  g_autofree char *words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: {n} space", "%s: {n} spaces", n), title);

  return g_intern_string (words);
}

gboolean
tw_counting_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint index = which (play, saying->action), n = (guint) ABS (tw_verb_number (saying->action));
  const TwCountingCode *code = index < all->counting->len ? counting_nth (all, index) : NULL;

  if (code == NULL)
    return FALSE;
  out_phrase->number = n;
  if (saying->what == TW_SAY_QUESTION && index == 0)
    *out_phrase =
        (TwPhrase){ TW_PLURAL ("{n} point: which figure moves?", "{n} points: which figure moves?"),
                    .number = n };
  else if (saying->what == TW_SAY_CHOICE)
    out_phrase->one = choice_words (code, n);
  else if (saying->what == TW_SAY_DONE && code->said != NULL)
    out_phrase->one = tw_texts_best (code->said, g_get_language_names ());
  return out_phrase->one != NULL;
}

const char *
tw_counting_why_not (const TwPlay *play, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint index = which (play, action);

  return index < all->counting->len
             ? tw_statement_text (counting_nth (all, index)->procedure->root, "rules")
             : NULL;
}

/* The counting figure that a fact about the track names; how many there are if it is another fact.
 */
static guint
of_fact (const TwPlay *play, const TwFact *fact)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint i = 0;

  while (i < all->counting->len && strcmp (fact->name, counting_nth (all, i)->procedure->id) != 0)
    i++;
  return strcmp (fact->group, "track") == 0 && fact->seat < play->rules->n_seats
             ? i
             : all->counting->len;
}

TwFactResult
tw_counting_give (TwPlay *play, const TwFact *fact, GError **error)
{
  guint index = of_fact (play, fact);
  gint32 *score, *aside;
  guint64 number;

  if (index == tw_procedures_of (play)->counting->len)
    return TW_FACT_UNKNOWN;
  if (!g_ascii_string_to_unsigned (fact->value, 10, 0, 9999, &number, NULL))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                   _ ("“%s” is no number of points."), fact->value);
      return TW_FACT_WRONG;
    }
  score = &play->state->score[fact->seat];
  aside = &play->state->aside[fact->seat];
  *score = (gint32) number + (index > 0 ? *score - *aside : *aside);
  if (index > 0)
    *aside = (gint32) number;
  return TW_FACT_DONE;
}

TwFactResult
tw_counting_tell (const TwPlay *play, const TwFact *fact, char **out_value)
{
  guint index = of_fact (play, fact);

  if (index == tw_procedures_of (play)->counting->len)
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%d", tw_play_counter (play, fact->seat, index));
  return TW_FACT_DONE;
}
