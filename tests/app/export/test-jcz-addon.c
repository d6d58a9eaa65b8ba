/* Add-ons for JCloisterZone: what is in them, and that whatever would do harm there is found. */
#include "app/export/jcz-addon.h"

#include <string.h>

#include "app/export/jcz-addon-check.h"
#include "app/export/jcz-addon-files.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/zip-writer.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='My Hills' author='Eva' "          \
  "release='1.2' mark='H'><title>Hills &amp; so on</title><description>Two tiles.</description>"   \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'><land id='wood' shape='area'/></rules>"

static TwTileSet *
parse_set (const char *tiles)
{
  g_autofree char *xml = g_strconcat (HEAD, tiles, "</tile-set>", NULL);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("hills.xml", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

static TwJczAddonFiles *
files_of (const TwTileSet *set, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GByteArray) bytes = tw_jcz_addon_to_data ("hills.jca", set, problems, &error);
  TwJczAddonFiles *files;

  g_assert_no_error (error);
  files = tw_jcz_addon_files_read ("hills.jca", (const char *) bytes->data, bytes->len, &error);
  g_assert_no_error (error);
  return files;
}

static char *
text_of (const TwJczAddonFiles *files, const char *path)
{
  GBytes *bytes = tw_jcz_addon_files_get (files, path, NULL);

  g_assert_nonnull (bytes);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

/* Worked out by hand: a city in the north with a road out of it, whose garden has copies of its
 * own, and a wood in the west. */
static void
test_small (void)
{
  g_autoptr (TwTileSet) set =
      parse_set ("<tile id='A b' count='3'><city id='c' edges='N' symbols='coat-of-arms'/>"
                 "<road edges='S' end='gate:c' symbols='inn'/>"
                 "<variant id='G' count='1'><garden/></variant>"
                 "<variant id='F' count='1' decoration='farmhouse'/></tile>"
                 "<tile id='W' count='2' start='1'><land kind='wood' edges='W'/></tile>");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwJczAddonFiles) files = files_of (set, problems);
  g_autofree char *head = text_of (files, "jcz-addon.json");
  g_autofree char *xml = text_of (files, "definitions/tiles.xml");
  g_autofree char *artwork = text_of (files, "artwork/artwork.json");
  g_autofree char *tiles = text_of (files, "artwork/tiles.json");

  g_assert_cmpstr (files->id, ==, "tilewright-my-hills");
  assert_has (head, "\"title\" : \"Hills & so on\"");
  assert_has (head, "\"maintainer\" : \"Eva\"");
  assert_has (head, "\"version\" : 102");
  assert_has (head, "\"minimumJczVersion\" : \"5.10.0\"");
  /* Those that only look different are among the plain ones: 3 copies, one with a garden. */
  assert_has (xml, "<ref count=\"2\" tile=\"tilewright-my-hills/A-b\"/>");
  assert_has (xml, "<ref count=\"1\" tile=\"tilewright-my-hills/A-b.G\"/>");
  assert_has (xml, "<ref count=\"2\" tile=\"tilewright-my-hills/W\"/>");
  assert_has (xml, "<expansion id=\"TILEWRIGHT_MY_HILLS\">\n    <title>Hills &amp; so on</title>\n"
                   "    <description>Two tiles.</description>\n    <icon>");
  assert_has (xml, "<implies element=\"inn\"/>");
  assert_has (xml, "<city pennants=\"1\">N</city>");
  /* The wood is a field of its own, at the west edge. */
  assert_has (xml, "<field>WL WR</field>");
  assert_has (artwork, "\"tileSize\" : 1000");
  assert_has (tiles, "\"City/N\"");
  assert_has (tiles, "\"Garden/I\"");
  assert_has (tiles, "\"Field/EL.ER.SL\"");
  assert_has (tiles, "\"Field/SR.WL.WR\"");
  assert_has (tiles, "\"Field/WL.WR\"");
  assert_has (tiles, "\"Field/NL.NR.EL.ER.SL.SR\"");
  assert_has (tiles, "\"image\" : \"img/A-b.G.png\"");
  g_assert_nonnull (tw_jcz_addon_files_get (files, "artwork/img/", "W.png", NULL));
  g_assert_cmpuint (g_hash_table_size (files->files), ==, 7);
  g_assert_cmpuint (problems->len, ==, 2);
  assert_has (problems->pdata[0], "begins with its own start tile; tile W");
  assert_has (problems->pdata[1], "no land “wood”; on tile W");
}

/* What that program would stop at stays here, and is named. */
static void
test_left_out (void)
{
  g_autoptr (TwTileSet) set = parse_set (
      "<tile id='P' count='1'><road edges='N S'/></tile>"
      "<tile id='L' count='1'><enclave edges='E'/></tile>"
      "<tile id='R' count='1'><enclave edges='W'/></tile>"
      "<tile id='M' count='1'><monastery/><monastery/></tile>"
      "<tile id='E' count='1'><city edges='N'/><road edges='N S'/></tile><tile id='N' count='0'/>"
      "<block id='both'><place tile='L' x='0' y='0'/><place tile='R' x='1' y='0'/></block>");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwJczAddonFiles) files = files_of (set, problems);

  g_assert_cmpuint (g_hash_table_size (files->files), ==, 5);
  g_assert_nonnull (tw_jcz_addon_files_get (files, "artwork/img/P.png", NULL));
  g_assert_cmpuint (problems->len, ==, 4);
  assert_has (problems->pdata[0], "Tile L is left out: it belongs to a block");
  assert_has (problems->pdata[1], "Tile R is left out: it belongs to a block");
  assert_has (problems->pdata[2],
              "Tile M is left out: JCloisterZone knows no more than one monastery");
  assert_has (problems->pdata[3], "Tile E is left out: it has an error");
}

