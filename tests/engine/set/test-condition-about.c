/* Of what conditions can be asked: all that the shipped rules and the sets of tests ask can be. */
#include "engine/set/condition-about.h"

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/set/vocabulary-join.h"
#include "tests/engine/shipped-fixture.h"

/* Asserts of each condition in @statement that it can hold. */
static void
check (const TwVocabulary *words,
       const TwProcedure *procedure,
       const TwStatement *statement,
       guint *n)
{
  TwStatementPlace place;
  int about;

  g_assert_true (tw_statement_find (procedure->root, statement, &place));
  about = tw_condition_about (words, procedure->root, &place);
  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwRuleWord *word = statement->details[i].word;

      if (!tw_condition_fits (word, about) || tw_detail_is_idle (statement, word))
        g_error ("%s, line %u: “%s” of %d", procedure->id, statement->line, word->name, about);
      *n += about >= 0;
    }
  for (guint i = 0; i < statement->children->len; i++)
    check (words, procedure, statement->children->pdata[i], n);
}

static guint
check_all (const TwVocabulary *words, const GPtrArray *procedures)
{
  guint n = 0;

  for (guint i = 0; i < procedures->len; i++)
    {
      const TwProcedure *procedure = procedures->pdata[i];

      check (words, procedure, procedure->root, &n);
    }
  return n;
}

static void
test_shipped (void)
{
  TwGameKit kit = shipped_kit ();

  g_assert_cmpuint (check_all (kit.vocabulary, kit.vocabulary->procedures), >, 300);
  shipped_kit_clear (&kit);
}

static void
test_sets (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "procedures", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  TwGameKit kit = shipped_kit ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, NULL);
      g_autoptr (TwVocabulary) words = NULL;

      if (set == NULL)
        continue;
      words = tw_vocabulary_join (kit.vocabulary, &set->own, 1, NULL);
      g_test_message ("%s", name);
      check_all (words, set->own->procedures);
    }
  shipped_kit_clear (&kit);
}

static void
assert_fits (const char *name, TwSelected what, gboolean expected)
{
  g_assert_true (tw_condition_fits (tw_rule_word_find (TW_WORDS_DETAIL, name), what) == expected);
}

static void
test_fits (void)
{
  assert_fits ("follower", TW_SELECTED_FIGURE, TRUE);
  assert_fits ("follower", TW_SELECTED_SEAT, FALSE);
  assert_fits ("owner", TW_SELECTED_SEAT, TRUE);
  assert_fits ("complete", TW_SELECTED_FEATURE, TRUE);
  assert_fits ("complete", TW_SELECTED_TILE, FALSE);
  assert_fits ("counter", TW_SELECTED_SEAT, TRUE);
  assert_fits ("optional", TW_SELECTED_SEAT, TRUE);
  g_assert_false (
      tw_condition_fits (tw_rule_word_find (TW_WORDS_DETAIL, "owner"), TW_ABOUT_NOTHING));
  g_assert_true (
      tw_condition_fits (tw_rule_word_find (TW_WORDS_DETAIL, "owner"), TW_ABOUT_ANYTHING));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/condition-about/fits", test_fits);
  g_test_add_func ("/set/condition-about/shipped", test_shipped);
  g_test_add_func ("/set/condition-about/sets", test_sets);
  return g_test_run ();
}
