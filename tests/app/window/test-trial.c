/* A game with the open set: it waits while one draws, however one leaves it. */
#include <glib/gstdio.h>

#include "app/play/play-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/game/play-fixture.h"
#include "tests/app/window/window-fixture.h"
#include "tests/app/window/window-set.h"

static void
set_up (WindowFixture *f, gconstpointer data)
{
  window_show (f, "trial.xml");
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

static gboolean
is_dialog_open (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_visible (link->data))
      return TRUE;
  return FALSE;
}

static const char *
play_label (WindowFixture *f)
{
  GtkWidget *button = find_actionable (GTK_WIDGET (f->window), "win.play");

  return adw_button_content_get_label (
      ADW_BUTTON_CONTENT (gtk_button_get_child (GTK_BUTTON (button))));
}

/* What is drawn is tried out again and again: nobody is asked about the game each time, and it goes
 * on where it was, with the tiles as they are now. */
static void
test_trial (WindowFixture *f, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (f->window), *table;
  TwTableModel *model;
  guint turn;

  window_open_base (f->window);
  window_change_set (f->window);
  gtk_widget_activate_action (window, "win.play", NULL);
  table = nth_widget (window, TW_TYPE_PLAY_PAGE, 0);
  model = tw_play_page_get_model (TW_PLAY_PAGE (table));
  g_assert_false (tw_unsaved_game_is_trial (tw_play_page_get_unsaved (table)));
  fixture_lay (model);
  g_assert_false (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (table)));
  g_assert_true (tw_unsaved_game_is_trial (tw_play_page_get_unsaved (table)));
  g_assert_cmpstr (tw_window_get_unsaved (f->window), ==,
                   "A tile set has changes that are not saved.");
  turn = tw_table_model_get_turn (model);
  g_assert_cmpstr (play_label (f), ==, "Play");
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_false (is_dialog_open ());
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_parent (table)));
  g_assert_cmpstr (play_label (f), ==, "Go On");
  window_change_set (f->window);
  g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));
  g_assert_true (nth_widget (window, TW_TYPE_PLAY_PAGE, 0) == table);
  g_assert_true (gtk_widget_get_child_visible (gtk_widget_get_parent (table)));
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, turn);
  g_assert_true (tw_unsaved_game_is_trial (tw_play_page_get_unsaved (table)));

  /* A page, or the set as it was left, is another way to it. */
  g_assert_true (gtk_widget_activate_action (window, "win.page", "s", "texts"));
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_parent (table)));
  g_assert_cmpstr (play_label (f), ==, "Go On");
  g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));
  g_assert_true (nth_widget (window, TW_TYPE_PLAY_PAGE, 0) == table);
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, turn);
  g_assert_true (gtk_widget_activate_action (window, "win.back-to-set", NULL));
  g_assert_cmpstr (play_label (f), ==, "Go On");
  g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));
  g_assert_true (nth_widget (window, TW_TYPE_PLAY_PAGE, 0) == table);

  /* Until somebody ends it. */
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_true (gtk_widget_activate_action (window, "win.end-trial", NULL));
  g_assert_false (is_dialog_open ());
  g_assert_cmpstr (play_label (f), ==, "Play");
  g_assert_null (nth_widget (window, TW_TYPE_PLAY_PAGE, 0));
}

/* One key from a tile to a game in which it is drawn, and from the game that waits as well. */
static void
test_play_tile (WindowFixture *f, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (f->window);
  const TwCatalogue *catalogue;
  TwTableModel *model;

  window_open_base (f->window);
  window_change_set (f->window);
  g_assert_true (gtk_widget_activate_action (window, "win.play-tile", NULL));
  model = tw_play_page_get_model (TW_PLAY_PAGE (nth_widget (window, TW_TYPE_PLAY_PAGE, 0)));
  catalogue = tw_table_model_get_play (model)->rules->catalogue;
  g_assert_cmpstr (catalogue->kinds[tw_table_model_get_drawn (model)].tile->id, ==, "A");
}

