/* Files that must be refused, each with words that help. */
#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/symbol-art.h"
#include "engine/format/theme-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"
#include "engine/jcz/jcz-definitions.h"
#include "engine/saved/saved-game-reader.h"

#define HEAD                                                                                       \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tile-set xmlns=\"" TW_TILE_SET_NAMESPACE           \
  "\" version=\"1.0\" id=\"x\">\n"
#define TAIL "</tile-set>\n"

static char *
refused_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "data", "refused", name, NULL);
}

/* Each NAME.xml has a NAME.expected with a piece of the message. */
static void
test_file (gconstpointer data)
{
  const char *name = data;
  g_autofree char *file_name = g_strconcat (name, ".xml", NULL);
  g_autofree char *expected_name = g_strconcat (name, ".expected", NULL);
  g_autofree char *path = refused_path (file_name);
  g_autofree char *expected_path = refused_path (expected_name);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;

  g_assert_true (g_file_get_contents (expected_path, &expected, NULL, NULL));
  g_strchomp (expected);
  g_assert_cmpuint (strlen (expected), >, 3);
  set = tw_tile_set_file_load (path, &error);
  g_assert_null (set);
  g_assert_nonnull (error);
  g_assert_true (error->domain == TW_FORMAT_ERROR);
  g_assert_true (g_str_has_prefix (error->message, path));
  if (strstr (error->message, expected) == NULL)
    {
      g_test_message ("“%s” is not in “%s”", expected, error->message);
      g_test_fail ();
    }
}

static void
assert_refused (const char *data, gsize length, TwFormatError code, const char *fragment)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_tile_set_file_parse ("made.xml", data, (gssize) length, &error));
  g_assert_error (error, TW_FORMAT_ERROR, (int) code);
  if (strstr (error->message, fragment) == NULL)
    g_error ("“%s” is not in “%s”", fragment, error->message);
}

static void
append_times (GString *out, const char *text, guint times)
{
  for (guint i = 0; i < times; i++)
    g_string_append (out, text);
}

static void
assert_repeated (const char *before,
                 const char *repeated,
                 guint times,
                 const char *after,
                 TwFormatError code,
                 const char *fragment)
{
  g_autoptr (GString) text = g_string_new (HEAD);

  g_string_append (text, before);
  append_times (text, repeated, times);
  g_string_append (text, after);
  g_string_append (text, TAIL);
  assert_refused (text->str, text->len, code, fragment);
}

static void
test_size (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "tilewright-size-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  int fd = g_mkstemp (path);

  while (text->len <= TW_XML_MAX_BYTES)
    append_times (text, "                                                                \n", 1000);
  g_string_append (text, TAIL);
  assert_refused (text->str, text->len, TW_FORMAT_ERROR_LIMIT, "larger than 16 MiB");
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_assert_null (tw_tile_set_file_load (path, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (g_close (fd, NULL));
}

static void
test_depth (void)
{
  assert_repeated ("", "<x:a xmlns:x='urn:x'>", 100, "", TW_FORMAT_ERROR_LIMIT,
                   "nested too deeply");
  assert_repeated ("", "<x:a xmlns:x='urn:x'>", 200000, "", TW_FORMAT_ERROR_LIMIT,
                   "nested too deeply");
}

static void
test_nodes (void)
{
  assert_repeated ("", "<tile id=''/>", TW_XML_MAX_NODES / 2, "", TW_FORMAT_ERROR_LIMIT,
                   "too many elements");
  assert_repeated ("", "<!---->", TW_XML_MAX_NODES, "", TW_FORMAT_ERROR_LIMIT, "too many elements");
  assert_repeated ("", "<?a?>", TW_XML_MAX_NODES, "", TW_FORMAT_ERROR_LIMIT, "too many elements");
}

static void
test_attributes (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "<tile id='A'");

  assert_repeated ("<tile id='", "a", TW_XML_MAX_ATTRIBUTE + 1, "'/>", TW_FORMAT_ERROR_LIMIT,
                   "value of an attribute is too long");
  assert_repeated ("<tile id='A' xmlns:x='", "a", TW_XML_MAX_ATTRIBUTE + 1, "'/>",
                   TW_FORMAT_ERROR_LIMIT, "value of an attribute is too long");
  assert_repeated ("<tile id='", "a", 12 * 1024 * 1024, "'/>", TW_FORMAT_ERROR_NOT_XML, "");
  assert_repeated ("<tile id='A' ", "a", TW_XML_MAX_NAME + 1, "=''/>", TW_FORMAT_ERROR_LIMIT,
                   "name of an attribute is too long");
  assert_repeated ("<", "a", TW_XML_MAX_NAME + 1, "/>", TW_FORMAT_ERROR_LIMIT,
                   "name of an element is too long");
  for (guint i = 0; i < 300000; i++)
    g_string_append_printf (text, " a%u=''", i);
  g_string_append (text, "/>" TAIL);
  assert_refused (text->str, text->len, TW_FORMAT_ERROR_LIMIT, "too many attributes");
}

static void
test_namespaces (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "<tile id='A'");

  for (guint i = 0; i < TW_XML_MAX_ATTRIBUTES - 1; i++)
    g_string_append_printf (text, " xmlns:a%u='urn:a'", i);
  g_string_append (text, "><x:x xmlns:x='urn:x' xmlns:y='urn:y'/></tile>" TAIL);
  assert_refused (text->str, text->len, TW_FORMAT_ERROR_LIMIT, "Too many namespaces");

  /* What is kept of others carries the names around it. */
  g_string_assign (text, HEAD "<tile id='A'");
  for (guint i = 0; i < 60; i++)
    {
      g_string_append_printf (text, " xmlns:a%u='", i);
      append_times (text, "x", 16000);
      g_string_append_c (text, '\'');
    }
  g_string_append_c (text, '>');
  append_times (text, "<a1:x/>", 300000);
  g_string_append (text, "</tile>" TAIL);
  assert_refused (text->str, text->len, TW_FORMAT_ERROR_LIMIT, "for other programs is too much");
}

