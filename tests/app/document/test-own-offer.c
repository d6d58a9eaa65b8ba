/* What can be added to a rule in one go: conditions, what it is put under, and what is counted. */
#include "app/document/own-offer.h"

#include <string.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

typedef struct
{
  TwDocument *document;
  TwVocabulary *words;
} Rule;

typedef GPtrArray *(*Find) (const TwTileSet *set,
                            const TwVocabulary *words,
                            guint index,
                            const TwStatementPlace *place);

static const TwStatementPlace whole = { 0 }, first = { .n = 1 };

/* A set whose first procedure does @statements at @moment. */
static Rule
rule_of (const char *moment, const char *statements)
{
  g_autofree char *xml =
      g_strconcat ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                   "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
                   "<symbol id='mill' on='road'/><token id='gem' supply='2'/>"
                   "<procedure id='p' at='",
                   moment, "'>", statements,
                   "</procedure><counter id='flood' most='3'/></rules><tile id='A' count='2' "
                   "start='1'><road edges='E W'/></tile></tile-set>",
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

static gboolean
says (const Rule *rule, const char *words)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (rule->document), NULL);

  if (strstr (xml, words) == NULL)
    g_test_message ("%s", xml);
  return strstr (xml, words) != NULL;
}

/* Those that the rules take. */
static GPtrArray *
offers_of (const Rule *rule, Find find, const TwStatementPlace *place)
{
  GPtrArray *offers = find (tw_document_get_set (rule->document), rule->words, 0, place);
  g_autoptr (TwRules) now = tw_own_rules_game (rule->document);

  for (guint i = offers->len; i-- > 0;)
    if (!tw_own_part_would_offer (rule->document, rule->words, 0, now, offers->pdata[i]))
      g_ptr_array_remove_index (offers, i);
  return offers;
}

/* (nullable) */
static const TwOwnOffer *
offer_of (const GPtrArray *offers, const char *group, const char *title)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const TwOwnOffer *offer = offers->pdata[i];

      if (strcmp (offer->title, title) == 0 && (group == NULL || strcmp (offer->group, group) == 0))
        return offer;
    }
  return NULL;
}

/* Adds what is offered so; it stands where that was said. */
static TwStatementPlace
take (const Rule *rule,
      Find find,
      const TwStatementPlace *place,
      const char *group,
      const char *title)
{
  g_autoptr (GPtrArray) offers = offers_of (rule, find, place);
  const TwOwnOffer *offer = offer_of (offers, group, title);
  TwStatementPlace then;
  const TwStatement *statement;
  g_autoptr (GError) error = NULL;

  if (offer == NULL)
    {
      for (guint i = 0; i < offers->len; i++)
        g_test_message ("%s: %s", ((const TwOwnOffer *) offers->pdata[i])->group,
                        ((const TwOwnOffer *) offers->pdata[i])->title);
      g_error ("“%s” is not offered", title);
    }
  then = tw_own_offer_place_then (tw_document_get_set (rule->document), 0, offer);
  tw_own_part_add_offer (rule->document, rule->words, 0, offer, &error);
  g_assert_no_error (error);
  statement = tw_own_part_statement (tw_document_get_set (rule->document), 0, &then);
  g_assert_nonnull (statement);
  g_assert_true (statement->word == offer->word);
  return then;
}

/* A condition is added as fast as it is taken away. */
static void
test_filter (void)
{
  Rule rule =
      rule_of ("laid", "<choose as='who' what='figure'><move what='who' to='home'/></choose>"
                       "<give what='points' n='1' to='player'/>");
  const TwStatementPlace second = { .n = 1, .at = { 1 } };
  g_autoptr (GPtrArray) none = offers_of (&rule, tw_own_offers_of_filters, &second);
  g_autoptr (GPtrArray) offers = NULL;
  TwStatementPlace then = take (&rule, tw_own_offers_of_filters, &first, NULL, "Whose it is");

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (says (&rule, "<where owner=\"player\"/>"));
  g_assert_cmpuint (then.n, ==, 2);
  offers = offers_of (&rule, tw_own_offers_of_filters, &first);
  g_assert_nonnull (offer_of (offers, "Who and What", "Figures of these types"));
  /* Figures have no points. */
  g_assert_null (offer_of (offers, NULL, "Players who have at least so many points"));
  tw_document_undo (rule.document);
  g_assert_false (tw_document_is_modified (rule.document));
  rule_clear (&rule);
}

