/* Which edges the open places of games ask for.
 *
 * Whoever designs a set sees there which tiles it lacks. Games are played at random; each time before
 * a tile is laid, all open places of the table are looked at. */
#pragma once

#include <gio/gio.h>

#include "engine/game/rules.h"

G_BEGIN_DECLS

/**
 * TwOpenDemand: what is counted, and what came of it
 * @patterns: (array length=n_patterns): four edges each, in any rotation, with the game's numbers of
 *   the kinds of land; mist over them does not matter
 * @n_patterns: their number
 * @n_asking: (array length=n_patterns): room for as many numbers: how many open places would take a
 *   tile with these edges, in at least one rotation
 * @n_places: how many open places there were
 * @n_games: how many games were played
 *
 * A place that stays open for ten turns is ten places: it has waited so long for a tile. Edges are
 * all that counts; rules that forbid a place are not asked.
 */
typedef struct
{
  const TwEdgeCodes *patterns;
  guint n_patterns;
  guint64 *n_asking;
  guint64 n_places;
  guint n_games;
} TwOpenDemand;

/**
 * tw_open_demand_count:
 * @demand: (inout): adds to its numbers
 * @rules: the rules of a game
 * @seed: what chance comes from; the same number plays the same games
 * @n_games: how many games are played
 * @cancellable: (nullable): stops within a turn; what was counted until then counts
 * @n_done: (nullable): set to the number of games that are over, atomically, for other threads to
 *   look at
 *
 * Blocks for as long as the games last. Safe in any thread that has @rules to itself or shares them.
 */
void tw_open_demand_count (TwOpenDemand *demand, TwRules *rules, guint64 seed, guint n_games,
                           GCancellable *cancellable, int *n_done);

G_END_DECLS
