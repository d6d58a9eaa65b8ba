/* A game of an experiment, to be looked at. */
#include "engine/balance/shown-game.h"

#include "engine/balance/question.h"
#include "engine/balance/run.h"
#include "engine/saved/saved-game-writer.h"

/* Of so many deals, the one to be looked at is chosen. */
#define DEALS_TO_CHOOSE 25

static guint64
choose_deal (const TwPlan *plan)
{
  const char *shows = tw_question_shows (plan->question);

  return shows != NULL ? tw_plan_run_typical (plan, shows, DEALS_TO_CHOOSE) : 0;
}

char *
tw_plan_shown_game (const TwPlan *plan, guint64 deal, gsize *out_length)
{
  const TwArm *arm = &plan->arms[0];
  guint64 seed;
  g_autoptr (GArray) actions =
      tw_plan_run_game (plan, deal > 0 ? deal - 1 : choose_deal (plan), 0, 0, &seed);
  g_autoptr (TwGame) game = tw_game_new (arm->rules, seed, TW_GAME_FORCED);
  TwSavedSeat seats[TW_MAX_SEATS] = { 0 };

  for (guint i = 0; i < actions->len; i++)
    tw_game_apply (game, &g_array_index (actions, TwAction, i), NULL);
  for (guint seat = 0; seat < arm->rules->n_seats; seat++)
    seats[seat].kind = (char *) arm->kinds[seat / arm->rules->hand]->id;
  return tw_saved_game_to_xml (game, NULL, seats, TRUE, out_length);
}