/* All that happens is put under a condition on the feature that is counted. */
static void
test_feature (void)
{
  Rule rule = rule_of ("counted", "<give what='points' n='2' to='player'/>"
                                  "<give what='gem' to='player'/>");

  take (&rule, tw_own_offers_of_conditions, &whole, "The feature counted",
        "It is a city, or other land");
  g_assert_true (says (&rule, "<if the=\"feature\" kind=\"city\">\n"
                              "        <give what=\"points\" n=\"2\" to=\"player\"/>\n"
                              "        <give what=\"gem\" to=\"player\"/>\n      </if>"));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The feature counted",
        "At least so many tiles count for it");
  g_assert_true (says (&rule, "<if>\n        <any what=\"tile\" least=\"3\">\n"
                              "          <where same=\"extent\" to=\"feature\"/>\n        </any>\n"
                              "        <give what=\"points\""));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The feature counted",
        "A symbol, a token or a figure is in it");
  g_assert_true (says (&rule, "<if the=\"feature\" has=\"mill\">"));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The feature counted",
        "It is no city, or no other land");
  g_assert_true (says (&rule, "<if>\n        <none what=\"feature\">\n"
                              "          <where kind=\"city\" same=\"feature\" to=\"feature\"/>\n"
                              "        </none>\n        <give what=\"points\""));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The feature counted",
        "There is no symbol of a kind in it");
  g_assert_true (says (&rule, "<none what=\"symbol\">\n          <where same=\"feature\" "
                              "symbol=\"mill\" to=\"feature\"/>"));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The feature counted",
        "A player has no figure on it");
  g_assert_true (says (&rule, "<none what=\"figure\">"));
  tw_document_undo (rule.document);
  g_assert_false (tw_document_is_modified (rule.document));
  rule_clear (&rule);
}

/* Where no feature is counted nothing can be asked of it; of the game it can. */
static void
test_game (void)
{
  Rule rule = rule_of ("laid", "<give what='points' n='2' to='player'/>");
  g_autoptr (GPtrArray) offers = offers_of (&rule, tw_own_offers_of_conditions, &whole);

  g_assert_null (offer_of (offers, NULL, "It is a city, or other land"));
  g_assert_null (offer_of (offers, "The last tile laid", "A city is on it, or other land"));
  g_assert_nonnull (offer_of (offers, "The tile just laid", "A city is on it, or other land"));
  take (&rule, tw_own_offers_of_conditions, &whole, "The Whole Game",
        "There is something of a sort, or so many of it");
  g_assert_true (
      says (&rule, "<any what=\"feature\">\n          <where kind=\"city\" complete=\"true\"/>"));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The Whole Game",
        "There is nothing of a sort, or not so many of it");
  g_assert_true (
      says (&rule, "<none what=\"feature\">\n          <where kind=\"city\" complete=\"true\"/>"));
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_conditions, &whole, "The tile just laid",
        "There is no city on it, or no other land");
  g_assert_true (says (&rule, "<none what=\"feature\">\n          <where kind=\"city\" "
                              "same=\"tile\" to=\"tile\"/>"));
  rule_clear (&rule);
}

/* One line alone, with what is done else; what is chosen round it can be asked about. */
static void
test_line (void)
{
  Rule rule = rule_of ("laid", "<each as='who' what='figure'><where in='land'/>"
                               "<if the='who' follower='true'><move what='who' to='home'/></if>"
                               "<else><stop/></else><give what='gem' to='player'/></each>");
  const TwStatementPlace inner = { .n = 2, .at = { 0, 1 } };
  TwStatementPlace then = take (&rule, tw_own_offers_of_conditions, &inner, NULL, "Whose it is");

  g_assert_true (tw_statement_place_equal (&then, &inner));
  g_assert_true (says (&rule, "<if the=\"who\" owner=\"player\">\n"
                              "          <if the=\"who\" follower=\"true\">\n"
                              "            <move what=\"who\" to=\"home\"/>\n          </if>\n"
                              "          <else>\n            <stop/>\n          </else>\n"
                              "        </if>\n        <give what=\"gem\" to=\"player\"/>"));
  tw_document_undo (rule.document);
  g_assert_false (tw_document_is_modified (rule.document));
  rule_clear (&rule);
}

/* What a list is kept for stays before it, and words of questions stay with them. */
static void
test_stays (void)
{
  Rule rule = rule_of ("laid", "<remember as='been' what='tile'/><add what='tile' to='been'/>");

  take (&rule, tw_own_offers_of_conditions, &whole, "The tile just laid",
        "A city is on it, or other land");
  g_assert_true (says (&rule, "<remember as=\"been\" what=\"tile\"/>\n"
                              "      <if the=\"tile\" kind=\"city\">\n"
                              "        <add what=\"tile\" to=\"been\"/>"));
  rule_clear (&rule);
}