static void
test_nothing (void)
{
  g_autoptr (TwTileSet) set = parse_set ("<tile id='N' count='0'/>");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_jcz_addon_to_data ("hills.jca", set, problems, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  assert_has (error->message, "hills.jca: None of the set's tiles can be played");
}

/* One file of an add-on is changed. */
static const struct
{
  const char *name;
  const char *file;
  const char *from;
  const char *to; /* %NULL to take the file out */
  const char *message;
} faults[] = {
  { "version", "jcz-addon.json", "\"version\" : 102", "\"version\" : \"102\"",
    "would not take “version”" },
  { "least", "jcz-addon.json", "5.10.0", "5", "would not take “version”" },
  { "no-list", "jcz-addon.json", "\"artworks\"", "\"art\"", "would not take “artworks”" },
  { "deeper", "jcz-addon.json", "[\n  \"artwork\"", "[\n  \"art/work\"", "“artworks”" },
  { "gone", "definitions/tiles.xml", NULL, NULL, "“expansions”" },
  { "xml", "definitions/tiles.xml", "</defs>", "</def>", "tiles.xml:" },
  { "count", "definitions/tiles.xml", "<ref count=\"2\" ", "<ref ", "“tilewright-my-hills/P”" },
  { "unknown", "definitions/tiles.xml", "tile=\"tilewright-my-hills/P\"", "tile=\"BA/X\"",
    "“BA/X”" },
  { "edge", "definitions/tiles.xml", "SR WL WR", "SR WL", "“tilewright-my-hills/P”" },
  { "twice", "definitions/tiles.xml", "<road>N S</road>", "<road>N S</road><road>S</road>",
    "“road”" },
  { "empty", "definitions/tiles.xml", "<road>N S</road>", "<road/>", "“road”" },
  { "no-city", "definitions/tiles.xml", "<field>NR", "<field city=\"N\">NR", "“field”" },
  { "prefix", "definitions/tiles.xml", "tilewright-my-hills/P\"", "CO/P\"", "“CO/P”" },
  { "taken", "definitions/tiles.xml", "TILEWRIGHT_MY_HILLS", "TOWER", "“TOWER”" },
  { "title", "definitions/tiles.xml", "<title>", "<link/><title>", "“TILEWRIGHT_MY_HILLS”" },
  { "set", "definitions/tiles.xml", "tile-set=\"tilewright", "tile-set=\"x", "“x-my-hills”" },
  { "element", "definitions/tiles.xml", "</expansion>", "<implies element=\"goat\"/></expansion>",
    "“goat”" },
  { "art-gone", "artwork/artwork.json", NULL, NULL, "“artwork/artwork.json”" },
  { "art-broken", "artwork/artwork.json", "}", "", "artwork/artwork.json:" },
  { "tiles-gone", "artwork/tiles.json", NULL, NULL, "“artwork/tiles.json”" },
  { "size", "artwork/artwork.json", "1000", "1024", "“tilesInclude”" },
  { "picture", "artwork/img/P.png", NULL, NULL, "“tilewright-my-hills/P”" },
  { "no-picture", "artwork/img/P.png", "PNG", "GIF", "“tilewright-my-hills/P”" },
  { "key", "artwork/tiles.json", "Road/NS", "Road/SN", "“tilewright-my-hills/P Road/SN”" },
  { "open", "artwork/tiles.json", "Z\"", "\"", "“tilewright-my-hills/P " },
  { "outside", "artwork/tiles.json", "\"clip\" : \"M", "\"clip\" : \"M-9", "my-hills/P " },
  { "point", "artwork/tiles.json", "\"point\"", "\"spot\"", "my-hills/P " },
  { "exchanged", "artwork/tiles.json", "Road/NS", "Road/WE", "my-hills/P Road/WE”" },
};

static const char *const plain = "<tile id='P' count='2'><road edges='N S'/></tile><tile id='Q' "
                                 "count='1'><city edges='N'/></tile>";

static GByteArray *
spoilt (const TwJczAddonFiles *files, guint fault)
{
  TwZipWriter *zip = tw_zip_writer_new ();
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, files->files);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      g_autofree char *path = g_strconcat (files->id, "/", key, NULL);
      gsize length;
      const char *data = g_bytes_get_data (value, &length);
      g_autoptr (GString) text = g_string_new_len (data, (gssize) length);

      if (fault < G_N_ELEMENTS (faults) && strcmp (key, faults[fault].file) == 0)
        {
          const char *at;

          if (faults[fault].from == NULL)
            continue;
          at = g_strstr_len (text->str, (gssize) text->len, faults[fault].from);
          g_assert_nonnull (at);
          g_string_erase (text, at - text->str, (gssize) strlen (faults[fault].from));
          g_string_insert (text, at - text->str, faults[fault].to);
        }
      tw_zip_writer_add (zip, path, text->str, text->len);
    }
  return tw_zip_writer_finish (zip);
}

