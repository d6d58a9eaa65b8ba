/* Sets of files on the page before a game: added, dropped, refused, named by a ruleset. */
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "app/setup/own-rulesets.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/held-file.h"
#include "tests/app/remove-tree.h"
#include "tests/app/setup/setup-steps.h"

static GtkWidget *
find_tooltip (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tooltip (child, words);
  return found;
}

/* A set of a file gets a row of its own, which gives it up again; what cannot be read is said. */
static void
test_file (Fixture *f, gconstpointer size)
{
  static const char xml[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">\n"
      "  <title>Mine</title><tile id=\"Own\" count=\"5\"><road edges=\"E W\"/></tile>\n"
      "</tile-set>\n";
  TwSetupPage *page = f->parts.setup;
  g_autofree char *path = NULL;
  g_autoptr (GFile) added = NULL;
  int file = g_file_open_tmp ("tilewright-XXXXXX.xml", &path, NULL);

  g_assert_true (g_close (file, NULL));
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  added = g_file_new_for_path (path);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  tw_setup_page_add_file (page, added);
  wait_until (find_row (GTK_WIDGET (page), "Mine") != NULL);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, "77 tiles");
  g_assert_true (tw_setup_game_is_changed (&page->game));
  g_signal_emit_by_name (find_tooltip (GTK_WIDGET (page), "Remove Mine"), "clicked");
  wait_until (page->check_timer == 0);
  remove (path);
  tw_setup_page_add_file (page, added);
  wait_until (gtk_widget_get_visible (page->outcome.problem_icon));
  /* It says nothing of the game, which is as it was. */
  wait_until (page->check_timer == 0);
  g_assert_true (g_str_has_suffix (gtk_label_get_label (page->outcome.words), " tiles"));
  g_assert_false (gtk_widget_get_visible (page->outcome.problem_icon));
}

static GFile *
write_set (const char *folder, const char *id)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.xml", folder, id);
  g_autofree char *xml = g_strdup_printf (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"%s\">\n"
      "  <title>Mine</title><tile id=\"Own\" count=\"5\"><road edges=\"E W\"/></tile>\n"
      "</tile-set>\n",
      id);

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  return g_file_new_for_path (path);
}

/* A set that cannot be played along changes nothing: it is the game as it was that is counted. */
static void
test_refused (Fixture *f, gconstpointer size)
{
  /* The one that is played, and one of a game that goes with no other. */
  static const char *const ids[] = { "base", "mists" };
  TwSetupPage *page = f->parts.setup;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  GtkWidget *farmers;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "count"));
  farmers = find_type (find_rule (GTK_WIDGET (page->house_rule_rows), "Farmers"), GTK_TYPE_SWITCH);
  gtk_switch_set_active (GTK_SWITCH (farmers), FALSE);
  tw_setup_page_check (page);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GFile) file = write_set (folder, ids[i]);
      g_autofree char *before = g_strdup (gtk_label_get_label (page->outcome.words)), *begin = NULL;
      guint n = page->game.parts->len;

      g_assert_true (g_str_has_suffix (before, " tiles, 1 house rule changed"));
      begin = g_strconcat (before, "\n", NULL);
      tw_setup_page_add_file (page, file);
      wait_until (gtk_widget_get_visible (page->outcome.problem_icon));
      g_assert_true (g_str_has_prefix (gtk_label_get_label (page->outcome.words), begin));
      g_assert_cmpuint (page->game.parts->len, ==, n);
      g_assert_null (find_row (GTK_WIDGET (page), "Mine"));
      g_assert_true (gtk_widget_get_sensitive (page->start));
      tw_setup_page_check (page);
      g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, before);
    }
  remove_tree (folder);
}

static GtkDropTarget *
drop_target (TwSetupPage *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  g_assert_not_reached ();
}

