/* Toasts that come and go faster than they move. */
#include "app/widgets/toasts.h"

#include "tests/app/wait.h"

typedef struct
{
  GtkWindow *window;
  AdwToastOverlay *overlay;
  AdwToast *toasts[3];
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->window = GTK_WINDOW (gtk_window_new ());
  f->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_window_set_default_size (f->window, 400, 300);
  gtk_window_set_child (f->window, GTK_WIDGET (f->overlay));
  gtk_window_present (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (f->toasts); i++)
    g_clear_weak_pointer (&f->toasts[i]);
  gtk_window_destroy (f->window);
}

static void
show (Fixture *f, guint i)
{
  static const char *const titles[] = { "first", "second", "third" };
  AdwToast *toast = adw_toast_new (titles[i]);

  adw_toast_set_timeout (toast, 0);
  g_set_weak_pointer (&f->toasts[i], toast);
  tw_toasts_show (f->overlay, toast);
}

static gboolean
is_first_gone (gpointer data)
{
  return ((Fixture *) data)->toasts[0] == NULL;
}

static gboolean
are_all_gone (gpointer data)
{
  Fixture *f = data;

  return f->toasts[0] == NULL && f->toasts[1] == NULL && f->toasts[2] == NULL;
}

static gboolean
is_time_up (gpointer data)
{
  return g_get_monotonic_time () >= *(gint64 *) data;
}

/* Turns the main loop for @time_ms. */
static void
go_on (guint time_ms)
{
  gint64 end = g_get_monotonic_time () + time_ms * 1000;

  wait_until (is_time_up, &end);
}

/* Of three at once the first is seen, then the last. */
static void
test_last_one_wins (Fixture *f, gconstpointer data)
{
  show (f, 0);
  show (f, 1);
  show (f, 2);
  g_assert_nonnull (f->toasts[0]);
  g_assert_null (f->toasts[1]);
  wait_until (is_first_gone, f);
  go_on (700);
  g_assert_nonnull (f->toasts[2]);
}

/* What is taken away while it moves in goes when it has come, and nothing that is freed is used. */
static void
test_dismissed_while_it_moves (Fixture *f, gconstpointer data)
{
  for (guint time_ms = 0; time_ms < 500; time_ms += 100)
    {
      show (f, 0);
      go_on (time_ms);
      show (f, 1);
      tw_toasts_dismiss (f->overlay);
      g_assert_null (f->toasts[1]);
      wait_until (are_all_gone, f);
      show (f, 2);
      go_on (time_ms);
      tw_toasts_dismiss (f->overlay);
      wait_until (are_all_gone, f);
    }
}

/* Whoever goes on has read what was said, but may want what is offered. */
static void
test_offer_stays (Fixture *f, gconstpointer data)
{
  AdwToast *toast = adw_toast_new ("offer");

  adw_toast_set_button_label (toast, "Undo");
  adw_toast_set_timeout (toast, 0);
  g_set_weak_pointer (&f->toasts[0], toast);
  tw_toasts_show (f->overlay, toast);
  tw_toasts_have_read (f->overlay);
  go_on (1800);
  g_assert_nonnull (f->toasts[0]);
  tw_toasts_dismiss (f->overlay);
  wait_until (is_first_gone, f);
  show (f, 0);
  tw_toasts_have_read (f->overlay);
  wait_until (is_first_gone, f);
}

/* What is offered no more is not offered later, either. */
static void
test_withdrawn (Fixture *f, gconstpointer data)
{
  show (f, 0);
  show (f, 1);
  tw_toasts_withdraw (f->toasts[1]);
  g_assert_null (f->toasts[1]);
  wait_until (is_first_gone, f);

  show (f, 0);
  adw_toast_set_button_label (f->toasts[0], "Undo");
  tw_toasts_withdraw (f->toasts[0]);
  g_assert_nonnull (f->toasts[0]);
  g_assert_null (adw_toast_get_button_label (f->toasts[0]));
  wait_until (is_first_gone, f);
}

/* A page that is built for longer than a toast stays: it is seen all the same. */
static void
test_time_runs_at_rest (Fixture *f, gconstpointer data)
{
  AdwToast *toast = adw_toast_new ("built");

  adw_toast_set_timeout (toast, 1);
  g_set_weak_pointer (&f->toasts[0], toast);
  go_on (200);
  tw_toasts_show (f->overlay, toast);
  g_usleep (1500 * 1000);
  go_on (700);
  g_assert_nonnull (f->toasts[0]);
  wait_until (is_first_gone, f);
}

