/* What is cut out, and how many: as the set says. */
#include "app/cardboard/print-piece.h"

#include <string.h>

#include "engine/format/rules-file.h"
#include "tests/app/cardboard/cardboard-fixture.h"

static const TwPrintPiece *
piece_at (const GArray *pieces, guint i)
{
  g_assert_cmpuint (i, <, pieces->len);
  return &g_array_index (pieces, TwPrintPiece, i);
}

static guint
n_of (const GArray *pieces)
{
  guint n = 0;

  for (guint i = 0; i < pieces->len; i++)
    n += piece_at (pieces, i)->count;
  return n;
}

/* "A×2 A.W×1 D!×1": ids, variants, those with a dark back, copies. */
static char *
told (const TwTileSet *set, const GArray *pieces)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++)
    {
      const TwPrintPiece *piece = piece_at (pieces, i);

      g_string_append (text, i > 0 ? " " : "");
      if (piece->kind == TW_PRINT_BLOCK)
        g_string_append_printf (text, "[%s]", set->blocks[piece->tile].id);
      else if (piece->kind == TW_PRINT_TILE)
        g_string_append (text, set->tiles[piece->tile]->id);
      else
        g_string_append (text, piece->name);
      if (piece->kind == TW_PRINT_TILE && piece->variant >= 0)
        g_string_append_printf (text, ".%s", set->tiles[piece->tile]->variants[piece->variant].id);
      g_string_append_printf (text, "%s×%u", piece->is_dark ? "!" : "", piece->count);
    }
  return g_string_free (text, FALSE);
}

static void
assert_tiles (const TwTileSet *set, const char *words, const TwTileSet *before, const char *wanted)
{
  g_autoptr (TwPrintPlan) plan = plan_of (words);
  g_autoptr (GArray) tiles = tw_print_tiles_new (set, plan, before);
  g_autofree char *text = told (set, tiles);

  g_assert_cmpstr (text, ==, wanted);
}

static const char sample[] = "<tile id=\"A\" count=\"3\"><road edges=\"E W\"/>"
                             "<variant id=\"W\" count=\"2\" decoration=\"highwaymen\"/></tile>"
                             "<tile id=\"S\" count=\"4\" start=\"1\"><road edges=\"N S\"/></tile>"
                             "<tile id=\"T\" count=\"1\" start=\"1\"><city edges=\"N\"/></tile>";

/* Three A, two of which have highwaymen; one S of four begins and has the dark back, as T has. */
static void
test_copies (void)
{
  g_autoptr (TwTileSet) set = set_of (sample);

  assert_tiles (set, "", NULL, "A×1 A.W×2 S!×1 S×3 T!×1");
  assert_tiles (set, "copies=one", NULL, "A×1 A.W×1 S!×1 T!×1");
  assert_tiles (set, "tiles=none", NULL, "");
}

static void
test_chosen (void)
{
  g_autoptr (TwTileSet) set = set_of (sample);
  g_autoptr (TwPrintPlan) plan = plan_of ("tiles=chosen");
  g_autoptr (GArray) none = tw_print_tiles_new (set, plan, NULL);
  g_autoptr (GArray) two = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  plan->chosen = g_strdup ("T A nowhere");
  two = tw_print_tiles_new (set, plan, NULL);
  text = told (set, two);
  g_assert_cmpstr (text, ==, "A×1 A.W×2 T!×1");
}

/* A has one copy more, S another drawing, T is as it was, U is new. */
static void
test_changed (void)
{
  g_autoptr (TwTileSet) before = set_of (sample);
  g_autoptr (TwTileSet) now =
      set_of ("<tile id=\"A\" count=\"4\"><road edges=\"E W\"/>"
              "<variant id=\"W\" count=\"2\" decoration=\"highwaymen\"/></tile>"
              "<tile id=\"S\" count=\"4\" start=\"1\"><road edges=\"N E\"/></tile>"
              "<tile id=\"T\" count=\"1\" start=\"1\"><city edges=\"N\"/></tile>"
              "<tile id=\"U\" count=\"2\"><city edges=\"S\"/></tile>");

  assert_tiles (now, "tiles=changed", before, "A×1 S!×1 S×3 U×2");
  assert_tiles (now, "tiles=changed", now, "");
  assert_tiles (now, "tiles=changed", NULL, "A×2 A.W×2 S!×1 S×3 T!×1 U×2");
}

/* 72 tiles, of which one has the dark back. */
static void
test_base (void)
{
  g_autoptr (TwTileSet) set = shipped_set ("base");
  g_autoptr (TwPrintPlan) plan = plan_of ("");
  g_autoptr (GArray) tiles = tw_print_tiles_new (set, plan, NULL);
  guint n_dark = 0;

  g_assert_cmpuint (n_of (tiles), ==, 72);
  for (guint i = 0; i < tiles->len; i++)
    {
      const TwPrintPiece *piece = piece_at (tiles, i);

      n_dark += piece->is_dark ? piece->count : 0;
      assert_near (piece->width, 45);
      assert_near (piece->height, 45);
      g_assert_null (piece->back);
    }
  g_assert_cmpuint (n_dark, ==, 1);
}

