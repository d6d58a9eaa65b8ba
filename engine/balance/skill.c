/* Does skill win? Players of neighbouring strength against each other. */
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

#include <math.h>

/* So many Elo are a tenth of the odds. */
#define ELO_OF_TEN 400.0

static void
measure (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  (void) deal;
  for (guint arm = 0; arm < plan->n_arms; arm++)
    {
      gint64 won = 0;

      for (guint order = 0; order < plan->n_orders; order++)
        {
          const TwNotes *of = tw_plan_notes (plan, notes, arm, order);

          for (guint place = 0; place < of->n_players; place++)
            won += of->player[place] == 0 ? of->won[place] : 0;
        }
      tw_deal_sums_add (tally, won, 0, "step/%u", arm);
    }
}

/* "search/200" */
static char *
name_of (const TwPlayerKind *kind, guint n_playouts)
{
  return kind->set_effort != NULL && n_playouts > 0
             ? g_strdup_printf ("%s/%u", kind->id, n_playouts)
             : g_strdup (kind->id);
}

TwPlan *
tw_plan_skill (TwRules *rules,
               const TwSkillStep *steps,
               guint n_steps,
               guint64 n_deals,
               guint64 seed)
{
  TwPlan *plan = tw_plan_new ("skill", measure, n_deals, seed);

  for (guint i = 0; i < n_steps; i++)
    {
      TwTable table = { .n_playouts = steps[i].weak_playouts };
      g_autofree char *strong = name_of (steps[i].strong, steps[i].strong_playouts);
      g_autofree char *weak = name_of (steps[i].weak, steps[i].weak_playouts);
      g_autofree char *label = g_strdup_printf ("%s %s", strong, weak);
      TwArm *arm;

      for (guint player = 0; player < TW_MAX_SEATS; player++)
        table.kinds[player] = player == 0 ? steps[i].strong : steps[i].weak;
      arm = tw_plan_add_arm (plan, label, rules, &table);
      arm->n_playouts[0] = steps[i].strong_playouts;
    }
  plan->n_orders = rules->n_players;
  tw_plan_close (plan);
  return plan;
}

/* The difference in Elo with which somebody wins that share against one other. */
static double
elo_of (double share)
{
  return -ELO_OF_TEN * log10 (1.0 / CLAMP (share, 0.001, 0.999) - 1.0);
}

static void
name_players (TwAnswer *answer, const char *label)
{
  g_auto (GStrv) words = g_strsplit (label, " ", 2);

  /* A file may name nobody. */
  answer->of = g_strdup (words[0]);
  answer->other = words[0] != NULL ? g_strdup (words[1]) : NULL;
}

void
tw_answer_skill (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  guint n = MAX (tw_record_number (record, "players"), 1),
        n_steps = MIN (tw_record_number (record, "arms"), TW_MOST_ARMS);
  double orders = MAX (tw_record_number (record, "orders"), 1);

  answers->together = MAX (n_steps, 1);
  for (guint i = 0; i < n_steps; i++)
    {
      TwMoments won = tw_deal_sums_get (record->tally, "step/%u", i);
      TwAnswer *answer = tw_answers_share (answers, "skill-won", &won, 1.0 / orders / TW_WIN);
      TwInterval share = answer->interval;
      g_autofree char *label = g_strdup_printf ("label/%u", i);
      const char *players = tw_record_fact (record, label);

      if (players == NULL)
        players = "";
      name_players (answer, players);
      tw_answer_compare (answer, 1.0 / n, TW_MARGIN_SHARE);
      if (n != 2 || !tw_interval_is_known (&share))
        continue;
      answer = tw_answers_add (answers, "skill-elo", TW_UNIT_ELO,
                               (TwInterval){ elo_of (share.estimate), elo_of (share.low),
                                             elo_of (share.high) },
                               won.n);
      name_players (answer, players);
    }
}
