/* Effects that stand in a tile set: each word does what data/doc/effects.md says, and what
 * cannot be is refused with its place. The games are worked out by hand. */
#include "engine/case/case-run.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/game/explain.h"
#include "engine/game/feature-value.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"
#include "engine/set/limits.h"
#include "engine/set/vocabulary-join.h"

#include <glib/gstdio.h>
#include <string.h>

static TwVocabulary *shipped;

/* "Star" is a city tile with a star, "Dot" a field with one on the tile itself. */
#define SET_HEAD                                                                                   \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"own\">\n"                    \
  "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
#define SET_TAIL                                                                                   \
  "</rules>\n"                                                                                     \
  "<tile id=\"Star\" count=\"3\"><city edges=\"N\" symbols=\"star\"/></tile>\n"                    \
  "<tile id=\"Dot\" count=\"3\" symbols=\"star\"/>\n"                                              \
  "</tile-set>\n"

static char *
write_set (const char *folder, const char *rules)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strconcat (SET_HEAD, rules, SET_TAIL, NULL);
  char *path = g_build_filename (folder, "own.xml", NULL);

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

/* Runs the lines of a case with what @rules add. */
static gboolean
run_case (const char *rules, const char *lines, GError **error)
{
  TwGameKit kit = { .vocabulary = shipped };
  g_autofree char *folder = g_dir_make_tmp ("tw-effects-XXXXXX", NULL);
  g_autofree char *path = write_set (folder, rules);
  g_autofree char *text =
      g_strdup_printf ("case X-1 A case\nrules BASE-060\nuse base %s\nplayers 3\n%s\n", path,
                       lines);
  g_autoptr (TwCaseFile) file = tw_case_file_parse ("x.case", text, -1, error);
  gboolean passed =
      file != NULL && tw_case_run_test (&kit, file, g_ptr_array_index (file->cases, 0), error);

  g_remove (path);
  g_rmdir (folder);
  return passed;
}

typedef struct
{
  const char *name;
  const char *rules;
  const char *lines;
} Example;

/* P1's knight on D, P2 completes the city of two tiles with a star: 4 points. */
#define CITY                                                                                       \
  "given P1:knight@0,0:city(N)\n"                                                                  \
  "turn P2 Star@0,-1/180 -\n"
/* The same with knights of all three: P3 has two, the others one each. */
#define CROWD                                                                                      \
  "given P1:knight@0,0:city(N) P2:knight@0,0:city(N) P3:knight@0,0:city(N)\n"                      \
  "given P3:knight@0,0:city(N)\n"                                                                  \
  "turn P2 Star@0,-1/180 -\n"
#define EFFECT "<effect features=\"city\" events=\"complete\" "

