/* Records for pictures and reports. */
#include "tests/app/balance/balance-fixture.h"

#include "engine/balance/run.h"

TwRecord *
balance_record_new (const char *id, guint n_players, guint n_arms, guint64 n_deals)
{
  TwRecord *record = tw_record_new (id, n_deals);
  TwDealSpan all = { 0, n_deals };

  tw_record_say (record, "players", "%u", n_players);
  tw_record_say (record, "orders", "1");
  tw_record_say (record, "arms", "%u", n_arms);
  tw_record_say (record, "arm/0", "greedy,greedy 0123456789abcdef");
  tw_record_say (record, "seed", "7");
  g_array_append_val (record->done, all);
  return record;
}

void
balance_record_put (TwRecord *record, const char *name, guint n, gint64 x, gint64 y, gint64 spread)
{
  for (guint i = 0; i < n; i++)
    tw_deal_sums_add (record->tally, x + (i % 2 ? spread : -spread), y, "%s", name);
}

TwRecord *
balance_record_played (TwPlan *plan)
{
  TwPlanRun run = { .plan = plan, .n_shards = 1, .n_threads = 1 };
  TwRecord *record = tw_plan_new_record (plan);

  g_assert_true (tw_plan_run (&run, record));
  tw_plan_free (plan);
  return record;
}

TwRecord *
balance_record_tiles (void)
{
  static const struct
  {
    const char *name;
    gint64 points;
    gint64 spread;
  } tiles[] = { { "own:B", -4, 2 },
                { "own:C", 0, 0 },
                { "own:A", 9, 2 },
                { "own:A tile of a very long name that has no room beside anything", 1, 30 },
                { "own:D", 0, 0 } };
  TwRecord *record = balance_record_new ("worth-tiles", 2, G_N_ELEMENTS (tiles) + 1, 100);

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autofree char *label = g_strdup_printf ("label/%u", i + 1);
      g_autofree char *points = g_strdup_printf ("%u/points", i);
      g_autofree char *others = g_strdup_printf ("%u/others", i);
      g_autofree char *won = g_strdup_printf ("%u/won", i);

      tw_record_say (record, label, "%s", tiles[i].name);
      balance_record_put (record, points, 100, 50 + tiles[i].points, 50, tiles[i].spread);
      balance_record_put (record, others, 100, 50, 50, tiles[i].spread);
      balance_record_put (record, won, 100, 30, 30, tiles[i].spread);
    }
  return record;
}