/* What is drawn before all others has the dark back as a whole. */
static void
test_river (void)
{
  g_autoptr (TwTileSet) set = shipped_set ("river");
  g_autoptr (TwPrintPlan) plan = plan_of ("tile=40");
  g_autoptr (GArray) tiles = tw_print_tiles_new (set, plan, NULL);

  g_assert_cmpuint (n_of (tiles), ==, 12);
  for (guint i = 0; i < tiles->len; i++)
    {
      g_assert_true (piece_at (tiles, i)->is_dark);
      assert_near (piece_at (tiles, i)->width, 40);
    }
}

/* Twelve tiles, four by three, lie as one piece, and there are none left for the second block. */
static void
test_blocks (void)
{
  g_autoptr (TwTileSet) set = shipped_set ("count");
  g_autoptr (TwPrintPlan) plan = plan_of ("blocks=whole");
  g_autoptr (GArray) whole = tw_print_tiles_new (set, plan, NULL);
  const TwPrintPiece *block = piece_at (whole, 0);

  g_assert_cmpint (block->kind, ==, TW_PRINT_BLOCK);
  assert_near (block->width, 180);
  assert_near (block->height, 135);
  g_assert_cmpuint (block->count, ==, 1);
  g_assert_true (block->is_dark);
  assert_tiles (set, "blocks=whole", NULL, "[carcassonne]!×1");
  g_clear_pointer (&plan, tw_print_plan_free);
  g_clear_pointer (&whole, g_array_unref);
  plan = plan_of ("blocks=tiles");
  whole = tw_print_tiles_new (set, plan, NULL);
  g_assert_cmpuint (n_of (whole), ==, 12);
}

static void
assert_tokens (const char *id, const char *words, const char *wanted)
{
  g_autoptr (TwTileSet) set = shipped_set (id);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) shipped = tw_rules_file_load_shipped (&error);
  g_autoptr (TwPrintPlan) plan = plan_of (words);
  g_autoptr (GArray) tokens = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  tokens = tw_print_tokens_new (set, shipped, plan, 2);
  text = told (set, tokens);
  g_assert_cmpstr (text, ==, wanted);
}

/* For two players: seven meeples each; a count, who is nobody's, once. Ferries are as many as lie
 * in the box, for no rule says how many there are; and a set that brings figures for a sixth player
 * has them for all six. */
static void
test_tokens (void)
{
  assert_tokens ("traders-and-builders", "", "");
  assert_tokens ("traders-and-builders", "tokens=true", "wine×9 grain×6 cloth×5");
  assert_tokens ("base", "figures=discs", "meeple×7 meeple×7");
  assert_tokens ("winter", "figures=discs", "meeple×7 meeple×7");
  assert_tokens ("count", "figures=standees tokens=true", "count×1");
  assert_tokens ("ferries", "tokens=true", "ferry×8");
  assert_tokens ("inns-and-cathedrals", "figures=standees",
                 "big-meeple×1 big-meeple×1 big-meeple×1 big-meeple×1 big-meeple×1 big-meeple×1");
  assert_tokens ("mists", "figures=discs tokens=true",
                 "ghost×15 guard×5 guard×5 hound1×1 hound2×1");
}

static void
test_sizes (void)
{
  g_autoptr (TwTileSet) set =
      set_of ("<tile id=\"A\" count=\"1\"><road edges=\"E W\"/></tile>"
              "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
              "<figure id=\"knave\" supply=\"2\" weight=\"1\"><title>Knave</title></figure>"
              "<token id=\"coin\" supply=\"4\"><title>Coin</title></token></rules>");
  g_autoptr (TwPrintPlan) standees = plan_of ("figures=standees tokens=true");
  g_autoptr (TwPrintPlan) discs = plan_of ("figures=discs");
  g_autoptr (GArray) both = tw_print_tokens_new (set, NULL, standees, 3);
  g_autoptr (GArray) flat = tw_print_tokens_new (set, NULL, discs, 3);

  g_assert_cmpuint (both->len, ==, 4);
  g_assert_cmpstr (piece_at (both, 0)->name, ==, "coin");
  g_assert_cmpuint (piece_at (both, 0)->count, ==, 4);
  assert_near (piece_at (both, 0)->width, 20);
  assert_near (piece_at (both, 1)->width, 22);
  assert_near (piece_at (both, 1)->height, 66);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (piece_at (both, 1 + i)->kind, ==, TW_PRINT_STANDEE);
      g_assert_cmpuint (piece_at (both, 1 + i)->colour, ==, i);
      g_assert_cmpuint (piece_at (both, 1 + i)->count, ==, 2);
    }
  g_assert_cmpuint (flat->len, ==, 3);
  assert_near (piece_at (flat, 0)->height, 16);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-piece/copies", test_copies);
  g_test_add_func ("/print-piece/chosen", test_chosen);
  g_test_add_func ("/print-piece/changed", test_changed);
  g_test_add_func ("/print-piece/base", test_base);
  g_test_add_func ("/print-piece/river", test_river);
  g_test_add_func ("/print-piece/blocks", test_blocks);
  g_test_add_func ("/print-piece/tokens", test_tokens);
  g_test_add_func ("/print-piece/sizes", test_sizes);
  return g_test_run ();
}