static const Example examples[] = {
  { "without", "", CITY "expect score P1=4 P2=0 P3=0" },
  { "add-per-symbol", EFFECT "stage=\"add\" per=\"symbol\" symbol=\"star\" points=\"3\"/>",
    CITY "expect score P1=7" },
  { "negative", EFFECT "stage=\"add\" points=\"-3\" if-symbol=\"star\"/>",
    CITY "expect score P1=1" },
  { "rate-of-higher-priority",
    EFFECT "stage=\"rate\" per=\"tile\" points=\"5\" priority=\"1\" if-symbol=\"star\"/>",
    CITY "expect score P1=10" },
  { "rate-that-does-not-apply",
    EFFECT "stage=\"rate\" per=\"tile\" points=\"5\" priority=\"1\" unless-symbol=\"star\"/>",
    CITY "expect score P1=4" },
  { "a-parameter", EFFECT "stage=\"add\" points=\"field.city.end\"/>", CITY "expect score P1=7" },
  { "divide-down", EFFECT "stage=\"divide\" points=\"3\" round=\"down\"/>",
    CITY "expect score P1=1" },
  { "divide-up", EFFECT "stage=\"divide\" points=\"3\"/>", CITY "expect score P1=2" },
  { "divide-by-priority",
    EFFECT "stage=\"divide\" points=\"3\" round=\"up\" priority=\"1\"/>\n" EFFECT
           "stage=\"divide\" points=\"2\" round=\"down\"/>\n" EFFECT "stage=\"add\" points=\"1\"/>",
    /* 5, a third of it rounded up is 2, half of that */
    CITY "expect score P1=1" },
  { "tiles-most",
    EFFECT "stage=\"add\" points=\"1\" if-tiles-most=\"1\"/>\n" EFFECT
           "stage=\"add\" points=\"10\" if-tiles-most=\"2\"/>",
    CITY "expect score P1=14" },
  { "tiles-least",
    EFFECT "stage=\"add\" points=\"1\" if-tiles-least=\"3\"/>\n" EFFECT
           "stage=\"add\" points=\"10\" if-tiles-least=\"2\"/>",
    CITY "expect score P1=14" },
  { "if-figure", EFFECT "stage=\"add\" points=\"1\" if-figure=\"meeple\"/>",
    CITY "expect score P1=5" },

  { "if-parameter",
    EFFECT "stage=\"add\" points=\"1\" if-parameter=\"farmers=n\"/>\n" EFFECT
           "stage=\"add\" points=\"10\" if-parameter=\"farmers=y\"/>",
    CITY "expect score P1=14" },

  /* Who gets it. */
  { "majority", EFFECT "stage=\"credit\" to=\"majority\"/>", CROWD "expect score P1=0 P2=0 P3=4" },
  { "presence", EFFECT "stage=\"credit\" to=\"presence\"/>", CROWD "expect score P1=0 P2=4 P3=0" },
  { "presence-of-nobody", EFFECT "stage=\"credit\" to=\"presence\"/>",
    CITY "expect score P1=0 P2=0" },
  { "completer", EFFECT "stage=\"credit\" to=\"completer\"/>", CITY "expect score P1=0 P2=4" },
  { "completer-of-an-empty-city", EFFECT "stage=\"credit\" to=\"completer\"/>",
    "turn P2 Star@0,-1/180 -\nexpect score P2=4" },
  { "colours", EFFECT "stage=\"credit\" to=\"colours\"/>", CROWD "expect score P1=4 P2=4 P3=4" },
  { "all", EFFECT "stage=\"credit\" to=\"all\"/>", CITY "expect score P1=4 P2=4 P3=4" },
  { "nobody", EFFECT "stage=\"credit\" to=\"nobody\"/>",
    CITY "expect score P1=0 P2=0\nexpect supply P1 meeple=7" },
  { "credit-by-priority",
    EFFECT "stage=\"credit\" to=\"all\"/>\n" EFFECT
           "stage=\"credit\" to=\"completer\" priority=\"1\" if-symbol=\"star\"/>",
    CITY "expect score P1=0 P2=4 P3=0" },
  { "credit-ignores-ties", EFFECT "stage=\"credit\" to=\"colours\"/>",
    "set majority.tie=split-up\n"
    "given P1:knight@0,0:city(N) P2:knight@0,0:city(N)\n"
    "turn P2 Star@0,-1/180 -\nexpect score P1=4 P2=4" },
  { "award",
    EFFECT "stage=\"credit\" to=\"completer\" per=\"symbol\" symbol=\"star\" points=\"2\"/>",
    CITY "expect score P1=4 P2=2" },
  { "award-to-the-majority", EFFECT "stage=\"credit\" to=\"majority\" points=\"1\"/>",
    CROWD "expect score P3=5" },

  /* Tokens. */
  { "tokens-by-each",
    "<token id=\"t\"><worth by=\"each\" points=\"2\"/></token>\n" EFFECT
    "stage=\"tokens\" token=\"t\" to=\"colours\" per=\"tile\" points=\"3\"/>",
    CITY "expect tokens P1 t=6\nend\nexpect score P1=16 P2=0" },
  { "tokens-by-steps",
    "<token id=\"t\"><worth by=\"each\" points=\"1\"/><worth by=\"each\" from=\"4\" "
    "points=\"2\"/><worth by=\"each\" from=\"7\" points=\"3\"/></token>",
    "given tokens P1 t=3\ngiven tokens P2 t=4\ngiven tokens P3 t=7\n"
    "end\nexpect score P1=3 P2=8 P3=21" },
  { "tokens-split-up",
    "<token id=\"t\"><worth by=\"most\" points=\"5\" ties=\"split-up\"/></token>",
    "given tokens P1 t=2\ngiven tokens P2 t=2\nend\nexpect score P1=3 P2=3 P3=0" },
  { "tokens-split-down",
    "<token id=\"t\"><worth by=\"most\" points=\"5\" ties=\"split-down\"/></token>",
    "given tokens P1 t=2\ngiven tokens P2 t=2\nend\nexpect score P1=2 P2=2 P3=0" },
  { "tokens-nobody", "<token id=\"t\"><worth by=\"most\" points=\"5\" ties=\"nobody\"/></token>",
    "given tokens P1 t=2\ngiven tokens P2 t=2\nend\nexpect score P1=0 P2=0" },
  { "tokens-none", "<token id=\"t\"><worth by=\"most\" points=\"5\"/></token>",
    "end\nexpect score P1=0 P2=0" },
  { "tokens-none-counts",
    "<token id=\"t\"><worth by=\"most\" points=\"5\" none-counts=\"true\"/></token>",
    "end\nexpect score P1=5 P2=5 P3=5" },
  { "tokens-supply",
    "<token id=\"t\" supply=\"4\"/>\n" EFFECT
    "stage=\"tokens\" token=\"t\" to=\"all\" points=\"2\"/>",
    /* The player on turn first. */
    CITY "expect tokens P1 t=0\nexpect tokens P2 t=2\nexpect tokens P3 t=2" },

/* Where it looks: a star on the city's own segment, one on the tile east of D (it touches
 * D by an edge), one south-west (by a corner), one three cells away. */
#define AROUND                                                                                     \
  "given U@1,0/0 U@-1,0/0 Star@0,1/180 Dot@-1,1/0 Dot@-1,3/0 P1:knight@0,0:city(N)\n"              \
  "turn P2 E@0,-1/180 -\n"
  { "scope-feature", EFFECT "stage=\"add\" per=\"symbol\" symbol=\"star\" points=\"10\"/>",
    AROUND "expect score P1=4" },
  { "scope-tiles",
    EFFECT "stage=\"add\" per=\"symbol\" symbol=\"star\" points=\"10\" scope=\"tiles\"/>",
    "given P1:knight@0,0:city(N)\nturn P2 Star@0,-1/180 -\nexpect score P1=14" },
  { "scope-around-4",
    EFFECT "stage=\"add\" per=\"symbol\" symbol=\"star\" points=\"10\" scope=\"around-4\"/>",
    AROUND "expect score P1=14" },
  { "scope-around-8",
    EFFECT "stage=\"add\" per=\"symbol\" symbol=\"star\" points=\"10\" scope=\"around-8\"/>",
    AROUND "expect score P1=24" },
  { "own-tiles-are-not-around",
    EFFECT "stage=\"add\" per=\"symbol\" symbol=\"star\" points=\"10\" scope=\"around-8\"/>",
    CITY "expect score P1=4" },
  { "condition-around", EFFECT "stage=\"add\" points=\"1\" if-symbol=\"star\" scope=\"around-4\"/>",
    AROUND "expect score P1=5" },
  { "neighbours-8", EFFECT "stage=\"add\" per=\"neighbour\" points=\"1\"/>",
    /* U, U, Star and Dot around D; none around E but those */
    AROUND "expect score P1=8" },
  { "neighbours-4", EFFECT "stage=\"add\" per=\"neighbour\" points=\"1\" scope=\"around-4\"/>",
    AROUND "expect score P1=7" },
  { "features-around",
    EFFECT "stage=\"add\" per=\"kind\" kind=\"city\" scope=\"around-8\" points=\"10\"/>",
    AROUND "expect score P1=14" },
  { "complete-features-around",
    EFFECT "stage=\"add\" per=\"kind\" kind=\"city\" scope=\"around-8\" points=\"10\" "
           "complete-only=\"true\"/>",
    AROUND "expect score P1=4" },
  { "a-feature-counts-once",
    /* The road of D runs through both U: one road on the city's tiles and around. */
    EFFECT "stage=\"add\" per=\"kind\" kind=\"road\" scope=\"around-8\" points=\"10\"/>",
    AROUND "expect score P1=14" },

/* A figure that weighs nothing and raises a rate for its owner. */
#define DOG                                                                                        \
  "<figure id=\"dog\" supply=\"1\" weight=\"0\"><role kind=\"field\" name=\"dog\"/></figure>\n"    \
  "<effect features=\"field\" events=\"end\" stage=\"rate\" per=\"city\" points=\"4\" "            \
  "priority=\"1\" if-own-figure=\"dog\"/>"
  { "own-figure", DOG,
    "given E@0,-1/180 P1:farmer@0,0:field(EL) P1:dog@0,0:field(EL) P2:farmer@0,0:field(EL)\n"
    "end\nexpect score P1=4 P2=3" },
  { "own-figure-without-majority", DOG,
    "given E@0,-1/180 P1:dog@0,0:field(EL) P2:farmer@0,0:field(EL)\nend\nexpect score P1=0 P2=3" },
  { "own-figure-shared", DOG,
    "set majority.tie=split-up\n"
    "given E@0,-1/180 P1:farmer@0,0:field(EL) P1:dog@0,0:field(EL) P2:farmer@0,0:field(EL)\n"
    "end\nexpect score P1=2 P2=2" },

/* A figure of nobody's is there for everybody, claims nothing and stays where it is put. */
#define GRIFFIN                                                                                    \
  "<figure id=\"griffin\" neutral=\"true\" supply=\"1\" weight=\"0\"><title>Griffin</title>"       \
  "<role kind=\"city\" name=\"griffin\"/></figure>\n"
  { "figure-of-nobody", GRIFFIN EFFECT "stage=\"add\" points=\"10\" if-figure=\"griffin\"/>",
    "given P1:knight@0,0:city(N) griffin@0,0:city(N)\nexpect griffin@0,0:city(N) griffin@off=0\n"
    "turn P2 E@0,-1/180 -\nexpect score P1=14 P2=0" },
  { "figure-of-nobody-elsewhere",
    GRIFFIN EFFECT "stage=\"add\" points=\"10\" if-figure=\"griffin\"/>",
    "given E@0,1/180 P1:knight@0,0:city(N) griffin@0,1:city(S)\nexpect griffin@0,0:city(N)=0\n"
    "turn P2 E@0,-1/180 -\nexpect score P1=4 P2=0" },
  { "figure-of-nobody-beside-the-table",
    GRIFFIN EFFECT "stage=\"add\" points=\"10\" if-figure=\"griffin\"/>",
    "given P1:knight@0,0:city(N) griffin@0,0:city(N) griffin@off\nexpect griffin@off\n"
    "turn P2 E@0,-1/180 -\nexpect score P1=4 P2=0" },
  { "figure-of-nobody-claims-nothing", GRIFFIN,
    "given griffin@0,0:city(N)\nlegal P1 G@0,-1/90 knight@0,-1:city(S)\n"
    "illegal P1 G@0,-1/90 griffin@0,-1:city(S)\nillegal P1 G@0,-1/90 take=griffin@0,0:city(N)" },
};

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (GError) error = NULL;

  run_case (example->rules, example->lines, &error);
  g_assert_no_error (error);
}

