/* Trying a rule of a set: found in a thread, played, and played again when the set changes. */
#include "app/game/rule-trial.h"

#include <string.h>

#include "app/document/own-number.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"

#define SET                                                                                        \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='orchards'>"                       \
  "<title>Orchards</title><rules xmlns='urn:tilewright:rules:1' version='1.0'>"                    \
  "<symbol id='orchard' on='tile'><title>orchards</title></symbol>"                                \
  "<symbol id='vine' on='tile'><title>vines</title></symbol>"                                      \
  "<counter id='flood' most='3'><title>Flood</title></counter>"                                    \
  "<hand if-symbol='vine' n='1'/>"                                                                 \
  "<procedure id='fruit' at='laid' if-symbol='orchard'>"                                           \
  "<give what='points' n='2' to='player'/></procedure>"                                            \
  "<procedure id='wine' at='laid' if-symbol='vine'>"                                               \
  "<give what='points' n='3' to='player'/></procedure>"                                            \
  "<effect features='road' events='complete' stage='credit' to='all' points='4' scope='tiles' "    \
  "if-symbol='orchard'/></rules>"                                                                  \
  "<tile id='A' count='4' symbols='orchard'><road edges='E W'/></tile></tile-set>"

enum
{
  FLOOD,
  HAND,
  FRUIT,
  WINE
};

typedef struct
{
  TwDocument *document;
  TwRuleTrial *trial;
} Fixture;

static void
set_up_xml (Fixture *f, const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("orchards.xml", xml, -1, &error);

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->trial = tw_rule_trial_new ();
  tw_rule_trial_set_document (f->trial, f->document);
  tw_rule_trial_set_seen (f->trial, TRUE);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  set_up_xml (f, SET);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_rule_trial_set_document (f->trial, NULL);
  g_object_unref (f->trial);
  g_object_unref (f->document);
}

static void
wait_for (Fixture *f, TwRuleTrialState state)
{
  while (tw_rule_trial_get_state (f->trial) != state)
    g_main_context_iteration (NULL, TRUE);
}

static int
score (Fixture *f)
{
  return tw_table_model_get_play (tw_rule_trial_get_model (f->trial))->state->score[0];
}

/* Before the answer nobody has points, after it the 2 of the rule; and back. */
static void
test_play (Fixture *f, gconstpointer data)
{
  TwTableModel *model = tw_rule_trial_get_model (f->trial);

  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_NONE);
  tw_rule_trial_show (f->trial, HAND);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_ALWAYS);
  tw_rule_trial_show (f->trial, FRUIT);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_LOOKING);
  wait_for (f, TW_RULE_TRIAL_FOUND);
  g_assert_true (tw_rule_trial_is_at_position (f->trial));
  g_assert_true (tw_rule_trial_has_answer (f->trial));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_cmpint (score (f), ==, 0);
  tw_rule_trial_fire (f->trial);
  g_assert_false (tw_rule_trial_is_at_position (f->trial));
  g_assert_cmpint (score (f), ==, 2);
  g_assert_true (tw_table_model_can_undo (model));
  /* Without a figure the turn is over, and the other one lays a tile. */
  tw_rule_trial_finish_turn (f->trial);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_cmpint (score (f), ==, 2);
  tw_rule_trial_rewind (f->trial);
  g_assert_true (tw_rule_trial_is_at_position (f->trial));
  g_assert_cmpint (score (f), ==, 0);
}

/* The number of the rule is turned: what was played is played again with it. */
static void
test_turn (Fixture *f, gconstpointer data)
{
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (f->document);
  g_autoptr (GPtrArray) numbers =
      tw_own_numbers_new (tw_document_get_set (f->document), words, FRUIT);
  const TwOwnNumber *number;
  guint before;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (numbers->len, ==, 1);
  number = numbers->pdata[0];
  g_assert_cmpint (number->n, ==, 2);
  g_assert_cmpstr (number->sentence, ==, "The player on turn gets 2 points.");
  tw_rule_trial_show (f->trial, FRUIT);
  wait_for (f, TW_RULE_TRIAL_FOUND);
  before = tw_rule_trial_get_n_before (f->trial);
  tw_rule_trial_fire (f->trial);
  g_assert_true (tw_own_part_set (f->document, words, FRUIT, &number->part, "5", &error));
  g_assert_no_error (error);
  while (score (f) != 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (tw_rule_trial_get_n_before (f->trial), ==, before);
  tw_document_undo (f->document);
  while (score (f) != 2)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_nothing (Fixture *f, gconstpointer data)
{
  const char *name;

  tw_rule_trial_show (f->trial, WINE);
  wait_for (f, TW_RULE_TRIAL_NOWHERE);
  g_assert_cmpstr (tw_rule_trial_get_missing (f->trial, &name), ==, "vine");
  g_assert_cmpstr (name, ==, "vines");
  g_assert_null (tw_rule_trial_get_problem (f->trial));
  tw_rule_trial_fire (f->trial);
  /* A counter is counted by rules. */
  tw_rule_trial_show (f->trial, FLOOD);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_NONE);
  tw_rule_trial_show (f->trial, FRUIT);
  wait_for (f, TW_RULE_TRIAL_FOUND);
  /* Whoever goes away while it is looked for another one hears nothing more. */
  tw_rule_trial_find_another (f->trial);
  tw_rule_trial_show (f->trial, -1);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_NONE);
}

