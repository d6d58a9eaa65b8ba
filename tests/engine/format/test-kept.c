/* What is not ours, and what a newer version may say, survives reading, editing, writing. */
#include <string.h>

#include "engine/format/tile-set-writer.h"
#include "engine/set/limits.h"
#include "engine/tile/tile-edit.h"
#include "tests/engine/format/set-fixture.h"

/* As the writer would lay it out. */
static const char strange[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<!-- before -->\n"
    "<?paper a4?>\n"
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\" xmlns:p=\"urn:p\"\n"
    "          p:shelf=\"3 &amp; 4\">\n"
    "  <!-- before the title -->\n"
    "  <title p:size=\"9\">Set</title>\n"
    "  <title xml:lang=\"cs\">\n"
    "    <!-- in the title -->\n"
    "    Sada\n"
    "  </title>\n"
    "\n"
    "  <!-- before A -->\n"
    "  <p:box><p:deep>text <em xmlns=\"urn:q\" p:a=\"1\"/></p:deep></p:box>\n"
    "  <tile id=\"A\" count=\"2\" p:price=\"5\">\n"
    "    <!-- before the city -->\n"
    "    <city edges=\"N\" p:wall=\"high\">\n"
    "      <?in-the-city?>\n"
    "    </city>\n"
    "    <!-- before the road -->\n"
    "    <road edges=\"E W\" p:name=\"high street\"/>\n"
    "    <!-- before the variant -->\n"
    "    <variant id=\"G\" count=\"1\" p:rare=\"yes\">\n"
    "      <!-- before the garden -->\n"
    "      <garden p:flower=\"rose\"/>\n"
    "      <p:bee/>\n"
    "    </variant>\n"
    "    <!-- last in A -->\n"
    "  </tile>\n"
    "  <!-- before B -->\n"
    "  <tile id=\"B\" count=\"1\"/>\n"
    "\n"
    "  <!-- before the block -->\n"
    "  <block id=\"b\" start=\"true\" p:block=\"1\">\n"
    "    <!-- before the place -->\n"
    "    <place tile=\"A\" x=\"0\" y=\"-1\" rotation=\"90\" p:place=\"1\"/>\n"
    "    <!-- last in the block -->\n"
    "  </block>\n"
    "  <!-- last in the set -->\n"
    "</tile-set>\n"
    "<!-- behind -->\n";

static void
test_same_bytes (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autofree char *text = tw_tile_set_file_to_xml (set, NULL);

  g_assert_null (set->warnings);
  g_assert_cmpstr (text, ==, strange);
}

/* A tile in front of another: comments stay with what they stood before. */
static void
test_insert_tile (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autoptr (TwTile) tile = tw_tile_new ("N", 3, NULL);
  g_autofree char *text = NULL;

  tw_tile_set_insert_tile (copy, 1, tile);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (text, "<!-- last in A -->\n  </tile>\n  <tile id=\"N\" count=\"3\"/>\n"
                    "  <!-- before B -->\n  <tile id=\"B\"");
  assert_has (text, "\n  <!-- before the block -->\n  <block");
  assert_has (text, "<!-- last in the set -->\n</tile-set>\n<!-- behind -->\n");
}

static void
test_remove_tile (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autofree char *text = NULL;
  g_autofree char *unchanged = NULL;

  tw_tile_set_remove_tile (copy, 0);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has_not (text, "p:price");
  assert_has_not (text, "before the city");
  assert_has_not (text, "before the garden");
  assert_has (text, "  <!-- before A -->\n"
                    "  <p:box><p:deep>text <em xmlns=\"urn:q\" p:a=\"1\"/></p:deep></p:box>\n"
                    "  <!-- before B -->\n  <tile id=\"B\"");
  assert_has (text, "\n  <!-- before the block -->\n  <block");
  unchanged = tw_tile_set_file_to_xml (set, NULL);
  g_assert_cmpstr (unchanged, ==, strange);
}

/* Moving a tile takes along what is in it. */
static void
test_move_tile (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autofree char *text = NULL;

  tw_tile_set_remove_tile (copy, 0);
  tw_tile_set_insert_tile (copy, 1, set->tiles[0]);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (text, "<tile id=\"A\" count=\"2\" p:price=\"5\">\n    <!-- before the city -->\n");
  g_assert_true (strstr (text, "id=\"B\"") < strstr (text, "id=\"A\""));
}

/* Two lessons, the second with a comment before it; the block stands where nobody would write it.
 */
static const char lessons[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\">\n"
    "  <tile id=\"A\" count=\"1\"/>\n"
    "  <lesson id=\"one\"><case>turn P1 A@0,-1/0 -</case></lesson>\n"
    "  <!-- before two -->\n"
    "  <lesson id=\"two\"><case>turn P1 A@0,-1/0 -</case></lesson>\n"
    "  <!-- before the block -->\n"
    "  <block id=\"b\"/>\n"
    "  <!-- last in the set -->\n"
    "</tile-set>\n";

/* Fails unless @set has @parts, lessons and comments, in that order. */
static void
assert_order (const TwTileSet *set, const char *const *parts)
{
  g_autofree char *text = tw_tile_set_file_to_xml (set, NULL);
  const char *last = text;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *found = strstr (last, parts[i]);

      if (found == NULL)
        g_error ("“%s” is not where it should be in:\n%s", parts[i], text);
      last = found;
    }
}

#define ASSERT_ORDER(set, ...) assert_order (set, (const char *const[]){ __VA_ARGS__, NULL })

static void
test_move_lesson (void)
{
  g_autoptr (TwTileSet) set = parse (lessons);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autoptr (TwLesson) three = tw_lesson_new ("three", "turn P1 A@0,-1/0 -");

  ASSERT_ORDER (set, "before the block", "\"b\"", "\"one\"", "before two", "\"two\"", "last in");
  /* Down and up again. */
  tw_tile_set_remove_lesson (copy, 0);
  tw_tile_set_insert_lesson (copy, 1, set->lessons[0]);
  ASSERT_ORDER (copy, "before the block", "\"b\"", "before two", "\"two\"", "\"one\"", "last in");
  tw_tile_set_remove_lesson (copy, 1);
  tw_tile_set_insert_lesson (copy, 0, set->lessons[0]);
  ASSERT_ORDER (copy, "before the block", "\"b\"", "\"one\"", "before two", "\"two\"", "last in");
  tw_tile_set_insert_lesson (copy, -1, three);
  ASSERT_ORDER (copy, "before two", "\"two\"", "\"three\"", "last in");
}

/* Lessons stand behind blocks. */
static void
test_add_block (void)
{
  g_autoptr (TwTileSet) set = parse (lessons);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);

  tw_tile_set_add_block (copy, "c");
  ASSERT_ORDER (copy, "before the block", "\"b\"", "\"c\"", "\"one\"", "before two", "\"two\"",
                "last in");
  tw_tile_set_remove_block (copy, 1);
  ASSERT_ORDER (copy, "before the block", "\"b\"", "\"one\"", "before two", "\"two\"", "last in");
}

