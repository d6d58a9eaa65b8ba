/* Who has the keys when a menu has closed. */
#include "app/widgets/focus-keeper.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *first;
  GtkWidget *second;
  GtkWidget *button;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GMenu) menu = g_menu_new (), submenu = g_menu_new ();

  g_menu_append (submenu, "Picture", "window.minimize");
  g_menu_append (menu, "Save", "window.minimize");
  g_menu_append_submenu (menu, "Export", G_MENU_MODEL (submenu));
  f->window = gtk_window_new ();
  f->first = gtk_button_new_with_label ("first");
  f->second = gtk_button_new_with_label ("second");
  f->button = gtk_menu_button_new ();
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (f->button), G_MENU_MODEL (menu));
  gtk_box_append (GTK_BOX (box), f->button);
  gtk_box_append (GTK_BOX (box), f->first);
  gtk_box_append (GTK_BOX (box), f->second);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  tw_focus_keeper_watch (GTK_WINDOW (f->window));
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  gtk_widget_grab_focus (f->second);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

static GtkWidget *
focus_of (Fixture *f)
{
  return gtk_window_get_focus (GTK_WINDOW (f->window));
}

static GtkWidget *
open_menu (Fixture *f, const char *submenu)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (f->button)));
  GType type;

  gtk_menu_button_popup (GTK_MENU_BUTTON (f->button));
  gtk_test_widget_wait_for_draw (f->window);
  g_object_set (popover, "visible-submenu", submenu, NULL);
  gtk_test_widget_wait_for_draw (f->window);
  type = g_type_from_name ("GtkModelButton");
  gtk_widget_grab_focus (nth_widget (popover, type, count_widgets (popover, type) - 1));
  g_assert_true (gtk_widget_is_ancestor (focus_of (f), popover));
  return popover;
}

static gboolean
is_drawn (gpointer frames)
{
  return *(guint *) frames >= 3;
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer frames)
{
  (*(guint *) frames)++;
  gtk_widget_queue_draw (widget);
  return is_drawn (frames) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* What is left of the closing comes after a frame has been drawn. */
static void
wait_for_frames (Fixture *f)
{
  guint frames = 0;

  gtk_widget_add_tick_callback (f->window, frame_cb, &frames, NULL);
  gtk_widget_queue_draw (f->window);
  wait_until (is_drawn, &frames);
}

static void
test_closed (Fixture *f, gconstpointer submenu)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      gtk_popover_popdown (GTK_POPOVER (open_menu (f, submenu)));
      wait_for_frames (f);
      g_assert_true (focus_of (f) == f->second);
    }
}

/* An entry that leads somewhere is not taken back. */
static void
test_led_elsewhere (Fixture *f, gconstpointer submenu)
{
  GtkWidget *popover = open_menu (f, submenu);

  gtk_widget_grab_focus (f->first);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for_frames (f);
  g_assert_true (focus_of (f) == f->first);
}

/* What had it may be gone, or hidden. */
static void
test_gone (Fixture *f, gconstpointer submenu)
{
  GtkWidget *popover = open_menu (f, submenu);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (f->second)), f->second);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for_frames (f);
  gtk_widget_grab_focus (f->first);
  popover = open_menu (f, submenu);
  gtk_widget_set_visible (f->first, FALSE);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for_frames (f);
  g_assert_true (focus_of (f) != f->first);
}

#define ADD(path, submenu, test)                                                                   \
  g_test_add ("/focus-keeper/" path, Fixture, submenu, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("closed/menu", "main", test_closed);
  ADD ("closed/submenu", "Export", test_closed);
  ADD ("led-elsewhere", "main", test_led_elsewhere);
  ADD ("gone", "main", test_gone);
  return g_test_run ();
}
