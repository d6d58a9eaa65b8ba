/* A page of wikitext: words stay words, pictures have the names of a wiki, and a set that cannot be
 * played has a page. */
#include "app/export/wiki-page.h"

#include "app/export/wiki-text.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/remove-tree.h"

static void
test_text (void)
{
  static const struct
  {
    const char *text;
    const char *written;
  } words[] = {
    { "A city brings 2 points.", "A city brings 2 points." },
    { "{{Delete}} [[File:X]] <b>|",
      "&#123;&#123;Delete&#125;&#125; &#91;&#91;File:X&#93;&#93; &#60;b&#62;&#124;" },
    /* Two apostrophes are markup, one is none; so with what signs and switches. */
    { "Who's ''who''", "Who's &#39;&#39;who&#39;&#39;" },
    { "~~~~ __TOC__ a_b", "&#126;&#126;&#126;&#126; &#95;&#95;TOC&#95;&#95; a_b" },
    /* A mark of a list only where a line begins. */
    { "* one * two\n# three", "&#42; one * two/&#35; three" },
    { " blank", "&#32;blank" },
    { "Věž & Hrad", "Věž &#38; Hrad" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);

      tw_wiki_text_append (out, words[i].text, "/");
      g_assert_cmpstr (out->str, ==, words[i].written);
    }
}

static void
test_names (void)
{
  static const struct
  {
    const char *words;
    const char *name;
  } names[] = {
    { "fair C2 Tile A", "Fair C2 Tile A.png" },
    { "Fair_C2  tile a", "Fair C2 tile a 2.png" },
    { "a/b#c|d:e", "A b c d e.png" },
    { "../..", "Picture.png" },
    { "žáby", "Žáby.png" },
  };
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = tw_wiki_file_name (taken, names[i].words);

      g_assert_cmpstr (name, ==, names[i].name);
    }
}

static const char fair[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='fair' edition='C2' author='An "
    "[Author]' "
    "licence='CC-BY-SA-4.0'><title>The Fair</title><title xml:lang='cs'>Jarmark</title>"
    "<description>Stalls.</description>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<symbol id='stall' on='tile'><title>Stall</title><title xml:lang='cs'>Stánek</title></symbol>"
    "<token id='coin' supply='5'><title>Coins</title><title "
    "xml:lang='cs'>Mince</title></token></rules>"
    "<tile id='A' count='3' symbols='stall'><road edges='E W'/></tile>"
    "<tile id='B' count='2'><city edges='N'/><name>Gate</name><name "
    "xml:lang='cs'>Brána</name></tile>"
    "</tile-set>";

/* The page of @xml in Czech; @problems gets what is told. */
static char *
page_of (const char *xml, const char *folder, GPtrArray *problems)
{
  g_autofree char *path = g_build_filename (folder, "p", NULL);
  g_autofree char *file = g_build_filename (path, "page.wiki", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("fair.xml", xml, -1, &error);
  char *page = NULL;

  g_assert_no_error (error);
  g_assert_true (tw_wiki_page_save (set, path, "cs", FALSE, problems, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (file, &page, NULL, NULL));
  return page;
}

static void
assert_there (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, "p", name, NULL);

  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

static void
test_page (void)
{
  static const char *const parts[] = {
    "'''Jarmark'''\n\nStalls.\n\n''An &#91;Author&#93;'', CC-BY-SA-4.0\n",
    "* Jarmark: 5\n",
    "* [[File:Symbol stall.png|x40px|link=]] Stánek: 3\n",
    "* [[File:Token coin.png|x40px|link=]] Mince: 5\n",
    "<gallery heights=\"120\" mode=\"packed\">\nFile:The Fair C2 Tile A.png|A ×3\n"
    "File:The Fair C2 Tile B.png|Brána ×2\n</gallery>\n",
  };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-wiki-XXXXXX", NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *page = page_of (fair, folder, problems);

  g_assert_cmpuint (problems->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_test_message ("%s", parts[i]);
      g_assert_nonnull (strstr (page, parts[i]));
    }
  g_assert_null (strstr (page, "translate"));
  assert_there (folder, "The Fair C2 Tile A.png");
  assert_there (folder, "The Fair C2 Tile B.png");
  assert_there (folder, "Symbol stall.png");
  assert_there (folder, "Token coin.png");
  remove_tree (folder);
}

/* What is drawn is on the page all the same, and why there is no more is told. */
static void
test_no_rules (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-wiki-XXXXXX", NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *page = page_of (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='odd' requires='not-there'>"
      "<title>Odd</title><tile id='A' count='3'><road edges='E W'/></tile></tile-set>",
      folder, problems);

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (strstr (page, "File:Odd Tile A.png|A ×3\n"));
  g_assert_null (strstr (page, "=="));
  remove_tree (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wiki-page/text", test_text);
  g_test_add_func ("/wiki-page/names", test_names);
  g_test_add_func ("/wiki-page/page", test_page);
  g_test_add_func ("/wiki-page/no-rules", test_no_rules);
  return g_test_run ();
}
