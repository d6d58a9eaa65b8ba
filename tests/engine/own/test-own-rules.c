/* What a set adds to the rules, edited: every edit comes back from a file as it was made, what was
 * not meant stays, and what cannot be is refused with words. */
#include "engine/own/own-rules-effect.h"
#include "engine/own/own-rules-remove.h"
#include "engine/own/own-rules.h"
#include "engine/format/symbol-art.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/vocabulary-lands.h"

#include <string.h>

#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\" fill=\"currentColor\">"
#define ART SVG "<circle cx=\"5\" cy=\"5\" r=\"4\"/></svg>"

static TwTileSet *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set =
      tw_tile_set_file_parse ("x.xml",
                              "<tile-set xmlns=\"urn:tilewright:tile-set:1\" "
                              "version=\"1.0\" id=\"mine\">\n  <title>Mine</title>\n\n"
                              "  <tile id=\"A\" start=\"1\"><road edges=\"E W\"/></tile>\n"
                              "</tile-set>\n",
                              -1, &error);

  g_assert_no_error (error);
  return set;
}

/* Writes and reads @set: the file must say the same as the edit did. */
static TwTileSet *
again (TwTileSet *set)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);
  g_autofree char *twice = NULL;
  TwTileSet *read = tw_tile_set_file_parse ("x.xml", xml, -1, &error);

  g_assert_no_error (error);
  twice = tw_tile_set_file_to_xml (read, NULL);
  g_assert_cmpstr (twice, ==, xml);
  g_assert_true ((read->own != NULL) == (set->own != NULL));
  if (read->own != NULL)
    g_assert_cmpstr (read->own->xml, ==, set->own->xml);
  return read;
}

static TwTileSet *
apply (TwOwnRulesEdit *edit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_own_rules_edit_apply (edit, &error);

  g_assert_no_error (error);
  return again (set);
}

static TwTileSet *
with_symbol (TwTileSet *set, const char *id, const char *name, const char *art)
{
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwTexts) english = tw_texts_with (NULL, "", name);
  g_autoptr (TwTexts) texts = tw_texts_with (english, "cs", "vinice & révy");
  const TwSymbolType symbol = { .id = (char *) id,
                                .places = TW_KIND_BIT (TW_KIND_ROAD) | TW_SYMBOL_TYPE_ON_TILE,
                                .art = (char *) art,
                                .texts = texts };

  tw_own_rules_put_symbol (edit, &symbol);
  return apply (edit);
}

static void
test_symbol (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) one = with_symbol (set, "vineyard", "vineyards <b>", ART);
  g_autoptr (TwTileSet) changed = with_symbol (one, "vineyard", "vines", NULL);
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (changed);
  g_autoptr (TwTileSet) none = NULL;
  const TwSymbolType *symbol = tw_vocabulary_find_symbol (one->own, "vineyard");

  g_assert_nonnull (symbol);
  g_assert_cmpstr (tw_texts_get (symbol->texts, ""), ==, "vineyards <b>");
  g_assert_cmpstr (tw_texts_get (symbol->texts, "cs"), ==, "vinice & révy");
  g_assert_cmphex (symbol->places, ==, TW_KIND_BIT (TW_KIND_ROAD) | TW_SYMBOL_TYPE_ON_TILE);
  g_assert_cmpstr (symbol->art, ==, ART);

  symbol = tw_vocabulary_find_symbol (changed->own, "vineyard");
  g_assert_cmpuint (changed->own->symbols->len, ==, 1);
  g_assert_cmpstr (tw_texts_get (symbol->texts, ""), ==, "vines");
  g_assert_null (symbol->art);

  /* The last one takes the whole element with it: the file is what it was. */
  tw_own_rules_remove (edit, "symbol", "vineyard");
  none = apply (edit);
  g_assert_null (none->own);
  g_assert_false (tw_foreign_equal (one->foreign, none->foreign));
  g_assert_true (tw_foreign_equal (set->foreign, none->foreign));
}

