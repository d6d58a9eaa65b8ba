/* A number that is being typed is taken after a pause. */
#include "app/game/table-number.h"
#include "app/table/number-pause.h"
#include "tests/app/game/position-fixture.h"

/* As in test-spot-lights.c: fifteen places. */
#define CROSSINGS                                                                                  \
  "draw=W W@-1,0/0 - draw=L L@-2,0/0 - draw=L L@-3,0/0 - draw=L L@-4,0/0 - draw=W W@1,0/0 - "      \
  "draw=W W@2,0/0 - draw=W W@3,0/0 - draw=MaHeA MaHeA@4,0/0"

static gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets @ms milliseconds pass in the main loop. */
static void
pass (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, late_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_taken (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("mage-and-witch", CROSSINGS);
  TwNumberPause *pause = tw_number_pause_new (model);
  guint64 before = fixture_hash (model);
  gint64 start = g_get_monotonic_time ();

  g_test_summary ("The first digit waits for a second, but not for ever");
  g_assert_true (tw_table_number_type_digit (model, 1));
  g_assert_cmphex (fixture_hash (model), ==, before);
  while (tw_table_number_get (model) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmphex (fixture_hash (model), !=, before);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, TW_NUMBER_PAUSE_MS * 1000 - 20000);
  g_assert_true (fixture_log_has (model, "moved the mage"));
  tw_number_pause_free (pause);
}

/* What was taken back is not taken later; nor is anything once nobody waits. */
static void
test_not_taken (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("mage-and-witch", CROSSINGS);
  TwNumberPause *pause = tw_number_pause_new (model);
  guint64 before = fixture_hash (model);

  g_assert_true (tw_table_number_type_digit (model, 1));
  tw_table_model_set_typed (model, 0);
  pass (TW_NUMBER_PAUSE_MS + 200);
  g_assert_cmphex (fixture_hash (model), ==, before);
  g_assert_true (tw_table_number_type_digit (model, 1));
  tw_number_pause_free (pause);
  pass (TW_NUMBER_PAUSE_MS + 200);
  g_assert_cmphex (fixture_hash (model), ==, before);
  g_assert_cmpuint (tw_table_number_get (model), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/number-pause/taken", test_taken);
  g_test_add_func ("/table/number-pause/not-taken", test_not_taken);
  return g_test_run ();
}
