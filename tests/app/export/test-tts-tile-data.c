/* The line by which the scripted table for Tabletop Simulator scores a tile: what is expected was
 * worked out by hand. */
#include "app/export/tts-tile-data.h"

#include "engine/tile/quick-line.h"

/* Where a figure stands, as part of a regular expression. */
#define SPOT "\\{-?0\\.[0-9]+,-?0\\.[0-9]+\\}"
#define REST "(,?\\{'(City|Road|Field)',\\{[0-9,]+\\}," SPOT "\\})*"

static char *
data_of (const char *line, gboolean is_start, GHashTable *unknown)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("worked");
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology;
  guint at;

  g_assert_cmpint (tw_quick_line_parse (line, NULL, &topology, &at), ==, TW_QUICK_LINE_GOOD);
  tile = tw_tile_new ("T", 1, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  return tw_tts_tile_data (set, tile, -1, is_start, unknown);
}

/* @facts is all that comes before the special features; @features are those that say more than
 * where a figure stands, with "@" for a spot; @spots must be among those that follow. */
typedef struct
{
  const char *line;
  gboolean is_start;
  const char *facts;
  const char *features;
  const char *spot;
} Worked;

static const Worked worked[] = {
  { "CRFr", TRUE,
    "isStartingPiece=true isStartingTile=true sides={'City','Road','Field','Road'} "
    "linkedQuadrants={{2,4}} "
    "linkedOctants={{5,6},{7,12},{8,9,10,11}}",
    "{'City-Field',{5,6,7,12},nil}", "{'Road',{2,4},@}" },
  { "FFFF monastery", FALSE,
    "symmetry=1 sides={'Field','Field','Field','Field'} linkedOctants={{5,6,7,8,9,10,11,12}}",
    "{'Cloister',nil,@}", "{'Field',{5,6,7,8,9,10,11,12},@}" },
  { "FFRF monastery", FALSE,
    "sides={'Field','Field','Road','Field'} linkedOctants={{5,6,7,8,9,10,11,12}}",
    "{'Road Intersection',{3,14},nil},{'Cloister',nil,@}", NULL },
  { "RRRR", FALSE,
    "symmetry=1 sides={'Road','Road','Road','Road'} linkedOctants={{5,12},{6,7},{8,9},{10,11}}",
    "{'Road Intersection',{1,2,3,4},nil}", "{'Field',{5,12},@}" },
  { "CRrc coat", FALSE,
    "sides={'City','Road','Road','City'} linkedQuadrants={{2,3}} "
    "linkedOctants={{5,6,11,12},{7,10},{8,9}}",
    "{'City-Field',{5,6,7,10,11,12},nil},{'Pennant',{5,6,11,12},nil}", "{'City',{5,6,11,12},@}" },
  { "CFFC", FALSE, "sides={'City','Field','Field','City'} linkedOctants={{5,6},{11,12},{7,8,9,10}}",
    "{'City-Field',{5,6,7,8,9,10,11,12},nil}", NULL },
  { "CCCC", FALSE,
    "symmetry=1 sides={'City','City','City','City'} linkedOctants={{5,6},{7,8},{9,10},{11,12}}",
    "{'Field',nil,@},{'City-Field',{5,6,7,8,9,10,11,12,13},nil}", NULL },
  { "FFVF source", TRUE,
    "isStartingPiece=true isStartingTile=true sides={'Field','Field','River','Field'} "
    "linkedOctants={{5,6,7,8,9,10,11,12}}",
    "", NULL },
  /* Two cities of which the field between touches both, those behind one each: the city north
   * touches the field at its sides, the road parts it from the other. */
  { "CRCr", FALSE,
    "symmetry=2 sides={'City','Road','City','Road'} linkedQuadrants={{2,4}} "
    "linkedOctants={{5,6},{9,10},{7,12},{8,11}}",
    "{'City-Field',{5,6,7,12},nil},{'City-Field',{8,9,10,11},nil}", "{'Road',{2,4},@}" },

};

