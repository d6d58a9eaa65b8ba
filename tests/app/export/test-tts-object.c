/* The saved object for Tabletop Simulator, read as that program does. */
#include "app/export/tts-object.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "engine/format/tile-set-file.h"
#include "tests/app/remove-tree.h"

/* 3 + 2 + 2 copies, of which one of S lies on the table; B has another back; 5 coins and one fox.
 */
static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='small'>"
    "<title>Small</title><title xml:lang='cs'>Malá</title>"
    "<description>Words</description><description xml:lang='cs'>Popis</description>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<token id='coin' supply='5'><title>Coins</title></token>"
    "<token id='stone'><title>Stones</title></token></rules>"
    "<tile id='A' count='3'><road edges='E W'/><variant id='G' count='1'><garden/></variant></tile>"
    "<tile id='S' count='2' start='1'><city edges='N'/><name>Gate</name><name "
    "xml:lang='cs'>Brána</name></tile>"
    "<tile id='B' count='2' back='night'><monastery/></tile>"
    "</tile-set>";

typedef struct
{
  char *folder;
  char *path;
  TwTileSet *set;
  GPtrArray *problems;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  f->folder = g_dir_make_tmp ("tilewright-tts-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "small-x", NULL);
  f->set = tw_tile_set_file_parse ("small.xml", small, -1, &error);
  f->problems = g_ptr_array_new_with_free_func (g_free);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  remove_tree (f->folder);
  g_free (f->folder);
  g_free (f->path);
  tw_tile_set_unref (f->set);
  g_ptr_array_unref (f->problems);
}

static void
save (Fixture *f, const char *base_url, const char *language, gboolean has_sheets)
{
  const char *const languages[] = { language, NULL };
  const TwTtsOptions options = { languages, base_url, has_sheets };
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_tts_object_save (f->set, f->path, &options, f->problems, &error));
  g_assert_no_error (error);
}

static JsonParser *
read_file (Fixture *f, const char *name)
{
  g_autofree char *path = g_build_filename (f->path, name, NULL);
  g_autoptr (GError) error = NULL;
  JsonParser *parser = json_parser_new ();

  g_assert_true (json_parser_load_from_file (parser, path, &error));
  g_assert_no_error (error);
  return parser;
}

static JsonArray *
objects_of (JsonParser *parser)
{
  return json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)),
                                       "ObjectStates");
}

/* The nth object of that kind, or NULL. */
static JsonObject *
find_object (JsonArray *objects, const char *kind, guint nth)
{
  for (guint i = 0; i < json_array_get_length (objects); i++)
    {
      JsonObject *object = json_array_get_object_element (objects, i);

      if (g_str_equal (json_object_get_string_member (object, "Name"), kind) && nth-- == 0)
        return object;
    }
  return NULL;
}

static double
place (JsonObject *object, const char *name)
{
  return json_object_get_double_member (json_object_get_object_member (object, "Transform"), name);
}

static const char *
text (JsonObject *object, const char *name)
{
  return json_object_get_string_member (object, name);
}

/* Each is six lower-case hexadecimal digits and nobody else's, what lies in bags included; each is
 * white, has the tag of the set, and tells nothing while it lies face down. */
static void
check_objects (JsonArray *objects, GHashTable *guids)
{
  for (guint i = 0; i < json_array_get_length (objects); i++)
    {
      JsonObject *object = json_array_get_object_element (objects, i);
      JsonObject *white = json_object_get_object_member (object, "ColorDiffuse");
      const char *guid = text (object, "GUID");

      g_assert_true (g_regex_match_simple ("^[0-9a-f]{6}$", guid, 0, 0));
      g_assert_true (g_hash_table_add (guids, g_strdup (guid)));
      g_assert_cmpfloat (json_object_get_double_member (white, "r"), ==, 1);
      g_assert_cmpfloat (json_object_get_double_member (white, "g"), ==, 1);
      g_assert_cmpfloat (json_object_get_double_member (white, "b"), ==, 1);
      g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (object, "Tags"),
                                                      0),
                       ==, "tilewright-small");
      if (place (object, "rotZ") == 180 && !g_str_equal (text (object, "Name"), "DeckCustom"))
        g_assert_cmpstr (text (object, "Nickname"), ==, "");
      if (json_object_has_member (object, "ContainedObjects"))
        check_objects (json_object_get_array_member (object, "ContainedObjects"), guids);
    }
}