/* Whoever has gone to the button has the time to press it. */
static void
test_waits_for_keyboard (Fixture *f, gconstpointer data)
{
  AdwToast *toast = adw_toast_new ("offer");
  GtkWidget *shown;

  adw_toast_set_button_label (toast, "Undo");
  adw_toast_set_timeout (toast, 1);
  g_set_weak_pointer (&f->toasts[0], toast);
  tw_toasts_show (f->overlay, toast);
  shown = gtk_widget_get_last_child (GTK_WIDGET (f->overlay));
  g_assert_true (gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD));
  go_on (2500);
  g_assert_nonnull (f->toasts[0]);
  gtk_window_set_focus (f->window, NULL);
  wait_until (is_first_gone, f);
}

/* The window goes while a toast waits. */
static void
test_window_goes (Fixture *f, gconstpointer data)
{
  show (f, 0);
  go_on (100);
  show (f, 1);
}

/* What somebody calls a thing does not keep the rest from being read. */
static void
test_long_name (Fixture *f, gconstpointer data)
{
  g_autofree char *name = g_strnfill (4000, 'x');
  g_autofree char *title =
      g_strdup_printf ("“%s” & “y” are there, and of this nothing is quoted, so "
                       "that it stays as it is, however long that may be",
                       name);
  AdwToast *toast = adw_toast_new (title);

  g_set_weak_pointer (&f->toasts[0], toast);
  tw_toasts_show (f->overlay, toast);
  g_assert_true (g_str_has_prefix (adw_toast_get_title (toast), "“xxx"));
  g_assert_true (g_str_has_suffix (adw_toast_get_title (toast),
                                   "xxx…” &amp; “y” are there, and of this nothing is quoted, so "
                                   "that it stays as it is, however long that may be"));
  g_assert_cmpint (g_utf8_strlen (adw_toast_get_title (toast), -1), <, 170);
}

/* Where the toast is, in its overlay. */
static graphene_rect_t
place_of (Fixture *f)
{
  GtkWidget *toast = gtk_widget_get_last_child (GTK_WIDGET (f->overlay));
  graphene_rect_t bounds;

  g_assert_true (toast != adw_toast_overlay_get_child (f->overlay));
  g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (f->overlay), &bounds));
  return bounds;
}

/* Below a bar of 40 pixels lies the page, to the right of which is what no toast may cover. */
static void
test_place (Fixture *f, gconstpointer data)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *needed = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (bar, -1, 40);
  gtk_widget_set_size_request (needed, 500, -1);
  gtk_widget_set_hexpand (page, TRUE);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_set_halign (needed, GTK_ALIGN_END);
  gtk_widget_set_hexpand (needed, TRUE);
  gtk_box_append (GTK_BOX (page), needed);
  gtk_box_append (GTK_BOX (all), bar);
  gtk_box_append (GTK_BOX (all), page);
  gtk_window_set_default_size (f->window, 1200, 600);
  adw_toast_overlay_set_child (f->overlay, all);
  go_on (500);
  show (f, 0);
  go_on (1500);
  g_assert_cmpfloat (place_of (f).origin.y, >, 400);
  g_assert_cmpfloat_with_epsilon (place_of (f).origin.x + place_of (f).size.width / 2, 600, 2);
  tw_toasts_keep_clear (needed);
  tw_toasts_set_top (f->overlay, page);
  go_on (500);
  g_assert_cmpfloat (place_of (f).origin.y, >=, 40);
  g_assert_cmpfloat (place_of (f).origin.y, <, 80);
  g_assert_cmpfloat (place_of (f).origin.x, >=, 0);
  g_assert_cmpfloat (place_of (f).origin.x + place_of (f).size.width, <=, 700);
  /* It follows what is resized, and goes back. */
  gtk_widget_set_size_request (bar, -1, 90);
  go_on (500);
  g_assert_cmpfloat (place_of (f).origin.y, >=, 90);
  tw_toasts_set_top (f->overlay, NULL);
  gtk_widget_set_visible (needed, FALSE);
  go_on (500);
  g_assert_cmpfloat (place_of (f).origin.y, >, 400);
  g_assert_cmpfloat_with_epsilon (place_of (f).origin.x + place_of (f).size.width / 2, 600, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, function) g_test_add ("/toasts/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("last-one-wins", test_last_one_wins);
  ADD ("dismissed-while-it-moves", test_dismissed_while_it_moves);
  ADD ("offer-stays", test_offer_stays);
  ADD ("withdrawn", test_withdrawn);
  ADD ("time-runs-at-rest", test_time_runs_at_rest);
  ADD ("waits-for-keyboard", test_waits_for_keyboard);
  ADD ("window-goes", test_window_goes);
  ADD ("long-name", test_long_name);
  ADD ("place", test_place);
#undef ADD
  return g_test_run ();
}