/* A parser goes on behind what is not well-formed: not behind the first of it. */
static void
test_hidden (void)
{
  static const char *const hiding[] = {
    "<?>", "<!-- \x01 ", "<!-- -- ", "<tile a='<", "&x;", "<!x "
  };

  for (guint i = 0; i < G_N_ELEMENTS (hiding); i++)
    {
      g_autoptr (GString) text = g_string_new (HEAD);

      g_string_append (text, hiding[i]);
      g_string_append (text, "<tile ");
      for (guint k = 0; k < 300000; k++)
        g_string_append_printf (text, " a%u=\"\"", k);
      g_string_append (text, "/>' --> ?>" TAIL);
      assert_refused (text->str, text->len,
                      i == 4 ? TW_FORMAT_ERROR_LIMIT : TW_FORMAT_ERROR_NOT_XML, "");
    }
}

/* A document of another kind, with more attributes than may be compared with each other. */
static char *
crowded (const char *root, guint n)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "<?xml version='1.0'?>\n<%s version='1.0'", root);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " a%u=''", i);
  g_string_append (text, "/>");
  return g_string_free (text, FALSE);
}

static void
assert_crowded (gconstpointer result, GError **error)
{
  g_assert_null (result);
  g_assert_error (*error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
  g_assert_nonnull (strstr ((*error)->message, "too many attributes"));
  g_clear_error (error);
}

static void
test_kinds (void)
{
  g_autofree char *ruleset = crowded ("ruleset xmlns='urn:tilewright:ruleset:1'", 300000);
  g_autofree char *rules = crowded ("rules xmlns='urn:tilewright:rules:1'", 300000);
  g_autofree char *game = crowded ("game xmlns='urn:tilewright:game:1'", 300000);
  g_autofree char *theme = crowded ("theme xmlns='urn:tilewright:theme:1'", 300000);
  g_autofree char *definitions = crowded ("pack", 300000);
  g_autofree char *art = crowded ("svg xmlns='http://www.w3.org/2000/svg'", 3000);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "tilewright-kind-XXXXXX", NULL);
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  TwVocabulary *own = NULL;
  int fd = g_mkstemp (path);

  assert_crowded (tw_ruleset_file_parse ("made.xml", ruleset, -1, vocabulary, &error), &error);
  g_assert_false (tw_rules_file_parse (vocabulary, "made.xml", rules, -1, &error));
  assert_crowded (NULL, &error);
  g_assert_false (tw_rules_file_parse_own ("made.xml", rules, &own, &error));
  assert_crowded (own, &error);
  assert_crowded (tw_saved_game_parse (NULL, "made.xml", game, -1, &error), &error);
  assert_crowded (tw_jcz_definitions_parse ("made.xml", definitions, -1, NULL, problems, &error),
                  &error);
  assert_crowded (tw_symbol_art_clean ("made.svg", art, -1, &error), &error);
  g_assert_true (g_file_set_contents (path, theme, -1, NULL));
  assert_crowded (tw_theme_file_load (path, &error), &error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (g_close (fd, NULL));
}

/* Whatever the first line says, the bytes are read as what they are counted as. */
static void
test_encodings (void)
{
  static const char *const names[] = { "UTF-7", "utf-16", "IBM037", "ISO-2022-JP", "latin1" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("\xef\xbb\xbf<?xml version='1.0' encoding = '%s'?>\n<a/>", names[i]);

      assert_refused (text, strlen (text), TW_FORMAT_ERROR_NOT_XML, names[i]);
    }
}

static void
test_numbers (void)
{
  g_autoptr (GString) texts = g_string_new (HEAD);

  assert_repeated ("", "<tile id='A'/>", 20001, "", TW_FORMAT_ERROR_CONTENT,
                   "more than 20000 tiles");
  assert_repeated ("", "<tile id='A'/>", 190000, "", TW_FORMAT_ERROR_CONTENT,
                   "more than 20000 tiles");
  assert_repeated ("<rules xmlns='urn:tilewright:rules:1' version='1.0'>", "<rule id='A'/>", 190000,
                   "</rules>", TW_FORMAT_ERROR_CONTENT, "more than 2000 parts");
  assert_repeated ("", "<rules xmlns='urn:tilewright:rules:1' version='1.0'/>", 60000, "",
                   TW_FORMAT_ERROR_CONTENT, "more than 64 <rules>");
  assert_repeated ("", "<block id='A'/>", 257, "", TW_FORMAT_ERROR_CONTENT, "more than 256 blocks");
  assert_repeated ("<block id='A'>", "<place tile='A' x='0' y='0'/>", 4097, "</block>",
                   TW_FORMAT_ERROR_CONTENT, "more than 4096 tiles");
  for (guint i = 0; i < 201; i++)
    g_string_append_printf (texts, "<title xml:lang='a-%u'>A</title>", i);
  g_string_append (texts, TAIL);
  assert_refused (texts->str, texts->len, TW_FORMAT_ERROR_CONTENT, "more than 200 languages");
  g_string_assign (texts, HEAD "<tile id='A'>");
  for (guint i = 0; i < 65; i++)
    g_string_append_printf (texts, "<variant id='v%u'/>", i);
  g_string_append (texts, "</tile>" TAIL);
  assert_refused (texts->str, texts->len, TW_FORMAT_ERROR_CONTENT, "more than 64 variants");
}

/* Whatever the length at which a file is cut, it is refused and nothing else happens. */
static void
test_cut (void)
{
  const char *text = HEAD "<tile id='A'><city edges='N' id='c'/><road edges='S' end='gate:c'/>"
                          "<variant id='G' count='1'><garden/></variant></tile>" TAIL;
  gsize length = strlen (text);
  g_autoptr (TwTileSet) whole = tw_tile_set_file_parse ("made.xml", text, -1, NULL);

  g_assert_nonnull (whole);
  for (gsize i = 0; i < length - 1; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tw_tile_set_file_parse ("made.xml", text, (gssize) i, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_XML);
    }
}

/* Lines are counted beyond what fits in sixteen bits. */
static void
test_far_line (void)
{
  assert_repeated ("", "<tile id='A'/>\n\n\n\n\n\n\n\n\n\n", 9999, "<tile id='A' count='x'/>",
                   TW_FORMAT_ERROR_CONTENT, "made.xml:99993: “x” is no value");
  assert_repeated ("", "\n", 99999, "<tile>", TW_FORMAT_ERROR_NOT_XML, "made.xml:100002: ");
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) folder_error = NULL;

  g_assert_null (tw_tile_set_file_load ("/nowhere/at-all.xml", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/at-all.xml: "));
  g_assert_null (tw_tile_set_file_load (g_get_tmp_dir (), &folder_error));
  g_assert_error (folder_error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char **
refused_names (void)
{
  g_autofree char *folder = refused_path ("");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new ();

  g_assert_nonnull (dir);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (names, g_strndup (name, strlen (name) - strlen (".xml")));
  qsort (names->pdata, names->len, sizeof *names->pdata, compare_names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

int
main (int argc, char *argv[])
{
  g_auto (GStrv) names = NULL;

  g_test_init (&argc, &argv, NULL);
  names = refused_names ();
  g_assert_cmpuint (g_strv_length (names), >=, 45);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/format/refused/", names[i], NULL);

      g_test_add_data_func (path, names[i], test_file);
    }
  g_test_add_func ("/format/refused-made/size", test_size);
  g_test_add_func ("/format/refused-made/depth", test_depth);
  g_test_add_func ("/format/refused-made/nodes", test_nodes);
  g_test_add_func ("/format/refused-made/attributes", test_attributes);
  g_test_add_func ("/format/refused-made/namespaces", test_namespaces);
  g_test_add_func ("/format/refused-made/hidden", test_hidden);
  g_test_add_func ("/format/refused-made/encodings", test_encodings);
  g_test_add_func ("/format/refused-made/kinds", test_kinds);
  g_test_add_func ("/format/refused-made/numbers", test_numbers);
  g_test_add_func ("/format/refused-made/cut", test_cut);
  g_test_add_func ("/format/refused-made/far-line", test_far_line);
  g_test_add_func ("/format/refused-made/missing", test_missing);
  return g_test_run ();
}
