/* Reading, checking, compiling and saving a set much larger than any box.
 *
 *   bench-format [TILES]
 */
#include "engine/format/save-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/catalogue.h"
#include "engine/set/validate.h"
#include "tests/bench/bench-kit.h"

#include <stdio.h>
#include <stdlib.h>

#include <glib/gstdio.h>

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

/* A game has no more copies than these; of the tiles behind them there are none. */
#define MOST_COPIES 7000

/* All shipped tiles over and over under new ids, one of each. */
static TwTileSet *
large_set (guint n_tiles)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  TwTileSet *set = tw_tile_set_new ("large");

  set->titles = tw_texts_with (NULL, "", "A large set");
  for (guint round = 0; set->n_tiles < n_tiles; round++)
    {
      g_autoptr (TwTileSet) shipped = tw_shipped_set_load (ids[round % g_strv_length (ids)], NULL);

      if (shipped == NULL)
        exit (1);
      for (guint i = 0; i < shipped->n_tiles && set->n_tiles < n_tiles; i++)
        {
          g_autofree char *id = g_strdup_printf ("%s-%u", shipped->tiles[i]->id, round);
          g_autoptr (TwTile) named = tw_tile_with_id (shipped->tiles[i], id);
          g_autoptr (TwTile) tile = tw_tile_with_count (named, set->n_tiles < MOST_COPIES);

          tw_tile_set_insert_tile (set, -1, tile);
        }
    }
  return set;
}

static void
bench_derivation (const TwTileSet *set)
{
  guint n = 0, n_fields = 0;
  gint64 start = g_get_monotonic_time ();

  for (guint round = 0; round < 20; round++)
    for (guint i = 0; i < set->n_tiles; i++, n++)
      {
        TwFields fields;

        tw_fields_derive (&set->tiles[i]->topology, TW_FIELDS_DEFAULT, &fields);
        n_fields += fields.n_fields;
      }
  printf ("derive fields    %8.2f us a tile (%.1f fields)\n", 1e6 * seconds_since (start) / n,
          (double) n_fields / n);
}

/* An id that is not taken, where all numbers from the first are. */
static void
bench_new_id (guint n_tiles)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("many");
  gint64 start;

  for (guint i = 0; i < n_tiles; i++)
    {
      g_autofree char *id = g_strdup_printf ("T%u", i + 1);
      g_autoptr (TwTile) tile = tw_tile_new (id, 1, NULL);

      tw_tile_set_insert_tile (set, -1, tile);
    }
  start = g_get_monotonic_time ();
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *id = tw_tile_set_new_tile_id (set, "T");

      if (!g_str_has_prefix (id, "T"))
        exit (1);
    }
  printf ("new id           %8.2f ms among %u tiles\n", 1e3 * seconds_since (start) / 10, n_tiles);
}

int
main (int argc, char *argv[])
{
  guint n_tiles = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 10000;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "tilewright-bench-XXXXXX", NULL);
  g_autoptr (TwTileSet) made = large_set (n_tiles);
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwProblems) problems = NULL;
  g_autoptr (TwCatalogue) catalogue = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = NULL;
  gsize length = 0;
  TwCatalogueSource source = { .copies = 1 };
  double begin, loading, validating, compiling;
  gint64 start = g_get_monotonic_time ();

  xml = tw_tile_set_file_to_xml (made, &length);
  printf ("write XML        %8.1f ms, %u tiles, %.2f MB\n", 1e3 * seconds_since (start), n_tiles,
          (double) length / 1e6);
  g_close (g_mkstemp (path), NULL);
  start = g_get_monotonic_time ();
  if (!tw_save_file (path, xml, length, NULL, NULL, &error))
    g_error ("%s", error->message);
  printf ("save, durably    %8.1f ms\n", 1e3 * seconds_since (start));
  begin = bench_cpu_seconds ();
  set = tw_tile_set_file_load (path, &error);
  if (set == NULL)
    g_error ("%s", error->message);
  loading = bench_cpu_seconds () - begin;
  problems = tw_tile_set_validate (set, NULL);
  validating = bench_cpu_seconds () - begin - loading;
  source.set = set;
  catalogue = tw_catalogue_new (&source, 1, NULL, TW_FIELDS_DEFAULT, &error);
  if (catalogue == NULL)
    g_error ("%s", error->message);
  compiling = bench_cpu_seconds () - begin - loading - validating;
  printf ("read             %8.1f ms of processor time\n"
          "check            %8.1f ms, %u problems\n"
          "compile          %8.1f ms, %u kinds of tiles\n"
          "all three        %8.1f ms\n",
          1e3 * loading, 1e3 * validating, problems->n_problems, 1e3 * compiling,
          catalogue->n_kinds, 1e3 * (loading + validating + compiling));
  bench_derivation (set);
  bench_new_id (n_tiles);
  g_unlink (path);
  return 0;
}
