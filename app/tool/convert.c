/* convert: between our files, those of JCloisterZone and tables. */
#include "app/tool/command.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/csv.h"
#include "engine/format/file-kind.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/picture-files.h"
#include "engine/format/save-file.h"
#include "engine/format/set-table.h"
#include "engine/format/tile-set-file.h"
#include "engine/jcz/jcz-definitions.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/jcz/jcz-game-writer.h"
#include "app/export/jcz-addon-reader.h"
#include "app/export/set-exporter.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"

typedef struct
{
  const char *in;
  const char *out;
  const char *set;
  const char *with;
} Files;

static int
save (const Files *files, const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;

  return tw_save_file (files->out, data, length, NULL, NULL, &error) ? TW_EXIT_OK
                                                                     : tw_command_fail (error);
}

/* The ending says what somebody expects to find in the file. */
static gboolean
check_ending (const Files *files, const char *ending)
{
  if (g_str_has_suffix (files->out, ending))
    return TRUE;
  g_printerr (_ ("%s becomes a file that ends in “%s”. Name it so.\n"), files->in, ending);
  return FALSE;
}

static int
recording_to_game (const Files *files)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwJczGame) game = NULL;
  g_autofree char *xml = NULL;
  gsize length;
  int status;

  if (!check_ending (files, ".xml") || !tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  game = tw_jcz_game_load (&kit, files->in, &error);
  if (game == NULL)
    return tw_command_fail (error);
  tw_command_tell_problems (game->problems);
  xml = tw_saved_game_to_xml (game->saved->game, NULL, game->saved->seats, FALSE, &length);
  status = save (files, xml, length);
  return game->is_stopped ? MAX (status, TW_EXIT_WRONG) : status;
}

static int
game_to_recording (const Files *files)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *json = NULL;
  gsize length;

  if (!check_ending (files, ".jcz") || !tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  saved = tw_saved_game_load (&kit, files->in, &error);
  if (saved == NULL)
    return tw_command_fail (error);
  json = tw_jcz_game_to_json (saved->game, saved->seats, problems, &length, &error);
  if (json == NULL)
    {
      g_prefix_error (&error, "%s: ", files->in);
      return tw_command_fail (error);
    }
  tw_command_tell_problems (problems);
  return save (files, json, length);
}

/* A folder gets all of a set as files, or a file of the kind that its name says. */
static int
export_set (const Files *files, const char *path)
{
  const TwSetExporter *exporter = tw_set_exporter_for_file (files->out);
  gboolean is_folder = g_str_has_suffix (files->out, "/");
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  if (!is_folder && exporter == NULL)
    {
      g_printerr (
          _ ("%s: The end of the name does not say what it is to become. See “tilewright-tool "
             "convert --help”.\n"),
          files->out);
      return TW_EXIT_USAGE;
    }
  set = tw_tile_set_file_load (path, &error);
  if (set == NULL
      || !(is_folder ? tw_package_file_unpack (set, files->out, NULL, &error)
                     : exporter->write (set, files->out, problems, &error)))
    return tw_command_fail (error);
  if (set->enclosures != NULL && !is_folder && !exporter->has_enclosures)
    g_ptr_array_add (problems,
                     g_strdup_printf (_ ("%s: What is enclosed is left out. Write a name that ends "
                                         "in “/” to unpack it."),
                                      path));
  tw_command_tell_problems (problems);
  return TW_EXIT_OK;
}

/* Tiles with pictures have them beside the file, or in the package. */
static int
save_set (const Files *files, const TwTileSet *set)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *data = tw_package_file_set_to_data (files->out, set, &length, &error);

  return data != NULL && tw_tile_set_put_pictures (set, files->out, &error)
             ? save (files, data, length)
             : tw_command_fail (error);
}

static int
definitions_to_set (const Files *files)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  if (!check_ending (files, ".xml"))
    return TW_EXIT_USAGE;
  set = tw_jcz_definitions_load (files->in, files->set, problems, &error);
  if (set == NULL)
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return save_set (files, set);
}

static int
addon_to_set (const Files *files)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  if (!tw_package_file_is_name (files->out) && !check_ending (files, ".xml"))
    return TW_EXIT_USAGE;
  set = tw_jcz_addon_load (files->in, files->set, problems, &error);
  if (set == NULL)
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return save_set (files, set);
}