static void
test_tiles (Fixture *f, gconstpointer data)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GHashTable) guids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonObject *start, *bag, *night, *tile, *image;
  JsonArray *objects, *inside;
  guint n_gardens = 0;

  save (f, "https://example.org/p", "cs", FALSE);
  parser = read_file (f, "small-x.json");
  objects = objects_of (parser);
  check_objects (objects, guids);

  start = find_object (objects, "Custom_Tile", 0);
  g_assert_cmpstr (text (start, "Nickname"), ==, "Brána (S)");
  g_assert_true (json_object_get_boolean_member (start, "Locked"));
  g_assert_cmpfloat (place (start, "posX"), ==, 0);
  g_assert_cmpfloat (place (start, "posZ"), ==, 0);
  g_assert_cmpfloat (place (start, "rotY"), ==, 180);
  /* 45 mm are 1.7717 inches, and scale 1 is 2 inches wide. */
  g_assert_cmpfloat_with_epsilon (place (start, "scaleX"), .8858, .0001);
  g_assert_cmpfloat_with_epsilon (place (start, "scaleZ"), .8858, .0001);

  bag = find_object (objects, "Bag", 0);
  g_assert_cmpstr (text (bag, "Nickname"), ==, "Malá");
  g_assert_cmpstr (text (bag, "Description"), ==, "Popis");
  /* Anything in it may come out first. */
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (bag, "Bag"), "Order"),
                   ==, 2);
  inside = json_object_get_array_member (bag, "ContainedObjects");
  g_assert_cmpuint (json_array_get_length (inside), ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      tile = json_array_get_object_element (inside, i);
      image = json_object_get_object_member (tile, "CustomImage");
      g_assert_cmpstr (text (tile, "Name"), ==, "Custom_Tile");
      g_assert_cmpfloat (place (tile, "rotZ"), ==, 180);
      g_assert_true (
          g_str_has_prefix (text (image, "ImageURL"), "https://example.org/p/small-x-tile-"));
      g_assert_true (g_str_has_prefix (text (image, "ImageSecondaryURL"),
                                       "https://example.org/p/small-x-back-1-"));
      image = json_object_get_object_member (image, "CustomTile");
      g_assert_cmpint (json_object_get_int_member (image, "Type"), ==, 0);
      g_assert_cmpfloat (json_object_get_double_member (image, "Thickness"), ==, .1);
      g_assert_false (json_object_get_boolean_member (image, "Stackable"));
      g_assert_true (json_object_get_boolean_member (image, "Stretch"));
      n_gardens += g_str_equal (text (tile, "GMNotes"), "A#G");
    }
  g_assert_cmpuint (n_gardens, ==, 1);

  night = find_object (objects, "Bag", 1);
  g_assert_cmpstr (text (night, "Nickname"), ==, "Malá: night");
  inside = json_object_get_array_member (night, "ContainedObjects");
  g_assert_cmpuint (json_array_get_length (inside), ==, 2);
  image = json_object_get_object_member (json_array_get_object_element (inside, 0), "CustomImage");
  g_assert_nonnull (strstr (text (image, "ImageSecondaryURL"), "small-x-back-2-"));
  g_assert_cmpuint (f->problems->len, ==, 0);
}

