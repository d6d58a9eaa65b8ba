/* The options of every command that sets up a game, and the game that they ask for. */
#pragma once

#include "engine/setup/game-setup.h"
#include "engine/setup/players-file.h"

G_BEGIN_DECLS

/**
 * TwGameOptions: --ruleset, --use, --set and --players.
 */
typedef struct
{
  char *ruleset;
  char **uses;
  char **values;
  int n_players;
} TwGameOptions;

/** tw_game_options_clear: frees the members of @options. */
void tw_game_options_clear (TwGameOptions *options);

/**
 * tw_game_options_set_up:
 * @options: the options
 * @setup: is set up by them
 * @out_ruleset: (out) (optional) (nullable): (transfer full): the ruleset, if one is named
 * @error: as of tw_game_setup_use()
 *
 * Returns: %FALSE if the game cannot be set up
 */
gboolean tw_game_options_set_up (const TwGameOptions *options, TwGameSetup *setup,
                                 TwRuleset **out_ruleset, GError **error);

/** tw_game_options_compile: as tw_game_setup_compile(); the message of @error also names the option
 * that would help. Returns: (transfer full): the rules, or %NULL */
TwRules *tw_game_options_compile (TwGameSetup *setup, GError **error);

/** tw_game_options_rules: Returns: (transfer full): the rules asked for, or %NULL with @error */
TwRules *tw_game_options_rules (const TwGameOptions *options, const TwGameKit *kit,
                                GError **error);

/**
 * tw_game_options_players:
 * @file: who there is
 * @list: "random,greedy": ids; the seats that follow the last take its player
 * @out_players: (out) (array): room for %TW_MAX_SEATS: who plays for each seat, for as long as @file is there
 * @error: %G_OPTION_ERROR
 *
 * Returns: %FALSE if somebody does not exist
 */
gboolean tw_game_options_players (const TwPlayersFile *file, const char *list,
                                  const TwPlayerKind **out_players, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwGameOptions, tw_game_options_clear)

G_END_DECLS
