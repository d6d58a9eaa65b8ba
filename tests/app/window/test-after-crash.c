/* The start after a crash: what the program died of is there, is not drawn, and can be had; as many
 * drafts and games as there are. */
#include "app/widgets/announce.h"
#include "app/window/table-window.h"
#include "app/window/window.h"

#include <string.h>

#include "app/document/draft.h"
#include "app/document/under-way.h"
#include "app/game/kept-game.h"
#include "app/play/play-page.h"
#include "app/start/draft-list.h"
#include "app/start/draft-row.h"
#include "app/start/kept-game-row.h"
#include "app/start/kept-games.h"
#include "app/start/long-list.h"
#include "app/start/set-card.h"
#include "app/start/start-page.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"
#include "tests/app/window/window-set.h"

#define N_MANY 40

typedef struct
{
  TwTileTextures *textures;
  TwWindow *window;
  char *drafts;
  char *games;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->drafts = tw_drafts_folder ();
  f->games = tw_kept_games_folder ();
  remove_tree (f->drafts);
  remove_tree (f->games);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = tw_window_new (NULL, f->textures);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1200, 1000);
}

static gboolean
is_gone (gpointer data)
{
  return ((Fixture *) data)->window == NULL;
}

static gboolean
has_no_drafts (gpointer data)
{
  return g_list_model_get_n_items (G_LIST_MODEL (tw_draft_list_get_default ())) == 0;
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  wait_until (is_gone, f);
  remove_tree (f->drafts);
  remove_tree (f->games);
  tw_draft_list_refresh (tw_draft_list_get_default ());
  tw_kept_games_refresh ();
  wait_until (has_no_drafts, NULL);
  assert_last_reference (f->textures);
  g_free (f->drafts);
  g_free (f->games);
}

static void
show (Fixture *f)
{
  tw_window_show_start (f->window);
  gtk_window_present (GTK_WINDOW (f->window));
}

/* A file as a program that was killed leaves it. Returns: (transfer full): its path */
static char *
leave (const char *folder, const char *name, const char *group, const char *title, const char *body)
{
  g_autofree char *text = g_strdup_printf ("[%s]\ntitle=%s\ntime=%" G_GINT64_FORMAT "\n\n%s", group,
                                           title, g_get_real_time (), body);
  char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static char *
leave_draft (Fixture *f, const char *name, const char *title)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);

  return leave (f->drafts, name, "Tilewright draft", title, xml);
}

static char *
leave_game (Fixture *f, const char *name, const char *title)
{
  return leave (f->games, name, "Tilewright game", title,
                "<game xmlns=\"urn:tilewright:game:1\" version=\"1.0\" seed=\"1\">\n"
                "  <player/>\n  <player/>\n  <part id=\"base\"/>\n</game>\n");
}

/* The journal of a process that died while it was at the file at @path (test-under-way.c has some
 * that really die). The next program finds it; this one is asked anew for that. */
static void
die_at (const char *path)
{
  /* A journal lives as long as its process. */
  static GSList *next;
  g_autofree char *key = tw_under_way_key (path);
  g_autofree char *line = g_strdup_printf ("+%s\n", key);
  g_autofree char *folder =
      g_build_filename (g_get_user_state_dir (), "tilewright", "under-way", NULL);
  g_autofree char *journal = g_build_filename (folder, "dead.journal", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (journal, line, -1, NULL));
  next = g_slist_prepend (next, tw_under_way_new (folder));
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
}

static gboolean
is_suspect (gpointer path)
{
  g_autofree char *key = tw_under_way_key (path);

  return tw_under_way_is_suspect (tw_under_way_get_default (), key);
}

static gboolean
is_suspect_no_more (gpointer path)
{
  return !is_suspect (path);
}

static gboolean
says_not_drawn (gpointer window)
{
  return says (window, "Not drawn: the program ended");
}

static gboolean
has_draft_row (gpointer window)
{
  return count_widgets (window, TW_TYPE_DRAFT_ROW) > 0;
}

static gboolean
has_game_row (gpointer window)
{
  return count_widgets (window, TW_TYPE_KEPT_GAME_ROW) > 0;
}

