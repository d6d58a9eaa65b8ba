/* test: runs cases. */
#include "app/tool/command.h"

#include <glib/gi18n.h>

#include "engine/case/case-run.h"

static guint
test_file (const TwGameKit *kit, const TwCaseFile *file, guint *n_passed)
{
  guint n_failed = 0;

  for (guint i = 0; i < file->cases->len; i++)
    {
      const TwCase *one = g_ptr_array_index (file->cases, i);
      g_autoptr (GError) error = NULL;

      if (tw_case_run_test (kit, file, one, &error))
        {
          g_print ("ok %s %s\n", one->id, one->title);
          (*n_passed)++;
        }
      else
        {
          g_print ("FAILED %s %s – %s\n", one->id, one->title, error->message);
          n_failed++;
        }
    }
  return n_failed;
}

static int
run (int argc, char **argv)
{
  static const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (TwGameKit) kit = { 0 };
  guint n_passed = 0, n_failed = 0;
  int status = TW_EXIT_OK;

  if (!tw_command_options (&tw_command_test, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc < 2)
    return tw_command_usage (&tw_command_test);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwCaseFile) file = tw_case_file_load (argv[i], &error);

      if (file != NULL)
        n_failed += test_file (&kit, file, &n_passed);
      else
        {
          int failed = tw_command_fail (error);

          status = MAX (status, failed);
        }
    }
  /* Programs read this line; it is the same in every language. */
  g_print ("%u passed, %u failed\n", n_passed, n_failed);
  return n_failed > 0 ? MAX (status, TW_EXIT_WRONG) : status;
}

const TwCommand tw_command_test = { "test", N_ ("CASEFILE…"), N_ ("Run worked cases"), run };
