/* How good a position is for the team: points and what guards promise, against the danger that
 * the bank runs out, that mist stays open for ever, and that a pile ends before its mark. */
#include "engine/expansion/mists-private.h"

#include "engine/game/feature-value.h"

/* In hundredths of a point; found by trying which values win most games. */
#define WON            10000000
#define POINT          240
#define PROMISED_POINT 84
#define FEATURE        40
#define IDLE_GUARD     60
#define HAUNTED_GUARD  250
#define BURIED_GUARD   400
#define GHOST          216
#define EMPTY_BANK     12000
#define CLOSABLE_GHOST 28
#define LOST_GHOST     152
#define DEAD_MIST      80
#define LATE_POINT     60

/* What the next mark or the target still asks for. */
static int
next_goal (const TwPlay *play, const Mists *mists)
{
  guint pile = mists_pile (play, mists);

  return pile < mists->level.n_piles ? mists->level.mark[pile - 1] : mists->level.target;
}

/* Fewer ghosts in the bank are more dangerous by far than a few points are worth. */
static int
danger_of_bank (const TwPlay *play, const Mists *mists)
{
  int bank = (int) mists_bank (play, mists);

  return EMPTY_BANK / (1 + bank) + GHOST * (mists->level.n_ghosts - bank);
}

/* Tiles left in the pile, and what has to be earned with them. */
static int
danger_of_pile (const TwPlay *play, const Mists *mists)
{
  int missing = next_goal (play, mists) - mists_lowest (play);

  return missing > 0 ? LATE_POINT * missing * missing / (4 * play->state->n_pile + 4) : 0;
}

/* Ghosts in mist with few gaps may soon be back, those in mist that cannot be closed not;
 * but such mist spares the ghosts of tiles that extend it. */
static int
hope_of_mist (const TwPlay *play)
{
  int hope = 0;
  guint n_places;
  const TwPile *places = mists_ghosts (play, &n_places);

  for (guint i = 0; i < n_places; i++)
    {
      const TwNode *root = &play->board.nodes[tw_board_root (&play->board, places[i].node)];

      if (root->kind != TW_KIND_MIST)
        continue;
      if (root->is_dead)
        hope -= LOST_GHOST * places[i].n;
      else if (root->n_open > 0)
        hope += CLOSABLE_GHOST * places[i].n / root->n_open;
    }
  for (guint node = 0; node < play->board.head->n_nodes; node++)
    hope += play->board.nodes[node].kind == TW_KIND_MIST && play->board.nodes[node].root == node
                    && play->board.nodes[node].is_dead
                ? DEAD_MIST
                : 0;
  return hope;
}

/* The colours on a feature: each would get its value. */
static int
n_colours (const TwPlay *play, guint root)
{
  int n = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    n += play->board.weights[root * play->board.n_seats + seat] > 0;
  return n;
}

/* What the guards on the table are on the way to. */
static int
hope_of_features (const TwPlay *play)
{
  const TwBoard *board = &play->board;
  int hope = 0;

  for (guint node = 0; node < board->head->n_nodes; node++)
    {
      const TwNode *root = &board->nodes[node];
      int value;

      if (root->root != node || root->occupants == 0 || root->n_open == 0)
        continue;
      if (mists_is_haunted (play, node))
        {
          hope -= HAUNTED_GUARD;
          continue;
        }
      value = tw_feature_value (play, node, TW_EVENT_COMPLETE, NULL, NULL);
      hope += (PROMISED_POINT * value + FEATURE) * n_colours (play, node) / (1 + root->n_open);
    }
  return hope;
}

static int
worth_of_guards (const TwPlay *play)
{
  int worth = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_SUPPLY)
      worth += IDLE_GUARD;
    else if (mists_buried_on (&play->figures[i]) != TW_NO_NODE)
      worth -= BURIED_GUARD;
  return worth;
}

/* With a score for each colour what one has beyond the goal is of no use. Rule: MIST-175. */
static int
worth_of_scores (const TwPlay *play, const Mists *mists)
{
  int sum = 0;

  if (play->rules->shares_score)
    return POINT * play->state->score[0];
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    sum += MIN (play->state->score[seat], next_goal (play, mists));
  return POINT * sum;
}

int
mists_evaluate (const TwPlay *play, gconstpointer own, guint seat)
{
  const Mists *mists = own;

  if (play->state->status == TW_STATUS_WON)
    return WON;
  if (play->state->status == TW_STATUS_LOST)
    return -WON;
  return worth_of_scores (play, mists) + worth_of_guards (play) + hope_of_features (play)
         + hope_of_mist (play) - danger_of_bank (play, mists) - danger_of_pile (play, mists);
}
