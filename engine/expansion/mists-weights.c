/* What the signs of a game of the mists weigh: numbers of self-play, no rule.
 *
 * Those of the worth were found with three players by the cross-entropy method: the greedy player
 * plays some forty games with each of thirty sets of weights around the best so far, and the
 * quarter of them that wins most, or comes closest, says where the next ones are. Those of the
 * chance are a logistic regression (least squares, penalised) of who won on how it stood at the
 * beginning of each turn of some five hundred games that the greedy player with these weights
 * played; no sign may weigh against its nature (a point is never bad, a ghost never good), so that
 * what is rare is not judged by accidents. Who lost counts as having won by a sixth (of level 4 and
 * 6 a third) of the square of the share of the target that was reached: where few games are won
 * these say what they say too late.
 */
#include "engine/expansion/mists-weights.h"

/* The levels that were measured. */
#define N_LEVELS 6

/* clang-format off */
static const double worth[MISTS_N_SIGNS][N_LEVELS] = {
  [MISTS_SIGN_SCORE] = { 2.564, 2.474, 2.671, 3.369, 3.401, 3.246 },
  [MISTS_SIGN_LOWEST] = { 0.721, 0.541, 0.571, 0.794, 0.452, 0.533 },
  [MISTS_SIGN_PROMISE_NEAR] = { 1.731, 1.576, 1.948, 1.97, 2.362, 1.777 },
  [MISTS_SIGN_PROMISE_HALF] = { 0.961, 0.488, 0.729, 0.925, 0.846, 0.593 },
  [MISTS_SIGN_PROMISE_FAR] = { 0.568, 0.347, 0.27, 0.376, 1.202, 0.477 },
  [MISTS_SIGN_REMOVE_NEAR] = { 2.154, 1.252, 1.994, 1.508, 1.203, 1.868 },
  [MISTS_SIGN_REMOVE_HALF] = { 1.166, -0.187, 0.677, 0.658, 0.671, 0.684 },
  [MISTS_SIGN_REMOVE_FAR] = { 0.461, 0.741, 0.552, 0.639, 0.106, 0.265 },
  [MISTS_SIGN_STUCK] = { -5.374, -3.956, -2.496, -2.725, -1.83, -3.376 },
  [MISTS_SIGN_EMPTY] = { -169.072, -164.545, -135.535, -144.008, -112.916, -120.244 },
  [MISTS_SIGN_OUT] = { -1.947, -2.137, -1.885, -1.275, -1.359, -1.439 },
  [MISTS_SIGN_SCARCE] = { -1.641, -2.12, -2.115, -2.332, -1.783, -1.679 },
  [MISTS_SIGN_MIST_NEAR] = { 1.788, 1.987, 1.833, 1.433, 2.097, 1.433 },
  [MISTS_SIGN_MIST_HALF] = { 0.183, 0.313, 0.322, 0.181, 0.068, 0.177 },
  [MISTS_SIGN_MIST_FAR] = { -0.063, -0.007, -0.03, 0.046, 0.199, 0.1 },
  [MISTS_SIGN_MIST_DEAD] = { -1.706, -1.305, -1.233, -0.889, -0.901, -1.09 },
  [MISTS_SIGN_AT_GRAVE] = { 0.485, 0.562, 0.396, 0.448, 0.99, 0.611 },
  [MISTS_SIGN_DEAD] = { 0.548, 0.132, 0.134, 0.052, 0.599, 0.639 },
  [MISTS_SIGN_EXTEND] = { 0.14, -0.041, -0.037, 0.101, 0.12, 0.077 },
  [MISTS_SIGN_IDLE] = { 0.805, 0.7, 0.621, 0.462, 0.366, 0.568 },
  [MISTS_SIGN_NO_IDLE] = { -1.526, -1.595, -1.046, -1.176, -1.403, -0.988 },
  [MISTS_SIGN_BURIED] = { -3.71, -1.747, -2.441, -2.053, -3.49, -3.866 },
  [MISTS_SIGN_TAKE] = { 0.604, 0.119, 0.477, 0.479, 0.013, 0.143 },
  [MISTS_SIGN_GRAVE_OPEN] = { -2.246, -2.717, -1.946, -1.652, -1.881, -2.058 },
  [MISTS_SIGN_GRAVE_CELLS] = { -0.329, -0.562, -0.274, -0.451, -0.571, -0.369 },
  [MISTS_SIGN_LATE] = { -0.629, -0.46, -0.66, -0.472, 0.153, -0.5 },
  [MISTS_SIGN_LATE_STEEP] = { -0.642, -1.32, -1.331, -0.874, -0.93, -0.928 },
  [MISTS_SIGN_FAR_AND_EMPTY] = { -12.054, -8.057, -12.118, -9.5, -9.56, -10.444 },
  [MISTS_SIGN_HOUND] = { 1.36, 2.07, 1.031, 0.95, 0.166, 0.777 },
  [MISTS_SIGN_LEFT] = { 0.35, 0.355, 0.216, 0.06, 0.483, 0.304 },
  [MISTS_SIGN_COLOURS] = { 0.095, -0.069, 0.263, 0.203, 0.266, 0.408 },
  [MISTS_SIGN_JOIN] = { 0.083, 0.045, 0.147, 0.141, 0.084, 0.165 },
  [MISTS_SIGN_PROMISE_LOWEST] = { 0.209, 0.299, 0.31, 0.169, 0.227, 0.8 },
  [MISTS_SIGN_PACE] = { -3.426, -2.24, -3.034, -2.628, -3.315, -5 },
};

