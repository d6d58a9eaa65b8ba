/* Which tiles of a list are selected. */
#include "app/gallery/tile-selection.h"

#include "app/document/document.h"
#include "engine/format/shipped-sets.h"

typedef struct
{
  TwDocument *document;
  GtkSelectionModel *selection;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  GListModel *tiles;

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (base, NULL, NULL);
  tiles = g_object_ref (G_LIST_MODEL (tw_document_get_tiles (f->document)));
  /* The tiles from A to E. */
  f->selection = GTK_SELECTION_MODEL (
      gtk_multi_selection_new (G_LIST_MODEL (gtk_slice_list_model_new (tiles, 0, 5))));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->selection);
  g_object_unref (f->document);
}

static TwTileItem *
item (Fixture *f, guint index)
{
  g_autoptr (TwTileItem) found =
      g_list_model_get_item (G_LIST_MODEL (tw_document_get_tiles (f->document)), index);

  return found;
}

static const char *
neighbour (Fixture *f)
{
  TwTileItem *found = tw_tile_selection_find_neighbour (f->selection);

  return found != NULL ? tw_tile_item_get_tile (found)->id : NULL;
}

static void
test_add (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) items = NULL;
  guint position = 99;

  tw_tile_selection_add (f->selection, item (f, 3));
  tw_tile_selection_add (f->selection, item (f, 1));
  g_assert_true (tw_tile_selection_has (f->selection, item (f, 1)));
  g_assert_true (tw_tile_selection_has (f->selection, item (f, 3)));
  g_assert_false (tw_tile_selection_has (f->selection, item (f, 2)));
  /* Not shown: neither found nor selected. */
  tw_tile_selection_add (f->selection, item (f, 7));
  g_assert_false (tw_tile_selection_has (f->selection, item (f, 7)));
  g_assert_false (tw_tile_selection_find (f->selection, item (f, 7), &position));
  g_assert_cmpuint (position, ==, 99);
  g_assert_true (tw_tile_selection_find (f->selection, item (f, 4), &position));
  g_assert_cmpuint (position, ==, 4);
  items = tw_tile_selection_dup_items (f->selection);
  g_assert_cmpuint (items->len, ==, 2);
  g_assert_true (items->pdata[0] == item (f, 1));
  g_assert_true (items->pdata[1] == item (f, 3));
}

static void
test_neighbour (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) none = tw_tile_selection_dup_items (f->selection);

  g_test_summary ("The next behind the last selected, at the end the one before, if any is left");
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (neighbour (f));
  tw_tile_selection_add (f->selection, item (f, 1));
  g_assert_cmpstr (neighbour (f), ==, "C");
  tw_tile_selection_add (f->selection, item (f, 3));
  g_assert_cmpstr (neighbour (f), ==, "E");
  tw_tile_selection_add (f->selection, item (f, 4));
  g_assert_cmpstr (neighbour (f), ==, "C");
  gtk_selection_model_select_all (f->selection);
  g_assert_null (neighbour (f));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/gallery/tile-selection/add", Fixture, NULL, set_up, test_add, tear_down);
  g_test_add ("/gallery/tile-selection/neighbour", Fixture, NULL, set_up, test_neighbour,
              tear_down);
  return g_test_run ();
}
