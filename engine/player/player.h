/* Computer players: their interface, and the list of their kinds.
 *
 * A player works in one thread for one seat. It reads a game and answers its questions, but never
 * changes it.
 */
#pragma once

#include "engine/game/play.h"
#include "engine/player/outlook.h"
#include "engine/player/temper.h"

G_BEGIN_DECLS

/** TwPlayer: a player at work. */
typedef struct _TwPlayer TwPlayer;
typedef struct _TwPlayerKind TwPlayerKind;

/**
 * TwEffort: how long a player thinks about each answer.
 * @n_playouts: how often it plays on in its head, 0 for as often as the time allows
 * @microseconds: time of the processor, not of the clock: games that are played side by side do not
 *   make each other weaker; 0 for as long as the playouts take
 */
typedef struct
{
  guint n_playouts;
  gint64 microseconds;
} TwEffort;

/**
 * TwPlayerKind:
 * @id: its name, for instance "random"
 * @temper: (nullable): what it likes, if it judges by what is on the table
 * @weights: (nullable): what facts are worth to it, if it judges by what is likely to come true
 * @effort: of one that searches: how long it thinks about each answer, unless it is told
 * @own_size: bytes of its own memory, zeroed when it begins
 * @begin: (nullable): gets ready for games of @rules; @kind outlives it
 * @seed: begins a game: all its random choices follow from @seed
 * @set_effort: (nullable): for a player that can think for longer or shorter: sets for how long
 * @choose: answers the open question, which its seat has to answer
 * @end: (nullable): frees what begin() took
 *
 * A kind of player, which does not change. Those of data/players/players.xml play as one of the constants
 * below does, with a temper or weights of their own.
 */
struct _TwPlayerKind
{
  const char *id;
  const TwTemper *temper;
  const TwOutlookWeights *weights;
  TwEffort effort;
  gsize own_size;
  void (*begin) (gpointer own, const TwRules *rules, const TwPlayerKind *kind);
  void (*seed) (gpointer own, guint64 seed);
  void (*set_effort) (gpointer own, const TwEffort *effort);
  TwAction (*choose) (gpointer own, const TwPlay *play, TwActionList *list);
  void (*end) (gpointer own);
};

/** tw_player_kind_find: Returns: (transfer none) (nullable): the constant of that id; see
 *   engine/setup/players-file.h for all that ship */
const TwPlayerKind *tw_player_kind_find (const char *id);

/** tw_player_new: Returns: (transfer full): a player for games of @rules */
TwPlayer *tw_player_new (const TwPlayerKind *kind, const TwRules *rules);

/** tw_player_free: frees a player. */
void tw_player_free (TwPlayer *player);

/**
 * tw_player_set_effort:
 * @player: a player
 * @effort: how long it thinks about each answer; with neither member, as usual
 *
 * Does nothing for players that do not search.
 */
void tw_player_set_effort (TwPlayer *player, const TwEffort *effort);

/** tw_player_seed: begins a game. */
void tw_player_seed (TwPlayer *player, guint64 seed);

/**
 * tw_player_choose:
 * @player: a player
 * @play: a game that waits for its seat
 *
 * Returns: its answer, a legal action
 */
TwAction tw_player_choose (TwPlayer *player, const TwPlay *play);

/* The ways to play. */
extern const TwPlayerKind tw_greedy_player;
extern const TwPlayerKind tw_planner_player;
extern const TwPlayerKind tw_random_player;
extern const TwPlayerKind tw_search_player;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPlayer, tw_player_free)

G_END_DECLS
