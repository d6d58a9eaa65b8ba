/* Problems by their rows. */
#include "engine/set/problem-row.h"

#include <string.h>

#include "engine/format/data-dir.h"

/* Each row says what it has to, a repair has words and words a repair, and the manual names it. */
static void
test_rows (void)
{
  g_autofree char *path = tw_data_dir_find ("man/tilewright-tool.1");
  g_autofree char *manual = NULL;

  g_assert_true (g_file_get_contents (path, &manual, NULL, NULL));
  for (guint code = 0; code < TW_N_PROBLEMS; code++)
    {
      const TwProblemRow *row = problem_row ((TwProblemCode) code);
      g_autoptr (GString) name = g_string_new (row->name);

      g_test_message ("%u %s", code, row->name);
      g_assert_nonnull (row->name);
      g_assert_nonnull (row->words.why);
      g_assert_cmpint ((row->words.sentence != NULL) + (row->say != NULL) + (row->one != NULL), ==,
                       1);
      g_assert_cmpint (row->one != NULL, ==, row->many != NULL);
      g_assert_cmpint (problem_row_mends (row), ==, row->words.repair != NULL);
      g_assert_cmpint (row->is_otherwise != NULL, ==,
                       row->otherwise.sentence != NULL || row->otherwise.why != NULL
                           || row->otherwise.repair != NULL);
      g_string_replace (name, "-", "\\-", 0);
      g_string_prepend (name, "\n.B ");
      g_assert_nonnull (strstr (manual, name->str));
      for (guint other = 0; other < code; other++)
        g_assert_cmpstr (problem_row ((TwProblemCode) other)->name, !=, row->name);
    }
}

/* As many places as the sentence has, in both of its cases. */
static void
test_places (void)
{
  for (guint code = 0; code < TW_N_PROBLEMS; code++)
    {
      const TwProblemRow *row = problem_row ((TwProblemCode) code);
      const char *sentences[] = { row->words.sentence, row->otherwise.sentence };
      guint n_places = 0;

      while (n_places < G_N_ELEMENTS (row->places) && row->places[n_places] != TW_PLACE_NONE)
        n_places++;
      for (guint i = 0; i < G_N_ELEMENTS (sentences) && sentences[i] != NULL; i++)
        {
          g_auto (GStrv) parts = g_strsplit (sentences[i], "%s", -1);

          g_test_message ("%s", sentences[i]);
          g_assert_cmpuint (g_strv_length (parts), <=, n_places + 1);
          if (i == 0)
            g_assert_cmpuint (g_strv_length (parts), ==, n_places + 1);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/problem-row/whole", test_rows);
  g_test_add_func ("/set/problem-row/places", test_places);
  return g_test_run ();
}
