/* Do all players together win, and what do they lose by? */
#include "engine/balance/many.h"
#include "engine/balance/quantile.h"
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

#include <math.h>
#include <string.h>

static void
measure (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  (void) deal;
  for (guint arm = 0; arm < plan->n_arms; arm++)
    {
      const TwNotes *of = notes[arm];

      tw_deal_sums_add (tally, of->status == TW_STATUS_WON, 0, "arm/%u/won", arm);
      if (of->status == TW_STATUS_LOST)
        tw_deal_sums_add (tally, 1, 0, "arm/%u/by/%s", arm,
                          tw_rules_reason_info (plan->arms[arm].rules, of->reason)->word);
    }
}

TwPlan *
tw_plan_team (guint n_games,
              TwRules *const *rules,
              const char *const *labels,
              const TwTable *table,
              guint64 n_deals,
              guint64 seed)
{
  TwPlan *plan = tw_plan_new ("team", measure, n_deals, seed);

  for (guint i = 0; i < n_games; i++)
    tw_plan_add_arm (plan, labels[i], rules[i], table);
  tw_plan_close (plan);
  return plan;
}

static const char *
label_of (const TwRecord *record, guint arm)
{
  g_autofree char *name = g_strdup_printf ("label/%u", arm);
  const char *label = tw_record_fact (record, name);

  return label != NULL ? label : "";
}

/* How likely two rates that are the same would look as different: the usual z, with one rate for
 * both. */
static double
chance_of (gint64 hits, gint64 n, gint64 other_hits, gint64 other_n)
{
  double rate = (double) (hits + other_hits) / (double) (n + other_n);
  double error = sqrt (rate * (1.0 - rate) * (1.0 / (double) n + 1.0 / (double) other_n));
  double away = fabs ((double) hits / (double) n - (double) other_hits / (double) other_n);

  return error > 0.0 ? 2.0 * tw_normal_below (-away / error) : 1.0;
}

/* Each game against the next one of the list; of that there is no sequence. */
static void
compare_neighbours (TwAnswers *answers, guint n_arms)
{
  const TwDealSums *tally = answers->record->tally;

  for (guint arm = 0; !answers->is_sequence && arm + 1 < n_arms; arm++)
    {
      TwMoments one = tw_deal_sums_get (tally, "arm/%u/won", arm),
                next = tw_deal_sums_get (tally, "arm/%u/won", arm + 1);
      TwAnswer *answer =
          tw_answers_add (answers, "team-easier", TW_UNIT_SHARE_MORE,
                          tw_interval_rates (one.x, one.n, next.x, next.n, TW_LEVEL), one.n);

      answer->of = g_strdup (label_of (answers->record, arm));
      answer->other = g_strdup (label_of (answers->record, arm + 1));
      tw_answer_compare (answer, 0.0, TW_MARGIN_SHARE);
      if (one.n > 0 && next.n > 0)
        answer->chance = chance_of (one.x, one.n, next.x, next.n);
    }
  if (!answers->is_sequence && n_arms > 1)
    tw_answers_correct (answers, n_arms - 1, tw_many_holm);
}

void
tw_answer_team (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  guint n_arms = MIN (tw_record_number (record, "arms"), TW_MOST_ARMS);

  answers->together = MAX (n_arms, 1);
  for (guint arm = 0; arm < n_arms; arm++)
    {
      TwMoments won = tw_deal_sums_get (record->tally, "arm/%u/won", arm);

      tw_answers_rate (answers, "team-won", won.x, won.n)->of = g_strdup (label_of (record, arm));
    }
  for (guint arm = 0; arm < n_arms; arm++)
    {
      TwMoments won = tw_deal_sums_get (record->tally, "arm/%u/won", arm);
      g_autofree char *prefix = g_strdup_printf ("arm/%u/by/", arm);
      g_autoptr (GPtrArray) names = tw_deal_sums_names (record->tally, prefix);

      for (guint i = 0; i < names->len; i++)
        {
          const char *name = names->pdata[i];
          TwMoments lost = tw_deal_sums_get (record->tally, "%s", name);
          TwAnswer *answer = tw_answers_rate (answers, "team-lost-by", lost.x, won.n);

          answer->of = g_strdup (label_of (record, arm));
          answer->other = g_strdup (name + strlen (prefix));
        }
    }
  compare_neighbours (answers, n_arms);
}
