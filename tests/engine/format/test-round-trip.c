/* Every shipped set is read, written and comes out with the bytes it had. */
#include <string.h>

#include "engine/format/data-dir.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static void
test_shipped (gconstpointer data)
{
  const char *id = data;
  g_autofree char *path = tw_shipped_set_path (id);
  g_autofree char *bytes = NULL;
  g_autofree char *written = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  gsize length = 0, written_length = 0;

  g_assert_nonnull (path);
  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  set = tw_tile_set_file_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (set->id, ==, id);
  g_assert_null (set->warnings);
  written = tw_tile_set_file_to_xml (set, &written_length);
  g_assert_cmpmem (written, written_length, bytes, length);
}

/* Copies as the boxes hold them; the start blocks of Mists and Count are tiles, too. */
static void
test_counts (void)
{
  static const struct
  {
    const char *id;
    guint n_copies;
  } sets[] = {
    { "base", 72 },
    { "winter", 84 },
    { "river", 12 },
    { "ferries", 8 },
    { "flying-machines", 8 },
    { "gold-mines", 8 },
    { "robbers", 8 },
    { "mage-and-witch", 8 },
    { "inns-and-cathedrals", 18 },
    { "crop-circles", 6 },
    { "count", 12 },
    { "traders-and-builders", 24 },
    { "mists", 60 + 4 },
    { "festival", 10 },
    { "watchtowers", 12 },
    { "king-and-robber", 5 },
    { "princess-and-dragon", 30 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (sets[i].id, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (tw_tile_set_n_copies (set), ==, sets[i].n_copies);
    }
}

/* How many copies of a set show a symbol, or with @kind a place. */
static guint
count_in_set (const char *id, const char *symbol, TwKind kind)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (id, NULL);
  guint count = 0;

  g_assert_nonnull (set);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      guint n_plain = tw_tile_plain_count (tile);

      for (int v = -1; v < (int) tile->n_variants; v++)
        {
          TwTopology topology;
          guint copies = v < 0 ? n_plain : tile->variants[v].count;

          tw_tile_variant_topology (tile, v, &topology);
          count += copies
                   * (symbol != NULL ? tw_topology_symbol_count (&topology, symbol, -2)
                                     : (guint) (tw_topology_find_kind (&topology, kind) >= 0));
        }
    }
  return count;
}

