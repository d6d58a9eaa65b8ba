/* Add-ons of JCloisterZone as sets: tiles, names and pictures; and what is refused. */
#include "app/export/jcz-addon-reader.h"

#include <string.h>

#include "app/export/jcz-addon.h"
#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/zip-writer.h"

/* A picture of one white dot. */
static const char dot[] =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H9V9Z'/></svg>";

static const char head[] = "{\"title\":\"T\",\"version\":1,\"minimumJczVersion\":\"5.10.0\","
                           "\"expansions\":[\"one.xml\",\"two.xml\"],\"artworks\":[\"art\"]}";
static const char one[] =
    "<defs><tiles><tile id='EX/A'><road>N S</road><field>NR EL ER SL</field>"
    "<field>NL SR WL WR</field></tile><tile id='EX/B'><city>N</city>"
    "<field city='N'>EL ER SL SR WL WR</field></tile></tiles><sets><tile-set id='ex:1'>"
    "<ref tile='EX/A' count='3'/><ref tile='EX/B' count='1'/></tile-set></sets>"
    "<expansion id='EX'><title>An Example</title><description>Two tiles.</description>"
    "<ref tile-set='ex'/></expansion></defs>";
static const char two[] =
    "<defs><tiles><tile id='EX/C'><field>NL NR EL ER SL SR WL WR</field></tile>"
    "</tiles><sets><tile-set id='other'><ref tile='EX/C' count='1'/>"
    "</tile-set></sets></defs>";
static const char art[] = "{\"tilesInclude\":[\"tiles.json\"]}";
static const char tiles[] = "{\"EX/A\":{\"image\":\"img/a b.svg\",\"features\":{}},"
                            "\"EX/B\":{\"image\":{\"href\":\"img/b.svg\"},\"features\":{}}}";

/* An add-on by its files, of which @n are others, or are missing (%NULL). */
static GByteArray *
pack_with (const char *const others[][2], guint n)
{
  static const char *const files[][2] = {
    { "ex/jcz-addon.json", head },  { "ex/one.xml", one },          { "ex/two.xml", two },
    { "ex/art/artwork.json", art }, { "ex/art/tiles.json", tiles }, { "ex/art/img/a b.svg", dot },
    { "ex/art/img/b.svg", dot },
  };
  TwZipWriter *zip = tw_zip_writer_new ();

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      const char *data = files[i][1];

      for (guint k = 0; k < n; k++)
        if (strcmp (others[k][0], files[i][0]) == 0)
          data = others[k][1];
      if (data != NULL)
        tw_zip_writer_add (zip, files[i][0], data, strlen (data));
    }
  for (guint k = 0; k < n; k++)
    if (!g_str_has_prefix (others[k][0], "ex/"))
      tw_zip_writer_add (zip, others[k][0], others[k][1], strlen (others[k][1]));
  return tw_zip_writer_finish (zip);
}

static TwTileSet *
read_with (const char *const others[][2],
           guint n,
           const char *wanted,
           GPtrArray *problems,
           GError **error)
{
  g_autoptr (GByteArray) bytes = pack_with (others, n);

  return tw_jcz_addon_parse ("x.jca", (const char *) bytes->data, bytes->len, wanted, problems,
                             error);
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in: %s", part, text);
}

