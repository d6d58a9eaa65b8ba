/* Plays many games at once. */
#pragma once

#include <gio/gio.h>

#include "engine/game/rule-profile.h"
#include "engine/player/player.h"
#include "engine/simulate/statistics.h"

G_BEGIN_DECLS

/**
 * TwSimulatedGame: a game that has just been played.
 * @number: its number, from 0
 * @seed: the seed of its generator
 * @actions: (array length=n_actions): all decisions and outcomes of chance
 * @n_actions: their number
 */
typedef struct
{
  guint64 number;
  guint64 seed;
  const TwAction *actions;
  guint n_actions;
} TwSimulatedGame;

/**
 * TwSimulation: the games to play.
 * @rules: the rules
 * @players: (array): a kind of player for each seat
 * @efforts: (array): by seat, as for tw_player_set_effort(); with a time the games depend on the machine
 * @seed: the seed of all random numbers
 * @n_games: number of games of the whole run
 * @shard: number of this part of the run, from 0
 * @n_shards: number of parts, 1 or more; game n belongs to part n modulo @n_shards
 * @n_threads: number of threads, 1 or more
 * @cancellable: (nullable): stops the run; games played until then count
 * @keep: (nullable): called after each game, in any of the threads
 * @user: passed to @keep
 * @profile: (nullable): a profile of @rules: gets what each rule costs in all threads, and for players that try
 *   answers out what it costs there, too; the rest of the time of the threads is that of the program itself
 *
 * The seeds of a game and its players depend only on @seed and the game's number, so the number of
 * threads and shards changes nothing.
 */
typedef struct
{
  TwRules *rules;
  const TwPlayerKind *players[TW_MAX_SEATS];
  TwEffort efforts[TW_MAX_SEATS];
  guint64 seed;
  guint64 n_games;
  guint shard;
  guint n_shards;
  guint n_threads;
  GCancellable *cancellable;
  void (*keep) (const TwSimulatedGame *game, gpointer user);
  gpointer user;
  TwRuleProfile *profile;
} TwSimulation;

/**
 * tw_simulate:
 * @simulation: the games to play
 *
 * Blocks until all games are played or @cancellable is cancelled.
 *
 * Returns: (transfer full): the statistics of the games
 */
TwStatistics *tw_simulate (const TwSimulation *simulation);

G_END_DECLS