static void
test_symbols (void)
{
  g_assert_cmpuint (count_in_set ("base", "coat-of-arms", 0), ==, 10);
  g_assert_cmpuint (count_in_set ("base", NULL, TW_KIND_MONASTERY), ==, 6);
  g_assert_cmpuint (count_in_set ("base", NULL, TW_KIND_GARDEN), ==, 8);
  g_assert_cmpuint (count_in_set ("winter", "coat-of-arms", 0), ==, 10);
  g_assert_cmpuint (count_in_set ("winter", NULL, TW_KIND_MONASTERY), ==, 8);
  g_assert_cmpuint (count_in_set ("river", "source", 0), ==, 1);
  g_assert_cmpuint (count_in_set ("river", "lake-end", 0), ==, 1);
  g_assert_cmpuint (count_in_set ("river", NULL, TW_KIND_GARDEN), ==, 1);
  g_assert_cmpuint (count_in_set ("inns-and-cathedrals", "inn", 0), ==, 7);
  g_assert_cmpuint (count_in_set ("inns-and-cathedrals", "cathedral", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("inns-and-cathedrals", "coat-of-arms", 0), ==, 3);
  g_assert_cmpuint (count_in_set ("traders-and-builders", "wine", 0), ==, 9);
  g_assert_cmpuint (count_in_set ("traders-and-builders", "grain", 0), ==, 6);
  g_assert_cmpuint (count_in_set ("traders-and-builders", "cloth", 0), ==, 5);
  g_assert_cmpuint (count_in_set ("flying-machines", "flying-machine", 0), ==, 8);
  g_assert_cmpuint (count_in_set ("ferries", NULL, TW_KIND_LAKE), ==, 8);
  g_assert_cmpuint (count_in_set ("gold-mines", "gold", 0), ==, 8);
  g_assert_cmpuint (count_in_set ("gold-mines", NULL, TW_KIND_MONASTERY), ==, 4);
  g_assert_cmpuint (count_in_set ("mage-and-witch", "mage", 0), ==, 8);
  g_assert_cmpuint (count_in_set ("festival", "festival", 0), ==, 10);
  g_assert_cmpuint (count_in_set ("princess-and-dragon", "volcano", 0), ==, 6);
  g_assert_cmpuint (count_in_set ("princess-and-dragon", "dragon", 0), ==, 12);
  g_assert_cmpuint (count_in_set ("princess-and-dragon", "portal", 0), ==, 6);
  g_assert_cmpuint (count_in_set ("princess-and-dragon", "princess", 0), ==, 6);
  g_assert_cmpuint (count_in_set ("watchtowers", "watchtower-road", 0), ==, 3);
  g_assert_cmpuint (count_in_set ("watchtowers", "watchtower-city", 0), ==, 3);
  g_assert_cmpuint (count_in_set ("watchtowers", "watchtower-meeple", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("watchtowers", "watchtower-coat", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("watchtowers", "watchtower-monastery", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("robbers", "robber", 0), ==, 8);
  g_assert_cmpuint (count_in_set ("crop-circles", "crop-club", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("crop-circles", "crop-fork", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("crop-circles", "crop-shield", 0), ==, 2);
  g_assert_cmpuint (count_in_set ("mists", "ghost", 0), ==, 76 + 3);
  g_assert_cmpuint (count_in_set ("mists", NULL, TW_KIND_CASTLE), ==, 5);
  g_assert_cmpuint (count_in_set ("mists", NULL, TW_KIND_CEMETERY), ==, 5);
  g_assert_cmpuint (count_in_set ("mists", NULL, TW_KIND_MIST), ==, 43 + 3);
}

static void
test_frames (void)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) river = tw_shipped_set_load ("river", NULL);
  g_autoptr (TwTileSet) count = tw_shipped_set_load ("count", NULL);
  g_autoptr (TwTileSet) mists = tw_shipped_set_load ("mists", NULL);

  g_assert_cmpstr (base->tiles[tw_tile_set_start (base)]->id, ==, "D");
  g_assert_cmpint (river->draw, ==, TW_SET_DRAW_FIRST);
  g_assert_cmpint (tw_tile_set_find (river, river->first_tile), ==, 0);
  g_assert_cmpint (tw_tile_set_find (river, river->last_tile), ==, 11);
  g_assert_cmpuint (tw_tile_set_start_block (count)->n_tiles, ==, 12);
  g_assert_cmpuint (tw_tile_set_start_block (mists)->n_tiles, ==, 4);
  g_assert_true (tw_tile_set_start_block (mists)->ruin);
  g_assert_nonnull (strstr (tw_texts_get (mists->notes, ""), "reconstruction"));
  for (guint i = 0; i < 4; i++)
    g_assert_nonnull (tw_texts_get (base->titles, ((const char *[]){ "cs", "sk", "pl", "de" })[i]));
}

static void
test_find (void)
{
  g_autofree char *by_id = tw_tile_set_file_find ("base");
  g_autofree char *by_path = tw_tile_set_file_find (by_id);
  g_autofree char *nothing = tw_tile_set_file_find ("../base");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_str_has_suffix (by_id, "tile-sets/base.xml"));
  g_assert_cmpstr (by_id, ==, by_path);
  g_assert_null (nothing);
  g_assert_true (tw_shipped_set_is_path (by_id));
  g_assert_false (tw_shipped_set_is_path ("/tmp/base.xml"));
  g_assert_null (tw_shipped_set_load ("nobody", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_DATA);
}

static gpointer
load_all (gpointer data)
{
  char **ids = data;
  guint n_copies = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);

      n_copies += set != NULL ? tw_tile_set_n_copies (set) : 0;
    }
  return GUINT_TO_POINTER (n_copies);
}

static void
test_threads (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  GThread *threads[4];
  guint n_copies[4], n_alone;

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("load", load_all, ids);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    n_copies[i] = GPOINTER_TO_UINT (g_thread_join (threads[i]));
  n_alone = GPOINTER_TO_UINT (load_all (ids));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_cmpuint (n_copies[i], ==, n_alone);
}

/* No set lies there that nobody is shown. */
static void
test_order (void)
{
  g_autofree char *folder = tw_data_dir_find ("tile-sets");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *id = g_strdup (name);

      if (!g_str_has_suffix (name, ".xml"))
        continue;
      id[strlen (id) - strlen (".xml")] = '\0';
      if (!g_strv_contains ((const char *const *) ids, id))
        g_error ("data/tile-sets/order lacks “%s”", id);
    }
}

int
main (int argc, char *argv[])
{
  g_auto (GStrv) ids = NULL;

  g_test_init (&argc, &argv, NULL);
  ids = tw_shipped_set_ids ();
  /* First, while libxml2 has not been used yet. */
  g_test_add_func ("/format/round-trip/threads", test_threads);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/format/round-trip/shipped/", ids[i], NULL);

      g_test_add_data_func (path, ids[i], test_shipped);
    }
  g_test_add_func ("/format/round-trip/order", test_order);
  g_test_add_func ("/format/round-trip/counts", test_counts);
  g_test_add_func ("/format/round-trip/symbols", test_symbols);
  g_test_add_func ("/format/round-trip/frames", test_frames);
  g_test_add_func ("/format/round-trip/find", test_find);
  return g_test_run ();
}
