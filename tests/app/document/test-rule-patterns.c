/* Rules to begin with, and rules copied from set to set. */
#include "app/document/rule-patterns.h"

#include <string.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "engine/format/data-dir.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static char *
xml_of (TwDocument *document)
{
  return tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
}

static int
add (TwDocument *document, const char *id)
{
  g_autoptr (GError) error = NULL;
  int index = tw_rule_pattern_add (document, id, &error);

  g_assert_no_error (error);
  return index;
}

/* How the sentences of each begin, in the order in which they are offered. */
static const char *const first[] = {
  "When a tile with the symbol “Orchard” has been laid:",
  "When a tile with the symbol “Market” has been laid:",
  "When a complete feature has been counted:",
  "When a complete feature has been counted:",
  "If the tile just laid has the symbol “Harbour”, a figure may be placed on other tiles as well, "
  "where it stands on an incomplete feature and has no figure on it.",
  "In a majority, each figure “Meeple” (provided there is a tile that has the symbol “Throne” and "
  "is on the "
  "same tile as that figure) counts 1 more.",
  "Each player has 1 tile with the symbol “Chapel” in hand from the start and may play it in place "
  "of one that is drawn.",
  "When a tile with the symbol “Den” has been laid:",
  "When a tile with the symbol “Stable” has been laid:",
  "When everything has been done with the tile:",
  "When a tile with the symbol “Quarry” has been laid:",
  "When a tile with the symbol “Tavern” has been laid:",
  "After a figure could be placed on a tile with the symbol “Shrine”:",
  "When a tile with the symbol “Assembly” has been laid:",
  "When a tile with the symbol “Storm” has been laid:",
};

/* Its first sentence is that of something that happens, and undo takes all of it back. */
static void
test_all (void)
{
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (first));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwDocument) document = tw_document_new ();
      g_autofree char *before = xml_of (document), *after = NULL;
      int index = add (document, patterns[i].id);
      g_autoptr (TwVocabulary) words = tw_own_procedure_words (document);
      g_autoptr (GPtrArray) lines =
          tw_own_procedure_lines (tw_document_get_set (document), words, (guint) index, FALSE);

      g_assert_cmpstr (((const TwOwnLine *) lines->pdata[0])->words, ==, first[i]);
      tw_document_undo (document);
      after = xml_of (document);
      g_assert_cmpstr (before, ==, after);
    }
}

static gboolean
says (TwDocument *document, const char *words)
{
  g_autofree char *xml = xml_of (document);

  return strstr (xml, words) != NULL;
}

/* What happens when a city is completed needs nothing that somebody would have to invent first. */
static void
test_completed (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (TwTileSet) before = tw_tile_set_ref (tw_document_get_set (document));
  guint index = (guint) add (document, "feature-completed");
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (document);
  g_autoptr (GPtrArray) lines =
      tw_own_procedure_lines (tw_document_get_set (document), words, index, FALSE);

  g_assert_null (tw_own_things_come (before, tw_document_get_set (document)));
  g_assert_cmpstr (((const TwOwnLine *) lines->pdata[1])->words, ==,
                   "If the feature counted is a city:");
  g_assert_cmpstr (((const TwOwnLine *) lines->pdata[2])->words, ==,
                   "The player on turn gets 2 points.");
}

/* What the set has is taken if it fits, and what comes is told: a figure that no rule moves yet
 * becomes nobody's for one that walks by itself; one that players have does not. */
static void
test_come (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (TwTileSet) with_figure = NULL;
  g_autofree char *symbol = NULL, *figure = NULL, *come = NULL, *nothing = NULL, *xml = NULL;

  symbol = tw_own_thing_add (document, TW_OWN_SYMBOL, "Well", NULL);
  figure = tw_own_thing_add (document, TW_OWN_FIGURE, "Shepherd", NULL);
  g_assert_nonnull (figure);
  with_figure = tw_tile_set_ref (tw_document_get_set (document));
  add (document, "figure-walks");
  g_assert_null (tw_own_things_come (with_figure, tw_document_get_set (document)));
  xml = xml_of (document);
  g_assert_nonnull (strstr (xml, "neutral=\"true\""));
  g_assert_null (strstr (xml, "by-hand"));
  g_assert_nonnull (strstr (xml, "<procedure id=\"shepherd-walks\" at=\"part-over\">"));
  nothing = tw_own_things_come (tw_document_get_set (document), with_figure);
  g_assert_null (nothing);
  tw_document_undo (document);
  tw_document_undo (document);
  add (document, "figure-walks");
  come = tw_own_things_come (with_figure, tw_document_get_set (document));
  g_assert_cmpstr (come, ==, "Wanderer (nobody’s)");
}

