/* A set with a picture beside its tiles in a package is saved as XML: what becomes of the picture.
 */
#include <string.h>

#include <glib/gstdio.h>

#include "app/document/document-file.h"
#include "app/document/enclose.h"
#include "app/document/set-head.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"

#define SVG                                                                                        \
  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">"                            \
  "<rect width=\"9\" height=\"9\"/></svg>"

typedef struct
{
  WindowFixture in;
  TwWindow *window;
  GFile *file;
  char *picture; /* where it is written beside */
} Fixture;

static void
enclose_cover (TwTileSet *set, gpointer name)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (SVG, strlen (SVG));
  const TwEnclosure cover = { name, TW_ENCLOSURE_COVER, bytes };

  g_assert_true (tw_enclose (set, &cover, NULL));
}

static void
set_up (Fixture *f, gconstpointer data)
{
  window_show (&f->in, "own.xml");
  f->picture = g_build_filename (f->in.folder, "own-files", "cover.svg", NULL);
  f->file = f->in.file;
  f->window = f->in.window;
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "win.new-set", NULL));
  tw_set_head_change (tw_window_get_document (f->window), enclose_cover, (gpointer) "cover.svg",
                      "Cover", NULL);
  tw_document_file_set_file (tw_window_get_document (f->window), f->file);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  window_close (&f->in);
  window_forget (&f->in);
  g_free (f->picture);
}

/* Saves as XML and answers the question. */
static void
save_and_answer (Fixture *f, const char *response)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  AdwMessageDialog *dialog = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "doc.save", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        dialog = ADW_MESSAGE_DIALOG (window);
    }
  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
is_saved (gpointer data)
{
  Fixture *f = data;

  return g_file_query_exists (f->file, NULL)
         && !tw_document_is_modified (tw_window_get_document (f->window));
}

static gboolean
is_enclosed (Fixture *f)
{
  g_autoptr (TwEnclosures) others =
      tw_enclosed_others (tw_document_get_set (tw_window_get_document (f->window)));

  return others != NULL;
}

static void
test_beside (Fixture *f, gconstpointer data)
{
  g_autofree char *written = NULL;

  save_and_answer (f, "beside");
  /* A worker writes, and the window is told at a later turn of the loop. */
  g_assert_true (is_enclosed (f));
  wait_until (is_saved, f);
  g_assert_true (g_file_get_contents (f->picture, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, SVG);
  g_assert_false (is_enclosed (f));
  tw_document_undo (tw_window_get_document (f->window));
  g_assert_true (is_enclosed (f));
}

static void
test_leave (Fixture *f, gconstpointer data)
{
  save_and_answer (f, "leave");
  wait_until (is_saved, f);
  g_assert_false (g_file_test (f->picture, G_FILE_TEST_EXISTS));
  g_assert_false (is_enclosed (f));
}

static void
test_cancel (Fixture *f, gconstpointer data)
{
  save_and_answer (f, "cancel");
  g_assert_true (is_enclosed (f));
  g_assert_false (g_file_query_exists (f->file, NULL));
}

static gboolean
says_not_written (gpointer data)
{
  return says (GTK_WIDGET (((Fixture *) data)->window), "The enclosed files are not written");
}

static void
test_fails (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (f->picture);

  g_test_summary ("Where they cannot be written nothing is saved, and they stay enclosed");
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  save_and_answer (f, "beside");
  wait_until (says_not_written, f);
  g_assert_true (is_enclosed (f));
  g_assert_false (g_file_query_exists (f->file, NULL));
}

/* What is enclosed anew while the others are written is not left out with them. */
static void
test_changed_meanwhile (Fixture *f, gconstpointer data)
{
  save_and_answer (f, "beside");
  tw_set_head_change (tw_window_get_document (f->window), enclose_cover, (gpointer) "cover.svg",
                      "Cover", NULL);
  tw_document_undo (tw_window_get_document (f->window));
  tw_document_undo (tw_window_get_document (f->window));
  g_assert_false (is_enclosed (f));
  tw_document_redo (tw_window_get_document (f->window));
  wait_until (is_saved, f);
  g_assert_true (g_file_test (f->picture, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, test) g_test_add ("/enclosed/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("beside", test_beside);
  ADD ("leave", test_leave);
  ADD ("cancel", test_cancel);
  ADD ("fails", test_fails);
  ADD ("changed-meanwhile", test_changed_meanwhile);
#undef ADD
  return g_test_run ();
}
