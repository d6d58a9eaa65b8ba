/* Words of rules that have the old name of what is called otherwise now. */
#include "engine/set/outdated-name.h"

#include <string.h>

#include "engine/own/own-rules-words.h"
#include "engine/own/own-rules-written.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/validate.h"

static const char dale[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<figure id='dragon-2' neutral='true' supply='1' weight='0'><title>Dragon</title></figure>"
    "<procedure id='walk' at='laid'><choose as='there' what='tile'>"
    "<ask>Where does the dragon go?</ask><ask xml:lang='de'>Wohin geht der Drache?</ask>"
    "<choice>Here: {cell}</choice><said>{player} woke the Dragon, not dragonflies</said>"
    "<move what='dragon-2' to='there'/></choose></procedure></rules>"
    "<tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>";

static TwTileSet *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("dale.xml", dale, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* Puts *@set as it comes back from a file in its own place. */
static void
reread (TwTileSet **set)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = tw_tile_set_file_to_xml (*set, NULL);

  tw_tile_set_unref (*set);
  *set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);
  g_assert_no_error (error);
}

static void
rename_to (TwTileSet **set, const char *name)
{
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (*set);
  TwFigureType figure = *tw_vocabulary_find_figure ((*set)->own, "dragon-2");
  g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", name);
  TwTileSet *changed;

  figure.texts = texts;
  tw_own_rules_put_figure (edit, &figure);
  changed = tw_own_rules_edit_apply (edit, NULL);
  g_assert_nonnull (changed);
  tw_tile_set_unref (*set);
  *set = changed;
  reread (set);
}

/* (nullable): what is said of old names, and the problem. */
static char *
said (const TwTileSet *set, TwProblem *out)
{
  static const char *const none[] = { NULL };
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, none);

  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == TW_PROBLEM_OUTDATED_NAME)
      {
        if (out != NULL)
          {
            *out = problems->problems[i];
            out->detail = g_strdup (out->detail);
            out->place = NULL;
          }
        return tw_problem_message (&problems->problems[i], set);
      }
  return NULL;
}

static void
assert_said (const TwTileSet *set, const char *expected)
{
  g_autofree char *words = said (set, NULL);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_found (void)
{
  g_autoptr (TwTileSet) set = new_set ();

  assert_said (set, NULL);
  rename_to (&set, "Lind");
  rename_to (&set, "Lindworm");
  assert_said (set, "2 texts still say “Dragon”, which is called “Lindworm” now.");
  /* What has the old name in it is no other thing, and nor is the old one. */
  rename_to (&set, "Red dragon");
  assert_said (set, NULL);
  rename_to (&set, "Lindworm");
  rename_to (&set, "Dragon");
  assert_said (set, NULL);
}

static void
test_mended (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autofree char *words = NULL, *xml = NULL;
  TwProblem problem;
  TwTileSet *mended;

  rename_to (&set, "Lindworm");
  words = said (set, &problem);
  g_assert_nonnull (words);
  mended = tw_own_rules_repair (&problem, set);
  g_assert_nonnull (mended);
  g_free (problem.detail);
  tw_tile_set_unref (set);
  set = mended;
  reread (&set);
  assert_said (set, NULL);
  xml = tw_tile_set_file_to_xml (set, NULL);
  g_assert_nonnull (strstr (xml, "<ask>Where does the Lindworm go?</ask>"));
  g_assert_nonnull (strstr (xml, "{player} woke the Lindworm, not dragonflies"));
  /* Ids and translations stay, these as drafts. */
  g_assert_nonnull (strstr (xml, "<move what=\"dragon-2\""));
  g_assert_nonnull (strstr (xml, "draft=\"true\""));
  g_assert_nonnull (strstr (xml, "Wohin geht der Drache?"));
  g_assert_null (strstr (xml, "written-for"));
}

static void
test_right (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autofree char *words = NULL;
  TwProblem problem;
  TwTileSet *mended;

  rename_to (&set, "Lindworm");
  words = said (set, &problem);
  mended = tw_own_rules_other_repair (&problem, set);
  g_assert_nonnull (mended);
  g_free (problem.detail);
  tw_tile_set_unref (set);
  set = mended;
  reread (&set);
  assert_said (set, NULL);
}

static void
test_words (void)
{
  g_autofree char *renamed = tw_words_renamed ("Der Bär, {bär}: Bären; bär?", "Bär", "Wolf");

  g_assert_cmpstr (renamed, ==, "Der Wolf, {bär}: Bären; Wolf?");
  g_assert_true (tw_words_say ("The dragon’s walk", "Dragon"));
  g_assert_false (tw_words_say ("Dragonflies", "Dragon"));
  g_assert_true (tw_words_say ("(a+b)", "a+b"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/outdated-name/found", test_found);
  g_test_add_func ("/outdated-name/mended", test_mended);
  g_test_add_func ("/outdated-name/right", test_right);
  g_test_add_func ("/outdated-name/words", test_words);
  return g_test_run ();
}
