/* Names of tiles and entries of the changelog in several languages: read, written, translated. */
#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/localise/text-file.h"
#include "engine/localise/text-list-edit.h"
#include "engine/tile/tile-edit.h"
#include "tests/engine/format/set-fixture.h"

static const char *const czech[] = { "cs", NULL };
static const char *const german[] = { "de_AT", "de", "C", NULL };

/* As the writer would lay it out. */
static const char several[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\" xmlns:p=\"urn:p\">\n"
    "  <title>Set</title>\n"
    "  <change release=\"1.1\" date=\"2026-11-21\" p:who=\"me\">\n"
    "    <!-- before the words -->\n"
    "    <description>New tiles</description>\n"
    "    <description xml:lang=\"cs\" draft=\"true\">\n"
    "      Nové kartičky,\n"
    "      dvě řádky\n"
    "    </description>\n"
    "    <!-- behind the words -->\n"
    "  </change>\n"
    "  <change release=\"1.0\">First</change>\n"
    "\n"
    "  <tile id=\"A\" count=\"2\">\n"
    "    <!-- before the name -->\n"
    "    <name p:size=\"9\">Bridge</name>\n"
    "    <name xml:lang=\"cs\">Most</name>\n"
    "    <name xml:lang=\"de\" draft=\"true\">Brücke</name>\n"
    "    <!-- before the city -->\n"
    "    <city edges=\"N\"/>\n"
    "    <!-- before the road -->\n"
    "    <road edges=\"E W\"/>\n"
    "    <!-- last in A -->\n"
    "  </tile>\n"
    "  <tile id=\"B\" count=\"1\" name=\"Mill\"/>\n"
    "</tile-set>\n";

static void
test_same_bytes (void)
{
  g_autoptr (TwTileSet) set = parse (several), copy = tw_tile_set_copy (set);
  g_autofree char *text = tw_tile_set_file_to_xml (copy, NULL);

  g_assert_cmpstr (text, ==, several);
  g_assert_cmpstr (tw_texts_get (set->changes[0].texts, "cs"), ==, "Nové kartičky,\ndvě řádky");
  g_assert_cmpstr (tw_texts_get (set->changes[1].texts, ""), ==, "First");
}

/* The reader's language, else the source; drafts are not shown. */
static void
test_shown (void)
{
  g_autoptr (TwTileSet) set = parse (several);

  g_assert_cmpstr (tw_tile_name (set->tiles[0], czech), ==, "Most");
  g_assert_cmpstr (tw_tile_name (set->tiles[0], german), ==, "Bridge");
  g_assert_cmpstr (tw_tile_name (set->tiles[1], czech), ==, "Mill");
}

/* What stands between names and segments stays there when either come or go. */
static void
test_comments_stay (void)
{
  g_autoptr (TwTileSet) set = parse (several), copy = tw_tile_set_copy (set);
  g_autoptr (TwTexts) more = tw_texts_with (set->tiles[0]->names, "pl", "Mostek");
  g_autoptr (TwTile) named = tw_tile_with_names (set->tiles[0], more), plain = NULL;
  g_autofree char *text = NULL, *without = NULL;
  TwTopology topology = named->topology;

  tw_tile_set_replace_tile (copy, 0, named);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (text, "<name xml:lang=\"pl\">Mostek</name>\n    <!-- before the city -->\n    <city");
  assert_has (text, "<!-- before the road -->\n    <road edges=\"E W\"/>\n    <!-- last in A -->");
  tw_topology_remove_segment (&topology, 0);
  plain = tw_tile_with_topology (named, &topology);
  tw_tile_set_replace_tile (copy, 0, plain);
  without = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (without, "    <!-- before the name -->\n    <name p:size=\"9\">Bridge</name>\n");
  assert_has (without,
              "<!-- before the road -->\n    <road edges=\"E W\"/>\n    <!-- last in A -->");
}

static void
translate (TwTextFile *file, const char *context, const char *words)
{
  g_autoptr (GError) error = NULL;
  TwTextItem *item = tw_text_list_find (file->list, context);

  g_assert_nonnull (item);
  tw_text_list_set_words (file->list, item, "cs", &words, 1, FALSE);
  g_assert_nonnull (tw_text_file_take (file, item, &error));
  g_assert_no_error (error);
}

/* What was an attribute, or the text of an entry, is translated like everything else; what is not
 * translated stays as it was. */
static void
test_translated (void)
{
  static const char plain[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\">\n"
      "  <change release=\"1.0\">First</change>\n"
      "  <tile id=\"A\" count=\"1\" name=\"Bridge\"><city edges=\"N\"/></tile>\n"
      "  <tile id=\"B\" count=\"1\" name=\"Mill\"/>\n"
      "</tile-set>\n";
  g_autoptr (TwTileSet) set = parse (plain);
  g_autoptr (TwTextFile) file = tw_text_file_new_for_set (set);
  g_autofree char *text = NULL;

  g_assert_cmpuint (file->list->items->len, ==, 3);
  g_assert_cmpuint (tw_text_list_find (file->list, "tile:B/name")->line, >, 1);
  g_assert_cmpstr (tw_text_list_find (file->list, "tile:B/name")->tiles[0], ==, "B");
  translate (file, "tile:A/name", "Most");
  g_assert_cmpstr (tw_tile_name (file->set->tiles[0], czech), ==, "Most");
  translate (file, "change:1.0/description", "První\nverze");
  g_assert_cmpstr (tw_texts_get (file->set->changes[0].texts, "cs"), ==, "První\nverze");
  text = tw_tile_set_file_to_xml (file->set, NULL);
  assert_has (text, "    <name>Bridge</name>\n    <name xml:lang=\"cs\">Most</name>\n    <city");
  assert_has (text, "<tile id=\"B\" count=\"1\" name=\"Mill\"/>");
  assert_has (text, "    <description>First</description>\n");
  /* And back: taken out again, it is what it was. */
  translate (file, "tile:A/name", "");
  g_clear_pointer (&text, g_free);
  text = tw_tile_set_file_to_xml (file->set, NULL);
  assert_has (text, "<tile id=\"A\" count=\"1\" name=\"Bridge\">\n    <city");
}

/* Two tiles of one id are a problem of the set, not a reason to give a name to the wrong one. */
static void
test_same_id (void)
{
  g_autoptr (TwTileSet) set =
      parse ("<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\">\n"
             "  <tile id=\"A\" count=\"1\"/>\n  <tile id=\"A\" count=\"1\" name=\"Mill\"/>\n"
             "</tile-set>\n");
  g_autoptr (TwTextFile) file = tw_text_file_new_for_set (set);

  translate (file, "tile:A/name", "Mlýn");
  g_assert_null (file->set->tiles[0]->names);
  g_assert_cmpstr (tw_tile_name (file->set->tiles[1], czech), ==, "Mlýn");
}

static void
test_refused (void)
{
  static const char *const bad[] = {
    "<tile id=\"A\" name=\"Mill\"><name>Mill</name></tile>",
    "<tile id=\"A\"><name xml:lang=\"cs\">x</name><name xml:lang=\"cs\">y</name></tile>",
    "<tile id=\"A\"><name xml:lang=\"no language\">x</name></tile>",
    "<change release=\"1\">words<description>and more</description></change>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\">\n%s</tile-set>",
          bad[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("bad.xml", text, -1, &error);

      g_assert_null (set);
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "bad.xml:2:"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/format/tile-texts/same-bytes", test_same_bytes);
  g_test_add_func ("/format/tile-texts/shown", test_shown);
  g_test_add_func ("/format/tile-texts/comments-stay", test_comments_stay);
  g_test_add_func ("/format/tile-texts/translated", test_translated);
  g_test_add_func ("/format/tile-texts/same-id", test_same_id);
  g_test_add_func ("/format/tile-texts/refused", test_refused);

  return g_test_run ();
}