/* Of several things that fit somebody has to choose; of one nobody. A die is a thing, too. */
static void
test_several (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='mill' on='tile'><title>Mill</title></symbol>"
      "<symbol id='well' on='tile'><title>Well</title></symbol>"
      "<figure id='ox' supply='1' neutral='true' weight='0'><title>Ox</title></figure>"
      "<bag id='cube' order='die'><title>Cube</title><item id='1'/><item id='2'/><item id='3'/>"
      "<item id='4'/><item id='5'/><item id='6'/></bag>"
      "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autofree char *walks = NULL, *laid = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  walks = tw_rule_pattern_several (set, "figure-walks");
  g_assert_cmpstr (walks, ==, "“Mill”");
  laid = tw_rule_pattern_several (set, "piece-laid");
  g_assert_null (laid);
  add (document, "die-decides");
  g_assert_true (says (document, "<draw as=\"roll\" from=\"cube\">"));
  g_assert_false (says (document, "tavern"));
}

/* A deck is a thing, too: its cards stand for those of the pattern, and those that it lacks come
 * into it. */
static void
test_deck (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='mill' on='tile'><title>Mill</title></symbol>"
      "<bag id='weather' order='kept'><title>Weather</title><item id='sun' n='3'/>%s</bag>%s"
      "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  static const char storm[] = "<item id='storm'/>";
  static const char more[] = "<bag id='luck' order='kept'><title>Luck</title><item id='good'/>"
                             "<item id='bad'/></bag>";
  g_autofree char *whole = g_strdup_printf (text, storm, ""),
                  *short_one = g_strdup_printf (text, "", ""),
                  *two = g_strdup_printf (text, storm, more);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", whole, -1, NULL);
  g_autoptr (TwTileSet) lacking = tw_tile_set_file_parse ("dale.xml", short_one, -1, NULL);
  g_autoptr (TwTileSet) several = tw_tile_set_file_parse ("dale.xml", two, -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  g_autoptr (TwDocument) other = tw_document_new_for_set (lacking, NULL, NULL);
  g_autofree char *taken = tw_rule_pattern_several (several, "card-drawn");

  g_assert_cmpstr (taken, ==, "“Weather”");
  add (document, "card-drawn");
  g_assert_true (says (document, "<draw as=\"card\" from=\"weather\">"));
  g_assert_true (says (document, "<if the=\"card\" is=\"sun\">"));
  g_assert_true (says (document, "<if the=\"card\" is=\"storm\">"));
  g_assert_false (says (document, "shrine-cards"));
  g_assert_false (says (document, "summons"));
  add (other, "card-drawn");
  g_assert_true (says (other, "<if the=\"card\" is=\"sun\">"));
  g_assert_true (says (other, "<if the=\"card\" is=\"summons\">"));
  g_assert_true (says (other, "<item id=\"summons\" n=\"2\">"));
  g_assert_false (says (other, "blessing"));
}

/* The menu says what the file calls itself. */
static void
test_titles (void)
{
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strconcat ("patterns/", patterns[i].id, ".xml", NULL);
      g_autofree char *path = tw_data_dir_find (name);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (set->id, ==, patterns[i].id);
      g_assert_cmpstr (tw_texts_source (set->titles)->text, ==, patterns[i].title);
    }
}

/* Each can be opened by its id, and says something that happens. */
static void
test_examples (void)
{
  guint n;
  const TwRulePattern *examples = tw_rule_examples (&n);

  g_assert_cmpuint (n, ==, 5);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = tw_shipped_set_path (examples[i].id);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (examples[i].id, &error);

      g_assert_no_error (error);
      g_assert_true (tw_shipped_set_is_path (path));
      g_assert_cmpstr (set->id, ==, examples[i].id);
      g_assert_cmpstr (tw_texts_source (set->titles)->text, ==, examples[i].title);
      g_assert_cmpuint (set->own->procedures->len, >, 0);
    }
  g_assert_null (tw_shipped_set_path ("../patterns/die-decides"));
}

/* All in one set, and twice: what rules are made with is there once, what they say as often. */
static void
test_together (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);
  g_autofree char *xml = NULL;

  for (guint i = 0; i < n; i++)
    add (document, patterns[i].id);
  add (document, "all-together");
  xml = xml_of (document);
  g_assert_nonnull (strstr (xml, "<procedure id=\"flood-rises-2\" at=\"laid\""));
  g_assert_null (strstr (strstr (xml, "<counter id=\"flood\"") + 1, "<counter id=\"flood\""));
  /* What is told by its own sentence has no words of its own that would stay behind. */
  g_assert_null (strstr (xml, "OWN-002"));
}

