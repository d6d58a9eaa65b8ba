/* What the hand says, and what is told to who does not see the table. */
#include "app/game/table-sentences.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/phrase-words.h"
#include "app/game/table-asks.h"
#include "app/game/table-by-file.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-choices.h"
#include "app/game/table-history.h"
#include "app/game/table-names.h"
#include "app/game/table-offers.h"
#include "app/game/table-number.h"
#include "app/game/table-question.h"
#include "app/game/table-record.h"
#include "app/game/table-worth.h"
#include "app/game/tile-said.h"
#include "engine/game/pieces.h"
#include "engine/game/play-phrase.h"

/* Whether a figure can be placed, whether one can be taken back, whether one can go to the symbol
 * on the tile. */
static void
find_ways (TwTableModel *model, gboolean *out_place, gboolean *out_take, gboolean *out_symbol)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  *out_place = *out_take = *out_symbol = FALSE;
  for (guint i = 0; i < n; i++)
    *(spots[i].verb == TW_VERB_TAKE      ? out_take
      : spots[i].place == TW_SPOT_SYMBOL ? out_symbol
                                         : out_place) = TRUE;
}

static gboolean
has_figure_left (TwTableModel *model)
{
  const TwPlay *play = tw_table_model_get_play (model);
  guint seat = tw_table_model_get_decider (model);

  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if (play->rules->figure_types[type].kinds != 0 && tw_play_supply (play, seat, type) > 0)
      return TRUE;
  return FALSE;
}

/* Figures of nobody's that stand on one feature. */
static gboolean
have_met (const TwPlay *play)
{
  guint roots[TW_MAX_FIGURE_TYPES], n = 0;

  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if (play->rules->figure_types[type].neutral >= 0
        && tw_play_neutral (play, type)->place == TW_FIGURE_NODE)
      roots[n++] = tw_board_root (&play->board, tw_play_neutral (play, type)->node);
  for (guint i = 1; i < n; i++)
    if (roots[i] == roots[0])
      return TRUE;
  return FALSE;
}

/* What belongs to nobody: where it goes, or which one leaves. */
static char *
sentence_of_nobody (TwTableModel *model, guint figures, gboolean can_place)
{
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint type = 0; type < rules->n_figure_types; type++)
    if (figures >> type & 1)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              tw_role_title (rules, rules->figure_types[type].type->id));
  if (!can_place)
    /* Translators: figures that belong to nobody: "Mage, Witch". */
    return g_strdup_printf (_ ("%s: one of them has to leave the table, there is no other place."),
                            names->str);
  if (have_met (tw_game_play (tw_table_model_get_shown (model))))
    return g_strdup_printf (_ ("%s have met: move one of them to another road or city."),
                            names->str);
  return g_strdup_printf (_ ("%s: put one of them on a road or into a city."), names->str);
}

/* What the rules say can be done at the symbol on the tile. */
static char *
symbol_sentence (TwTableModel *model, gboolean can_place)
{
  const TwGame *game = tw_table_model_get_shown (model);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  char *words = NULL;

  for (guint i = 0; i < n && words == NULL; i++)
    if (tw_table_question_action_place (game, &actions[i]) == TW_VERB_PLACE_TURN)
      {
        TwSaying saying = tw_table_asks_saying (model, TW_SAY_QUESTION, &actions[i]);

        saying.is_also = can_place;
        words = tw_phrase_words_say (model, tw_game_play (game), &saying);
      }
  if (words != NULL)
    return words;
  return g_strdup (can_place ? _ ("Place a meeple, send one to the symbol, or go on.")
                             : _ ("Send a figure to the symbol, or go on."));
}

/* Whether the tile brings something first, a question or what is drawn, and a meeple comes after
 * it. */
static gboolean
has_more_to_bring (TwTableModel *model)
{
  return tw_table_model_hides_figures (model)
         || tw_table_question_find (tw_table_model_get_shown (model)) == TW_QUESTION_CHOICE;
}