static void
test_things (Fixture *f, gconstpointer data)
{
  g_autoptr (JsonParser) parser = NULL;
  JsonObject *coins, *stones, *image, *track;
  JsonArray *objects, *inside;

  save (f, "https://example.org/p/", "en", FALSE);
  parser = read_file (f, "small-x.json");
  objects = objects_of (parser);
  coins = find_object (objects, "Bag", 2);
  g_assert_cmpstr (text (coins, "Nickname"), ==, "Coins");
  inside = json_object_get_array_member (coins, "ContainedObjects");
  g_assert_cmpuint (json_array_get_length (inside), ==, 5);
  image = json_object_get_object_member (json_array_get_object_element (inside, 0), "CustomImage");
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (image, "CustomTile"),
                                               "Type"),
                   ==, 2);
  /* Both sides alike, and said so: an empty address would show the front as well, but by chance. */
  g_assert_cmpstr (text (image, "ImageURL"), ==, text (image, "ImageSecondaryURL"));
  /* As many as anybody needs. */
  stones = find_object (objects, "Infinite_Bag", 0);
  g_assert_cmpuint (json_array_get_length (
                        json_object_get_array_member (stones, "ContainedObjects")),
                    ==, 1);
  track = find_object (objects, "Custom_Tile", 1);
  g_assert_true (json_object_get_boolean_member (track, "Locked"));
  image = json_object_get_object_member (track, "CustomImage");
  g_assert_true (
      g_str_has_prefix (text (image, "ImageURL"), "https://example.org/p/small-x-track-"));
}

/* "Wine (Wine×9) Count": what lies on the table beside tiles and the score track, bags with what is
 * in them. */
static char *
told (JsonArray *objects)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (objects); i++)
    {
      JsonObject *object = json_array_get_object_element (objects, i);
      JsonArray *inside = json_object_has_member (object, "ContainedObjects")
                              ? json_object_get_array_member (object, "ContainedObjects")
                              : NULL;
      const char *before = NULL;
      guint n = 0;

      if (json_object_get_boolean_member (object, "Locked") || *text (object, "GMNotes") != '\0'
          || (inside != NULL
              && *text (json_array_get_object_element (inside, 0), "GMNotes") != '\0'))
        continue;
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", text (object, "Nickname"));
      if (inside == NULL)
        continue;
      g_string_append (all, " (");
      for (guint k = 0; k <= json_array_get_length (inside); k++)
        {
          const char *name = k < json_array_get_length (inside)
                                 ? text (json_array_get_object_element (inside, k), "Nickname")
                                 : NULL;

          if (before != NULL && g_strcmp0 (name, before) != 0)
            {
              g_string_append_printf (all, "%s×%u%s", before, n, name != NULL ? " " : ")");
              n = 0;
            }
          before = name;
          n++;
        }
    }
  return g_string_free (all, FALSE);
}

/* A set of that id with one tile, for what its rules bring. */
static void
assert_brought (Fixture *f, const char *id, const char *rules, const char *wanted)
{
  g_autofree char *xml = g_strdup_printf (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='%s'><title>Set</title>%s"
      "<tile id='A' count='2'><road edges='E W'/></tile></tile-set>",
      id, rules);
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  tw_tile_set_unref (f->set);
  f->set = tw_tile_set_file_parse ("small.xml", xml, -1, &error);
  g_assert_no_error (error);
  save (f, "https://example.org/p", "en", FALSE);
  parser = read_file (f, "small-x.json");
  said = told (objects_of (parser));
  g_assert_cmpstr (said, ==, wanted);
  remove_tree (f->path);
}

/* What the published games have in their boxes, for each of six colours; what is nobody's lies
 * there. */
static void
test_brought (Fixture *f, gconstpointer data)
{
  assert_brought (f, "small", "", "");
  assert_brought (f, "base", "",
                  "Set: Red (Meeple×7) Set: Blue (Meeple×7) Set: Yellow (Meeple×7) "
                  "Set: Green (Meeple×7) Set: Black (Meeple×7) Set: Pink (Meeple×7)");
  assert_brought (f, "traders-and-builders", "",
                  "Wine (Wine×9) Grain (Grain×6) Cloth (Cloth×5) "
                  "Set: Red (Builder×1 Pig×1) Set: Blue (Builder×1 Pig×1) "
                  "Set: Yellow (Builder×1 Pig×1) Set: Green (Builder×1 Pig×1) "
                  "Set: Black (Builder×1 Pig×1) Set: Pink (Builder×1 Pig×1)");
  assert_brought (f, "inns-and-cathedrals", "",
                  "Set: Red (Big meeple×1) Set: Blue (Big meeple×1) Set: Yellow (Big meeple×1) "
                  "Set: Green (Big meeple×1) Set: Black (Big meeple×1) Set: Pink (Big meeple×1)");
  assert_brought (f, "count", "", "Count");
  assert_brought (f, "ferries", "", "Ferry (Ferry×8)");
  assert_brought (f, "king-and-robber", "", "King Robber baron");
}

