/* Sets of which everybody knows the answer. */
#include "engine/balance/answer-words.h"
#include "engine/balance/deal-deck.h"
#include "engine/balance/dead.h"
#include "engine/balance/question.h"
#include "engine/balance/run.h"
#include "engine/balance/search-number.h"
#include "engine/balance/twin.h"
#include "engine/player/dice.h"
#include "tests/engine/shipped-fixture.h"

#include <math.h>
#include <string.h>

#define CLOSE 1e-9

static TwGameSetup *
make_setup (const TwGameKit *kit, const char *words)
{
  TwGameSetup *setup = tw_game_setup_new (kit);
  g_auto (GStrv) names = g_strsplit (words, " ", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *file = g_strconcat (names[i], ".xml", NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "balance", file, NULL);

      tw_game_setup_use (setup, g_file_test (path, G_FILE_TEST_EXISTS) ? path : names[i], &error);
      g_assert_no_error (error);
    }
  return setup;
}

static TwRules *
compile (TwGameSetup *setup)
{
  g_autoptr (GError) error = NULL;
  TwRules *rules = tw_game_setup_compile (setup, &error);

  g_assert_no_error (error);
  return rules;
}

static TwTable
all_of (const TwPlayerKind *kind)
{
  TwTable table = { 0 };

  for (guint i = 0; i < TW_MAX_SEATS; i++)
    table.kinds[i] = kind;
  return table;
}

static TwRecord *
play (const TwPlan *plan)
{
  TwPlanRun run = { .plan = plan, .n_shards = 1, .n_threads = 2 };
  TwRecord *record = tw_plan_new_record (plan);

  g_assert_true (tw_plan_run (&run, record));
  return record;
}

/* What the tile @name is worth in a game of @words. */
static TwRecord *
tile_worth (const char *words, const char *name, guint n_deals)
{
  TwGameKit kit = shipped_kit ();
  TwTable table = all_of (tw_player_kind_find ("greedy"));
  g_autoptr (TwGameSetup) setup = make_setup (&kit, words);
  g_autoptr (TwRules) with = compile (setup);
  g_autoptr (TwRules) without = NULL;
  g_autoptr (TwPlan) plan = NULL;
  guint64 key;

  g_assert_true (tw_twin_take_tile (setup, with, name, &key, NULL));
  without = compile (setup);
  plan = tw_plan_worth_tiles (with, &(TwTwinGame){ name, without, key }, 1, &table, n_deals, 5);
  shipped_kit_clear (&kit);
  return play (plan);
}

static const TwAnswer *
first_of (const TwAnswers *answers, const char *measure)
{
  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];

      if (strcmp (answer->measure, measure) == 0)
        return answer;
    }
  return NULL;
}

static void
assert_interval (const TwAnswers *answers, const char *measure, double estimate, TwVerdict verdict)
{
  const TwAnswer *answer = first_of (answers, measure);

  g_assert_nonnull (answer);
  g_assert_cmpfloat_with_epsilon (answer->interval.estimate, estimate, CLOSE);
  g_assert_true (tw_interval_has (&answer->interval, estimate));
  g_assert_cmpint (answer->verdict, ==, verdict);
}

/* Nobody plays differently for points that come whatever he does. */
static void
test_gift (void)
{
  g_autoptr (TwRecord) record = tile_worth ("base gifts", "gifts:Gift", 20);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);
  g_autofree char *sentence = tw_answers_sentence (answers);

  assert_interval (answers, "worth-points", 10.0, TW_VERDICT_MORE);
  assert_interval (answers, "worth-others", 0.0, TW_VERDICT_SAME);
  g_assert_nonnull (strstr (sentence, "gifts:Gift brings who has it points: 10.00"));
}

static void
test_ordinary (void)
{
  g_autoptr (TwRecord) record = tile_worth ("base", "U", 12);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);

  assert_interval (answers, "worth-points", 0.0, TW_VERDICT_SAME);
  assert_interval (answers, "worth-others", 0.0, TW_VERDICT_SAME);
  assert_interval (answers, "worth-won", 0.0, TW_VERDICT_SAME);
}

