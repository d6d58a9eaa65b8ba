/* print: tiles and pieces on paper, to be cut out. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/cardboard/paper.h"
#include "app/cardboard/print-file.h"
#include "app/export/export-folder.h"
#include "app/tool/command.h"
#include "engine/format/print-element.h"
#include "engine/format/print-preset-file.h"
#include "engine/format/tile-set-file.h"

typedef struct
{
  char *preset;
  char *paper;
  char *since;
  char **tiles;
  char **values;
  gboolean lists;
  char *out;
} Options;

/* One line a preset: its id and its name. */
static int
list_presets (void)
{
  g_autoptr (GPtrArray) presets = tw_print_preset_list ();

  for (guint i = 0; i < presets->len; i++)
    {
      const TwPrintPreset *preset = g_ptr_array_index (presets, i);

      g_print ("%-24s %s\n", preset->id, tw_texts_best (preset->titles, g_get_language_names ()));
    }
  return TW_EXIT_OK;
}

/* "NAME=VALUE", as in the element of a set's file; the name alone is true. */
static gboolean
take_value (TwPrintPlan *plan, const char *word, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  const TwMember *member = tw_print_plan_member (parts[0]);

  if (member != NULL && parts[1] == NULL && member->type != TW_MEMBER_TRUTH)
    {
      g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                   /* Translators: the name of a value of the command line, twice. */
                   _ ("“%s” needs a value: write --set=%s=VALUE."), word, word);
      return FALSE;
    }
  return tw_print_element_set (plan, parts[0], parts[1] != NULL ? parts[1] : "true", error);
}

/* A paper that is not known would be taken for A4, and the sheets be thrown away. */
static gboolean
has_paper (const TwPrintPlan *plan, GError **error)
{
  g_autoptr (GString) all = g_string_new (NULL);
  guint n;
  const TwPaper *papers = tw_papers (&n);

  if (tw_paper_find (plan->paper) != NULL)
    return TRUE;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? ", " : "", papers[i].id);
  return tw_format_error_set (
      error, TW_FORMAT_ERROR_CONTENT, "print", 0,
      _ ("“%.40s” is no value for the attribute “%s” of <%s>. Write one of %s."), plan->paper,
      "paper", "print", all->str);
}

static TwPrintPreset *
load_preset (const char *word, GError **error)
{
  g_autoptr (GError) why = NULL;
  TwPrintPreset *preset = tw_print_preset_load (word, &why);

  /* Where it was looked for does not help who has mistyped its name. */
  if (preset == NULL && strpbrk (word, "./") == NULL
      && g_error_matches (why, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ))
    g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ,
                 _ ("“%s” is none of the presets that --list shows."), word);
  else if (preset == NULL)
    g_propagate_error (error, g_steal_pointer (&why));
  return preset;
}

static gboolean
take_options (TwPrintPlan *plan, const Options *options, GError **error)
{
  if (options->preset != NULL)
    {
      g_autoptr (TwPrintPreset) preset = load_preset (options->preset, error);

      if (preset == NULL)
        return FALSE;
      tw_print_plan_take_preset (plan, preset->plan);
    }
  if (options->paper != NULL)
    {
      g_autofree char *paper = g_ascii_strdown (options->paper, -1);

      if (!tw_print_element_set (plan, "paper", paper, error))
        return FALSE;
    }
  if (options->since != NULL)
    plan->choice = TW_PRINT_CHANGED;
  if (options->tiles != NULL)
    {
      plan->choice = TW_PRINT_CHOSEN;
      g_free (plan->chosen);
      plan->chosen = g_strjoinv (" ", options->tiles);
    }
  for (guint i = 0; options->values != NULL && options->values[i] != NULL; i++)
    if (!take_value (plan, options->values[i], error))
      return FALSE;
  return has_paper (plan, error);
}

/* What is printed when neither the set nor the command line says how: a draft at home has no bleed,
 * so it is the other one. */
static TwPrintPlan *
plan_of (const TwTileSet *set, GError **error)
{
  g_autoptr (TwPrintPreset) usual = NULL;
  TwPrintPlan *plan;

  if (set->print != NULL)
    return tw_print_plan_copy (set->print);
  usual = tw_print_preset_load (TW_PRINT_PRESET_USUAL, error);
  if (usual == NULL)
    return NULL;
  plan = tw_print_plan_new ();
  tw_print_plan_take_preset (plan, usual->plan);
  return plan;
}

