/* Add-ons for JCloisterZone of all that is shipped, and of sets that nobody has made. */
#include "app/export/jcz-addon.h"

#include <string.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/validate-tile.h"
#include "tests/test-size.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='random'>"                         \
  "<title>Random</title>"                                                                          \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'><land id='wood' shape='area'/></rules>"

/* Each shipped set passes its own check, always with the same bytes; of the capital nothing can go
 * there. */
static void
test_shipped (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  guint n_written = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);
      g_autoptr (GByteArray) bytes = NULL, again = NULL;

      bytes = tw_jcz_addon_to_data (ids[i], set, problems, &error);
      if (bytes == NULL)
        g_test_message ("%s", error->message);
      n_written += bytes != NULL;
      if (bytes == NULL || i % 5 != 2)
        continue;
      again = tw_jcz_addon_to_data (ids[i], set, problems, &error);
      g_assert_cmpmem (bytes->data, bytes->len, again->data, again->len);
    }
  g_assert_cmpuint (n_written, ==, g_strv_length (ids) - 1);
}

static const char *
any_of (const char *const *words, guint n)
{
  return words[g_test_rand_int_range (0, (gint32) n)];
}

/* Edges in turn are city, road, wood or grass; what meets goes together or not. */
static char *
random_tile (guint number)
{
  static const char *const ends[] = { "village",  "crossing", "cottage", "monastery",
                                      "cemetery", "castle",   "crop" };
  static const char *const marks[] = { "", " symbols='coat-of-arms'", " symbols='cathedral'",
                                       " symbols='wine'", " symbols='goat'" };
  static const char *const places[] = { "", "<monastery/>", "<garden/>", "<cemetery/>", "<lake/>" };
  GString *xml = g_string_new (NULL);
  GString *city = g_string_new (NULL), *road = g_string_new (NULL);
  gboolean joins = g_test_rand_int_range (0, 2), passes = g_test_rand_int_range (0, 2);
  const char *end = any_of (ends, G_N_ELEMENTS (ends));

  g_string_printf (xml, "<tile id='T%u' count='%d'>", number, g_test_rand_int_range (1, 4));
  for (guint e = 0; e < TW_N_EDGES; e++)
    {
      int land = g_test_rand_int_range (0, 7);
      char letter = tw_edge_letter ((TwEdge) e);

      if (land < 2 && joins)
        g_string_append_printf (city, "%c ", letter);
      else if (land < 2)
        g_string_append_printf (xml, "<city edges='%c'%s/>", letter,
                                any_of (marks, G_N_ELEMENTS (marks)));
      else if (land < 4 && passes)
        g_string_append_printf (road, "%c ", letter);
      else if (land < 4)
        g_string_append_printf (xml, "<road edges='%c' end='%s'/>", letter, end);
      else if (land == 4)
        g_string_append_printf (xml, "<land kind='wood' edges='%c'/>", letter);
      else if (land == 5 && strstr (xml->str, "river") == NULL)
        g_string_append_printf (xml, "<river edges='%c' symbols='source'/>", letter);
    }
  if (city->len > 0)
    g_string_append_printf (xml, "<city edges='%s'/>", g_strchomp (city->str));
  if (road->len > 0)
    g_string_append_printf (xml, "<road edges='%s'/>", g_strchomp (road->str));
  g_string_append_printf (xml, "%s</tile>", any_of (places, G_N_ELEMENTS (places)));
  g_string_free (city, TRUE);
  g_string_free (road, TRUE);
  return g_string_free (xml, FALSE);
}

/* Six tiles with which the designer would be left alone. */
static TwTileSet *
random_set (void)
{
  g_autoptr (GString) tiles = g_string_new (NULL);

  for (guint n = 0; n < 6;)
    {
      g_autofree char *tile = random_tile (n);
      g_autofree char *xml = g_strconcat (HEAD, tile, "</tile-set>", NULL);
      g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("random.xml", xml, -1, NULL);
      g_autoptr (TwProblems) problems = NULL;
      gboolean is_sound = set != NULL;

      if (set != NULL)
        problems = tw_tile_validate (set->tiles[0], set->own);
      for (guint i = 0; set != NULL && i < problems->n_problems; i++)
        is_sound &= problems->problems[i].severity != TW_SEVERITY_ERROR;
      if (!is_sound)
        continue;
      g_string_append (tiles, tile);
      n++;
    }
  g_string_prepend (tiles, HEAD);
  g_string_append (tiles, "</tile-set>");
  return tw_tile_set_file_parse ("random.xml", tiles->str, -1, NULL);
}

static void
test_random (void)
{
  for (guint i = 0; i < tw_test_size (4); i++)
    {
      g_autoptr (TwTileSet) set = random_set ();
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autoptr (GByteArray) bytes = tw_jcz_addon_to_data ("random", set, problems, &error);

      if (bytes == NULL)
        {
          g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);

          g_test_message ("%s\n%s", error->message, xml);
        }
      g_assert_no_error (error);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-addon/shipped", test_shipped);
  g_test_add_func ("/jcz-addon/random", test_random);
  return g_test_run ();
}
