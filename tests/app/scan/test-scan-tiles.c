/* Tiles of a set, made of pictures. */
#include "app/scan/scan-tiles.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/scan/scan-cut.h"
#include "app/scan/scan-find.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/scan/sheet-maker.h"

/* Cuts a sheet of six out; the same one again is six more, which look alike. */
static GPtrArray *
cut (guint n_pages, TwScanProgress *progress, GCancellable *cancellable, GError **error)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  const SheetMaker maker = { base, tw_theme_of (NULL), 3, 3, 2, 200, 10, 30, 0xffffff };
  g_autoptr (TwPixels) sheet = sheet_make (&maker);
  TwScanPlan plan, twice = { 0 };

  g_assert_cmpint (tw_scan_find (sheet, &plan), !=, TW_SCAN_NOTHING);
  for (guint page = 0; page < n_pages; page++)
    for (guint i = 0; i < plan.n_areas; i++)
      g_assert_true (tw_scan_plan_add (&twice, &plan.areas[i]));
  return tw_scan_tiles_cut (sheet, &twice, NULL, progress, cancellable, error);
}

static TwTileSet *
new_set (void)
{
  TwTileSet *set = tw_tile_set_new ("own");
  g_autoptr (TwTile) blank = tw_tile_new ("T1", 1, NULL);

  tw_tile_set_insert_tile (set, -1, blank);
  return set;
}

static void
test_import (void)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL), set = new_set ();
  TwScanProgress progress = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tiles = cut (1, &progress, NULL, &error);

  g_test_summary ("Tiles come in order, each over its picture, instead of the blank one");
  g_assert_no_error (error);
  g_assert_cmpuint (tiles->len, ==, 6);
  g_assert_cmpint (progress.done, ==, 6);
  g_assert_cmpint (progress.all, ==, 6);
  ((TwScanTile *) tiles->pdata[1])->is_taken = FALSE;
  ((TwScanTile *) tiles->pdata[2])->count = 3;
  g_assert_true (tw_scan_tiles_import (tiles, set, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (set->n_tiles, ==, 5);
  g_assert_cmpuint (set->tiles[1]->count, ==, 3);
  for (guint i = 0; i < 5; i++)
    {
      const TwTile *shown = base->tiles[3 + i + (i > 0)];

      g_assert_cmphex (tw_topology_edge_codes (&set->tiles[i]->topology), ==,
                       tw_topology_edge_codes (&shown->topology));
      g_assert_true (g_str_has_prefix (set->tiles[i]->reference.picture.file, "references/scan-"));
      g_assert_nonnull (set->tiles[i]->reference.picture.bytes);
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (set->tiles[i]->id, !=, set->tiles[k]->id);
    }
  g_assert_cmpuint (set->enclosures->n_enclosures, ==, 5);
  /* Again: nothing is blank now, and no picture is there twice. */
  g_assert_true (tw_scan_tiles_import (tiles, set, &error));
  g_assert_cmpuint (set->n_tiles, ==, 10);
  g_assert_cmpuint (set->enclosures->n_enclosures, ==, 5);
}

static void
test_package (void)
{
  g_autoptr (TwTileSet) set = new_set (), read = NULL;
  g_autoptr (GPtrArray) tiles = cut (1, NULL, NULL, NULL);
  g_autofree char *data = NULL;
  gsize length;

  g_test_summary ("The pictures stay out of a package, unless somebody asks for them");
  g_assert_true (tw_scan_tiles_import (tiles, set, NULL));
  g_assert_true (set->keeps_references_beside);
  data = tw_package_file_to_data ("own.tilewright", set, &length, NULL);
  read = tw_package_file_parse ("own.tilewright", data, length, NULL);
  g_assert_nonnull (read);
  g_assert_null (tw_enclosures_first (read->enclosures, TW_ENCLOSURE_REFERENCE));
  g_assert_nonnull (read->tiles[0]->reference.picture.file);
  tw_tile_set_unref (read);
  g_free (data);
  set->keeps_references_beside = FALSE;
  g_assert_true (tw_scan_tiles_import (tiles, set, NULL));
  g_assert_false (set->keeps_references_beside);
  data = tw_package_file_to_data ("own.tilewright", set, &length, NULL);
  read = tw_package_file_parse ("own.tilewright", data, length, NULL);
  g_assert_nonnull (tw_enclosures_first (read->enclosures, TW_ENCLOSURE_REFERENCE));
}

static void
test_alike (void)
{
  g_autoptr (GPtrArray) tiles = cut (2, NULL, NULL, NULL);
  g_autoptr (TwTileSet) set = new_set ();

  g_test_summary ("What looks alike is only told; joined, it is copies");
  g_assert_cmpuint (tiles->len, ==, 12);
  g_assert_cmpuint (tw_scan_tiles_n_taken (tiles), ==, 12);
  g_assert_cmpuint (tw_scan_tiles_n_alike (tiles), >=, 6);
  tw_scan_tiles_join_alike (tiles);
  g_assert_cmpuint (tw_scan_tiles_n_alike (tiles), ==, 0);
  g_assert_cmpuint (tw_scan_tiles_n_taken (tiles), <=, 6);
  g_assert_true (tw_scan_tiles_import (tiles, set, NULL));
  g_assert_cmpuint (tw_tile_set_n_copies (set), ==, 12);
  /* Taken again, each is its own. */
  for (guint i = 0; i < tiles->len; i++)
    tw_scan_tiles_take (tiles, i, TRUE);
  for (guint i = 0; i < tiles->len; i++)
    g_assert_cmpuint (((TwScanTile *) tiles->pdata[i])->count, ==, 1);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_test_summary ("Work that nobody wants any more ends between two tiles");
  g_cancellable_cancel (cancellable);
  g_assert_null (cut (1, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tiles-XXXXXX", NULL), *refused = NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (GPtrArray) tiles = NULL;
  g_autoptr (GError) error = NULL;

  g_test_summary ("Of several pictures each is a tile, and what is none is told");
  for (guint i = 0; i < 4; i++)
    {
      const SheetMaker maker = { base, tw_theme_of (NULL), 3 + i, 1, 1, 220, 0, 0, 0 };
      g_autoptr (TwPixels) sheet = sheet_make (&maker);
      g_autoptr (GBytes) jpeg = tw_scan_write_jpeg (sheet);
      g_autofree char *name = g_strdup_printf ("%u.jpg", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents (path, g_bytes_get_data (jpeg, NULL),
                                          i == 2 ? 100 : (gssize) g_bytes_get_size (jpeg), NULL));
      g_ptr_array_add (files, g_file_new_for_path (path));
    }
  tiles = tw_scan_tiles_read (files, NULL, NULL, NULL, &refused, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tiles->len, ==, 3);
  g_assert_true (g_str_has_prefix (refused, "2.jpg"));
  g_assert_null (strchr (refused, '\n'));
  for (guint i = 0; i < 3; i++)
    for (guint edge = 0; edge < TW_N_EDGES; edge++)
      g_assert_cmpuint (
          ((TwScanTile *) tiles->pdata[i])->guess.edges[edge].kind, ==,
          tw_edge_code (tw_topology_edge_codes (&base->tiles[3 + i + (i == 2)]->topology), edge));
  for (guint i = 0; i < files->len; i++)
    g_remove (g_file_peek_path (files->pdata[i]));
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-tiles/import", test_import);
  g_test_add_func ("/scan-tiles/package", test_package);
  g_test_add_func ("/scan-tiles/alike", test_alike);
  g_test_add_func ("/scan-tiles/cancelled", test_cancelled);
  g_test_add_func ("/scan-tiles/files", test_files);
  return g_test_run ();
}