static gboolean
says_players (gpointer window)
{
  return says (window, "; turn 1");
}

static void
test_draft (Fixture *f, gconstpointer data)
{
  g_autofree char *bad = leave_draft (f, "bad.draft", "Bad");
  g_autofree char *good = leave_draft (f, "good.draft", "Good");

  g_test_summary ("A draft of which the program died is listed, not drawn, and can be restored");
  die_at (bad);
  show (f);
  wait_until (says_not_drawn, f->window);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->window), TW_TYPE_DRAFT_ROW), ==, 2);
  g_assert_true (says (GTK_WIDGET (f->window), "Good"));
  g_assert_true (says (GTK_WIDGET (f->window), "Bad"));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.restore-draft", "s", "bad");
  wait_until (window_has_document, f->window);
  g_assert_true (tw_document_is_modified (tw_window_get_document (f->window)));
  /* It has harmed nobody. */
  wait_until (is_suspect_no_more, bad);
}

static void
test_discard (Fixture *f, gconstpointer data)
{
  g_autofree char *bad = leave_draft (f, "bad.draft", "Bad");

  die_at (bad);
  show (f);
  wait_until (says_not_drawn, f->window);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.discard-draft", "s", "bad");
  tw_announce_nothing (GTK_WIDGET (f->window));
  wait_until (has_no_drafts, NULL);
}

static gboolean
shows_no_start (gpointer window)
{
  return count_widgets (window, TW_TYPE_START_PAGE) == 0;
}

static void
test_game (Fixture *f, gconstpointer data)
{
  g_autofree char *bad = leave_game (f, "bad.game", "Bad");

  die_at (bad);
  show (f);
  wait_until (says_not_drawn, f->window);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.resume-game", "s", "bad");
  wait_until (shows_no_start, f->window);
  wait_until (is_suspect_no_more, bad);
}

static GtkWidget *
find_table_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (TW_IS_TABLE_WINDOW (window))
        return window;
    }
  return NULL;
}

static gboolean
has_table (gpointer window)
{
  return count_widgets (window, TW_TYPE_PLAY_PAGE) > 0;
}

static gboolean
has_no_table_window (gpointer data)
{
  return find_table_window () == NULL;
}

static void
test_game_from_apart (Fixture *f, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (f->window), *table;

  g_test_summary ("A table in a window of its own leads to a game that waits, too");
  g_free (leave_game (f, "good.game", "Good"));
  show (f);
  window_open_base (f->window);
  gtk_widget_activate_action (window, "win.play", NULL);
  wait_until (has_table, window);
  g_assert_true (gtk_widget_activate_action (window, "win.table-apart", NULL));
  g_assert_false (has_table (window));
  table = tw_table_window_get_table (TW_TABLE_WINDOW (find_table_window ()));
  g_assert_true (gtk_widget_activate_action (table, "win.resume-with-moves", "(ss)", "good", ""));
  wait_until (has_table, window);
  wait_until (has_no_table_window, NULL);
}

static gboolean
is_loaded (gpointer entry)
{
  return tw_set_entry_get_set (entry) != NULL || tw_set_entry_is_suspect (entry);
}

