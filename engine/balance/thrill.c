/* Is it exciting? Who leads, how far back the winner was, when it was decided. */
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

/* Leads are noted in hundredths of a point, the decision in thousandths of the turns. */
#define HUNDREDTHS  0.01
#define THOUSANDTHS 0.001

/* The place that is ahead in a turn, %TW_SEAT_NONE if nobody is. */
static guint
leader (const TwNotes *notes, guint turn)
{
  for (guint place = 0; place < notes->n_players; place++)
    if (notes->leads[turn][place] > 0)
      return place;
  return TW_SEAT_NONE;
}

/* Who has won; of those who share it, the first. */
static guint
winner (const TwNotes *notes)
{
  guint place = 0;

  while (place < notes->n_players && notes->won[place] == 0)
    place++;
  return place;
}

static void
measure_game (const TwNotes *notes, TwDealSums *tally)
{
  guint won = winner (notes), last = TW_SEAT_NONE, n_changes = 0, decided = 0, at_half;
  gint64 deficit = 0;

  for (guint turn = 0; turn < notes->n_noted; turn++)
    {
      guint ahead = leader (notes, turn);

      if (ahead != TW_SEAT_NONE && last != TW_SEAT_NONE && ahead != last)
        n_changes++;
      if (ahead != TW_SEAT_NONE)
        last = ahead;
      if (won == notes->n_players)
        continue;
      if (notes->leads[turn][won] <= 0)
        decided = turn + 1;
      deficit = MAX (deficit, -(gint64) notes->leads[turn][won]);
    }
  tw_deal_sums_add (tally, n_changes, 0, "changes");
  if (won == notes->n_players || notes->n_noted == 0)
    return;
  tw_deal_sums_add (tally, deficit, 0, "deficit");
  tw_deal_sums_add (tally, 1000 * (gint64) decided / notes->n_noted, 0, "decided");
  at_half = leader (notes, notes->n_noted / 2);
  if (at_half != TW_SEAT_NONE)
    tw_deal_sums_add (tally, notes->won[at_half] > 0, 0, "half");
}

static void
measure (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  const TwNotes *of = notes[0];

  (void) plan;
  (void) deal;
  measure_game (of, tally);
  if (of->n_placements == 0)
    return;
  tw_deal_sums_add (tally, of->n_places, of->n_placements, "places");
  tw_deal_sums_add (tally, of->n_good, of->n_placements, "good");
}

TwPlan *
tw_plan_thrill (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed)
{
  TwPlan *plan = tw_plan_new ("thrill", measure, n_deals, seed);

  tw_plan_add_arm (plan, "game", rules, table)->flags = TW_NOTE_LEADS | TW_NOTE_CHOICES;
  tw_plan_close (plan);
  return plan;
}

void
tw_answer_thrill (TwAnswers *answers)
{
  const TwDealSums *tally = answers->record->tally;
  TwMoments changes = tw_deal_sums_get (tally, "changes"),
            deficit = tw_deal_sums_get (tally, "deficit");
  TwMoments decided = tw_deal_sums_get (tally, "decided"), half = tw_deal_sums_get (tally, "half");
  TwMoments places = tw_deal_sums_get (tally, "places"), good = tw_deal_sums_get (tally, "good");

  tw_answers_mean (answers, "lead-changes", TW_UNIT_NUMBER, &changes, 1.0);
  tw_answers_mean (answers, "winner-behind", TW_UNIT_POINTS, &deficit, HUNDREDTHS);
  tw_answers_share (answers, "decided-at", &decided, THOUSANDTHS);
  tw_answers_rate (answers, "half-leader-won", half.x, half.n);
  tw_answers_ratio (answers, "places-a-turn", TW_UNIT_NUMBER, &places);
  tw_answers_ratio (answers, "good-places", TW_UNIT_NUMBER, &good);
}
