/* Rulesets and setups: what we ship, what comes of it, what is refused. */
#include "engine/format/ruleset-file.h"

#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/game/play.h"
#include "engine/game/state-hash.h"
#include "engine/setup/game-setup.h"

#include <glib/gstdio.h>

#define HEAD "<ruleset xmlns=\"urn:tilewright:ruleset:1\" version=\"1.0\" id=\"mine\""

static TwVocabulary *
load_vocabulary (void)
{
  g_autoptr (GError) error = NULL;
  TwVocabulary *vocabulary = tw_rules_file_load_shipped (&error);

  g_assert_no_error (error);
  return vocabulary;
}

/* PARAM-001: a shipped ruleset names only what differs. */
static void
test_shipped (void)
{
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  g_auto (GStrv) ids = tw_ruleset_file_shipped_ids ();
  TwGameKit kit = { .vocabulary = vocabulary };

  g_assert_cmpuint (g_strv_length (ids), >=, 3);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (ids[i], vocabulary, &error);
      g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
      g_autoptr (TwRules) rules = NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (ruleset->id, ==, ids[i]);
      g_assert_nonnull (tw_texts_get (ruleset->titles, ""));
      for (guint k = 0; k < ruleset->n_values; k++)
        {
          const TwParameter *parameter =
              g_ptr_array_index (vocabulary->parameters,
                                 tw_vocabulary_find_parameter (vocabulary,
                                                               ruleset->values[k].name));
          int value;

          g_assert_true (tw_parameter_parse (parameter, ruleset->values[k].value, &value));
          g_assert_cmpint (value, !=, parameter->preset);
        }
      tw_game_setup_use_ruleset (setup, ruleset, NULL, &error);
      g_assert_no_error (error);
      rules = tw_game_setup_compile (setup, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (rules->catalogue->n_starts, >=, 1);
    }
}

typedef struct
{
  const char *name;
  const char *text;
  const char *message;
} Refusal;

/* PARAM-002: what is out of range is refused with name and range. */
static const Refusal refusals[] = {
  { "nothing", HEAD "/>", "x.xml:1: The ruleset has nothing to play with. Add a <use>." },
  { "too-many-players", HEAD " players=\"2-9\"><use set=\"base\"/></ruleset>",
    "x.xml:1: “2-9” is no number of players. Write for instance 2-5; up to 6 can play." },
  { "set-and-part", HEAD ">\n<use set=\"base\" part=\"base\"/></ruleset>",
    "x.xml:2: <use> needs either the attribute “set” or “part”." },
  { "nothing-of-a-part", HEAD ">\n<use set=\"base\" only=\"luck\"/></ruleset>",
    "x.xml:2: “luck” is nothing of a part. Write tiles, rules, symbols or figures." },
  { "unknown-parameter",
    HEAD ">\n<use set=\"base\"/>\n<parameter name=\"luck\" value=\"1\"/>"
         "</ruleset>",
    "x.xml:3: There is no parameter “luck”. Look for the name in the list of parameters." },
  { "out-of-range",
    HEAD ">\n<use set=\"base\"/>\n<parameter name=\"city.tile.complete\" value=\"21\"/></ruleset>",
    "x.xml:3: “21” is no value for the parameter “city.tile.complete”. Allowed: 0–20." },
  { "no-switch",
    HEAD ">\n<use set=\"base\"/>\n<parameter name=\"farmers\" value=\"perhaps\"/></ruleset>",
    "x.xml:3: “perhaps” is no value for the parameter “farmers”. Allowed: y, n." },
  { "too-many-copies", HEAD ">\n<use set=\"base\" copies=\"1000\"/></ruleset>", "x.xml:2: *1000*" },
  { "stranger", HEAD ">\n<wish/><use set=\"base\"/></ruleset>", "x.xml:2: *wish*" },
};

static void
test_refused (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_ruleset_file_parse ("x.xml", refusal->text, -1, vocabulary, &error));
  g_assert_cmpint (error->domain, ==, TW_FORMAT_ERROR);
  if (!g_pattern_match_simple (refusal->message, error->message))
    g_error ("said “%s”", error->message);
}

static TwRules *
compile (const TwGameKit *kit, const char *word, guint n_seats, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  setup->n_seats = n_seats;
  if (!tw_game_setup_use (setup, word, error))
    return NULL;
  return tw_game_setup_compile (setup, error);
}

/* BASE-007: two to six. */
static void
test_players (void)
{
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };

  for (guint n = 0; n <= 8; n++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = compile (&kit, "base", n, &error);

      if (n >= 2 && n <= 6)
        g_assert_nonnull (rules);
      else
        g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
    }
}

