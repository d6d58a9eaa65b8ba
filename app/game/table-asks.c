/* What expansions ask, in words. */
#include "app/game/table-asks.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/phrase-words.h"
#include "app/game/table-question.h"
#include "app/game/table-texts.h"
#include "engine/game/verb.h"

/* The first answer that is more than going on. */
static const TwAction *
first_answer (const TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    if (actions[i].verb != TW_VERB_NONE)
      return &actions[i];
  return NULL;
}

/* What the feature brings that the question is about. */
static int
worth_of_question (TwTableModel *model)
{
  const TwGame *game = tw_table_model_get_shown (model);
  guint node = tw_table_question_about (game);

  return node != TW_NO_NODE
             ? ABS (tw_game_feature_value (game, node, TW_EVENT_COMPLETE, NULL, NULL))
             : 0;
}

TwSaying
tw_table_asks_saying (TwTableModel *model, TwSay what, const TwAction *action)
{
  return (TwSaying){ .what = what,
                     .action = action,
                     .is_open = TRUE,
                     .may_go_on = tw_table_model_can_finish (model),
                     .is_picked = tw_table_model_get_picked (model) != TW_NO_NODE,
                     .worth = worth_of_question (model) };
}

char *
tw_table_asks_words (TwTableModel *model)
{
  const TwAction *answer = first_answer (tw_table_model_get_shown (model));
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  g_autofree char *words = NULL, *where = NULL;
  TwSaying saying;

  if (answer == NULL)
    return NULL;
  saying = tw_table_asks_saying (model, TW_SAY_QUESTION, answer);
  words = tw_phrase_words_say (model, play, &saying);
  if (words == NULL || tw_table_asks_choice_counter (play, answer) < 0)
    return g_steal_pointer (&words);
  where = tw_table_track_words (model, answer->seat);
  if (where == NULL)
    return g_steal_pointer (&words);
  /* Translators: a question, and where the figures stand that it is about. */
  return g_strdup_printf (_ ("%s %s."), words, where);
}

char *
tw_table_asks_choice_question (TwTableModel *model)
{
  const TwAction *answer = first_answer (tw_table_model_get_shown (model));
  char *words = tw_table_asks_words (model);

  if (words != NULL)
    return words;
  return g_strdup (answer != NULL && answer->verb == TW_VERB_COUNT
                       ? _ ("Which feature is to be counted?")
                       : _ ("Choose what to do."));
}

const char *
tw_table_asks_nothing (const TwGame *game)
{
  const TwAction *answer = first_answer (game);
  const char *words = answer != NULL && answer->verb >= TW_N_VERBS
                          ? tw_play_verb (tw_game_play (game), answer->verb)->nothing.one
                          : NULL;

  return words != NULL ? _ (words) : NULL;
}

const char *
tw_table_asks_choice_piece (TwTableModel *model)
{
  const TwGame *game = tw_table_model_get_shown (model);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    if (actions[i].verb >= TW_N_VERBS)
      {
        const TwVerbInfo *verb = tw_play_verb (tw_game_play (game), actions[i].verb);

        if (verb->piece != NULL && verb->counter == 0)
          return verb->piece;
      }
  return NULL;
}

char *
tw_table_asks_spot_rule (TwTableModel *model, guint index)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  guint n = 0;
  TwAction action = { .verb = (guint8) tw_table_model_get_spots (model, &n)[index].verb };
  TwSaying saying;
  char *words;

  tw_table_model_find_action (model, index, -1, &action);
  saying = tw_table_asks_saying (model, TW_SAY_RULE, &action);
  words = action.verb >= TW_N_VERBS ? tw_phrase_words_say (model, play, &saying) : NULL;
  return words != NULL ? words : g_strdup ("");
}

char *
tw_table_asks_queue_name (TwTableModel *model, guint seat)
{
  /* Translators: the one person at the table, in a list of players: "Then Jan, then you." */
  return g_strdup (tw_table_model_n_people (model) == 1 && !tw_table_model_is_program (model, seat)
                       ? C_ ("player", "you")
                       : tw_table_model_get_setup (model)->seats[seat].name);
}

char *
tw_table_asks_queue_words (TwTableModel *model)
{
  GString *out = g_string_new (NULL);
  guint n = 0;
  const guint8 *queue = tw_table_model_get_queue (model, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = tw_table_asks_queue_name (model, queue[i]);

      /* Translators: who will be asked after this player: "Then Eva, then Jan." */
      g_string_append_printf (out, i == 0 ? _ ("Then %s") : _ (", then %s"), name);
    }
  if (out->len > 0)
    g_string_append_c (out, '.');
  return g_string_free (out, FALSE);
}

int
tw_table_asks_choice_counter (const TwPlay *play, const TwAction *action)
{
  return action->verb < TW_N_VERBS ? -1 : (int) tw_play_verb (play, action->verb)->counter - 1;
}

gboolean
tw_table_asks_card_is_asked (TwTableModel *model, TwOpening *out_opening)
{
  const TwPlay *play = tw_table_model_get_play (model);
  TwOpening opening = { 0 };
  guint n = 0;
  const TwAction *choices = tw_table_model_get_choices (model, &n);

  /* Which counting figure moves is asked on the score track. */
  if (n == 0 || tw_table_asks_choice_counter (play, &choices[0]) >= 0
      || !tw_table_model_get_opening (model, &opening) || opening.kind != TW_OPENING_CARD)
    return FALSE;
  if (out_opening != NULL)
    *out_opening = opening;
  return TRUE;
}

gboolean
tw_table_asks_choice_space (const TwPlay *play, const TwAction *action, guint *out_space)
{
  int counter = tw_table_asks_choice_counter (play, action);

  if (action->verb >= TW_N_VERBS && tw_play_verb (play, action->verb)->place == TW_VERB_PLACE_SPACE)
    *out_space = action->kind;
  else if (counter >= 0)
    *out_space = (guint) (TW_TRACK_SPACES + tw_verb_number (action) % TW_TRACK_SPACES
                          + (int) tw_play_counter_space (play, action->seat, (guint) counter))
                 % TW_TRACK_SPACES;
  else
    return FALSE;
  return TRUE;
}
