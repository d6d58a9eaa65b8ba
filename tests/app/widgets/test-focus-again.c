/* The keyboard goes to what is shown, and back to where it was. */
#include "app/widgets/focus-again.h"

#include <adwaita.h>

/* @outside: a button beside @stack, whose two pages have two buttons each */
typedef struct
{
  GtkWidget *window;
  GtkWidget *outside;
  GtkStack *stack;
  GtkWidget *buttons[2][2];
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  f->window = gtk_window_new ();
  f->outside = gtk_button_new_with_label ("Outside");
  f->stack = GTK_STACK (gtk_stack_new ());
  for (guint page = 0; page < 2; page++)
    {
      GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      for (guint i = 0; i < 2; i++)
        {
          f->buttons[page][i] = gtk_button_new_with_label ("Inside");
          gtk_box_append (GTK_BOX (inside), f->buttons[page][i]);
        }
      gtk_stack_add_child (f->stack, inside);
    }
  tw_focus_shown_page (f->stack);
  gtk_box_append (GTK_BOX (box), f->outside);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (f->stack));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

static GtkWidget *
focus_of (Fixture *f)
{
  return gtk_root_get_focus (GTK_ROOT (f->window));
}

static void
show (Fixture *f, guint page)
{
  gtk_stack_set_visible_child (f->stack, gtk_widget_get_parent (f->buttons[page][0]));
}

static void
test_shown (Fixture *f, gconstpointer data)
{
  g_test_summary ("No page gets the keyboard that is not shown, whatever had it last");
  gtk_widget_grab_focus (f->buttons[0][0]);
  gtk_widget_grab_focus (f->outside);
  show (f, 1);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (f->stack), GTK_DIR_TAB_FORWARD));
  g_assert_true (focus_of (f) == f->buttons[1][0]);
  gtk_widget_grab_focus (f->outside);
  show (f, 0);
  g_assert_true (tw_focus_part (GTK_WIDGET (f->stack)));
  g_assert_true (focus_of (f) == f->buttons[0][0]);
}

/* What had the keyboard last in the first page, as leaflets and lists keep it. */
static void
had_second (Fixture *f)
{
  GtkWidget *page = gtk_widget_get_parent (f->buttons[0][1]);

  gtk_widget_grab_focus (f->outside);
  gtk_widget_set_focus_child (GTK_WIDGET (f->stack), page);
  gtk_widget_set_focus_child (page, f->buttons[0][1]);
}

static void
test_again (Fixture *f, gconstpointer data)
{
  g_test_summary ("Who comes back is where they were, and not one further, until it is forgotten");
  had_second (f);
  g_assert_true (tw_focus_part (GTK_WIDGET (f->stack)));
  g_assert_true (focus_of (f) == f->buttons[0][1]);
  /* What has the keyboard keeps its place. */
  tw_focus_forget (GTK_WIDGET (f->stack));
  g_assert_true (tw_focus_again (GTK_WIDGET (f->stack)));
  had_second (f);
  tw_focus_forget (GTK_WIDGET (f->stack));
  g_assert_false (tw_focus_again (GTK_WIDGET (f->stack)));
  g_assert_true (tw_focus_part (GTK_WIDGET (f->stack)));
  g_assert_true (focus_of (f) == f->buttons[0][0]);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/widgets/focus-again/shown", Fixture, NULL, set_up, test_shown, tear_down);
  g_test_add ("/widgets/focus-again/again", Fixture, NULL, set_up, test_again, tear_down);
  return g_test_run ();
}