static void
test_words (void)
{
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (GError) error = NULL;

  g_assert_false (tw_game_setup_use (setup, "nowhere", &error));
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN);
  g_clear_error (&error);
  g_assert_false (tw_game_setup_set (setup, "farmers", "2", &error));
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_VALUE);
  g_clear_error (&error);
  g_assert_true (tw_game_setup_use (setup, "winter", &error));
  g_assert_true (g_ptr_array_find_with_equal_func (setup->parts, "base", g_str_equal, NULL));
}

/* What a ruleset names and cannot be had is told with its line, and without for who stands there.
 */
static void
test_place (void)
{
  static const char text[] =
      "<ruleset xmlns=\"urn:tilewright:ruleset:1\" version=\"1.0\" id=\"x\">\n"
      "  <title>X</title>\n  <use set=\"base\"/>\n  <use set=\"%s\"/>\n</ruleset>\n";
  static const char broken[] = "<tile-set";
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autofree char *path = NULL;
  int file = g_file_open_tmp ("tilewright-XXXXXX.xml", &path, NULL);
  const char *sets[] = { "nowhere", path };

  g_assert_true (g_close (file, NULL));
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (GString) xml = g_string_new (text);
      g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRuleset) ruleset = NULL;

      g_string_replace (xml, "%s", sets[i], 0);
      ruleset = tw_ruleset_file_parse ("dir/x.xml", xml->str, -1, vocabulary, &error);
      g_assert_no_error (error);
      g_assert_false (tw_game_setup_use_ruleset (setup, ruleset, NULL, &error));
      g_assert_true (g_str_has_prefix (error->message, "dir/x.xml:4: "));
      g_assert_true (g_str_has_suffix (error->message, tw_setup_error_words (error)));
      /* Of the other file the words still say where in it. */
      g_assert_true (
          g_str_has_prefix (tw_setup_error_words (error), i == 0 ? "“nowhere” is" : path));
      if (i == 0)
        g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN);
      else
        g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_XML);
    }
  g_unlink (path);
}

/* Parts that need each other, and parts that do not go together. */
static void
test_parts (void)
{
  static const struct
  {
    const char *words;
    const char *message;
  } setups[] = {
    { "sun", "“sun” cannot be played without “moon”. Add it." },
    { "sun moon", NULL },
    { "moon star", "“star” and “moon” cannot be played together. Leave one of them out." },
    { "star", NULL },
    { "moon void", "“void” and “moon” cannot be played together. Leave one of them out." },
    { "void", NULL },
  };
  static const char *const files[] = {
    "part=\"sun\" requires=\"moon\"",
    "part=\"moon\"",
    "part=\"star\" excludes=\"moon comet\"",
    "part=\"void\" requires=\"base\" excludes=\"*\"",
  };
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\" %s/>",
                           files[i]);

      g_assert_true (tw_rules_file_parse (vocabulary, "x.xml", text, -1, NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
      g_auto (GStrv) words = g_strsplit (setups[i].words, " ", -1);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = NULL;

      for (guint k = 0; words[k] != NULL; k++)
        g_assert_true (tw_game_setup_use (setup, words[k], &error));
      rules = tw_game_setup_compile (setup, &error);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, setups[i].message);
    }
}

/* A part of one symbol, one figure and one parameter, to be taken apart. */
#define STARS                                                                                      \
  "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\" part=\"stars\">"                        \
  "<parameter name=\"star.points\" type=\"number\" least=\"0\" most=\"9\" default=\"5\"/>"         \
  "<parameter name=\"star.weight\" type=\"number\" least=\"0\" most=\"9\" default=\"1\"/>"         \
  "<figure id=\"comet\" supply=\"2\" weight=\"star.weight\"><role kind=\"road\" "                  \
  "name=\"comet\"/></figure>"                                                                      \
  "<effect features=\"road\" events=\"end\" stage=\"add\" per=\"symbol\" symbol=\"star\" "         \
  "points=\"star.points\"/></rules>"

static TwTileSet *
stars_set (void)
{
  TwTileSet *set = tw_tile_set_new ("stars");
  g_autoptr (TwTile) tile = tw_tile_new ("Star", 3, NULL);

  tw_tile_set_insert_tile (set, -1, tile);
  return set;
}

/* Tiles, symbols and figures of a part are switches of their own. */
static void
test_facets (void)
{
  static const struct
  {
    const char *word;
    gboolean has_tiles, has_effect, has_figure;
  } setups[] = {
    { "%s", TRUE, TRUE, TRUE },           { "%s:tiles", TRUE, FALSE, FALSE },
    { "%s:rules", FALSE, TRUE, TRUE },    { "%s:symbols", FALSE, TRUE, FALSE },
    { "%s:figures", FALSE, FALSE, TRUE },
  };
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "stars.xml", NULL);
  g_autoptr (TwTileSet) set = stars_set ();
  g_autofree char *xml = NULL;

  g_assert_true (tw_rules_file_parse (vocabulary, "x.xml", STARS, -1, NULL));
  xml = tw_tile_set_file_to_xml (set, NULL);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *word = NULL;
      g_autoptr (TwRules) rules = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      word = g_strdup_printf (setups[i].word, path);
