/* From the options of a command to the rules of a game. */
#include "app/tool/game-options.h"

#include <glib/gi18n.h>

#include "engine/format/ruleset-file.h"

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

gboolean
tw_game_options_players (const TwPlayersFile *file,
                         const char *list,
                         const TwPlayerKind **out_players,
                         GError **error)
{
  g_auto (GStrv) names = g_strsplit (list, ",", -1);
  guint last = 0;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      const char *name = names[last] != NULL ? names[last] : "";
      const TwShippedPlayer *player = tw_players_file_find (file, name);

      if (player == NULL)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       _ ("There is no player “%s”."), name);
          return FALSE;
        }
      out_players[seat] = &player->kind;
      if (names[last] != NULL && names[last + 1] != NULL)
        last++;
    }
  return TRUE;
}
