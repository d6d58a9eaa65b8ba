/* wiki: a tile set as a page of wikitext with its pictures. */
#include <glib/gi18n.h>

#include "app/export/wiki-page.h"
#include "app/tool/command.h"

typedef struct
{
  char *language;
  gboolean is_translatable;
} Options;

static gboolean
save (const TwTileSet *set,
      const char *folder,
      gconstpointer data,
      GPtrArray *problems,
      GError **error)
{
  const Options *options = data;

  return tw_wiki_page_save (set, folder, options->language, options->is_translatable, problems,
                            error);
}

static int
run (int argc, char **argv)
{
  Options options = { 0 };
  const GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, &options.language, N_ ("Language of the page"),
      "LANG" },
    { "translatable", 0, 0, G_OPTION_ARG_NONE, &options.is_translatable,
      N_ ("Mark the words for translators of the wiki"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_wiki, entries, &argc, &argv))
    status = tw_command_save_set (&tw_command_wiki, argc, argv, &options.language, save, &options);
  g_free (options.language);
  return status;
}

const TwCommand tw_command_wiki = { .name = "wiki",
                                    .arguments = N_ ("SET DIR"),
                                    .summary = N_ ("Write a set as a page for a wiki"),
                                    .run = run };