/* "For each city on the tile" is one step. */
static void
test_counts (void)
{
  Rule rule = rule_of ("laid", "<give what='points' n='1' to='player'/>");
  g_autoptr (GPtrArray) after = NULL;

  take (&rule, tw_own_offers_of_counts, &first, "The tile just laid",
        "For each city on it, or other land");
  g_assert_true (says (&rule, "<per what=\"feature\">\n"
                              "          <where kind=\"city\" same=\"tile\" to=\"tile\"/>"));
  /* It is counted once. */
  after = offers_of (&rule, tw_own_offers_of_counts, &first);
  g_assert_cmpuint (after->len, ==, 0);
  tw_document_undo (rule.document);
  take (&rule, tw_own_offers_of_counts, &first, "The tile just laid",
        "For each symbol of a kind on it or around it");
  g_assert_true (says (&rule, "<where near=\"nine\" symbol=\"mill\" to=\"tile\"/>"));
  rule_clear (&rule);
}

/* All that is offered can be taken. */
static void
test_all (void)
{
  static const char *const moments[] = { "laid", "counted", "turn", "after-last" };
  static const Find finds[] = { tw_own_offers_of_filters, tw_own_offers_of_conditions,
                                tw_own_offers_of_counts };
  const TwStatementPlace inner = { .n = 2 };
  const TwStatementPlace *const places[] = { &whole, &first, &inner };
  guint n = 0;

  for (guint m = 0; m < G_N_ELEMENTS (moments); m++)
    {
      Rule rule = rule_of (moments[m], "<each as='who' what='seat'>"
                                       "<give what='points' n='1' to='who'/></each>");

      for (guint i = 0; i < G_N_ELEMENTS (finds) * G_N_ELEMENTS (places); i++)
        {
          g_autoptr (GPtrArray) offers = offers_of (&rule, finds[i / 3], places[i % 3]);

          for (guint k = 0; k < offers->len; k++, n++)
            {
              g_autoptr (GError) error = NULL;

              tw_own_part_add_offer (rule.document, rule.words, 0, offers->pdata[k], &error);
              g_assert_no_error (error);
              tw_document_undo (rule.document);
              g_assert_false (tw_document_is_modified (rule.document));
            }
        }
      rule_clear (&rule);
    }
  g_assert_cmpuint (n, >, 200);
}

/* What is compared with begins with something that is there: a figure of the set's own, else what
 * is counted; nothing begins with itself, nor with where figures go that leave the table. */
static void
test_begins (void)
{
  static const char choice[] = "<choose as='there' what='tile' word='go'>"
                               "<move what='ox' to='there'/></choose></procedure>"
                               "<figure id='ox' supply='1' neutral='true' weight='0'/>"
                               "<procedure id='q' at='turn'><give what='points' n='1'/>";
  Rule rule = rule_of ("counted", "<choose as='there' what='tile' word='go'>"
                                  "<give what='points' n='1'/></choose>");

  take (&rule, tw_own_offers_of_filters, &first, NULL,
        "What it has in common with the other thing");
  g_assert_true (says (&rule, " to=\"feature\"/>"));
  rule_clear (&rule);
  rule = rule_of ("counted", choice);
  take (&rule, tw_own_offers_of_filters, &first, NULL,
        "What it has in common with the other thing");
  g_assert_true (says (&rule, " to=\"ox\"/>"));
  rule_clear (&rule);
  rule = rule_of ("turn", "<each as='who' what='seat'><give what='points' n='-1' to='who'/></each>"
                          "</procedure><figure id='ox' supply='1' neutral='true' weight='0'/>"
                          "<procedure id='q' at='turn'><give what='points' n='1'/>");
  take (
      &rule, tw_own_offers_of_filters, &first, NULL,
      "Players who have a figure on that feature or tile or in that zone, or a counting figure on "
      "that space");
  g_assert_true (says (&rule, "<where stands=\"ox\"/>"));
  rule_clear (&rule);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/own-offer/filter", test_filter);
  g_test_add_func ("/document/own-offer/feature", test_feature);
  g_test_add_func ("/document/own-offer/game", test_game);
  g_test_add_func ("/document/own-offer/line", test_line);
  g_test_add_func ("/document/own-offer/stays", test_stays);
  g_test_add_func ("/document/own-offer/counts", test_counts);
  g_test_add_func ("/document/own-offer/all", test_all);
  g_test_add_func ("/document/own-offer/begins", test_begins);
  return g_test_run ();
}