/* Sets that are dropped are added; of each other thing it is said why not. */
static void
test_dropped (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *text = g_build_filename (folder, "notes.txt", NULL);
  g_autoptr (GFile) set = write_set (folder, "mine"), directory = g_file_new_for_path (folder);
  g_autoptr (GFile) pipe_file = g_file_new_for_path (pipe), notes = g_file_new_for_path (text);
  g_autoptr (GFile) far = g_file_new_for_uri ("http://example.org/far.xml");
  g_autofree char *name = g_file_get_basename (directory), *said = NULL;
  GSList *files = NULL;
  GValue value = G_VALUE_INIT;
  gboolean is_taken = FALSE;
  const char *words;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (text, "Anna plays blue.", -1, NULL));
  files = g_slist_prepend (files, notes);
  files = g_slist_prepend (files, set);
  files = g_slist_prepend (files, pipe_file);
  files = g_slist_prepend (files, far);
  files = g_slist_prepend (files, directory);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (drop_target (page), "drop", &value, 10.0, 10.0, &is_taken);
  g_assert_true (is_taken);
  wait_until (gtk_widget_get_visible (page->outcome.problem_icon));
  g_assert_nonnull (find_row (GTK_WIDGET (page), "Mine"));
  words = gtk_label_get_label (page->outcome.words);
  g_assert_true (g_str_has_prefix (words, "77 tiles\n"));
  said = g_strdup_printf ("%s: This is a folder.", name);
  g_assert_nonnull (strstr (words, said));
  g_assert_nonnull (strstr (words, "pipe: This is no ordinary file"));
  g_assert_nonnull (strstr (words, "“notes.txt” is no tile set."));
  g_assert_nonnull (strstr (words, "Only files of this computer"));
  g_value_unset (&value);
  g_slist_free (files);
  remove_tree (folder);
}

/* An own ruleset that plays with a set of a file, saved under @title. Returns: that file */
static char *
save_ruleset (TwSetupPage *page, const char *title)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL), *id = NULL;
  g_autoptr (GFile) file = write_set (folder, "mine");
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  char *kept;

  tw_setup_page_add_file (page, file);
  wait_until (find_row (GTK_WIDGET (page), "Mine") != NULL);
  rules = tw_setup_game_dup_rules (&page->game, &error);
  g_assert_no_error (error);
  id = tw_own_ruleset_save (tw_setup_listing_get_folder (page->own), rules, "base", title, &error);
  g_assert_no_error (error);
  kept = g_strdup_printf ("%s/%s-mine.xml", tw_setup_listing_get_folder (page->own), id);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_signal_emit_by_name (find_tooltip (GTK_WIDGET (page), "Remove Mine"), "clicked");
  remove_tree (folder);
  return kept;
}

