/* Is it fair? Wins and points by place at the table. */
#include "engine/balance/many.h"
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

static guint
place_after (const TwNotes *notes, guint nth)
{
  return (notes->first + nth) % notes->n_players;
}

static void
measure (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  guint n = notes[0]->n_players;

  (void) deal;
  for (guint nth = 0; nth < n; nth++)
    {
      gint64 won = 0, score = 0;

      for (guint order = 0; order < plan->n_orders; order++)
        {
          guint place = place_after (notes[order], nth);

          won += notes[order]->won[place];
          score += notes[order]->score[place];
        }
      tw_deal_sums_add (tally, won, 0, "place/%u/won", nth + 1);
      tw_deal_sums_add (tally, score, 0, "place/%u/score", nth + 1);
    }
}

TwPlan *
tw_plan_fair (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed)
{
  TwPlan *plan = tw_plan_new ("fair", measure, n_deals, seed);

  tw_plan_add_arm (plan, "game", rules, table);
  plan->n_orders = rules->n_players;
  tw_plan_close (plan);
  return plan;
}

void
tw_answer_fair (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  guint n = CLAMP (tw_record_number (record, "players"), 1, TW_MAX_SEATS);
  double orders = MAX (tw_record_number (record, "orders"), 1);

  /* The wins of two are one number. */
  answers->together = n > 2 ? n : 1;
  for (guint nth = 1; nth <= n; nth++)
    {
      TwMoments won = tw_deal_sums_get (record->tally, "place/%u/won", nth);
      TwAnswer *answer = tw_answers_share (answers, "place-won", &won, 1.0 / (TW_WIN * orders));

      answer->of = g_strdup_printf ("%u", nth);
      tw_answer_compare (answer, 1.0 / n, TW_MARGIN_SHARE);
      answer->chance = tw_mean_chance (&won, TW_WIN * orders / n);
    }
  if (n > 2)
    tw_answers_correct (answers, n, tw_many_holm);
  answers->together = 1;
  for (guint nth = 1; nth <= n; nth++)
    {
      TwMoments score = tw_deal_sums_get (record->tally, "place/%u/score", nth);
      TwAnswer *answer =
          tw_answers_mean (answers, "place-score", TW_UNIT_POINTS, &score, 1.0 / orders);

      answer->of = g_strdup_printf ("%u", nth);
    }
}
