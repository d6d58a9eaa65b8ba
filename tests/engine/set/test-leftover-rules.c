/* Rules in words that were left over from typing: found, told, and removed at once. */
#include "engine/set/leftover-rules.h"

#include <string.h>

#include "engine/own/own-rules-words.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/validate.h"

#define RULE(id, words) "<rule id='" id "'><statement>" words "</statement></rule>\n"

static TwTileSet *
set_with (const char *rules)
{
  g_autofree char *text = g_strconcat (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n",
      rules, "</rules><tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>",
      NULL);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);

  g_assert_no_error (error);
  return set;
}

static void
assert_leftover (const char *rules, const char *expected)
{
  g_autoptr (TwTileSet) set = set_with (rules);
  g_auto (GStrv) ids = tw_leftover_rules (set->own);
  g_autofree char *found = g_strjoinv (" ", ids);

  g_assert_cmpstr (found, ==, expected);
}

#define EFFECT                                                                                     \
  "<effect features='road' events='complete' stage='add' per='feature' points='2' "                \
  "rules='DALE-003'/>\n"
#define TYPED                                                                                      \
  RULE ("DALE-001", "E")                                                                           \
  RULE ("DALE-002", "Ea") RULE ("DALE-003", "Each") RULE ("DALE-004", "Each r")

static void
test_found (void)
{
  g_auto (GStrv) none = NULL;

  g_test_summary ("What a rule was while it was typed is left over; the whole rule is not");
  assert_leftover (TYPED EFFECT, "DALE-001 DALE-002 DALE-004");
  /* Of what nothing names the longest is the rule that players keep. */
  assert_leftover (TYPED, "DALE-001 DALE-002 DALE-003");
  assert_leftover (RULE ("DALE-001", "Rain stops play.") RULE ("DALE-002", "Sun does not."), "");
  assert_leftover (RULE ("DALE-001", "Rain.") RULE ("DALE-002", "Rain."), "DALE-002");
  /* A procedure, a token and a figure name rules, too. */
  assert_leftover (RULE ("DALE-001", "E") RULE ("DALE-002", "Each")
                       RULE ("DALE-003",
                             "Each one") "<token id='gem' supply='4'><worth by='each' points='1' "
                                         "rules='DALE-001'/></token>"
                                         "<procedure id='p' at='laid'><give what='gem' "
                                         "rules='DALE-002'/></procedure>",
                   "DALE-003");
  none = tw_leftover_rules (NULL);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

static void
test_mended (void)
{
  g_autoptr (TwTileSet) set = set_with (TYPED EFFECT);
  g_autoptr (TwTileSet) mended = NULL;
  TwProblems *problems = tw_tile_set_validate (set, NULL), *after;
  const TwProblem *found = NULL;
  g_autofree char *sentence = NULL, *label = NULL;

  g_test_summary ("One repair removes all of them, and nothing else");
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == TW_PROBLEM_LEFTOVER_RULES)
      found = &problems->problems[i];
  g_assert_nonnull (found);
  sentence = tw_problem_message (found, set);
  g_assert_nonnull (strstr (sentence, "3 rules in words are left over from typing."));
  label = tw_problem_repair_label (found, set);
  g_assert_cmpstr (label, ==, "Remove Leftovers");
  mended = tw_own_rules_repair (found, set);
  g_assert_nonnull (mended);
  g_assert_cmpuint (mended->own->rules->len, ==, 1);
  g_assert_cmpuint (mended->own->effects->len, ==, 1);
  g_assert_nonnull (tw_vocabulary_find_rule (mended->own, "DALE-003"));
  after = tw_tile_set_validate (mended, NULL);
  for (guint i = 0; i < after->n_problems; i++)
    g_assert_cmpint (after->problems[i].code, !=, TW_PROBLEM_LEFTOVER_RULES);
  tw_problems_free (problems);
  tw_problems_free (after);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/leftover-rules/found", test_found);
  g_test_add_func ("/leftover-rules/mended", test_mended);
  return g_test_run ();
}