typedef struct
{
  const char *name;
  const char *rules;
  const char *message;
} Refusal;

/* The rules begin in line 3 of the set. */
static const Refusal refusals[] = {
  { "parameter-of-one's-own", "<parameter name=\"p\" type=\"switch\" default=\"y\"/>",
    "*own.xml:3: Only rules that are shipped have parameters. Write the number where it is used." },
  { "piece-of-one's-own", "<piece id=\"hut\"><title>Hut</title></piece>",
    "*own.xml:3: Only rules that are shipped list the pieces in their box. Write <token> for what "
    "is laid, or <figure> for what is moved." },
  { "unknown-element", "<wish/>", "*own.xml:3: *wish*" },
  { "unknown-attribute", EFFECT "stage=\"add\" points=\"1\" wish=\"1\"/>", "*own.xml:3: *wish*" },
  { "unknown-parameter", EFFECT "stage=\"add\" points=\"luck\"/>",
    "*own.xml:3: There is no parameter “luck”. Add it, or correct the name." },
  { "unknown-token", EFFECT "stage=\"tokens\" to=\"all\" token=\"luck\"/>",
    "*own.xml:3: There is no token “luck”. Add it, or correct the name." },
  { "unknown-figure", EFFECT "stage=\"add\" points=\"1\" if-own-figure=\"dog\"/>",
    "*own.xml:3: There is no figure “dog”. Add it, or correct the name." },
  { "unknown-setting", EFFECT "stage=\"add\" points=\"1\" if-parameter=\"farmers=7\"/>",
    "*own.xml:3: There is no setting “farmers=7”. Add it, or correct the name." },
  { "unknown-rule", EFFECT "stage=\"add\" points=\"1\" rules=\"OWN-001\"/>",
    "*own.xml:3: There is no rule “OWN-001”. Add it, or correct the name." },
  { "two-of-nobody", "<figure id=\"griffin\" neutral=\"true\" supply=\"2\" weight=\"0\"/>",
    "*own.xml:3: The figure “griffin” belongs to nobody. Write supply=\"1\" and weight=\"0\", and "
    "take out “needs-free”." },
  { "weight-of-nobody", "<figure id=\"griffin\" neutral=\"true\" supply=\"1\" weight=\"1\"/>",
    "*own.xml:3: The figure “griffin” belongs to nobody. *" },
  { "each-of-any-number", "<token id=\"coin\" each=\"10 9\"><title>Coins</title></token>",
    "*own.xml:3: “coin” does not say how many there are, but how many each player has. Add the "
    "attribute “supply”." },
  { "each-of-no-number",
    "<token id=\"coin\" supply=\"9\" each=\"luck\"><title>Coins</title></token>",
    "*own.xml:3: There is no parameter “luck”. *" },
  { "late-of-nobody",
    "<figure id=\"dog\" neutral=\"true\" late=\"true\" supply=\"1\" weight=\"0\"/>",
    "*own.xml:3: “late” and its “rules” are for figures that players place. Take them out of "
    "“dog”, "
    "or write late=\"true\"." },
  { "rules-of-a-first-figure", "<figure id=\"dog\" rules=\"BASE-041\" supply=\"1\" weight=\"0\"/>",
    "*own.xml:3: “late” and its “rules” are for figures that players place. *" },
  { "own-figure-of-nobody", GRIFFIN EFFECT "stage=\"add\" points=\"1\" if-own-figure=\"griffin\"/>",
    "*own.xml:4: The figure “griffin” belongs to nobody. Write “if-figure”." },
  { "mage-of-one's-own", EFFECT "stage=\"add\" points=\"1\" if-own-figure=\"mage\"/>",
    "*own.xml:3: The figure “mage” belongs to nobody. Write “if-figure”." },
  { "figure-of-the-game",
    "<figure id=\"meeple\" supply=\"1\" weight=\"1\"><role kind=\"city\" name=\"k\"/></figure>",
    "*own.xml:3: There is another <figure> of the name “meeple”, and rules name one of them. Call "
    "this "
    "one otherwise: “meeple-2”, for instance." },
  { "rival-of-the-game", EFFECT "stage=\"rate\" per=\"tile\" points=\"5\"/>",
    "*own.xml:3: This effect and the one in *base.xml:* count the same with the same priority. "
    "Give one of them a higher priority." },
  { "rivals", EFFECT "stage=\"rate\" points=\"5\"/>\n" EFFECT "stage=\"rate\" points=\"6\"/>",
    "*own.xml:4: This rate and the one in line 3 count the same with the same priority. Give one "
    "of them a higher priority." },
  { "figure-too-heavy",
    "<figure id=\"ox\" supply=\"1\" weight=\"10\"><role kind=\"city\" name=\"ox\"/></figure>",
    "*The figure “ox” cannot weigh 10. Allowed: 0 to 9." },
  { "two-rules", "</rules><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">",
    "*own.xml:1: There are two <rules>. Put their content into one." },
  { "newer-rules", "</rules><rules xmlns=\"urn:tilewright:rules:2\" version=\"2.0\">",
    "*own.xml:3: The file is made for another version of Tilewright*" },
};