#pragma GCC diagnostic pop
      rules = compile (&kit, word, 2, &error);
      g_assert_no_error (error);
      g_assert_cmpint (tw_catalogue_find (rules->catalogue, "Star") >= 0, ==, setups[i].has_tiles);
      g_assert_cmpint (tw_catalogue_counted (rules->catalogue, "star") >= 0, ==,
                       setups[i].has_effect);
      g_assert_cmpint (tw_rules_figure (rules, "comet") >= 0, ==, setups[i].has_figure);
    }
  g_unlink (path);
  g_rmdir (folder);
}

static const TwExpansion stars_code = { .id = "stars" };

/* What a part does besides its symbols and figures cannot be taken apart. */
static void
test_facets_of_code (void)
{
  const TwExpansion *expansions[] = { &stars_code };
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { vocabulary, expansions, 1, NULL };
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_rules_file_parse (vocabulary, "x.xml", STARS, -1, NULL));
  g_assert_true (tw_game_setup_use (setup, "stars:rules", &error));
  g_assert_false (tw_game_setup_use (setup, "stars:figures", &error));
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
}

/* PARAM-004: a value for a part that is not in play is kept, and changes nothing. */
static void
test_idle_parameter (void)
{
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwRules) rules = NULL, plain = NULL;
  g_autoptr (TwPlay) play = NULL, other = NULL;

  g_assert_true (tw_rules_file_parse (vocabulary, "x.xml", STARS, -1, NULL));
  g_assert_true (tw_game_setup_set (setup, "star.points", "9", NULL));
  rules = tw_game_setup_compile (setup, NULL);
  plain = compile (&kit, "base", 2, NULL);
  g_assert_cmpint (tw_rules_parameter (rules, "star.points"), ==, 9);
  g_assert_cmpuint (rules->n_effects, ==, plain->n_effects);
  g_assert_cmpuint (rules->n_figures, ==, plain->n_figures);
  play = tw_play_new (rules, 3);
  other = tw_play_new (plain, 3);
  g_assert_cmphex (tw_play_hash (play), ==, tw_play_hash (other));
}

/* A ruleset may take a part apart, and offer parts that are out of play. */
static void
test_offers (void)
{
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_file_parse ("x.xml",
                             HEAD
                             "><use set=\"base\" copies=\"2\" only=\"tiles\"/><use part=\"base\"/>"
                             "<offer part=\"river\"/><offer part=\"not-yet\"/></ruleset>",
                             -1, vocabulary, &error);
  g_autoptr (TwRuleset) box = tw_ruleset_file_load ("big-box", vocabulary, NULL);

  g_assert_no_error (error);
  g_assert_cmpuint (ruleset->uses[0].facets, ==, TW_PART_TILES);
  g_assert_cmpuint (ruleset->uses[1].facets, ==, TW_PART_ALL);
  g_assert_cmpstr (ruleset->offers[0], ==, "river");
  g_assert_cmpstr (ruleset->offers[1], ==, "not-yet");
  g_assert_null (ruleset->offers[2]);
  g_assert_cmpuint (g_strv_length (box->offers), ==, 11);
  g_assert_cmpuint (box->most_players, ==, 6);
}

/* A set without a start tile plays together with the base game, which gives it. */
static void
test_without_start (void)
{
  g_autoptr (TwVocabulary) vocabulary = load_vocabulary ();
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwTileSet) set = tw_tile_set_new ("mine");
  g_autoptr (TwTile) tile = tw_tile_new ("Meadow", 3, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;

  tw_tile_set_insert_tile (set, -1, tile);
  tw_game_setup_use_set (setup, set, 2);
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (rules->catalogue->kinds[rules->catalogue->starts[0].kind].tile->id, ==, "D");
  g_assert_cmpuint (rules->catalogue->n_copies, ==, 72 + 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/ruleset-file/shipped", test_shipped);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/format/ruleset-file/refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  g_test_add_func ("/format/game-setup/players", test_players);
  g_test_add_func ("/format/game-setup/words", test_words);
  g_test_add_func ("/format/game-setup/place", test_place);
  g_test_add_func ("/format/game-setup/parts", test_parts);
  g_test_add_func ("/format/game-setup/facets", test_facets);
  g_test_add_func ("/format/game-setup/facets-of-code", test_facets_of_code);
  g_test_add_func ("/format/game-setup/idle-parameter", test_idle_parameter);
  g_test_add_func ("/format/ruleset-file/offers", test_offers);
  g_test_add_func ("/format/game-setup/without-start", test_without_start);
  return g_test_run ();
}