static char *
figure_sentence (TwTableModel *model)
{
  gboolean can_place, can_take, can_go, must = !tw_table_model_can_finish (model);
  guint n = 0, of_nobody;
  char *asked, *late;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  find_ways (model, &can_place, &can_take, &can_go);
  asked = can_place || can_take || can_go ? tw_table_offers_sentence (model) : NULL;
  if (asked == NULL && (can_place || can_take))
    asked = tw_table_asks_words (model);
  if (asked != NULL)
    return asked;
  of_nobody = tw_table_question_spots_of_nobody (tw_table_model_get_setup (model)->rules, spots, n);
  if (of_nobody != 0)
    return sentence_of_nobody (model, of_nobody, can_place);
  if (can_place && must)
    return g_strdup (_ ("Choose where the meeple stands."));
  late = can_go ? NULL : tw_table_offers_late_sentence (model);
  if (late != NULL)
    return late;
  if (can_go)
    return symbol_sentence (model, can_place);
  if (can_place && can_take)
    return g_strdup (_ ("Place a meeple, take a figure back, or go on."));
  if (can_take && must)
    return g_strdup (_ ("Take one of the figures back."));
  if (can_take)
    return g_strdup (_ ("Take a figure back, or go on."));
  if (can_place)
    return g_strdup (_ ("Place a meeple, or go on."));
  if (has_more_to_bring (model))
    return g_strdup (_ ("Move the tile, or go on: a meeple comes after what the tile brings."));
  if (!has_figure_left (model))
    return g_strdup (_ ("No meeple is left. Move the tile, or go on."));
  return g_strdup (_ ("No meeple can stand here. Move the tile, or go on."));
}

/* A figure that may be placed in addition is named where rules alone offer it a place. */
static char *
choice_sentence (TwTableModel *model)
{
  g_autofree char *late = tw_table_offers_late_sentence (model);
  char *offers = late != NULL ? tw_table_offers_sentence (model) : NULL;

  return offers != NULL ? offers : tw_table_asks_choice_question (model);
}

static char *
question_sentence (TwTableModel *model)
{
  if (tw_table_model_get_program (model) != NULL)
    return g_strdup (_ ("The program is thinking."));
  if (!tw_table_history_is_looking (model) && tw_table_model_waits (model))
    return tw_table_by_file_words (model);
  if (!tw_table_history_is_asked (model))
    return g_strdup (tw_table_history_can_go_on_here (model)
                         ? _ ("You are looking back: the program was to answer here.")
                         : _ ("You are looking back: this is how it was."));
  if (tw_table_record_asks (model) != TW_RECORD_NOTHING)
    return tw_table_record_question (model);
  switch (tw_table_model_get_question (model))
    {
    case TW_QUESTION_PLACE:
      if (tw_table_model_can_finish (model) && tw_table_model_get_proposal (model) == NULL)
        return g_strdup (_ ("A further tile: lay it where it fits, or go on without it."));
      return g_strdup (tw_table_model_get_part (model) > 1
                           ? _ ("A second tile in this turn: lay it where it fits.")
                           : _ ("Lay the tile where it fits."));
    case TW_QUESTION_FIGURE:
      return figure_sentence (model);
    case TW_QUESTION_CHOICE:
      return choice_sentence (model);
    case TW_QUESTION_NONE:
    default:
      return g_strdup (_ ("The game is over."));
    }
}

/* What is asked, and who comes after. */
static char *
with_queue (TwTableModel *model)
{
  g_autofree char *sentence = question_sentence (model);
  g_autofree char *queue = tw_table_asks_queue_words (model);

  return queue[0] == '\0' ? g_steal_pointer (&sentence)
                          : g_strdup_printf ("%s %s", sentence, queue);
}

char *
tw_hand_sentence (TwTableModel *model)
{
  int ahead = tw_table_model_get_ahead (model);
  g_autofree char *sentence = NULL;

  if (tw_table_by_hand_held (model) != NULL)
    return tw_table_by_hand_sentence (model);
  sentence = with_queue (model);
  if (ahead < 0)
    return g_steal_pointer (&sentence);
  /* Translators: what is to be done, and the second tile of the turn: "a city with a road". */
  return g_strdup_printf (_ ("%s Then you lay %s."), sentence,
                          tw_tile_phrase (tw_table_model_get_setup (model)->rules, (guint) ahead));
}