static void
test_refused (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (GError) error = NULL;

  g_assert_false (run_case (refusal->rules, "expect left=1", &error));
  if (!g_pattern_match_simple (refusal->message, error->message))
    g_error ("said “%s”", error->message);
}

/* The base game counts coats of arms. */
static void
test_too_many_symbols (void)
{
  g_autoptr (GString) rules = g_string_new (NULL);
  g_autofree char *message =
      g_strdup_printf ("*The rules count more than %u kinds of symbols. Leave some out.",
                       TW_MAX_COUNTED);
  Refusal refusal = { .name = "too-many-symbols", .message = message };

  for (guint i = 0; i < TW_MAX_COUNTED; i++)
    g_string_append_printf (rules, EFFECT "stage=\"add\" points=\"1\" if-symbol=\"s%u\"/>", i);
  refusal.rules = rules->str;
  test_refused (&refusal);
}

/* A set's own rules are kept as they stand, and so is what is around them. */
static void
test_kept (void)
{
  static const char *const text =
      SET_HEAD "<!-- why -->\n" EFFECT "stage=\"add\" points=\"3\"/>\n" SET_TAIL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *first = NULL, *second = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (set->own->effects->len, ==, 1);
  first = tw_tile_set_file_to_xml (set, NULL);
  g_assert_nonnull (strstr (first, "<!-- why -->"));
  again = tw_tile_set_file_parse ("own.xml", first, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->own->effects->len, ==, 1);
  second = tw_tile_set_file_to_xml (again, NULL);
  g_assert_cmpstr (first, ==, second);
}

