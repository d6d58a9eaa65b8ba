/* Two sets tile by tile. */
#include "app/gallery/set-difference.h"

#include "engine/format/shipped-sets.h"

static TwTileSet *
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_shipped_set_load (id, &error);

  g_assert_no_error (error);
  return set;
}

/* The base game, with B in two copies, E called Gate, C gone, a new tile in front of D, and
 * another title. */
static TwTileSet *
new_other (const TwTileSet *base)
{
  TwTileSet *other = tw_tile_set_copy (base);
  g_autoptr (TwTile) fewer = tw_tile_with_count (base->tiles[1], 2);
  TwTopology topology = { 0 };
  g_autoptr (TwTile) lone = NULL;
  TwTexts *titles = other->titles;

  tw_topology_add_segment (&topology, TW_KIND_RIVER, 0x5);
  lone = tw_tile_new ("New", 1, &topology);
  tw_tile_set_replace_tile (other, 1, fewer);
  tw_tile_set_rename_tile (other, 4, "Gate");
  tw_tile_set_insert_tile (other, 3, lone);
  tw_tile_set_remove_tile (other, 2);
  other->titles = tw_texts_with (titles, "", "Another");
  tw_texts_unref (titles);
  return other;
}

static void
test_find (void)
{
  static const struct
  {
    TwDifferenceKind kind;
    const char *left, *right, *words;
  } expected[] = {
    { TW_DIFFERENCE_HEAD, NULL, NULL, "titles" },
    { TW_DIFFERENCE_CHANGED, "B", "B", "4 copies against 2" },
    { TW_DIFFERENCE_LEFT, "C", NULL, "only here" },
    { TW_DIFFERENCE_RENAMED, "E", "Gate", "called Gate there" },
    { TW_DIFFERENCE_RIGHT, NULL, "New", "only there" },
  };
  g_autoptr (TwTileSet) base = load ("base"), other = new_other (base);
  g_autoptr (GArray) differences = tw_set_difference (base, other);
  g_autoptr (GArray) none = tw_set_difference (base, base);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (differences->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < differences->len; i++)
    {
      const TwTileDifference *difference = &g_array_index (differences, TwTileDifference, i);
      g_autofree char *words = tw_set_difference_words (base, other, difference);

      g_assert_cmpint (difference->kind, ==, expected[i].kind);
      g_assert_cmpstr (difference->left >= 0 ? base->tiles[difference->left]->id : NULL, ==,
                       expected[i].left);
      g_assert_cmpstr (difference->right >= 0 ? other->tiles[difference->right]->id : NULL, ==,
                       expected[i].right);
      g_assert_true (g_str_has_prefix (words, expected[i].words));
    }
}

static void
test_take (void)
{
  g_autoptr (TwTileSet) base = load ("base"), other = new_other (base);
  g_autoptr (TwTileSet) left = tw_tile_set_copy (base), right = tw_tile_set_copy (other);
  g_autoptr (GArray) differences = tw_set_difference (right, left), after = NULL, rest = NULL;
  g_autoptr (GString) ids = g_string_new (NULL);

  g_test_summary ("All that is taken makes one like the other, and each thing may go either way");
  tw_set_difference_take_all (left, other);
  rest = tw_set_difference (left, other);
  g_assert_cmpuint (rest->len, ==, 0);
  /* New stands where it does there. */
  for (guint i = 0; i < 5; i++)
    g_string_append_printf (ids, "%s ", left->tiles[i]->id);
  g_assert_cmpstr (ids->str, ==, "A B New D Gate ");
  for (guint i = differences->len; i > 0; i--)
    {
      g_autoptr (GArray) now = tw_set_difference (right, base);

      g_assert_cmpuint (now->len, ==, i);
      tw_set_difference_take_right (right, base,
                                    &g_array_index (now, TwTileDifference, now->len - 1));
    }
  after = tw_set_difference (right, base);
  g_assert_cmpuint (after->len, ==, 0);
}

static void
test_follow (void)
{
  g_autoptr (TwTileSet) count = load ("count");
  g_autoptr (TwTileSet) other = tw_tile_set_copy (count), left = tw_tile_set_copy (count);
  g_autoptr (GArray) differences = NULL;
  TwTileDifference mirrored;

  g_test_summary ("A block names a tile by the name that was taken over");
  tw_tile_set_rename_tile (other, 0, "Corner");
  differences = tw_set_difference (left, other);
  /* The block of the other set names it otherwise, too: that is a difference of the heads. */
  g_assert_cmpuint (differences->len, ==, 2);
  tw_set_difference_take_right (left, other, &g_array_index (differences, TwTileDifference, 1));
  g_assert_cmpstr (left->blocks[0].tiles[0].tile, ==, "Corner");
  g_clear_pointer (&differences, g_array_unref);
  differences = tw_set_difference (left, other);
  g_assert_cmpuint (differences->len, ==, 0);
  mirrored = tw_tile_difference_mirror (&(TwTileDifference){ TW_DIFFERENCE_LEFT, 3, -1 });
  g_assert_cmpint (mirrored.kind, ==, TW_DIFFERENCE_RIGHT);
  g_assert_cmpint (mirrored.right, ==, 3);
  g_assert_cmpint (mirrored.left, ==, -1);
}

