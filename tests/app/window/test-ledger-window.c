/* Games in Numbers: a folder is read, shown, sorted; what is broken is named. */
#include "app/widgets/settings.h"
#include "app/window/ledger-window.h"
#include "engine/ledger/ledger-column.h"
#include "engine/saved/saved-game-writer.h"
#include "engine/setup/play-rules.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  char *folder;
  GSettings *settings;
  TwLedgerWindow *window;
} Fixture;

/* Games by answers that depend on their numbers alone, of a person and a program. */
static void
write_game (const Fixture *f, const TwGameKit *kit, guint number, gboolean is_over)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwGame) game = NULL;
  TwSavedSeat seats[TW_MAX_SEATS] = { { (char *) "Žofie", NULL, (char *) "person" },
                                      { NULL, NULL, (char *) "greedy" } };
  g_autofree char *name = g_strdup_printf ("%u.xml", number), *xml = NULL;
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  guint n_actions;

  setup->n_seats = 2;
  g_assert_true (tw_game_setup_use (setup, "base", NULL));
  rules = tw_game_setup_compile (setup, NULL);
  game = tw_game_new (rules, number, TW_GAME_DEFAULT);
  for (guint i = 0; i < 40; i++)
    {
      const TwAction *actions = tw_game_actions (game, &n_actions);

      g_assert_true (tw_game_apply (game, &actions[(i * 7919u + number) % n_actions], NULL));
    }
  if (is_over)
    tw_game_finish (game);
  xml = tw_saved_game_to_xml (game, NULL, seats, FALSE, NULL);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
}

static void
set_up (Fixture *f, gconstpointer data)
{
  TwGameKit kit;

  g_assert_true (tw_play_rules_kit_load (&kit, NULL));
  f->folder = g_dir_make_tmp ("ledger-XXXXXX", NULL);
  for (guint i = 0; i < 4; i++)
    write_game (f, &kit, i, i > 0);
  tw_play_rules_kit_clear (&kit);
  f->settings = tw_settings_new ();
  f->window = tw_ledger_window_new (f->settings, NULL);
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->settings);
  remove_tree (f->folder);
  g_free (f->folder);
}

static GObject *
child_of (gpointer window, const char *name)
{
  return gtk_widget_get_template_child (window, TW_TYPE_LEDGER_WINDOW, name);
}

static const char *
shown_in (gpointer window)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (child_of (window, "stack")));
}

static TwLedgerTable *
table_in (gpointer window)
{
  return TW_LEDGER_TABLE (child_of (window, "table"));
}

static guint
n_rows (TwLedgerTable *table)
{
  guint n = 0;

  while (tw_ledger_table_row (table, n) != NULL)
    n++;
  return n;
}

static gboolean
is_read (gpointer data)
{
  return !g_str_equal (shown_in (data), "reading");
}

static void
read_folder (Fixture *f, const char *folder)
{
  tw_ledger_window_read (f->window, folder);
  wait_until (is_read, f->window);
}

static void
choose (Fixture *f, guint drop_down, guint row)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (nth_widget (GTK_WIDGET (f->window), GTK_TYPE_DROP_DOWN,
                                                         drop_down)),
                              row);
}

static guint
column_of (const char *id)
{
  for (guint i = 0; i < tw_ledger_n_columns (); i++)
    if (g_str_equal (tw_ledger_column (i).id, id))
      return i;
  g_assert_not_reached ();
}

static void
test_rows (Fixture *f, gconstpointer data)
{
  TwLedgerTable *table = table_in (f->window);

  read_folder (f, f->folder);
  g_assert_cmpstr (shown_in (f->window), ==, "table");
  g_assert_cmpuint (n_rows (table), ==, 3);
  g_assert_cmpuint (tw_ledger_table_row (table, 0)->n_games, ==, 4);
  g_assert_cmpuint (tw_ledger_table_row (table, 0)->n_finished, ==, 3);
  g_assert_true (tw_ledger_table_has_column (table, column_of ("mean_points")));
  /* Nothing was given by hand. */
  g_assert_false (tw_ledger_table_has_column (table, column_of ("mean_given")));
  /* A row of everybody would say again what its only player's says. */
  choose (f, 0, TW_LEDGER_SEAT);
  g_assert_cmpuint (n_rows (table), ==, 2);
  g_assert_cmpint (tw_ledger_table_row (table, 0)->who, ==, TW_LEDGER_PEOPLE);
  choose (f, 1, 3);
  g_assert_cmpuint (n_rows (table), ==, 1);
  choose (f, 0, TW_LEDGER_PLAYER);
  choose (f, 1, 2);
  g_assert_cmpstr (tw_ledger_table_row (table, 0)->name, ==, "Žofie");
}