static void
test_edit_tile (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autoptr (TwTile) recounted = tw_tile_with_count (set->tiles[0], 7);
  TwTopology topology = set->tiles[0]->topology;
  g_autoptr (TwTile) edited = NULL;
  g_autofree char *text = NULL;

  tw_topology_add_symbol (&topology, "inn", 1, 1, TW_DIRECTION_NONE);
  edited = tw_tile_with_topology (recounted, &topology);
  tw_tile_set_replace_tile (copy, 0, edited);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (text, "<tile id=\"A\" count=\"7\" p:price=\"5\">");
  assert_has (text, "<road edges=\"E W\" symbols=\"inn\" p:name=\"high street\"/>");
  assert_has (text, "<!-- before the road -->\n    <road");
  assert_has (text, "<!-- last in A -->\n  </tile>");
}

/* What was said of a segment goes with it; what stood before it does not. */
static void
test_remove_segment (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  TwTopology topology = set->tiles[0]->topology;
  g_autoptr (TwTile) edited = NULL;
  g_autofree char *text = NULL;

  tw_topology_remove_segment (&topology, 0);
  edited = tw_tile_with_topology (set->tiles[0], &topology);
  tw_tile_set_replace_tile (copy, 0, edited);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has_not (text, "p:wall");
  assert_has_not (text, "in-the-city");
  assert_has (text, "    <!-- before the city -->\n"
                    "    <!-- before the road -->\n"
                    "    <road edges=\"E W\" p:name=\"high street\"/>\n"
                    "    <!-- before the variant -->\n"
                    "    <variant id=\"G\" count=\"1\" p:rare=\"yes\">");
}

