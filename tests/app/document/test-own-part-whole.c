/* What a line of a rule is as a whole: turned round, for each or for one; and what a new line is
 * about. */
#include <string.h>

#include "app/document/own-offer.h"
#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

typedef struct
{
  TwDocument *document;
  TwVocabulary *words;
} Rule;

/* A set whose first procedure does @statements. */
static Rule
rule_of (const char *statements)
{
  g_autofree char *xml = g_strconcat (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='mill' on='tile'/><symbol id='inn-yard' on='tile'/>"
      "<procedure id='mill-wheel' at='laid' if-symbol='mill'>",
      statements,
      "</procedure><counter id='luck' each='true' most='3'/>"
      "<figure id='miller' neutral='true' supply='1' weight='0'/>"
      "</rules><tile id='A' count='2' symbols='mill'><road edges='E W'/></tile></tile-set>",
      NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);
  Rule rule;

  g_assert_no_error (error);
  rule.document = tw_document_new_for_set (set, NULL, NULL);
  rule.words = tw_own_procedure_words (rule.document);
  return rule;
}

static void
rule_clear (Rule *rule)
{
  g_clear_pointer (&rule->words, tw_vocabulary_unref);
  g_clear_object (&rule->document);
}

static void
assert_says (const Rule *rule, const char *words)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (rule->document), NULL);

  if (strstr (xml, words) == NULL)
    g_error ("%s is not in\n%s", words, xml);
}

static GPtrArray *
parts_of (const Rule *rule, guint line)
{
  return tw_own_parts_new (tw_document_get_set (rule->document), rule->words, 0, line);
}

/* The part of a line with that name, the one that says @text, if that is not NULL. */
static const TwOwnPart *
part_of (const GPtrArray *parts, const char *name, const char *text)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (strcmp (part->word->name, name) == 0
          && (text == NULL ? part->text == NULL : g_strcmp0 (part->text, text) == 0))
        return part;
    }
  return NULL;
}

static void
set_part (const Rule *rule, guint line, const char *name, const char *from, const char *to)
{
  g_autoptr (GPtrArray) parts = parts_of (rule, line);
  const TwOwnPart *part = part_of (parts, name, from);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (part);
  tw_own_part_set (rule->document, rule->words, 0, part, to, &error);
  g_assert_no_error (error);
}

static void
assert_line (const Rule *rule, guint n, const char *expected)
{
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (rule->document);
  g_autoptr (GPtrArray) lines =
      tw_own_procedure_lines (tw_document_get_set (rule->document), words, 0, TRUE);

  g_assert_cmpstr (((const TwOwnLine *) lines->pdata[n])->words, ==, expected);
}