static gboolean
is_wide (gpointer window)
{
  int width = 0, height = 0;
  GdkRectangle screen;
  GdkDisplay *display = gtk_widget_get_display (window);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  gdk_monitor_get_geometry (gdk_display_get_monitor_at_surface (display, surface), &screen);
  gtk_window_get_default_size (window, &width, &height);
  return width >= MIN (tw_ledger_table_get_width (table_in (window)), screen.width);
}

/* All columns are seen, as far as the screen has room for them. */
static void
test_width (Fixture *f, gconstpointer data)
{
  int width = 0, height = 0;

  read_folder (f, f->folder);
  wait_until (is_wide, f->window);
  gtk_window_get_default_size (GTK_WINDOW (f->window), &width, &height);
  g_assert_cmpint (height, ==, 620);
}

static void
test_sorted (Fixture *f, gconstpointer data)
{
  TwLedgerTable *table = table_in (f->window);
  guint column = column_of ("drawn");

  read_folder (f, f->folder);
  choose (f, 0, TW_LEDGER_TILE);
  choose (f, 1, 1);
  for (guint descending = 0; descending < 2; descending++)
    {
      tw_ledger_table_sort (table, (int) column, descending == 1);
      for (guint i = 1; i < n_rows (table); i++)
        {
          double before, now;

          tw_ledger_value (tw_ledger_table_row (table, i - 1), column, &before);
          tw_ledger_value (tw_ledger_table_row (table, i), column, &now);
          g_assert_true (descending == 1 ? before >= now : before <= now);
        }
    }
  tw_ledger_table_sort (table, TW_LEDGER_BY_NAME, FALSE);
  g_assert_cmpstr (tw_ledger_table_row (table, 0)->name, ==, "base:A");
}

/* Nothing is hidden that was left out, and nothing is left of another folder. */
static void
test_none (Fixture *f, gconstpointer data)
{
  g_autofree char *broken = g_build_filename (f->folder, "broken.xml", NULL);
  g_autofree char *nowhere = g_build_filename (f->folder, "nowhere", NULL);
  GtkWidget *bar;

  g_assert_true (g_file_set_contents (broken, "<game xmlns=\"urn:tilewright:game:1\">", -1, NULL));
  read_folder (f, f->folder);
  g_assert_cmpuint (tw_ledger_table_row (table_in (f->window), 0)->n_games, ==, 4);
  bar = nth_widget (GTK_WIDGET (f->window), GTK_TYPE_INFO_BAR, 0);
  g_assert_true (gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)));
  read_folder (f, nowhere);
  g_assert_cmpstr (shown_in (f->window), ==, "none");
  g_assert_false (gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)));
  g_assert_cmpint (g_mkdir (nowhere, 0700), ==, 0);
  read_folder (f, nowhere);
  g_assert_cmpstr (shown_in (f->window), ==, "none");
}

/* A reading that is not wanted any more, or whose window has gone, ends. */
static void
test_cancelled (Fixture *f, gconstpointer data)
{
  GtkWidget *button;

  tw_ledger_window_read (f->window, f->folder);
  g_assert_cmpstr (shown_in (f->window), ==, "reading");
  for (guint i = 0; (button = nth_widget (GTK_WIDGET (f->window), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "_Cancel") == 0)
      g_signal_emit_by_name (button, "clicked");
  wait_until (is_read, f->window);
  tw_ledger_window_read (f->window, f->folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ledger-window/rows", Fixture, NULL, set_up, test_rows, tear_down);
  g_test_add ("/ledger-window/width", Fixture, NULL, set_up, test_width, tear_down);
  g_test_add ("/ledger-window/sorted", Fixture, NULL, set_up, test_sorted, tear_down);
  g_test_add ("/ledger-window/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/ledger-window/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
