/* How a game of the mists stands, in numbers: the signs that a program player goes by. */
#pragma once

#include "engine/expansion/mists-outlook.h"
#include "engine/expansion/mists-private.h"

G_BEGIN_DECLS

/**
 * MistsSign: “near” is what one tile may complete, weighed by the chance that one of the next six tiles
 * does; “half” what two cells are missing of; “far” all else, less the more cells are missing.
 * @MISTS_SIGN_SCORE: points of the team; with a score for each colour those of all up to the target, what is
 *   beyond the next mark half
 * @MISTS_SIGN_LOWEST: with a score for each colour, the lowest one
 * @MISTS_SIGN_PROMISE_NEAR, @MISTS_SIGN_PROMISE_HALF, @MISTS_SIGN_PROMISE_FAR: points of features with guards,
 *   for each colour there
 * @MISTS_SIGN_REMOVE_NEAR, @MISTS_SIGN_REMOVE_HALF, @MISTS_SIGN_REMOVE_FAR: how many such features there are: each
 *   can drive ghosts away
 * @MISTS_SIGN_STUCK: features with guards that no tile in the bag completes
 * @MISTS_SIGN_EMPTY: 1 / (1 + ghosts in the bank)
 * @MISTS_SIGN_OUT: ghosts out of the bank
 * @MISTS_SIGN_SCARCE: how many ghosts in the bank are fewer than four, squared
 * @MISTS_SIGN_MIST_NEAR, @MISTS_SIGN_MIST_HALF, @MISTS_SIGN_MIST_FAR: ghosts in mist that can be closed
 * @MISTS_SIGN_MIST_DEAD: ghosts in mist that cannot
 * @MISTS_SIGN_AT_GRAVE: ghosts on cemeteries, less the more sides are free
 * @MISTS_SIGN_DEAD: banks of mist that cannot be closed
 * @MISTS_SIGN_EXTEND: places, up to eight, where a misty tile may extend mist
 * @MISTS_SIGN_IDLE: roots of the numbers of guards at home, added
 * @MISTS_SIGN_NO_IDLE: colours without a guard at home
 * @MISTS_SIGN_BURIED: guards buried
 * @MISTS_SIGN_TAKE: ghosts, up to three, on the tile with most
 * @MISTS_SIGN_GRAVE_OPEN: whether there is an open cemetery
 * @MISTS_SIGN_GRAVE_CELLS: cells missing around open cemeteries
 * @MISTS_SIGN_LATE, @MISTS_SIGN_LATE_STEEP: what is missing to the next mark or the target, squared, and once, for
 *   each tile left in the pile
 * @MISTS_SIGN_FAR_AND_EMPTY: EMPTY times what is missing to the target, in hundreds
 * @MISTS_SIGN_HOUND: hounds beside guards, times a quarter of OUT
 * @MISTS_SIGN_LEFT: tiles left
 * @MISTS_SIGN_COLOURS: colours beyond the first on features with guards
 * @MISTS_SIGN_JOIN: points that colours would get more if features that face one cell were joined
 * @MISTS_SIGN_PROMISE_LOWEST: with a score for each colour, points of features where the lowest one stands
 * @MISTS_SIGN_PACE: points needed in each turn that is left, squared
 * @MISTS_N_SIGNS: how many the worth goes by; those that follow are for the chance to win alone
 * @MISTS_SIGN_MISSING: hundreds of points that colours have fewer than fifty, added
 * @MISTS_SIGN_ONE: always 1
 */
typedef enum
{
  MISTS_SIGN_SCORE,
  MISTS_SIGN_LOWEST,
  MISTS_SIGN_PROMISE_NEAR,
  MISTS_SIGN_PROMISE_HALF,
  MISTS_SIGN_PROMISE_FAR,
  MISTS_SIGN_REMOVE_NEAR,
  MISTS_SIGN_REMOVE_HALF,
  MISTS_SIGN_REMOVE_FAR,
  MISTS_SIGN_STUCK,
  MISTS_SIGN_EMPTY,
  MISTS_SIGN_OUT,
  MISTS_SIGN_SCARCE,
  MISTS_SIGN_MIST_NEAR,
  MISTS_SIGN_MIST_HALF,
  MISTS_SIGN_MIST_FAR,
  MISTS_SIGN_MIST_DEAD,
  MISTS_SIGN_AT_GRAVE,
  MISTS_SIGN_DEAD,
  MISTS_SIGN_EXTEND,
  MISTS_SIGN_IDLE,
  MISTS_SIGN_NO_IDLE,
  MISTS_SIGN_BURIED,
  MISTS_SIGN_TAKE,
  MISTS_SIGN_GRAVE_OPEN,
  MISTS_SIGN_GRAVE_CELLS,
  MISTS_SIGN_LATE,
  MISTS_SIGN_LATE_STEEP,
  MISTS_SIGN_FAR_AND_EMPTY,
  MISTS_SIGN_HOUND,
  MISTS_SIGN_LEFT,
  MISTS_SIGN_COLOURS,
  MISTS_SIGN_JOIN,
  MISTS_SIGN_PROMISE_LOWEST,
  MISTS_SIGN_PACE,
  MISTS_N_SIGNS,
  MISTS_SIGN_MISSING = MISTS_N_SIGNS,
  MISTS_SIGN_ONE,
  MISTS_N_SIGNS_OF_CHANCE
} MistsSign;

/* Completed features that are looked at before they are settled. */
#define MISTS_MAX_DUE 4

/**
 * MistsSigns:
 * @of: by #MistsSign, up to %MISTS_N_SIGNS
 * @due: (array length=n_due): points of completed features with guards that are not settled yet, in rising
 *   order; they are not in @of
 * @outlook: what may soon be complete
 */
typedef struct
{
  double of[MISTS_N_SIGNS_OF_CHANCE];
  int due[MISTS_MAX_DUE + 1];
  guint n_due;
  MistsOutlook outlook;
} MistsSigns;

/**
 * MistsNearness: how a feature with guards counts.
 * @promise: the sign of its points
 * @remove: the sign of its being there
 * @share: how much it counts
 */
typedef struct
{
  MistsSign promise;
  MistsSign remove;
  double share;
} MistsNearness;

/** mists_read_signs: reads the signs, with what is free for a guard on the tile in @slot, %TW_NO_SLOT for none. */
void mists_read_signs (const TwPlay *play, const Mists *mists, guint slot, MistsSigns *out);

/** mists_read_signs_of_chance: adds to @signs those for the chance to win. */
void mists_read_signs_of_chance (const TwPlay *play, MistsSigns *signs);

/** mists_is_stuck: Returns: whether no tile in the bag can complete it */
gboolean mists_is_stuck (const MistsProspect *prospect);

/** mists_nearness: Returns: how a feature that is not stuck counts */
MistsNearness mists_nearness (const TwPlay *play, const MistsProspect *prospect);

/** mists_add_due: puts the points of a completed feature among those of @due, which has room for one more. */
void mists_add_due (int *due, guint *n_due, int points);

/** mists_read_bank: sets the signs of @bank ghosts in the bank and @missing points to the target. */
void mists_read_bank (double *of, int bank, int missing);

G_END_DECLS
