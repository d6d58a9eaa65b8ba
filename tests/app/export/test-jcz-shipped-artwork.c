/* Our drawings of JCloisterZone's tiles: all of them, with the places that it has on them. */
#include "app/export/jcz-shipped-artwork.h"

#include <string.h>

#include <json-glib/json-glib.h>

#include "app/export/jcz-addon-files.h"
#include "app/export/jcz-addon.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

static TwJczAddonFiles *files;
static GPtrArray *problems;
static JsonObject *tiles;

static JsonNode *
json_of (const char *path)
{
  GBytes *bytes = tw_jcz_addon_files_get (files, path, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  JsonNode *root;

  g_assert_nonnull (bytes);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  root = json_from_string (text, &error);
  g_assert_no_error (error);
  return root;
}

/* The places of a tile, sorted. */
static char *
places_of (const char *id)
{
  JsonObject *tile =
      json_object_has_member (tiles, id) ? json_object_get_object_member (tiles, id) : NULL;
  g_autoptr (GList) names = NULL;
  GString *text = g_string_new (NULL);

  if (tile == NULL)
    g_error ("There is no tile %s", id);
  names = g_list_sort (json_object_get_members (json_object_get_object_member (tile, "features")),
                       (GCompareFunc) strcmp);
  for (GList *at = names; at != NULL; at = at->next)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (char *) at->data);
  return g_string_free (text, FALSE);
}

/* Worked out by hand, of what stands on the tiles: clockwise, half-edges from NL on. */
static void
test_places (void)
{
  static const char *const expected[][2] = {
    { "BA/L", "Field/NL.NR.EL.ER.SL.SR.WL.WR Monastery/I" },
    { "BA/LR", "Field/NL.NR.EL.ER.SL.SR.WL.WR Monastery/I Road/S" },
    { "BA/RCr", "City/N Field/EL.WR Field/ER.SL.SR.WL Road/WE" },
    { "BA/Cccc+", "City/NWSE" },
    { "BA/C", "City/N Field/EL.ER.SL.SR.WL.WR" },
    { "BA/CG", "City/N Field/EL.ER.SL.SR.WL.WR Garden/I" },
    /* Four cities round a field that reaches no edge. */
    { "IC/CCCC", "City/E City/N City/S City/W Field/I" },
    { "IC/CCCCG", "City/E City/N City/S City/W Field/I Garden/I" },
    { "TO/F", "Field/NL.NR.EL.ER.SL.SR.WL.WR Tower/I" },
    { "TO/FG", "Field/NL.NR.EL.ER.SL.SR.WL.WR Garden/I Tower/I" },
    { "FL/F.d", "Field/NL.NR.EL.ER.SL.SR.WL.WR FlyingMachine/I" },
    /* All quarters are one tile there, which has nothing else. */
    { "CO/7", "Quarter/QUARTER_BLACKSMITH Quarter/QUARTER_CASTLE Quarter/QUARTER_CATHEDRAL "
              "Quarter/QUARTER_MARKET" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *places = places_of (expected[i][0]);

      g_test_message ("%s", expected[i][0]);
      g_assert_cmpstr (places, ==, expected[i][1]);
    }
}

static void
check_aliases (const char *aliases)
{
  g_auto (GStrv) ids = g_strsplit (aliases != NULL ? aliases : "", " ", -1);

  for (guint i = 0; ids[i] != NULL && *ids[i] != '\0'; i++)
    if (!json_object_has_member (tiles, ids[i]))
      g_error ("There is no tile %s", ids[i]);
}

/* No id of a shipped tile is left out, and each has a picture of its own. */
static void
test_all (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  g_autoptr (GHashTable) pictures = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GList) all = json_object_get_members (tiles);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);

      for (guint t = 0; t < set->n_tiles; t++)
        {
          check_aliases (set->tiles[t]->aliases);
          for (guint v = 0; v < set->tiles[t]->n_variants; v++)
            check_aliases (set->tiles[t]->variants[v].aliases);
        }
    }
  for (GList *at = all; at != NULL; at = at->next)
    {
      JsonObject *tile = json_object_get_object_member (tiles, at->data);
      const char *picture = json_object_get_string_member (tile, "image");

      g_assert_true (g_hash_table_add (pictures, (gpointer) picture));
      g_assert_nonnull (tw_jcz_addon_files_get (files, "artwork/", picture, NULL));
    }
}

/* It brings no tiles of its own, and what it cannot draw is named. */
static void
test_nothing_else (void)
{
  g_autoptr (JsonNode) head = json_of ("jcz-addon.json");

  g_assert_cmpstr (files->id, ==, "tilewright-artwork");
  g_assert_false (json_object_has_member (json_node_get_object (head), "expansions"));
  g_assert_cmpuint (g_hash_table_size (files->files), ==, json_object_get_size (tiles) + 3);
  g_assert_cmpuint (problems->len, ==, 3);
  g_assert_true (g_ptr_array_find_with_equal_func (problems,
                                                   "JCloisterZone has no tiles of the set mists.",
                                                   g_str_equal, NULL));
  g_assert_true (g_ptr_array_find_with_equal_func (
      problems, "JCloisterZone lacks these tiles of the set count: Count2C", g_str_equal, NULL));
}

/* Without definitions the check still knows how places are spelt, and that there is a tile at all.
 */
static void
test_check (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "a.xml",
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='a'><title>A</title>"
      "<tile id='T' count='1'><road edges='N S'/></tile></tile-set>",
      -1, NULL);
  g_autoptr (TwJczAddonPlan) plan = tw_jcz_addon_plan_new_bare ("a", "A", NULL, "2.5");
  g_autoptr (GError) error = NULL, wrong = NULL;
  g_autoptr (GByteArray) none = NULL, one = NULL;
  TwJczAddonTile tile = { set, set->tiles[0], -1, g_strdup ("XX/T"), g_strdup ("T.png") };

  g_assert_cmpint (plan->version, ==, 205);
  none = tw_jcz_addon_artwork_to_data ("a.jca", plan, &wrong);
  g_assert_null (none);
  g_assert_error (wrong, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_array_append_val (plan->tiles, tile);
  one = tw_jcz_addon_artwork_to_data ("a.jca", plan, &error);
  g_assert_no_error (error);
  g_assert_nonnull (one);
}

int
main (int argc, char **argv)
{
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  problems = g_ptr_array_new_with_free_func (g_free);
  bytes = tw_jcz_shipped_artwork_to_data ("all.jca", problems, &error);
  g_assert_no_error (error);
  files = tw_jcz_addon_files_read ("all.jca", (const char *) bytes->data, bytes->len, &error);
  g_assert_no_error (error);
  root = json_of ("artwork/tiles.json");
  tiles = json_node_get_object (root);
  g_test_add_func ("/jcz-shipped-artwork/places", test_places);
  g_test_add_func ("/jcz-shipped-artwork/all", test_all);
  g_test_add_func ("/jcz-shipped-artwork/nothing-else", test_nothing_else);
  g_test_add_func ("/jcz-shipped-artwork/check", test_check);
  status = g_test_run ();
  tw_jcz_addon_files_free (files);
  g_ptr_array_unref (problems);
  return status;
}
