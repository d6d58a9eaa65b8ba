/* The fields of every shipped tile against a table that the derivation did not make. */
#include <string.h>

#include "engine/format/shipped-sets.h"
#include "engine/tile/tile.h"

/* "EL.WR@1,@2,bigcity" with cities counted as the file names them. */
static char *
field_text (const TwTopology *topology, const TwField *field)
{
  GString *text = g_string_new (NULL);
  g_autofree char *halves = tw_rim_to_string (field->rim & TW_RIM_HALVES, ".");
  guint number = 0;
  gboolean is_first = TRUE;

  g_string_append (text, halves);
  for (guint i = 0; i < topology->n_segments; i++)
    if (topology->segments[i].kind == TW_KIND_CITY)
      {
        number++;
        if (field->cities & TW_SEGMENT_BIT (i))
          {
            g_string_append_printf (text, "%s@%u", is_first ? "" : ",", number);
            is_first = FALSE;
          }
      }
  if (field->touches_enclave)
    g_string_append (text, ",bigcity");
  return g_string_free (text, FALSE);
}

static int
compare_words (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Order means nothing in the table, so both sides are sorted. */
static char *
sorted (char **words)
{
  qsort (words, g_strv_length (words), sizeof *words, compare_words);
  return g_strjoinv (" ", words);
}

static char *
derived_text (const TwTile *tile, TwFieldFlags flags)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  TwFields fields;

  tw_fields_derive (&tile->topology, flags, &fields);
  g_assert_cmpuint (fields.crossing, ==, 0);
  g_assert_cmpuint (fields.stale, ==, 0);
  for (guint i = 0; i < fields.n_fields; i++)
    g_ptr_array_add (words, field_text (&tile->topology, &fields.fields[i]));
  g_ptr_array_add (words, NULL);
  return words->len > 1 ? sorted ((char **) words->pdata) : g_strdup ("-");
}

static void
test_set (gconstpointer data)
{
  const char *id = data;
  g_autoptr (TwTileSet) set = tw_shipped_set_load (id, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "expected-fields.tsv", NULL);
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;
  TwFieldFlags flags = strcmp (id, "mists") == 0 ? TW_FIELDS_MIST_PARTS : TW_FIELDS_DEFAULT;
  guint n_rows = 0;

  g_assert_nonnull (set);
  g_assert_true (g_file_get_contents (path, &table, NULL, NULL));
  lines = g_strsplit (table, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", 3);
      g_auto (GStrv) words = NULL;
      g_autofree char *expected = NULL;
      g_autofree char *derived = NULL;
      int index;

      if (*lines[i] == '#' || g_strv_length (cells) != 3 || strcmp (cells[0], id) != 0)
        continue;
      index = tw_tile_set_find (set, cells[1]);
      g_assert_cmpint (index, >=, 0);
      words = g_strsplit (cells[2], " ", -1);
      expected = sorted (words);
      derived = derived_text (set->tiles[index], flags);
      if (strcmp (derived, expected) != 0)
        {
          g_test_message ("%s: expected %s, derived %s", cells[1], expected, derived);
          g_test_fail ();
        }
      n_rows++;
    }
  if (n_rows != set->n_tiles)
    g_error ("tests/data/expected-fields.tsv has %u of the %u tiles of “%s”: work out their fields",
             n_rows, set->n_tiles, id);
}

/* The shipped tiles are drawn so that nobody has to say anything about their fields; but for the
 * road that runs below a city and parts no field. Rule: PAD-005. */
static void
test_no_overrides (gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (data, NULL);

  for (guint i = 0; i < set->n_tiles; i++)
    g_assert_cmpuint (set->tiles[i]->topology.n_overrides, ==,
                      strcmp (set->tiles[i]->id, "BuDr15") == 0 ? 2 : 0);
}

/* A turned tile has turned fields. */
static void
test_turned (gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (data, NULL);

  for (guint i = 0; i < set->n_tiles; i++)
    for (guint turns = 1; turns < 4; turns++)
      for (guint flags = 0; flags <= TW_FIELDS_MIST_PARTS; flags++)
        {
          TwTopology turned = set->tiles[i]->topology;
          TwFields before, after;

          tw_fields_derive (&turned, flags, &before);
          tw_topology_rotate (&turned, turns);
          tw_fields_derive (&turned, flags, &after);
          g_assert_cmpuint (before.n_fields, ==, after.n_fields);
          for (guint f = 0; f < before.n_fields; f++)
            {
              TwRim rim = tw_rim_rotate (before.fields[f].rim, turns);
              gboolean is_found = FALSE;

              for (guint g = 0; g < after.n_fields && !is_found; g++)
                is_found = after.fields[g].rim == rim
                           && after.fields[g].cities == before.fields[f].cities
                           && after.fields[g].is_misty == before.fields[f].is_misty
                           && after.fields[g].touches_enclave == before.fields[f].touches_enclave;
              g_assert_true (is_found);
            }
        }
}

/* Seen in a mirror, a tile has mirrored fields. */
static void
test_mirrored (gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (data, NULL);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwTopology mirrored = set->tiles[i]->topology;
      TwFields before, after;

      tw_fields_derive (&mirrored, TW_FIELDS_MIST_PARTS, &before);
      tw_topology_mirror (&mirrored);
      tw_fields_derive (&mirrored, TW_FIELDS_MIST_PARTS, &after);
      g_assert_cmpuint (before.n_fields, ==, after.n_fields);
      for (guint f = 0; f < before.n_fields; f++)
        {
          gboolean is_found = FALSE;

          for (guint g = 0; g < after.n_fields && !is_found; g++)
            is_found = after.fields[g].rim == tw_rim_mirror (before.fields[f].rim)
                       && after.fields[g].cities == before.fields[f].cities;
          g_assert_true (is_found);
        }
    }
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (gconstpointer data);
  } checks[] = {
    { "fields", test_set },
    { "no-overrides", test_no_overrides },
    { "turned", test_turned },
    { "mirrored", test_mirrored },
  };
  g_auto (GStrv) ids = NULL;

  g_test_init (&argc, &argv, NULL);
  ids = tw_shipped_set_ids ();
  for (guint i = 0; ids[i] != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (checks); k++)
      {
        g_autofree char *path =
            g_strdup_printf ("/tile/shipped-fields/%s/%s", checks[k].name, ids[i]);

        g_test_add_data_func (path, ids[i], checks[k].run);
      }
  return g_test_run ();
}
