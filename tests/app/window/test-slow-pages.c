/* Files that are read for a page and take their time: another version to compare with,
 * translations, a saved game at the table's own window, a set for a new game. */
#include <string.h>
#include <sys/stat.h>

#include "app/designer/design-page-private.h"
#include "app/document/versions.h"
#include "app/game/play-files.h"
#include "app/localise/texts-page.h"
#include "app/play/play-page.h"
#include "app/setup/setup-page-private.h"
#include "app/widgets/tile-clipboard.h"
#include "app/gallery/compare-window.h"
#include "app/window/edit-page.h"
#include "app/window/table-window.h"
#include "app/window/versions-window.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/set-pictures.h"
#include "tests/app/find-widget.h"
#include "tests/app/held-file.h"
#include "tests/app/window/window-fixture.h"

typedef struct Way Way;

typedef struct
{
  WindowFixture in;
  const Way *way;
  TwWindow *window;
  /* Where it is told: the window, or that of the table. */
  GtkWidget *told;
  TwPlayPage *table;
  guint64 before;
  GFile *file;
} Fixture;

/*
 * @name: of the file
 * @write: Returns: what is in it
 * @prepare: (nullable): goes to where it is asked for
 * @begin: as if the file had been chosen
 * @state: something that is another when the file has been taken
 */
struct Way
{
  const char *name;
  char *(*write) (Fixture *f);
  void (*prepare) (Fixture *f);
  void (*begin) (Fixture *f);
  guint64 (*state) (Fixture *f);
};

static void
act (Fixture *f, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), action, NULL));
}

static char *
write_set (Fixture *f)
{
  return g_strdup (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">\n"
      "  <title>Mine</title><tile id=\"Own\" count=\"5\"><road edges=\"E W\"/></tile>\n"
      "</tile-set>\n");
}

/* Returns the window of @type that is open, or NULL. */
static gpointer
open_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gpointer found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        found = window;
    }
  return found;
}

static void
begin_compare (Fixture *f)
{
  GtkWidget *page = nth_widget (GTK_WIDGET (f->window), TW_TYPE_EDIT_PAGE, 0);

  tw_set_windows_compare_with (tw_edit_page_get_windows (TW_EDIT_PAGE (page)), f->file);
}

static guint64
state_of_compare (Fixture *f)
{
  return open_window (TW_TYPE_COMPARE_WINDOW) != NULL;
}

static char *
write_po (Fixture *f)
{
  return g_strdup ("msgid \"\"\nmsgstr \"\"\n\"Language: cs\\n\"\n"
                   "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
                   "\"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n\"\n"
                   "\n"
                   "msgctxt \"title\"\nmsgid \"New Set\"\nmsgstr \"Nová sada\"\n");
}

static void
prepare_texts (Fixture *f)
{
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.page", "s", "texts");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->window), TW_TYPE_TEXTS_PAGE), ==, 1);
}

static void
begin_import (Fixture *f)
{
  tw_texts_page_import (TW_TEXTS_PAGE (nth_widget (GTK_WIDGET (f->window), TW_TYPE_TEXTS_PAGE, 0)),
                        f->file);
}

static guint64
state_of_texts (Fixture *f)
{
  return tw_document_get_revision (tw_window_get_document (f->window));
}

static void
begin_export (Fixture *f)
{
  tw_texts_page_export (TW_TEXTS_PAGE (nth_widget (GTK_WIDGET (f->window), TW_TYPE_TEXTS_PAGE, 0)),
                        f->file);
}

/* Asked without opening the file, which is held. */
static guint64
state_of_file (Fixture *f)
{
  g_autofree char *path = g_file_get_path (f->file);
  GStatBuf info;

  return g_stat (path, &info) == 0 && S_ISREG (info.st_mode) ? (guint64) info.st_size : f->before;
}

static gboolean
has_table (gpointer window)
{
  return count_widgets (window, TW_TYPE_PLAY_PAGE) == 1;
}

static void
prepare_table (Fixture *f)
{
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.play-set", "s", "base");
  wait_until (has_table, f->window);
  act (f, "win.table-apart");
  f->told = open_window (TW_TYPE_TABLE_WINDOW);
  f->table = TW_PLAY_PAGE (tw_table_window_get_table (TW_TABLE_WINDOW (f->told)));
}

static gpointer
on_table (Fixture *f, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (f->table), TW_TYPE_PLAY_PAGE, name);
}

/* The game as it is, but for its number. */
static char *
write_game (Fixture *f)
{
  TwTableSetup setup;
  char *xml;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (tw_play_page_get_model (f->table)));
  xml = tw_play_files_to_xml (tw_table_model_get_game (tw_play_page_get_model (f->table)), &setup,
                              NULL);
  tw_table_setup_clear (&setup);
  return xml;
}

static void
begin_game (Fixture *f)
{
  tw_play_page_open_file (f->table, f->file);
}

