/* Commands on a document: values, items, signals, exactness of the list model. */
#include "app/document/document-private.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

/* Keeps a copy of the list by following items-changed alone. */
typedef struct
{
  TwDocument *document;
  GPtrArray *mirror;
  guint n_changed;
  guint parts;
  TwTileItem *item;
  TwTileItem *revealed;
} Fixture;

static TwTile *
tile_with_city (const char *id, guint count, TwEdgeSet edges)
{
  TwTopology topology = { 0 };

  if (edges != 0)
    tw_topology_add_segment (&topology, TW_KIND_CITY, edges);
  return tw_tile_new (id, count, &topology);
}

static void
items_changed_cb (GListModel *list, guint position, guint n_removed, guint n_added, Fixture *f)
{
  g_assert_cmpuint (n_removed + n_added, >, 0);
  if (n_removed > 0)
    g_ptr_array_remove_range (f->mirror, position, n_removed);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (f->mirror, (int) (position + i),
                        g_list_model_get_item (list, position + i));
  g_assert_cmpuint (f->mirror->len, ==, g_list_model_get_n_items (list));
}

static void
changed_cb (TwDocument *document, guint parts, TwTileItem *item, Fixture *f)
{
  f->n_changed++;
  f->parts = parts;
  f->item = item;
}

static void
reveal_cb (TwDocument *document, TwTileItem *item, Fixture *f)
{
  f->revealed = item;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/games/test.xml");
  const char *ids[] = { "A", "B", "C", "D" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (TwTile) tile = tile_with_city (ids[i], i + 1, (TwEdgeSet) i);

      tw_tile_set_insert_tile (set, -1, tile);
    }
  f->document = tw_document_new_for_set (set, file, NULL);
  f->mirror = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_ptr_array_add (f->mirror,
                     g_object_ref (tw_tile_list_get (tw_document_get_tiles (f->document), i)));
  g_signal_connect (tw_document_get_tiles (f->document), "items-changed",
                    G_CALLBACK (items_changed_cb), f);
  g_signal_connect (f->document, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect (f->document, "reveal", G_CALLBACK (reveal_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->document);
  g_ptr_array_unref (f->mirror);
}

/* Set, list and the list's own announcements must say the same at all times. */
static void
assert_ids (Fixture *f, const char *expected)
{
  TwTileSet *set = tw_document_get_set (f->document);
  TwTileList *tiles = tw_document_get_tiles (f->document);
  g_autoptr (GString) ids = g_string_new (NULL);

  g_assert_cmpuint (set->n_tiles, ==, tw_tile_list_get_length (tiles));
  g_assert_cmpuint (set->n_tiles, ==, f->mirror->len);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwTileItem *item = tw_tile_list_get (tiles, i);

      g_assert_true (item == f->mirror->pdata[i]);
      g_assert_true (tw_tile_item_get_tile (item) == set->tiles[i]);
      g_assert_cmpint (tw_tile_item_get_position (item), ==, i);
      g_string_append (ids, set->tiles[i]->id);
    }
  g_assert_cmpstr (ids->str, ==, expected);
}

static TwTileItem *
item_at (Fixture *f, guint position)
{
  return tw_tile_list_get (tw_document_get_tiles (f->document), position);
}

static gboolean
flag (Fixture *f, const char *property)
{
  gboolean value;

  g_object_get (f->document, property, &value, NULL);
  return value;
}

static void
test_replace (Fixture *f, gconstpointer data)
{
  TwTileItem *item = item_at (f, 1);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), 7);
  g_autofree char *label = NULL;

  g_assert_false (tw_document_is_modified (f->document));
  tw_document_replace_tile (f->document, item, tile, "Change Copies", NULL);
  assert_ids (f, "ABCD");
  g_assert_true (item_at (f, 1) == item);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->count, ==, 7);
  g_assert_cmpuint (f->n_changed, ==, 1);
  g_assert_cmpuint (f->parts, ==, TW_DOCUMENT_TILE);
  g_assert_true (f->item == item);
  g_assert_true (tw_document_is_modified (f->document));
  g_assert_true (tw_tile_item_is_changed (item));
  g_object_get (f->document, "undo-label", &label, NULL);
  g_assert_cmpstr (label, ==, "Change Copies");

  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->count, ==, 2);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_false (tw_tile_item_is_changed (item));
  g_assert_true (f->revealed == item);
  g_assert_true (flag (f, "can-redo"));
  tw_document_redo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[1]->count, ==, 7);
  g_assert_false (flag (f, "can-redo"));
}

