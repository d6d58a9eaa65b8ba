/* What rules offer in place of a figure, in words. */
#include "app/game/table-offers.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/phrase-words.h"
#include "app/game/table-asks.h"
#include "app/game/table-names.h"
#include "app/game/table-question.h"
#include "engine/game/play-phrase.h"
#include "engine/game/steps.h"

/* Whether only a figure may be placed that comes in addition to what was chosen. */
static gboolean
is_late_step (const TwPlay *play)
{
  const TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;

  return frame != NULL && play->rules->programs[frame->program][frame->step].step == &tw_late_step;
}

/* The figure that may be placed in addition to what was chosen, -1 if that is not asked. */
static int
late_figure (TwTableModel *model)
{
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  const TwGame *game = tw_table_model_get_shown (model);
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; rules->has_late && i < n; i++)
    if ((actions[i].verb == TW_VERB_FIGURE
         || (is_late_step (play)
             && tw_table_question_action_place (game, &actions[i])
                    == TW_VERB_PLACE_FIGURE_AT_SYMBOL))
        && rules->figure_types[actions[i].figure].is_late && *tw_play_phase (play) == '2')
      return actions[i].figure;
  return -1;
}

/* Nothing is placed as well where nothing was before. @is_among: whether more is said of what one
 * may do, and going on after that */
static char *
late_sentence (TwTableModel *model, gboolean is_among)
{
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  const TwFrame *turn = tw_play_turn_frame (tw_game_play (tw_table_model_get_shown (model)));
  const char *title = tw_role_title (rules, rules->figure_types[late_figure (model)].type->id);

  if (turn != NULL && turn->event == TW_DONE_NOTHING)
    /* Translators: a figure that may be placed after another one: "Phantom". */
    return is_among ? g_strdup_printf (_ ("%s: place this figure."), title)
                    : g_strdup_printf (_ ("%s: place this figure, or go on."), title);
  /* Translators: a figure that is placed in addition to another one: "Phantom". */
  return is_among ? g_strdup_printf (_ ("%s: place this figure as well."), title)
                  : g_strdup_printf (_ ("%s: place this figure as well, or go on."), title);
}

/* What is offered beside what several rules ask in one. */
static char *
lead_of (TwTableModel *model, gboolean can_place, gboolean can_take, gboolean is_among)
{
  if (late_figure (model) >= 0)
    return late_sentence (model, is_among);
  if (is_among)
    return g_strdup (can_place && can_take ? _ ("Place a meeple, or take a figure back.")
                     : can_place           ? _ ("Place a meeple.")
                     : can_take            ? _ ("Take a figure back.")
                                           : "");
  return g_strdup (can_place && can_take ? _ ("Place a meeple, take a figure back, or go on.")
                   : can_place           ? _ ("Place a meeple, or go on.")
                   : can_take            ? _ ("Take a figure back, or go on.")
                                         : "");
}

/* What one rule asks in place of a figure: alone, beside a figure, and in a row of others. */
typedef struct
{
  char *alone;
  char *also;
  char *among; /* (nullable) */
} Offer;

static void
clear_offer (gpointer data)
{
  Offer *offer = data;

  g_free (offer->alone);
  g_free (offer->also);
  g_free (offer->among);
}

/* Adds what the answer @action is offered by, unless it is there. Returns: whether there is any */
static gboolean
add_offer (GArray *offers, TwTableModel *model, const TwAction *action)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  TwSaying saying = tw_table_asks_saying (model, TW_SAY_QUESTION, action);
  Offer offer = { .alone = tw_phrase_words_say (model, play, &saying) };

  if (offer.alone == NULL)
    return FALSE;
  for (guint i = 0; i < offers->len; i++)
    if (strcmp (g_array_index (offers, Offer, i).alone, offer.alone) == 0)
      {
        clear_offer (&offer);
        return TRUE;
      }
  saying.is_also = TRUE;
  offer.also = tw_phrase_words_say (model, play, &saying);
  saying.is_also = FALSE;
  saying.is_among = TRUE;
  offer.among = tw_phrase_words_say (model, play, &saying);
  g_array_append_val (offers, offer);
  return TRUE;
}

/* Several offers one after the other, after @lead; that one may go on is said once, if each of them
 * has words for that. */
static char *
join_offers (const GArray *offers, const char *lead, gboolean are_among)
{
  GString *out = g_string_new (lead);

  for (guint i = 0; i < offers->len; i++)
    {
      const Offer *offer = &g_array_index (offers, Offer, i);

      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "",
                              are_among ? offer->among : offer->alone);
    }
  if (are_among)
    /* Translators: after a row of sentences of what one may do: "Place a meeple. Put a floor on a
     * tower. Or go on." */
    g_string_append_printf (out, " %s", _ ("Or go on."));
  return g_string_free (out, FALSE);
}

char *
tw_table_offers_sentence (TwTableModel *model)
{
  const TwGame *game = tw_table_model_get_shown (model);
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (Offer));
  g_autofree char *lead = NULL;
  gboolean can_place = FALSE, can_take = FALSE, are_among = TRUE,
           is_late = late_figure (model) >= 0;
  guint n = 0, last = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  const Offer *first;

  g_array_set_clear_func (offers, clear_offer);
  for (guint i = 0; i < n; i++)
    {
      guint question = actions[i].verb == TW_VERB_TAKE || actions[i].verb >= TW_N_VERBS
                           ? tw_play_question (tw_game_play (game), &actions[i])
                           : 0;

      can_place |= actions[i].verb == TW_VERB_FIGURE;
      if (question != 0 && question == last)
        continue;
      if (question != 0 && add_offer (offers, model, &actions[i]))
        last = question;
      else
        can_take |= actions[i].verb == TW_VERB_TAKE;
    }
  first = offers->len > 0 ? &g_array_index (offers, Offer, 0) : NULL;
  if (offers->len == 1 && !can_take && (can_place || !is_late)
      && (!can_place || strcmp (first->also, first->alone) != 0))
    return g_strdup (can_place ? first->also : first->alone);
  if (offers->len == 0 || !tw_table_model_can_finish (model))
    return NULL;
  for (guint i = 0; i < offers->len; i++)
    are_among = are_among && g_array_index (offers, Offer, i).among != NULL;
  lead = lead_of (model, can_place, can_take, are_among);
  return join_offers (offers, lead, are_among);
}

char *
tw_table_offers_late_sentence (TwTableModel *model)
{
  return late_figure (model) >= 0 ? late_sentence (model, FALSE) : NULL;
}
