/* Problems of a set, each by a minimal set that has it, and its repair. */
#include "engine/set/validate-tile.h"
#include "engine/set/validate.h"
#include "engine/tile/tile-edit.h"
#include "tests/engine/set/problem-fixture.h"
#include "tests/engine/tile/random-edit.h"

static void
test_duplicates_and_mirrors (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  TwTopology t = { 0 };
  g_autoptr (TwProblems) problems = NULL;
  g_autofree char *same = NULL, *mirrored = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | S);
  set_add (set, "J", 3, &t);
  tw_topology_rotate (&t, 1);
  set_add (set, "J2", 1, &t);
  tw_topology_mirror (&t);
  set_add (set, "K", 1, &t);
  /* Another back: another stack. */
  set_add (set, "L", 1, &t)->back = g_strdup ("river");
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 2);
  same = tw_problem_message (&problems->problems[0], set);
  g_assert_cmpstr (same, ==, "Tile J2: Plays like tile J.");
  mirrored = tw_problem_message (&problems->problems[1], set);
  g_assert_cmpstr (mirrored, ==, "Tile K: Mirror image of tile J.");
  g_assert_null (tw_problem_repair_label (&problems->problems[0], set));
  g_assert_cmpint (problems->problems[0].code, ==, TW_PROBLEM_DUPLICATE_TILE);
  g_assert_cmpint (problems->problems[0].tile, ==, 1);
  g_assert_cmpint (problems->problems[0].other, ==, 0);
  g_assert_cmpint (problems->problems[1].code, ==, TW_PROBLEM_MIRRORED_TILE);
  g_assert_cmpint (problems->problems[1].tile, ==, 2);
  g_assert_cmpint (tw_problems_worst (problems, -1), ==, TW_SEVERITY_HINT);
  g_assert_cmpint (tw_problems_worst (problems, 0), ==, -1);
}

static void
test_duplicate_id (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;
  TwTopology t = { 0 };

  set_add (set, "A", 1, &t);
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  set_add (set, "A", 1, &t);
  mended = check (set, TW_PROBLEM_DUPLICATE_ID, "Tile A: Another tile has the id A too.", "New Id");
  g_assert_cmpstr (mended->tiles[0]->id, ==, "A");
  g_assert_cmpstr (mended->tiles[1]->id, ==, "A1");
}

static void
test_empty_id (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;

  set_add (set, "", 1, NULL);
  mended = check (set, TW_PROBLEM_EMPTY_ID, "The tile has no id.", "New Id");
  g_assert_cmpstr (mended->tiles[0]->id, ==, "T1");
}

/* What TILE@x,y/r, E#G, base:D and the lists of cases cannot say. */
static void
test_writable_ids (void)
{
  static const char *const sound[] = { "A",          "E-2",          "BB6F1",
                                       "F\u00e4hrA", "a.b_c/d(e)=f", "\U0001f3f0" };
  static const char *const unsound[] = { "a b", "a\tb", "A@",       "#",  "base:D",
                                         "A,B", "E*2",  "a\u00a0b", " A", "A\u2003" };

  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    g_assert_true (tw_id_is_writable (sound[i]));
  for (guint i = 0; i < G_N_ELEMENTS (unsound); i++)
    g_assert_false (tw_id_is_writable (unsound[i]));
}