/* Its own figures are with those of the published game whose rules it is played by. */
static void
test_own_figures (Fixture *f, gconstpointer data)
{
  assert_brought (
      f, "inns-and-cathedrals",
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<figure id='knave' supply='2' weight='1'><title>Knave</title></figure>"
      "<figure id='fox' supply='1' neutral='true' weight='0'><title>Fox</title></figure>"
      "</rules>",
      "Fox Set: Red (Big meeple×1 Knave×2) Set: Blue (Big meeple×1 Knave×2) "
      "Set: Yellow (Big meeple×1 Knave×2) Set: Green (Big meeple×1 Knave×2) "
      "Set: Black (Big meeple×1 Knave×2) Set: Pink (Big meeple×1 Knave×2)");
}

/* Without an address the pictures lie where the folder is, and that is said. */
static void
test_files (Fixture *f, gconstpointer data)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *thumbnail = g_build_filename (f->path, "small-x.png", NULL);
  g_autofree char *picture = NULL;
  JsonObject *image;

  save (f, NULL, "en", FALSE);
  parser = read_file (f, "small-x.json");
  image = json_object_get_object_member (find_object (objects_of (parser), "Custom_Tile", 0),
                                         "CustomImage");
  picture = g_filename_from_uri (text (image, "ImageURL"), NULL, NULL);
  g_assert_true (g_str_has_prefix (picture, f->path));
  g_assert_true (g_file_test (picture, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (thumbnail, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpuint (f->problems->len, ==, 1);
  g_assert_nonnull (strstr (f->problems->pdata[0], "Upload All"));
}

static void
check_card (JsonObject *card, gint64 id, guint columns, guint rows)
{
  g_autofree char *key = g_strdup_printf ("%d", (int) (id / 100));
  JsonObject *picture;

  g_assert_cmpint (json_object_get_int_member (card, "CardID"), ==, id);
  picture = json_object_get_object_member (json_object_get_object_member (card, "CustomDeck"), key);
  g_assert_nonnull (picture);
  g_assert_cmpint (json_object_get_int_member (picture, "NumWidth"), ==, columns);
  g_assert_cmpint (json_object_get_int_member (picture, "NumHeight"), ==, rows);
  g_assert_true (json_object_get_boolean_member (picture, "BackIsHidden"));
  g_assert_cmpint (json_object_get_int_member (picture, "Type"), ==, 1);
  g_assert_true (strstr (text (card, "LuaScript"), "sides={'") != NULL);
}

/* The faces are A, A#G, S and B, of which B has another back. */
static void
check_cards (Fixture *f, gboolean has_sheets)
{
  static const gint64 single_ids[] = { 100, 200, 300, 400 };
  static const gint64 sheet_ids[] = { 100, 101, 102, 200 };
  static const char *const faces[] = { "A", "A#G", "Gate (S)", "B" };
  const gint64 *ids = has_sheets ? sheet_ids : single_ids;
  g_autoptr (JsonParser) parser = read_file (f, "small-x-cards.json");
  g_autoptr (GHashTable) guids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonArray *objects = objects_of (parser);
  guint n_cards = 0, n_starts = 0;

  check_objects (objects, guids);
  for (guint d = 0; d < 2; d++)
    {
      JsonObject *deck = find_object (objects, "DeckCustom", d);
      JsonArray *cards = json_object_get_array_member (deck, "ContainedObjects");
      JsonArray *order = json_object_get_array_member (deck, "DeckIDs");

      g_assert_cmpuint (json_array_get_length (cards), ==, json_array_get_length (order));
      for (guint i = 0; i < json_array_get_length (cards); i++)
        {
          JsonObject *card = json_array_get_object_element (cards, i);

          g_assert_cmpint (json_object_get_int_member (card, "CardID"), ==,
                           json_array_get_int_element (order, i));
          for (guint face = 0; face < 4; face++)
            if (g_str_equal (faces[face], text (card, "GMNotes")))
              check_card (card, ids[face], !has_sheets ? 1 : d == 0 ? 3 : 2, has_sheets ? 2 : 1);
          n_starts += strstr (text (card, "LuaScript"), "isStartingPiece") != NULL;
          n_cards++;
        }
    }
  /* The other one of S lies there. */
  g_assert_cmpuint (n_cards, ==, 6);
  g_assert_cmpuint (n_starts, ==, 0);
  {
    JsonObject *start = find_object (objects, has_sheets ? "Card" : "CardCustom", 0);

    g_assert_nonnull (
        strstr (text (start, "LuaScript"), "isStartingPiece=true isStartingTile=true"));
    g_assert_cmpstr (text (start, "Nickname"), ==, "Gate (S)");
  }
}

static void
test_cards (Fixture *f, gconstpointer data)
{
  save (f, "https://example.org/p", "en", FALSE);
  check_cards (f, FALSE);
}

static void
test_sheets (Fixture *f, gconstpointer data)
{
  save (f, "https://example.org/p", "en", TRUE);
  check_cards (f, TRUE);
}

/* The same set gives the same file, with the tiles in the same order. */
static void
test_same (Fixture *f, gconstpointer data)
{
  g_autofree char *first = NULL, *second = NULL,
                  *json = g_build_filename (f->path, "small-x.json", NULL);

  save (f, "https://example.org/p", "en", FALSE);
  g_assert_true (g_file_get_contents (json, &first, NULL, NULL));
  remove_tree (f->path);
  save (f, "https://example.org/p", "en", FALSE);
  g_assert_true (g_file_get_contents (json, &second, NULL, NULL));
  g_assert_cmpstr (first, ==, second);
}

/* What is there stays, and of what failed nothing is left. */
/* A set whose tiles are printed with 50.8 mm, two inches, is as wide as scale 1 has it. */
static void
test_size (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) large = tw_tile_set_copy (f->set);
  const TwTtsOptions options = { .base_url = "https://example.org/p" };
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) error = NULL;

  large->print = tw_print_plan_new ();
  large->print->tile = 50800;
  g_assert_true (tw_tts_object_save (large, f->path, &options, f->problems, &error));
  g_assert_no_error (error);
  parser = read_file (f, "small-x.json");
  g_assert_cmpfloat_with_epsilon (place (find_object (objects_of (parser), "Custom_Tile", 0),
                                         "scaleX"),
                                  1, 1e-9);
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *kept = g_build_filename (f->path, "kept.txt", NULL);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  TwTtsOptions options = { NULL, "ftp://example.org", FALSE };

  g_assert_false (tw_tts_object_save (f->set, f->path, &options, f->problems, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_clear_error (&error);
  options.base_url = NULL;
  g_assert_cmpint (g_mkdir (f->path, 0755), ==, 0);
  g_assert_true (g_file_set_contents (kept, "mine", -1, NULL));
  g_assert_false (tw_tts_object_save (f->set, f->path, &options, f->problems, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  dir = g_dir_open (f->folder, 0, NULL);
  g_assert_cmpstr (g_dir_read_name (dir), ==, "small-x");
  g_assert_null (g_dir_read_name (dir));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *f, gconstpointer data);
  } tests[] = {
    { "/tts-object/tiles", test_tiles },     { "/tts-object/things", test_things },
    { "/tts-object/brought", test_brought }, { "/tts-object/own-figures", test_own_figures },
    { "/tts-object/files", test_files },     { "/tts-object/cards", test_cards },
    { "/tts-object/sheets", test_sheets },   { "/tts-object/same", test_same },
    { "/tts-object/size", test_size },       { "/tts-object/refused", test_refused },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
