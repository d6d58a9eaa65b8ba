/* Plays at random: every legal answer is as likely as any other.
 *
 * A tile's place and rotation is one question, the figure another, so a placement is
 * chosen among all legal pairs and a figure among nothing and every legal place.
 * Allocates nothing while it plays.
 */
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

/* splitmix64: every seed is as good as any other. */
static guint
below (RandomPlayer *player, guint n)
{
  guint64 z = player->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  z ^= z >> 31;
  return (guint) (((z >> 32) * n) >> 32);
}

static TwAction
random_choose (gpointer own, const TwPlay *play, TwActionList *list)
{
  tw_play_list (play, list);
  return list->items[below (own, list->n_items)];
}

const TwPlayerKind tw_random_player = {
  .id = "random",
  .own_size = sizeof (RandomPlayer),
  .seed = random_seed,
  .choose = random_choose,
};