static GPtrArray *
new_problems (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
test_read (void)
{
  g_autoptr (GPtrArray) problems = new_problems ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = read_with (NULL, 0, NULL, problems, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (set->n_tiles, ==, 2);
  g_assert_cmpuint (set->tiles[0]->count, ==, 3);
  g_assert_cmpstr (tw_texts_source (set->titles)->text, ==, "An Example");
  g_assert_cmpstr (tw_texts_source (set->descriptions)->text, ==, "Two tiles.");
  g_assert_cmpstr (set->tiles[0]->picture.file, ==, "pictures/a-b.svg");
  g_assert_cmpstr (set->tiles[1]->picture.file, ==, "pictures/b.svg");
  g_assert_cmpuint (g_bytes_get_size (set->tiles[1]->picture.bytes), ==, strlen (dot));
  g_assert_cmpuint (problems->len, ==, 1);
  assert_has (problems->pdata[0], "x.jca/two.xml: These tiles are left out");
}

/* The set that is asked for may be in any of the files. */
static void
test_chosen (void)
{
  g_autoptr (GPtrArray) problems = new_problems ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = read_with (NULL, 0, "other", problems, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (set->n_tiles, ==, 1);
  g_assert_cmpstr (set->tiles[0]->aliases, ==, "EX/C");
}

/* Without its pictures it still has its tiles. */
static void
test_pictures (void)
{
  static const struct
  {
    const char *file;
    const char *text;
    const char *problem;
  } cases[] = {
    { "ex/art/img/b.svg", NULL, "x.jca/art/img/b.svg: The picture is left out: there is no such" },
    { "ex/art/img/b.svg", "GIF89a", "x.jca/art/img/b.svg: This is a GIF picture" },
    { "ex/art/img/b.svg", "<svg", "x.jca/art/img/b.svg: " },
    { "ex/art/tiles.json", NULL, "x.jca/art/tiles.json: The add-on names this file" },
    { "ex/art/tiles.json", "{", "x.jca/art/tiles.json: This is no JSON" },
    { "ex/art/tiles.json", "{\"EX/B\":{\"image\":\"#b\"}}", "it is a part of a drawing" },
    { "ex/art/artwork.json", "[", "x.jca/art/artwork.json: This is no JSON" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const others[][2] = { { cases[i].file, cases[i].text } };
      g_autoptr (GPtrArray) problems = new_problems ();
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = read_with (others, 1, NULL, problems, &error);

      g_assert_no_error (error);
      g_assert_null (set->tiles[1]->picture.file);
      g_assert_cmpuint (problems->len, ==, 2);
      assert_has (problems->pdata[1], cases[i].problem);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *file;
    const char *text;
    const char *message;
  } cases[] = {
    { "ex/jcz-addon.json", NULL, "x.jca/jcz-addon.json: The add-on names this file" },
    { "ex/jcz-addon.json", "[]", "x.jca" },
    { "ex/jcz-addon.json", "{\"artworks\":[\"art\"]}", "defines no tiles" },
    { "ex/one.xml", NULL, "x.jca/one.xml: The add-on names this file" },
    { "ex/one.xml", "<defs>", "x.jca/one.xml:1: This is not well-formed XML" },
    { "ex/one.xml", "<!DOCTYPE defs [<!ENTITY a 'b'>]><defs>&a;</defs>", "x.jca/one.xml" },
    { "README", "x", "has one folder at its top" },
    { "../x", "x", "outside of it" },
    { "/etc/x", "x", "outside of it" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const others[][2] = { { cases[i].file, cases[i].text } };
      g_autoptr (GPtrArray) problems = new_problems ();
      g_autoptr (GError) error = NULL;

      g_assert_null (read_with (others, 1, NULL, problems, &error));
      g_assert_cmpint (error->domain, ==, TW_FORMAT_ERROR);
      assert_has (error->message, cases[i].message);
    }
}

/* Little that becomes much. */
static void
test_bomb (void)
{
  const gsize n = 40u << 20;
  g_autofree char *much = g_malloc0 (n);
  TwZipWriter *zip = tw_zip_writer_new ();
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (GPtrArray) problems = new_problems ();
  g_autoptr (GError) error = NULL;

  tw_zip_writer_add (zip, "ex/jcz-addon.json", much, n);
  bytes = tw_zip_writer_finish (zip);
  g_assert_cmpuint (bytes->len, <, 1u << 20);
  g_assert_null (
      tw_jcz_addon_parse ("x.jca", (const char *) bytes->data, bytes->len, NULL, problems, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
}

/* Every cut and every changed byte is refused or read, and never crashes. */
static void
test_damaged (void)
{
  g_autoptr (GByteArray) bytes = pack_with (NULL, 0);

  for (guint i = 0; i < 2 * bytes->len; i++)
    {
      g_autoptr (GPtrArray) problems = new_problems ();
      g_autoptr (GError) error = NULL;
      gboolean is_cut = i >= bytes->len;
      gsize length = is_cut ? i - bytes->len : bytes->len;
      g_autoptr (TwTileSet) set = NULL;

      if (!is_cut)
        bytes->data[i] ^= 0x5a;
      set =
          tw_jcz_addon_parse ("x.jca", (const char *) bytes->data, length, NULL, problems, &error);
      if (!is_cut)
        bytes->data[i] ^= 0x5a;
      g_assert_true ((set == NULL) == (error != NULL));
      g_assert_true (set == NULL || !is_cut);
    }
}

/* What we write we read: tiles, numbers and pictures. */
static void
test_again (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("gold-mines", NULL), again = NULL;
  g_autoptr (GPtrArray) problems = new_problems ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GByteArray) bytes = tw_jcz_addon_to_data ("x.jca", set, problems, &error);

  g_assert_no_error (error);
  again =
      tw_jcz_addon_parse ("x.jca", (const char *) bytes->data, bytes->len, NULL, problems, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (again->n_tiles, ==, set->n_tiles);
  g_assert_cmpuint (tw_tile_set_n_copies (again), ==, tw_tile_set_n_copies (set));
  for (guint i = 0; i < set->n_tiles; i++)
    {
      g_assert_cmpstr (again->tiles[i]->id, ==, set->tiles[i]->id);
      g_assert_nonnull (again->tiles[i]->picture.bytes);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-addon-reader/read", test_read);
  g_test_add_func ("/jcz-addon-reader/chosen", test_chosen);
  g_test_add_func ("/jcz-addon-reader/pictures", test_pictures);
  g_test_add_func ("/jcz-addon-reader/refused", test_refused);
  g_test_add_func ("/jcz-addon-reader/bomb", test_bomb);
  g_test_add_func ("/jcz-addon-reader/damaged", test_damaged);
  g_test_add_func ("/jcz-addon-reader/again", test_again);
  return g_test_run ();
}
