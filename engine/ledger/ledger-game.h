/* What there is to be counted of one game. */
#pragma once

#include "engine/ledger/result-part.h"
#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/**
 * TwLedgerCounts: what was done, in games that are finished and in others. Of a tile or a symbol it is
 *   what was done with the tile in the turn that laid it.
 * @n_drawn: tiles drawn
 * @n_laid: tiles laid
 * @n_unplaceable: drawn tiles that fitted nowhere
 * @n_closed: features that were completed with the tile and brought points to anybody
 * @closed_points: those points, whoever got them
 * @swing: by laying tiles: the points that who laid them got, less the most that another got. What
 *   the end of the game brings does not count. Where all have one score it is that score's growth.
 * @n_placed: figures that left their owner's supply
 * @n_returned: figures that came back to it
 */
typedef struct
{
  gint64 n_drawn;
  gint64 n_laid;
  gint64 n_unplaceable;
  gint64 n_closed;
  gint64 closed_points;
  gint64 swing;
  gint64 n_placed;
  gint64 n_returned;
} TwLedgerCounts;

/**
 * TwLedgerSeat:
 * @name: (nullable): the player's name
 * @program: (nullable): id of the kind of program that plays it; %NULL for a person
 * @points: the seat's points
 * @won: whether it won
 * @parts: its points by #TwResultPart
 * @counts: what it did
 */
typedef struct
{
  char *name;
  char *program;
  gint32 points;
  gboolean won;
  gint32 parts[TW_N_RESULT_PARTS];
  TwLedgerCounts counts;
} TwLedgerSeat;

/**
 * TwLedgerTile:
 * @name: "base:D"
 * @symbols: (array zero-terminated=1): the symbols on it
 * @counts: by seat
 */
typedef struct
{
  char *name;
  char **symbols;
  TwLedgerCounts counts[TW_MAX_SEATS];
} TwLedgerTile;

/**
 * TwLedgerGame:
 * @ruleset: its title, or the ids of its sets
 * @sets: (array zero-terminated=1): ids of the sets in play
 * @is_finished: whether it is over
 * @is_recorded: whether it was played elsewhere and recorded
 * @n_turns: turns
 * @n_tiles: tiles laid
 * @n_seats: number of @seats
 * @seats: by seat
 * @tiles: (element-type TwLedgerTile): variants of a tile, too
 */
typedef struct
{
  char *ruleset;
  char **sets;
  gboolean is_finished;
  gboolean is_recorded;
  guint n_turns;
  guint n_tiles;
  guint n_seats;
  TwLedgerSeat seats[TW_MAX_SEATS];
  GPtrArray *tiles;
} TwLedgerGame;

/** tw_ledger_game_new: Returns: (transfer full): the numbers of @saved. Plays it again, which costs
 *   microseconds an entry; safe in any thread */
TwLedgerGame *tw_ledger_game_new (const TwSavedGame *saved);

/** tw_ledger_game_free: frees @game. */
void tw_ledger_game_free (TwLedgerGame *game);

/** tw_ledger_counts_add: adds @from to @to. */
void tw_ledger_counts_add (TwLedgerCounts *to, const TwLedgerCounts *from);

/** tw_ledger_counts_is_none: Returns: whether neither was a tile drawn nor one laid */
gboolean tw_ledger_counts_is_none (const TwLedgerCounts *counts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLedgerGame, tw_ledger_game_free)

G_END_DECLS