static void
test_recent (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->drafts, "own.xml", NULL);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL), *detail = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwSetEntry) entry = tw_set_entry_new_file (file, NULL);
  g_autoptr (TwSetEntry) later = NULL;
  GtkWidget *window = gtk_window_new (), *card;

  g_test_summary ("A recent set of which the program died is a card without a picture");
  g_assert_cmpint (g_mkdir_with_parents (f->drafts, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  die_at (path);
  card = tw_set_card_new (entry, f->textures);
  gtk_window_set_child (GTK_WINDOW (window), card);
  gtk_window_present (GTK_WINDOW (window));
  tw_set_entry_load (entry);
  wait_until (is_loaded, entry);
  g_assert_null (tw_set_entry_get_set (entry));
  g_assert_true (says_not_drawn (window));
  g_assert_nonnull (find_actionable (card, "win.open-set"));
  /* It can be taken out of the list. */
  g_assert_nonnull (find_actionable (card, "start.forget-set"));
  g_assert_true (gtk_widget_get_visible (find_actionable (card, "start.forget-set")));
  /* Opened by a person, it is drawn again from then on. */
  show (f);
  tw_window_open_file (f->window, file);
  wait_until (window_has_document, f->window);
  wait_until (is_suspect_no_more, path);
  later = tw_set_entry_new_file (file, NULL);
  tw_set_entry_load (later);
  wait_until (is_loaded, later);
  g_assert_nonnull (tw_set_entry_get_set (later));
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWindow *
find_list (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (nth_widget (window, GTK_TYPE_LIST_VIEW, 0) != NULL && !TW_IS_WINDOW (window))
        return GTK_WINDOW (window);
    }
  return NULL;
}

static gboolean
shows_list (gpointer data)
{
  return find_list () != NULL;
}

static gboolean
shows_no_list (gpointer data)
{
  return find_list () == NULL;
}

static void
press (GtkWidget *widget, const char *label)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = nth_widget (widget, GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
        continue;
      g_signal_emit_by_name (button, "clicked");
      return;
    }
}

/* The list that is shown has all of them, and goes when one is opened. */
static void
check_list (GType row, const char *action)
{
  GtkWindow *window;
  GtkWidget *list;
  const char *restored;

  wait_until (shows_list, NULL);
  window = find_list ();
  list = nth_widget (GTK_WIDGET (window), GTK_TYPE_LIST_VIEW, 0);
  g_assert_cmpuint (g_list_model_get_n_items (
                        G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))),
                    ==, N_MANY);
  g_assert_cmpuint (count_widgets (list, row), >, TW_N_OFFERED);
  restored = g_variant_get_string (gtk_actionable_get_action_target_value (
                                       GTK_ACTIONABLE (find_actionable (list, action))),
                                   NULL);
  gtk_widget_activate_action (list, action, "s", restored);
  wait_until (shows_no_list, NULL);
}

static void
test_many_drafts (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < N_MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.draft", i);

      g_free (leave_draft (f, name, "Many"));
    }
  show (f);
  wait_until (has_draft_row, f->window);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->window), TW_TYPE_DRAFT_ROW), ==, TW_N_OFFERED);
  press (GTK_WIDGET (f->window), "Show _All 40…");
  check_list (TW_TYPE_DRAFT_ROW, "win.restore-draft");
  wait_until (window_has_document, f->window);
}

static void
test_many_games (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < N_MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.game", i);

      g_free (leave_game (f, name, "Many"));
    }
  show (f);
  wait_until (has_game_row, f->window);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->window), TW_TYPE_KEPT_GAME_ROW), ==,
                    TW_N_OFFERED);
  wait_until (says_players, f->window);
  press (GTK_WIDGET (f->window), "Show _All 40…");
  check_list (TW_TYPE_KEPT_GAME_ROW, "win.resume-game");
}

static gboolean
says_taken (gpointer window)
{
  return says (window, "The changes cannot be restored");
}

static void
test_taken_elsewhere (Fixture *f, gconstpointer data)
{
  g_autofree char *path = leave_draft (f, "both.draft", "Both");
  g_autoptr (GPtrArray) elsewhere = NULL;

  g_test_summary ("What another program restores meanwhile is not restored twice");
  show (f);
  wait_until (has_draft_row, f->window);
  elsewhere = tw_drafts_list (f->drafts);
  g_assert_true (tw_draft_claim (elsewhere->pdata[0]));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.restore-draft", "s", "both");
  wait_until (says_taken, f->window);
  g_assert_null (tw_window_get_document (f->window));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func) g_test_add ("/after-crash/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("draft", test_draft);
  ADD ("discard", test_discard);
  ADD ("game", test_game);
  ADD ("game-from-apart", test_game_from_apart);
  ADD ("recent", test_recent);
  ADD ("many-drafts", test_many_drafts);
  ADD ("many-games", test_many_games);
  ADD ("taken-elsewhere", test_taken_elsewhere);
#undef ADD
  return g_test_run ();
}