#define CITING(words)                                                                              \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"                         \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"                                           \
  "<rule id='DALE-001'><statement>" words "</statement></rule>"                                    \
  "<procedure id='rule-1' at='laid'><each as='guest' what='figure'>"                               \
  "<where in='land' rules='DALE-001'/><move what='guest' to='home'/></each></procedure>"           \
  "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>"

static void
test_copy (void)
{
  g_autoptr (TwDocument) from = tw_document_new ();
  g_autoptr (TwDocument) to = tw_document_new ();
  g_autoptr (GError) error = NULL;
  int index = add (from, "die-decides");
  g_autofree char *text = tw_own_procedure_copy (tw_document_get_set (from), (guint) index);
  g_autofree char *xml = NULL;

  g_assert_cmpint (tw_own_procedure_paste (to, text, &error), >=, 0);
  g_assert_no_error (error);
  xml = xml_of (to);
  g_assert_nonnull (strstr (xml, "<bag id=\"tavern-die\" order=\"die\">"));
  g_assert_nonnull (strstr (xml, "<symbol id=\"tavern\" on=\"tile\">"));
  g_assert_nonnull (strstr (xml, "<draw as=\"roll\" from=\"tavern-die\">"));
}

/* A procedure that is done by another one comes with it, also where its id is taken. */
static void
test_done (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<procedure id='rule-1' at='laid'><do procedure='rule-2'/></procedure>"
      "<procedure id='rule-2'><spend/></procedure>"
      "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (tw_own_procedure_paste (document, text, &error), >=, 0);
      g_assert_no_error (error);
    }
  xml = xml_of (document);
  g_assert_nonnull (strstr (xml, "<procedure id=\"rule-1-2\" at=\"laid\">\n"
                                 "      <do procedure=\"rule-2-2\"/>"));
  g_assert_nonnull (strstr (xml, "<procedure id=\"rule-1\" at=\"laid\">\n"
                                 "      <do procedure=\"rule-2\"/>"));
}

