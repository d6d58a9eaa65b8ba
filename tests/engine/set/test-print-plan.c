/* How a set is printed: what is usual, and what a preset changes of it. */
#include "engine/set/print-plan.h"

/* All tiles of 45 mm on A4 that stands, 2 mm of bleed, a rim of 5 mm, no backs. */
static void
test_usual (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new ();

  g_assert_cmpint (plan->tile, ==, 45000);
  g_assert_null (plan->paper);
  g_assert_false (plan->is_landscape);
  g_assert_cmpint (plan->bleed, ==, 2000);
  g_assert_cmpint (plan->top, ==, 5000);
  g_assert_cmpint (plan->right, ==, 5000);
  g_assert_cmpint (plan->bottom, ==, 5000);
  g_assert_cmpint (plan->left, ==, 5000);
  g_assert_cmpint (plan->thickness, ==, 2000);
  g_assert_cmpint (plan->dpi, ==, 300);
  g_assert_cmpint (plan->marks, ==, TW_PRINT_MARKS_RIM);
  g_assert_cmpint (plan->backs, ==, TW_PRINT_BACKS_NONE);
  g_assert_cmpint (plan->form, ==, TW_PRINT_SHEETS);
  g_assert_cmpint (plan->choice, ==, TW_PRINT_ALL);
}

static void
test_none (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new ();

  g_assert_null (tw_print_plan_copy (NULL));
  g_assert_true (tw_print_plan_equal (NULL, NULL));
  g_assert_false (tw_print_plan_equal (plan, NULL));
  g_assert_false (tw_print_plan_equal (NULL, plan));
  tw_print_plan_free (NULL);
}

/* A row of that name and no other. */
static void
test_names (void)
{
  g_assert_cmpint (tw_print_plan_member ("bleed")->type, ==, TW_MEMBER_LENGTH);
  g_assert_cmpint (tw_print_plan_member ("dpi")->type, ==, TW_MEMBER_NUMBER);
  g_assert_null (tw_print_plan_member ("Bleed"));
  g_assert_null (tw_print_plan_member (""));
  g_assert_null (tw_print_plan_member (NULL));
}

/* What a preset is about is taken over, words that it does not have as well. */
static void
test_taken (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new (), preset = tw_print_plan_new ();

  plan->paper = g_strdup ("letter");
  plan->bleed = 0;
  plan->has_frame = TRUE;
  preset->preset = g_strdup ("print-shop");
  preset->bleed = 3000;
  preset->marks = TW_PRINT_MARKS_NONE;
  preset->backs = TW_PRINT_BACKS_LONG;
  preset->form = TW_PRINT_SINGLE;
  preset->has_boxes = TRUE;
  tw_print_plan_take_preset (plan, preset);
  g_assert_true (tw_print_plan_equal (plan, preset));
  g_assert_true (plan->preset != preset->preset);
}

/* The set's own: what is printed of it, how large its tiles are, how this printer drifts. */
static void
test_kept (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new (), preset = tw_print_plan_new ();
  g_autoptr (TwPrintPlan) before = NULL;

  plan->tile = 50800;
  plan->corner = 2000;
  plan->thickness = 1500;
  plan->back_x = 300;
  plan->back_y = -100;
  plan->choice = TW_PRINT_CHOSEN;
  plan->since = g_strdup ("1.0");
  plan->chosen = g_strdup ("A B");
  plan->copies = TW_PRINT_ONCE;
  plan->blocks = TW_PRINT_BLOCKS_WHOLE;
  plan->has_tokens = TRUE;
  plan->figures = TW_PRINT_DISCS;
  plan->has_track = plan->has_box = plan->has_label = plan->has_overview = plan->has_drift = TRUE;
  before = tw_print_plan_copy (plan);
  tw_print_plan_take_preset (plan, preset);
  g_assert_true (tw_print_plan_equal (plan, before));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-plan/usual", test_usual);
  g_test_add_func ("/print-plan/none", test_none);
  g_test_add_func ("/print-plan/names", test_names);
  g_test_add_func ("/print-plan/taken", test_taken);
  g_test_add_func ("/print-plan/kept", test_kept);
  return g_test_run ();
}