/* What a ruleset names is read in a worker: the page answers while the disk does not. */
static void
test_slow_set (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autoptr (TwTileSet) base = tw_tile_set_ref (f->parts.setup->game.set);
  g_autofree char *kept = NULL;
  GtkWidget *second, *row;
  int held;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  gtk_switch_set_active (GTK_SWITCH (in_row (page, "The Abbot", GTK_TYPE_SWITCH)), TRUE);
  kept = save_ruleset (page, "Slow");
  held = hold_file (kept);
  if (held < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  tw_setup_listing_read (page->own, page->game.kit->vocabulary, page->game.set->id, FALSE);
  wait_until (tw_setup_rulesets_has (page->rulesets, "slow"));
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "slow"));
  /* Nothing can begin yet, and nothing stands still. */
  g_assert_true (tw_setup_page_is_reading (page));
  g_assert_false (gtk_widget_get_sensitive (page->start));
  g_assert_null (find_row (GTK_WIDGET (page), "Mine"));
  wait_until (tw_opening_page_is_shown (f->parts.opening));
  let_go (held);
  wait_until (!tw_setup_page_is_reading (page));
  g_assert_false (tw_opening_page_is_shown (f->parts.opening));
  g_assert_nonnull (find_row (GTK_WIDGET (page), "Mine"));
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, "77 tiles");
  g_assert_true (gtk_widget_get_sensitive (page->start));
  g_assert_false (tw_setup_game_is_changed (&page->game));
  /* A table whose first game is played by it waits for it. */
  tw_setup_usual_set ("base", "slow");
  held = hold_file (kept);
  second = g_object_ref_sink (tw_play_page_new (base, f->textures));
  g_assert_null (tw_table_model_get_game (tw_play_page_get_model (TW_PLAY_PAGE (second))));
  let_go (held);
  wait_until (tw_table_model_get_game (tw_play_page_get_model (TW_PLAY_PAGE (second))) != NULL);
  g_assert_cmpuint (tw_table_model_get_setup (tw_play_page_get_model (TW_PLAY_PAGE (second)))
                        ->rules->catalogue->n_copies,
                    ==, 77);
  g_object_unref (second);
  tw_setup_usual_set ("base", NULL);
  /* Another one is chosen meanwhile. */
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c3"));
  held = hold_file (kept);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "slow"));
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c3"));
  g_assert_false (tw_setup_page_is_reading (page));
  let_go (held);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, "72 tiles");
  /* What is not there is said. */
  g_unlink (kept);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "slow"));
  wait_until (!tw_setup_page_is_reading (page));
  row = find_row (GTK_WIDGET (page), kept);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_get_visible (page->outcome.problem_icon));
  g_assert_false (gtk_widget_get_sensitive (page->start));
}

static GFile *
write_tiles (const char *folder, const char *id, const char *tiles)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.xml", folder, id);
  g_autofree char *xml =
      g_strdup_printf ("<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"%s\">\n"
                       "  <title>Mine</title>%s\n</tile-set>\n",
                       id, tiles);

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  return g_file_new_for_path (path);
}

/* A set with errors is played all the same, by who has been told; one that cannot be played is not,
 * and it is said why. */
static void
test_errors (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autoptr (GFile) dead_end =
      write_tiles (folder, "dead-end", "<tile id=\"T\" count=\"2\"><road edges=\"E\"/></tile>");
  g_autoptr (GFile) no_tile = write_tiles (folder, "no-tile",
                                           "<tile id=\"T\" count=\"2\"><road edges=\"E W\"/></tile>"
                                           "<block id=\"b\" start=\"true\">"
                                           "<place tile=\"X\" x=\"0\" y=\"0\"/></block>");
  const char *list = "• Tile T: road from east leads nowhere.";
  GtkWidget *row, *button, *popover;
  TwSetupPart *mine;
  guint index = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_null (find_tooltip (GTK_WIDGET (page), "Errors in Base game"));
  tw_setup_page_add_file (page, dead_end);
  wait_until (find_row (GTK_WIDGET (page), "Mine") != NULL);
  tw_setup_page_check (page);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==,
                   "74 tiles\n1 error in the tiles: Mine. They are played as far as they go.");
  g_assert_true (gtk_widget_get_visible (page->outcome.problem_icon));
  row = find_row (GTK_WIDGET (page), "Mine");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "1 error · 2 tiles · dead-end.xml");
  /* All of them, with a way to mend them. */
  button = find_tooltip (row, "Errors in Mine");
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_type (popover, GTK_TYPE_LABEL))), ==, list);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_until (gtk_widget_get_mapped (popover));
  popover = find_widget (popover, GTK_TYPE_BUTTON, &index);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (popover)), ==, "win.open-files");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  /* Out of play it is nobody's concern. */
  mine = part_of (page, "dead-end");
  mine->facets = 0;
  tw_setup_page_check (page);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, "72 tiles");
  g_assert_false (gtk_widget_get_visible (page->outcome.problem_icon));
  mine->facets = TW_PART_ALL;
  tw_setup_page_check (page);
  activate (page, "start");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (f->parts.views), ==, "table");
  g_assert_cmpuint (tw_table_model_get_setup (f->parts.model)->rules->catalogue->n_copies, ==, 74);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  tw_setup_page_add_file (page, no_tile);
  wait_until (strstr (gtk_label_get_label (page->outcome.words), "names tile X") != NULL);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (f->parts.views), ==, "setup");
  remove_tree (folder);
}

