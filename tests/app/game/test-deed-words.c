/* What the log says of what a rule does where its author has written nothing. */
#include "app/game/game-result.h"
#include "app/game/log-item.h"
#include "app/game/rule-trial.h"
#include "engine/format/tile-set-file.h"

#include <string.h>

#define SET(rule)                                                                                  \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='taxes'><title>Taxes</title>"      \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"                                           \
  "<symbol id='office' on='tile'><title>offices</title></symbol>"                                  \
  "<figure id='collector' neutral='true' supply='1' weight='0'><title>Tax collector</title>"       \
  "</figure><token id='stone' supply='9'><title>Stones</title></token>"                            \
  "<procedure id='rule' at='laid' if-symbol='office'>" rule "</procedure></rules>"                 \
  "<tile id='A' count='6' symbols='office'><city edges='N'/></tile></tile-set>"

/* The log once @rule has done something, a line each.
 *
 * @out_other: (nullable) (out) (transfer full): what the result calls points that come from no
 * feature
 */
static char *
log_and_part (const char *xml, char **out_other)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("taxes.xml", xml, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwRuleTrial) trial = tw_rule_trial_new ();
  g_autoptr (GListStore) list = tw_log_list_new ();
  g_autoptr (GString) lines = g_string_new (NULL);

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  tw_rule_trial_set_document (trial, document);
  tw_rule_trial_set_seen (trial, TRUE);
  tw_rule_trial_show (trial, 0);
  while (tw_rule_trial_get_state (trial) != TW_RULE_TRIAL_FOUND)
    g_main_context_iteration (NULL, TRUE);
  tw_rule_trial_fire (trial);
  tw_log_list_update (list, tw_rule_trial_get_model (trial));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (lines, "%s\n", tw_log_item_get_text (item));
    }
  if (out_other != NULL)
    {
      const TwGame *game = tw_table_model_get_game (tw_rule_trial_get_model (trial));
      g_autoptr (TwGameResult) result = tw_game_result_new (game);

      *out_other =
          g_strdup (tw_result_part_title (TW_RESULT_OTHER, &result->names, tw_game_rules (game)));
    }
  tw_rule_trial_set_document (trial, NULL);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

static char *
log_of (const char *xml)
{
  return log_and_part (xml, NULL);
}

static void
check (const char *xml, const char *has, const char *lacks)
{
  g_autofree char *lines = log_of (xml);

  if (has != NULL && strstr (lines, has) == NULL)
    g_error ("“%s” is not in: %s", has, lines);
  if (lacks != NULL && strstr (lines, lacks) != NULL)
    g_error ("“%s” is in: %s", lacks, lines);
}

static void
test_moved (void)
{
  check (SET ("<move what='collector' to='tile'/>"), "Tax collector moves to a city", NULL);
  check (SET ("<each as='town' what='segment'><where kind='city' same='tile' to='tile'/>"
              "<move what='collector' to='town'/></each>"),
         "Tax collector moves to a city", NULL);
}

static void
test_tokens (void)
{
  check (SET ("<give what='stone' n='2' to='tile'/>"), "laid 2 × Stones", NULL);
  check (SET ("<give what='stone' n='2' to='player'/>"), "got 2 × Stones", NULL);
  check (SET ("<give what='stone' n='2' to='player'/><give what='stone' from='player' to='home'/>"),
         "lost 1 × Stones", NULL);
}

/* Points come from somewhere: from the figure that the rule is about, else from the symbol. */
static void
test_points (void)
{
  check (SET ("<give what='points' n='2'/>"), " scored (offices)\n", NULL);
  check (SET ("<move what='collector' to='tile'/><give what='points' n='2'/>"),
         " scored (Tax collector)\n", NULL);
  check (SET ("<move what='collector' to='tile'/><give what='points' n='-1'/>"),
         " pays 1 point (Tax collector)\n", NULL);
  check (SET ("<give what='points' n='2'><said>{player} was paid</said></give>"), " was paid\n",
         "offices");
}

static void
check_part (const char *xml, const char *title)
{
  g_autofree char *found = NULL;
  g_autofree char *lines = log_and_part (xml, &found);

  g_assert_cmpstr (found, ==, title);
}

/* The result calls them as the log does, but not those of several things. */
static void
test_part (void)
{
  check_part (SET ("<give what='points' n='2'/>"), "offices");
  check_part (SET ("<move what='collector' to='tile'/><give what='points' n='2'/>"),
              "Tax collector");
  check_part (SET ("<give what='points' n='2'/></procedure>"
                   "<procedure id='more' at='laid' if-symbol='office'>"
                   "<move what='collector' to='tile'/><give what='points' n='1'/>"),
              "Other");
}

/* Whoever has words for it is the only one who speaks. */
static void
test_own_words (void)
{
  check (SET ("<tell>Taxes!</tell><move what='collector' to='tile'/>"), "Taxes!", "moves to");
  check (SET ("<give what='stone' n='2' to='tile'><said>{n} stones</said></give>"), "2 stones",
         "laid 2");
  check (SET ("<choose as='there' what='tile' word='walk'><where has='office'/>"
              "<said>{player} walked</said><move what='collector' to='there'/></choose>"),
         NULL, "moves to");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deed-words/moved", test_moved);
  g_test_add_func ("/deed-words/tokens", test_tokens);
  g_test_add_func ("/deed-words/points", test_points);
  g_test_add_func ("/deed-words/part", test_part);
  g_test_add_func ("/deed-words/own-words", test_own_words);
  return g_test_run ();
}