static void
test_unwritable_id (void)
{
  static const struct
  {
    const char *id, *message, *mended;
  } rows[] = {
    { "two cities", "two cities", "two-cities" },
    { "E#G@2", "E#G@2", "E-G-2" },
    { " base : D ", " base : D ", "base-D" },
    { "@#:", "@#:", "T1" },
    /* Another tile has that already. */
    { "other 1", "other 1", "other-2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TwTileSet) set = set_new ();
      g_autoptr (TwTileSet) mended = NULL;
      g_autofree char *message = g_strdup_printf (
          "Tile %s: An id must be without blanks and @ # : , *, as moves are written with these: "
          "“%s”.",
          rows[i].id, rows[i].message);
      TwBlock *block;

      set_add (set, rows[i].id, 1, NULL)->back = g_strdup ("other");
      set_add (set, "other-1", 1, NULL);
      /* What names the tile goes on naming it. */
      set->first_tile = g_strdup (rows[i].id);
      set->last_tile = g_strdup ("other-1");
      block = tw_tile_set_add_block (set, "pair");
      tw_block_add_tile (block, "other-1", 0, 1, 0);
      tw_block_add_tile (block, rows[i].id, 0, 0, 0);
      mended = check (set, TW_PROBLEM_UNWRITABLE_ID, message, "New Id");
      g_assert_cmpstr (mended->tiles[0]->id, ==, rows[i].mended);
      g_assert_cmpstr (mended->tiles[1]->id, ==, "other-1");
      g_assert_cmpstr (mended->first_tile, ==, rows[i].mended);
      g_assert_cmpstr (mended->last_tile, ==, "other-1");
      g_assert_cmpstr (mended->blocks[0].tiles[0].tile, ==, "other-1");
      g_assert_cmpstr (mended->blocks[0].tiles[1].tile, ==, rows[i].mended);
    }
}

static void
test_unwritable_id_of_variant_and_set (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;
  g_autoptr (TwTileSet) set_mended = NULL;
  TwTile *tile = set_add (set, "E", 2, NULL);

  tw_tile_add_variant (tile, "G", 1);
  tw_tile_add_variant (tile, "G:", 1);
  mended = check (set, TW_PROBLEM_UNWRITABLE_ID,
                  "Tile E#G:: An id must be without blanks and @ # : , *, as moves are written "
                  "with these: “G:”.",
                  "New Id");
  g_assert_cmpstr (mended->tiles[0]->variants[0].id, ==, "G");
  g_assert_cmpstr (mended->tiles[0]->variants[1].id, ==, "G2");
  g_free (mended->id);
  mended->id = g_strdup ("my set: 1");
  set_mended = check (mended, TW_PROBLEM_UNWRITABLE_ID,
                      "An id must be without blanks and @ # : , *, as moves are written with "
                      "these: “my set: 1”.",
                      "New Id");
  g_assert_cmpstr (set_mended->id, ==, "my-set-1");
}

static void
test_start_count (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;

  set_add (set, "A", 2, NULL)->n_start = 2;
  set_add (set, "B", 1, NULL)->n_start = 3;
  set->tiles[1]->back = g_strdup ("other");
  mended = check (set, TW_PROBLEM_START_COUNT,
                  "Tile B: 3 copies are to be start tiles, more than there are.", "Use 3");
  g_assert_cmpuint (mended->tiles[1]->count, ==, 3);
  g_assert_cmpuint (mended->tiles[1]->n_start, ==, 3);
}

static void
test_rename_keeps_namesakes (void)
{
  g_autoptr (TwTileSet) set = set_new ();

  set_add (set, "A", 1, NULL);
  set_add (set, "A", 1, NULL);
  set->first_tile = g_strdup ("A");
  tw_tile_set_rename_tile (set, 1, "B");
  g_assert_cmpstr (set->tiles[1]->id, ==, "B");
  g_assert_cmpstr (set->first_tile, ==, "A");
  tw_tile_set_rename_tile (set, 0, "C");
  g_assert_cmpstr (set->first_tile, ==, "C");
}

static void
test_variants (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) one_id = NULL;
  g_autoptr (TwTileSet) enough = NULL;
  g_autoptr (TwTileSet) counted = NULL;
  TwTopology t = { 0 };
  TwTile *tile;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tile = set_add (set, "E", 2, &t);
  tw_tile_add_variant (tile, "G", 1);
  tw_tile_add_variant (tile, "G", 1);
  one_id =
      check (set, TW_PROBLEM_DUPLICATE_ID, "Tile E#G: Another variant has the id G too.", "New Id");
  g_assert_cmpstr (one_id->tiles[0]->variants[1].id, ==, "G2");

  enough = tw_tile_set_copy (one_id);
  tile = tw_tile_copy (one_id->tiles[0]);
  tile->variants[1].count = 4;
  tw_tile_set_replace_tile (enough, 0, tile);
  tw_tile_unref (tile);
  counted = check (enough, TW_PROBLEM_VARIANT_COUNT,
                   "Tile E: Its variants take 5 copies, more than there are.", "Use 5");
  g_assert_cmpuint (counted->tiles[0]->count, ==, 5);
}