/* A condition is turned round and back; it is heard and seen, and where it stands is told. */
static void
test_turn (void)
{
  Rule rule = rule_of ("<each as='who' what='seat'><where owner='player'/><where score='3'/>"
                       "<give what='points' n='1' to='who'/></each>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 1), turned = NULL;
  TwStatementPlace place;
  g_autofree char *help = tw_own_part_help (part_of (parts, "not", NULL));

  g_assert_cmpstr (help, ==, "Not: the other way round");
  g_assert_true (tw_own_part_is_turned (part_of (parts, "not", NULL), &place));
  g_assert_cmpuint (place.n, ==, 3);
  g_assert_false (tw_own_part_is_turned (part_of (parts, "owner", "player"), &place));
  set_part (&rule, 1, "not", NULL, "true");
  assert_says (&rule, "<not>\n          <where owner=\"player\"/>\n        </not>\n"
                      "        <where score=\"3\"/>");
  assert_line (&rule, 1, "For each other player who has at least 3 points:");
  turned = parts_of (&rule, 1);
  g_assert_true (tw_own_part_is_turned (part_of (turned, "not", "true"), &place));
  g_assert_cmpuint (place.n, ==, 2);
  set_part (&rule, 1, "not", "true", "false");
  assert_says (&rule, "<where owner=\"player\"/>\n        <where score=\"3\"/>");
  tw_document_undo (rule.document);
  /* What is left of it goes with its condition. */
  set_part (&rule, 1, "owner", "player", NULL);
  assert_says (&rule, "<each as=\"who\" what=\"seat\">\n        <where score=\"3\"/>");
  rule_clear (&rule);
}

/* All become one that is chosen, and back: what only a question has goes, and that is told. */
static void
test_kind (void)
{
  Rule rule = rule_of ("<choose as='who' what='figure' optional='true'><where owner='player'/>"
                       "<ask>Who?</ask><move what='who' to='home'/></choose>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 1), choices = NULL;
  const TwOwnPart *kind = part_of (parts, "choose", "choose");
  const TwOwnPart added = { .word = kind->word };
  g_autofree char *loss = tw_own_part_loss (rule.document, rule.words, 0, kind, "each");
  g_autofree char *title = tw_own_part_help (kind), *line = tw_own_part_help (&added);
  gboolean is_several;

  g_assert_cmpstr (loss, ==, "The question, in words");
  g_assert_cmpstr (title, ==, "For each of them or for one");
  g_assert_true (g_str_has_prefix (line, "Asks the player on turn"));
  choices = tw_own_part_offered (rule.document, rule.words, 0, kind, &is_several);
  g_assert_cmpuint (choices->len, ==, 3);
  g_assert_false (tw_own_part_can_go (rule.document, rule.words, 0, kind));
  set_part (&rule, 1, "choose", "choose", "each");
  assert_says (&rule, "<each as=\"who\" what=\"figure\">\n        <where owner=\"player\"/>\n"
                      "        <move what=\"who\" to=\"home\"/>\n      </each>");
  set_part (&rule, 1, "choose", "each", "choose");
  assert_says (&rule, "<choose as=\"who\" what=\"figure\">\n        <where owner=\"player\"/>");
  rule_clear (&rule);
}

/* What has something to be done if there is nothing cannot be for each. */
static void
test_otherwise (void)
{
  Rule rule = rule_of ("<choose as='who' what='figure'><where owner='player'/>"
                       "<move what='who' to='home'/><otherwise><spend/></otherwise></choose>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 1), choices = NULL;
  gboolean is_several;

  choices = tw_own_part_offered (rule.document, rule.words, 0, part_of (parts, "choose", "choose"),
                                 &is_several);
  g_assert_cmpuint (choices->len, ==, 2);
  g_assert_cmpstr (((const TwOwnChoice *) choices->pdata[1])->text, ==, "let");
  rule_clear (&rule);
}

/* Players that are chosen from are the others. */
static void
test_seat (void)
{
  Rule rule = rule_of ("<choose as='who' what='figure'><where owner='player'/></choose>"
                       "<give what='points' n='2' to='player'/>");

  set_part (&rule, 1, "what", "figure", "seat");
  assert_line (&rule, 1, "The player on turn chooses another player.");
  set_part (&rule, 2, "to", "player", TW_OWN_PART_ANOTHER);
  assert_says (&rule, "<choose as=\"other\" what=\"seat\">\n"
                      "        <not>\n          <where owner=\"player\"/>\n        </not>\n"
                      "        <give what=\"points\" n=\"2\" to=\"other\"/>\n      </choose>");
  rule_clear (&rule);
}

static void
add (const Rule *rule, const TwStatementPlace *place, const char *word)
{
  g_autoptr (GError) error = NULL;

  tw_own_part_add_statement (rule->document, rule->words, 0, place,
                             tw_rule_word_find (TW_WORDS_STATEMENT, word), &error);
  g_assert_no_error (error);
}

/* Within what is done for each player a new line is about that one. */
static void
test_loop (void)
{
  Rule rule = rule_of ("<each as='before' what='tile'><each as='guest' what='seat'><spend/></each>"
                       "<choose as='there' what='tile'><spend/></choose></each>");
  const TwStatementPlace guests = { .n = 2, .at = { 0, 0 } }, tiles = { .n = 2, .at = { 0, 1 } };

  add (&rule, &guests, "give");
  assert_says (&rule, "<give what=\"points\" n=\"2\" to=\"guest\"/>");
  add (&rule, &guests, "change");
  assert_says (&rule, "<change what=\"luck\" by=\"1\" to=\"guest\"/>");
  add (&rule, &guests, "choose");
  assert_says (&rule, "<choose as=\"who\" what=\"figure\" by=\"guest\">\n"
                      "            <where owner=\"guest\"/>");
  add (&rule, &tiles, "move");
  assert_says (&rule, "<move what=\"miller\" to=\"there\"/>");
  rule_clear (&rule);
}

/* Figures that are gone through stand for whoever owns them. */
static void
test_figures (void)
{
  Rule rule = rule_of ("<each as='who' what='figure'><where of='meeple'/><spend/></each>");
  const TwStatementPlace figures = { .n = 1 };

  add (&rule, &figures, "give");
  assert_says (&rule, "<give what=\"points\" n=\"2\" to=\"who\"/>");
  rule_clear (&rule);
}

static const TwOwnOffer *
offer_of (const GPtrArray *offers, const char *title)
{
  for (guint i = 0; i < offers->len; i++)
    if (strcmp (((const TwOwnOffer *) offers->pdata[i])->title, title) == 0)
      return offers->pdata[i];
  g_error ("“%s” is not offered", title);
}

/* Other players are found by the words that people have for them, among lines and conditions. */
static void
test_others (void)
{
  Rule rule = rule_of ("<each as='guest' what='seat'><spend/></each>");
  const TwStatementPlace whole = { 0 }, guests = { .n = 1 };
  g_autoptr (GPtrArray) lines =
      tw_own_offers_of_players (tw_document_get_set (rule.document), 0, &whole);
  g_autoptr (GPtrArray) filters =
      tw_own_offers_of_filters (tw_document_get_set (rule.document), rule.words, 0, &guests);
  const TwOwnOffer *other = offer_of (filters, "Another player");
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (strstr (other->words, "opponent"));
  g_assert_nonnull (strstr (offer_of (filters, "Whose it is")->words, "another"));
  tw_own_part_add_offer (rule.document, rule.words, 0, other, &error);
  g_assert_no_error (error);
  assert_line (&rule, 1, "For each other player:");
  tw_own_part_add_offer (rule.document, rule.words, 0,
                         offer_of (lines, "Does the same for each other player"), &error);
  g_assert_no_error (error);
  assert_says (&rule, "<each as=\"other\" what=\"seat\">\n        <not>\n"
                      "          <where owner=\"player\"/>");
  rule_clear (&rule);
}

/* A rule that is called after its symbol follows it, unless another one starts it. */
static void
test_follow (void)
{
  Rule rule = rule_of ("<spend/>");

  set_part (&rule, 0, "if-symbol", "mill", "inn-yard");
  assert_says (&rule, "<procedure id=\"inn-yard-wheel\" at=\"laid\" if-symbol=\"inn-yard\">");
  rule_clear (&rule);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/own-part-whole/turn", test_turn);
  g_test_add_func ("/document/own-part-whole/kind", test_kind);
  g_test_add_func ("/document/own-part-whole/otherwise", test_otherwise);
  g_test_add_func ("/document/own-part-whole/seat", test_seat);
  g_test_add_func ("/document/own-part-whole/loop", test_loop);
  g_test_add_func ("/document/own-part-whole/figures", test_figures);
  g_test_add_func ("/document/own-part-whole/others", test_others);
  g_test_add_func ("/document/own-part-whole/follow", test_follow);
  return g_test_run ();
}