/* A game of a shipped set as it is does not wait: one is asked, as behind the arrow. */
static void
test_page_asks (WindowFixture *f, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (f->window), *table;
  TwTableModel *model;

  window_open_base (f->window);
  gtk_widget_activate_action (window, "win.play", NULL);
  table = nth_widget (window, TW_TYPE_PLAY_PAGE, 0);
  model = tw_play_page_get_model (TW_PLAY_PAGE (table));
  fixture_lay (model);
  g_assert_true (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (table)));
  g_assert_true (gtk_widget_activate_action (window, "win.page", "s", "texts"));
  g_assert_true (is_dialog_open ());
  g_assert_true (gtk_widget_get_child_visible (gtk_widget_get_parent (table)));
}

/* Closes the page of lessons in the properties. Returns: whether it was open */
static gboolean
close_lessons (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_PREFERENCES_WINDOW (link->data) && gtk_widget_get_visible (link->data)
        && g_str_equal (adw_preferences_window_get_visible_page_name (link->data), "lessons"))
      {
        gtk_window_destroy (link->data);
        return TRUE;
      }
  return FALSE;
}

static gboolean
has_game (gpointer table)
{
  return tw_table_model_get_game (tw_play_page_get_model (table)) != NULL;
}

/* A lesson is tried beside the game that waits, and leads back to where it is written. */
static void
test_lesson (WindowFixture *f, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (f->window), *table, *lesson;
  TwTableModel *model;
  guint turn;

  window_open_base (f->window);
  window_change_set (f->window);
  gtk_widget_activate_action (window, "win.play", NULL);
  table = nth_widget (window, TW_TYPE_PLAY_PAGE, 0);
  model = tw_play_page_get_model (TW_PLAY_PAGE (table));
  fixture_lay (model);
  turn = tw_table_model_get_turn (model);
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));

  g_assert_true (gtk_widget_activate_action (window, "win.lessons", "s", ""));
  g_assert_false (is_dialog_open ());
  g_assert_true (nth_widget (window, TW_TYPE_PLAY_PAGE, 0) != table);
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_false (is_dialog_open ());
  g_assert_false (close_lessons ());
  g_assert_cmpstr (play_label (f), ==, "Go On");

  g_assert_true (gtk_widget_activate_action (window, "win.lessons", "s", "road"));
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_true (close_lessons ());
  g_assert_cmpstr (play_label (f), ==, "Go On");
  window_change_set (f->window);
  g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));
  g_assert_true (nth_widget (window, TW_TYPE_PLAY_PAGE, 0) == table);
  g_assert_true (gtk_widget_get_child_visible (gtk_widget_get_parent (table)));
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, turn);

  /* A game that is begun in its place is one like any other. */
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_true (gtk_widget_activate_action (window, "win.lessons", "s", "road"));
  lesson = nth_widget (window, TW_TYPE_PLAY_PAGE, 0);
  wait_until (has_game, lesson);
  g_assert_true (gtk_widget_activate_action (lesson, "play.again", NULL));
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_false (is_dialog_open ());
  g_assert_false (close_lessons ());
  g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));

  /* With the lesson in a window of its own, too. */
  g_assert_true (gtk_widget_activate_action (window, "win.leave-play", NULL));
  g_assert_true (gtk_widget_activate_action (window, "win.lessons", "s", "road"));
  g_assert_true (gtk_widget_activate_action (window, "win.table-apart", NULL));
  g_assert_cmpstr (play_label (f), ==, "Go On");
  g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));
  g_assert_true (nth_widget (window, TW_TYPE_PLAY_PAGE, 0) == table);
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, turn);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, test) g_test_add ("/trial/" name, WindowFixture, NULL, set_up, test, tear_down)
  ADD ("waits", test_trial);
  ADD ("play-tile", test_play_tile);
  ADD ("page-asks", test_page_asks);
  ADD ("lesson", test_lesson);
#undef ADD
  return g_test_run ();
}
