/* How good a position is for the team. Two questions, two answers: a worth that tells positions of
 * one turn apart, by which program players choose, and the chance to win, which can be averaged
 * over what luck may bring. */
#include "engine/expansion/mists-weights.h"

#include "engine/game/feature-value.h"
#include "engine/game/steps.h"

#include <math.h>
#include <string.h>

/* Beyond what any position is worth that is not decided. */
#define WON 90000
/* Of a worth, for each of its points. */
#define UNIT 100

/* The seat that may place a guard now, the tile in @out_slot; else %TW_SEAT_NONE. */
static guint
seat_with_guard (const TwPlay *play, guint *out_slot)
{
  const TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;

  *out_slot = TW_NO_SLOT;
  if (frame == NULL || frame->program != TW_PROGRAM_TURN
      || play->rules->programs[frame->program][frame->step].step != &tw_figure_step)
    return TW_SEAT_NONE;
  *out_slot = frame->slot;
  return frame->seat;
}

static int
n_idle (const TwPlay *play, guint seat)
{
  int n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += play->figures[i].place == TW_FIGURE_SUPPLY && play->figures[i].seat == seat;
  return n;
}

/* ---- completed features that are not settled yet --------------------------------------- */

/* What it is worth to take the ghosts of one tile back for each of the first @n_removing features
 * of @due, and the points of the others. */
static double
worth_of_settling (const TwPlay *play,
                   const Mists *mists,
                   const double *weights,
                   const double *of,
                   int points,
                   guint n_removing)
{
  static const MistsSign of_bank[] = { MISTS_SIGN_EMPTY, MISTS_SIGN_SCARCE,
                                       MISTS_SIGN_FAR_AND_EMPTY };
  double then[MISTS_N_SIGNS_OF_CHANCE];
  int bank = (int) mists_bank (play, mists), lowest = mists_lowest (play);
  int back = MIN ((int) of[MISTS_SIGN_TAKE] * (int) n_removing, mists->level.n_ghosts - bank);
  double worth = weights[MISTS_SIGN_SCORE] * points - weights[MISTS_SIGN_OUT] * back;

  if (play->rules->shares_score && lowest + points >= mists->level.target)
    return WON;
  mists_read_bank (then, bank + back, mists->level.target - lowest - points);
  for (guint i = 0; i < G_N_ELEMENTS (of_bank); i++)
    worth += weights[of_bank[i]] * (then[of_bank[i]] - of[of_bank[i]]);
  return worth - weights[MISTS_SIGN_MIST_DEAD] * MIN (back, of[MISTS_SIGN_MIST_DEAD]);
}

/* Those that bring least are the first to drive ghosts away. Rule: MIST-105. */
static double
worth_of_due (const TwPlay *play,
              const Mists *mists,
              const double *weights,
              const double *of,
              const int *due,
              guint n_due)
{
  double best = 0;
  int points = 0;

  for (guint i = 0; i < n_due; i++)
    points += due[i];
  for (guint n = 0; n_due > 0 && n <= n_due; n++)
    {
      double worth = worth_of_settling (play, mists, weights, of, points, n);

      best = n == 0 ? worth : MAX (best, worth);
      points -= n < n_due ? due[n] : 0;
    }
  return best;
}

/* ---- a guard that may be placed -------------------------------------------------------- */

/* What a guard of @seat adds on a feature that is free and not complete. */
static double
worth_of_guard (const TwPlay *play,
                const double *weights,
                guint seat,
                const MistsProspect *prospect,
                int value)
{
  MistsNearness nearness = mists_nearness (play, prospect);
  int idle = n_idle (play, seat);

  return nearness.share * (weights[nearness.promise] * value + weights[nearness.remove])
         + weights[MISTS_SIGN_IDLE] * (sqrt (idle - 1) - sqrt (idle))
         + (idle == 1 ? weights[MISTS_SIGN_NO_IDLE] : 0);
}

/* What all adds that this turn has still to settle: the best place for a guard, and what is
 * complete. */
static double
worth_of_rest (const TwPlay *play,
               const Mists *mists,
               const double *weights,
               guint seat,
               const MistsSigns *signs)
{
  double worth = worth_of_due (play, mists, weights, signs->of, signs->due, signs->n_due);
  double best = worth;
  int done = -1;

  for (guint i = 0; i < signs->outlook.n; i++)
    {
      const MistsProspect *prospect = &signs->outlook.prospects[i];
      int value;

      if (!prospect->is_free)
        continue;
      value = tw_feature_value (play, prospect->root, TW_EVENT_COMPLETE, NULL, NULL);
      if (!play->rules->shares_score && play->state->score[seat] >= mists->level.target)
        value = 0;
      if (play->board.nodes[prospect->root].n_open == 0)
        done = MAX (done, value);
      else if (!mists_is_stuck (prospect))
        best = MAX (best, worth + worth_of_guard (play, weights, seat, prospect, value));
    }
  if (done >= 0)
    {
      int due[MISTS_MAX_DUE + 1];
      guint n_due = signs->n_due;

      memcpy (due, signs->due, sizeof due);
      mists_add_due (due, &n_due, done);
      best = MAX (best, worth_of_due (play, mists, weights, signs->of, due, n_due));
    }
  return best;
}

/* ---- the answers ----------------------------------------------------------------------- */

int
mists_evaluate (const TwPlay *play, gconstpointer own, guint seat)
{
  const Mists *mists = own;
  guint slot, guarding = seat_with_guard (play, &slot);
  MistsSigns signs;
  double weights[MISTS_N_SIGNS], worth = 0;

  if (play->state->status == TW_STATUS_WON)
    return UNIT * WON;
  if (play->state->status == TW_STATUS_LOST)
    return -UNIT * WON + 10 * mists_lowest (play);
  if (guarding != TW_SEAT_NONE && n_idle (play, guarding) == 0)
    slot = TW_NO_SLOT;
  mists_weights (&mists->level, weights);
  mists_read_signs (play, mists, slot, &signs);
  for (guint i = 0; i < MISTS_N_SIGNS; i++)
    worth += weights[i] * signs.of[i];
  worth += worth_of_rest (play, mists, weights, guarding, &signs);
  return (int) (UNIT * CLAMP (worth, -WON + 1000, WON));
}

int
mists_chance (const TwPlay *play, gconstpointer own)
{
  const Mists *mists = own;
  MistsSigns signs;
  double weights[MISTS_N_SIGNS_OF_CHANCE], log_odds = 0;

  if (play->state->status == TW_STATUS_WON)
    return 10000;
  if (play->state->status == TW_STATUS_LOST)
    return 0;
  mists_weights_of_chance (&mists->level, weights);
  mists_read_signs (play, mists, TW_NO_SLOT, &signs);
  mists_read_signs_of_chance (play, &signs);
  for (guint i = 0; i < MISTS_N_SIGNS_OF_CHANCE; i++)
    log_odds += weights[i] * signs.of[i];
  return (int) (10000 / (1 + exp (-log_odds)));
}