/* What is wrong with the set that is edited beside the table is shown where it is edited; if it
 * cannot be played at all, no game begins. */
static void
test_errors_of_document (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autoptr (GFile) file = write_tiles (folder, "no-tile",
                                        "<tile id=\"T\" count=\"2\"><road edges=\"E W\"/></tile>"
                                        "<block id=\"b\" start=\"true\">"
                                        "<place tile=\"X\" x=\"0\" y=\"0\"/></block>");
  g_autoptr (TwTileSet) set = tw_setup_read_set (g_file_peek_path (file), NULL);
  g_autoptr (TwTileSet) mended = tw_tile_set_copy (set);
  GtkWidget *row, *button;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  tw_play_page_set_document (GTK_WIDGET (f->page), set);
  row = find_row (GTK_WIDGET (page), "Mine");
  gtk_switch_set_active (GTK_SWITCH (find_type (row, GTK_TYPE_SWITCH)), TRUE);
  tw_setup_page_check (page);
  button = find_tooltip (row, "Errors in Mine");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_nonnull (strstr (gtk_label_get_label (page->outcome.words), "names tile X"));
  g_assert_false (gtk_widget_get_sensitive (page->start));
  activate (page, "start");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (f->parts.views), ==, "setup");
  mended->n_blocks = 0;
  tw_play_page_set_document (GTK_WIDGET (f->page), mended);
  tw_setup_page_check (page);
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_get_sensitive (page->start));
  mended->n_blocks = set->n_blocks;
  remove_tree (folder);
}

static char *
write_ruleset (const char *id, guint copies)
{
  g_autofree char *folder = tw_own_rulesets_folder ();
  char *path = tw_own_ruleset_path (folder, id);
  g_autofree char *xml =
      g_strdup_printf ("<ruleset xmlns=\"urn:tilewright:ruleset:1\" version=\"1.0\" id=\"%s\">\n"
                       "  <title>%s</title><use set=\"base\" copies=\"%u\"/>\n</ruleset>\n",
                       id, id, copies);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  return path;
}

/* A stranger's ruleset may go on and on; its row and what is said of it don't. */
static void
test_long_ruleset (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autofree char *folder = tw_own_rulesets_folder (), *path = tw_own_ruleset_path (folder, "long");
  g_autofree char *title = g_strnfill (4000, 'W'), *about = g_strnfill (2000, ' ');
  g_auto (GStrv) words = g_strsplit (about, " ", -1);
  g_autofree char *many = g_strjoinv ("w ", words);
  g_autofree char *xml = g_strdup_printf (
      "<ruleset xmlns='urn:tilewright:ruleset:1' version='1.0' id='long'><title>%s</title>"
      "<description>%s</description><use set='base'/></ruleset>\n",
      title, many);
  GtkWidget *list;
  int height;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  wait_until (tw_setup_rulesets_has (page->rulesets, "long"));
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "long"));
  gtk_widget_measure (GTK_WIDGET (page->about), GTK_ORIENTATION_VERTICAL, 600, NULL, &height, NULL,
                      NULL);
  g_assert_cmpint (height, <, 250);
  list = find_type (GTK_WIDGET (page->rulesets), GTK_TYPE_LIST_BOX);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 200, NULL, &height, NULL, NULL);
      g_assert_cmpint (height, <, 120);
    }
  g_unlink (path);
}

static gboolean
has_game (TwPlayPage *page)
{
  return tw_table_model_get_game (tw_play_page_get_model (page)) != NULL;
}

