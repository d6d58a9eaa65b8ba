/* What the tool's commands have in common. */
#include "app/tool/command.h"

#include <glib/gi18n.h>

#include "app/pictures/door.h"
#include "engine/expansion/registry.h"
#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"
#include "engine/tile/language.h"

gboolean
tw_command_options (const TwCommand *command, const GOptionEntry *entries, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("tilewright-tool %s", command->name);
  g_autofree char *description = command->describe != NULL ? command->describe () : NULL;

  /* Help names the command, not only the program. */
  g_set_prgname (name);
  g_option_context_set_summary (context, _ (command->summary));
  g_option_context_set_description (context, description);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  g_printerr ("%s: %s\n", name, error->message);
  return FALSE;
}

int
tw_command_usage (const TwCommand *command)
{
  g_printerr (_ ("Usage: tilewright-tool %s %s\n"), command->name,
              command->arguments != NULL ? command->arguments : _ ("[OPTION…]"));
  return TW_EXIT_USAGE;
}

int
tw_command_fail (const GError *error)
{
  g_printerr ("%s\n", error->message);
  if (error->domain == TW_FORMAT_ERROR && error->code != TW_FORMAT_ERROR_READ
      && error->code != TW_FORMAT_ERROR_DATA && error->code != TW_FORMAT_ERROR_WRITE)
    return TW_EXIT_WRONG;
  return TW_EXIT_USAGE;
}

gboolean
tw_command_language (char **language)
{
  g_autofree char *typed = g_steal_pointer (language);

  if (typed == NULL)
    return TRUE;
  *language = tw_language_from_locale (typed);
  if (tw_language_is_valid (*language))
    return TRUE;
  g_printerr (_ ("“%s” is no language. Write for instance cs or pt-BR.\n"), typed);
  return FALSE;
}

TwTileSet *
tw_command_load_set (const char *word, char **out_path, int *out_status)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set;

  *out_status = TW_EXIT_USAGE;
  *out_path = tw_tile_set_file_find (word);
  if (*out_path == NULL)
    {
      g_printerr (_ ("%s: There is no such file, and nothing of this name is shipped.\n"), word);
      return NULL;
    }
  set = tw_tile_set_file_load (*out_path, &error);
  if (set == NULL)
    *out_status = tw_command_fail (error);
  return set;
}

void
tw_command_tell_problems (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    g_printerr ("%s\n", (const char *) problems->pdata[i]);
}

int
tw_command_tell_pictures (int status)
{
  g_autoptr (GPtrArray) refused = tw_picture_door_list_refused ();

  for (guint i = 0; i < refused->len; i++)
    g_printerr ("%s\n", (const char *) refused->pdata[i]);
  return status == TW_EXIT_OK && refused->len > 0 ? TW_EXIT_WRONG : status;
}

int
tw_command_tell_absent (int status, const TwTileSet *set, const char *file, int tile)
{
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);

  for (guint i = 0; i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];
      g_autofree char *words = NULL;

      if (problem->code != TW_PROBLEM_MISSING_PICTURE || (tile >= 0 && problem->tile != tile))
        continue;
      words = tw_problem_message (problem, set);
      g_printerr ("%s: %s\n", file, words);
      if (status == TW_EXIT_OK)
        status = TW_EXIT_WRONG;
    }
  return status;
}

int
tw_command_tell_absent_in (int status, const TwCatalogue *catalogue)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new ();

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      TwTileSet *set = catalogue->kinds[kind].set;

      if (g_ptr_array_find (told, set, NULL))
        continue;
      g_ptr_array_add (told, set);
      status = tw_command_tell_absent (status, set, set->id, -1);
    }
  return status;
}

gboolean
tw_command_kit (TwGameKit *out_kit)
{
  g_autoptr (GError) error = NULL;

  *out_kit = (TwGameKit){ .vocabulary = tw_rules_file_load_shipped (&error) };
  out_kit->expansions = tw_expansions (&out_kit->n_expansions);
  if (out_kit->vocabulary == NULL)
    g_printerr ("%s\n", error->message);
  return out_kit->vocabulary != NULL;
}

void
tw_command_kit_clear (TwGameKit *kit)
{
  g_clear_pointer (&kit->vocabulary, tw_vocabulary_unref);
}

/* What cannot be told in the language asked for: what is written does not say why it is in another.
 * Returns %FALSE if the language is none at all. */
static gboolean
report_language (const TwTileSet *set, const char *language)
{
  const TwText *source = tw_texts_source (set->titles);

  if (language == NULL || tw_texts_get (set->titles, language) != NULL)
    return TRUE;
  if (tw_language_plural_forms (language) == NULL)
    {
      g_printerr (_ ("“%s” is no language that the program knows. Write for instance cs or "
                     "pt-BR.\n"),
                  language);
      return FALSE;
    }
  /* A set that does not say its language is in English. */
  if (source == NULL || *source->language != '\0' || !tw_language_equal (language, "en"))
    g_printerr (_ ("%s: The set is not translated into this language. Names stand as they are "
                   "in the file.\n"),
                language);
  return TRUE;
}

static int
save_loaded (const char *word,
             const char *folder,
             const char *language,
             TwCommandSave save,
             gconstpointer options)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  g_autoptr (TwTileSet) set = tw_command_load_set (word, &path, &status);

  if (set == NULL)
    return status;
  if (!report_language (set, language))
    return TW_EXIT_USAGE;
  if (!save (set, folder, options, problems, &error))
    return tw_command_fail (error);
  tw_command_tell_problems (problems);
  return tw_command_tell_absent (TW_EXIT_OK, set, path, -1);
}

int
tw_command_save_set (const TwCommand *command,
                     int argc,
                     char **argv,
                     char **language,
                     TwCommandSave save,
                     gconstpointer options)
{
  if (argc != 3)
    return tw_command_usage (command);
  if (!tw_command_language (language))
    return TW_EXIT_USAGE;
  return tw_command_tell_pictures (save_loaded (argv[1], argv[2], *language, save, options));
}

void
tw_command_print_json (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = json_to_string (root, TRUE);

  g_print ("%s\n", text);
  g_object_unref (builder);
}