static void
test_add_segment (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  TwTopology topology = set->tiles[0]->topology;
  g_autoptr (TwTile) edited = NULL;
  g_autofree char *text = NULL;

  tw_topology_add_segment (&topology, TW_KIND_CITY, 1u << TW_EDGE_S);
  edited = tw_tile_with_topology (set->tiles[0], &topology);
  tw_tile_set_replace_tile (copy, 0, edited);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (text, "<road edges=\"E W\" p:name=\"high street\"/>\n    <city edges=\"S\"/>\n"
                    "    <!-- before the variant -->\n    <variant");
}

/* A title more does not move what stands between the tiles. */
static void
test_edit_texts (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autofree char *text = NULL;
  TwTexts *old = copy->titles;

  copy->titles = tw_texts_with (old, "de", "Satz");
  tw_texts_unref (old);
  text = tw_tile_set_file_to_xml (copy, NULL);
  assert_has (text, "<title xml:lang=\"de\">Satz</title>\n\n  <!-- before A -->\n");
  assert_has (text, "  <!-- before B -->\n  <tile id=\"B\"");
}

/* A tile that goes to another set takes the meaning of its prefixes along. */
static void
test_other_set (void)
{
  g_autoptr (TwTileSet) set = parse (strange);
  g_autoptr (TwTileSet) other = tw_tile_set_new ("other");
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  tw_tile_set_insert_tile (other, -1, set->tiles[0]);
  text = tw_tile_set_file_to_xml (other, NULL);
  assert_has (text, "<tile id=\"A\" count=\"2\" xmlns:p=\"urn:p\" p:price=\"5\">");
  again = parse (text);
  g_assert_true (tw_tile_equal (again->tiles[0], set->tiles[0]));
  text_again = tw_tile_set_file_to_xml (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
}

/* Prefixes instead of a default namespace, and names that belong to none within. */
static void
test_prefixes (void)
{
  g_autoptr (TwTileSet) set =
      parse ("<t:tile-set xmlns:t='urn:tilewright:tile-set:1' version='1.0' id='x'>"
             "<t:tile id='A'><p:a xmlns:p='urn:p'><b/></p:a><t:city edges='N'/></t:tile>"
             "</t:tile-set>");
  g_autofree char *text = tw_tile_set_file_to_xml (set, NULL);
  g_autoptr (TwTileSet) again = parse (text);
  g_autofree char *text_again = tw_tile_set_file_to_xml (again, NULL);

  assert_has (text, "xmlns=\"\"");
  assert_has (text, "<city edges=\"N\"/>");
  g_assert_cmpstr (text_again, ==, text);
}

static void
test_newer (void)
{
  static const char newer[] =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.4\" id=\"x\" mood=\"gay\">\n"
      "  <title>Set</title>\n"
      "\n"
      "  <weather>rain<cloud edges=\"N\"/></weather>\n"
      "  <tile id=\"A\" count=\"1\" height=\"3\">\n"
      "    <volcano id=\"v\"/>\n"
      "    <city edges=\"N\" towers=\"2\">\n"
      "      <tower/>\n"
      "    </city>\n"
      "  </tile>\n"
      "</tile-set>\n";
  g_autoptr (TwTileSet) set = parse (newer);
  g_autofree char *text = tw_tile_set_file_to_xml (set, NULL);
  g_autofree char *warnings = NULL;

  g_assert_cmpstr (text, ==, newer);
  g_assert_nonnull (set->warnings);
  g_assert_cmpuint (g_strv_length (set->warnings), ==, 6);
  warnings = g_strjoinv ("\n", set->warnings);
  assert_has (warnings, "set.xml:2: The attribute “mood” is unknown");
  assert_has (warnings, "set.xml:5: The element <weather> is unknown");
  assert_has (warnings, "set.xml:7: The element <volcano> is unknown");
  assert_has (warnings, "set.xml:8: The attribute “towers” is unknown");
}

/* A drawing that stands in a symbol by itself is kept, and it is told that nobody draws it. */
static void
test_bare_drawing (void)
{
  static const char bare[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"a\">\n"
      "  <rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
      "    <symbol id=\"well\">\n"
      "      <svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>\n"
      "    </symbol>\n"
      "  </rules>\n"
      "</tile-set>\n";
  g_autoptr (TwTileSet) set = parse (bare);

  g_assert_nonnull (set->warnings);
  g_assert_cmpuint (g_strv_length (set->warnings), ==, 1);
  assert_has (set->warnings[0], "set.xml:4: The <svg> in <symbol> is not drawn.");
}

/* What an editor builds has no names for its parts; the file needs some. */
static void
test_names_made_up (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTileSet) set = tw_tile_set_new ("x");
  g_autoptr (TwTileSet) again = NULL;
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  TwFieldOverride *override;

  tw_topology_add_segment (&t, TW_KIND_CITY, 1u << TW_EDGE_N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, (1u << TW_EDGE_E) | (1u << TW_EDGE_W));
  tw_topology_add_segment (&t, TW_KIND_ROAD, 1u << TW_EDGE_S);
  tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, 0x5);
  t.junctions[tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, 0x6)].over = 2;
  tw_topology_add_junction (&t, TW_JUNCTION_CROSSING, 0x8);
  tw_topology_add_junction (&t, TW_JUNCTION_CROSSING, 0xc);
  override = &t.overrides[t.n_overrides++];
  *override = (TwFieldOverride){ TW_OVERRIDE_LINK, 0, 0, 0, TW_RIM_BIT (TW_PORT_SL), 0 };
  override = &t.overrides[t.n_overrides++];
  *override = (TwFieldOverride){ TW_OVERRIDE_JOIN, 1, 2, -1, 0, 0 };
  tw_topology_add_symbol (&t, "two words", -1, 2, TW_DIRECTION_SW);
  tile = tw_tile_new ("A <&> \"B\"", 1, &t);
  tw_topology_add_symbol (&tw_tile_add_variant (tile, "V", 1)->added, "inn", 1, 1,
                          TW_DIRECTION_NONE);
  tw_tile_set_insert_tile (set, -1, tile);
  text = tw_tile_set_file_to_xml (set, NULL);
  assert_has (text, "<tile id=\"A &lt;&amp;&gt; &quot;B&quot;\" count=\"1\" "
                    "symbols=\"two-words*2:SW\">");
  assert_has (text, "<city id=\"c\" edges=\"N\"/>");
  assert_has (text, "<road id=\"ew\" edges=\"E W\"/>");
  assert_has (text, "<road id=\"s\" edges=\"S\" end=\"gate:c crossing:2\"/>");
  assert_has (text, "<path end=\"crossing:2 crossing\"/>");
  assert_has (text, "<bridge over=\"s\" under=\"ew\"/>");
  assert_has (text, "<field-link field=\"SL\" city=\"c\"/>");
  assert_has (text, "<field-join field=\"-2\" with=\"-3\"/>");
  assert_has (text, "<variant id=\"V\" count=\"1\" symbols=\"inn@ew\"/>");
  again = parse (text);
  text_again = tw_tile_set_file_to_xml (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
  g_assert_cmpint (again->tiles[0]->variants[0].added.symbols[0].segment, ==, 1);
  g_assert_cmpint (again->tiles[0]->fields.n_fields, ==, tile->fields.n_fields);
}