/* A ruleset brings its own symbol; the saved game keeps it, with the set's. */
static void
test_ruleset (void)
{
  static const char *const text =
      "<ruleset xmlns=\"urn:tilewright:ruleset:1\" version=\"1.0\" id=\"mine\">\n"
      "<use set=\"base\"/>\n"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n" EFFECT
      "stage=\"add\" per=\"symbol\" symbol=\"coat-of-arms\" points=\"30\"/>\n"
      "</rules></ruleset>";
  TwGameKit kit = { .vocabulary = shipped };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_parse ("mine.xml", text, -1, shipped, &error);
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwGame) game = NULL;
  g_autoptr (TwSavedGame) saved = NULL;
  g_autofree char *xml = NULL, *again = NULL;

  g_assert_no_error (error);
  g_assert_true (tw_game_setup_use_ruleset (setup, ruleset, NULL, &error));
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rules->vocabulary->effects->len, ==, shipped->effects->len + 1);
  game = tw_game_new (rules, 1, TW_GAME_DEFAULT);
  xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  saved = tw_saved_game_parse (&kit, "saved.xml", xml, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tw_game_rules (saved->game)->vocabulary->effects->len, ==,
                    shipped->effects->len + 1);
  again = tw_saved_game_to_xml (saved->game, NULL, NULL, FALSE, NULL);
  g_assert_cmpstr (xml, ==, again);
}

