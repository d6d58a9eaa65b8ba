/* The window: opening, undo, errors, closing with unsaved changes. */
#include "app/window/window.h"

#include <glib/gstdio.h>

#include "app/gallery/set-page.h"
#include "app/play/play-page.h"
#include "app/start/start-page.h"
#include "app/widgets/announce.h"
#include "app/window/edit-page.h"
#include "app/window/table-window.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/limits.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"
#include "tests/app/window/window-set.h"

typedef struct
{
  TwTileTextures *textures;
  TwWindow *window;
} Fixture;

/* @data: whether the window was made for a file, so that nothing was shown in it before */
static void
set_up (Fixture *f, gconstpointer data)
{
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = tw_window_new (NULL, f->textures);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  if (!GPOINTER_TO_INT (data))
    tw_window_show_start (f->window);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (f->window));
}

/* Reading and laying may still be under way in workers and hold what they need. */
static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  assert_last_reference (f->textures);
  g_assert_null (f->window);
}

static gboolean
shows_error (gpointer window)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *bar = nth_widget (window, GTK_TYPE_INFO_BAR, i);

      if (bar == NULL)
        return FALSE;
      if (gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)))
        return TRUE;
    }
}

static gboolean
is_enabled (Fixture *f, const char *action)
{
  GtkWidget *button = find_actionable (GTK_WIDGET (f->window), action);

  g_assert_nonnull (button);
  return gtk_widget_is_sensitive (button);
}

static void
test_open (Fixture *f, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (f->window);

  g_assert_cmpuint (count_widgets (widget, TW_TYPE_START_PAGE), ==, 1);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Tilewright");
  window_open_base (f->window);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Base game – Tilewright");
  gtk_widget_activate_action (widget, "win.page", "s", "set");
  g_assert_cmpuint (count_widgets (widget, TW_TYPE_SET_PAGE), ==, 1);
  g_assert_true (gtk_widget_activate_action (widget, "win.all-sets", NULL));
  g_assert_true (gtk_widget_activate_action (widget, "win.back-to-set", NULL));
}

/* Presses @trigger where no other key has taken it: what the page of the set does with it. */
static gboolean
press_left (GtkWidget *page, const char *trigger)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);
  g_autoptr (GtkShortcutTrigger) wanted = gtk_shortcut_trigger_parse_string (trigger);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) keys = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) && k < g_list_model_get_n_items (keys);
           k++)
        {
          g_autoptr (GtkShortcut) key = g_list_model_get_item (keys, k);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (key), wanted))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (key), 0, page, NULL);
        }
    }
  return FALSE;
}

static gboolean
shows_nothing_to_undo (gpointer window)
{
  return says (window, "There is nothing to undo.");
}

static gboolean
shows_nothing_to_redo (gpointer window)
{
  return says (window, "There is nothing to redo.");
}

static void
test_undo (Fixture *f, gconstpointer data)
{
  GtkWidget *button, *page;

  window_open_base (f->window);
  g_assert_false (is_enabled (f, "doc.undo"));
  g_assert_false (is_enabled (f, "doc.redo"));
  page = nth_widget (GTK_WIDGET (f->window), TW_TYPE_EDIT_PAGE, 0);
  g_assert_true (press_left (page, "<Control>z"));
  wait_until (shows_nothing_to_undo, f->window);
  g_assert_true (press_left (page, "<Control>y"));
  wait_until (shows_nothing_to_redo, f->window);
  g_assert_true (is_enabled (f, "doc.save"));
  window_change_set (f->window);
  g_assert_true (is_enabled (f, "doc.undo"));
  button = find_actionable (GTK_WIDGET (f->window), "doc.undo");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Undo: Change Copies");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "doc.undo", NULL);
  g_assert_false (is_enabled (f, "doc.undo"));
  g_assert_true (is_enabled (f, "doc.redo"));
  g_assert_false (tw_document_is_modified (tw_window_get_document (f->window)));
}

static void
test_error (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "tilewright-XXXXXX.xml", NULL);
  g_autoptr (GFile) file = NULL;
  int fd = g_mkstemp (path);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, NULL));
  file = g_file_new_for_path (path);
  g_assert_false (shows_error (f->window));
  tw_window_open_file (f->window, file);
  wait_until (shows_error, f->window);
  g_assert_null (tw_window_get_document (f->window));
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->window), TW_TYPE_START_PAGE), ==, 1);
  g_unlink (path);
}

