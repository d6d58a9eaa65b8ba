/* pictures: a tile set as a folder of pictures with a table. */
#include <glib/gi18n.h>

#include "app/export/picture-folder.h"
#include "app/tool/command.h"

typedef struct
{
  char *language;
  int size_px;
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

  return tw_picture_folder_save (set, folder, (guint) options->size_px,
                                 options->language != NULL ? wished : g_get_language_names (),
                                 error);
}

static int
pictures (Options *options, int argc, char **argv)
{
  if (options->size_px < TW_PICTURE_FOLDER_LEAST_PX || options->size_px > TW_PICTURE_FOLDER_MOST_PX)
    {
      g_printerr (_ ("The size is a number of pixels from %d to %d.\n"), TW_PICTURE_FOLDER_LEAST_PX,
                  TW_PICTURE_FOLDER_MOST_PX);
      return TW_EXIT_USAGE;
    }
  return tw_command_save_set (&tw_command_pictures, argc, argv, &options->language, save, options);
}

static int
run (int argc, char **argv)
{
  Options options = { .size_px = TW_PICTURE_FOLDER_USUAL_PX };
  const GOptionEntry entries[] = {
    { "pixels", 0, 0, G_OPTION_ARG_INT, &options.size_px, N_ ("Side of a tile in pixels"), "N" },
    { "language", 0, 0, G_OPTION_ARG_STRING, &options.language, N_ ("Language of the names"),
      "LANG" },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_pictures, entries, &argc, &argv))
    status = pictures (&options, argc, argv);
  g_free (options.language);
  return status;
}

const TwCommand tw_command_pictures = { .name = "pictures",
                                        .arguments = N_ ("SET DIR"),
                                        .summary =
                                            N_ ("Write the pictures of a set, and a table of them"),
                                        .run = run };