/* The same words in a set and in a ruleset count once; other words of the same token are
 * refused. */
static void
test_join (void)
{
  static const char *const same[] = {
    "<token id=\"t\"><worth by=\"most\" points=\"5\"/></token>\n" EFFECT
    "stage=\"add\" points=\"3\"/>",
    "<token id=\"t\"><worth by=\"most\" points=\"5\"/></token>\n" EFFECT
    "stage=\"add\" points=\"3\"/>",
    "<token id=\"t\"><worth by=\"most\" points=\"6\"/></token>",
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  g_autoptr (TwVocabulary) joined = NULL;
  TwVocabulary *own[3];

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = g_strconcat (SET_HEAD, same[i], SET_TAIL, NULL);

      g_ptr_array_add (sets, tw_tile_set_file_parse ("own.xml", text, -1, &error));
      g_assert_no_error (error);
      own[i] = ((TwTileSet *) sets->pdata[i])->own;
    }
  joined = tw_vocabulary_join (shipped, own, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (joined->effects->len, ==, shipped->effects->len + 1);
  g_assert_cmpuint (joined->tokens->len, ==, shipped->tokens->len + 1);
  g_assert_null (tw_vocabulary_join (shipped, own, 3, &error));
  g_assert_error (error, TW_VOCABULARY_ERROR, TW_VOCABULARY_ERROR_TWICE);
  g_assert_true (g_str_has_prefix (error->message, "own.xml:"));
  g_assert_null (strstr (tw_error_words (error), "own.xml"));
}

/* Every example of the document that ships can be read, and played with. */
static void
test_document (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "doc", "effects.md", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  parts = g_strsplit (text, "\n```xml\n", -1);
  for (guint i = 1; parts[i] != NULL; i++)
    {
      *strstr (parts[i], "\n```\n") = '\0';
      run_case (parts[i], "expect left=77", &error);
      g_assert_no_error (error);
      n++;
    }
  g_assert_cmpuint (n, >, 4);
}

/* More reasons for points than an event has lines for: the last line tells the rest, and the sum is
 * right. Nine bonuses of a point each beside two for the one tile. */
static void
test_rest (void)
{
  TwGameKit kit = { .vocabulary = shipped };
  g_autofree char *folder = g_dir_make_tmp ("tw-effects-XXXXXX", NULL);
  g_autoptr (GString) bonuses = g_string_new (NULL);
  g_autofree char *path = NULL, *formula = NULL;
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwPlay) play = NULL;
  g_autoptr (GError) error = NULL;
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n_lines = 0;
  int value;

  for (guint i = 1; i <= 9; i++)
    g_string_append_printf (bonuses, EFFECT "stage=\"add\" points=\"1\" if-tiles-most=\"%u\"/>\n",
                            i);
  path = write_set (folder, bonuses->str);
  g_assert_true (tw_game_setup_use (setup, "base", &error));
  g_assert_true (tw_game_setup_use (setup, path, &error));
  g_assert_no_error (error);
  setup->n_seats = 2;
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  play = tw_play_new (rules, 1);
  /* The start tile has a city of one tile: node 0. */
  value = tw_feature_value_for (play, 0, TW_EVENT_COMPLETE, 0, lines, &n_lines);
  g_assert_cmpint (value, ==, 11);
  g_assert_cmpuint (n_lines, ==, TW_MAX_VALUE_LINES);
  formula = tw_explain_value_formula (rules, lines, n_lines, NULL);
  g_assert_cmpstr (formula, ==, "1 tile × 2 + 1 + 1 + 1 + 1 + 1 + 1 + the rest: 3 = 11");
  g_remove (path);
  g_rmdir (folder);
}

