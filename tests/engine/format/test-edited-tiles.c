/* What gestures draw, a file holds: written and read again it is the same. */
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/tile/signature.h"
#include "tests/engine/tile/random-edit.h"

#define N_DRAWINGS 150
#define N_GESTURES 25

/* How many junctions of @a are in @b as well. */
static guint
n_like (const TwTopology *a, const TwTopology *b)
{
  guint n = 0;

  for (guint i = 0; i < a->n_junctions; i++)
    for (guint k = 0; k < b->n_junctions; k++)
      if (a->junctions[i].kind == b->junctions[k].kind
          && a->junctions[i].members == b->junctions[k].members
          && a->junctions[i].over == b->junctions[k].over)
        {
          n++;
          break;
        }
  return n;
}

static void
test_written_and_read (void)
{
  GRand *rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (TwTileSet) set = tw_tile_set_new ("edited");
  g_autoptr (TwTileSet) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = NULL;
  gsize length;

  set->titles = tw_texts_with (NULL, "", "Edited");
  for (guint i = 0; i < N_DRAWINGS; i++)
    {
      g_autofree char *id = g_strdup_printf ("T%u", i);
      g_autoptr (TwTile) tile = NULL;
      TwTopology t = { 0 };

      for (guint k = 0; k < N_GESTURES; k++)
        random_edit (rand, &t);
      tile = tw_tile_new (id, 1, &t);
      tw_tile_set_insert_tile (set, -1, tile);
    }
  xml = tw_tile_set_file_to_xml (set, &length);
  again = tw_tile_set_file_parse ("edited.xml", xml, (gssize) length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->n_tiles, ==, N_DRAWINGS);
  for (guint i = 0; i < N_DRAWINGS; i++)
    {
      const TwTopology *before = &set->tiles[i]->topology, *after = &again->tiles[i]->topology;
      g_autofree char *played = tw_topology_signature (before, FALSE);
      g_autofree char *replayed = tw_topology_signature (after, FALSE);

      /* A file has the ends of roads before bridges, so junctions may change places. */
      g_assert_cmpstr (replayed, ==, played);
      g_assert_cmpuint (after->n_segments, ==, before->n_segments);
      for (guint k = 0; k < before->n_segments; k++)
        g_assert_true (after->segments[k].kind == before->segments[k].kind
                       && after->segments[k].rim == before->segments[k].rim);
      g_assert_cmpuint (n_like (after, before), ==, before->n_junctions);
      g_assert_cmpuint (after->n_junctions, ==, before->n_junctions);
      g_assert_cmpuint (after->n_symbols, ==, before->n_symbols);
      g_assert_cmpuint (after->n_overrides, ==, before->n_overrides);
    }
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/edited-tiles/written-and-read", test_written_and_read);
  return g_test_run ();
}