static void
test_equal_is_nothing (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTile) tile = tw_tile_copy (tw_tile_item_get_tile (item_at (f, 0)));

  tw_document_replace_tile (f->document, item_at (f, 0), tile, "Nothing", NULL);
  g_assert_cmpuint (f->n_changed, ==, 0);
  g_assert_false (flag (f, "can-undo"));
}

static void
test_insert_remove (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTile) tile = tile_with_city ("X", 1, 1);
  TwTileItem *gone[2] = { item_at (f, 0), item_at (f, 2) };
  TwTileItem *added;

  added = tw_document_insert_tile (f->document, 1, tile, "Add Tile");
  assert_ids (f, "AXBCD");
  g_assert_true (item_at (f, 1) == added);
  g_assert_cmpuint (f->parts, ==, TW_DOCUMENT_TILES);
  tw_document_remove_tiles (f->document, gone, 2, "Delete Tiles");
  assert_ids (f, "XBD");
  g_assert_cmpint (tw_tile_item_get_position (gone[1]), ==, -1);
  tw_document_undo (f->document);
  assert_ids (f, "AXBCD");
  g_assert_true (item_at (f, 0) == gone[0] && item_at (f, 3) == gone[1]);
  tw_document_undo (f->document);
  assert_ids (f, "ABCD");
  tw_document_redo (f->document);
  tw_document_redo (f->document);
  assert_ids (f, "XBD");
  g_assert_true (item_at (f, 0) == added);
}

static void
test_move (Fixture *f, gconstpointer data)
{
  TwTileItem *item = item_at (f, 0);

  tw_document_move_tile (f->document, item, 2, "Move Tile");
  assert_ids (f, "BCAD");
  g_assert_true (item_at (f, 2) == item);
  tw_document_undo (f->document);
  assert_ids (f, "ABCD");
}

static void
test_merge (Fixture *f, gconstpointer data)
{
  TwTileItem *item = item_at (f, 3);
  g_autofree char *key = tw_document_merge_key (item, "count");

  for (guint count = 5; count < 9; count++)
    {
      g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), count);

      tw_document_replace_tile (f->document, item, tile, "Change Copies", key);
    }
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_tile_item_get_tile (item)->count, ==, 4);
  g_assert_false (flag (f, "can-undo"));
  tw_document_redo (f->document);
  g_assert_cmpuint (tw_tile_item_get_tile (item)->count, ==, 8);
}

static void
test_rename (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (f->document));
  g_autoptr (TwTile) tile = NULL;

  g_test_summary ("Blocks and the set's first tile follow a tile's id, in one step");
  tw_block_add_tile (tw_tile_set_add_block (set, "start"), "B", 0, 0, 0);
  set->first_tile = g_strdup ("B");
  tw_document_replace_set (f->document, set, "Change Set", NULL);
  g_assert_cmpuint (f->parts, ==, TW_DOCUMENT_HEAD);
  tile = tw_tile_with_id (tw_tile_item_get_tile (item_at (f, 1)), "Q");
  tw_document_replace_tile (f->document, item_at (f, 1), tile, "Rename Tile", NULL);
  assert_ids (f, "AQCD");
  g_assert_cmpstr (tw_document_get_set (f->document)->blocks[0].tiles[0].tile, ==, "Q");
  g_assert_cmpstr (tw_document_get_set (f->document)->first_tile, ==, "Q");
  tw_document_undo (f->document);
  assert_ids (f, "ABCD");
  g_assert_cmpstr (tw_document_get_set (f->document)->blocks[0].tiles[0].tile, ==, "B");
}