/* Where nobody sees it nothing is looked for, whatever changes. */
static void
test_unseen (Fixture *f, gconstpointer data)
{
  tw_rule_trial_set_seen (f->trial, FALSE);
  tw_rule_trial_show (f->trial, FRUIT);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_NONE);
  tw_rule_trial_set_seen (f->trial, TRUE);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_LOOKING);
  wait_for (f, TW_RULE_TRIAL_FOUND);
}

/* An effect is tried like what is told in sentences. */
static void
test_effect (Fixture *f, gconstpointer data)
{
  int before;

  tw_rule_trial_show_effect (f->trial, 0);
  wait_for (f, TW_RULE_TRIAL_FOUND);
  g_assert_nonnull (tw_rule_trial_get_effect (f->trial));
  g_assert_null (tw_rule_trial_get_procedure (f->trial));
  g_assert_true (tw_rule_trial_has_answer (f->trial));
  before = score (f);
  tw_rule_trial_fire (f->trial);
  g_assert_cmpint (score (f), >=, before + 4);
  tw_rule_trial_show (f->trial, FRUIT);
  g_assert_null (tw_rule_trial_get_effect (f->trial));
  wait_for (f, TW_RULE_TRIAL_FOUND);
  tw_rule_trial_show_effect (f->trial, 1);
  g_assert_cmpint (tw_rule_trial_get_state (f->trial), ==, TW_RULE_TRIAL_NONE);
}

/* Drawing a card may bring points, a loss or nothing. */
#define WEATHER                                                                                    \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='weather'>"                        \
  "<title>Weather</title><rules xmlns='urn:tilewright:rules:1' version='1.0'>"                     \
  "<symbol id='cloud' on='tile'><title>cloud</title></symbol>"                                     \
  "<bag id='sky'><title>sky</title><item id='sun' n='2'/><item id='rain' n='2'/>"                  \
  "<item id='storm' n='2'/></bag>"                                                                 \
  "<procedure id='clouds' at='laid' if-symbol='cloud'><draw as='what' from='sky'>"                 \
  "<if the='what' is='sun'><give what='points' n='2' to='player'/></if>"                           \
  "<if the='what' is='storm'><give what='points' n='-1' to='player'/></if></draw></procedure>"     \
  "</rules><tile id='A' count='4' symbols='cloud'><road edges='E W'/></tile></tile-set>"

static void
set_up_weather (Fixture *f, gconstpointer data)
{
  set_up_xml (f, WEATHER);
}

/* Another position shows another card, until each was shown. */
static void
test_each_card (Fixture *f, gconstpointer data)
{
  const TwPlay *play;
  gboolean seen[4] = { FALSE };
  int points;

  tw_rule_trial_show (f->trial, 1);
  for (guint i = 0; i < 3; i++)
    {
      wait_for (f, TW_RULE_TRIAL_FOUND);
      tw_rule_trial_fire (f->trial);
      /* Whoever is on turn. */
      play = tw_table_model_get_play (tw_rule_trial_get_model (f->trial));
      points = play->state->score[0] + play->state->score[1];
      g_assert_cmpint (points, >=, -1);
      g_assert_cmpint (points, <=, 2);
      g_assert_false (seen[points + 1]);
      seen[points + 1] = TRUE;
      /* The rule gives something, though not with each card. */
      g_assert_false (tw_rule_trial_brings_nothing (f->trial));
      tw_rule_trial_find_another (f->trial);
    }
  wait_for (f, TW_RULE_TRIAL_FOUND);
}

static gboolean
end_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/* The set has another title, and what comes of that has come. */
static void
rename_set (Fixture *f)
{
  g_auto (GStrv) parts = g_strsplit (SET, "<title>Orchards", 2);
  g_autofree char *xml = g_strjoinv ("<title>Gardens", parts);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("orchards.xml", xml, -1, NULL);
  gboolean is_over = FALSE;

  g_assert_true (tw_document_replace_set (f->document, set, "Rename", NULL));
  g_timeout_add (1500, end_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* Who plays on is not sent back because the set has another name. */
static void
test_renamed (Fixture *f, gconstpointer data)
{
  TwTableModel *model = tw_rule_trial_get_model (f->trial);
  guint n, before;

  tw_rule_trial_show (f->trial, FRUIT);
  wait_for (f, TW_RULE_TRIAL_FOUND);
  tw_rule_trial_fire (f->trial);
  tw_rule_trial_finish_turn (f->trial);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  tw_game_log (tw_table_model_get_game (model), &before);
  rename_set (f);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  tw_game_log (tw_table_model_get_game (model), &n);
  g_assert_cmpuint (n, ==, before);
  g_assert_cmpint (score (f), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/rule-trial/play", Fixture, NULL, set_up, test_play, tear_down);
  g_test_add ("/rule-trial/turn", Fixture, NULL, set_up, test_turn, tear_down);
  g_test_add ("/rule-trial/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/rule-trial/effect", Fixture, NULL, set_up, test_effect, tear_down);
  g_test_add ("/rule-trial/each-card", Fixture, NULL, set_up_weather, test_each_card, tear_down);
  g_test_add ("/rule-trial/renamed", Fixture, NULL, set_up, test_renamed, tear_down);
  g_test_add ("/rule-trial/unseen", Fixture, NULL, set_up, test_unseen, tear_down);
  return g_test_run ();
}