/* How many copies of the tile @id are in the bag. */
static guint
n_of (const TwRules *rules, const char *id)
{
  guint n = 0;

  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    if (strcmp (rules->catalogue->kinds[kind].tile->id, id) == 0)
      n += rules->catalogue->kinds[kind].count;
  return n;
}

/* The twin of a tile: its edges, no symbols, and nothing within. One copy is replaced, or the only
 * one. */
static void
test_twin (void)
{
  static const struct
  {
    const char *id;
    guint n_copies;
  } cases[] = { { "B", 4 }, { "A", 2 }, { "C", 1 }, { "F", 2 }, { "E", 5 }, { "X", 1 } };
  TwGameKit kit = shipped_kit ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TwGameSetup) setup = make_setup (&kit, "base");
      g_autoptr (TwRules) with = compile (setup);
      g_autoptr (TwRules) without = NULL;
      g_autofree char *twin = g_strconcat (cases[i].id, TW_TWIN_MARK, NULL);
      int kind, twin_kind;
      guint64 key;

      g_assert_true (tw_twin_take_tile (setup, with, cases[i].id, &key, NULL));
      without = compile (setup);
      g_assert_cmpuint (n_of (with, cases[i].id), ==, cases[i].n_copies);
      g_assert_cmpuint (n_of (without, cases[i].id), ==, cases[i].n_copies - 1);
      g_assert_cmpuint (n_of (without, twin), ==, 1);
      g_assert_cmpuint (with->catalogue->n_copies, ==, without->catalogue->n_copies);
      kind = tw_catalogue_find (with->catalogue, cases[i].id);
      twin_kind = tw_catalogue_find (without->catalogue, twin);
      g_assert_cmpmem (with->catalogue->tiles[kind].edges, sizeof (TwEdgeCodes),
                       without->catalogue->tiles[twin_kind].edges, sizeof (TwEdgeCodes));
      g_assert_cmpuint (without->catalogue->tiles[twin_kind].shown, ==, 0);
      g_assert_cmpuint (without->catalogue->tiles[twin_kind].places, ==, 0);
    }
  shipped_kit_clear (&kit);
}

static void
test_symbol (void)
{
  TwGameKit kit = shipped_kit ();
  TwTable table = all_of (tw_player_kind_find ("greedy"));
  g_autoptr (TwGameSetup) setup = make_setup (&kit, "base gifts");
  g_autoptr (TwRules) with = compile (setup);
  g_autoptr (TwRules) without = NULL;
  g_autoptr (TwPlan) plan = NULL;
  g_autoptr (TwRecord) record = NULL;
  g_autoptr (TwAnswers) answers = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (tw_twin_take_symbol (setup, with, "gift", &n, NULL));
  g_assert_cmpuint (n, ==, 1);
  without = compile (setup);
  plan = tw_plan_worth_symbol (with, without, n, "gift", &table, 12, 3);
  record = play (plan);
  answers = tw_record_answers (record, FALSE);
  assert_interval (answers, "worth-each", 10.0, TW_VERDICT_MORE);
  assert_interval (answers, "worth-turns", 0.0, TW_VERDICT_SAME);
  g_assert_false (tw_twin_take_symbol (setup, with, "gift", &n, &error));
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN);
  shipped_kit_clear (&kit);
}

/* What never comes up has no worth: there is nothing to say. */
static void
test_twin_refused (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwGameSetup) setup = make_setup (&kit, "dice");
  g_autoptr (TwRules) rules = compile (setup);
  g_autoptr (GError) start = NULL;
  g_autoptr (GError) unknown = NULL;
  guint64 key;

  g_assert_false (tw_twin_take_tile (setup, rules, "Start", &key, &start));
  g_assert_error (start, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
  g_assert_false (tw_twin_take_tile (setup, rules, "Nothing", &key, &unknown));
  g_assert_error (unknown, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN);
  shipped_kit_clear (&kit);
}

