/* A list of packages: what is beside it is opened if it is what the list says; a hostile list is
 * refused. */
#include "app/window/packages-window.h"

#include <string.h>

#include "engine/format/package-index.h"
#include "engine/format/package-writer.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"

static const char fair[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='fair' "
                           "release='1.2'><title>&lt;b&gt;Fair</title>"
                           "<tile id='A' count='3'><road edges='E W'/></tile></tile-set>";

static GtkWidget *
shown_list (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (TW_IS_PACKAGES_WINDOW (window) && gtk_widget_get_visible (window))
        found = window;
    }
  return found;
}

static gboolean
is_list_shown (gpointer data)
{
  return shown_list () != NULL;
}

static void
set_up (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("fair.xml", fair, -1, NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *package = NULL, *bytes = NULL, *json = NULL;
  gsize length;

  window_show (f, "packages.json");
  package = g_build_filename (f->folder, "fair.tilewright", NULL);
  bytes = tw_package_file_to_data (package, set, &length, NULL);
  g_assert_true (g_file_set_contents (package, bytes, (gssize) length, NULL));
  json = tw_package_index_make (f->folder, problems, NULL);
  g_assert_true (g_file_set_contents (f->path, json, -1, NULL));
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  GtkWidget *list = shown_list ();

  if (list != NULL)
    gtk_window_destroy (GTK_WINDOW (list));
  window_close (f);
  window_forget (f);
}

static AdwActionRow *
first_row (void)
{
  return ADW_ACTION_ROW (nth_widget (shown_list (), ADW_TYPE_ACTION_ROW, 0));
}

/* The button within the row, not those of the window. */
static void
press_open (void)
{
  g_signal_emit_by_name (nth_widget (GTK_WIDGET (first_row ()), GTK_TYPE_BUTTON, 0), "clicked");
}

static gboolean
is_open (gpointer data)
{
  TwDocument *document = tw_window_get_document (((WindowFixture *) data)->window);

  return document != NULL && g_str_equal (tw_document_get_set (document)->id, "fair");
}

static void
test_opened (WindowFixture *f, gconstpointer data)
{
  tw_packages_window_read (GTK_WINDOW (f->window), f->file);
  wait_until (is_list_shown, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (first_row ())), ==,
                   "<b>Fair");
  g_assert_false (adw_preferences_row_get_use_markup (ADW_PREFERENCES_ROW (first_row ())));
  /* Version, tiles, size. */
  g_assert_true (g_regex_match_simple ("^1\\.2 · 3 tiles · [0-9]{3} bytes$",
                                       adw_action_row_get_subtitle (first_row ()), 0, 0));
  press_open ();
  wait_until (is_open, f);
  g_assert_null (shown_list ());
}

static gboolean
tells_change (gpointer data)
{
  return strstr (adw_action_row_get_subtitle (first_row ()), "damaged or changed") != NULL;
}

static void
test_changed (WindowFixture *f, gconstpointer data)
{
  g_autofree char *package = g_build_filename (f->folder, "fair.tilewright", NULL);

  tw_packages_window_read (GTK_WINDOW (f->window), f->file);
  wait_until (is_list_shown, NULL);
  g_assert_true (g_file_set_contents (package, "something else", -1, NULL));
  press_open ();
  wait_until (tells_change, NULL);
  g_assert_false (is_open (f));
}

static gboolean
tells_problem (gpointer window)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *bar = nth_widget (window, GTK_TYPE_INFO_BAR, i);

      if (bar == NULL || gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)))
        return bar != NULL;
    }
}

static void
test_hostile (WindowFixture *f, gconstpointer data)
{
  g_autofree char *json = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_true (g_file_get_contents (f->path, &json, NULL, NULL));
  parts = g_strsplit (json, "\"fair.tilewright\"", 2);
  g_free (json);
  json = g_strjoinv ("\"../fair.tilewright\"", parts);
  g_assert_true (g_file_set_contents (f->path, json, -1, NULL));
  tw_packages_window_read (GTK_WINDOW (f->window), f->file);
  wait_until (tells_problem, f->window);
  g_assert_null (shown_list ());
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/packages-window/opened", WindowFixture, NULL, set_up, test_opened, tear_down);
  g_test_add ("/packages-window/changed", WindowFixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/packages-window/hostile", WindowFixture, NULL, set_up, test_hostile, tear_down);
  return g_test_run ();
}
