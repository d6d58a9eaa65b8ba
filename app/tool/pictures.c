/* pictures: a tile set as a folder of pictures with a table. */
#include <glib/gi18n.h>

#include "app/export/picture-folder.h"
#include "app/tool/command.h"

typedef struct
{
  char *language;
  int size_px;
} Options;

static int
write_folder (const Options *options, const char *word, const char *folder)
{
  const char *const wished[] = { options->language, NULL };
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  g_autoptr (TwTileSet) set = tw_command_load_set (word, &path, &status);

  if (set == NULL)
    return status;
  if (!tw_picture_folder_save (set, folder, (guint) options->size_px,
                               options->language != NULL ? wished : g_get_language_names (),
                               &error))
    return tw_command_fail (error);
  return tw_command_tell_absent (TW_EXIT_OK, set, path, -1);
}

static int
pictures (Options *options, int argc, char **argv)
{
  if (argc != 3)
    return tw_command_usage (&tw_command_pictures);
  if (options->size_px < TW_PICTURE_FOLDER_LEAST_PX || options->size_px > TW_PICTURE_FOLDER_MOST_PX)
    {
      g_printerr (_ ("The size is a number of pixels from %d to %d.\n"), TW_PICTURE_FOLDER_LEAST_PX,
                  TW_PICTURE_FOLDER_MOST_PX);
      return TW_EXIT_USAGE;
    }
  return tw_command_language (&options->language) ? write_folder (options, argv[1], argv[2])
                                                  : TW_EXIT_USAGE;
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
  return tw_command_tell_pictures (status);
}

const TwCommand tw_command_pictures = { "pictures", N_ ("SET DIR"),
                                        N_ ("Write the pictures of a set, and a table of them"),
                                        run };