/* The user's rulesets are read while the page is used; a first game waits for the one that it is to
 * begin with, and nothing else does. */
static void
test_slow_rulesets (Fixture *f, gconstpointer size)
{
  g_autofree char *path = write_ruleset ("friday", 2), *other = NULL;
  g_autoptr (TwTileSet) base = tw_tile_set_ref (f->parts.setup->game.set);
  TwPlayPage *page;
  TwSetupPage *setup;
  int fd = hold_file (path);

  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  tw_setup_usual_set ("base", "friday");
  page = g_object_ref_sink (TW_PLAY_PAGE (tw_play_page_new (base, f->textures)));
  setup = page_parts (page).setup;
  g_assert_false (has_game (page));
  g_assert_true (tw_setup_page_is_reading (setup));
  let_go (fd);
  wait_until (has_game (page));
  g_assert_cmpstr (tw_table_model_get_setup (tw_play_page_get_model (page))->title, ==, "friday");
  g_assert_cmpuint (
      tw_table_model_get_setup (tw_play_page_get_model (page))->rules->catalogue->n_copies, ==,
      2 * 72);
  /* To open the page again waits for nobody; what has come or gone meanwhile is listed later. */
  fd = hold_file (path);
  other = write_ruleset ("saturday", 3);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_has (setup->rulesets, "friday"));
  g_assert_false (tw_setup_rulesets_has (setup->rulesets, "saturday"));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (setup->actions), "start"));
  let_go (fd);
  wait_until (tw_setup_rulesets_has (setup->rulesets, "saturday"));
  g_assert_cmpstr (tw_setup_rulesets_get (setup->rulesets)->id, ==, "friday");
  g_unlink (path);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.new-game", NULL);
  wait_until (!tw_setup_rulesets_has (setup->rulesets, "friday"));
  g_assert_cmpstr (gtk_label_get_label (setup->outcome.words), ==, "72 tiles");
  tw_setup_usual_set ("base", NULL);
  g_unlink (other);
  g_object_unref (page);
}

/* Who chooses another ruleset does not wait for the usual one. */
static void
test_rulesets_given_up (Fixture *f, gconstpointer size)
{
  g_autofree char *path = write_ruleset ("friday", 2);
  g_autoptr (TwTileSet) base = tw_tile_set_ref (f->parts.setup->game.set);
  TwPlayPage *page;
  TwSetupPage *setup;
  int fd = hold_file (path);

  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  tw_setup_usual_set ("base", "friday");
  page = g_object_ref_sink (TW_PLAY_PAGE (tw_play_page_new (base, f->textures)));
  setup = page_parts (page).setup;
  g_assert_true (tw_setup_rulesets_choose (setup->rulesets, "beginners"));
  g_assert_false (tw_setup_page_is_reading (setup));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (setup->actions), "start"));
  let_go (fd);
  wait_until (tw_setup_rulesets_has (setup->rulesets, "friday"));
  g_assert_cmpstr (tw_setup_rulesets_get (setup->rulesets)->id, ==, "beginners");
  tw_setup_usual_set ("base", NULL);
  g_unlink (path);
  g_object_unref (page);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/setup-files/file", 800, test_file);
  ADD_TEST ("/play/setup-files/refused", 800, test_refused);
  ADD_TEST ("/play/setup-files/dropped", 800, test_dropped);
  ADD_TEST ("/play/setup-files/slow-set", 1280, test_slow_set);
  ADD_TEST ("/play/setup-files/slow-rulesets", 1280, test_slow_rulesets);
  ADD_TEST ("/play/setup-files/rulesets-given-up", 1280, test_rulesets_given_up);
  ADD_TEST ("/play/setup-files/long-ruleset", 1280, test_long_ruleset);
  ADD_TEST ("/play/setup-files/errors", 800, test_errors);
  ADD_TEST ("/play/setup-files/errors-of-document", 800, test_errors_of_document);
  return g_test_run ();
}