char *
tw_table_subtitle (TwTableModel *model)
{
  gboolean is_strict = tw_table_model_get_setup (model)->is_strict;
  guint turn = tw_table_model_get_turn (model);
  g_autofree char *words = NULL;

  if (tw_table_model_get_question (model) == TW_QUESTION_NONE)
    return g_strdup_printf (_ ("Finished after turn %u"), turn);
  if (tw_table_record_is (model))
    return tw_table_model_get_part (model) > 1
               ? g_strdup_printf (_ ("Recording, turn %u, second tile"), turn)
               /* Translators: a game that is played elsewhere is entered. */
               : g_strdup_printf (_ ("Recording, turn %u"), turn);
  if (tw_table_model_get_part (model) > 1)
    words = is_strict ? g_strdup_printf (_ ("Strict, turn %u, second tile"), turn)
                      : g_strdup_printf (_ ("Turn %u, second tile"), turn);
  else
    /* Translators: "strict": nothing can be undone after a draw. */
    words = is_strict ? g_strdup_printf (_ ("Strict, turn %u"), turn)
                      /* Translators: in the title of the table, below the name of the game: which
                       * turn is played. */
                      : g_strdup_printf (_ ("Turn %u"), turn);
  if (!tw_table_model_asks_all (model))
    return g_steal_pointer (&words);
  /* Translators: the number of the turn; where all play together and decide together. */
  return g_strdup_printf (_ ("%s: the team decides"), words);
}

/* What was typed of a number, while a further digit may follow. */
char *
tw_table_sentences_typed (TwTableModel *model)
{
  guint typed = tw_table_number_get (model), n_spots = 0, n = 0;
  guint index = typed - tw_table_number_first (model);
  const TwAction *choices = tw_table_model_get_choices (model, &n);
  g_autofree char *words = NULL;

  tw_table_model_get_spots (model, &n_spots);
  /* A first digit may be less than the least number. */
  if (index >= n_spots + n)
    words = g_strdup ("…");
  else
    words = index < n_spots ? tw_table_worth_of_spot (model, index)
                            : tw_table_choice_title (model, &choices[index - n_spots], TRUE);
  /* Translators: the first digit of a number, and what has that number: "1: Farmer: at the end 3.
   * Enter or a pause takes it, another digit goes on." */
  return g_strdup_printf (_ ("%u: %s. Enter or a pause takes it, another digit goes on."), typed,
                          words);
}

char *
tw_table_sentences_asked (TwTableModel *model)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  guint seat = tw_table_model_get_decider (model);
  g_autofree char *sentence = tw_hand_sentence (model);

  return seat < TW_MAX_SEATS ? g_strdup_printf (_ ("%s: %s"), setup->seats[seat].name, sentence)
                             : g_steal_pointer (&sentence);
}

char *
tw_table_sentences_drawn (TwTableModel *model)
{
  int drawn = tw_table_model_get_drawn (model);
  g_autofree char *tile = NULL;

  if (drawn < 0)
    return NULL;
  tile = tw_tile_said_name (tw_table_model_get_setup (model)->rules, (guint) drawn,
                            tw_table_model_get_turns (model));
  /* Translators: what is on the tile that somebody has drawn: "Drawn: monastery; road from south to
   * the monastery (tile A)." */
  return g_strdup_printf (_ ("Drawn: %s."), tile);
}

char *
tw_table_announcement (TwTableModel *model)
{
  g_autofree char *asked = NULL, *drawn = NULL;

  if (tw_table_number_get (model) > 0)
    return tw_table_sentences_typed (model);
  asked = tw_table_sentences_asked (model);
  drawn = tw_table_sentences_drawn (model);
  return drawn != NULL ? g_strdup_printf ("%s %s", asked, drawn) : g_steal_pointer (&asked);
}