/* As it is it passes, and with any of the faults it does not. */
static void
test_faults (void)
{
  g_autoptr (TwTileSet) set = parse_set (plain);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwJczAddonFiles) files = files_of (set, problems);

  for (guint i = 0; i <= G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GByteArray) bytes = spoilt (files, i);
      g_autoptr (GError) error = NULL;
      gboolean is_good =
          tw_jcz_addon_check ("x.jca", (const char *) bytes->data, bytes->len, &error);

      if (i == G_N_ELEMENTS (faults))
        {
          g_assert_no_error (error);
          g_assert_true (is_good);
          continue;
        }
      g_test_message ("%s: %s", faults[i].name, error != NULL ? error->message : "passes");
      g_assert_false (is_good);
      assert_has (error->message, faults[i].message);
    }
}

/* One folder at the top, whose name is an id. */
static void
test_folders (void)
{
  static const struct
  {
    const char *first;
    const char *second;
    const char *message;
  } cases[] = {
    { "a/jcz-addon.json", "b/x", "has one folder at its top" },
    { "a/jcz-addon.json", "README", "has one folder at its top" },
    { "a/jcz-addon.json", "ab/x", "has one folder at its top" },
    { "a/jcz-addon.json", "a/../../x", "outside of it" },
    { "A b/jcz-addon.json", "A b/x", "“A b”" },
    { "classic/jcz-addon.json", "classic/x", "“classic”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TwZipWriter *zip = tw_zip_writer_new ();
      g_autoptr (GByteArray) bytes = NULL;
      g_autoptr (GError) error = NULL;

      tw_zip_writer_add (zip, cases[i].first, "{}", 2);
      tw_zip_writer_add (zip, cases[i].second, "x", 1);
      bytes = tw_zip_writer_finish (zip);
      g_assert_false (tw_jcz_addon_check ("x.jca", (const char *) bytes->data, bytes->len, &error));
      assert_has (error->message, cases[i].message);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-addon/small", test_small);
  g_test_add_func ("/jcz-addon/left-out", test_left_out);
  g_test_add_func ("/jcz-addon/nothing", test_nothing);
  g_test_add_func ("/jcz-addon/faults", test_faults);
  g_test_add_func ("/jcz-addon/folders", test_folders);
  return g_test_run ();
}
