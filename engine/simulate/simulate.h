/* Plays many games at once. */
#pragma once

#include <gio/gio.h>

#include "engine/player/player.h"
#include "engine/simulate/statistics.h"

G_BEGIN_DECLS

/**
 * TwSimulatedGame: a game that has just been played.
 * @number: its number, from 0
 * @seed: the seed of its chance
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
 * TwSimulation: what is to be played.
 * @rules: the rules
 * @players: (array): a kind of player for each seat
 * @n_playouts: as tw_player_set_playouts() takes it
 * @seed: what all chance comes from
 * @n_games: games of the whole run
 * @shard: this part of the run, from 0
 * @n_shards: parts of the run, 1 or more; game n is of part n modulo @n_shards
 * @n_threads: threads, 1 or more
 * @cancellable: (nullable): stops it; what was played counts
 * @keep: (nullable): called for each game, from any of the threads
 * @user: passed to @keep
 *
 * Game and players are seeded from (@seed, number of the game) alone, so threads and
 * shards change nothing.
 */
typedef struct
{
  TwRules *rules;
  const TwPlayerKind *players[TW_MAX_SEATS];
  guint n_playouts;
  guint64 seed;
  guint64 n_games;
  guint shard;
  guint n_shards;
  guint n_threads;
  GCancellable *cancellable;
  void (*keep) (const TwSimulatedGame *game, gpointer user);
  gpointer user;
} TwSimulation;

/**
 * tw_simulate:
 * @simulation: what is to be played
 *
 * Blocks until all games are played or @cancellable is.
 *
 * Returns: (transfer full): what came of it
 */
TwStatistics *tw_simulate (const TwSimulation *simulation);

G_END_DECLS