static TwEffect *
new_effect (void)
{
  TwEffect *effect = g_new0 (TwEffect, 1);

  effect->features = TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_CITY);
  effect->events = TW_EVENT_COMPLETE | TW_EVENT_END;
  effect->stage = TW_STAGE_ADD;
  effect->per = TW_PER_SYMBOL;
  effect->scope = TW_SCOPE_AROUND_8;
  effect->symbol = g_strdup ("vineyard");
  effect->points = g_strdup ("3");
  effect->if_tiles_most = g_strdup ("4");
  effect->if_parameter = g_strdup ("farmers=y");
  effect->rules = g_strdup ("MINE-001");
  return effect;
}

/* Every stage and every word of an effect survives. */
static void
test_effect (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) one = NULL;
  g_autoptr (TwTileSet) two = NULL;
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwOwnRulesEdit) more = NULL;
  g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", "A vineyard adds 3 points.");
  g_autofree char *rule_id = tw_own_rules_new_rule_id (set);
  const TwRule rule = { .id = rule_id, .texts = texts };
  TwEffect *effect = new_effect (), *divide;

  g_assert_cmpstr (rule_id, ==, "MINE-001");
  tw_own_rules_put_rule (edit, &rule);
  tw_own_rules_put_effect (edit, -1, effect);
  one = apply (edit);
  g_assert_cmpuint (one->own->effects->len, ==, 1);
  effect->part = g_strdup (TW_PART_OWN);
  g_assert_true (tw_effect_equal (effect, one->own->effects->pdata[0]));

  more = tw_own_rules_edit_new (one);
  divide = new_effect ();
  divide->part = g_strdup (TW_PART_OWN);
  divide->stage = TW_STAGE_DIVIDE;
  divide->per = TW_PER_FEATURE;
  g_clear_pointer (&divide->symbol, g_free);
  divide->if_symbol = g_strdup ("toll");
  divide->round_down = TRUE;
  divide->priority = 7;
  tw_own_rules_put_effect (more, -1, divide);
  g_free (effect->points);
  effect->points = g_strdup ("-2");
  effect->only_complete = FALSE;
  tw_own_rules_put_effect (more, 0, effect);
  two = apply (more);
  g_assert_cmpuint (two->own->effects->len, ==, 2);
  g_assert_true (tw_effect_equal (effect, two->own->effects->pdata[0]));
  g_assert_true (tw_effect_equal (divide, two->own->effects->pdata[1]));

  g_clear_pointer (&more, tw_own_rules_edit_free);
  more = tw_own_rules_edit_new (two);
  tw_own_rules_remove_effect (more, 0);
  g_clear_pointer (&two, tw_tile_set_unref);
  two = apply (more);
  g_assert_cmpuint (two->own->effects->len, ==, 1);
  g_assert_true (tw_effect_equal (divide, two->own->effects->pdata[0]));
  tw_effect_free (effect);
  tw_effect_free (divide);
}

static void
test_refused_effect (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwTileSet) none = NULL;
  g_autoptr (GError) error = NULL;
  TwEffect *effect = new_effect ();

  g_clear_pointer (&effect->symbol, g_free);
  tw_own_rules_put_effect (edit, -1, effect);
  none = tw_own_rules_edit_apply (edit, &error);
  g_assert_null (none);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_assert_nonnull (strstr (error->message, "symbol"));
  g_assert_true (g_str_has_prefix (error->message, "rules:"));
  g_assert_true (g_str_has_suffix (error->message, tw_error_words (error)));
  g_assert_null (strstr (tw_error_words (error), "rules:"));
  tw_effect_free (effect);
}

/* Place and words are kept apart: what the words begin with is no place. */
static void
test_words (void)
{
  g_autoptr (GError) error = NULL, copy = NULL, other = NULL, plain = NULL;

  tw_format_error_set (&error, TW_FORMAT_ERROR_CONTENT, "rules", 7, "rules:1: %s", "no.");
  g_assert_cmpstr (error->message, ==, "rules:7: rules:1: no.");
  g_assert_cmpstr (tw_error_words (error), ==, "rules:1: no.");
  copy = g_error_copy (error);
  g_prefix_error (&copy, "here: ");
  g_assert_cmpstr (tw_error_words (copy), ==, "rules:1: no.");
  other = tw_format_error_for_file (error, "b");
  g_assert_cmpstr (other->message, ==, "b:7: rules:1: no.");
  g_assert_cmpstr (tw_error_words (other), ==, "rules:1: no.");
  plain = g_error_new_literal (TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT, "rules:1: no.");
  g_assert_cmpstr (tw_error_words (plain), ==, "rules:1: no.");
}