/* All sets of up to four of six ids, in any order, from "ABCD" and back. */
static void
test_replace_set (Fixture *f, gconstpointer data)
{
  GRand *random = g_rand_new_with_seed (20221121);

  for (guint round = 0; round < 300; round++)
    {
      g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
      g_autoptr (TwTileSet) before = tw_tile_set_ref (tw_document_get_set (f->document));
      g_autoptr (GString) ids = g_string_new (NULL), old_ids = g_string_new (NULL);
      char letters[] = "ABCDEF";
      guint n_tiles = (guint) g_rand_int_range (random, 0, 7);

      for (guint i = 0; i < before->n_tiles; i++)
        g_string_append (old_ids, before->tiles[i]->id);
      for (guint i = 0; i < n_tiles; i++)
        {
          guint pick = (guint) g_rand_int_range (random, (int) i, 6);
          char id[2] = { letters[pick], 0 };
          g_autoptr (TwTile) tile = NULL;

          letters[pick] = letters[i];
          tile = tile_with_city (id, (guint) g_rand_int_range (random, 1, 3), 1);
          tw_tile_set_insert_tile (set, -1, tile);
          g_string_append (ids, id);
        }
      tw_document_replace_set (f->document, set, "Change All", NULL);
      assert_ids (f, ids->str);
      for (guint i = 0; i < n_tiles; i++)
        g_assert_true (tw_tile_equal (tw_document_get_set (f->document)->tiles[i], set->tiles[i]));
      if (tw_document_get_set (f->document) != before)
        {
          tw_document_undo (f->document);
          assert_ids (f, old_ids->str);
          for (guint i = 0; i < before->n_tiles; i++)
            g_assert_true (
                tw_tile_equal (tw_document_get_set (f->document)->tiles[i], before->tiles[i]));
          tw_document_redo (f->document);
        }
      assert_ids (f, ids->str);
    }
  g_rand_free (random);
}

static void
test_items_survive (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (f->document));
  TwTileItem *last = item_at (f, 3);

  g_test_summary ("A tile that is still there under its id keeps its item");
  tw_tile_set_remove_tile (set, 1);
  tw_document_replace_set (f->document, set, "Repair", NULL);
  assert_ids (f, "ACD");
  g_assert_true (item_at (f, 2) == last);
}

static void
test_saved (Fixture *f, gconstpointer data)
{
  TwTileItem *item = item_at (f, 0);
  g_autoptr (GFile) file = g_file_new_for_path ("/elsewhere/copy.xml");
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), 9);
  g_autoptr (TwTile) later = tw_tile_with_count (tw_tile_item_get_tile (item), 10);
  g_autoptr (TwDocumentSnapshot) snapshot = NULL;
  g_autofree char *key = tw_document_merge_key (item, "count");

  g_test_summary ("Saving moves the clean mark to what was written, not to what is there by then");
  tw_document_replace_tile (f->document, item, tile, "Change Copies", key);
  snapshot = tw_document_take_snapshot (f->document);
  tw_document_replace_tile (f->document, item, later, "Change Copies", key);
  tw_document_mark_saved (f->document, snapshot, file);
  g_assert_true (tw_document_is_modified (f->document));
  g_assert_true (tw_tile_item_is_changed (item));
  g_assert_true (g_file_equal (tw_document_get_file (f->document), file));
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_false (tw_tile_item_is_changed (item));
  g_assert_true (flag (f, "can-undo"));
  tw_document_undo (f->document);
  g_assert_true (tw_document_is_modified (f->document));
}

