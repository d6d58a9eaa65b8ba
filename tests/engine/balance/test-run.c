/* Runs: the same bytes however they are parted, threaded, interrupted and added. */
#include "engine/balance/question.h"
#include "engine/balance/run.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

#define N_DEALS 20

typedef struct
{
  TwGameKit kit;
  TwRules *rules;
  TwPlan *plan;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  TwTable table = { .kinds = { tw_player_kind_find ("random"), tw_player_kind_find ("random") } };

  fixture->kit = shipped_kit ();
  fixture->rules = shipped_rules (&fixture->kit, "base", 2);
  fixture->plan = tw_plan_fair (fixture->rules, &table, N_DEALS, 7);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  tw_plan_free (fixture->plan);
  tw_rules_unref (fixture->rules);
  shipped_kit_clear (&fixture->kit);
}

static TwRecord *
play_part (const TwPlan *plan, guint shard, guint n_shards, guint n_threads)
{
  TwPlanRun run = { .plan = plan, .shard = shard, .n_shards = n_shards, .n_threads = n_threads };
  TwRecord *record = tw_plan_new_record (plan);

  g_assert_true (tw_plan_run (&run, record));
  return record;
}

static void
assert_same (const TwRecord *a, const TwRecord *b)
{
  g_autofree char *one = tw_record_to_line (a);
  g_autofree char *other = tw_record_to_line (b);

  g_assert_cmpstr (one, ==, other);
}

static void
test_threads (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (TwRecord) one = play_part (fixture->plan, 0, 1, 1);
  g_autoptr (TwRecord) three = play_part (fixture->plan, 0, 1, 3);

  g_assert_cmpuint (tw_record_n_done (one), ==, N_DEALS);
  assert_same (one, three);
}

/* Seven parts of twenty deals, read from their lines, added backwards and forwards, one of them
 * twice. */
static void
test_shards (Fixture *fixture, gconstpointer unused)
{
  const guint n = 7;
  g_autoptr (TwRecord) all = play_part (fixture->plan, 0, 1, 1);
  g_autoptr (TwRecord) forwards = NULL;
  g_autoptr (TwRecord) backwards = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwRecord) part = play_part (fixture->plan, i, n, 1 + i % 2);

      g_ptr_array_add (lines, tw_record_to_line (part));
    }
  for (guint i = 0; i <= n; i++)
    {
      g_autoptr (GError) error = NULL;
      TwRecord *part = tw_record_from_line ("part", lines->pdata[i % n], &error);
      TwRecord *last = tw_record_from_line ("part", lines->pdata[(2 * n - 1 - i) % n], &error);

      g_assert_no_error (error);
      if (i == 0)
        {
          forwards = part;
          backwards = last;
          continue;
        }
      tw_record_merge (forwards, part, &error);
      tw_record_merge (backwards, last, &error);
      g_assert_no_error (error);
      tw_record_free (part);
      tw_record_free (last);
    }
  assert_same (all, forwards);
  assert_same (all, backwards);
}

