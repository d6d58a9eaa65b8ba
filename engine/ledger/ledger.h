/* Many saved games, finished or not, counted into rows of figures.
 *
 * A row tells of some of the games: of all, of those with a ruleset, a set, a tile or a symbol, or
 * of what was done from a seat, by a player or by a kind of program. What people did and what
 * programs did has a row each beside that of everybody. The rows do not depend on the order in
 * which games are added.
 */
#pragma once

#include "engine/ledger/ledger-game.h"

G_BEGIN_DECLS

/**
 * TwLedgerGroup: what a row is about
 * @TW_LEDGER_ALL: every game
 * @TW_LEDGER_RULESET: games of a ruleset, by its title; without one by the ids of the sets in play
 * @TW_LEDGER_SET: games with a set, by its id
 * @TW_LEDGER_TILE: who drew or laid a tile, by the ids of its set and its own: "base:D"
 * @TW_LEDGER_SYMBOL: who drew or laid a tile with a symbol, by its id
 * @TW_LEDGER_SEAT: who sat there: "P1"
 * @TW_LEDGER_PLAYER: a player, by name; one without a name by the seat, or the kind of program
 * @TW_LEDGER_PROGRAM: a kind of program, by its id: "greedy"
 */
typedef enum
{
  TW_LEDGER_ALL,
  TW_LEDGER_RULESET,
  TW_LEDGER_SET,
  TW_LEDGER_TILE,
  TW_LEDGER_SYMBOL,
  TW_LEDGER_SEAT,
  TW_LEDGER_PLAYER,
  TW_LEDGER_PROGRAM,
  TW_LEDGER_N_GROUPS
} TwLedgerGroup;

/** TwLedgerWho: whose seats a row counts. A seat of which the file does not say who plays it is a
 * person's. */
typedef enum
{
  TW_LEDGER_EVERYBODY,
  TW_LEDGER_PEOPLE,
  TW_LEDGER_PROGRAMS,
  TW_LEDGER_N_WHO
} TwLedgerWho;

/**
 * TwLedgerRow:
 * @group: what it is about
 * @who: whose seats it counts
 * @name: see #TwLedgerGroup; "" for all games
 * @n_games: in how many games there are such seats
 * @n_finished: how many of the games are over
 * @n_recorded: how many of the games were played elsewhere and recorded
 * @n_seats: how many seats, over all games
 * @n_finished_seats: how many of the seats are in games that are over; only they count below
 * @n_wins: how many of them won. A tie counts as won, and so does for all a game that all have won
 *   together
 * @points: (element-type gint32): their points
 * @sum: the sum of the points
 * @median: the points in their middle
 * @parts: the sum by #TwResultPart
 * @n_turns: turns of the games that are over
 * @n_tiles: tiles laid in them, by anybody
 * @counts: what was done
 * @latest: number of the last game that was added
 */
typedef struct
{
  TwLedgerGroup group;
  TwLedgerWho who;
  char *name;
  guint n_games;
  guint n_finished;
  guint n_recorded;
  guint n_seats;
  guint n_finished_seats;
  guint n_wins;
  GArray *points;
  gint64 sum;
  double median;
  gint64 parts[TW_N_RESULT_PARTS];
  gint64 n_turns;
  gint64 n_tiles;
  TwLedgerCounts counts;
  guint latest;
} TwLedgerRow;

/**
 * TwLedgerSkipped: a file that holds a game which cannot be read
 * @file: its name in the folder
 * @line: the line of the fault, 0 if it has none
 * @message: (nullable): "FILE:LINE: cause. Remedy.", in the user's language
 * @is_unreadable: whether the file could not even be read, so that nothing is known of what it holds
 */
typedef struct
{
  char *file;
  guint line;
  char *message;
  gboolean is_unreadable;
} TwLedgerSkipped;

/**
 * TwLedger: the figures
 * @n_games: games counted
 * @rows: (element-type TwLedgerRow): sorted once all games are added
 * @skipped: (element-type TwLedgerSkipped): files that were skipped, by name
 * @n_others: files that hold no game
 */
typedef struct
{
  guint n_games;
  GPtrArray *rows;
  GPtrArray *skipped;
  guint n_others;
  /*< private >*/
  GHashTable *by_key;
} TwLedger;

/** tw_ledger_new: Returns: (transfer full): a ledger of no game */
TwLedger *tw_ledger_new (void);

/** tw_ledger_ref: Returns: (transfer full): @ledger, which threads may share once it is settled */
TwLedger *tw_ledger_ref (TwLedger *ledger);

/** tw_ledger_unref: frees @ledger with the last reference. */
void tw_ledger_unref (TwLedger *ledger);

/** tw_ledger_add: adds a game. */
void tw_ledger_add (TwLedger *ledger, const TwLedgerGame *game);

/** tw_ledger_settle: sorts the rows and finds what lies in the middle, when all games are added. */
void tw_ledger_settle (TwLedger *ledger);

/** tw_ledger_group_id: Returns: (transfer none): "tile", as in files */
const char *tw_ledger_group_id (TwLedgerGroup group);

/** tw_ledger_who_id: Returns: (transfer none): "everybody", "people" or "programs", as in files */
const char *tw_ledger_who_id (TwLedgerWho who);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLedger, tw_ledger_unref)

G_END_DECLS