/* What was changed in a table, into the set that it is a table of. */
static int
table_to_set (const Files *files)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (TwTileSet) changed = NULL;
  g_autofree char *path = NULL, *data = NULL;
  gsize length;
  int status;
  g_autoptr (TwTileSet) set = NULL;

  if (files->with == NULL)
    {
      g_printerr (_ ("%s: A table only changes a set. Name it with --with.\n"), files->in);
      return TW_EXIT_USAGE;
    }
  if (!g_str_has_suffix (files->out, TW_PACKAGE_SUFFIX) && !check_ending (files, ".xml"))
    return TW_EXIT_USAGE;
  set = tw_command_load_set (files->with, &path, &status);
  if (set == NULL)
    return status;
  rows = tw_csv_load (files->in, &error);
  if (rows == NULL || (changed = tw_set_table_apply (set, files->in, rows, NULL, &error)) == NULL
      || (data = tw_package_file_set_to_data (files->out, changed, &length, &error)) == NULL
      || !tw_tile_set_put_pictures (changed, files->out, &error))
    return tw_command_fail (error);
  return save (files, data, length);
}

static int
convert (const Files *files)
{
  g_autofree char *path = tw_tile_set_file_find (files->in);
  g_autoptr (GError) error = NULL;
  TwFileKind kind;

  if (g_str_has_suffix (files->in, ".csv"))
    return table_to_set (files);
  if (!tw_file_kind_find (path != NULL ? path : files->in, &kind, &error))
    return tw_command_fail (error);
  switch (kind)
    {
    case TW_FILE_JCZ:
      return recording_to_game (files);
    case TW_FILE_GAME:
      return game_to_recording (files);
    case TW_FILE_TILE_SET:
      return export_set (files, path);
    case TW_FILE_JCZ_DEFINITIONS:
      return definitions_to_set (files);
    case TW_FILE_JCZ_ADDON:
      return addon_to_set (files);
    default:
      g_printerr (_ ("%s: This is neither a tile set nor a saved game, of ours or of "
                     "JCloisterZone.\n"),
                  files->in);
      return TW_EXIT_USAGE;
    }
}

static int
run (int argc, char **argv)
{
  g_autofree char *set = NULL, *with = NULL;
  const GOptionEntry entries[] = {
    { "set", 0, 0, G_OPTION_ARG_STRING, &set,
      N_ ("Which of the sets that a file of JCloisterZone defines"), "ID" },
    { "with", 0, 0, G_OPTION_ARG_FILENAME, &with, N_ ("The set that a table of tiles changes"),
      "SET" },
    G_OPTION_ENTRY_NULL,
  };
  Files files = { 0 };

  if (!tw_command_options (&tw_command_convert, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc != 3)
    return tw_command_usage (&tw_command_convert);
  files.in = argv[1];
  files.out = argv[2];
  files.set = set;
  files.with = with;
  return convert (&files);
}

/* The ends of names, and what they make of OUT. */
static char *
describe (void)
{
  static const struct
  {
    const char *ending;
    const char *name;
  } others[] = { { "/", N_ ("Folders with all files of a set") },
                 { ".xml", N_ ("Tile sets") },
                 { ".xml", N_ ("Games") },
                 { ".jcz", N_ ("Recordings of JCloisterZone") } };
  GString *text = g_string_new (_ ("IN is a set, a package, an add-on or definitions of "
                                   "JCloisterZone, a game, or a table of tiles.\n"
                                   "The end of its name says what OUT becomes:"));
  guint n;
  const TwSetExporter *exporters = tw_set_exporters (&n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "\n  %-22s %s", exporters[i].files.suffix,
                            _ (exporters[i].files.name));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_string_append_printf (text, "\n  %-22s %s", others[i].ending, _ (others[i].name));
  return g_string_free (text, FALSE);
}

const TwCommand tw_command_convert = {
  .name = "convert",
  .arguments = N_ ("IN OUT"),
  .summary = N_ ("Convert from and to files of JCloisterZone, and tables"),
  .run = run,
  .describe = describe
};
