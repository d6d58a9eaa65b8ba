/* A table of tiles is taken into the open set as one step; a wrong one changes nothing. */
#include "app/window/edit-page.h"
#include "app/window/table-import.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"

static TwDocument *
document_of (WindowFixture *f)
{
  return tw_window_get_document (f->window);
}

static guint
count_of (WindowFixture *f)
{
  const TwTileSet *set = tw_document_get_set (document_of (f));

  return set->tiles[set->n_tiles - 1]->count;
}

static void
set_up (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwTile) tile = tw_tile_new ("X1", 1, NULL);

  window_show (f, "tiles.csv");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "win.new-set", NULL));
  tw_document_insert_tile (document_of (f), -1, tile, "Add");
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

static void
read_table (WindowFixture *f, const char *csv)
{
  g_assert_true (g_file_set_contents (f->path, csv, -1, NULL));
  tw_table_import_read (nth_widget (GTK_WIDGET (f->window), TW_TYPE_EDIT_PAGE, 0), document_of (f),
                        f->file);
}

static gboolean
has_four (gpointer data)
{
  return count_of (data) == 4;
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

static gboolean
tells_nothing (gpointer window)
{
  return !tells_problem (window);
}

static void
test_taken (WindowFixture *f, gconstpointer data)
{
  read_table (f, "id,count,name\nX1,4,Gate\n");
  wait_until (has_four, f);
  tw_document_undo (document_of (f));
  g_assert_cmpuint (count_of (f), ==, 1);
}

/* The error goes when a sound table comes. */
static void
test_wrong (WindowFixture *f, gconstpointer data)
{
  read_table (f, "id,count\nX1,4\nX9,1\n");
  wait_until (tells_problem, f->window);
  g_assert_cmpuint (count_of (f), ==, 1);
  read_table (f, "id,count\nX1,4\n");
  wait_until (has_four, f);
  wait_until (tells_nothing, f->window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/table-import/taken", WindowFixture, NULL, set_up, test_taken, tear_down);
  g_test_add ("/table-import/wrong", WindowFixture, NULL, set_up, test_wrong, tear_down);
  return g_test_run ();
}