/* Comments and rules between the tiles stay there when the head is changed, and undone. */
static void
test_kept_between (void)
{
  static const char before[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"kept\">\n"
      "  <title>Kept</title>\n\n"
      "  <rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
      "    <symbol id=\"toll\"/>\n"
      "  </rules>\n"
      "  <tile id=\"A\" count=\"1\"/>\n"
      "  <!-- Between. -->\n"
      "  <tile id=\"B\" count=\"1\"/>\n"
      "</tile-set>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("kept.xml", before, -1, &error);
  g_autoptr (TwTileSet) next = NULL;
  g_autoptr (TwDocument) document = NULL;
  g_autofree char *wanted = NULL, *start = NULL, *now = NULL, *undone = NULL;

  g_assert_no_error (error);
  start = tw_tile_set_file_to_xml (set, NULL);
  document = tw_document_new_for_set (set, NULL, NULL);
  next = tw_tile_set_copy (set);
  g_free (next->author);
  next->author = g_strdup ("Eva");
  wanted = tw_tile_set_file_to_xml (next, NULL);
  tw_document_replace_set (document, next, "Change Author", NULL);
  now = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  g_assert_cmpstr (now, ==, wanted);
  g_assert_nonnull (strstr (strstr (now, "<rules"), "id=\"A\""));
  g_assert_nonnull (strstr (strstr (now, "Between"), "id=\"B\""));
  tw_document_undo (document);
  undone = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  g_assert_cmpstr (undone, ==, start);
  /* Also when nothing is left that it could stand before, there and back again. */
  for (guint i = 0; i < 2; i++)
    {
      TwTileItem *items[] = { tw_tile_list_get (tw_document_get_tiles (document), 0),
                              tw_tile_list_get (tw_document_get_tiles (document), 1) };
      g_autofree char *again = NULL;

      if (i == 0)
        tw_document_remove_tiles (document, items, 2, "Remove");
      else
        tw_document_redo (document);
      g_assert_cmpuint (tw_document_get_set (document)->n_tiles, ==, 0);
      tw_document_undo (document);
      again = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
      g_assert_cmpstr (again, ==, start);
    }
}

static void
test_place_in_words (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/games/test.xml");
  g_autoptr (TwDocument) document = NULL;
  g_autofree char *title = NULL, *place = NULL;

  set->titles = tw_texts_with (NULL, "en", "Ford and Inn");
  document = tw_document_new_for_set (set, file, NULL);
  g_object_get (document, "title", &title, "subtitle", &place, NULL);
  g_assert_cmpstr (title, ==, "Ford and Inn");
  g_assert_cmpstr (place, ==, "test.xml in games");
}

/* Comments between the tiles stay there when the set gets another title, and with undo. */
static void
test_comments (void)
{
  static const char xml[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='test'>"
                            "<title>Test</title><!-- first --><tile id='A'/><!-- between -->"
                            "<tile id='B'/><!-- last --></tile-set>";
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("test", xml, -1, NULL);
  g_autoptr (TwTileSet) renamed = tw_tile_set_copy (set), fewer = NULL;
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  g_autofree char *before = tw_tile_set_file_to_xml (set, NULL), *after = NULL, *undone = NULL;
  g_autofree char *expected = NULL;

  tw_texts_unref (renamed->titles);
  renamed->titles = tw_texts_with (set->titles, "", "Other");
  expected = tw_tile_set_file_to_xml (renamed, NULL);
  tw_document_replace_set (document, renamed, "Rename", NULL);
  after = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  g_assert_cmpstr (after, ==, expected);
  fewer = tw_tile_set_copy (renamed);
  tw_tile_set_remove_tile (fewer, 0);
  tw_document_replace_set (document, fewer, "Remove", NULL);
  tw_document_undo (document);
  tw_document_undo (document);
  undone = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  g_assert_cmpstr (undone, ==, before);
}

/* What was refused is a step of its own, and gone with the next change of the set. */
static void
test_refused (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (GObject) refused = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));
  TwTexts *old = set->titles;

  set->titles = tw_texts_with (old, "", "Ford");
  tw_texts_unref (old);
  tw_document_replace_set (document, set, "Change Title", NULL);
  tw_document_refuse (document, refused, "Change Effect", NULL);
  g_assert_true (tw_document_get_refused (document) == refused);
  tw_document_undo (document);
  g_assert_null (tw_document_get_refused (document));
  g_assert_cmpstr (tw_document_get_title (document), ==, "Ford");
  tw_document_redo (document);
  g_assert_true (tw_document_get_refused (document) == refused);
  old = set->titles;
  set->titles = tw_texts_with (old, "", "Bridge");
  tw_texts_unref (old);
  tw_document_replace_set (document, set, "Change Title", NULL);
  g_assert_null (tw_document_get_refused (document));
  tw_document_undo (document);
  g_assert_true (tw_document_get_refused (document) == refused);
  g_assert_cmpstr (tw_document_get_title (document), ==, "Ford");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func)                                                                            \
  g_test_add ("/document/document/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("replace", test_replace);
  ADD ("equal-is-nothing", test_equal_is_nothing);
  ADD ("insert-remove", test_insert_remove);
  ADD ("move", test_move);
  ADD ("merge", test_merge);
  ADD ("rename", test_rename);
  ADD ("replace-set", test_replace_set);
  ADD ("items-survive", test_items_survive);
  ADD ("saved", test_saved);
#undef ADD
  g_test_add_func ("/document/document/kept-between", test_kept_between);
  g_test_add_func ("/document/document/place-in-words", test_place_in_words);
  g_test_add_func ("/document/document/comments", test_comments);
  g_test_add_func ("/document/document/refused", test_refused);
  return g_test_run ();
}