static void
test_variant_without_id (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;

  tw_tile_add_variant (set_add (set, "E", 1, NULL), "", 1);
  mended = check (set, TW_PROBLEM_EMPTY_ID, "Tile E#: A variant has no id.", "New Id");
  g_assert_cmpstr (mended->tiles[0]->variants[0].id, ==, "V1");
}

static void
test_variant_symbols (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;
  TwTopology t = { 0 };
  TwVariant *variant;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  variant = tw_tile_add_variant (set_add (set, "E", 2, &t), "C", 1);
  tw_topology_add_segment (&variant->added, TW_KIND_GARDEN, 0);
  tw_topology_add_symbol (&variant->added, "coat-of-arms", 1, 1, TW_DIRECTION_NONE);
  mended = check (set, TW_PROBLEM_SYMBOL_WRONG_LAND,
                  "Tile E#C: The symbol “Coat of arms” means nothing here.", "Move It");
  g_assert_cmpint (mended->tiles[0]->variants[0].added.symbols[0].segment, ==, 0);
}

static void
test_count_zero (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwTileSet) mended = NULL;

  set_add (set, "A", 0, NULL);
  mended = check (set, TW_PROBLEM_COUNT_ZERO, "Tile A: The set holds no copy of it.", "Use 1");
  g_assert_cmpuint (mended->tiles[0]->count, ==, 1);
}

static void
test_never_fits (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  TwTopology source = { 0 }, start = { 0 };
  g_autoptr (TwProblems) problems = NULL;

  tw_topology_add_segment (&source, TW_KIND_RIVER, E);
  tw_topology_add_symbol (&source, "source", 0, 1, TW_DIRECTION_NONE);
  set_add (set, "source", 1, &source);
  g_assert_null (check (set, TW_PROBLEM_NEVER_FITS,
                        "Tile source: No tile can ever lie beside it: east.", NULL));
  /* With a start tile of its own the set is played alone. */
  tw_topology_add_segment (&start, TW_KIND_CITY, N);
  set_add (set, "start", 1, &start)->n_start = 1;
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 2);
  g_assert_cmpint (problems->problems[1].tile, ==, 1);
  g_assert_cmpuint (problems->problems[1].rim, ==, TW_RIM_EDGE (TW_EDGE_N));
  g_clear_pointer (&problems, tw_problems_free);
  /* What needs other sets is not judged alone. */
  set->requires = g_strdup ("river");
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
}

static void
test_two_copies_meet (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  TwTopology t = { 0 };
  g_autoptr (TwProblems) problems = NULL;

  tw_topology_add_segment (&t, TW_KIND_RIVER, E);
  tw_topology_add_symbol (&t, "source", 0, 1, TW_DIRECTION_NONE);
  set_add (set, "source", 2, &t);
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
}

static void
test_titles (void)
{
  static const char *const wanted[] = { "cs", "de", "cs", NULL };
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwProblems) problems = NULL;

  set_add (set, "A", 1, NULL);
  tw_texts_unref (set->titles);
  set->titles = NULL;
  g_assert_null (check (set, TW_PROBLEM_MISSING_TITLE, "The set has no title.", NULL));
  set->titles = tw_texts_with (NULL, "de", "Probe");
  set->descriptions = tw_texts_with (NULL, "cs", "Zkouška");
  g_assert_null (check (set, TW_PROBLEM_MISSING_LANGUAGE,
                        "The set’s title is not there in the language “čeština”.", NULL));
  tw_texts_unref (set->descriptions);
  set->descriptions = NULL;
  problems = tw_tile_set_validate (set, wanted);
  g_assert_cmpuint (problems->n_problems, ==, 1);
  g_assert_cmpstr (problems->problems[0].detail, ==, "cs");
}

