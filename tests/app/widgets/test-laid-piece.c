/* Laid pieces: edges meet, the start block lies whole, the same seed gives the same. */
#include "app/widgets/laid-piece.h"

#include <string.h>

#include "engine/format/shipped-sets.h"

#define N_COLUMNS 12
#define N_ROWS    4

static guint8
edge_of (const TwTileSet *set, const TwLaidTile *laid, TwEdge edge)
{
  return tw_edge_code (tw_edge_codes_rotate (tw_topology_edge_codes (
                                                 &set->tiles[laid->tile]->topology),
                                             laid->quarter_turns),
                       edge);
}

static guint
count_wrong (const TwTileSet *set, const TwLaidTile *laid)
{
  guint n_wrong = 0;

  for (guint i = 0; i < N_COLUMNS * N_ROWS; i++)
    {
      if (i % N_COLUMNS > 0)
        n_wrong += edge_of (set, &laid[i], TW_EDGE_W) != edge_of (set, &laid[i - 1], TW_EDGE_E);
      if (i >= N_COLUMNS)
        n_wrong +=
            edge_of (set, &laid[i], TW_EDGE_N) != edge_of (set, &laid[i - N_COLUMNS], TW_EDGE_S);
    }
  return n_wrong;
}

static void
test_base (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree TwLaidTile *laid = tw_laid_piece (set, 7, N_COLUMNS, N_ROWS);
  g_autofree TwLaidTile *again = tw_laid_piece (set, 7, N_COLUMNS, N_ROWS);
  g_autofree TwLaidTile *other = tw_laid_piece (set, 8, N_COLUMNS, N_ROWS);

  g_assert_cmpuint (count_wrong (set, laid), <=, 2);
  g_assert_cmpmem (laid, N_COLUMNS * N_ROWS * sizeof *laid, again,
                   N_COLUMNS * N_ROWS * sizeof *again);
  g_assert_cmpint (memcmp (laid, other, N_COLUMNS * N_ROWS * sizeof *laid), !=, 0);
}

static void
test_block (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("count", NULL);
  const TwBlock *block = tw_tile_set_start_block (set);
  g_autofree TwLaidTile *laid = tw_laid_piece (set, 1, N_COLUMNS, N_ROWS);
  guint n_inner = 0;

  g_assert_nonnull (block);
  g_assert_cmpuint (block->n_tiles, ==, 12);
  /* Four columns and three rows: every inner edge is inert on both sides. */
  for (guint row = 0; row < 3; row++)
    for (guint column = 1; column < 4; column++)
      {
        guint i = row * N_COLUMNS + column;

        g_assert_cmpuint (edge_of (set, &laid[i], TW_EDGE_W), ==,
                          edge_of (set, &laid[i - 1], TW_EDGE_E));
        n_inner += edge_of (set, &laid[i], TW_EDGE_W) == TW_KIND_NONE;
      }
  g_assert_cmpuint (n_inner, ==, 9);
}

static void
test_variants (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree TwLaidTile *laid = tw_laid_piece (set, 3, N_COLUMNS, N_ROWS);
  guint n_variants = 0;

  for (guint i = 0; i < N_COLUMNS * N_ROWS; i++)
    {
      const TwTile *tile = set->tiles[laid[i].tile];

      g_assert_cmpint (laid[i].variant, <, (int) tile->n_variants);
      if (laid[i].variant < 0)
        continue;
      n_variants++;
      g_assert_cmpuint (laid[i].copy, <, tile->variants[laid[i].variant].count);
    }
  g_assert_cmpuint (n_variants, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laid-piece/base", test_base);
  g_test_add_func ("/laid-piece/block", test_block);
  g_test_add_func ("/laid-piece/variants", test_variants);
  return g_test_run ();
}