/* Numbers that no file can hold are written as what one can; words are never cut. */
static void
test_too_much (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("x");
  g_autoptr (TwTile) tile = tw_tile_new ("A", 1000000, NULL);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *text = NULL, *name = g_strnfill (TW_MAX_LINE, 'n');

  tile->names = tw_texts_with (NULL, "", name);
  tw_tile_add_variant (tile, "G", 20000);
  tw_tile_add_variant (tile, "G", 1);
  tw_topology_add_symbol (&tile->topology, "\x01", -1, 1, TW_DIRECTION_NONE);
  tw_tile_set_insert_tile (set, -1, tile);
  text = tw_tile_set_file_to_xml (set, NULL);
  again = parse (text);
  g_assert_cmpuint (again->tiles[0]->count, ==, TW_MAX_COPIES);
  g_assert_cmpuint (strlen (tw_texts_get (again->tiles[0]->names, "")), ==, TW_MAX_LINE);
  g_assert_cmpstr (again->tiles[0]->variants[1].id, ==, "G-2");
  g_assert_cmpuint (tw_topology_symbol_count (&again->tiles[0]->topology, "-", -1), ==, 1);
}

/* Characters that XML cannot hold, and others that it would change. */
static void
test_characters (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("x");
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *text = NULL;

  set->author = g_strdup ("A\tB\nC\rD\x01\xff ]]> “č” 🏰");
  set->titles = tw_texts_with (NULL, "", "one\n\n  two <b> & ]]>\r");
  text = tw_tile_set_file_to_xml (set, NULL);
  again = parse (text);
  g_assert_cmpstr (again->author, ==, "A\tB\nC\rD\xef\xbf\xbd ]]> “č” 🏰");
  g_assert_cmpstr (tw_texts_get (again->titles, ""), ==, "one\n\ntwo <b> & ]]>");
}

