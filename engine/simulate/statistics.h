/* Statistics of many games: sums that can be added up. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwSeatStatistics: points of a seat over all games, and how often it won. A tie counts as won, and
 * so does for all a game that all have won together, whatever their points. */
typedef struct
{
  gint64 sum;
  gint64 sum_of_squares;
  gint64 least;
  gint64 most;
  guint64 wins;
} TwSeatStatistics;

/**
 * TwTileStatistics: a kind of tile over all games.
 * @drawn: how often it was drawn
 * @unplaceable: how often it fitted nowhere
 * @legal_places: how many places and rotations it had, summed over all draws
 */
typedef struct
{
  guint64 drawn;
  guint64 unplaceable;
  guint64 legal_places;
} TwTileStatistics;

/** TwFeatureStatistics: a kind of feature over all games: how often it was completed, and all its
 * points. */
typedef struct
{
  guint64 completed;
  gint64 points;
} TwFeatureStatistics;

/**
 * TwStatistics:
 * @n_games: number of games
 * @n_turns: number of turns of all games
 * @n_unheard: in how many of them points came of points so often that rules did not hear of all
 * @seats: by seat
 * @n_kinds: number of @tiles
 * @tiles: by kind of tile of the catalogue
 * @features: by kind of feature
 * @ends: by #TwStatus: how games ended
 * @n_reasons: number of @reasons
 * @reasons: by reason of the rules: why games ended; only those that a rule has
 * @gave_up: id of a procedure to the number of games that it ended, finding no end, at least 1
 *
 * All numbers are whole, so the order of adding does not matter.
 */
typedef struct
{
  guint64 n_games;
  guint64 n_turns;
  guint64 n_unheard;
  TwSeatStatistics seats[TW_MAX_SEATS];
  guint n_kinds;
  TwTileStatistics *tiles;
  TwFeatureStatistics features[TW_N_KINDS];
  guint64 ends[4];
  guint n_reasons;
  guint64 *reasons;
  GHashTable *gave_up;
} TwStatistics;

/** tw_statistics_new: Returns: (transfer full): statistics without a game */
TwStatistics *tw_statistics_new (const TwRules *rules);

/** tw_statistics_free: frees statistics. */
void tw_statistics_free (TwStatistics *statistics);

/** tw_statistics_add_game: adds a game that is over; its tally becomes 0. */
void tw_statistics_add_game (TwStatistics *statistics, TwPlay *play);

/** tw_statistics_merge: adds @from, for games of the same rules, to @to. */
void tw_statistics_merge (TwStatistics *to, const TwStatistics *from);

/** tw_statistics_mean: Returns: mean points of @seat */
double tw_statistics_mean (const TwStatistics *statistics, guint seat);

/** tw_statistics_deviation: Returns: standard deviation of the points of @seat (of a sample) */
double tw_statistics_deviation (const TwStatistics *statistics, guint seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwStatistics, tw_statistics_free)

G_END_DECLS