static void
test_twin (void)
{
  g_autoptr (TwTileSet) base = load ("base"), other = tw_tile_set_copy (base);
  g_autoptr (TwTile) twin = tw_tile_new ("Twin", 1, &base->tiles[0]->topology);
  g_autoptr (GArray) differences = NULL;
  const TwTileDifference *only;

  g_test_summary ("Who has the same name goes before who is alike");
  tw_tile_set_insert_tile (other, 0, twin);
  differences = tw_set_difference (base, other);
  g_assert_cmpuint (differences->len, ==, 1);
  only = &g_array_index (differences, TwTileDifference, 0);
  g_assert_cmpint (only->kind, ==, TW_DIFFERENCE_RIGHT);
  g_assert_cmpint (only->right, ==, 0);
  g_assert_cmpint (only->left, ==, -1);
}

/* A broken file may name two tiles alike: the second goes with no other. */
static void
test_same_name (void)
{
  g_autoptr (TwTileSet) base = load ("base"), other = tw_tile_set_copy (base);
  TwTopology topology = { 0 };
  g_autoptr (TwTile) second = NULL;
  g_autoptr (GArray) differences = NULL;

  tw_topology_add_segment (&topology, TW_KIND_RIVER, 0x5);
  second = tw_tile_new ("A", 1, &topology);
  tw_tile_set_insert_tile (other, other->n_tiles, second);
  differences = tw_set_difference (other, base);
  g_assert_cmpuint (differences->len, ==, 1);
  g_assert_cmpint (g_array_index (differences, TwTileDifference, 0).kind, ==, TW_DIFFERENCE_LEFT);
  g_assert_cmpint (g_array_index (differences, TwTileDifference, 0).left, ==,
                   (int) other->n_tiles - 1);
}

static char *
words_of_change (TwTileSet *base, TwTile *tile)
{
  g_autoptr (TwTileSet) other = tw_tile_set_copy (base);
  g_autoptr (GArray) differences = NULL;

  tw_tile_set_replace_tile (other, 1, tile);
  differences = tw_set_difference (base, other);
  g_assert_cmpuint (differences->len, ==, 1);
  return tw_set_difference_words (base, other, &g_array_index (differences, TwTileDifference, 0));
}

static void
test_words (void)
{
  g_autoptr (TwTileSet) base = load ("base");
  g_autoptr (TwTile) start = tw_tile_copy (base->tiles[1]);
  g_autoptr (TwTile) garden = tw_tile_copy (base->tiles[1]), other = tw_tile_copy (base->tiles[1]);
  g_autofree char *of_start = NULL, *of_drawing = NULL, *of_both = NULL;

  start->n_start = 1;
  of_start = words_of_change (base, start);
  g_assert_cmpstr (of_start, ==, "start tile in one of them");
  tw_topology_add_segment (&garden->topology, TW_KIND_ROAD, 0x3);
  of_drawing = words_of_change (base, garden);
  g_assert_cmpstr (of_drawing, ==, "another drawing");
  tw_topology_add_segment (&other->topology, TW_KIND_ROAD, 0x3);
  other->count = 1;
  of_both = words_of_change (base, other);
  g_assert_cmpstr (of_both, ==, "another drawing, 4 copies against 1");
}

/* What stands behind the set in its file is part of its head. */
static void
test_epilog (void)
{
  g_autoptr (TwTileSet) base = load ("base"), other = tw_tile_set_copy (base);
  TwForeign *epilog = other->epilog;
  g_autoptr (GArray) differences = NULL;

  other->epilog = tw_foreign_append (NULL, TW_FOREIGN_SELF, 0, "<!-- The end. -->");
  tw_foreign_unref (epilog);
  differences = tw_set_difference (base, other);
  g_assert_cmpuint (differences->len, ==, 1);
  g_assert_cmpint (g_array_index (differences, TwTileDifference, 0).kind, ==, TW_DIFFERENCE_HEAD);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/set-difference/find", test_find);
  g_test_add_func ("/gallery/set-difference/take", test_take);
  g_test_add_func ("/gallery/set-difference/follow", test_follow);
  g_test_add_func ("/gallery/set-difference/twin", test_twin);
  g_test_add_func ("/gallery/set-difference/same-name", test_same_name);
  g_test_add_func ("/gallery/set-difference/words", test_words);
  g_test_add_func ("/gallery/set-difference/epilog", test_epilog);
  return g_test_run ();
}
