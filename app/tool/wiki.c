/* wiki: a tile set as a page of wikitext with its pictures. */
#include <glib/gi18n.h>

#include "app/export/wiki-page.h"
#include "app/tool/command.h"

typedef struct
{
  char *language;
  gboolean is_translatable;
} Options;

static int
write_page (const Options *options, const char *word, const char *folder)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  g_autoptr (TwTileSet) set = tw_command_load_set (word, &path, &status);

  if (set == NULL)
    return status;
  if (!tw_wiki_page_save (set, folder, options->language, options->is_translatable, problems,
                          &error))
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return tw_command_tell_absent (TW_EXIT_OK, set, path, -1);
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
    status = argc != 3                                 ? tw_command_usage (&tw_command_wiki)
             : tw_command_language (&options.language) ? write_page (&options, argv[1], argv[2])
                                                       : TW_EXIT_USAGE;
  g_free (options.language);
  return tw_command_tell_pictures (status);
}

const TwCommand tw_command_wiki = { "wiki", N_ ("SET DIR"), N_ ("Write a set as a page for a wiki"),
                                    run };