/* Whatever gestures build, a file can hold it, and gives itself. */
static void
test_random_edits (void)
{
  GRand *rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < 300; round++)
    {
      TwTopology t = { 0 };
      g_autoptr (TwTileSet) set = tw_tile_set_new ("x");
      g_autoptr (TwTileSet) again = NULL;
      g_autoptr (TwTile) tile = NULL;
      g_autofree char *text = NULL;
      g_autofree char *text_again = NULL;
      TwFields before, after;

      for (guint i = 0; i < 6; i++)
        {
          TwKind pen = (TwKind) g_rand_int_range (rand, TW_KIND_FIELD, TW_KIND_MIST + 1);
          TwEdge first = (TwEdge) g_rand_int_range (rand, 0, TW_N_EDGES);
          TwEdgeSet edges = (TwEdgeSet) (g_rand_int_range (rand, 1, 16) | (1 << first));

          if (g_rand_boolean (rand))
            tw_tile_edit_click_edge (&t, first, pen);
          else if ((edges & (edges - 1)) != 0)
            tw_tile_edit_drag_edges (&t, first, edges, pen);
        }
      tile = tw_tile_new ("A", 1, &t);
      tw_tile_set_insert_tile (set, -1, tile);
      text = tw_tile_set_file_to_xml (set, NULL);
      again = parse (text);
      text_again = tw_tile_set_file_to_xml (again, NULL);
      g_assert_cmpstr (text_again, ==, text);
      tw_fields_derive (&t, TW_FIELDS_MIST_PARTS, &before);
      tw_fields_derive (&again->tiles[0]->topology, TW_FIELDS_MIST_PARTS, &after);
      g_assert_cmpuint (before.n_fields, ==, after.n_fields);
      for (guint f = 0; f < before.n_fields; f++)
        g_assert_cmpuint (before.fields[f].rim, ==, after.fields[f].rim);
    }
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/kept/same-bytes", test_same_bytes);
  g_test_add_func ("/format/kept/insert-tile", test_insert_tile);
  g_test_add_func ("/format/kept/remove-tile", test_remove_tile);
  g_test_add_func ("/format/kept/move-tile", test_move_tile);
  g_test_add_func ("/format/kept/move-lesson", test_move_lesson);
  g_test_add_func ("/format/kept/add-block", test_add_block);
  g_test_add_func ("/format/kept/edit-tile", test_edit_tile);
  g_test_add_func ("/format/kept/remove-segment", test_remove_segment);
  g_test_add_func ("/format/kept/add-segment", test_add_segment);
  g_test_add_func ("/format/kept/edit-texts", test_edit_texts);
  g_test_add_func ("/format/kept/other-set", test_other_set);
  g_test_add_func ("/format/kept/prefixes", test_prefixes);
  g_test_add_func ("/format/kept/newer", test_newer);
  g_test_add_func ("/format/kept/names-made-up", test_names_made_up);
  g_test_add_func ("/format/kept/too-much", test_too_much);
  g_test_add_func ("/format/kept/characters", test_characters);
  g_test_add_func ("/format/kept/random-edits", test_random_edits);
  g_test_add_func ("/format/kept/bare-drawing", test_bare_drawing);
  return g_test_run ();
}