/* What another program wrote is a new set, of which it is said what was not understood. */
static void
test_foreign (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "theirs.xml", NULL);

  g_assert_true (
      g_file_set_contents (g_file_peek_path (file),
                           "<defs><tiles><tile id='X/A'><windmill/>"
                           "<field>NL NR EL ER SL SR WL WR</field></tile></tiles></defs>",
                           -1, NULL));
  tw_window_open_file (f->window, file);
  wait_until (window_has_document, f->window);
  wait_until (shows_error, f->window);
  g_assert_true (tw_document_is_modified (tw_window_get_document (f->window)));
  g_assert_null (tw_document_get_file (tw_window_get_document (f->window)));
  remove_tree (folder);
}

static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (window))
        return ADW_MESSAGE_DIALOG (window);
    }
  return NULL;
}

static gboolean
is_gone (gpointer data)
{
  return ((Fixture *) data)->window == NULL;
}

static void
test_close (Fixture *f, gconstpointer data)
{
  g_test_summary ("Without changes it closes; with changes it asks, and Cancel keeps all");
  window_open_base (f->window);
  window_change_set (f->window);
  gtk_window_close (GTK_WINDOW (f->window));
  g_assert_nonnull (find_dialog ());
  adw_message_dialog_response (find_dialog (), "cancel");
  g_assert_nonnull (f->window);
  g_assert_true (tw_document_is_modified (tw_window_get_document (f->window)));
  gtk_window_close (GTK_WINDOW (f->window));
  adw_message_dialog_response (find_dialog (), "discard");
  wait_until (is_gone, f);
}

/* The question names the file when the title does not say which one it is. */
static void
test_close_names_file (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-window-XXXXXX", NULL);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *path = g_build_filename (folder, i == 0 ? "own.xml" : "base game.xml", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
      g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);
      g_autoptr (TwDocument) document = tw_document_new_for_set (set, file, NULL);

      g_assert_true (g_file_set_contents (path, xml, -1, NULL));
      tw_window_set_document (f->window, document);
      window_change_set (f->window);
      gtk_window_close (GTK_WINDOW (f->window));
      g_assert_cmpstr (adw_message_dialog_get_heading (find_dialog ()), ==, "Save “Base game”?");
      g_assert_cmpstr (adw_message_dialog_get_body (find_dialog ()), ==,
                       i == 0 ? "Its file is “own.xml”. Changes that are not saved will be lost."
                              : "Changes that are not saved will be lost.");
      adw_message_dialog_response (find_dialog (), i == 0 ? "cancel" : "discard");
      if (i == 0)
        gtk_window_destroy (GTK_WINDOW (find_dialog ()));
    }
  wait_until (is_gone, f);
  remove_tree (folder);
}

static void
test_close_unchanged (Fixture *f, gconstpointer data)
{
  window_open_base (f->window);
  gtk_window_close (GTK_WINDOW (f->window));
  g_assert_null (find_dialog ());
  wait_until (is_gone, f);
}

static void
test_new_set (Fixture *f, gconstpointer data)
{
  g_test_summary ("A new set begins with one blank tile and needs no saving yet");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.new-set", NULL);
  g_assert_true (window_has_document (f->window));
  g_assert_cmpuint (tw_document_get_set (tw_window_get_document (f->window))->n_tiles, ==, 1);
  g_assert_false (tw_document_is_modified (tw_window_get_document (f->window)));
}

static void
test_title (Fixture *f, gconstpointer data)
{
  TwTexts *texts;
  TwDocument *document;
  TwTileSet *set;

  g_test_summary ("The window has the name that is given to the set in it");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.new-set", NULL);
  document = tw_window_get_document (f->window);
  set = tw_tile_set_copy (tw_document_get_set (document));
  texts = set->titles;
  set->titles = tw_texts_with (texts, "", "Mine");
  tw_texts_unref (texts);
  tw_document_replace_set (document, set, "Change Title", NULL);
  tw_tile_set_unref (set);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Mine – Tilewright");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "doc.undo", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "New Set – Tilewright");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Before the main loop goes round: keys that are pressed meanwhile are for the table. */
static void
test_focus_at_table (Fixture *f, gconstpointer data)
{
  window_open_base (f->window);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.play", NULL);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (gtk_window_get_focus (GTK_WINDOW (f->window))), ==,
                   "TwGameTable");
}

