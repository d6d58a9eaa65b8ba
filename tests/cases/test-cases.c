/* Runs the case files named on the command line: one test a case. */
#include "engine/case/case-run.h"
#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"

typedef struct
{
  const TwGameKit *kit;
  const TwCaseFile *file;
  const TwCase *one;
} Test;

static void
test_case (gconstpointer data)
{
  const Test *test = data;
  g_autoptr (GError) error = NULL;

  if (!tw_case_run_test (test->kit, test->file, test->one, &error))
    {
      g_test_message ("%s", error->message);
      g_test_fail ();
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_case_file_free);
  g_autoptr (GError) error = NULL;
  TwGameKit kit = { 0 };
  int result;

  g_test_init (&argc, &argv, NULL);
  kit.vocabulary = tw_rules_file_load_shipped (&error);
  g_assert_no_error (error);
  kit.expansions = tw_expansions (&kit.n_expansions);
  for (int i = 1; i < argc; i++)
    {
      TwCaseFile *file = tw_case_file_load (argv[i], &error);
      g_autofree char *name = g_path_get_basename (argv[i]);

      g_assert_no_error (error);
      g_ptr_array_add (files, file);
      for (guint k = 0; k < file->cases->len; k++)
        {
          Test *test = g_new (Test, 1);
          g_autofree char *path = NULL;

          *test = (Test){ &kit, file, g_ptr_array_index (file->cases, k) };
          path = g_strdup_printf ("/cases/%s/%s", name, test->one->id);
          g_test_add_data_func_full (path, test, test_case, g_free);
        }
    }
  result = g_test_run ();
  tw_vocabulary_unref (kit.vocabulary);
  return result;
}
