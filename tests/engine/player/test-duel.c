/* Two positions that are played on with the same luck. */
#include "engine/player/duel.h"

#include "tests/engine/shipped-fixture.h"

static TwRules *
base_rules (void)
{
  TwGameKit kit = shipped_kit ();
  TwRules *rules = shipped_rules (&kit, "ruleset:base-c3", 2);

  shipped_kit_clear (&kit);
  return rules;
}

/* What is alike stays alike, whatever is drawn; the positions are left alone. */
static void
test_alike (void)
{
  g_autoptr (TwRules) rules = base_rules ();
  g_autoptr (TwPlay) one = tw_play_new (rules, 1), other = tw_play_new (rules, 2);
  TwDuel duel;

  tw_play_copy (other, one);
  tw_duel_run (one, other, 0, one->state->turn + 4, 8, 7, NULL, &duel);
  g_assert_cmpuint (duel.n, ==, 8);
  g_assert_cmpfloat (duel.lead, ==, 0);
  g_assert_cmpfloat (duel.error, ==, 0);
  g_assert_cmpuint (one->state->turn, ==, other->state->turn);
  g_assert_cmpuint (one->board.head->n_slots, ==, other->board.head->n_slots);
}

/* Five points more are five points more, for who has them; with one seed it is the same again. */
static void
test_lead (void)
{
  g_autoptr (TwRules) rules = base_rules ();
  g_autoptr (TwPlay) one = tw_play_new (rules, 1), other = tw_play_new (rules, 2);
  TwDuel duel, again, rival;

  tw_play_copy (other, one);
  one->state->score[0] += 5;
  tw_duel_run (one, other, 0, one->state->turn + 4, 16, 7, NULL, &duel);
  tw_duel_run (one, other, 0, one->state->turn + 4, 16, 7, NULL, &again);
  tw_duel_run (one, other, 1, one->state->turn + 4, 16, 7, NULL, &rival);
  g_assert_cmpfloat (duel.lead, >, 300);
  g_assert_cmpfloat (duel.lead, <, 700);
  g_assert_cmpfloat (again.lead, ==, duel.lead);
  g_assert_cmpfloat (again.error, ==, duel.error);
  g_assert_cmpfloat (rival.lead, <, 0);
}

static void
test_cancelled (void)
{
  g_autoptr (TwRules) rules = base_rules ();
  g_autoptr (TwPlay) play = tw_play_new (rules, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TwDuel duel;

  g_cancellable_cancel (cancellable);
  tw_duel_run (play, play, 0, 10, 1000000, 7, cancellable, &duel);
  g_assert_cmpuint (duel.n, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/player/duel/alike", test_alike);
  g_test_add_func ("/engine/player/duel/lead", test_lead);
  g_test_add_func ("/engine/player/duel/cancelled", test_cancelled);
  return g_test_run ();
}
