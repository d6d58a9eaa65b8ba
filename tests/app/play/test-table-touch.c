/* Fingers at the table: what one hits, and what one that stays is told. */
#include "app/game/table-by-hand.h"
#include "app/play/score-bars.h"
#include "app/widgets/touch.h"
#include "tests/app/finger.h"
#include "tests/app/play/page-fixture.h"

static void
lie_still (Fixture *f)
{
  for (guint i = 0; i < 10; i++)
    {
      gtk_test_widget_wait_for_draw (f->window);
      is_laid_out ();
    }
}

static void
middle_of (Fixture *f, const TwLegalCell *cell, double *out_x, double *out_y)
{
  int x, y;

  tw_table_view_corner (&f->scene->camera.view, cell->x, cell->y, &x, &y);
  *out_x = x + f->scene->camera.view.side / 2.;
  *out_y = y + f->scene->camera.view.side / 2.;
}

/* What an open place is, without laying the tile there. */
static void
test_place (Fixture *f, gconstpointer size)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (f->parts.model, &n);
  double x, y;

  g_assert_cmpuint (n, >, 0);
  middle_of (f, &cells[0], &x, &y);
  g_assert_true (finger_stays (GTK_WIDGET (f->table), x, y));
  g_assert_cmpint (f->scene->target.kind, ==, TW_TARGET_CELL);
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (f->parts.card_title)));
  g_assert_null (tw_table_model_get_proposal (f->parts.model));
}

/* Nor is it laid there when the finger goes away. */
static void
test_held (Fixture *f, gconstpointer size)
{
  gboolean is_long = FALSE;
  guint ms;
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (f->parts.model, &n);
  double x, y;

  lie_still (f);
  middle_of (f, &cells[0], &x, &y);
  finger_down (GTK_WIDGET (f->table), x, y);
  g_object_get (gtk_settings_get_default (), "gtk-long-press-time", &ms, NULL);
  g_timeout_add (ms + 100, late_cb, &is_long);
  wait_until (is_long);
  g_assert_cmpint (f->scene->target.kind, ==, TW_TARGET_CELL);
  hand_do ("mouseup", "1");
  lie_still (f);
  g_assert_null (tw_table_model_get_proposal (f->parts.model));
  /* The next one is a click. */
  finger_click (GTK_WIDGET (f->table), x, y, TRUE);
  wait_until (tw_table_model_get_proposal (f->parts.model) != NULL);
}

/* Which figures can go there. */
static void
test_figures (Fixture *f, gconstpointer size)
{
  show_position (f, "inns-and-cathedrals", "Anna Eva", "draw=U");
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  wait_until (is_laid_out () && f->spots->n_laid > 0);
  g_assert_true (finger_stays_on (f->spots->buttons->pdata[0]));
  g_assert_nonnull (f->spots->menu);
  g_assert_true (gtk_widget_get_mapped (f->spots->menu));
  g_assert_nonnull (tw_table_model_get_proposal (f->parts.model));
  /* It holds the pointer. */
  gtk_popover_popdown (GTK_POPOVER (f->spots->menu));
}

/* Beside the first spot, out of its button. */
static void
click_beside (Fixture *f, gboolean is_finger)
{
  const TwSpotSite *site = &f->spots->sites[0];
  double x = (double) site->middle.x, y = (double) site->middle.y;
  int off = TW_TOUCH_REACH_PX - 2;

  g_assert_cmpint (site->side / 2, <, off);
  /* Off the tile there may be another place for it. */
  finger_click (GTK_WIDGET (f->table), x, f->scene->camera.view.height / 2 > y ? y + off : y - off,
                is_finger);
}

/* A finger that is beside a spot means it, a mouse does not. */
static void
test_beside (Fixture *f, gconstpointer size)
{
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  wait_until (is_laid_out () && f->scene->camera.start == 0 && f->spots->n_laid > 0);
  lie_still (f);
  click_beside (f, FALSE);
  lie_still (f);
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 1);
  g_assert_nonnull (tw_table_model_get_proposal (f->parts.model));
  click_beside (f, TRUE);
  wait_until (tw_table_model_get_turn (f->parts.model) == 2);
}

/* What a part of a bar is worth. */
static void
test_bars (Fixture *f, gconstpointer size)
{
  GtkWidget *bars, *popover;
  gboolean is_told = FALSE;

  g_assert_true (tw_table_by_hand_score (f->parts.model, 1, 100, ""));
  tw_table_model_end_game (f->parts.model);
  gtk_test_widget_wait_for_draw (f->window);
  bars = nth_widget (GTK_WIDGET (f->parts.result), TW_TYPE_SCORE_BARS, 0);
  for (int y = 4; y < gtk_widget_get_height (bars) && !is_told; y += 8)
    is_told = finger_stays (bars, gtk_widget_get_width (bars) / 2., y);
  popover = nth_widget (f->window, GTK_TYPE_POPOVER, 0);
  g_assert_nonnull (popover);
  g_assert_true (says (popover, "100"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tw_long_press_init ();
  ADD_TEST ("/play/table-touch/place", 1280, test_place);
  ADD_TEST ("/play/table-touch/held", 1280, test_held);
  ADD_TEST ("/play/table-touch/figures", 1280, test_figures);
  ADD_TEST ("/play/table-touch/beside", 1280, test_beside);
  ADD_TEST ("/play/table-touch/bars", 1280, test_bars);
  return g_test_run ();
}