static void
test_unsaved (Fixture *f, gconstpointer data)
{
  TwTableModel *model;
  guint n = 0, n_told = 0;
  const TwLegalCell *cells;

  g_test_summary ("The session is kept for changes and for a game, once somebody has moved in it");
  window_open_base (f->window);
  g_assert_null (tw_window_get_unsaved (f->window));
  window_change_set (f->window);
  g_assert_cmpstr (tw_window_get_unsaved (f->window), ==,
                   "A tile set has changes that are not saved.");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "doc.undo", NULL);
  g_assert_null (tw_window_get_unsaved (f->window));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.play", NULL);
  model = tw_play_page_get_model (
      TW_PLAY_PAGE (nth_widget (GTK_WIDGET (f->window), TW_TYPE_PLAY_PAGE, 0)));
  g_signal_connect_swapped (nth_widget (GTK_WIDGET (f->window), TW_TYPE_PLAY_PAGE, 0),
                            "unsaved-changed", G_CALLBACK (count_cb), &n_told);
  g_assert_null (tw_window_get_unsaved (f->window));
  cells = tw_table_model_get_legal (model, &n);
  g_assert_true (tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpstr (tw_window_get_unsaved (f->window), ==, "The game on the table is not saved.");
  g_assert_cmpuint (n_told, >, 0);
  g_assert_true (tw_table_model_undo (model));
  g_assert_null (tw_window_get_unsaved (f->window));
}

static gboolean
shows_table (gpointer window)
{
  GtkWidget *table = nth_widget (window, TW_TYPE_PLAY_PAGE, 0);

  return table != NULL && gtk_widget_get_mapped (table);
}

static gboolean
shows_start (gpointer window)
{
  GtkWidget *page = nth_widget (window, TW_TYPE_START_PAGE, 0);

  return page != NULL && gtk_widget_get_mapped (page);
}

static void
open_game (Fixture *f)
{
  static const char xml[] = "<game xmlns=\"urn:tilewright:game:1\" version=\"1.0\" seed=\"1\">\n"
                            "  <player/>\n  <player/>\n  <part id=\"base\"/>\n</game>\n";
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  file = g_file_new_tmp ("tilewright-window-XXXXXX.xml", &stream, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_replace_contents (file, xml, strlen (xml), NULL, FALSE, G_FILE_CREATE_NONE,
                                          NULL, NULL, &error));
  tw_window_open_file (f->window, file);
  wait_until (shows_table, f->window);
  g_assert_true (g_file_delete (file, NULL, &error));
}

/* Behind a game that was opened as a file, as by a double click, is the start page. */
static void
test_leave_opened_game (Fixture *f, gconstpointer data)
{
  open_game (f);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Base game – Tilewright");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "win.leave-play", NULL));
  wait_until (shows_start, f->window);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Tilewright");
}

/* Returns the second window, or NULL. */
static GtkWidget *
table_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (TW_IS_TABLE_WINDOW (l->data))
      return l->data;
  return NULL;
}

static void
test_tear_opened_game (Fixture *f, gconstpointer data)
{
  open_game (f);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "win.table-apart", NULL));
  wait_until (shows_start, f->window);
  /* GTK 4.8 asks a window for its size that went before it was drawn. */
  gtk_test_widget_wait_for_draw (table_window ());
}

static gboolean
table_is_back (gpointer window)
{
  return table_window () == NULL && shows_table (window);
}

/* The window's own buttons can be used in the header of the table, wherever it is. */
static void
test_there_and_back (Fixture *f, gconstpointer data)
{
  open_game (f);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *table = nth_widget (GTK_WIDGET (f->window), TW_TYPE_PLAY_PAGE, 0);

      g_assert_true (gtk_widget_activate_action (table, "win.table-apart", NULL));
      wait_until (shows_table, table_window ());
      gtk_test_widget_wait_for_draw (table_window ());
      g_assert_true (gtk_widget_is_sensitive (find_actionable (table, "window.close")));
      g_assert_true (gtk_widget_activate_action (table, "win.table-apart", NULL));
      wait_until (table_is_back, f->window);
      g_assert_true (gtk_widget_is_sensitive (find_actionable (table, "window.close")));
    }
}

