/* What expansions ask, in words. */
#include "app/game/table-texts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-question.h"
#include "engine/game/feature-value.h"
#include "engine/game/notation.h"

gboolean
tw_choice_is_offered (TwTableModel *model, const char *word)
{
  const TwGame *game = tw_table_model_get_shown (model);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    if (strcmp (tw_action_word (tw_game_play (game), &actions[i]), word) == 0)
      return TRUE;
  return FALSE;
}

/* The first answer that is more than going on. */
static const TwAction *
first_answer (TwTableModel *model)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (tw_table_model_get_shown (model), &n);

  for (guint i = 0; i < n; i++)
    if (actions[i].verb != TW_VERB_NONE)
      return &actions[i];
  return NULL;
}

/* "3 points: which figure moves? Pawn 5, lady 2." */
static char *
ask_counter (const TwPlay *play, const TwAction *answer)
{
  g_autofree char *where =
      g_strdup_printf (_ ("Pawn %d, lady %d."), tw_play_counter (play, answer->seat, 0),
                       tw_play_counter (play, answer->seat, 1));

  /* Translators: how many points somebody got, and where the figures stand. */
  return g_strdup_printf (ngettext ("%u point: which figure moves? %s",
                                    "%u points: which figure moves? %s", answer->kind),
                          answer->kind, where);
}

/* What the message says. */
static char *
ask_message (TwTableModel *model)
{
  TwOpening opening;

  return tw_table_model_get_opening (model, &opening) && opening.rule != NULL
             ? tw_rule_words (tw_table_model_get_setup (model)->rules, opening.rule)
             : g_strdup (_ ("Choose what to do."));
}

/* The points of a feature, or something in their place. */
static char *
ask_feature (TwTableModel *model)
{
  const TwGame *game = tw_table_model_get_game (model);
  guint node = tw_game_about (game);
  int points =
      node != TW_NO_NODE ? tw_game_feature_value (game, node, TW_EVENT_COMPLETE, NULL, NULL) : 0;

  if (!tw_choice_is_offered (model, "take=ghost"))
    /* Translators: how many points a completed feature brings; no ghost is on the table. */
    return g_strdup_printf (ngettext ("Completed: take %d point, or leave it.",
                                      "Completed: take %d points, or leave them.",
                                      (gulong) ABS (points)),
                            points);
  /* Translators: how many points a completed feature brings. */
  return g_strdup_printf (ngettext ("Completed: take %d point, or send ghosts of one tile back.",
                                    "Completed: take %d points, or send ghosts of one tile back.",
                                    (gulong) ABS (points)),
                          points);
}

static const char *
ask_ferry (TwTableModel *model)
{
  if (tw_table_model_get_picked (model) != TW_NO_NODE)
    return _ ("Ferry: choose the road that it joins with the first one.");
  return tw_table_model_can_finish (model)
             ? _ ("A ferry may move: choose two roads of its lake, or go on.")
             : _ ("Ferry: choose two roads that it joins.");
}

const char *
tw_circle_sentence (const TwPlay *play, TwCircleStep step)
{
  static const char *const circles[][4] = {
    { "crop-fork", N_ ("Crop circle: choose what everybody does with farmers."),
      N_ ("Crop circle: add a farmer beside one of yours, or go on."),
      N_ ("Crop circle: take one of your farmers back.") },
    { "crop-club", N_ ("Crop circle: choose what everybody does with highwaymen."),
      N_ ("Crop circle: add a highwayman beside one of yours, or go on."),
      N_ ("Crop circle: take one of your highwaymen back.") },
    { "crop-shield", N_ ("Crop circle: choose what everybody does with knights."),
      N_ ("Crop circle: add a knight beside one of yours, or go on."),
      N_ ("Crop circle: take one of your knights back.") },
  };
  const TwFrame *turn = tw_play_turn_frame (play);

  for (guint i = 0; turn != NULL && turn->slot != TW_NO_SLOT && i < G_N_ELEMENTS (circles); i++)
    if (tw_play_tile_shows (play, turn->slot, circles[i][0]))
      return _ (circles[i][1 + step]);
  return _ ("Choose what to do.");
}

char *
tw_choice_question (TwTableModel *model)
{
  static const char *const questions[][2] = {
    { "gold", N_ ("Gold: lay a second bar on one of the lit tiles.") },
    { "take=gold", N_ ("Gold: take a bar from one of the lit tiles.") },
    { "robber", N_ ("Robber: where does it wait? It robs who scores next there.") },
    { "rob", N_ ("Robber: who is robbed?") },
    { "ghost", N_ ("A ghost rises: choose where.") },
    { "bury", N_ ("A cemetery is closed: choose the guard who is buried there.") },
    { "hound1", N_ ("The first mark is reached: beside which guard does the hound lie?") },
    { "hound2", N_ ("The second mark is reached: beside which guard does the hound lie?") },
    { "take=ghost", N_ ("Ghosts go back to the bank: choose which, or go on.") },
    { "down", N_ ("A cemetery is haunted: lay the tile face down on an empty place around it.") },
    { "again", N_ ("Builder: take a second tile, or go on.") },
    { "quarter", N_ ("Carcassonne: put a meeple into one of the lit quarters, or go on.") },
    { "count", N_ ("The count may move to one of the lit quarters: nobody leaves where he is.") },
  };
  const TwPlay *play = tw_table_model_get_play (model);
  const TwAction *answer = first_answer (model);
  const char *word = answer != NULL ? tw_action_word (play, answer) : "";

  if (strcmp (word, "pawn") == 0)
    return ask_counter (play, answer);
  if (strcmp (word, "points") == 0 && answer->kind == 0)
    return ask_feature (model);
  if (strcmp (word, "points") == 0)
    return ask_message (model);
  if (strcmp (word, "ferry") == 0)
    return g_strdup (ask_ferry (model));
  if (strcmp (word, "crop") == 0)
    return g_strdup (tw_circle_sentence (play, TW_CIRCLE_CHOOSE));
  if (strcmp (word, "take=ghost") == 0
      && tw_game_about (tw_table_model_get_game (model)) == TW_NO_NODE)
    return g_strdup (
        _ ("The hound drives ghosts away from two tiles around it: choose ghosts, or go "
           "on."));
  if (answer != NULL && answer->verb == TW_VERB_COUNT)
    return g_strdup (_ ("Which feature is to be counted?"));
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i][0], word) == 0)
      return g_strdup (_ (questions[i][1]));
  return g_strdup (_ ("Choose what to do."));
}