/* What others wrote into the element, and what is said of its neighbours, is kept. */
static void
test_kept (void)
{
  static const char text[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">\n"
      "  <!-- before -->\n"
      "  <rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
      "    <!-- of the symbol -->\n"
      "    <symbol id=\"a\"><!-- inside --><title>As</title></symbol>\n"
      "    <x:note xmlns:x=\"urn:x\" y=\"1\">theirs</x:note>\n"
      "    <token id=\"gem\" supply=\"4\"><title>Gem</title><worth by=\"each\" "
      "points=\"2\"/></token>\n"
      "  </rules>\n"
      "  <tile id=\"A\"/>\n"
      "</tile-set>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", text, -1, &error);
  g_autoptr (TwTileSet) edited = NULL;
  g_autoptr (TwOwnRulesEdit) edit = NULL;
  g_autofree char *xml = NULL;
  TwTokenType token;

  g_assert_no_error (error);
  edit = tw_own_rules_edit_new (set);
  token = *(TwTokenType *) set->own->tokens->pdata[0];
  token.supply = 9;
  tw_own_rules_put_token (edit, &token);
  edited = apply (edit);
  xml = tw_tile_set_file_to_xml (edited, NULL);
  g_assert_nonnull (strstr (xml, "<!-- before -->"));
  g_assert_nonnull (strstr (xml, "<!-- of the symbol -->"));
  g_assert_nonnull (strstr (xml, "<!-- inside -->"));
  g_assert_nonnull (strstr (xml, ">theirs</x:note>"));
  g_assert_nonnull (strstr (xml, "<worth by=\"each\" points=\"2\"/>"));
  g_assert_cmpuint (((TwTokenType *) edited->own->tokens->pdata[0])->supply, ==, 9);
}

static TwTileSet *
with_effect (TwTileSet *set, const TwEffect *effect)
{
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);

  tw_own_rules_put_effect (edit, -1, effect);
  return apply (edit);
}

