/* sheet: the rules of a ruleset as a document. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/print/sheet-file.h"
#include "app/tool/command.h"
#include "app/tool/game-options.h"
#include "engine/format/file-kind.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/tile/language.h"

typedef struct
{
  TwGameOptions game;
  char **languages;
  char *out;
} Options;

/* The languages asked for; without any, that of the user. */
static gboolean
find_languages (const Options *options, char *languages[TW_SHEET_MAX_LANGUAGES + 1])
{
  guint n = options->languages != NULL ? g_strv_length (options->languages) : 0;

  if (n > TW_SHEET_MAX_LANGUAGES)
    {
      g_printerr (_ ("At most two languages stand side by side.\n"));
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      languages[i] = tw_language_from_locale (options->languages[i]);
      if (!tw_language_is_valid (languages[i]))
        {
          g_printerr (_ ("“%s” is no language. Write for instance cs or pt-BR.\n"),
                      options->languages[i]);
          return FALSE;
        }
    }
  if (n == 2 && tw_language_equal (languages[0], languages[1]))
    {
      g_printerr (_ ("The same language stands there twice. Give each once.\n"));
      return FALSE;
    }
  if (n == 0)
    {
      g_autofree char *language = tw_language_from_locale (g_get_language_names ()[0]);

      /* "C" is no language, and neither is what nobody can count in. */
      languages[0] = g_strdup (tw_language_plural_forms (language) != NULL ? language : "en");
    }
  return TRUE;
}

/* What cannot be told in the languages asked for: on standard error, for the sheet alone does not
 * say why it is in English. Returns %FALSE if a language is none at all. */
static gboolean
report_languages (const TwRules *rules, const char *const *languages)
{
  gboolean is_english[TW_SHEET_MAX_LANGUAGES] = { FALSE };

  for (guint i = 0; languages[i] != NULL; i++)
    {
      guint n, n_foreign = tw_rules_sheet_count_foreign (rules, languages[i], &n);

      is_english[i] = n_foreign == n || tw_language_equal (languages[i], "en");
      if (n_foreign == n && tw_language_plural_forms (languages[i]) == NULL)
        {
          g_printerr (_ ("“%s” is no language that the program knows. Write for instance cs or "
                         "pt-BR.\n"),
                      languages[i]);
          return FALSE;
        }
      if (n_foreign == n)
        g_printerr (_ ("%s: The rules are not translated into this language. They stand in "
                       "English.\n"),
                    languages[i]);
      else if (n_foreign > 0)
        /* Translators: a language's code, then how many rules. */
        g_printerr (g_dngettext (GETTEXT_PACKAGE,
                                 "%s: %u rule is not translated and stands in English.\n",
                                 "%s: %u rules are not translated and stand in English.\n",
                                 n_foreign),
                    languages[i], n_foreign);
    }
  if (is_english[0] && is_english[1])
    g_printerr (_ ("Both columns are in English.\n"));
  return TRUE;
}

static int
write_sheet (const Options *options, const char *const *languages)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (TwRuleset) ruleset = NULL;
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwRulesSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;

  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  setup = tw_game_setup_new (&kit);
  if (!tw_game_options_set_up (&options->game, setup, &ruleset, &error)
      || (rules = tw_game_options_compile (setup, &error)) == NULL)
    return tw_command_fail (error);
  if (!report_languages (rules, languages))
    return TW_EXIT_USAGE;
  if (ruleset != NULL && options->game.n_players > 0)
    ruleset->least_players = ruleset->most_players = (guint) options->game.n_players;
  sheet = tw_rules_sheet_new (rules, ruleset, languages);
  if (!tw_sheet_file_save (sheet, options->out, &error))
    return tw_command_fail (error);
  return tw_command_tell_absent_in (TW_EXIT_OK, rules->catalogue);
}

/* Adds to the sets in play, before all others, what a set needs and the set at @path. */
static gboolean
add_set (Options *options, const char *path, GError **error)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, error);
  g_autoptr (GStrvBuilder) uses = g_strv_builder_new ();
  g_auto (GStrv) needed = NULL;
  char **old = options->game.uses;

  if (set == NULL)
    return FALSE;
  needed = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);
  for (guint i = 0; needed[i] != NULL; i++)
    if (*needed[i] != '\0' && strcmp (needed[i], set->id) != 0)
      g_strv_builder_add (uses, needed[i]);
  g_strv_builder_add (uses, path);
  if (old != NULL)
    g_strv_builder_addv (uses, (const char **) old);
  options->game.uses = g_strv_builder_end (uses);
  g_strfreev (old);
  return TRUE;
}

/* What the sheet is of, named without an option: a ruleset or a tile set, by id or file. */
static gboolean
find_subject (Options *options, const char *word)
{
  g_autofree char *set = tw_tile_set_file_find (word);
  g_autofree char *path = set != NULL ? g_steal_pointer (&set) : tw_ruleset_file_find (word);
  g_autoptr (GError) error = NULL;
  TwFileKind kind = TW_FILE_UNKNOWN;

  if (path == NULL)
    {
      g_printerr (_ ("%s: There is no such file, and nothing of this name is shipped.\n"), word);
      return FALSE;
    }
  if (tw_file_kind_find (path, &kind, &error) && kind == TW_FILE_TILE_SET
      && add_set (options, path, &error))
    return TRUE;
  if (kind == TW_FILE_RULESET && options->game.ruleset == NULL)
    {
      options->game.ruleset = g_strdup (word);
      return TRUE;
    }
  if (error != NULL)
    g_printerr ("%s\n", error->message);
  else
    g_printerr (
        _ ("%s: This is no tile set, and not the only ruleset. Name one ruleset or one tile "
           "set; further sets follow --use.\n"),
        word);
  return FALSE;
}

static int
run (int argc, char **argv)
{
  Options options = { 0 };
  char *languages[TW_SHEET_MAX_LANGUAGES + 1] = { NULL };
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options.game.ruleset,
      N_ ("The ruleset: its id or its file"), "R" },
    { "use", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.game.uses,
      N_ ("Sets and parts in play: ids or files"), "SET,…" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.game.values, N_ ("A parameter"),
      "PARAM=VALUE" },
    { "players", 0, 0, G_OPTION_ARG_INT, &options.game.n_players, N_ ("How many play"), "N" },
    { "language", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.languages,
      N_ ("Language; twice for two side by side"), "LANG" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out, N_ ("HTML or PDF to write"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_sheet, entries, &argc, &argv))
    status =
        argc > 2 || options.out == NULL ? tw_command_usage (&tw_command_sheet)
        : (argc < 2 || find_subject (&options, argv[1])) && find_languages (&options, languages)
            ? write_sheet (&options, (const char *const *) languages)
            : TW_EXIT_USAGE;
  for (guint i = 0; i < TW_SHEET_MAX_LANGUAGES; i++)
    g_free (languages[i]);
  g_strfreev (options.languages);
  g_free (options.out);
  tw_game_options_clear (&options.game);
  return tw_command_tell_pictures (status);
}

const TwCommand tw_command_sheet = { .name = "sheet",
                                     .arguments = N_ ("[SET|RULESET] -o OUT"),
                                     .summary = N_ ("Write the rules as a document"),
                                     .run = run };