/* Ten rolls of a die each: 35 points, with a variance of 10 * 35 / 12, and nobody is ahead. */
static void
test_dice_are_fair (void)
{
  TwGameKit kit = shipped_kit ();
  TwTable table = all_of (tw_player_kind_find ("random"));
  g_autoptr (TwGameSetup) setup = make_setup (&kit, "dice");
  g_autoptr (TwRules) rules = compile (setup);
  g_autoptr (TwPlan) plan = tw_plan_fair (rules, &table, 1500, 11);
  g_autoptr (TwRecord) record = play (plan);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);
  const TwAnswer *won = first_of (answers, "place-won"), *score = first_of (answers, "place-score");

  g_assert_true (tw_interval_has (&won->interval, 0.5));
  g_assert_true (tw_interval_has (&score->interval, 35.0));
  g_assert_cmpint (won->n_games, ==, 3000);
  g_assert_cmpint (won->verdict, !=, TW_VERDICT_MORE);
  g_assert_cmpint (won->verdict, !=, TW_VERDICT_LESS);
  shipped_kit_clear (&kit);
}

/* A record of @n games between two, of which the first seat wins the share @p. */
static TwRecord *
coin_games (double p, guint n, guint64 *dice)
{
  TwRecord *record = tw_record_new ("fair", n);

  tw_record_say (record, "players", "2");
  tw_record_say (record, "orders", "1");
  for (guint i = 0; i < n; i++)
    {
      gboolean is_won = (double) (tw_dice_next (dice) >> 11) / 9007199254740992.0 < p;

      tw_deal_sums_add (record->tally, is_won ? TW_WIN : 0, 0, "place/1/won");
      tw_deal_sums_add (record->tally, is_won ? 0 : TW_WIN, 0, "place/2/won");
    }
  tw_spans_add (record->done, (TwDealSpan){ 0, n });
  return record;
}

/* The power calculation: a bias of 2 % is found with a chance of 80 % in (1.960 + 0.842)^2 * 0.25 /
 * 0.02^2 = 4906 games; where there is none, it is found in 5 %. */
static void
test_planted_bias (void)
{
  const guint n_runs = 400;
  guint64 dice = 2;
  guint n_found = 0, n_false = 0;

  for (guint i = 0; i < n_runs; i++)
    {
      g_autoptr (TwRecord) biased = coin_games (0.52, 4906, &dice);
      g_autoptr (TwRecord) fair = coin_games (0.5, 1000, &dice);
      g_autoptr (TwAnswers) of_biased = tw_record_answers (biased, FALSE);
      g_autoptr (TwAnswers) of_fair = tw_record_answers (fair, FALSE);
      const TwAnswer *found = first_of (of_biased, "place-won"),
                     *none = first_of (of_fair, "place-won");

      n_found += found->chance < 0.05;
      n_false += none->verdict == TW_VERDICT_MORE || none->verdict == TW_VERDICT_LESS;
    }
  g_test_message ("found in %u of %u, wrongly in %u", n_found, n_runs, n_false);
  g_assert_cmpuint (n_found, >, n_runs * 74 / 100);
  g_assert_cmpuint (n_found, <, n_runs * 86 / 100);
  g_assert_cmpuint (n_false, <, n_runs * 8 / 100);
}

/* Returns: how many of the rules of @sets look dead; @n_watched: how many are looked at */
static guint
count_dead (const char *sets, guint *out_n_watched)
{
  TwGameKit kit = shipped_kit ();
  TwTable table = all_of (tw_player_kind_find ("random"));
  g_autoptr (TwGameSetup) setup = make_setup (&kit, sets);
  g_autoptr (TwRules) rules = compile (setup);
  g_autoptr (TwPlan) plan = tw_plan_dead (rules, &table, 1, 4);
  g_autoptr (TwRecord) record = NULL;
  g_autoptr (TwAnswers) answers = NULL;
  guint n_dead = 0;

  /* Players at random have no style: that is all. Each rule is looked out for in ten games. */
  g_assert_cmpuint (plan->n_arms, ==, 1);
  plan->record->n_deals = 10 * plan->watched->len;
  record = play (plan);
  answers = tw_record_answers (record, FALSE);
  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];
      g_autoptr (TwFiring) firing = NULL;

      if (strcmp (answer->measure, "rule-never") != 0)
        continue;
      firing = tw_dead_look (plan, answer, 1500, NULL);
      g_assert_cmpint (answer->n, ==, 10);
      /* What is only rare, for players at random, is found; the unicorn is not. */
      g_assert_cmpint (firing == NULL, ==, strcmp (answer->of, "GIFT-002 (road)") == 0);
      n_dead += firing == NULL;
    }
  *out_n_watched = plan->watched->len;
  shipped_kit_clear (&kit);
  return n_dead;
}