/* A token is by hand as long as no effect hands it out, and the file says so then. */
static void
test_by_hand (void)
{
  static const char text[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
      "<token id=\"gem\" by-hand=\"true\"/><token id=\"coin\"/></rules>"
      "<tile id=\"A\"/></tile-set>";
  const TwEffect effect = { .features = TW_KIND_BIT (TW_KIND_ROAD),
                            .events = TW_EVENT_COMPLETE,
                            .stage = TW_STAGE_TOKENS,
                            .to = TW_TO_COMPLETER,
                            .token = (char *) "gem",
                            .points = (char *) "1" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", text, -1, &error);
  static const char joining[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\"><token id=\"gem\" supply=\"2\"/>"
      "<procedure id=\"lay\" at=\"laid\"><choose as=\"there\" what=\"pair\">"
      "<join what=\"gem\" to=\"there\"/></choose></procedure></rules><tile id=\"A\"/></tile-set>";
  g_autoptr (TwTileSet) joined = tw_tile_set_file_parse ("y.xml", joining, -1, NULL);
  g_autoptr (TwTileSet) handed = NULL, again_by_hand = NULL;
  g_autoptr (TwOwnRulesEdit) edit = NULL;

  g_assert_no_error (error);
  g_assert_true (tw_vocabulary_token_is_by_hand (set->own, set->own->tokens->pdata[0]));
  /* Nothing else moves it, whether the file says so or not. */
  g_assert_true (tw_vocabulary_token_is_by_hand (set->own, set->own->tokens->pdata[1]));
  g_assert_false (tw_vocabulary_token_is_by_hand (joined->own, joined->own->tokens->pdata[0]));
  handed = with_effect (set, &effect);
  g_assert_false (tw_vocabulary_token_is_by_hand (handed->own, handed->own->tokens->pdata[0]));
  g_assert_null (strstr (handed->own->xml, "by-hand"));
  edit = tw_own_rules_edit_new (handed);
  tw_own_rules_remove_effect (edit, 0);
  again_by_hand = apply (edit);
  g_assert_nonnull (strstr (again_by_hand->own->xml, "<token id=\"gem\" by-hand=\"true\"/>"));
  g_assert_nonnull (strstr (again_by_hand->own->xml, "<token id=\"coin\"/>"));
}

static TwTileSet *
with_land (TwTileSet *set, const char *id, gboolean is_area)
{
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", id);
  TwLandRole role = { (char *) "meeple", (char *) "stoker" };
  const TwLandType land = { .id = (char *) id,
                            .kind = (TwKind) (TW_KIND_OWN + (is_area ? TW_N_OWN_LINES : 0)),
                            .colour = 0x0102fe,
                            .pattern = TW_LAND_RAILS,
                            .roles = &role,
                            .n_roles = 1,
                            .texts = texts };

  tw_own_rules_put_land (edit, &land);
  return apply (edit);
}

/* Land is counted as it stands in the file; tiles follow when one before theirs goes. */
static void
test_land (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) one = with_land (set, "railway", FALSE);
  g_autoptr (TwTileSet) two = with_land (one, "canal", FALSE);
  g_autoptr (TwTileSet) three = with_land (two, "wood", TRUE);
  g_autoptr (TwTileSet) drawn = tw_tile_set_copy (three);
  g_autoptr (TwTileSet) read = NULL;
  g_autoptr (TwTileSet) less = NULL;
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwOwnRulesEdit) edit = NULL;
  TwTopology topology = { 0 };
  const TwLandType *canal = tw_vocabulary_find_land (three->own, "canal");

  g_assert_cmpuint (canal->kind, ==, TW_KIND_OWN + 1);
  g_assert_cmphex (canal->colour, ==, 0x0102fe);
  g_assert_cmpuint (canal->pattern, ==, TW_LAND_RAILS);
  g_assert_cmpstr (canal->roles[0].name, ==, "stoker");
  g_assert_cmpuint (tw_vocabulary_find_land (three->own, "wood")->kind, ==,
                    TW_KIND_OWN + TW_N_OWN_LINES);

  tw_topology_add_segment (&topology, canal->kind, (TwEdgeSet) (1 << TW_EDGE_E));
  tile = tw_tile_new ("C", 1, &topology);
  tw_tile_set_insert_tile (drawn, -1, tile);
  read = again (drawn);
  g_assert_cmpuint (read->tiles[1]->topology.segments[0].kind, ==, canal->kind);
  g_assert_cmpuint (tw_own_rules_n_tiles (read, "land", "canal"), ==, 1);
  g_assert_cmpuint (tw_own_rules_n_tiles (read, "land", "railway"), ==, 0);

  edit = tw_own_rules_edit_new (read);
  tw_own_rules_remove (edit, "land", "railway");
  less = apply (edit);
  g_assert_cmpuint (less->tiles[1]->topology.segments[0].kind, ==, TW_KIND_OWN);
  g_assert_cmpstr (tw_vocabulary_kind_name (less->own, TW_KIND_OWN), ==, "canal");
}

static TwTileSet *
parse_lands (const char *lands, GError **error)
{
  g_autofree char *text =
      g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
                       "<rules xmlns='urn:tilewright:rules:1' version='1.0'>%s</rules>"
                       "<tile id='A'><land kind='rail' edges='E'/></tile></tile-set>",
                       lands);

  return tw_tile_set_file_parse ("x.xml", text, -1, error);
}

