/* A turn with one switch. */
#include "app/widgets/scanned.h"
#include "app/widgets/scanner.h"
#include "app/widgets/settings.h"
#include "tests/app/play/page-fixture.h"

/* Steps on until the table is gone through, and goes into it. */
static void
go_into_table (Fixture *f)
{
  TwTableModel *model = f->parts.model;

  for (guint i = 0; i < 40 && !tw_table_model_get_aim (model)->is_set; i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (f->table), "framed"))
      tw_scanner_press ();
    else
      {
        gboolean holds_table = FALSE;

        for (GtkWidget *above = GTK_WIDGET (f->table); above != NULL;
             above = gtk_widget_get_parent (above))
          holds_table = holds_table || gtk_widget_has_css_class (above, "framed");
        if (holds_table)
          tw_scanner_press ();
        else
          tw_scanner_step ();
      }
  g_assert_true (tw_table_model_get_aim (model)->is_set);
}

/* Place after place is shown; the chosen one is asked for its turn, then for a spot; and then the
 * next tile is shown at its first place, without a way back to the table. */
static void
test_turn (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  guint n_places = 0, n_turns;
  const TwLegalCell *places;
  int x, y;

  show_position (f, "", "Anna Eva", "draw=U");
  wait_until (gtk_window_is_active (GTK_WINDOW (f->window)));
  places = tw_table_model_get_legal (model, &n_places);
  g_assert_cmpuint (n_places, >, 2);
  go_into_table (f);
  g_assert_cmpint (tw_table_model_get_aim (model)->x, ==, places[0].x);
  tw_scanner_step ();
  x = places[1].x, y = places[1].y;
  g_assert_cmpint (tw_table_model_get_aim (model)->x, ==, x);
  g_assert_cmpint (tw_table_model_get_aim (model)->y, ==, y);
  n_turns = (guint) __builtin_popcount (places[1].turns);
  g_assert_cmpuint (n_turns, ==, 2);
  tw_scanner_press ();
  g_assert_null (tw_table_model_get_proposal (model));
  g_assert_cmpuint (tw_scanned_count (TW_SCANNED (f->table)), ==, n_turns);
  tw_scanner_step ();
  tw_scanner_press ();
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_cmpint (tw_table_model_get_proposal (model)->y, ==, y);
  /* Its spots, and the way on without one. */
  g_assert_cmpuint (tw_scanned_count (TW_SCANNED (f->table)), ==, f->spots->buttons->len + 1);
  g_assert_true (gtk_widget_has_focus (f->spots->buttons->pdata[0]));
  tw_scanner_step ();
  g_assert_true (gtk_widget_has_focus (f->spots->buttons->pdata[1]));
  tw_scanner_press ();
  g_assert_true (fixture_log_has (model, "Anna laid a road and placed a "));
  g_assert_true (tw_table_model_get_aim (model)->is_set);
  g_assert_null (tw_table_model_get_proposal (model));
  /* Without a figure. */
  tw_scanner_press ();
  while (tw_table_model_get_proposal (model) == NULL)
    tw_scanner_press ();
  for (guint i = 0; i < f->spots->buttons->len; i++)
    tw_scanner_step ();
  tw_scanner_press ();
  g_assert_true (fixture_log_has (model, "Eva laid a "));
  g_assert_false (fixture_log_has (model, "Eva laid a road and placed"));
  /* Out of it after one round. */
  tw_table_model_get_legal (model, &n_places);
  for (guint i = 0; i < n_places; i++)
    tw_scanner_step ();
  g_assert_false (tw_table_model_get_aim (model)->is_set);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = tw_settings_new ();
  /* Longer than any test: time is what the test says. */
  g_settings_set_string (settings, "one-switch", "five-seconds");
  tw_scanner_follow (settings);
  ADD_TEST ("/play/one-switch/turn", 1280, test_turn);
  return g_test_run ();
}