/* Of a set with rules of its own those are looked at; of others all. */
static void
test_dead (void)
{
  guint n_watched;

  g_assert_cmpuint (count_dead ("base gifts", &n_watched), ==, 1);
  g_assert_cmpuint (n_watched, ==, 2);
  g_assert_cmpuint (count_dead ("base", &n_watched), ==, 0);
  g_assert_cmpuint (n_watched, >, 8);
}

static TwRules *
rules_of_roads (int points, gpointer user, GError **error)
{
  const TwGameKit *kit = user;
  g_autoptr (TwGameSetup) setup = make_setup (kit, "base");
  g_autofree char *text = g_strdup_printf ("%d", points);

  return tw_game_setup_set (setup, "road.tile.complete", text, error)
             ? tw_game_setup_compile (setup, error)
             : NULL;
}

/* More points for each tile of a road are more points, some 1.4 for each; with one for each there
 * are 19. */
static void
test_number (void)
{
  TwGameKit kit = shipped_kit ();
  TwNumberSearch search = { .least = 0,
                            .most = 20,
                            .measure = "score",
                            .low = 27.0,
                            .high = 36.0,
                            .rules = rules_of_roads,
                            .user = &kit,
                            .table = all_of (tw_player_kind_find ("random")),
                            .n_deals = 400,
                            .seed = 1,
                            .n_threads = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) tried = tw_search_number (&search, &error);
  guint n_meet = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < tried->len; i++)
    {
      const TwTriedNumber *at = &g_array_index (tried, TwTriedNumber, i);

      g_test_message ("%d: %.1f to %.1f", at->value, at->interval.low, at->interval.high);
      n_meet += at->fit == TW_FIT_MEETS;
      if (i > 0)
        g_assert_cmpfloat (at->interval.estimate, >,
                           g_array_index (tried, TwTriedNumber, i - 1).interval.estimate);
    }
  g_assert_cmpint (g_array_index (tried, TwTriedNumber, 0).value, ==, 0);
  g_assert_cmpint (g_array_index (tried, TwTriedNumber, 0).fit, ==, TW_FIT_BELOW);
  g_assert_cmpint (g_array_index (tried, TwTriedNumber, tried->len - 1).fit, ==, TW_FIT_ABOVE);
  g_assert_cmpuint (n_meet, ==, 1);
  shipped_kit_clear (&kit);
}

static void
test_skill (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwGameSetup) setup = make_setup (&kit, "base");
  g_autoptr (TwRules) rules = compile (setup);
  const TwSkillStep steps[] = {
    { tw_player_kind_find ("greedy"), 0, tw_player_kind_find ("random"), 0 },
    { tw_player_kind_find ("random"), 0, tw_player_kind_find ("random"), 0 }
  };
  g_autoptr (TwPlan) plan = tw_plan_skill (rules, steps, 2, 12, 1);
  g_autoptr (TwRecord) record = play (plan);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);
  const TwAnswer *greedy = first_of (answers, "skill-won");
  const TwAnswer *alike = answers->items->pdata[2];

  g_assert_cmpstr (greedy->of, ==, "greedy");
  g_assert_cmpstr (greedy->other, ==, "random");
  g_assert_cmpint (greedy->verdict, ==, TW_VERDICT_MORE);
  g_assert_cmpfloat (greedy->interval.low, >, 0.6);
  g_assert_cmpfloat (greedy->interval.low, <, 1.0);
  g_assert_cmpstr (alike->measure, ==, "skill-won");
  g_assert_cmpint (alike->verdict, !=, TW_VERDICT_MORE);
  shipped_kit_clear (&kit);
}

