/* Searches for every answer with a fixed number of playouts, in one thread. */
#include "engine/player/dice.h"
#include "engine/player/player.h"
#include "engine/player/search.h"

typedef struct
{
  TwSearch *search;
  TwEffort effort;
  guint64 dice;
} SearchPlayer;

static void
search_begin (gpointer own, const TwRules *rules, const TwPlayerKind *kind)
{
  SearchPlayer *player = own;

  player->search = tw_search_new (rules, 1, kind->weights);
  player->effort = kind->effort;
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
search_set_effort (gpointer own, const TwEffort *effort)
{
  ((SearchPlayer *) own)->effort = *effort;
}

static TwAction
search_choose (gpointer own, const TwPlay *play, TwActionList *list)
{
  SearchPlayer *player = own;
  TwSearchBudget budget = { .n_playouts = player->effort.n_playouts,
                            .microseconds = player->effort.microseconds,
                            .is_processor_time = TRUE,
                            .seed = tw_dice_next (&player->dice) };

  (void) list;
  return tw_search_run (player->search, play, &budget, NULL);
}

const TwPlayerKind tw_search_player = {
  .id = "search",
  .weights = &tw_outlook_weights,
  /* Some minutes for a hundred games. */
  .effort = { .n_playouts = 400 },
  .own_size = sizeof (SearchPlayer),
  .begin = search_begin,
  .seed = search_seed,
  .set_effort = search_set_effort,
  .choose = search_choose,
  .end = search_end,
};
