/* index: a list of the packages in a folder. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "engine/format/package-index.h"
#include "engine/format/save-file.h"

static int
write_index (const char *folder, const char *output)
{
  g_autofree char *path =
      output != NULL ? g_strdup (output) : g_build_filename (folder, TW_PACKAGE_INDEX_NAME, NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *json = tw_package_index_make (folder, problems, &error);

  if (json == NULL || !tw_save_file (path, json, strlen (json), NULL, NULL, &error))
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return problems->len > 0 ? TW_EXIT_WRONG : TW_EXIT_OK;
}

static int
run (int argc, char **argv)
{
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("Write to this file"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };

  if (!tw_command_options (&tw_command_index, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  return argc == 2 ? write_index (argv[1], output) : tw_command_usage (&tw_command_index);
}

const TwCommand tw_command_index = { .name = "index",
                                     .arguments = "DIR",
                                     .summary = N_ ("List the packages in a folder"),
                                     .run = run };
