/* What is said to those who listen: by way of what has the keyboard, where GTK has no other. */
#include "app/widgets/say.h"

#include <adwaita.h>

#include "app/widgets/settings.h"
#include "tests/app/wait.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *button, *other, *entry;
  /* What is waited for. */
  GtkWidget *widget;
  const char *words;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  f->window = GTK_WINDOW (gtk_window_new ());
  f->button = gtk_button_new_with_label ("one");
  f->other = gtk_button_new_with_label ("two");
  f->entry = gtk_entry_new ();
  gtk_box_append (GTK_BOX (box), f->button);
  gtk_box_append (GTK_BOX (box), f->other);
  gtk_box_append (GTK_BOX (box), f->entry);
  gtk_window_set_child (f->window, box);
  gtk_window_present (f->window);
  gtk_widget_grab_focus (f->button);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (f->window);
}

static gboolean
is_said (GtkWidget *widget, const char *words)
{
  g_autofree char *different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  return different == NULL;
}

static gboolean
is_awaited_said (gpointer data)
{
  Fixture *f = data;

  return is_said (f->widget, f->words);
}

static void
wait_for (Fixture *f, GtkWidget *widget, const char *words)
{
  f->widget = widget;
  f->words = words;
  wait_until (is_awaited_said, f);
}

/* The description comes back when the keyboard goes: to nothing, to a tooltip, to what was given.
 */
static void
test_comes_back (Fixture *f, gconstpointer data)
{
  gtk_widget_set_tooltip_text (f->button, "Counts");
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  gtk_widget_grab_focus (f->other);
  g_assert_true (is_said (f->button, "Counts"));

  tw_describe (f->button, "Counts tiles");
  g_usleep (400 * 1000);
  gtk_widget_grab_focus (f->button);
  tw_say (f->other, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  gtk_widget_grab_focus (f->other);
  g_assert_true (is_said (f->button, "Counts tiles"));
}

static gboolean
is_in_front (gpointer window)
{
  return gtk_window_is_active (window);
}

/* It is not heard again by whoever comes back from another window later. */
static void
test_another_window (Fixture *f, gconstpointer data)
{
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());

  wait_until (is_in_front, f->window);
  tw_describe (f->button, "Counts");
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  g_usleep (400 * 1000);
  gtk_window_present (other);
  wait_until (is_in_front, other);
  gtk_window_destroy (other);
  gtk_window_present (f->window);
  wait_for (f, f->button, "Counts");
}

/* What shows something else is told anew, whatever was said by way of it before; and what is told
 * while the keyboard is elsewhere is its description. */
static void
test_introduce (Fixture *f, gconstpointer data)
{
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  tw_introduce (f->button, "Tile D");
  wait_for (f, f->button, "Tile D");
  tw_introduce (f->other, "Tile E");
  g_assert_true (is_said (f->other, "Tile E"));
}

/* What was true of it before is not read by whoever comes while the new words wait. */
static void
test_while_it_waits (Fixture *f, gconstpointer data)
{
  tw_describe (f->button, "Anna: place a meeple");
  tw_say (f->button, "Anna laid a city");
  tw_describe (f->button, "Eva: lay the tile");
  g_assert_false (is_said (f->button, "Anna: place a meeple"));
  wait_for (f, f->button, "Anna laid a city");
  gtk_widget_grab_focus (f->other);
  g_assert_true (is_said (f->button, "Eva: lay the tile"));
}

/* What comes together is one sentence after the other, each once. */
static void
test_together (Fixture *f, gconstpointer data)
{
  tw_say (f->button, "Red laid a city");
  tw_say (f->other, "Blue: lay the tile.");
  tw_say (f->button, "Red laid a city");
  wait_for (f, f->button, "Red laid a city. Blue: lay the tile.");
}

/* What was said last is said again, be it that something else has said it. */
static void
test_again (Fixture *f, gconstpointer data)
{
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  tw_say_remember (f->other, "Nothing found");
  g_assert_true (tw_say_again (f->button));
  wait_for (f, f->button, "Nothing found");
}

