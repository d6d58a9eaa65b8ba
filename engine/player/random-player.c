/* Plays at random: every legal answer is as likely as any other.
 *
 * A tile's place and rotation is one question, the figure another, so a placement is
 * chosen among all legal pairs and a figure among nothing and every legal place.
 * Allocates nothing while it plays.
 */
#include "engine/player/dice.h"
#include "engine/player/player.h"

typedef struct
{
  guint64 state;
} RandomPlayer;

static void
random_seed (gpointer own, guint64 seed)
{
  RandomPlayer *player = own;

  player->state = seed;
}

static TwAction
random_choose (gpointer own, const TwPlay *play, TwActionList *list)
{
  return tw_play_choose (play, tw_dice_next (&((RandomPlayer *) own)->state), list);
}

const TwPlayerKind tw_random_player = {
  .id = "random",
  .own_size = sizeof (RandomPlayer),
  .seed = random_seed,
  .choose = random_choose,
};