/* All of a game with a set and without it; of the same set twice nothing is different. */
static void
test_change (void)
{
  TwGameKit kit = shipped_kit ();
  TwTable table = all_of (tw_player_kind_find ("random"));
  g_autoptr (TwGameSetup) with = make_setup (&kit, "base inns-and-cathedrals");
  g_autoptr (TwGameSetup) without = make_setup (&kit, "base");
  g_autoptr (TwRules) rules_with = compile (with);
  g_autoptr (TwRules) rules_without = compile (without);
  g_autoptr (TwPlan) plan = tw_plan_change (rules_with, rules_without, "inns", &table, 12, 1);
  g_autoptr (TwPlan) same = tw_plan_change (rules_with, rules_with, "inns", &table, 4, 1);
  g_autoptr (TwRecord) record = play (plan);
  g_autoptr (TwRecord) of_same = play (same);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);
  g_autoptr (TwAnswers) answers_same = tw_record_answers (of_same, FALSE);
  const TwAnswer *turns = first_of (answers, "turns");

  /* 18 tiles more, of which some may fit nowhere. */
  g_assert_cmpstr (turns->other, ==, "change");
  g_assert_cmpint (turns->verdict, ==, TW_VERDICT_MORE);
  g_assert_cmpfloat (fabs (turns->interval.estimate - 18.0), <, 1.5);
  for (guint i = 0; i < answers_same->items->len; i += 3)
    {
      const TwAnswer *answer = answers_same->items->pdata[i];

      g_assert_cmpfloat (answer->interval.estimate, ==, 0.0);
      g_assert_cmpint (answer->verdict, ==, TW_VERDICT_SAME);
    }
  shipped_kit_clear (&kit);
}

/* All players win together or none; each that is lost is lost by something. */
static void
test_team (void)
{
  TwGameKit kit = shipped_kit ();
  TwTable table = all_of (tw_player_kind_find ("random"));
  g_autoptr (TwRules) one = shipped_rules (&kit, SHIPPED_RULESET "mists-level-1", 2);
  g_autoptr (TwRules) two = shipped_rules (&kit, SHIPPED_RULESET "mists-level-2", 2);
  TwRules *rules[] = { one, two };
  const char *labels[] = { "one", "two" };
  g_autoptr (TwPlan) plan = tw_plan_team (2, rules, labels, &table, 10, 1);
  g_autoptr (TwRecord) record = play (plan);
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);
  double sum[2] = { 0 };

  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];

      if (strcmp (answer->measure, "team-won") == 0
          || strcmp (answer->measure, "team-lost-by") == 0)
        sum[strcmp (answer->of, "two") == 0] += answer->interval.estimate;
    }
  g_assert_cmpfloat_with_epsilon (sum[0], 1.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (sum[1], 1.0, CLOSE);
  g_assert_nonnull (first_of (answers, "team-easier"));
  shipped_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/balance/known/gift", test_gift);
  g_test_add_func ("/balance/known/ordinary", test_ordinary);
  g_test_add_func ("/balance/known/twin", test_twin);
  g_test_add_func ("/balance/known/symbol", test_symbol);
  g_test_add_func ("/balance/known/twin-refused", test_twin_refused);
  g_test_add_func ("/balance/known/dice-are-fair", test_dice_are_fair);
  g_test_add_func ("/balance/known/planted-bias", test_planted_bias);
  g_test_add_func ("/balance/known/dead", test_dead);
  g_test_add_func ("/balance/known/number", test_number);
  g_test_add_func ("/balance/known/skill", test_skill);
  g_test_add_func ("/balance/known/change", test_change);
  g_test_add_func ("/balance/known/team", test_team);
  return g_test_run ();
}