/* Parts of runs that were parted otherwise have only some deals in common; those of others none. */
static void
test_not_added (Fixture *fixture, gconstpointer unused)
{
  TwTable table = { .kinds = { tw_player_kind_find ("random"), tw_player_kind_find ("random") } };
  g_autoptr (TwPlan) other_plan = tw_plan_fair (fixture->rules, &table, N_DEALS, 8);
  g_autoptr (TwRecord) half = play_part (fixture->plan, 0, 2, 1);
  g_autoptr (TwRecord) third = play_part (fixture->plan, 1, 3, 1);
  g_autoptr (TwRecord) other = play_part (other_plan, 1, 2, 1);
  g_autofree char *before = tw_record_to_line (half), *after = NULL;
  g_autoptr (GError) overlaps = NULL;
  g_autoptr (GError) differs = NULL;

  g_assert_false (tw_record_merge (half, third, &overlaps));
  g_assert_error (overlaps, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_false (tw_record_merge (half, other, &differs));
  g_assert_error (differs, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  after = tw_record_to_line (half);
  g_assert_cmpstr (before, ==, after);
}

typedef struct
{
  GCancellable *cancellable;
  guint n_told;
  guint n_until;
  guint64 n_left;
} Interrupter;

static void
interrupt (const TwRecord *record, guint64 n_left, gpointer user)
{
  Interrupter *interrupter = user;

  g_assert_cmpuint (tw_record_n_done (record) + n_left, ==, record->n_deals);
  interrupter->n_left = n_left;
  if (++interrupter->n_told == interrupter->n_until)
    g_cancellable_cancel (interrupter->cancellable);
}

static void
test_goes_on (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Interrupter interrupter = { .cancellable = cancellable, .n_until = 5 };
  TwPlanRun run = { .plan = fixture->plan,
                    .n_shards = 1,
                    .n_threads = 2,
                    .cancellable = cancellable,
                    .tell = interrupt,
                    .user = &interrupter };
  g_autoptr (TwRecord) all = play_part (fixture->plan, 0, 1, 1);
  g_autoptr (TwRecord) record = tw_plan_new_record (fixture->plan);
  guint64 n_before;

  g_assert_false (tw_plan_run (&run, record));
  n_before = tw_record_n_done (record);
  g_assert_cmpuint (n_before, >=, 5);
  g_assert_cmpuint (n_before, <, N_DEALS);
  g_cancellable_reset (cancellable);
  interrupter.n_until = 0;
  interrupter.n_told = 0;
  g_assert_true (tw_plan_run (&run, record));
  g_assert_cmpuint (interrupter.n_told, ==, N_DEALS - n_before);
  g_assert_cmpuint (interrupter.n_left, ==, 0);
  assert_same (all, record);
}

static gboolean
is_enough (const TwRecord *record, gpointer user)
{
  guint *n_asked = user;

  (*n_asked)++;
  return tw_record_n_done (record) >= 96;
}

/* It is asked after 64 deals and 96, whatever the number of threads. */
static void
test_enough (Fixture *fixture, gconstpointer unused)
{
  for (guint n_threads = 1; n_threads < 3; n_threads++)
    {
      guint n_asked = 0;
      TwPlanRun run = { .plan = fixture->plan,
                        .n_shards = 1,
                        .n_threads = n_threads,
                        .is_enough = is_enough,
                        .user = &n_asked };
      g_autoptr (TwRecord) record = NULL;

      fixture->plan->record->n_deals = 1000;
      record = tw_plan_new_record (fixture->plan);
      g_assert_true (tw_plan_run (&run, record));
      g_assert_cmpuint (tw_record_n_done (record), ==, 96);
      g_assert_cmpuint (n_asked, ==, 2);
    }
}

/* A game of a deal can be looked at: it is the one that was counted. */
static void
test_game (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (TwRecord) record = play_part (fixture->plan, 0, N_DEALS, 1);
  g_autoptr (TwPlay) play = NULL;
  gint64 sum = 0;

  for (guint order = 0; order < 2; order++)
    {
      guint64 seed;
      g_autoptr (GArray) actions = tw_plan_run_game (fixture->plan, 0, 0, order, &seed);

      tw_play_free (play);
      play = tw_play_new (fixture->rules, seed);
      for (guint i = 0; i < actions->len; i++)
        tw_play_apply (play, &g_array_index (actions, TwAction, i));
      g_assert_cmpuint (tw_play_decider (play), ==, TW_SEAT_NONE);
      sum += play->state->score[0];
    }
  g_assert_cmpint (tw_deal_sums_get (record->tally, "place/1/score").x, ==, sum);
}

/* As many deals have more points for who begins as have fewer. */
static void
test_typical (Fixture *fixture, gconstpointer unused)
{
  guint64 typical = tw_plan_run_typical (fixture->plan, tw_question_shows ("fair"), 9);
  gint64 points[9];
  guint n_fewer = 0, n_more = 0;

  for (guint deal = 0; deal < 9; deal++)
    {
      g_autoptr (TwRecord) record = play_part (fixture->plan, deal, N_DEALS, 1);

      points[deal] = tw_deal_sums_get (record->tally, "place/1/score").x;
    }
  for (guint deal = 0; deal < 9; deal++)
    {
      n_fewer += points[deal] < points[typical];
      n_more += points[deal] > points[typical];
    }
  g_assert_cmpuint (n_fewer, <=, 4);
  g_assert_cmpuint (n_more, <=, 4);
}

/* What strangers write is refused, with its place. */
static void
test_refused (void)
{
  static const char *const lines[] = {
    "",
    "{}",
    "[]",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[],\"sums\":{\"a\":[1,2,3]}}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[[0,11]],\"sums\":{}}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[[3,3]],\"sums\":{}}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[[0,4],[3,5]],\"sums\":{}}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":0,\"done\":[],\"sums\":{}}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[],\"sums\":{\"a\":[1,2,3,4,5,6.5]}"
    "}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[],\"sums\":{\"a\":[-1,2,3,4,5,6]}}",
    "{\"question\":\"fair\",\"facts\":{},\"deals\":10,\"done\":[],\"sums\":{\"a\":[1,"
    "99999999999999999,3,4,5,6]}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRecord) record = tw_record_from_line ("part.json", lines[i], &error);

      g_assert_null (record);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "part.json"));
    }
}

