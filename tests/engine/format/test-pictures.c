/* Pictures of tiles: named in the set, kept in its package or beside its file. */
#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/package-writer.h"
#include "engine/format/picture-files.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/problem.h"
#include "engine/set/set-pictures.h"
#include "engine/set/validate-tile.h"
#include "engine/tile/variants.h"
#include "tests/engine/format/set-fixture.h"

#define HEAD                                                                                       \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tile-set xmlns=\"urn:tilewright:tile-set:1\" "     \
  "version=\"1.0\" id=\"x\"><title>X</title>"
#define TILE                                                                                       \
  "<tile id=\"T\" count=\"2\" picture=\"pictures/a.png\" picture-turn=\"90 mirrored\" "            \
  "reference=\"references/scan 1.jpg\" reference-at=\"400 -120 1600\" reference-opacity=\"35\">"   \
  "<city edges=\"N\"/><variant id=\"G\" picture=\"pictures/g.svg\"><garden/></variant></tile>"

static TwTileSet *
new_set (void)
{
  TwTileSet *set = parse (HEAD TILE "</tile-set>");

  enclose (set, "pictures/a.png", "the finished one");
  enclose (set, "pictures/g.svg", "<svg/>");
  enclose (set, "references/scan 1.jpg", "the scan");
  tw_set_pictures_bind (set);
  return set;
}

static void
check_whole (const TwTileSet *set)
{
  const TwTile *tile = set->tiles[0];

  g_assert_cmpstr (tile->picture.file, ==, "pictures/a.png");
  g_assert_cmpuint (tile->picture.quarter_turns, ==, 1);
  g_assert_true (tile->picture.is_mirrored);
  g_assert_cmpuint (g_bytes_get_size (tile->picture.bytes), ==, strlen ("the finished one"));
  g_assert_cmpint (tile->reference.x, ==, 400);
  g_assert_cmpint (tile->reference.y, ==, -120);
  g_assert_cmpint (tile->reference.width, ==, 1600);
  g_assert_cmpuint (tile->reference.opacity, ==, 35);
  g_assert_cmpuint (g_bytes_get_size (tile->reference.picture.bytes), ==, strlen ("the scan"));
  g_assert_cmpuint (g_bytes_get_size (tile->variants[0].picture.bytes), ==, strlen ("<svg/>"));
}

static void
test_round_trip (void)
{
  g_autoptr (TwTileSet) set = new_set (), read = NULL;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL), *again = NULL;

  check_whole (set);
  read = parse (xml);
  again = tw_tile_set_file_to_xml (read, NULL);
  g_assert_cmpstr (xml, ==, again);
  g_assert_nonnull (strstr (xml, "reference-at=\"400 -120 1600\""));
  /* The file alone says which pictures, and has none of them. */
  g_assert_null (read->tiles[0]->picture.bytes);
  g_assert_false (tw_tile_equal (read->tiles[0], set->tiles[0]));
}

static void
test_package (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = new_set (), read = NULL;
  g_autofree char *data = NULL, *without = NULL;
  gsize length;

  data = tw_package_file_to_data ("x.tilewright", set, &length, &error);
  g_assert_no_error (error);
  read = tw_tile_set_file_parse ("x.tilewright", data, (gssize) length, &error);
  g_assert_no_error (error);
  check_whole (read);
  g_assert_true (tw_tile_equal (read->tiles[0], set->tiles[0]));

  /* A scan that is to stay at home is not mailed. */
  set->keeps_references_beside = TRUE;
  without = tw_package_file_to_data ("x.tilewright", set, &length, &error);
  g_assert_no_error (error);
  g_clear_pointer (&read, tw_tile_set_unref);
  read = tw_tile_set_file_parse ("x.tilewright", without, (gssize) length, &error);
  g_assert_no_error (error);
  g_assert_true (read->keeps_references_beside);
  g_assert_nonnull (read->tiles[0]->picture.bytes);
  g_assert_null (read->tiles[0]->reference.picture.bytes);
}

