/* tts: a tile set as a saved object for Tabletop Simulator. */
#include <glib/gi18n.h>

#include "app/export/tts-object.h"
#include "app/tool/command.h"

typedef struct
{
  char *language;
  char *base_url;
  gboolean has_sheets;
} Options;

static int
write_object (const Options *options, const char *word, const char *folder)
{
  const char *const wished[] = { options->language, NULL };
  const TwTtsOptions wish = { options->language != NULL ? wished : g_get_language_names (),
                              options->base_url, options->has_sheets };
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  g_autoptr (TwTileSet) set = tw_command_load_set (word, &path, &status);

  if (set == NULL)
    return status;
  if (!tw_tts_object_save (set, folder, &wish, problems, &error))
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return tw_command_tell_absent (TW_EXIT_OK, set, path, -1);
}

static int
run (int argc, char **argv)
{
  Options options = { 0 };
  const GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, &options.language, N_ ("Language of the names"),
      "LANG" },
    { "base-url", 0, 0, G_OPTION_ARG_STRING, &options.base_url,
      N_ ("The web address below which the pictures will be found"), "URL" },
    { "sheets", 0, 0, G_OPTION_ARG_NONE, &options.has_sheets,
      N_ ("Pictures of cards as sheets of 10 × 7"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_tts, entries, &argc, &argv))
    status = argc != 3                                 ? tw_command_usage (&tw_command_tts)
             : tw_command_language (&options.language) ? write_object (&options, argv[1], argv[2])
                                                       : TW_EXIT_USAGE;
  g_free (options.language);
  g_free (options.base_url);
  return tw_command_tell_pictures (status);
}

const TwCommand tw_command_tts = { "tts", N_ ("SET DIR"), N_ ("Write a set for Tabletop Simulator"),
                                   run };
