/* Samples of the table, and variants: what the inspector shows beside a tile. */
#include "app/designer/fits-beside.h"
#include "app/designer/surroundings.h"
#include "app/designer/variants-group.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/tile/variants.h"
#include "tests/engine/tile/edges.h"

/* Every two that lie beside each other agree, for every tile of the base game. */
static void
test_all_fit (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  guint n_laid = 0;

  for (guint tile = 0; tile < set->n_tiles; tile++)
    for (guint round = 0; round < 3; round++)
      {
        TwSampleCell cells[TW_SAMPLE_CELLS];
        TwEdgeCodes codes[TW_SAMPLE_CELLS];

        tw_sample_find (set, tile, round, cells);
        g_assert_cmpint (cells[TW_SAMPLE_MIDDLE].tile, ==, (int) tile);
        for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
          if (cells[i].tile >= 0)
            {
              codes[i] = tw_edge_codes_rotate (tw_topology_edge_codes (
                                                   &set->tiles[cells[i].tile]->topology),
                                               cells[i].quarter_turns);
              n_laid++;
            }
        for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
          {
            if (i % 3 < 2 && cells[i].tile >= 0 && cells[i + 1].tile >= 0)
              g_assert_cmpuint (tw_edge_code (codes[i], TW_EDGE_E), ==,
                                tw_edge_code (codes[i + 1], TW_EDGE_W));
            if (i < 6 && cells[i].tile >= 0 && cells[i + 3].tile >= 0)
              g_assert_cmpuint (tw_edge_code (codes[i], TW_EDGE_S), ==,
                                tw_edge_code (codes[i + 3], TW_EDGE_N));
          }
      }
  /* The base game fits nearly everywhere. */
  g_assert_cmpuint (n_laid, >, set->n_tiles * 3 * 8);
}

/* A tile with one copy has none that could lie beside it; one with two has the other one. */
static void
test_single_copy (void)
{
  static const char *const counts[] = { "1", "2" };

  for (guint n = 0; n < G_N_ELEMENTS (counts); n++)
    {
      g_autofree char *text =
          g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'>"
                           "<tile id='A' count='%s'><road edges='E W'/></tile></tile-set>",
                           counts[n]);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", text, -1, &error);
      TwSampleCell cells[TW_SAMPLE_CELLS];
      guint n_laid = 0;
      TwFit fit;

      g_assert_no_error (error);
      tw_fit_find (set, set->tiles[0], TW_EDGE_E, &fit);
      g_assert_cmpuint (fit.n_copies, ==, n);
      g_assert_cmpuint (fit.n_tiles, ==, n);
      tw_sample_find (set, 0, 0, cells);
      for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
        n_laid += cells[i].tile >= 0;
      g_assert_cmpuint (n_laid, ==, n + 1);
    }
}

static void
test_variants (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwTile) garden = NULL;
  g_autoptr (TwTile) inn = NULL;
  g_autoptr (TwTile) more = NULL;
  g_autoptr (TwTile) none = NULL;
  TwTopology drawn;

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tile = tw_tile_new ("U", 1, &t);
  g_assert_null (tw_variant_add (tile, "coat-of-arms"));
  garden = tw_variant_add (tile, "garden");
  g_assert_cmpuint (garden->n_variants, ==, 1);
  g_assert_cmpstr (garden->variants[0].id, ==, "G");
  g_assert_cmpuint (garden->count, ==, 1);
  g_assert_cmpuint (tw_tile_plain_count (garden), ==, 0);
  inn = tw_variant_add (garden, "inn");
  g_assert_cmpuint (inn->count, ==, 2);
  tw_tile_variant_topology (inn, 1, &drawn);
  g_assert_cmpuint (tw_topology_symbol_count (&drawn, "inn", 0), ==, 1);
  more = tw_variant_set_count (inn, 0, 3);
  g_assert_cmpuint (more->count, ==, 4);
  none = tw_variant_set_count (more, 0, 0);
  g_assert_cmpuint (none->n_variants, ==, 1);
  g_assert_cmpstr (none->variants[0].id, ==, "I");
  g_assert_cmpuint (tw_tile_plain_count (none), ==, 3);
}

/* A set's own symbols stand where it says; a tile without a river has no place for its ends. */
static void
test_own_variants (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><symbol id='mill' on='road'/>"
      "<symbol id='keep' on='city'/><symbol id='fair' on='tile'/></rules>"
      "<tile id='A' count='1'><city edges='N'/><road edges='E W'/></tile>"
      "<tile id='B' count='1'><city edges='N'/></tile>"
      "<tile id='C' count='1'><river edges='S'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", text, -1, &error);
  static const struct
  {
    const char *what;
    guint tile;
    int segment; /* -2: none */
  } cases[] = { { "mill", 0, 1 },  { "mill", 1, -2 },   { "keep", 0, 0 },   { "keep", 2, -2 },
                { "fair", 1, -1 }, { "source", 0, -2 }, { "source", 2, 0 }, { "lake-end", 1, -2 },
                { "inn", 0, 1 },   { "inn", 1, -2 } };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TwTile) tile =
          tw_variants_group_with (set->own, set->tiles[cases[i].tile], cases[i].what);

      g_test_message ("%s on %s", cases[i].what, set->tiles[cases[i].tile]->id);
      g_assert_true ((tile == NULL) == (cases[i].segment == -2));
      if (tile == NULL)
        continue;
      g_assert_cmpstr (tile->variants[0].added.symbols[0].id, ==, cases[i].what);
      g_assert_cmpint (tile->variants[0].added.symbols[0].segment, ==, cases[i].segment);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/surroundings/all-fit", test_all_fit);
  g_test_add_func ("/surroundings/single-copy", test_single_copy);
  g_test_add_func ("/surroundings/variants", test_variants);
  g_test_add_func ("/surroundings/own-variants", test_own_variants);
  return g_test_run ();
}
