/* What the tool's commands have in common. */
#include "app/tool/command.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/pictures/door.h"
#include "engine/expansion/registry.h"
#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"

gboolean
tw_command_options (const TwCommand *command, const GOptionEntry *entries, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("tilewright-tool %s", command->name);

  /* Help names the command, not only the program. */
  g_set_prgname (name);
  g_option_context_set_summary (context, _ (command->summary));
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

  out_kit->vocabulary = tw_rules_file_load_shipped (&error);
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

void
tw_command_print_json (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = json_to_string (root, TRUE);

  g_print ("%s\n", text);
  g_object_unref (builder);
}

void
tw_game_options_clear (TwGameOptions *options)
{
  g_clear_pointer (&options->ruleset, g_free);
  g_clear_pointer (&options->uses, g_strfreev);
  g_clear_pointer (&options->values, g_strfreev);
}

/* "--use A,B --use C": all of them. */
static gboolean
use_all (TwGameSetup *setup, char **uses, GError **error)
{
  for (guint i = 0; uses != NULL && uses[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (uses[i], ",", -1);

      for (guint k = 0; words[k] != NULL; k++)
        if (*words[k] != '\0' && !tw_game_setup_use (setup, words[k], error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
set_all (TwGameSetup *setup, char **values, GError **error)
{
  for (guint i = 0; values != NULL && values[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (values[i], "=", 2);

      if (g_strv_length (parts) != 2)
        {
          g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_VALUE,
                       _ ("“%s” sets nothing. Write PARAMETER=VALUE."), values[i]);
          return FALSE;
        }
      if (!tw_game_setup_set (setup, parts[0], parts[1], error))
        return FALSE;
    }
  return TRUE;
}

gboolean
tw_game_options_set_up (const TwGameOptions *options,
                        TwGameSetup *setup,
                        TwRuleset **out_ruleset,
                        GError **error)
{
  g_autoptr (TwRuleset) ruleset = NULL;

  if (options->ruleset != NULL)
    {
      ruleset = tw_ruleset_file_load (options->ruleset, setup->kit->vocabulary, error);
      if (ruleset == NULL || !tw_game_setup_use_ruleset (setup, ruleset, NULL, error))
        return FALSE;
    }
  if (!use_all (setup, options->uses, error) || !set_all (setup, options->values, error))
    return FALSE;
  setup->n_seats = options->n_players > 0 ? (guint) options->n_players
                                          : MAX (setup->n_seats, setup->least_players);
  if (out_ruleset != NULL)
    *out_ruleset = g_steal_pointer (&ruleset);
  return TRUE;
}

TwRules *
tw_game_options_compile (TwGameSetup *setup, GError **error)
{
  g_autoptr (GError) cause = NULL;
  TwRules *rules = tw_game_setup_compile (setup, &cause);
  const char *name = g_error_matches (cause, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED)
                         ? tw_game_setup_find_switch (setup)
                         : NULL;

  if (name != NULL)
    /* Translators: a message that ends with the advice to turn a house rule on, then its name. */
    g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                 _ ("%s To turn it on, write --set %s=y."), cause->message, name);
  else if (rules == NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return rules;
}

TwRules *
tw_game_options_rules (const TwGameOptions *options, const TwGameKit *kit, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  if (!tw_game_options_set_up (options, setup, NULL, error))
    return NULL;
  return tw_game_options_compile (setup, error);
}
