/* What sheets of games with one part more say of it, and that they say nothing of others. */
#include <string.h>

#include "app/print/rules-sheet.h"
#include "tests/app/remove-tree.h"
#include "tests/engine/shipped-fixture.h"

static const char *const english[] = { "en", NULL };

/* The words of the sheet of a game, a line for each block. */
static char *
words_of (const TwRules *rules)
{
  g_autoptr (TwRulesSheet) sheet = tw_rules_sheet_new (rules, NULL, english);
  GString *text = g_string_new ("\n");

  for (guint i = 0; i < sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = g_ptr_array_index (sheet->blocks, i);

      if (block->texts[0] != NULL)
        g_string_append_printf (text, "%s%s%s\n", block->texts[0],
                                block->values[0] != NULL ? ": " : "",
                                block->values[0] != NULL ? block->values[0] : "");
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_word (const char *text, const char *word)
{
  g_autofree char *pattern = g_strdup_printf ("\\b%ss?\\b", word);

  return g_regex_match_simple (pattern, text, G_REGEX_CASELESS, 0);
}

/* What somebody’s figures are called stands in no sheet of a game without them. */
static void
test_no_others (void)
{
  TwGameKit kit = shipped_kit ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  g_autoptr (TwRules) base = shipped_rules (&kit, "base", 2);
  g_autofree char *plain = words_of (base);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *what = g_strconcat ("base ", parts[i], NULL), *text = NULL;
      g_autoptr (TwRules) rules = NULL;

      /* Its land is for the figures of another part, whose names for it are there. */
      if (g_str_equal (parts[i], "base") || g_str_equal (parts[i], "ghosts-castles-cemeteries"))
        continue;
      rules = shipped_rules (&kit, what, 2);
      text = words_of (rules);
      for (guint k = 0; k < kit.vocabulary->figures->len; k++)
        {
          const TwFigureType *figure = g_ptr_array_index (kit.vocabulary->figures, k);
          const char *title = tw_texts_best (figure->texts, english);

          /* A title may have the word: the card of the robber baron. */
          if (tw_rules_figure (rules, figure->id) < 0 && !has_word (plain, title)
              && !has_word (parts[i], title) && has_word (text, title))
            g_error ("The sheet with %s speaks of: %s", parts[i], title);
        }
    }
  shipped_kit_clear (&kit);
}

/* What is done before the counting stands before it. */
static void
test_where_it_is_done (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base princess-and-dragon", 2);
  g_autofree char *text = words_of (rules);
  const char *walk = strstr (text, "The dragon makes up to 6 steps");
  const char *counting = strstr (text, "\nCounting\n");

  g_assert_true (walk != NULL && counting != NULL && walk < counting);
  shipped_kit_clear (&kit);
}

/* The text of the sheet of the base game with a set of somebody's own. */
static char *
words_with (const char *rules)
{
  TwGameKit kit = shipped_kit ();
  g_autofree char *folder = g_dir_make_tmp ("tilewright-own-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  g_autofree char *what = g_strconcat ("base:rules ", path, NULL);
  g_autofree char *xml = g_strconcat (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"own\"><title>Own</title>"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">",
      rules, "</rules><tile id=\"A\" count=\"3\" start=\"1\"/></tile-set>", NULL);
  g_autoptr (TwRules) in_play = NULL;
  char *text;

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  in_play = shipped_rules (&kit, what, 2);
  text = words_of (in_play);
  g_clear_pointer (&in_play, tw_rules_unref);
  shipped_kit_clear (&kit);
  remove_tree (folder);
  return text;
}

static void
assert_has (const char *text, const char *words)
{
  if (strstr (text, words) == NULL)
    g_error ("“%s” is not in:\n%s", words, text);
}

/* Where somebody's own figures may stand is told where the meeple's places are. */
static void
test_own_places (void)
{
  g_autofree char *text = words_with (
      "<land id=\"canal\" colour=\"#3060a0\"><title>Canal</title>"
      "<role figure=\"meeple\" name=\"boatman\"/></land>"
      "<figure id=\"mayor\" supply=\"1\" weight=\"1\" needs-free=\"true\" "
      "late=\"true\"><title>Mayor</title>"
      "<role kind=\"city\" name=\"city-mayor\"/><role kind=\"canal\" "
      "name=\"canal-mayor\"/></figure>"
      "<figure id=\"swan\" supply=\"1\" weight=\"1\"><title>Swan</title>"
      "<role kind=\"canal\" name=\"swan\"/></figure>"
      "<figure id=\"wolf\" neutral=\"true\" supply=\"1\" weight=\"0\"><title>Wolf</title></figure>"
      "<figure id=\"lindworm\" neutral=\"true\" supply=\"1\" weight=\"0\"><title>Lindworm</title>"
      "<role kind=\"city\" name=\"lindworm\"/></figure>"
      "<figure id=\"shepherd\" supply=\"2\" by-hand=\"true\"><title>Shepherd</title></figure>"
      "<procedure id=\"comes\" at=\"laid\"><move what=\"wolf\" to=\"tile\"/></procedure>");
  const char *placing = strstr (text, "\nPlacing a figure\n"), *counting;

  g_assert_nonnull (placing);
  counting = strstr (placing, "\nCounting\n");
  g_assert_nonnull (counting);
  assert_has (placing, "The figure Mayor may be placed here, only where nobody stands yet: City, "
                       "Canal. It is placed in addition to another figure in the same turn.\n");
  assert_has (placing, "The figure Swan may be placed here: Canal.\n");
  assert_has (placing, "Nobody places the figure Wolf: only rules bring it onto the table.\n");
  /* Land on which rules may put it is none on which anybody places it. */
  assert_has (placing, "Nobody places the figure Lindworm: rules may move it onto land of this "
                       "kind: City.\n");
  assert_has (placing, "The figure Shepherd is moved by hand alone");
  assert_has (placing, "These figures may be placed on land of the kind Canal: Meeple.\n");
  g_assert_true (strstr (placing, "Canal: Meeple") < counting);
}

/* A game without any says nothing of them, nor has it a heading for them. */
static void
test_no_own_places (void)
{
  g_autofree char *text =
      words_with ("<symbol id=\"mill\" on=\"tile\"><title>Mill</title></symbol>");

  g_assert_null (strstr (text, "Own rules"));
}

/* What is asked stands with its answers below the rule by which it is asked, unless that says it. A
 * question without answers of its own is for the table, and not for paper. */
static void
test_questions (void)
{
  g_autofree char *text = words_with (
      "<rule id=\"ASK-001\"><statement>There is a vote.</statement></rule>"
      "<rule id=\"ASK-002\"><statement>Somebody is asked: “Who wins?”</statement></rule>"
      "<procedure id=\"vote\" at=\"laid\" rules=\"ASK-001\"><choose as=\"vote\" what=\"word\">"
      "<ask>Is there a feast for {player}?</ask><choice word=\"yes\">There is</choice>"
      "<choice word=\"no\">There is none</choice>"
      "<if the=\"vote\" is=\"yes\"><give what=\"points\"/></if></choose></procedure>"
      "<procedure id=\"who\" at=\"laid\" rules=\"ASK-002\"><choose as=\"who\" what=\"seat\">"
      "<ask>Who wins?</ask><give what=\"points\" to=\"who\"/></choose></procedure>"
      "<procedure id=\"untold\" at=\"laid\"><choose as=\"there\" what=\"tile\"><ask>Which tile is "
      "fine?</ask><choice>Fine: {cell}</choice><give what=\"points\"/></choose></procedure>");

  assert_has (text,
              "\nThere is a vote.\nQuestion: “Is there a feast for …?” – answers: “There is”, "
              "“There is none”\nSomebody is asked: “Who wins?”\n");
  g_assert_null (strstr (text, "Question: “Who wins?”"));
  assert_has (text, "The player on turn chooses a tile:\nThe player");
}

/* What a die shows and what is in a deck is a line each. */
static void
test_bags (void)
{
  g_autofree char *text = words_with (
      "<bag id=\"fate\" order=\"die\"><title>Fate</title><item id=\"1\"/><item id=\"2\"/></bag>"
      "<bag id=\"deck\" order=\"kept\"><title>Deck</title><item id=\"gold\" "
      "n=\"3\"><title>Gold</title></item><item id=\"ash\"><title>Ash</title></item></bag>"
      "<procedure id=\"p\" at=\"laid\"><draw as=\"n\" from=\"fate\"/>"
      "<draw as=\"c\" from=\"deck\"/></procedure>");

  assert_has (text, "\nThe die Fate shows: 1, 2.\n");
  assert_has (text,
              "\nDeck, to the bottom of which each card drawn goes back, holds: 3 × Gold, Ash.\n");
}

/* A name that has the noun in it goes without another one. */
static void
test_named_bags (void)
{
  g_autofree char *text = words_with (
      "<bag id=\"lots\" order=\"die\"><title>Die</title><item id=\"1\"/><item id=\"2\"/></bag>"
      "<bag id=\"sky\" order=\"kept\"><title>Sky</title><item id=\"sun\"><title>Sun</title>"
      "</item></bag><bag id=\"sack\"><title>Old Bag</title><item id=\"fish\"><title>Fish</title>"
      "</item></bag>"
      "<procedure id=\"p\" at=\"laid\"><draw as=\"n\" from=\"lots\"/><draw as=\"c\" "
      "from=\"sky\"/><draw as=\"b\" from=\"sack\"/></procedure>");

  assert_has (text, "\nDie shows: 1, 2.\n");
  assert_has (text,
              "\nThe deck Sky, to the bottom of which each card drawn goes back, holds: Sun.\n");
  assert_has (text, "\nOld Bag holds: Fish.\n");
  assert_has (text, "\nA card is drawn from Sky.\n");
}

/* What is rolled and drawn lies in the box, and is told of with what else does; one die has all its
 * faces. */
static void
test_drawn (void)
{
  static const char bags[] =
      "<bag id=\"fate\" order=\"die\"><title>Fate</title><item id=\"1\"/><item id=\"2\"/></bag>"
      "<bag id=\"deck\" order=\"kept\"><title>Events</title><item id=\"gold\" "
      "n=\"3\"><title>Gold</title></item><item id=\"ash\"><title>Ash</title></item></bag>"
      "<procedure id=\"p\" at=\"laid\"><draw as=\"n\" from=\"fate\"/>"
      "<draw as=\"c\" from=\"deck\"/></procedure>";
  g_autofree char *text = words_with (bags), *without = words_with ("");
  const char *components = strstr (text, "\nDice\nFate: 1\nDecks and bags\nEvents: 4\n");

  g_assert_nonnull (components);
  g_assert_true (components < strstr (text, "\nPreparation\n"));
  g_assert_null (strstr (without, "\nDice\n"));
  g_assert_null (strstr (without, "\nDecks and bags\n"));
}

/* Whether the designer has told a rule himself or not, it stands where the Rules page has it. */
static void
test_order (void)
{
  g_autofree char *text = words_with (
      "<symbol id=\"mill\" on=\"tile\"><title>Mill</title></symbol>"
      "<rule id=\"OWN-009\"><statement>Mills are old.</statement></rule>"
      "<rule id=\"OWN-001\"><statement>A mill brings a lot.</statement></rule>"
      "<rule id=\"OWN-002\"><statement>Roads are long.</statement></rule>"
      "<effect rules=\"OWN-002\" features=\"road\" events=\"complete\" stage=\"add\" points=\"1\"/>"
      "<procedure id=\"one\" at=\"laid\"><give what=\"points\" n=\"7\" to=\"player\"/></procedure>"
      "<procedure id=\"two\" at=\"laid\" if-symbol=\"mill\" rules=\"OWN-001\"><give "
      "what=\"points\" "
      "n=\"8\" to=\"player\"/></procedure>"
      "<procedure id=\"three\" at=\"laid\"><give what=\"points\" n=\"9\" "
      "to=\"player\"/></procedure>");
  const char *const in_order[] = {
    "\nOwn rules\n", "gets 7 points",       "\nA mill brings a lot.\n",
    "gets 9 points", "\nRoads are long.\n", "\nMills are old.\n"
  };
  const char *at = text;

  for (guint i = 0; i < G_N_ELEMENTS (in_order); i++)
    {
      at = strstr (at, in_order[i]);
      if (at == NULL)
        g_error ("“%s” is not there in its place:\n%s", in_order[i], text);
    }
  g_assert_null (strstr (text, "gets 8 points"));
}

/* A name is quoted only where it could be read as words of the sentence. */
static void
test_names (void)
{
  g_autofree char *text = words_with (
      "<symbol id=\"mill\" on=\"tile\"><title>Mill</title></symbol>"
      "<symbol id=\"wind\" on=\"tile\"><title>Wind of change</title></symbol>"
      "<token id=\"chaff\" supply=\"9\"><title>chaff</title></token>"
      "<token id=\"flour\" supply=\"9\"><title>White Flour</title></token>"
      "<procedure id=\"one\" at=\"laid\" if-symbol=\"mill\"><give what=\"chaff\" to=\"player\"/>"
      "</procedure>"
      "<procedure id=\"two\" at=\"laid\" if-symbol=\"wind\"><give what=\"flour\" to=\"player\"/>"
      "</procedure>");

  assert_has (text, "\nWhen a tile with the symbol Mill has been laid:\n");
  assert_has (text, "\nWhen a tile with the symbol “Wind of change” has been laid:\n");
  assert_has (text, "gets 1 × “chaff”.\n");
  assert_has (text, "gets 1 × White Flour.\n");
}

/* Titles may end with a mark: the sentence has its own all the same. */
static void
test_marks (void)
{
  g_autofree char *text =
      words_with ("<bag id=\"calls\" order=\"die\"><title>Wow!</title><item "
                  "id=\"run\"><title>Run!</title></item>"
                  "<item id=\"wait\"><title>Wait…</title></item><item "
                  "id=\"why\"><title>Why?</title></item></bag>"
                  "<token id=\"prize\" supply=\"9\"><title>Hurray!</title></token>"
                  "<procedure id=\"p\" at=\"laid\"><draw as=\"n\" from=\"calls\"/>"
                  "<give what=\"prize\" to=\"player\"/></procedure>");

  assert_has (text, "\nThe die “Wow!” shows: “Run!”, “Wait…”, “Why?”.\n");
  assert_has (text, "gets 1 × “Hurray!”.\n");
}

/* Only what says nothing of the end is worth nothing then. */
static void
test_unfinished (void)
{
  const char *const nothing = "Unfinished land of the kind Canal brings nothing at the end";
  const char *const land =
      "<land id=\"canal\" colour=\"#3060a0\"><title>Canal</title>"
      "<role figure=\"meeple\" name=\"boatman\"/></land>"
      "<effect features=\"canal\" events=\"complete\" stage=\"rate\" points=\"5\"/>";
  static const char *const counted[] = {
    "<effect features=\"canal\" events=\"end\" stage=\"rate\" points=\"1\"/>",
    "<procedure id=\"last\" at=\"before-last\"><each as=\"there\" what=\"feature\"><where "
    "kind=\"canal\"/><give what=\"points\"/></each></procedure>",
  };
  g_autofree char *text = words_with (land);

  assert_has (text, nothing);
  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      g_autofree char *both = g_strconcat (land, counted[i], NULL), *all = words_with (both);

      g_assert_null (strstr (all, nothing));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-parts/no-others", test_no_others);
  g_test_add_func ("/sheet-parts/where-it-is-done", test_where_it_is_done);
  g_test_add_func ("/sheet-parts/own-places", test_own_places);
  g_test_add_func ("/sheet-parts/no-own-places", test_no_own_places);
  g_test_add_func ("/sheet-parts/questions", test_questions);
  g_test_add_func ("/sheet-parts/bags", test_bags);
  g_test_add_func ("/sheet-parts/named-bags", test_named_bags);
  g_test_add_func ("/sheet-parts/drawn", test_drawn);
  g_test_add_func ("/sheet-parts/order", test_order);
  g_test_add_func ("/sheet-parts/names", test_names);
  g_test_add_func ("/sheet-parts/marks", test_marks);
  g_test_add_func ("/sheet-parts/unfinished", test_unfinished);
  return g_test_run ();
}
