/* tts: a tile set as a saved object for Tabletop Simulator. */
#include <glib/gi18n.h>

#include "app/export/tts-address.h"
#include "app/export/tts-object.h"
#include "app/tool/command.h"

typedef struct
{
  char *language;
  char *base_url;
  gboolean has_sheets;
} Options;

static gboolean
save (const TwTileSet *set,
      const char *folder,
      gconstpointer data,
      GPtrArray *problems,
      GError **error)
{
  const Options *options = data;
  const char *const wished[] = { options->language, NULL };
  const TwTtsOptions wish = { options->language != NULL ? wished : g_get_language_names (),
                              options->base_url, options->has_sheets };

  return tw_tts_object_save (set, folder, &wish, problems, error);
}

static int
refuse_address (const char *url)
{
  g_printerr ("%s: %s\n", url,
              _ ("It is no address on the web. Write it with https:// at its beginning."));
  return TW_EXIT_USAGE;
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
    status =
        options.base_url != NULL && !tw_tts_is_address (options.base_url)
            ? refuse_address (options.base_url)
            : tw_command_save_set (&tw_command_tts, argc, argv, &options.language, save, &options);
  g_free (options.language);
  g_free (options.base_url);
  return status;
}

const TwCommand tw_command_tts = { .name = "tts",
                                   .arguments = N_ ("SET DIR"),
                                   .summary = N_ ("Write a set for Tabletop Simulator"),
                                   .run = run };