static guint64
state_of_game (Fixture *f)
{
  return GPOINTER_TO_SIZE (tw_table_model_get_game (tw_play_page_get_model (f->table)));
}

static void
prepare_setup (Fixture *f)
{
  prepare_table (f);
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.new-game", NULL);
}

static void
begin_add (Fixture *f)
{
  tw_setup_page_add_file (on_table (f, "setup"), f->file);
}

static guint64
state_of_parts (Fixture *f)
{
  return TW_SETUP_PAGE (on_table (f, "setup"))->game.parts->len;
}

static char *
write_picture (Fixture *f)
{
  return g_strdup ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"/>");
}

static void
prepare_design (Fixture *f)
{
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.page", "s", "design");
}

static void
begin_picture (Fixture *f)
{
  tw_design_page_take_picture (TW_DESIGN_PAGE (
                                   nth_widget (GTK_WIDGET (f->window), TW_TYPE_DESIGN_PAGE, 0)),
                               f->file, FALSE);
}

static char *
write_svg (const char *size)
{
  return g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"9\"/>",
                          size);
}

static char *
write_neighbour (Fixture *f)
{
  return write_svg ("8");
}

/* A tile with a picture is on the clipboard, and beside the open set there is a file that is called
 * as the picture. */
static void
prepare_paste (Fixture *f)
{
  g_autofree char *xml = write_set (f), *path = g_build_filename (f->in.folder, "mine.xml", NULL);
  g_autofree char *svg = write_svg ("9");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (path, xml, -1, NULL);
  g_autoptr (TwTileSet) from = tw_tile_set_copy (set);
  g_autoptr (GBytes) bytes = g_bytes_new (svg, strlen (svg));
  g_autofree char *name = tw_set_pictures_enclose (from, TW_ENCLOSURE_PICTURE, "own.svg", bytes);
  g_autoptr (TwTile) tile = tw_tile_with_picture (from->tiles[0], -1, name, bytes);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, file, NULL);

  tw_tile_set_replace_tile (from, 0, tile);
  tw_window_set_document (f->window, document);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.page", "s", "design");
  tw_tile_clipboard_put (GTK_WIDGET (f->window), from);
}

static void
begin_paste (Fixture *f)
{
  gtk_widget_activate_action (nth_widget (GTK_WIDGET (f->window), TW_TYPE_TILE_CANVAS, 0),
                              "design.paste", NULL);
}

static const Way picture = { "own.svg", write_picture, prepare_design, begin_picture,
                             state_of_texts };
static const Way paste = { "pictures/own.svg", write_neighbour, prepare_paste, begin_paste,
                           state_of_texts };
static const Way compare = { "other.xml", write_set, NULL, begin_compare, state_of_compare };
static const Way import = { "cs.po", write_po, prepare_texts, begin_import, state_of_texts };
static const Way export = { "cs.po", write_po, prepare_texts, begin_export, state_of_file };
static const Way game = { "game.xml", write_game, prepare_table, begin_game, state_of_game };
static const Way parts = { "mine.xml", write_set, prepare_setup, begin_add, state_of_parts };

static void
set_up (Fixture *f, gconstpointer way)
{
  g_autofree char *content = NULL;

  f->way = way;
  window_show (&f->in, f->way->name);
  f->file = f->in.file;
  f->window = f->in.window;
  act (f, "win.new-set");
  f->told = GTK_WIDGET (f->window);
  if (f->way->prepare != NULL)
    f->way->prepare (f);
  content = f->way->write (f);
  g_assert_true (g_file_set_contents (f->in.path, content, -1, NULL));
  f->before = f->way->state (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  window_close (&f->in);
  window_forget (&f->in);
}

static gboolean
says_opening (gpointer data)
{
  Fixture *f = data;
  g_autofree char *name = g_file_get_basename (f->file);
  g_autofree char *words = g_strdup_printf ("Opening “%s”…", name);

  return says (f->told, words);
}

static gboolean
is_taken (gpointer data)
{
  Fixture *f = data;

  return f->way->state (f) != f->before;
}

static void
cancel (Fixture *f)
{
  GtkWidget *page = nth_widget (f->told, TW_TYPE_OPENING_PAGE, 0);
  GtkWidget *button =
      find_actionable (page, f->told == GTK_WIDGET (f->window) ? "win.cancel-opening"
                                                               : "play.cancel-opening");

  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_is_focus (button));
  g_signal_emit_by_name (button, "clicked");
}

/* The page that is shown where it is told. */
static const char *
view (Fixture *f)
{
  GtkWidget *modes = nth_widget (GTK_WIDGET (f->window), GTK_TYPE_STACK, 0);

  return gtk_stack_get_visible_child_name (f->table != NULL ? on_table (f, "views")
                                                            : GTK_STACK (modes));
}

