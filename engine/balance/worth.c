/* What is it worth? Pairs of games, with and without it, on the same draws. */
#include "engine/balance/many.h"
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

#define WITH    0
#define WITHOUT 1

/* What is added up of a pair: points and wins of somebody, and points of the others. */
typedef struct
{
  gint64 points[2];
  gint64 others[2];
  gint64 won[2];
} Pair;

static void
add_game (Pair *pair, guint arm, const TwNotes *notes, guint place)
{
  for (guint i = 0; i < notes->n_players; i++)
    if (i == place)
      {
        pair->points[arm] += notes->score[i];
        pair->won[arm] += notes->won[i];
      }
    else
      pair->others[arm] += notes->score[i];
}

static void
tally_pair (TwDealSums *tally, const Pair *pair, guint nth)
{
  tw_deal_sums_add (tally, pair->points[WITH], pair->points[WITHOUT], "%u/points", nth);
  tw_deal_sums_add (tally, pair->others[WITH], pair->others[WITHOUT], "%u/others", nth);
  tw_deal_sums_add (tally, pair->won[WITH], pair->won[WITHOUT], "%u/won", nth);
}

/* Of a tile: who draws it. A game that ends before it is drawn says nothing about it. */
static void
measure_tile (const TwPlan *plan, guint nth, TwNotes *const *notes, TwDealSums *tally)
{
  Pair pair = { 0 };

  for (guint order = 0; order < plan->n_orders; order++)
    {
      const TwNotes *with = tw_plan_notes (plan, notes, WITH, order);

      if (with->drawers[nth] == TW_SEAT_NONE)
        return;
      add_game (&pair, WITH, with, with->drawers[nth]);
      add_game (&pair, WITHOUT, tw_plan_notes (plan, notes, nth + 1, order), with->drawers[nth]);
    }
  tally_pair (tally, &pair, nth);
}

static void
measure_tiles (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  (void) deal;
  for (guint nth = 0; nth + 1 < plan->n_arms; nth++)
    measure_tile (plan, nth, notes, tally);
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
  tw_deal_sums_add (tally, points[WITH], points[WITHOUT], "0/points");
  tw_deal_sums_add (tally, turns[WITH], turns[WITHOUT], "0/turns");
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
  Pair pair = { 0 };

  (void) deal;
  for (guint order = 0; order < plan->n_orders; order++)
    for (guint arm = 0; arm < 2; arm++)
      {
        const TwNotes *of = tw_plan_notes (plan, notes, arm, order);

        add_game (&pair, arm, of, place_of_first_player (of));
      }
  tally_pair (tally, &pair, 0);
}

/* With one kind of players every seat order is as good as the other. */
static void
close_pair (TwPlan *plan, const TwTable *table)
{
  guint n = plan->arms[WITH].rules->n_players;

  plan->n_orders = plan->measure == measure_use || tw_table_is_mixed (table, n) ? n : 1;
  tw_plan_close (plan);
}

TwPlan *
tw_plan_worth_tiles (TwRules *with,
                     const TwTwinGame *twins,
                     guint n_twins,
                     const TwTable *table,
                     guint64 n_deals,
                     guint64 seed)
{
  TwPlan *plan = tw_plan_new ("worth-tiles", measure_tiles, n_deals, seed);
  TwArm *arm = tw_plan_add_arm (plan, "with", with, table);

  for (guint i = 0; i < n_twins; i++)
    {
      arm->keys[arm->n_keys++] = twins[i].key;
      tw_plan_add_arm (plan, twins[i].tile, twins[i].rules, table);
    }
  close_pair (plan, table);
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
  tw_plan_add_arm (plan, what, without, table);
  tw_record_say (plan->record, "copies", "%u", n);
  close_pair (plan, table);
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
  tw_plan_add_arm (plan, what, rules, table)->bans[0] = *ban;
  close_pair (plan, table);
  return plan;
}

/* The difference of a pair of sums, of what is called @what in the facts. */
static TwAnswer *
add_difference (TwAnswers *answers,
                const char *measure,
                TwUnit unit,
                guint nth,
                const char *name,
                double scale,
                double margin)
{
  TwMoments pairs = tw_deal_sums_get (answers->record->tally, "%u/%s", nth, name);
  TwMoments difference = tw_moments_difference (&pairs);
  TwAnswer *answer = tw_answers_mean (answers, measure, unit, &difference, scale);
  g_autofree char *label = g_strdup_printf ("label/%u", nth + 1);

  answer->of = g_strdup (tw_record_fact (answers->record, label));
  tw_answer_compare (answer, 0.0, margin);
  answer->chance = tw_mean_chance (&difference, 0.0);
  return answer;
}

/* One measure of all that is asked about. */
static void
add_measure (TwAnswers *answers,
             const char *measure,
             TwUnit unit,
             guint n,
             const char *name,
             double scale,
             double margin)
{
  answers->together = n;
  for (guint nth = 0; nth < n; nth++)
    add_difference (answers, measure, unit, nth, name, scale, margin);
  tw_answers_correct (answers, n, tw_many_discoveries);
  answers->together = 1;
}

static void
add_pairs (TwAnswers *answers, guint n)
{
  const TwRecord *record = answers->record;
  double orders = MAX (tw_record_number (record, "orders"), 1);
  guint n_others = MAX (tw_record_number (record, "players"), 2) - 1;

  add_measure (answers, "worth-points", TW_UNIT_POINTS, n, "points", 1.0 / orders,
               TW_MARGIN_POINTS);
  add_measure (answers, "worth-others", TW_UNIT_POINTS, n, "others", 1.0 / orders / n_others,
               TW_MARGIN_POINTS);
  add_measure (answers, "worth-won", TW_UNIT_SHARE_MORE, n, "won", 1.0 / orders / TW_WIN,
               TW_MARGIN_SHARE);
}

void
tw_answer_worth_tiles (TwAnswers *answers)
{
  add_pairs (answers, CLAMP (tw_record_number (answers->record, "arms"), 2, TW_MOST_ARMS) - 1);
}

void
tw_answer_worth_use (TwAnswers *answers)
{
  add_pairs (answers, 1);
}

void
tw_answer_worth_symbol (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  double orders = MAX (tw_record_number (record, "orders"), 1);
  guint copies = MAX (tw_record_number (record, "copies"), 1);

  add_difference (answers, "worth-each", TW_UNIT_POINTS, 0, "points", 1.0 / orders / copies,
                  TW_MARGIN_POINTS);
  add_difference (answers, "worth-all", TW_UNIT_POINTS, 0, "points", 1.0 / orders,
                  TW_MARGIN_POINTS);
  add_difference (answers, "worth-turns", TW_UNIT_NUMBER, 0, "turns", 1.0 / orders,
                  TW_MARGIN_POINTS);
}