const char *
tw_choice_piece (TwTableModel *model)
{
  static const char *const pieces[][2] = {
    { "gold", "gold" },     { "take=gold", "gold" }, { "ferry", "ferry" },
    { "robber", "robber" }, { "rob", "robber" },     { "quarter", "count" },
    { "count", "count" },   { "ghost", "ghost" },    { "take=ghost", "ghost" },
    { "hound1", "hound1" }, { "hound2", "hound2" },  { "down", "back" },
  };
  const TwAction *answer = first_answer (model);
  const char *word = answer != NULL ? tw_action_word (tw_table_model_get_play (model), answer) : "";

  /* In place of the points. */
  if (strcmp (word, "points") == 0 && answer->kind == 0)
    return tw_choice_is_offered (model, "take=ghost") ? "ghost" : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (strcmp (pieces[i][0], word) == 0)
      return pieces[i][1];
  return NULL;
}

/* What figures do in the quarter of a spot. */
static char *
quarter_rule (TwTableModel *model, guint index)
{
  const TwGame *game = tw_table_model_get_shown (model);
  g_autofree char *notation = NULL;
  TwAction action;

  if (tw_table_model_find_action (model, index, -1, &action) == 0)
    return g_strdup ("");
  notation = tw_action_print (tw_game_play (game), &action, action.seat);
  return tw_rule_words (tw_game_rules (game),
                        g_str_has_suffix (notation, "@market") ? "COUNT-030" : "COUNT-022");
}

char *
tw_table_spot_rule (TwTableModel *model, guint index)
{
  static const char *const rules[][2] = {
    { "gold", "GOLD-002" },  { "take=gold", "GOLD-009" }, { "fly", "FLY-007" },
    { "robber", "ROB-008" }, { "rob", "ROB-015" },        { "count", "COUNT-024" },
    { "crop", "CROP-005" },
  };
  const TwPlay *play = tw_table_model_get_play (model);
  guint n = 0;
  const TwAction verb = { .verb = (guint8) tw_table_model_get_spots (model, &n)[index].verb };
  const char *word = tw_action_word (play, &verb);

  if (strcmp (word, "quarter") == 0)
    return quarter_rule (model, index);
  if (strcmp (word, "ferry") == 0)
    return tw_rule_words (play->rules,
                          tw_table_model_can_finish (model) ? "FERRY-009" : "FERRY-004");
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (strcmp (rules[i][0], word) == 0)
      return tw_rule_words (play->rules, rules[i][1]);
  return g_strdup ("");
}

char *
tw_queue_name (TwTableModel *model, guint seat)
{
  /* Translators: the one person at the table, in a list of players: "Then Jan, then you." */
  return g_strdup (tw_table_model_n_people (model) == 1 && !tw_table_model_is_program (model, seat)
                       ? C_ ("player", "you")
                       : tw_table_model_get_setup (model)->seats[seat].name);
}

char *
tw_queue_words (TwTableModel *model)
{
  GString *out = g_string_new (NULL);
  guint n = 0;
  const guint8 *queue = tw_table_model_get_queue (model, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = tw_queue_name (model, queue[i]);

      /* Translators: who will be asked after this player: "Then Eva, then Jan." */
      g_string_append_printf (out, i == 0 ? _ ("Then %s") : _ (", then %s"), name);
    }
  if (out->len > 0)
    g_string_append_c (out, '.');
  return g_string_free (out, FALSE);
}

int
tw_choice_counter (const TwPlay *play, const TwAction *action)
{
  const char *word = tw_action_word (play, action);

  return strcmp (word, "pawn") == 0 ? 0 : strcmp (word, "lady") == 0 ? 1 : -1;
}

gboolean
tw_card_is_asked (TwTableModel *model, TwOpening *out_opening)
{
  const TwPlay *play = tw_table_model_get_play (model);
  TwOpening opening = { 0 };
  guint n = 0;
  const TwAction *choices = tw_table_model_get_choices (model, &n);

  /* Which counting figure moves is asked on the score track. */
  if (n == 0 || tw_choice_counter (play, &choices[0]) >= 0
      || !tw_table_model_get_opening (model, &opening) || !g_str_equal (opening.id, "card"))
    return FALSE;
  if (out_opening != NULL)
    *out_opening = opening;
  return TRUE;
}

gboolean
tw_choice_space (const TwPlay *play, const TwAction *action, guint *out_space)
{
  int counter = tw_choice_counter (play, action);

  if (action->verb >= TW_N_VERBS && tw_play_verb (play, action->verb)->place == TW_VERB_PLACE_SPACE)
    *out_space = action->kind;
  else if (counter >= 0)
    *out_space = (tw_play_counter_space (play, action->seat, (guint) counter) + action->kind)
                 % TW_TRACK_SPACES;
  else
    return FALSE;
  return TRUE;
}
