/* What a set's own rules do without a text is explained in their sentences, at the table as in the
 * rules sheet. */
#include "app/game/log-item.h"
#include "engine/game/refusal.h"
#include "tests/app/game/position-fixture.h"

#define SET(rules)                                                                                 \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"      \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>" rules "</rules>"                          \
  "<tile id='A' count='2'><road edges='E W'/></tile></tile-set>"

/* What explains the line of the log that brings so many points. */
static char *
explanation_of (TwTableModel *model, int points)
{
  g_autoptr (GListStore) list = tw_log_list_new ();

  tw_log_list_update (list, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (tw_log_item_get_points (item) == points)
        return tw_log_item_dup_rule (item, model);
    }
  g_assert_not_reached ();
}

#define BONUS                                                                                      \
  "<procedure id='bonus' at='laid'%s><give what='points' n='3' to='player'/></procedure>"

static void
test_procedure (void)
{
  g_autofree char *untold = g_strdup_printf (SET (BONUS), "");
  g_autofree char *told =
      g_strdup_printf (SET ("<rule id='DALE-001'><statement>Laying pays.</statement></rule>" BONUS),
                       " rules='DALE-001'");
  g_autoptr (TwTableModel) model = fixture_table_of (untold, "draw=W W@1,0/0 -");
  g_autoptr (TwTableModel) other = fixture_table_of (told, "draw=W W@1,0/0 -");
  g_autofree char *words = explanation_of (model, 3);
  g_autofree char *text = explanation_of (other, 3);

  g_test_summary ("Points that a rule without a text gives are explained in its sentences");
  g_test_message ("%s", words);
  g_assert_nonnull (strstr (words, "3 points"));
  g_assert_true (g_str_has_prefix (text, "Laying pays."));
}

#define WELLS                                                                                      \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='wells'><title>Wells</title>\n"    \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>%s"                                         \
  "<symbol id='well' on='road'><title>Wells</title></symbol>"                                      \
  "<effect features='road' events='complete' stage='add' points='2' per='symbol' "                 \
  "symbol='well'%s/>"                                                                              \
  "</rules><tile id='Well' count='4'><road edges='W' end='cottage' symbols='well'/></tile>"        \
  "<tile id='End' count='4'><road edges='E' end='cottage'/></tile></tile-set>"

#define ROADS                                                                                      \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='wells'><title>Wells</title>\n"    \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>%s%s</rules>"                               \
  "<tile id='Well' count='4'><road edges='W' end='cottage'/></tile>"                               \
  "<tile id='End' count='4'><road edges='E' end='cottage'/></tile></tile-set>"

/* What adds to the points of the base game is explained beside them. */
static void
test_effect (void)
{
  static const char turns[] = "draw=Well Well@1,0/0 meeple@1,0:road(W) draw=End End@-1,0/0 -";
  g_autofree char *untold = g_strdup_printf (WELLS, "", "");
  g_autofree char *told =
      g_strdup_printf (WELLS, "<rule id='WELL-001'><statement>Wells refresh.</statement></rule>",
                       " rules='WELL-001'");
  g_autoptr (TwTableModel) model = fixture_table_of (untold, turns);
  g_autoptr (TwTableModel) other = fixture_table_of (told, turns);
  g_autofree char *words = explanation_of (model, 5);
  g_autofree char *text = explanation_of (other, 5);

  g_test_message ("%s", words);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (words, "Wells"));
  g_assert_nonnull (strstr (text, "Wells refresh."));
  /* The rule of the base game stands first, and who has the majority last. */
  g_assert_false (g_str_has_prefix (text, "Wells refresh."));
  g_assert_nonnull (strstr (strstr (text, "Wells refresh."), "Majority: "));
}

#define DOUBLE                                                                                     \
  "<procedure id='double' at='counting'%s><if the='feature' kind='road'>"                          \
  "<change what='value' times='2'/></if></procedure>"

/* What doubles them is, too. */
static void
test_change (void)
{
  static const char turns[] = "draw=Well Well@1,0/0 meeple@1,0:road(W) draw=End End@-1,0/0 -";
  g_autofree char *told_rule = g_strdup_printf (DOUBLE, " rules='WELL-001'");
  g_autofree char *untold_rule = g_strdup_printf (DOUBLE, "");
  g_autofree char *untold = g_strdup_printf (ROADS, "", untold_rule);
  g_autofree char *told =
      g_strdup_printf (ROADS,
                       "<rule id='WELL-001'><statement>Roads count twice.</statement></rule>",
                       told_rule);
  g_autoptr (TwTableModel) model = fixture_table_of (untold, turns);
  g_autoptr (TwTableModel) other = fixture_table_of (told, turns);
  g_autofree char *words = explanation_of (model, 6);
  g_autofree char *text = explanation_of (other, 6);

  g_test_message ("%s", words);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (words, "The feature being counted is worth 2 times as much."));
  g_assert_nonnull (strstr (text, "Roads count twice."));
}

#define CANALS                                                                                     \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='canals'><title>Canals</title>\n"  \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'><land id='canal'><title>Canal</title>"      \
  "<role figure='meeple' name='bargee'/></land>"                                                   \
  "<effect features='canal' events='complete' stage='rate' points='7'/></rules>"                   \
  "<tile id='Lock' count='4'><land kind='canal' edges='S' end='cottage'/></tile></tile-set>"

/* What gives all the points is explained, and not only who gets them. */
static void
test_own_land (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_of (CANALS,
                        "draw=Lock Lock@0,1/0 bargee@0,1:canal(S) draw=Lock Lock@0,2/180 -");
  g_autofree char *words = explanation_of (model, 7);

  g_test_message ("%s", words);
  g_assert_true (strstr (words, "7 points") != NULL && strstr (words, "Canal") != NULL);
}

/* A set need not say why: what it forbids is the reason. */
static void
test_forbidden (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_of (SET ("<forbid what='standing'><where of='meeple' kind='road'/></forbid>"),
                        "draw=W W@1,0/0");
  const TwPlay *play = tw_table_model_get_play (model);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  TwAction action;
  TwRefusal refusal;

  g_test_summary ("What a rule without a text forbids is told in its sentences");
  g_assert_true (
      tw_notation_parse_action (play, "meeple@1,0:road(W)", play->state->on_turn, &action, &error));
  g_assert_no_error (error);
  tw_refusal_find (play, &action, &refusal);
  words = tw_refusal_message (&refusal, play);
  g_test_message ("%s", words);
  g_assert_nonnull (strstr (words, "road"));
  g_assert_nonnull (strstr (words, "Meeple"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/told-rules/procedure", test_procedure);
  g_test_add_func ("/told-rules/effect", test_effect);
  g_test_add_func ("/told-rules/change", test_change);
  g_test_add_func ("/told-rules/own-land", test_own_land);
  g_test_add_func ("/told-rules/forbidden", test_forbidden);
  return g_test_run ();
}