/* Letters that were chosen come first; the others get what is left, and no two are the same. */
static void
test_letters (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = parse_lands ("<land id='canal'/><land id='rail' letter='W'/>"
                                           "<land id='wood' shape='area' letter='B'/>",
                                           &error);
  g_autofree char *xml = NULL;
  char letters[5];

  g_assert_no_error (error);
  g_assert_cmpint (tw_vocabulary_letter (set->own, TW_KIND_OWN), ==, 'X');
  g_assert_cmpint (tw_vocabulary_letter (set->own, TW_KIND_OWN + 1), ==, 'W');
  g_assert_cmpint (tw_vocabulary_letter (set->own, TW_KIND_OWN + TW_N_OWN_LINES), ==, 'B');
  g_assert_cmpint (tw_vocabulary_letter (set->own, TW_KIND_CITY), ==, 'C');
  g_assert_cmpint (tw_vocabulary_letter (NULL, TW_KIND_OWN), ==, 'W');
  g_assert_cmpint (tw_vocabulary_kind_from_letter (set->own, 'W'), ==, TW_KIND_OWN + 1);
  g_assert_cmpint (tw_vocabulary_kind_from_letter (set->own, 'B'), ==,
                   TW_KIND_OWN + TW_N_OWN_LINES);
  g_assert_cmpint (tw_vocabulary_kind_from_letter (set->own, 'K'), ==, TW_KIND_NONE);
  g_assert_cmpint (tw_vocabulary_kind_from_letter (set->own, 'R'), ==, TW_KIND_ROAD);
  tw_vocabulary_edge_letters (set->own, &set->tiles[0]->topology, letters);
  g_assert_cmpstr (letters, ==, "FWFF");
  xml = tw_tile_set_file_to_xml (set, NULL);
  g_assert_nonnull (strstr (xml, "letter=\"B\""));
}

static void
test_refused_letters (void)
{
  static const char *const refused[] = {
    "<land id='rail' letter='R'/>",  "<land id='rail' letter='b'/>",
    "<land id='rail' letter='BB'/>", "<land id='rail' letter='1'/>",
    "<land id='rail' letter=''/>",   "<land id='rail' letter='B'/><land id='canal' letter='B'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (parse_lands (refused[i], &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_nonnull (strstr (error->message, "x.xml:1: "));
    }
}

static void
test_too_many_lands (void)
{
  g_autoptr (TwTileSet) set = new_set ();

  for (guint i = 0; i <= TW_N_OWN_LINES; i++)
    {
      g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
      g_autofree char *id = g_strdup_printf ("line%u", i);
      const TwLandType land = { .id = id, .kind = TW_KIND_OWN };
      g_autoptr (GError) error = NULL;
      TwTileSet *next;

      tw_own_rules_put_land (edit, &land);
      next = tw_own_rules_edit_apply (edit, &error);
      if (i == TW_N_OWN_LINES)
        {
          g_assert_null (next);
          g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
          return;
        }
      g_assert_no_error (error);
      tw_tile_set_unref (set);
      set = next;
    }
}

static void
test_ids (void)
{
  static const struct
  {
    const char *name;
    const char *id;
  } samples[] = {
    { "Vineyard", "vineyard" },
    { "The Abbot's  Café!", "the-abbot-s-cafe" },
    { "Inn", "inn-2" },
    { "road", "road-2" },
    { "葡萄", "own" },
    { "tile", "tile-2" },
    { "A very long name that no symbol could ever bear", "a-very-long-name-that-no-sy" },
  };
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) taken = with_symbol (set, "vineyard", "x", NULL);
  g_autofree char *second = tw_own_rules_new_id (taken, "Vineyard");

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *id = tw_own_rules_new_id (set, samples[i].name);

      if (strcmp (samples[i].id, "own") != 0)
        g_assert_cmpstr (id, ==, samples[i].id);
      else
        g_assert_cmpint (*id, !=, '\0');
      g_assert_cmpuint (strlen (id), <, TW_SYMBOL_SIZE);
    }
  g_assert_cmpstr (second, ==, "vineyard-2");
}