static void
test_formula (void)
{
  TwEffect rate = { .stage = TW_STAGE_RATE, .per = TW_PER_TILE };
  TwEffect coats = { .stage = TW_STAGE_RATE,
                     .per = TW_PER_SYMBOL,
                     .symbol = (char *) "coat-of-arms" };
  TwEffect stars = { .stage = TW_STAGE_ADD, .per = TW_PER_SYMBOL, .symbol = (char *) "star" };
  TwEffect half = { .stage = TW_STAGE_DIVIDE, .per = TW_PER_FEATURE };
  TwEffect third = { .stage = TW_STAGE_DIVIDE, .per = TW_PER_FEATURE, .round_down = TRUE };
  TwEffect self = { .stage = TW_STAGE_RATE, .per = TW_PER_FEATURE };
  TwEffect mage = { .stage = TW_STAGE_ADD, .per = TW_PER_TILE, .if_figure = (char *) "mage" };
  TwEffect witch = { .stage = TW_STAGE_DIVIDE, .if_figure = (char *) "witch" };
  TwValueLine lines[] = {
    { &rate, 5, 2, 10 }, { &coats, 1, 2, 12 }, { &half, 1, 2, 6 }, { &third, 1, 4, 1 }
  };
  TwValueLine odd[] = { { &rate, 1, 3, 3 }, { &half, 1, 2, 2 } };
  TwValueLine magic[] = { { &rate, 3, 1, 3 }, { &mage, 3, 1, 6 } };
  TwValueLine spell[] = { { &rate, 3, 1, 3 }, { &witch, 1, 2, 2 } };
  TwValueLine own[] = { { &self, 1, 1, 1 }, { &stars, 2, 3, 7 } };
  TwRules rules = { .vocabulary = shipped };
  const char *const english[] = { "en", NULL };
  g_autofree char *none = tw_explain_value_formula (&rules, lines, 0, english);
  g_autofree char *two = tw_explain_value_formula (&rules, lines, 2, english);
  g_autofree char *four = tw_explain_value_formula (&rules, lines, 4, english);
  g_autofree char *up = tw_explain_value_formula (&rules, odd, 2, english);
  g_autofree char *one = tw_explain_value_formula (&rules, own, 1, english);
  g_autofree char *sum = tw_explain_value_formula (&rules, own, 2, english);
  g_autofree char *more = tw_explain_value_formula (&rules, magic, 2, english);
  g_autofree char *less = tw_explain_value_formula (&rules, spell, 2, english);

  g_assert_cmpstr (none, ==, "0");
  g_assert_cmpstr (two, ==, "5 tiles × 2 + 1 coat of arms × 2 = 12");
  g_assert_cmpstr (four, ==, "((5 tiles × 2 + 1 coat of arms × 2) ÷ 2) ÷ 4, rounded down = 1");
  g_assert_cmpstr (up, ==, "(1 tile × 3) ÷ 2, rounded up = 2");
  g_assert_cmpstr (one, ==, "1");
  g_assert_cmpstr (sum, ==, "1 + star: 2 × 3 = 7");
  g_assert_cmpstr (more, ==, "3 tiles × 1 + 3 tiles × 1 (Mage) = 6");
  g_assert_cmpstr (less, ==, "(3 tiles × 1) ÷ 2, rounded up (Witch) = 2");
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  shipped = tw_rules_file_load_shipped (&error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/format/effects/", examples[i].name, NULL);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/format/effects/refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  g_test_add_func ("/format/effects/refused/too-many-symbols", test_too_many_symbols);
  g_test_add_func ("/format/effects/kept", test_kept);
  g_test_add_func ("/format/effects/ruleset", test_ruleset);
  g_test_add_func ("/format/effects/join", test_join);
  g_test_add_func ("/format/effects/document", test_document);
  g_test_add_func ("/format/effects/formula", test_formula);
  g_test_add_func ("/format/effects/rest", test_rest);
  result = g_test_run ();
  tw_vocabulary_unref (shipped);
  return result;
}