static char *
with_spots (const char *text)
{
  g_autofree char *escaped = g_regex_escape_string (text, -1);
  g_auto (GStrv) parts = g_strsplit (escaped, "@", -1);

  return g_strjoinv (SPOT, parts);
}

static void
test_worked (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (worked); i++)
    {
      const Worked *w = &worked[i];
      g_autofree char *line = data_of (w->line, w->is_start, NULL);

      g_test_message ("%s: %s", w->line, line);
      if (w->facts != NULL)
        g_assert_true (g_str_has_prefix (line, w->facts));
      if (w->facts != NULL && w->features != NULL)
        {
          g_autofree char *features = with_spots (w->features);
          g_autofree char *whole =
              g_strconcat ("^ specialFeatures=\\{", features, REST, "\\}$", NULL);

          g_assert_true (g_regex_match_simple (whole, line + strlen (w->facts), 0, 0));
        }
      if (w->spot != NULL)
        {
          g_autofree char *spot = with_spots (w->spot);

          g_assert_true (g_regex_match_simple (spot, line, 0, 0));
        }
    }
}

/* Two coats of arms are two pennants; what lies on the tile has no position. */
static void
test_symbols (void)
{
  g_autofree char *line = data_of ("Cccc coat*2 mage", FALSE, NULL);

  g_assert_nonnull (
      strstr (line, "{'Pennant',{5,6,7,8,9,10,11,12},nil},{'Pennant',{5,6,7,8,9,10,11,12},nil}"));
  g_assert_nonnull (strstr (line, "{'Mage',nil,nil}"));
}

static void
test_parts (void)
{
  g_autofree char *inn = data_of ("FRFr inn", FALSE, NULL), *gate = NULL;

  g_assert_nonnull (strstr (inn, "{'Inn',{2,4},nil}"));
  gate = data_of ("CFRF", FALSE, NULL);
  g_test_message ("%s", gate);
  /* Where the road ends is a place for the wagon only if something else is there. */
  g_assert_true (strstr (gate, "Road Intersection") == NULL
                 || strstr (gate, "{'Road Intersection',{3,5,6},nil}") != NULL);
}

/* A flying machine says where to; turned by a quarter it is another tile. */
static void
test_direction (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("worked");
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *line = NULL;
  TwTopology topology = { 0 };

  tw_topology_add_symbol (&topology, "flying-machine", -1, 1, TW_DIRECTION_NW);
  tile = tw_tile_new ("T", 1, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  line = tw_tts_tile_data (set, tile, -1, FALSE, NULL);
  g_assert_true (g_regex_match_simple ("\\{'Flier-NW',nil," SPOT "\\}", line, 0, 0));
  g_assert_null (strstr (line, "symmetry"));
}

/* A word of the designer's own is carried along, safe in its quotes, and told of. */
static void
test_unknown (void)
{
  g_autoptr (GHashTable) unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (TwTileSet) set = tw_tile_set_new ("worked");
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *line = NULL;
  TwTopology topology = { 0 };

  tw_topology_add_symbol (&topology, "o'br\\ien", -1, 1, TW_DIRECTION_NONE);
  tile = tw_tile_new ("T", 1, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  line = tw_tts_tile_data (set, tile, -1, FALSE, unknown);
  g_assert_nonnull (strstr (line, "{'o\\'br\\\\ien',nil,nil}"));
  g_assert_cmpuint (g_hash_table_size (unknown), ==, 1);
  g_assert_true (g_hash_table_contains (unknown, "o'br\\ien"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tts-tile-data/worked", test_worked);
  g_test_add_func ("/tts-tile-data/symbols", test_symbols);
  g_test_add_func ("/tts-tile-data/parts", test_parts);
  g_test_add_func ("/tts-tile-data/direction", test_direction);
  g_test_add_func ("/tts-tile-data/unknown", test_unknown);
  return g_test_run ();
}