/* Whether the set has all tiles that are named. */
static gboolean
has_tiles (const TwTileSet *set, const TwPrintPlan *plan)
{
  g_auto (GStrv) ids = g_strsplit (plan->chosen != NULL ? plan->chosen : "", " ", -1);

  for (guint i = 0; plan->choice == TW_PRINT_CHOSEN && ids[i] != NULL; i++)
    if (*ids[i] != '\0' && tw_tile_set_find (set, ids[i]) < 0)
      {
        g_printerr (_ ("The set has no tile “%s”."), ids[i]);
        g_printerr ("\n");
        return FALSE;
      }
  return TRUE;
}

/* Whether OUT is named, and free, for what is written: a document, or a folder of its own. */
static gboolean
is_place (const char *out, const TwPrintPlan *plan)
{
  g_autofree char *lower = g_ascii_strdown (out, -1);
  g_autoptr (GError) error = NULL;

  if (tw_print_plan_is_pictures (plan))
    {
      if (tw_export_folder_is_free (out, &error))
        return TRUE;
      g_printerr ("%s\n", error->message);
      return FALSE;
    }
  if (g_str_has_suffix (lower, ".pdf"))
    return TRUE;
  g_printerr (_ ("%s: The pages become a file that ends in “.pdf”. Name it so.\n"), out);
  return FALSE;
}

static TwTileSet *
load (const char *word, GError **error)
{
  g_autofree char *path = tw_tile_set_file_find (word);

  return tw_tile_set_file_load (path != NULL ? path : word, error);
}

static int
print_set (const Options *options, const char *word)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTileSet) before = NULL;
  g_autoptr (TwPrintPlan) plan = NULL;
  g_autoptr (TwPrintJob) job = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  set = load (word, &error);
  if (set == NULL || (options->since != NULL && (before = load (options->since, &error)) == NULL)
      || (plan = plan_of (set, &error)) == NULL)
    return tw_command_fail (error);
  if (!take_options (plan, options, &error))
    {
      g_printerr ("%s\n", error->message);
      return TW_EXIT_USAGE;
    }
  if (!has_tiles (set, plan) || !is_place (options->out, plan))
    return TW_EXIT_USAGE;
  job = tw_print_job_new (set, kit.vocabulary, plan, before, g_get_language_names (), 0);
  problems = tw_print_job_problems (job);
  for (guint i = 0; i < problems->len; i++)
    g_printerr ("%s\n", (const char *) problems->pdata[i]);
  if (!tw_print_file_save (job, options->out, NULL, NULL, NULL, &error))
    return tw_command_fail (error);
  return tw_command_tell_absent (TW_EXIT_OK, set, word, -1);
}

static int
run (int argc, char **argv)
{
  Options options = { 0 };
  const GOptionEntry entries[] = {
    { "preset", 0, 0, G_OPTION_ARG_STRING, &options.preset,
      N_ ("How: the id or the file of a preset"), "PRESET" },
    { "list", 0, 0, G_OPTION_ARG_NONE, &options.lists, N_ ("List the presets"), NULL },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options.paper, N_ ("Paper: a4, letter, a3 …"), "PAPER" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.values,
      N_ ("Something else of the plan, for instance bleed=3 or backs=fold"), "NAME=VALUE" },
    { "tile", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.tiles, N_ ("Only this tile; once for each"),
      "ID" },
    { "since", 0, 0, G_OPTION_ARG_STRING, &options.since, N_ ("Only what differs from this set"),
      "SET" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out,
      N_ ("PDF to write, or a folder for pictures"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_print, entries, &argc, &argv))
    status = options.lists                      ? list_presets ()
             : argc == 2 && options.out != NULL ? print_set (&options, argv[1])
                                                : tw_command_usage (&tw_command_print);
  g_free (options.preset);
  g_free (options.paper);
  g_free (options.since);
  g_strfreev (options.tiles);
  g_strfreev (options.values);
  g_free (options.out);
  return tw_command_tell_pictures (status);
}

const TwCommand tw_command_print = { .name = "print",
                                     .arguments = N_ ("SET -o OUT"),
                                     .summary = N_ ("Print tiles to cut out"),
                                     .run = run };
