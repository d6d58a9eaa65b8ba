/* Who has the majority on a feature. */
#include "engine/game/majority.h"

void
tw_majority_weights (const TwPlay *play, guint root, TwWeights *out_weights)
{
  const guint8 *weights = &play->board.weights[root * play->board.n_seats];

  *out_weights = (TwWeights){ { 0 }, { 0 } };
  for (guint seat = 0; seat < play->board.n_seats; seat++)
    out_weights->there[seat] = weights[seat];
  for (guint i = 0; play->rules->has_weigh && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], counting, weigh))
      play->rules->expansions[i]->counting->weigh (play, tw_play_own (play, (int) i), root,
                                                   out_weights);
  for (guint seat = 0; seat < play->board.n_seats; seat++)
    out_weights->there[seat] = MAX (0, out_weights->there[seat]);
}

guint
tw_majority_of (const TwWeights *weights, guint n_seats)
{
  int most = 1, decides = G_MININT;
  guint winners = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    if (weights->there[seat] > most
        || (weights->there[seat] == most && weights->ties[seat] > decides))
      {
        most = weights->there[seat];
        decides = weights->ties[seat];
        winners = 1u << seat;
      }
    else if (weights->there[seat] == most && weights->ties[seat] == decides)
      winners |= 1u << seat;
  return winners;
}

/* What a type of figure weighs alone decides: the board keeps the sums, and the programs ask this
 * of every feature in every position that they look at. */
static guint
majority_by_type (const TwPlay *play, guint root)
{
  const guint8 *weights = &play->board.weights[root * play->board.n_seats];
  guint most = 1, winners = 0;

  for (guint seat = 0; seat < play->board.n_seats; seat++)
    if (weights[seat] > most)
      {
        most = weights[seat];
        winners = 1u << seat;
      }
    else if (weights[seat] == most)
      winners |= 1u << seat;
  return winners;
}

guint
tw_majority (const TwPlay *play, guint root)
{
  TwWeights weights;

  if (!play->rules->has_weigh)
    return majority_by_type (play, root);
  tw_majority_weights (play, root, &weights);
  return tw_majority_of (&weights, play->board.n_seats);
}
