/* What is it worth? Pairs of games, with and without it, on the same draws. */
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

#define WITH    0
#define WITHOUT 1

/* Points of the others, and of one place. */
static void
add_pair (const TwNotes *with,
          const TwNotes *without,
          guint place,
          guint other_place,
          gint64 *points,
          gint64 *others,
          gint64 *won)
{
  for (guint i = 0; i < with->n_players; i++)
    {
      others[WITH] += i != place ? with->score[i] : 0;
      others[WITHOUT] += i != other_place ? without->score[i] : 0;
    }
  points[WITH] += with->score[place];
  points[WITHOUT] += without->score[other_place];
  won[WITH] += with->won[place];
  won[WITHOUT] += without->won[other_place];
}

static void
tally_pair (TwDealSums *tally, const gint64 *points, const gint64 *others, const gint64 *won)
{
  tw_deal_sums_add (tally, points[WITH], points[WITHOUT], "points");
  tw_deal_sums_add (tally, others[WITH], others[WITHOUT], "others");
  tw_deal_sums_add (tally, won[WITH], won[WITHOUT], "won");
}

/* Of a tile: who draws it. A game that ends before it is drawn says nothing about it. */
static void
measure_tile (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  gint64 points[2] = { 0 }, others[2] = { 0 }, won[2] = { 0 };
  gboolean is_drawn = TRUE;

  (void) deal;
  for (guint order = 0; order < plan->n_orders; order++)
    {
      const TwNotes *with = tw_plan_notes (plan, notes, WITH, order);

      if (with->drawer == TW_SEAT_NONE)
        is_drawn = FALSE;
      else
        add_pair (with, tw_plan_notes (plan, notes, WITHOUT, order), with->drawer, with->drawer,
                  points, others, won);
    }
  if (is_drawn)
    tally_pair (tally, points, others, won);
}

/* Of a symbol: all players together. */
static void
measure_symbol (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  gint64 points[2] = { 0 }, turns[2] = { 0 };

  (void) deal;
  for (guint order = 0; order < plan->n_orders; order++)
    for (guint arm = 0; arm < 2; arm++)
      {
        const TwNotes *of = tw_plan_notes (plan, notes, arm, order);

        for (guint place = 0; place < of->n_players; place++)
          points[arm] += of->score[place];
        turns[arm] += of->n_turns;
      }
  tw_deal_sums_add (tally, points[WITH], points[WITHOUT], "points");
  tw_deal_sums_add (tally, turns[WITH], turns[WITHOUT], "turns");
}

static guint
place_of_first_player (const TwNotes *notes)
{
  guint place = 0;

  while (notes->player[place] != 0)
    place++;
  return place;
}

/* Of what a player may use: the first player, wherever it sits. */
static void
measure_use (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  gint64 points[2] = { 0 }, others[2] = { 0 }, won[2] = { 0 };

  (void) deal;
  for (guint order = 0; order < plan->n_orders; order++)
    {
      const TwNotes *with = tw_plan_notes (plan, notes, WITH, order);
      const TwNotes *without = tw_plan_notes (plan, notes, WITHOUT, order);

      add_pair (with, without, place_of_first_player (with), place_of_first_player (without),
                points, others, won);
    }
  tally_pair (tally, points, others, won);
}

/* With one kind of players every seat order is as good as the other. */
static void
close_pair (TwPlan *plan, const char *what, const TwTable *table)
{
  guint n = plan->arms[WITH].rules->n_players;

  tw_record_say (plan->record, "what", "%s", what);
  plan->n_orders = plan->measure == measure_use || tw_table_is_mixed (table, n) ? n : 1;
  tw_plan_close (plan);
}

TwPlan *
tw_plan_worth_tile (TwRules *with,
                    TwRules *without,
                    guint64 key,
                    const char *what,
                    const TwTable *table,
                    guint64 n_deals,
                    guint64 seed)
{
  TwPlan *plan = tw_plan_new ("worth-tile", measure_tile, n_deals, seed);

  tw_plan_add_arm (plan, "with", with, table)->key = key;
  tw_plan_add_arm (plan, "without", without, table)->key = key;
  close_pair (plan, what, table);
  return plan;
}

TwPlan *
tw_plan_worth_symbol (TwRules *with,
                      TwRules *without,
                      guint n,
                      const char *what,
                      const TwTable *table,
                      guint64 n_deals,
                      guint64 seed)
{
  TwPlan *plan = tw_plan_new ("worth-symbol", measure_symbol, n_deals, seed);

  tw_plan_add_arm (plan, "with", with, table);
  tw_plan_add_arm (plan, "without", without, table);
  tw_record_say (plan->record, "copies", "%u", n);
  close_pair (plan, what, table);
  return plan;
}

TwPlan *
tw_plan_worth_use (TwRules *rules,
                   const TwBan *ban,
                   const char *what,
                   const TwTable *table,
                   guint64 n_deals,
                   guint64 seed)
{
  TwPlan *plan = tw_plan_new ("worth-use", measure_use, n_deals, seed);

  tw_plan_add_arm (plan, "with", rules, table);
  tw_plan_add_arm (plan, "without", rules, table)->bans[0] = *ban;
  close_pair (plan, what, table);
  return plan;
}

/* The difference of a pair of sums. */
static TwAnswer *
add_difference (TwAnswers *answers,
                const char *measure,
                TwUnit unit,
                const char *name,
                double scale,
                double margin)
{
  TwMoments pairs = tw_deal_sums_get (answers->record->tally, "%s", name);
  TwMoments difference = tw_moments_difference (&pairs);
  TwAnswer *answer = tw_answers_mean (answers, measure, unit, &difference, scale);

  answer->of = g_strdup (tw_record_fact (answers->record, "what"));
  tw_answer_compare (answer, 0.0, margin);
  return answer;
}

void
tw_answer_worth (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  double orders = MAX (tw_record_number (record, "orders"), 1);
  guint n_others = MAX (tw_record_number (record, "players"), 2) - 1;

  add_difference (answers, "worth-points", TW_UNIT_POINTS, "points", 1.0 / orders,
                  TW_MARGIN_POINTS);
  add_difference (answers, "worth-others", TW_UNIT_POINTS, "others", 1.0 / orders / n_others,
                  TW_MARGIN_POINTS);
  add_difference (answers, "worth-won", TW_UNIT_SHARE_MORE, "won", 1.0 / orders / TW_WIN,
                  TW_MARGIN_SHARE);
}

void
tw_answer_worth_symbol (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  double orders = MAX (tw_record_number (record, "orders"), 1);
  guint copies = MAX (tw_record_number (record, "copies"), 1);

  add_difference (answers, "worth-each", TW_UNIT_POINTS, "points", 1.0 / orders / copies,
                  TW_MARGIN_POINTS);
  add_difference (answers, "worth-all", TW_UNIT_POINTS, "points", 1.0 / orders, TW_MARGIN_POINTS);
  add_difference (answers, "worth-turns", TW_UNIT_NUMBER, "turns", 1.0 / orders, TW_MARGIN_POINTS);
}