static void
test_empty_set (void)
{
  g_autoptr (TwTileSet) set = set_new ();

  g_assert_null (check (set, TW_PROBLEM_EMPTY_SET, "The set has no tiles.", NULL));
}

/* Two tiles side by side, with inner edges between them. */
static TwTileSet *
set_with_block (void)
{
  TwTileSet *set = set_new ();
  TwTopology west = { 0 }, east = { 0 };
  TwBlock *block = tw_tile_set_add_block (set, "pair");

  tw_topology_add_segment (&west, TW_KIND_ENCLAVE, E);
  tw_topology_add_segment (&east, TW_KIND_ENCLAVE, N);
  tw_topology_add_segment (&east, TW_KIND_CITY, S);
  set_add (set, "west", 1, &west);
  set_add (set, "east", 1, &east);
  tw_block_add_tile (block, "west", 0, 0, 0);
  tw_block_add_tile (block, "east", 1, 0, 3);
  block->line = 12;
  return set;
}

static void
test_sound_block (void)
{
  g_autoptr (TwTileSet) set = set_with_block ();
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);

  g_assert_cmpuint (problems->n_problems, ==, 0);
}

static void
test_block_tile (void)
{
  g_autoptr (TwTileSet) set = set_with_block ();
  g_autoptr (TwTileSet) mended = NULL;
  g_autoptr (TwTileSet) again = NULL;

  tw_block_add_tile (&set->blocks[0], "south", 0, 1, 0);
  mended = check (set, TW_PROBLEM_BLOCK_TILE,
                  "Block pair has the tile south, which the set has not.", "Remove From Block");
  g_assert_cmpuint (mended->blocks[0].n_tiles, ==, 2);
  tw_block_add_tile (&mended->blocks[0], "west", 1, 0, 0);
  again =
      check (mended, TW_PROBLEM_BLOCK_TILE,
             "Tile west: In block pair another tile lies in the same place.", "Remove From Block");
  g_assert_cmpuint (again->blocks[0].n_tiles, ==, 2);
  g_assert_cmpstr (again->blocks[0].tiles[1].tile, ==, "east");
}

/* The later of two in one place goes, also when the same tile lies elsewhere before it. */
static void
test_block_place (void)
{
  g_autoptr (TwTileSet) set = set_with_block ();
  g_autoptr (TwTileSet) mended = NULL;

  tw_block_add_tile (&set->blocks[0], "east", 0, 0, 0);
  mended =
      check (set, TW_PROBLEM_BLOCK_TILE,
             "Tile east: In block pair another tile lies in the same place.", "Remove From Block");
  g_assert_cmpuint (mended->blocks[0].n_tiles, ==, 2);
  g_assert_cmpstr (mended->blocks[0].tiles[1].tile, ==, "east");
  g_assert_cmpint (mended->blocks[0].tiles[1].x, ==, 1);
}

/* What first and last tile and blocks name goes along with a new id. */
static void
test_names_follow (void)
{
  g_autoptr (TwTileSet) set = set_with_block ();

  set->first_tile = g_strdup ("west");
  set->last_tile = g_strdup ("east");
  g_assert_false (tw_tile_set_follow_id (set, "south", "north"));
  g_assert_true (tw_tile_set_follow_id (set, "east", "south"));
  g_assert_cmpstr (set->first_tile, ==, "west");
  g_assert_cmpstr (set->last_tile, ==, "south");
  g_assert_cmpstr (set->blocks[0].tiles[0].tile, ==, "west");
  g_assert_cmpstr (set->blocks[0].tiles[1].tile, ==, "south");
}