static gboolean
says_broken_ruleset (gpointer window)
{
  return says (window, "A ruleset of this package cannot be used");
}

/* A package whose ruleset cannot be read opens all the same, and says what is wrong with it. */
static void
test_broken_ruleset (Fixture *f, gconstpointer data)
{
  static const char xml[] =
      "<ruleset xmlns=\"urn:tilewright:ruleset:1\" version=\"1.0\" id=\"q\">\n"
      "  <title>Quick</title>\n  <use set=\"base\"/>\n"
      "  <parameter name=\"no-such-thing\" value=\"1\"/>\n</ruleset>\n";
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (shipped);
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));
  g_autoptr (TwDocument) document = NULL;
  TwEnclosures *old = set->enclosures;

  set->enclosures = tw_enclosures_with (old, "rulesets/q.xml", bytes);
  tw_enclosures_unref (old);
  document = tw_document_new_for_set (set, NULL, NULL);
  tw_window_set_document (f->window, document);
  wait_until (says_broken_ruleset, f->window);
  g_assert_true (says (GTK_WIDGET (f->window), "rulesets/q.xml:4: "));
  g_assert_true (says (GTK_WIDGET (f->window), "The set can be used without it."));
  g_assert_true (tw_window_get_document (f->window) == document);
}

static gboolean
shows_toast (gpointer window)
{
  GtkWidget *label;

  for (guint i = 0; (label = nth_widget (window, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), "Saved as “<b> & c.xml”"))
      return TRUE;
  return FALSE;
}

/* What files and people are called is no markup. */
static void
test_toast (Fixture *f, gconstpointer data)
{
  tw_announce (GTK_WIDGET (f->window), adw_toast_new ("Saved as “<b> & c.xml”"));
  wait_until (shows_toast, f->window);
}

static gboolean
shows_refusal (gpointer window)
{
  GtkWidget *label;

  for (guint i = 0; (label = nth_widget (window, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), "4096 characters at most") != NULL)
      return TRUE;
  return FALSE;
}

/* What no file could hold is not taken, and the window says why. */
static void
test_refusal (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));

  tw_window_set_document (f->window, document);
  set->author = g_strnfill (TW_MAX_LINE + 1, 'x');
  g_assert_false (tw_document_replace_set (document, set, "Change Author", NULL));
  wait_until (shows_refusal, f->window);
  g_assert_null (tw_document_get_set (document)->author);
  g_assert_false (tw_document_is_modified (document));
}

/* Asked for at the table, the keys begin with those of the table; elsewhere with the first ones. */
static void
test_keys_at_table (Fixture *f, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (f->window);

  window_open_base (f->window);
  for (guint at_table = 0; at_table < 2; at_table++)
    {
      GtkWindow *keys;
      g_autofree char *section = NULL;

      if (at_table)
        g_assert_true (gtk_widget_activate_action (window, "win.play", NULL));
      g_assert_true (gtk_widget_activate_action (window, "win.show-shortcuts", NULL));
      keys = GTK_WINDOW (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
      g_object_get (keys, "section-name", &section, NULL);
      g_assert_cmpint (g_strcmp0 (section, "table") == 0, ==, at_table);
      gtk_window_destroy (keys);
    }
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func) g_test_add ("/window/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("open", test_open);
  ADD ("undo", test_undo);
  ADD ("error", test_error);
  ADD ("foreign", test_foreign);
  ADD ("close", test_close);
  ADD ("close-unchanged", test_close_unchanged);
  ADD ("close-names-file", test_close_names_file);
  ADD ("focus-at-table", test_focus_at_table);
  ADD ("keys-at-table", test_keys_at_table);
  ADD ("unsaved", test_unsaved);
  ADD ("new-set", test_new_set);
  ADD ("title", test_title);
  ADD ("toast", test_toast);
  ADD ("refusal", test_refusal);
  ADD ("broken-ruleset", test_broken_ruleset);
#define ADD_OPENED(name, func)                                                                     \
  g_test_add ("/window/" name, Fixture, GINT_TO_POINTER (TRUE), set_up, func, tear_down)
  ADD_OPENED ("leave-opened-game", test_leave_opened_game);
  ADD_OPENED ("tear-opened-game", test_tear_opened_game);
  ADD_OPENED ("there-and-back", test_there_and_back);
#undef ADD_OPENED
#undef ADD
  return g_test_run ();
}