static void
test_art_taken (void)
{
  static const char from_a_program[] =
      "<?xml version=\"1.0\"?>\n"
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
      "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n"
      "<!-- made by hand -->\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:i=\"urn:ink\" i:version=\"1\" "
      "width=\"48\" height=\"48\" onload=\"alert(1)\">\n"
      "  <metadata>who made it</metadata><i:view/>\n"
      "  <g id=\"x\"><path d=\"M0 0h4v4z\" i:label=\"p\" style=\"fill:url(#g)\"/></g>\n"
      "</svg>\n";
  g_autoptr (GError) error = NULL;
  g_autofree char *clean = tw_symbol_art_clean ("a.svg", from_a_program, -1, &error);
  g_autofree char *twice = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (clean, ==,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"48\" height=\"48\" "
                   "fill=\"currentColor\"><g id=\"x\"><path d=\"M0 0h4v4z\" "
                   "style=\"fill:url(#g)\"/></g></svg>");
  twice = tw_symbol_art_clean ("a.svg", clean, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (twice, ==, clean);
}

/* What would be fetched, run, or drawn without end is refused with words. */
static void
test_art_refused (void)
{
  static const char *const pictures[] = {
    "",
    "no picture",
    "<html/>",
    "<svg viewBox=\"0 0 1 1\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 0 5\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1e9 5\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 nan nan\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"-5\" height=\"5\"/>",
    "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg xmlns=\"http://www.w3.org/2000/svg\" "
    "viewBox=\"0 0 1 1\">&a;</svg>",
    SVG "<script>1</script></svg>",
    SVG "<image href=\"#a\"/></svg>",
    SVG "<foreignObject/></svg>",
    SVG "<text>A</text></svg>",
    SVG "<filter id=\"f\"/></svg>",
    SVG "<animate/></svg>",
    SVG "<a href=\"#x\"/></svg>",
    SVG "<use href=\"http://example.com/x.svg#a\"/></svg>",
    SVG "<use xlink:href=\"file:///etc/passwd\" "
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\"/></svg>",
    SVG "<path fill=\"url(http://example.com/a)\"/></svg>",
    SVG "<path fill=\"URL( 'http://example.com/a')\"/></svg>",
    SVG "<path style=\"fill:u\\72l(http://example.com/a)\"/></svg>",
    SVG "<path style=\"filter: blur(5px)\"/></svg>",
    SVG "<path filter=\"url(#f)\"/></svg>",
    SVG "<style>@import 'http://example.com/a.css';</style></svg>",
    SVG "<style>path{fill:url(http://example.com/a)}</style></svg>",
    SVG "<style><![CDATA[path{mask:url(#a)}]]></style></svg>",
    SVG "<g id=\"a\"><use href=\"#b\"/></g></svg>",
    SVG "<symbol><use href=\"#b\"/></symbol></svg>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *clean = tw_symbol_art_clean ("a.svg", pictures[i], -1, &error);

      if (clean != NULL)
        g_error ("taken: %s", pictures[i]);
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "a.svg"));
    }
}

static void
test_art_size (void)
{
  g_autoptr (GString) many = g_string_new (SVG);
  g_autoptr (GString) long_one = g_string_new (SVG "<path d=\"");
  g_autoptr (GError) error = NULL;
  g_autofree char *clean = NULL;

  for (guint i = 0; i <= TW_ART_MAX_ELEMENTS; i++)
    g_string_append (many, "<g/>");
  g_string_append (many, "</svg>");
  clean = tw_symbol_art_clean ("a.svg", many->str, -1, &error);
  g_assert_null (clean);
  g_assert_nonnull (error);
  g_clear_error (&error);

  for (guint i = 0; i < 200; i++)
    {
      g_string_append_printf (long_one, "%s", i % 20 == 19 ? "\"/><path d=\"" : "M");
      for (guint k = 0; k < 120; k++)
        g_string_append (long_one, "l1 2");
    }
  g_string_append (long_one, "\"/></svg>");
  clean = tw_symbol_art_clean ("a.svg", long_one->str, -1, &error);
  g_assert_null (clean);
  g_assert_nonnull (error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/own-rules/by-hand", test_by_hand);
  g_test_add_func ("/format/own-rules/symbol", test_symbol);
  g_test_add_func ("/format/own-rules/effect", test_effect);
  g_test_add_func ("/format/own-rules/refused-effect", test_refused_effect);
  g_test_add_func ("/format/own-rules/words", test_words);
  g_test_add_func ("/format/own-rules/kept", test_kept);
  g_test_add_func ("/format/own-rules/land", test_land);
  g_test_add_func ("/format/own-rules/letters", test_letters);
  g_test_add_func ("/format/own-rules/refused-letters", test_refused_letters);
  g_test_add_func ("/format/own-rules/too-many-lands", test_too_many_lands);
  g_test_add_func ("/format/own-rules/ids", test_ids);
  g_test_add_func ("/format/symbol-art/taken", test_art_taken);
  g_test_add_func ("/format/symbol-art/refused", test_art_refused);
  g_test_add_func ("/format/symbol-art/size", test_art_size);
  return g_test_run ();
}