static void
test_beside_the_file (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = new_set (), read = NULL;
  g_autofree char *folder = g_dir_make_tmp ("pictures-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  g_autofree char *picture = g_build_filename (folder, "pictures", "a.png", NULL);
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);
  static const char *const files[] = { "own.xml",        "pictures/a.png",
                                       "pictures/g.svg", "references/scan 1.jpg",
                                       "pictures",       "references" };

  g_assert_true (tw_tile_set_put_pictures (set, path, &error));
  g_assert_no_error (error);
  g_file_set_contents (path, xml, -1, &error);
  g_assert_no_error (error);
  read = tw_tile_set_file_load (path, &error);
  g_assert_no_error (error);
  check_whole (read);
  /* Again: all is there. */
  g_assert_true (tw_tile_set_put_pictures (read, path, &error));
  g_assert_no_error (error);

  g_file_set_contents (picture, "somebody else's", -1, &error);
  g_assert_no_error (error);
  g_assert_false (tw_tile_set_put_pictures (read, path, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_build_filename (folder, files[i], NULL);

      g_assert_cmpint (g_remove (file), ==, 0);
    }
  g_rmdir (folder);
}

static void
test_missing (void)
{
  g_autoptr (TwTileSet) set = parse (HEAD TILE "</tile-set>"), mended = NULL;
  g_autoptr (TwProblems) problems = tw_tile_validate (set->tiles[0], NULL);
  guint n_pictures = 0, n_references = 0;

  for (guint i = 0; i < problems->n_problems; i++)
    {
      n_pictures += problems->problems[i].code == TW_PROBLEM_MISSING_PICTURE;
      n_references += problems->problems[i].code == TW_PROBLEM_MISSING_REFERENCE;
      g_assert_cmpstr (tw_problem_explanation (&problems->problems[i]), !=, "");
      g_clear_pointer (&mended, tw_tile_set_unref);
      mended = tw_problem_repair (&problems->problems[i], set);
      g_assert_nonnull (mended);
    }
  g_assert_cmpuint (n_pictures, ==, 2);
  g_assert_cmpuint (n_references, ==, 1);
  /* The last one mended is the reference, a hint. */
  g_assert_null (mended->tiles[0]->reference.picture.file);
  g_assert_nonnull (mended->tiles[0]->picture.file);
}

static void
test_refused (void)
{
  static const char *const names[] = { "../../etc/passwd", "/etc/a.png",     "pictures/../a.png",
                                       "references/a.png", "pictures/a.exe", "" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *xml =
          g_strdup_printf (HEAD "<tile id=\"T\" picture=\"%s\"/></tile-set>", names[i]);
      g_autoptr (GError) error = NULL;
      TwTileSet *set = tw_tile_set_file_parse ("x.xml", xml, -1, &error);

      g_assert_null (set);
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
    }
}

static void
test_names (void)
{
  g_autoptr (TwTileSet) set = parse (HEAD "<tile id=\"T\"/></tile-set>");
  g_autoptr (GBytes) one = g_bytes_new ("1", 1), other = g_bytes_new ("2", 1);
  g_autofree char *first =
      tw_set_pictures_enclose (set, TW_ENCLOSURE_REFERENCE, "Můj sken.PNG", one);
  g_autofree char *same =
      tw_set_pictures_enclose (set, TW_ENCLOSURE_REFERENCE, "Můj sken.PNG", one);
  g_autofree char *second =
      tw_set_pictures_enclose (set, TW_ENCLOSURE_REFERENCE, "Můj sken.PNG", other);

  g_assert_true (g_str_has_prefix (first, "references/"));
  g_assert_cmpstr (first, ==, same);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (g_str_has_suffix (second, "-2.png"));
  g_assert_null (tw_set_pictures_enclose (set, TW_ENCLOSURE_PICTURE, "a.txt", one));
  tw_set_pictures_drop (set);
  g_assert_null (set->enclosures);
}

/* Turned four times, or mirrored twice, everything is where it was. */
static void
test_turned (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTile) once = tw_tile_transform (set->tiles[0], 1, FALSE);
  g_autoptr (TwTile) round = tw_tile_transform (once, 3, FALSE);
  g_autoptr (TwTile) mirrored = tw_tile_transform (once, 0, TRUE);
  g_autoptr (TwTile) back = tw_tile_transform (mirrored, 0, TRUE);

  g_assert_cmpuint (once->picture.quarter_turns, ==, 2);
  /* (0.4, -0.12) turned clockwise about the middle. */
  g_assert_cmpint (once->reference.x, ==, 1120);
  g_assert_cmpint (once->reference.y, ==, 400);
  g_assert_false (mirrored->picture.is_mirrored);
  g_assert_true (tw_tile_equal (round, set->tiles[0]));
  g_assert_true (tw_tile_equal (back, once));
}

static void
test_variant_shape (void)
{
  g_autoptr (TwTileSet) set =
      parse (HEAD "<tile id=\"T\" count=\"3\"><city edges=\"N\" id=\"c\" coats=\"1\"/>"
                  "<road edges=\"E W\" id=\"r\"/>"
                  "<variant id=\"I\" symbols=\"inn@r coat-of-arms@c\" "
                  "shape=\"picture:inn@0.3,0.7 picture:coat-of-arms@0.6,0.1 place:garden@0.8,0.8\">"
                  "<garden/></variant></tile></tile-set>");
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL), *again = NULL;
  g_autoptr (TwTileSet) read = parse (xml);
  g_autoptr (TwTile) drawn = tw_variant_tile (set->tiles[0], 0), back = NULL, redrawn = NULL;

  g_assert_true (tw_tile_equal (read->tiles[0], set->tiles[0]));
  again = tw_tile_set_file_to_xml (read, NULL);
  g_assert_cmpstr (xml, ==, again);
  g_assert_cmpuint (drawn->n_variants, ==, 0);
  g_assert_cmpuint (drawn->shape.n_points, ==, 3);
  g_assert_cmpint (tw_topology_symbol_count (&drawn->topology, "coat-of-arms", 0), ==, 2);
  back = tw_variant_edit (set->tiles[0], 0, drawn);
  g_assert_nonnull (back);
  /* What was added may stand in another order; what is seen is the same. */
  redrawn = tw_variant_tile (back, 0);
  g_assert_true (tw_tile_equal (redrawn, drawn));
  g_assert_true (tw_shape_equal (&back->shape, &set->tiles[0]->shape));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pictures/round-trip", test_round_trip);
  g_test_add_func ("/pictures/package", test_package);
  g_test_add_func ("/pictures/beside-the-file", test_beside_the_file);
  g_test_add_func ("/pictures/missing", test_missing);
  g_test_add_func ("/pictures/refused", test_refused);
  g_test_add_func ("/pictures/names", test_names);
  g_test_add_func ("/pictures/turned", test_turned);
  g_test_add_func ("/pictures/variant-shape", test_variant_shape);
  return g_test_run ();
}