/* Who reads a file that says nothing of its players is told what can be told. */
static void
test_odd (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRecord) record =
      tw_record_from_line ("part.json",
                           "{\"question\":\"skill\",\"facts\":{\"arms\":\"2\",\"players\":\"2\"},"
                           "\"deals\":3,\"done\":[[0,3]],"
                           "\"sums\":{\"step/0\":[3,120,0,5000,0,0]}}",
                           &error);
  g_autoptr (TwAnswers) answers = NULL;

  g_assert_no_error (error);
  answers = tw_record_answers (record, FALSE);
  g_assert_cmpuint (answers->items->len, ==, 3);
  g_assert_null (((const TwAnswer *) answers->items->pdata[0])->of);
}

static void
add_span (GArray *spans, guint64 begin, guint64 end, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  tw_spans_add (spans, (TwDealSpan){ begin, end });
  for (guint i = 0; i < spans->len; i++)
    g_string_append_printf (text, "%u-%u ", (guint) g_array_index (spans, TwDealSpan, i).begin,
                            (guint) g_array_index (spans, TwDealSpan, i).end);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_spans (void)
{
  g_autoptr (GArray) spans = tw_spans_new ();

  add_span (spans, 5, 7, "5-7 ");
  add_span (spans, 1, 2, "1-2 5-7 ");
  add_span (spans, 9, 10, "1-2 5-7 9-10 ");
  add_span (spans, 7, 9, "1-2 5-10 ");
  g_assert_true (tw_spans_has (spans, 1));
  g_assert_false (tw_spans_has (spans, 2));
  g_assert_cmpuint (tw_spans_count (spans, (TwDealSpan){ 0, 6 }), ==, 2);
  add_span (spans, 0, 20, "0-20 ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/balance/run/threads", Fixture, NULL, set_up, test_threads, tear_down);
  g_test_add ("/balance/run/shards", Fixture, NULL, set_up, test_shards, tear_down);
  g_test_add ("/balance/run/not-added", Fixture, NULL, set_up, test_not_added, tear_down);
  g_test_add ("/balance/run/goes-on", Fixture, NULL, set_up, test_goes_on, tear_down);
  g_test_add ("/balance/run/enough", Fixture, NULL, set_up, test_enough, tear_down);
  g_test_add ("/balance/run/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/balance/run/typical", Fixture, NULL, set_up, test_typical, tear_down);
  g_test_add_func ("/balance/run/refused", test_refused);
  g_test_add_func ("/balance/run/odd", test_odd);
  g_test_add_func ("/balance/run/spans", test_spans);
  return g_test_run ();
}