/* Presses a key in the window: what is said then is not added to what was. */
static void
press_any (Fixture *f)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (f->window));
  gboolean is_done;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_F8, 0, 0, &is_done);
    }
}

/* What came since the last key is said again as a whole. */
static void
test_again_since (Fixture *f, gconstpointer data)
{
  tw_say (f->button, "Red laid a city");
  wait_for (f, f->button, "Red laid a city");
  tw_say (f->button, "Blue: lay the tile.");
  wait_for (f, f->button, "Blue: lay the tile.");
  g_assert_true (tw_say_again (f->button));
  wait_for (f, f->button, "Red laid a city. Blue: lay the tile.");
  press_any (f);
  tw_say (f->button, "3 tiles left");
  wait_for (f, f->button, "3 tiles left");
  g_assert_true (tw_say_again (f->button));
  wait_for (f, f->button, "3 tiles left");
}

static void
speak_of_all (Fixture *f)
{
  press_any (f);
  tw_say (f->button, "Red laid a city");
  tw_say_detail (f->button, "Blue: lay the tile.");
  tw_say_answer (f->button, "3 tiles left");
}

/* Who wants to hear less hears what is not left out, and the rest when asking for it. */
static void
test_how_much (Fixture *f, gconstpointer data)
{
  g_autoptr (GSettings) settings = tw_settings_new ();

  speak_of_all (f);
  wait_for (f, f->button, "Red laid a city. Blue: lay the tile. 3 tiles left");
  g_settings_set_string (settings, "spoken", "news");
  speak_of_all (f);
  wait_for (f, f->button, "Red laid a city. 3 tiles left");
  g_settings_set_string (settings, "spoken", "answers");
  speak_of_all (f);
  wait_for (f, f->button, "3 tiles left");
  g_assert_true (tw_say_again (f->button));
  wait_for (f, f->button, "Red laid a city. Blue: lay the tile. 3 tiles left");
  g_settings_reset (settings, "spoken");
}

/* A field is what has the keyboard, and not its text. */
static void
test_entry (Fixture *f, gconstpointer data)
{
  gtk_widget_grab_focus (f->entry);
  tw_say (f->entry, "Nothing found");
  wait_for (f, f->entry, "Nothing found");
}

/* The keyboard that goes elsewhere at once has cut it off: it is said there. */
static void
test_cut_off (Fixture *f, gconstpointer data)
{
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  gtk_widget_grab_focus (f->other);
  wait_for (f, f->other, "Tile C deleted");
}

/* Who presses a key meanwhile hears where that leads. */
static void
test_key (Fixture *f, gconstpointer data)
{
  g_autoptr (GListModel) controllers = NULL;
  gboolean is_done;

  tw_describe (f->other, "Counts");
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (f->window));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Tab, 0, 0, &is_done);
    }
  gtk_widget_grab_focus (f->other);
  g_assert_true (is_said (f->other, "Counts"));
}

/* What has the keyboard goes, and the window goes while something waits. */
static void
test_goes (Fixture *f, gconstpointer data)
{
  tw_say (f->button, "Tile C deleted");
  wait_for (f, f->button, "Tile C deleted");
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (f->button)), f->button);
  tw_say (f->other, "Nothing found");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, function) g_test_add ("/say/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("comes-back", test_comes_back);
  ADD ("another-window", test_another_window);
  ADD ("introduce", test_introduce);
  ADD ("while-it-waits", test_while_it_waits);
  ADD ("together", test_together);
  ADD ("again", test_again);
  ADD ("again-since", test_again_since);
  ADD ("how-much", test_how_much);
  ADD ("entry", test_entry);
  ADD ("cut-off", test_cut_off);
  ADD ("key", test_key);
  ADD ("goes", test_goes);
#undef ADD
  return g_test_run ();
}