static void
test_block_edges (void)
{
  g_autoptr (TwTileSet) set = set_with_block ();
  g_autoptr (TwTileSet) alone = set_with_block ();
  g_autoptr (TwProblems) problems = NULL;
  g_autofree char *message = NULL;

  /* Turned, the city lies at the inner edge, and the inert edge outside. */
  set->blocks[0].tiles[1].quarter_turns = 1;
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 2);
  message = tw_problem_message (&problems->problems[0], set);
  g_assert_cmpstr (message, ==, "Tile west: In block pair the edge does not fit tile east: east.");
  g_assert_cmpuint (tw_problem_line (&problems->problems[0], set), ==, 12);
  g_clear_pointer (&message, g_free);
  message = tw_problem_message (&problems->problems[1], set);
  g_assert_cmpstr (message, ==, "Tile east: In block pair an inner edge meets nothing: north.");
  g_clear_pointer (&problems, tw_problems_free);
  /* Inner edges without a block. */
  g_free (alone->blocks[0].tiles[1].tile);
  alone->blocks[0].tiles[1].tile = g_strdup ("west");
  problems = tw_tile_set_validate (alone, NULL);
  g_assert_nonnull (find_problem (problems, TW_PROBLEM_NEVER_FITS));
}

static void
test_order_and_places (void)
{
  g_autoptr (TwTileSet) set = set_new ();
  TwTopology t = { 0 };
  g_autoptr (TwProblems) problems = NULL;
  g_autoptr (TwProblems) alone = NULL;

  tw_texts_unref (set->titles);
  set->titles = NULL;
  set_add (set, "A", 0, NULL);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  set_add (set, "B", 0, &t)->line = 7;
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 4);
  g_assert_cmpint (problems->problems[0].code, ==, TW_PROBLEM_MISSING_TITLE);
  g_assert_cmpint (problems->problems[1].tile, ==, 0);
  g_assert_cmpint (problems->problems[2].code, ==, TW_PROBLEM_ROAD_WITHOUT_END);
  g_assert_cmpuint (problems->problems[2].rim, ==, TW_RIM_BIT (TW_PORT_S));
  g_assert_cmpint (problems->problems[2].segment, ==, 0);
  g_assert_cmpuint (tw_problem_line (&problems->problems[2], set), ==, 7);
  g_assert_cmpint (problems->problems[3].code, ==, TW_PROBLEM_COUNT_ZERO);
  g_assert_cmpint (tw_problems_worst (problems, -1), ==, TW_SEVERITY_ERROR);
  g_assert_cmpint (tw_problems_worst (problems, 0), ==, TW_SEVERITY_WARNING);
  alone = tw_tile_validate (set->tiles[1], NULL);
  g_assert_cmpuint (alone->n_problems, ==, 2);
  g_assert_cmpint (alone->problems[0].tile, ==, 0);
}

static void
test_repair_of_what_is_gone (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTileSet) mended = NULL;
  g_autoptr (TwProblems) problems = NULL;

  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  set = set_of (&t);
  problems = tw_tile_set_validate (set, NULL);
  mended = tw_problem_repair (&problems->problems[0], set);
  g_assert_null (tw_problem_repair (&problems->problems[0], mended));
}

static void
test_names (void)
{
  for (guint code = 0; code < TW_N_PROBLEMS; code++)
    {
      g_assert_nonnull (tw_problem_code_name ((TwProblemCode) code));
      for (guint other = 0; other < code; other++)
        g_assert_cmpstr (tw_problem_code_name ((TwProblemCode) code), !=,
                         tw_problem_code_name ((TwProblemCode) other));
    }
  g_assert_cmpstr (tw_problem_code_name (TW_PROBLEM_PORT_OWNED_TWICE), ==, "port-owned-twice");
  g_assert_cmpstr (tw_severity_name (TW_SEVERITY_ERROR), ==, "error");
  g_assert_cmpstr (tw_severity_name (TW_SEVERITY_WARNING), ==, "warning");
  g_assert_cmpstr (tw_severity_name (TW_SEVERITY_HINT), ==, "hint");
}

