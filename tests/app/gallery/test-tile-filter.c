/* The filter line of the Set page. */
#include "app/gallery/tile-filter.h"

#include "app/document/document.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/problem.h"
#include "tests/app/wait.h"

static char *
shown (TwTileFilter *filter, TwDocument *document)
{
  g_autoptr (GtkFilterListModel) model =
      gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (tw_document_get_tiles (document))),
                                 GTK_FILTER (g_object_ref (filter)));
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (TwTileItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      g_string_append (ids, tw_tile_item_get_tile (item)->id);
    }
  return g_string_free (g_steal_pointer (&ids), FALSE);
}

static void
assert_shown (TwTileFilter *filter, TwDocument *document, const char *expected)
{
  g_autofree char *ids = shown (filter, document);

  g_assert_cmpstr (ids, ==, expected);
}

static void
test_words (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", &error);
  g_autoptr (TwTileFilter) filter = tw_tile_filter_new ();
  g_autoptr (TwDocument) document = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, "base");
  g_assert_true (tw_tile_filter_is_open (filter));
  assert_shown (filter, document, "ABCDEFGHIJKLMNOPQRSTUVWX");
  tw_tile_filter_set_words (filter, "ccff");
  assert_shown (filter, document, "IMN");
  tw_tile_filter_set_words (filter, " Monastery ");
  assert_shown (filter, document, "AB");
  tw_tile_filter_set_words (filter, "monastery road");
  assert_shown (filter, document, "A");
  tw_tile_filter_set_words (filter, "coat road");
  assert_shown (filter, document, "OS");
  tw_tile_filter_set_words (filter, "x");
  assert_shown (filter, document, "X");
  tw_tile_filter_set_words (filter, "");
  g_assert_true (tw_tile_filter_is_open (filter));
}

static void
test_changed (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", &error);
  g_autoptr (TwTileFilter) filter = tw_tile_filter_new ();
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTile) tile = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, "base");
  tw_tile_filter_set_scope (filter, TW_TILE_SCOPE_CHANGED);
  assert_shown (filter, document, "");
  tile = tw_tile_with_count (set->tiles[3], 9);
  tw_document_replace_tile (document, tw_tile_list_get (tw_document_get_tiles (document), 3), tile,
                            "Change Copies", NULL);
  assert_shown (filter, document, "D");
  tw_document_undo (document);
  assert_shown (filter, document, "");
}

static gboolean
has_problems (gpointer document)
{
  return tw_document_get_problems (document) != NULL;
}

/* The list of problems has hints, too. */
static void
test_problems (void)
{
  static const char xml[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
                            "<title>Ford</title>\n"
                            "<tile id='A' count='1' start='1'><road edges='E W'/></tile>\n"
                            "<tile id='B' count='1'><road edges='E S'/></tile>\n"
                            "<tile id='C' count='1'><road edges='N S'/></tile>\n"
                            "</tile-set>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", xml, -1, &error);
  g_autoptr (TwTileFilter) filter = tw_tile_filter_new ();
  g_autoptr (TwDocument) document = NULL;
  TwTileItem *repeated;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  wait_until (has_problems, document);
  repeated = tw_tile_list_get (tw_document_get_tiles (document), 2);
  g_assert_cmpint (tw_tile_item_get_severity (repeated), ==, TW_SEVERITY_HINT);
  tw_tile_filter_set_scope (filter, TW_TILE_SCOPE_PROBLEMS);
  assert_shown (filter, document, "C");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/tile-filter/words", test_words);
  g_test_add_func ("/gallery/tile-filter/changed", test_changed);
  g_test_add_func ("/gallery/tile-filter/problems", test_problems);
  return g_test_run ();
}