static const char with_own[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<symbol id='den-2'><title>Other</title></symbol>\n"
    "<figure id='ox' supply='2' by-hand='true'/>\n"
    "<figure id='hermit' neutral='true' supply='1' weight='0'><title>Hermit</title></figure>\n"
    "<token id='coin' supply='4' by-hand='true'><title>Coin</title></token>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile></tile-set>";

/* The first that fits is taken: figures of nobody's where such a one is moved, tokens that whoever
 * has most of them gets something for. */
static void
test_fitting (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", with_own, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autofree char *before = NULL, *after = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  before = xml_of (document);
  add (document, "figure-walks");
  g_assert_true (says (document, "<procedure id=\"hermit-comes\" at=\"laid\" if-symbol=\"mill\">"));
  g_assert_true (says (document, "<move what=\"hermit\" to=\"tile\"/>"));
  g_assert_true (says (document, "<where near=\"next-4\" to=\"hermit\"/>"));
  g_assert_false (says (document, "<title>Wanderer</title>"));
  g_assert_false (says (document, "Hostel"));
  tw_document_undo (document);
  after = xml_of (document);
  g_assert_cmpstr (after, ==, before);
  add (document, "token-given");
  g_assert_true (says (document, "<give what=\"coin\" to=\"player\"/>"));
  g_assert_false (says (document, "Pearl"));
  /* Coins bring nothing to whoever has most; pieces that lie on roads are no coins. */
  add (document, "who-has-most");
  g_assert_true (says (document, "<token id=\"gem\""));
  add (document, "piece-laid");
  g_assert_true (says (document, "<token id=\"cairn\""));
}

/* A set does not get languages that it has not: somebody would have to keep them up. */
static void
test_languages (void)
{
  static const char pattern[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='p'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='fire'><title>Fire</title><title xml:lang='cs'>Oheň</title>"
      "<title xml:lang='de'>Feuer</title></symbol>"
      "<procedure id='rule-1' at='laid' if-symbol='fire'><choose as='vote' what='word'>"
      "<ask>Well?</ask><ask xml:lang='cs'>Tak?</ask><ask xml:lang='de'>Nun?</ask>"
      "<choice word='yes'>Yes</choice><choice word='yes' xml:lang='cs'>Ano</choice>"
      "<choice word='yes' xml:lang='de'>Ja</choice>"
      "<choice word='no'>No</choice><choice word='no' xml:lang='cs'>Ne</choice>"
      "<choice word='no' xml:lang='de'>Nein</choice></choose></procedure>"
      "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  static const char own[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
                            "<title>Dale</title><title xml:lang='de'>Tal</title>"
                            "<tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", own, -1, &error);
  g_autoptr (TwDocument) document = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  tw_own_procedure_add_like (document, pattern, &error);
  g_assert_no_error (error);
  g_assert_true (says (document, ">Feuer<") && says (document, ">Fire<"));
  g_assert_true (says (document, ">Nun?<") && says (document, ">Ja<") && says (document, ">Yes<"));
  g_assert_false (says (document, "\"cs\""));
}

/* What stands deep in a procedure cites the rule that came with it: the one of that id that is
 * there if it says the same, and one of another id if not. */
static void
test_cited (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (tw_own_procedure_paste (document, CITING ("One goes."), &error), >=, 0);
  g_assert_no_error (error);
  g_assert_true (says (document, "<where in=\"land\" rules=\"DALE-001\"/>"));
  g_assert_false (says (document, "OWN-001"));
  g_assert_cmpint (tw_own_procedure_paste (document, CITING ("Another one goes."), &error), >=, 0);
  g_assert_no_error (error);
  g_assert_true (says (document, "<rule id=\"OWN-001\">"));
  g_assert_true (says (document, "<where in=\"land\" rules=\"OWN-001\"/>"));
}

/* A rule in words that has not come along is cited no longer. */
static void
test_cited_elsewhere (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<rule id='DALE-001'><statement>One goes.</statement></rule>"
      "<procedure id='rule-1' at='laid' rules='HILL-001'><each as='guest' what='figure'>"
      "<where in='land' rules='HILL-002 DALE-001'/><move what='guest' to='home'/></each>"
      "</procedure></rules>"
      "<tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tw_own_procedure_paste (document, text, &error), >=, 0);
  g_assert_no_error (error);
  g_assert_false (says (document, "HILL-"));
  g_assert_true (says (document, "<where in=\"land\" rules=\"DALE-001\"/>"));
}

/* Tokens that lie at a symbol are none that players get. */
static void
test_not_fitting (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<symbol id='mill' on='tile'><title>Mill</title></symbol>\n"
      "<token id='coin' supply='4' at='mill' by-hand='true'><title>Coin</title></token>\n"
      "</rules><tile id='A' count='2' start='1' symbols='mill'><road edges='E W'/></tile>"
      "</tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);
  g_autoptr (TwDocument) document = NULL;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  add (document, "token-given");
  g_assert_false (says (document, "<give what=\"coin\""));
  g_assert_true (says (document, "Pearl"));
}

/* A question that is answered in words takes one more, called like none of the others. */
static void
test_answers (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (GError) error = NULL;
  guint index = (guint) add (document, "vote");
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (document);
  const TwStatementPlace loop = { .n = 1, .at = { 1 } }, question = { .n = 2, .at = { 1, 0 } };

  g_assert_false (tw_own_part_takes_answers (tw_document_get_set (document), index, &loop));
  g_assert_true (tw_own_part_takes_answers (tw_document_get_set (document), index, &question));
  g_assert_true (tw_own_part_add_statement (document, words, index, &question,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "choice"),
                                            &error));
  g_assert_no_error (error);
  g_assert_true (says (document, "<choice word=\"answer-3\">Another answer</choice>"));
  g_assert_true (says (document, "<choice word=\"yes\">Yes</choice>"));
}

static void
test_nothing_to_paste (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tw_own_procedure_paste (document, "Buy milk", &error), ==, -1);
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpint (
      tw_own_procedure_paste (document,
                              "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' "
                              "id='empty'/>",
                              &error),
      ==, -1);
  g_assert_nonnull (strstr (error->message, "There is no rule to paste."));
  g_assert_false (tw_document_is_modified (document));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/rule-patterns/all", test_all);
  g_test_add_func ("/document/rule-patterns/completed", test_completed);
  g_test_add_func ("/document/rule-patterns/come", test_come);
  g_test_add_func ("/document/rule-patterns/several", test_several);
  g_test_add_func ("/document/rule-patterns/deck", test_deck);
  g_test_add_func ("/document/rule-patterns/titles", test_titles);
  g_test_add_func ("/document/rule-patterns/examples", test_examples);
  g_test_add_func ("/document/rule-patterns/together", test_together);
  g_test_add_func ("/document/rule-patterns/copy", test_copy);
  g_test_add_func ("/document/rule-patterns/done", test_done);
  g_test_add_func ("/document/rule-patterns/fitting", test_fitting);
  g_test_add_func ("/document/rule-patterns/languages", test_languages);
  g_test_add_func ("/document/rule-patterns/not-fitting", test_not_fitting);
  g_test_add_func ("/document/rule-patterns/cited", test_cited);
  g_test_add_func ("/document/rule-patterns/cited-elsewhere", test_cited_elsewhere);
  g_test_add_func ("/document/rule-patterns/answers", test_answers);
  g_test_add_func ("/document/rule-patterns/nothing", test_nothing_to_paste);
  return g_test_run ();
}
