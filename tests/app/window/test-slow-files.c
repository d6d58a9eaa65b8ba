/* Files that take their time: saves that are asked for meanwhile, and what is given up. */
#include "app/window/window.h"

#include <string.h>
#include <sys/stat.h>

#include "app/start/start-page.h"
#include "app/widgets/message-bar.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/find-widget.h"
#include "tests/app/held-file.h"
#include "tests/app/window/window-fixture.h"
#include "tests/app/window/window-set.h"

static void
set_up (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);

  window_show (f, "own.xml");
  g_assert_true (g_file_set_contents (f->path, xml, -1, NULL));
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

static gboolean
has_file (gpointer window)
{
  return tw_document_get_file (tw_window_get_document (window)) != NULL;
}

static gboolean
says_saving (gpointer window)
{
  return says (window, "Saving “own.xml”…");
}

/* A bar takes its time to close. */
static gboolean
says_nothing_of_saving (gpointer window)
{
  return !says_saving (window);
}

static gboolean
says_opening (gpointer window)
{
  return says (window, "Opening “own.xml”…");
}

static gboolean
says_not_saved (gpointer window)
{
  return says (window, "“own.xml” is not saved");
}

static gboolean
says_not_a_file (gpointer window)
{
  return says (window, "This is no ordinary file");
}

static gboolean
shows_start (gpointer window)
{
  return count_widgets (window, TW_TYPE_START_PAGE) == 1;
}

static gboolean
is_saved (gpointer window)
{
  return !tw_document_is_modified (tw_window_get_document (window));
}

/* Whoever opened the file has read it; nothing of it is under way. */
static int
hold (WindowFixture *f)
{
  int fd = hold_file (f->path);

  if (fd < 0)
    g_test_skip ("no leases here");
  return fd;
}

static void
open_file (WindowFixture *f)
{
  tw_window_open_file (f->window, f->file);
  wait_until (window_has_document, f->window);
}

static void
change (WindowFixture *f, guint count)
{
  TwDocument *document = tw_window_get_document (f->window);
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (document), 0);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), count);

  tw_document_replace_tile (document, item, tile, "Change Copies", NULL);
}

/* Copies of the first tile in the file. */
static guint
copies_in_file (WindowFixture *f)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (f->path, &error);

  g_assert_no_error (error);
  return set->tiles[0]->count;
}

static void
act (WindowFixture *f, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), action, NULL));
}

static void
test_save_again (WindowFixture *f, gconstpointer data)
{
  int fd;

  g_test_summary ("What is changed while a save runs, and saved, is in the file");
  open_file (f);
  fd = hold (f);
  if (fd < 0)
    return;
  change (f, 41);
  act (f, "doc.save");
  change (f, 42);
  act (f, "doc.save");
  act (f, "doc.save");
  let_go (fd);
  wait_until (is_saved, f->window);
  g_assert_cmpuint (copies_in_file (f), ==, 42);
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

/* @data: whether something is changed after Save was chosen, too */
static void
test_save_and_close (WindowFixture *f, gconstpointer data)
{
  int fd;

  g_test_summary ("Save in the question at the end is carried out after the save that runs");
  open_file (f);
  fd = hold (f);
  if (fd < 0)
    return;
  change (f, 41);
  act (f, "doc.save");
  change (f, 42);
  gtk_window_close (GTK_WINDOW (f->window));
  g_assert_nonnull (find_dialog ());
  adw_message_dialog_response (find_dialog (), "save");
  if (GPOINTER_TO_INT (data))
    change (f, 43);
  let_go (fd);
  wait_until (window_is_gone, f);
  g_assert_cmpuint (copies_in_file (f), ==, GPOINTER_TO_INT (data) ? 43 : 42);
}

static void
test_cancel_save (WindowFixture *f, gconstpointer data)
{
  guint before = copies_in_file (f);
  int fd;

  g_test_summary ("A save that takes long is told of; given up it changes nothing");
  open_file (f);
  fd = hold (f);
  if (fd < 0)
    return;
  change (f, 41);
  act (f, "doc.save");
  wait_until (says_saving, f->window);
  g_assert_nonnull (find_actionable (GTK_WIDGET (f->window), "doc.cancel-saving"));
  act (f, "doc.cancel-saving");
  wait_until (says_not_saved, f->window);
  g_assert_true (tw_document_is_modified (tw_window_get_document (f->window)));
  let_go (fd);
  g_assert_cmpuint (copies_in_file (f), ==, before);
  act (f, "doc.save");
  wait_until (is_saved, f->window);
  g_assert_cmpuint (copies_in_file (f), ==, 41);
  wait_until (says_nothing_of_saving, f->window);
}

static void
test_open (WindowFixture *f, gconstpointer data)
{
  int fd = hold (f);

  g_test_summary ("What takes long to open is told of, and opens in the end");
  if (fd < 0)
    return;
  tw_window_open_file (f->window, f->file);
  wait_until (says_opening, f->window);
  g_assert_nonnull (find_actionable (GTK_WIDGET (f->window), "win.cancel-opening"));
  let_go (fd);
  wait_until (window_has_document, f->window);
  g_assert_false (says_opening (f->window));
}

static void
test_cancel_open (WindowFixture *f, gconstpointer data)
{
  int fd;

  g_test_summary ("Given up it leads back to where one was: the start page, the open set");
  fd = hold (f);
  if (fd < 0)
    return;
  tw_window_open_file (f->window, f->file);
  wait_until (says_opening, f->window);
  act (f, "win.cancel-opening");
  wait_until (shows_start, f->window);
  act (f, "win.new-set");
  tw_window_open_file (f->window, f->file);
  wait_until (says_opening, f->window);
  act (f, "win.cancel-opening");
  g_assert_false (says_opening (f->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "New Set – Tilewright");
  let_go (fd);
  /* It can be opened after all. */
  tw_window_open_file (f->window, f->file);
  wait_until (has_file, f->window);
}

static void
test_close_while_opening (WindowFixture *f, gconstpointer data)
{
  int fd = hold (f);

  if (fd < 0)
    return;
  tw_window_open_file (f->window, f->file);
  wait_until (says_opening, f->window);
  gtk_window_close (GTK_WINDOW (f->window));
  /* Before the disk has answered. */
  wait_until (window_is_gone, f);
  let_go (fd);
}

static void
test_pipe (WindowFixture *f, gconstpointer data)
{
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_cmpint (mkfifo (f->path, 0600), ==, 0);
  tw_window_open_file (f->window, f->file);
  wait_until (says_not_a_file, f->window);
  g_assert_true (shows_start (f->window));
  /* Whoever comes back after something else does not read it again. */
  act (f, "win.new-set");
  tw_window_show_start (f->window);
  wait_until (shows_start, f->window);
  g_assert_false (says_not_a_file (f->window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, data, func)                                                                      \
  g_test_add ("/slow-files/" name, WindowFixture, GINT_TO_POINTER (data), set_up, func, tear_down)
  ADD ("save-again", 0, test_save_again);
  ADD ("save-and-close", FALSE, test_save_and_close);
  ADD ("save-and-close-changed", TRUE, test_save_and_close);
  ADD ("cancel-save", 0, test_cancel_save);
  ADD ("open", 0, test_open);
  ADD ("cancel-open", 0, test_cancel_open);
  ADD ("close-while-opening", 0, test_close_while_opening);
  ADD ("pipe", 0, test_pipe);
#undef ADD
  return g_test_run ();
}
