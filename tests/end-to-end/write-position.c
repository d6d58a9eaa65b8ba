/* Writes a saved game in which something is about to be asked, for tests that open it at the
 * table: write-position FILE USES SETTINGS NAMES WORDS
 *
 * USES are sets, parts or a ruleset before a "+" ("mists-level-1+"), SETTINGS parameters
 * ("name=value"), NAMES who sits there ("Anna Eva=greedy" for one played by the program), WORDS
 * what has been played, as in a saved game; "until=WORD" goes on, at random or greedily, until an
 * answer with that word can be given, "until=WORD!" by somebody who is not on turn. All of them are
 * words with spaces between.
 */
#include <string.h>

#include "engine/format/ruleset-file.h"
#include "engine/game/notation.h"
#include "engine/player/player.h"
#include "engine/saved/saved-game-writer.h"
#include "engine/setup/play-rules.h"

/* Games that are begun until one comes to the question. */
#define MOST_GAMES 300

static const char *const colours[] = { "red", "blue", "yellow", "green", "black", "pink" };

/* A ruleset by its id. */
static gboolean
use_ruleset (TwGameSetup *setup, const char *id, GError **error)
{
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (id, setup->kit->vocabulary, error);

  return ruleset != NULL && tw_game_setup_use_ruleset (setup, ruleset, NULL, error);
}

static gboolean
use (TwGameSetup *setup, const char *words, GError **error)
{
  g_auto (GStrv) uses = g_strsplit (words, " ", -1);

  for (guint i = 0; uses[i] != NULL; i++)
    {
      gsize length = strlen (uses[i]);

      if (length == 0)
        continue;
      if (uses[i][length - 1] != '+')
        {
          if (!tw_game_setup_use (setup, uses[i], error))
            return FALSE;
          continue;
        }
      uses[i][length - 1] = '\0';
      if (!use_ruleset (setup, uses[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
set (TwGameSetup *setup, const char *words, GError **error)
{
  g_auto (GStrv) settings = g_strsplit (words, " ", -1);

  for (guint i = 0; settings[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (settings[i], "=", 2);

      if (g_strv_length (halves) == 2 && !tw_game_setup_set (setup, halves[0], halves[1], error))
        return FALSE;
    }
  return TRUE;
}

/* Whether an answer with the word can be given now, or another one. */
static gboolean
is_asked (const TwGame *game, const char *word, gboolean of_others)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; n > 1 && i < n; i++)
    if (actions[i].verb >= TW_N_VERBS
        && strcmp (tw_play_verb (play, actions[i].verb)->word, word) == 0)
      return !of_others || tw_play_decider (play) != play->state->on_turn;
  return FALSE;
}

/* Goes on until the word is asked for, in the first game in which it is. */
static gboolean
play_until (TwGame **game, const char *words, GError **error)
{
  g_autofree char *word = g_strdup (words);
  gboolean of_others = g_str_has_suffix (word, "!");
  g_autoptr (TwPlayer) player = tw_player_new (&tw_greedy_player, tw_game_rules (*game));

  if (of_others)
    word[strlen (word) - 1] = '\0';
  for (guint seed = 1; seed < MOST_GAMES; seed++)
    {
      g_autoptr (TwGame) copy = tw_game_copy (*game);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      const TwAction *actions;
      guint n = 0;

      tw_game_set_flags (copy, TW_GAME_FORCED);
      tw_player_seed (player, seed);
      while ((actions = tw_game_actions (copy, &n)) != NULL && n > 0)
        {
          TwAction action;

          if (is_asked (copy, word, of_others))
            {
              tw_game_free (*game);
              *game = g_steal_pointer (&copy);
              return TRUE;
            }
          if (tw_play_decider (tw_game_play (copy)) == TW_SEAT_CHANCE)
            action = tw_play_chance (tw_game_play (copy));
          else
            action = seed % 2 == 0 ? tw_player_choose (player, tw_game_play (copy))
                                   : actions[g_rand_int_range (rand, 0, (gint32) n)];
          if (!tw_game_apply (copy, &action, NULL))
            break;
        }
    }
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED, "“%s” is never asked", words);
  return FALSE;
}

static gboolean
play (TwGame **game, const char *words, GError **error)
{
  g_auto (GStrv) split = g_strsplit (words, " ", -1);

  for (guint i = 0; split[i] != NULL; i++)
    {
      TwAction action;

      if (split[i][0] == '\0')
        continue;
      if (g_str_has_prefix (split[i], "until="))
        {
          if (!play_until (game, split[i] + strlen ("until="), error))
            return FALSE;
          continue;
        }
      if (!tw_notation_parse_action (tw_game_play (*game), split[i],
                                     tw_game_play (*game)->state->on_turn, &action, error))
        return FALSE;
      if (!tw_game_apply (*game, &action, NULL))
        {
          g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED, "%s is refused", split[i]);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
write_position (char **argv, GError **error)
{
  g_auto (GStrv) names = g_strsplit (argv[4], " ", -1);
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwGame) game = NULL;
  g_autofree char *data = NULL;
  TwSavedSeat seats[TW_MAX_SEATS] = { 0 };
  TwGameKit kit;
  gsize length;

  if (!tw_play_rules_kit_load (&kit, error))
    return FALSE;
  setup = tw_game_setup_new (&kit);
  setup->n_seats = g_strv_length (names);
  if (!use (setup, argv[2], error) || !set (setup, argv[3], error)
      || (rules = tw_game_setup_compile (setup, error)) == NULL)
    return FALSE;
  game = tw_game_new (rules, 1, TW_GAME_FORCED);
  if (!play (&game, argv[5], error))
    return FALSE;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      char *kind = strchr (names[seat], '=');

      if (kind != NULL)
        *kind++ = '\0';
      seats[seat] = (TwSavedSeat){ names[seat], (char *) colours[seat],
                                   kind != NULL ? kind : (char *) "person" };
    }
  data = tw_saved_game_to_xml (game, NULL, seats, FALSE, &length);
  return g_file_set_contents (argv[1], data, (gssize) length, error);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  if (argc != 6)
    {
      g_printerr ("usage: write-position FILE USES SETTINGS NAMES WORDS\n");
      return 2;
    }
  if (write_position (argv, &error))
    return 0;
  g_printerr ("%s\n", error->message);
  return 1;
}