static const double log_odds[MISTS_N_SIGNS_OF_CHANCE][N_LEVELS] = {
  [MISTS_SIGN_SCORE] = { 0.0239, 0.0612, 0.0461, 0.043, 0.0555, 0.0331 },
  [MISTS_SIGN_LOWEST] = { 0, 0, 0, 0, 0, 0.0334 },
  [MISTS_SIGN_PROMISE_NEAR] = { 0.0838, 0.0744, 0.0681, 0.0458, 0.0896, 0.026 },
  [MISTS_SIGN_PROMISE_HALF] = { 0.0134, 0.0169, 0.0423, 0.0176, 0.0596, 0.01 },
  [MISTS_SIGN_PROMISE_FAR] = { 0.1191, 0.0419, 0.0098, 0, 0.0777, 0.0184 },
  [MISTS_SIGN_REMOVE_NEAR] = { 0.0139, 0, 0, 0.0019, 0, 0 },
  [MISTS_SIGN_REMOVE_HALF] = { 0, 0.0634, 0, 0, 0, 0 },
  [MISTS_SIGN_REMOVE_FAR] = { 0.0227, 0, 0, 0, 0, 0 },
  [MISTS_SIGN_OUT] = { -0.2798, -0.2047, -0.1584, -0.1181, -0.1165, -0.1108 },
  [MISTS_SIGN_SCARCE] = { -0.0758, -0.0085, -0.0139, 0, -0.0506, 0 },
  [MISTS_SIGN_MIST_NEAR] = { 0.2564, 0.1753, 0.1273, 0.0849, -0.0341, 0.0366 },
  [MISTS_SIGN_MIST_DEAD] = { 0, -0.1161, -0.0237, 0, -0.0004, -0.0105 },
  [MISTS_SIGN_DEAD] = { 0.0196, 0.0428, -0.1206, 0.0138, 0.0277, 0.0095 },
  [MISTS_SIGN_EXTEND] = { 0.1188, 0.0788, 0.0474, 0.0691, 0.0221, 0 },
  [MISTS_SIGN_IDLE] = { 0.0929, 0.1068, 0.3012, 0.0473, 0.3698, 0.1242 },
  [MISTS_SIGN_NO_IDLE] = { 0, 0, 0, -0.1262, 0, 0 },
  [MISTS_SIGN_BURIED] = { 0, 0, -0.269, -0.1062, 0, -0.0306 },
  [MISTS_SIGN_GRAVE_OPEN] = { 0, -0.2859, -0.6956, -0.4138, -0.1815, -0.1505 },
  [MISTS_SIGN_GRAVE_CELLS] = { 0, -0.1802, -0.1485, -0.0679, -0.0489, -0.0125 },
  [MISTS_SIGN_LATE] = { 0, 0, -0.0113, 0, -0.0039, 0 },
  [MISTS_SIGN_LATE_STEEP] = { -0.7035, -0.1512, -0.1886, -0.1011, -0.0162, -0.0222 },
  [MISTS_SIGN_FAR_AND_EMPTY] = { 0, 0, -1.2405, -0.3175, -0.6192, -0.1127 },
  [MISTS_SIGN_HOUND] = { 0, 0, 0.0612, 0.0314, 0.0829, 0.1038 },
  [MISTS_SIGN_LEFT] = { 0.0383, 0.0195, -0.0175, 0.0395, 0.0684, 0.0287 },
  [MISTS_SIGN_COLOURS] = { 0.4503, 0, 0, 0.4944, 0.113, 0 },
  [MISTS_SIGN_JOIN] = { 0.0002, 0, 0.0005, 0.0208, 0, 0 },
  [MISTS_SIGN_PROMISE_LOWEST] = { 0, 0, 0, 0, 0, 0.0153 },
  [MISTS_SIGN_MISSING] = { -0.7965, 0, 0, -0.0764, 0, -3.2601 },
  [MISTS_SIGN_ONE] = { 1.0045, -2.7912, -1.9973, -5.0783, -7.8629, -2.2451 },
};
/* clang-format on */

/* The level that is most like it, from 0. */
static guint
like (const MistsLevel *level)
{
  switch (level->cemeteries)
    {
    case MISTS_CEMETERIES_NONE:
      return 0;
    case MISTS_CEMETERIES_ORDINARY:
      return level->n_piles == 1 ? 1 : level->n_ghosts >= 15 ? 2 : 3;
    default:
      return level->target > 50 ? 4 : 5;
    }
}

void
mists_weights (const MistsLevel *level, double *out)
{
  guint column = like (level);

  for (guint sign = 0; sign < MISTS_N_SIGNS; sign++)
    out[sign] = worth[sign][column];
}

void
mists_weights_of_chance (const MistsLevel *level, double *out)
{
  guint column = like (level);

  for (guint sign = 0; sign < MISTS_N_SIGNS_OF_CHANCE; sign++)
    out[sign] = log_odds[sign][column];
}