static void
test_cancel (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_file_get_path (f->file);
  g_autofree char *shown = g_strdup (view (f));
  int fd = hold_file (path);

  g_test_summary ("What takes long is told of; given up it changes nothing, and can be had later");
  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  f->way->begin (f);
  g_assert_false (says_opening (f));
  wait_until (says_opening, f);
  cancel (f);
  g_assert_false (says_opening (f));
  g_assert_false (is_taken (f));
  g_assert_cmpstr (view (f), ==, shown);
  /* Another one is told of as well, and read when the disk answers. */
  f->way->begin (f);
  wait_until (says_opening, f);
  let_go (fd);
  wait_until (is_taken, f);
  g_assert_false (says_opening (f));
  g_assert_cmpstr (view (f), ==, shown);
}

static gboolean
says_not_a_file (gpointer data)
{
  return says (((Fixture *) data)->told, "This is no ordinary file");
}

/* What was to be read is a pipe now. */
static void
begin_with_pipe (Fixture *f)
{
  g_autofree char *path = g_file_get_path (f->file);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  f->way->begin (f);
  wait_until (says_not_a_file, f);
  g_assert_false (is_taken (f));
}

static gboolean
is_silent (gpointer data)
{
  return !says_not_a_file (data);
}

static void
test_pipe (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_file_get_path (f->file), *content = NULL;

  g_test_summary ("What is no file is refused, and no longer told of when one has been taken");
  begin_with_pipe (f);
  content = f->way->write (f);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  f->way->begin (f);
  wait_until (is_taken, f);
  /* It is closed with a short movement. */
  wait_until (is_silent, f);
}

static void
test_undone (Fixture *f, gconstpointer data)
{
  g_test_summary ("Undo takes away what was said of an import");
  f->way->begin (f);
  wait_until (is_taken, f);
  f->before = f->way->state (f);
  begin_with_pipe (f);
  act (f, "doc.undo");
  wait_until (is_silent, f);
}

static void
test_close (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_file_get_path (f->file);
  int fd = hold_file (path);

  g_test_summary ("A window that is closed meanwhile goes before the disk has answered");
  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  f->way->begin (f);
  wait_until (says_opening, f);
  window_close (&f->in);
  let_go (fd);
  window_forget (&f->in);
}

typedef struct
{
  GtkWidget *window;
} Versions;

static gboolean
says_slow (gpointer data)
{
  return says (((Versions *) data)->window, "This is taking longer than usual.");
}

static gboolean
has_version (gpointer data)
{
  return find_actionable (((Versions *) data)->window, "window.close") != NULL
         && says (((Versions *) data)->window, "5 tiles");
}

static gboolean
is_closed (gpointer data)
{
  return ((Versions *) data)->window == NULL;
}

/* @data: whether the window is closed while the disk does not answer */
static void
test_versions (gconstpointer data)
{
  g_autofree char *top = g_dir_make_tmp ("tilewright-slow-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (top, "mine.xml", NULL), *xml = write_set (NULL);
  g_autofree char *folder = tw_versions_folder (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (path, xml, -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, file, NULL);
  g_autoptr (GPtrArray) kept = NULL;
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  Versions versions;
  int fd;

  g_assert_true (tw_versions_add (folder, xml, strlen (xml), 1, NULL));
  kept = tw_versions_list (folder);
  fd = hold_file (((const TwVersion *) kept->pdata[0])->path);
  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  versions.window = GTK_WIDGET (tw_versions_window_new (document, textures));
  g_object_add_weak_pointer (G_OBJECT (versions.window), (gpointer *) &versions.window);
  gtk_window_present (GTK_WINDOW (versions.window));
  wait_until (says_slow, &versions);
  if (data != NULL)
    gtk_window_close (GTK_WINDOW (versions.window));
  else
    {
      let_go (fd);
      wait_until (has_version, &versions);
      g_assert_false (says_slow (&versions));
      gtk_window_destroy (GTK_WINDOW (versions.window));
    }
  wait_until (is_closed, &versions);
  if (data != NULL)
    let_go (fd);
  assert_last_reference (textures);
  remove_tree (folder);
  remove_tree (top);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(way)                                                                                   \
  g_test_add ("/slow-pages/" #way "/cancel", Fixture, &way, set_up, test_cancel, tear_down);       \
  g_test_add ("/slow-pages/" #way "/pipe", Fixture, &way, set_up, test_pipe, tear_down);           \
  g_test_add ("/slow-pages/" #way "/close", Fixture, &way, set_up, test_close, NULL)
  ADD (picture);
  g_test_add ("/slow-pages/paste/cancel", Fixture, &paste, set_up, test_cancel, tear_down);
  g_test_add ("/slow-pages/paste/close", Fixture, &paste, set_up, test_close, NULL);
  ADD (compare);
  ADD (import);
  g_test_add ("/slow-pages/import/undone", Fixture, &import, set_up, test_undone, tear_down);
  ADD (export);
  ADD (game);
  ADD (parts);
  g_test_add_data_func ("/slow-pages/versions", NULL, test_versions);
  g_test_add_data_func ("/slow-pages/versions/close", "close", test_versions);
#undef ADD
  return g_test_run ();
}