/* No gesture makes an error of the drawing. */
static void
test_gestures_make_no_errors (void)
{
  GRand *rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint i = 0; i < 300; i++)
    {
      TwTopology t = { 0 };

      for (guint k = 0; k < 30; k++)
        {
          g_autoptr (TwTile) tile = NULL;
          g_autoptr (TwProblems) problems = NULL;

          random_edit (rand, &t);
          tile = tw_tile_new ("T", 1, &t);
          problems = tw_tile_validate (tile, NULL);
          g_assert_cmpint (tw_problems_worst (problems, -1), <, TW_SEVERITY_ERROR);
        }
    }
  g_rand_free (rand);
}

/* A set as big as anybody will make. */
static void
test_ten_thousand_tiles (void)
{
  GRand *rand = g_rand_new_with_seed (17);
  g_autoptr (TwTileSet) set = set_new ();
  g_autoptr (TwProblems) problems = NULL;
  gint64 start;

  for (guint i = 0; i < 10000; i++)
    {
      g_autofree char *id = g_strdup_printf ("T%u", i);
      TwTopology t = { 0 };

      for (guint k = 0; k < 8; k++)
        random_edit (rand, &t);
      set_add (set, id, 1, &t);
    }
  start = g_get_monotonic_time ();
  problems = tw_tile_set_validate (set, NULL);
  g_test_message ("10000 tiles validated in %.3f s",
                  (double) (g_get_monotonic_time () - start) / 1e6);
  g_assert_cmpint (tw_problems_worst (problems, -1), <, TW_SEVERITY_ERROR);
  g_assert_nonnull (find_problem (problems, TW_PROBLEM_DUPLICATE_TILE));
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/problem/duplicates-and-mirrors", test_duplicates_and_mirrors);
  g_test_add_func ("/set/problem/duplicate-id", test_duplicate_id);
  g_test_add_func ("/set/problem/empty-id", test_empty_id);
  g_test_add_func ("/set/problem/writable-ids", test_writable_ids);
  g_test_add_func ("/set/problem/unwritable-id", test_unwritable_id);
  g_test_add_func ("/set/problem/unwritable-id-of-variant-and-set",
                   test_unwritable_id_of_variant_and_set);
  g_test_add_func ("/set/problem/start-count", test_start_count);
  g_test_add_func ("/set/problem/rename-keeps-namesakes", test_rename_keeps_namesakes);
  g_test_add_func ("/set/problem/variants", test_variants);
  g_test_add_func ("/set/problem/variant-without-id", test_variant_without_id);
  g_test_add_func ("/set/problem/variant-symbols", test_variant_symbols);
  g_test_add_func ("/set/problem/count-zero", test_count_zero);
  g_test_add_func ("/set/problem/never-fits", test_never_fits);
  g_test_add_func ("/set/problem/two-copies-meet", test_two_copies_meet);
  g_test_add_func ("/set/problem/titles", test_titles);
  g_test_add_func ("/set/problem/empty-set", test_empty_set);
  g_test_add_func ("/set/problem/sound-block", test_sound_block);
  g_test_add_func ("/set/problem/block-tile", test_block_tile);
  g_test_add_func ("/set/problem/block-place", test_block_place);
  g_test_add_func ("/set/problem/names-follow", test_names_follow);
  g_test_add_func ("/set/problem/block-edges", test_block_edges);
  g_test_add_func ("/set/problem/order-and-places", test_order_and_places);
  g_test_add_func ("/set/problem/repair-of-what-is-gone", test_repair_of_what_is_gone);
  g_test_add_func ("/set/problem/names", test_names);
  g_test_add_func ("/set/problem/gestures-make-no-errors", test_gestures_make_no_errors);
  g_test_add_func ("/set/problem/ten-thousand-tiles", test_ten_thousand_tiles);
  return g_test_run ();
}
