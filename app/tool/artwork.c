/* artwork: the shipped tiles as artwork for JCloisterZone. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/export/jcz-shipped-artwork.h"
#include "app/tool/command.h"

#define ENDING ".jca"

static int
write_artwork (const char *path)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  if (!g_str_has_suffix (path, ENDING))
    {
      g_printerr (_ ("%s: JCloisterZone takes only files that end in “%s”. Name it so.\n"), path,
                  ENDING);
      return TW_EXIT_USAGE;
    }
  if (!tw_jcz_shipped_artwork_write (path, problems, &error))
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return TW_EXIT_OK;
}

static int
run (int argc, char **argv)
{
  g_autofree char *out = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Write to this file"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };

  if (!tw_command_options (&tw_command_artwork, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  return argc != 1 || out == NULL ? tw_command_usage (&tw_command_artwork) : write_artwork (out);
}

const TwCommand tw_command_artwork = { .name = "artwork",
                                       .arguments = N_ ("-o OUT.jca"),
                                       .summary = N_ (
                                           "Write the shipped tiles as artwork for JCloisterZone"),
                                       .run = run };
