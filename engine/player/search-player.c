/* Searches for every answer with a fixed number of playouts, in one thread. */
#include "engine/player/dice.h"
#include "engine/player/player.h"
#include "engine/player/search.h"

/* Enough to be clearly better than the greedy player, and some minutes for a hundred games. */
#define N_PLAYOUTS 400

typedef struct
{
  TwSearch *search;
  guint n_playouts;
  guint64 dice;
} SearchPlayer;

static void
search_begin (gpointer own, const TwRules *rules, const TwTemper *temper)
{
  SearchPlayer *player = own;

  (void) temper;
  player->search = tw_search_new (rules, 1);
  player->n_playouts = N_PLAYOUTS;
}

static void
search_end (gpointer own)
{
  tw_search_free (((SearchPlayer *) own)->search);
}

static void
search_seed (gpointer own, guint64 seed)
{
  ((SearchPlayer *) own)->dice = seed;
}

static void
search_set_playouts (gpointer own, guint n_playouts)
{
  ((SearchPlayer *) own)->n_playouts = n_playouts;
}

static TwAction
search_choose (gpointer own, const TwPlay *play, TwActionList *list)
{
  SearchPlayer *player = own;
  TwSearchBudget budget = { .n_playouts = player->n_playouts,
                            .seed = tw_dice_next (&player->dice) };

  (void) list;
  return tw_search_run (player->search, play, &budget, NULL);
}

const TwPlayerKind tw_search_player = {
  .id = "search",
  .own_size = sizeof (SearchPlayer),
  .begin = search_begin,
  .seed = search_seed,
  .set_playouts = search_set_playouts,
  .choose = search_choose,
  .end = search_end,
};
