/* What procedures declare, as things: added, changed, used, removed; what the forms do not know
 * stays. */
#include "app/document/own-declared.h"

#include <string.h>

#include "app/document/own-figure.h"
#include "app/document/own-use.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

/* With what somebody else has written: comments, foreign attributes and elements, words in
 * languages. */
static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='fair' xmlns:x='urn:x'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='FAIR-001'><statement>A card is drawn.</statement></rule>\n"
    "<symbol id='stall' on='tile'><title>stalls</title></symbol>\n"
    "<token id='coin' supply='9' word='purse' x:mint='7'><title>Coin</title></token>\n"
    "<bag id='luck' word='card' order='kept' rules='FAIR-001' x:kept='1'>\n"
    "<!-- three -->\n"
    "<title>Luck</title><title xml:lang='de'>Glück</title>\n"
    "<item id='gold' n='4' rules='FAIR-001' x:back='red'><title>Gold</title>"
    "<title xml:lang='de'>Geld</title><x:note/></item>\n"
    "<x:between/>\n"
    "<item id='rain' n='2'><title>Rain</title></item>\n"
    "</bag>\n"
    "<bag id='cube' order='die'><item id='1'/><item id='2' n='2'/></bag>\n"
    "<counter id='mood' most='5' x:y='z'><title>Mood</title></counter>\n"
    "<procedure id='draws' at='laid' if-symbol='stall'>\n"
    "<draw as='what' from='luck'><if the='what' is='gold'><give what='coin' n='2'/></if></draw>\n"
    "<draw as='roll' from='cube'><if the='roll' is='2'><change what='mood' by='1'/></if></draw>\n"
    "</procedure>\n"
    "<procedure id='tells' at='part-over'><if counter='mood' least='5'>"
    "<tell>All are merry: {mood}</tell></if></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='9' symbols='stall'><road edges='E W'/></tile>\n"
    "</tile-set>\n";

static TwDocument *
new_document (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("fair.xml", text, -1, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, NULL);
}

static gboolean
says (TwDocument *document, const char *words)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);

  return strstr (xml, words) != NULL;
}

static const char *
card_name (TwDocument *document, TwOwnSort sort, const char *id, guint n)
{
  TwOwnCard card;

  tw_own_card_nth (tw_document_get_set (document), sort, id, n, &card);
  return card.name;
}

static void
test_found (void)
{
  g_autoptr (TwDocument) document = new_document ();
  const TwTileSet *set = tw_document_get_set (document);
  TwOwnSort sort;

  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_BAG), ==, 1);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_DIE), ==, 1);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_COUNTER), ==, 1);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_ZONE), ==, 0);
  g_assert_cmpstr (tw_own_sort_nth (set, TW_OWN_DIE, 0), ==, "cube");
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_BAG, "luck"), ==, "Luck");
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_DIE, "cube"), ==, "Cube");
  g_assert_false (tw_own_thing_exists (set, TW_OWN_BAG, "cube"));
  g_assert_true (tw_own_declared_sort (set, 2, &sort));
  g_assert_cmpint (sort, ==, TW_OWN_COUNTER);
  g_assert_false (tw_own_declared_sort (set, 3, &sort));
  g_assert_cmpuint (tw_own_card_n (set, TW_OWN_BAG, "luck"), ==, 2);
  g_assert_cmpstr (card_name (document, TW_OWN_BAG, "luck", 1), ==, "Rain");
}

static void
test_cards (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;

  g_test_summary ("Cards are named, counted, moved and drawn; what others wrote beside them stays");
  g_assert_true (tw_own_card_add (document, TW_OWN_BAG, "luck", "Thunder & rain", &error));
  g_assert_true (tw_own_card_rename (document, TW_OWN_BAG, "luck", 0, "Silver", &error));
  g_assert_true (tw_own_card_set_count (document, TW_OWN_BAG, "luck", 1, 3, &error));
  g_assert_true (tw_own_card_move (document, TW_OWN_BAG, "luck", 2, 0, &error));
  g_assert_true (tw_own_card_set_art (document, TW_OWN_BAG, "luck", 1,
                                      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                                      "<circle cx='4' cy='4' r='3'/></svg>",
                                      &error));
  g_assert_no_error (error);
  g_assert_cmpstr (card_name (document, TW_OWN_BAG, "luck", 0), ==, "Thunder & rain");
  g_assert_cmpstr (card_name (document, TW_OWN_BAG, "luck", 1), ==, "Silver");
  g_assert_true (says (document, "<item id=\"gold\" n=\"4\" rules=\"FAIR-001\" x:back=\"red\">"));
  g_assert_true (says (document, "<title xml:lang=\"de\" draft=\"true\">Geld</title>"));
  g_assert_true (says (document, "<x:note/>"));
  g_assert_true (says (document, "<x:between/>"));
  g_assert_true (says (document, "<!-- three -->"));
  g_assert_true (says (document, "<item id=\"rain\" n=\"3\">"));
  g_assert_true (says (document, "<item id=\"thunder-rain\">"));
  g_assert_true (says (document, "<circle "));
  g_assert_true (says (document, "word=\"card\""));
  g_assert_true (says (document, "x:kept=\"1\""));
  for (guint i = 0; i < 5; i++)
    tw_document_undo (document);
  g_assert_false (tw_document_is_modified (document));
}

/* A card that a rule asks for cannot go; one more of the same can. */
static void
test_faces (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;

  g_test_summary ("A face gets another number, and rules that ask for it ask for that");
  g_assert_true (tw_own_card_set_number (document, TW_OWN_DIE, "cube", 1, 4, &error));
  g_assert_true (says (document, "<item id=\"4\" n=\"2\"/>"));
  g_assert_true (says (document, "<if the=\"roll\" is=\"4\">"));
  g_assert_true (says (document, "<if the=\"what\" is=\"gold\">"));
  g_assert_true (tw_own_card_add (document, TW_OWN_DIE, "cube", NULL, &error));
  g_assert_cmpstr (card_name (document, TW_OWN_DIE, "cube", 2), ==, "2");
  g_assert_true (tw_own_card_remove (document, TW_OWN_DIE, "cube", 2, &error));
  g_assert_no_error (error);
  /* Two faces cannot be one: a face says how often it is there. */
  g_assert_false (tw_own_card_set_number (document, TW_OWN_DIE, "cube", 0, 4, &error));
  g_assert_nonnull (error);
  g_assert_true (says (document, "<item id=\"1\"/>"));
}

static void
test_attributes (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_declared_set (document, TW_OWN_COUNTER, "mood", "start", "2", &error));
  g_assert_true (tw_own_deck_set_after (document, "luck", NULL, "true", &error));
  g_assert_true (tw_own_declared_set (document, TW_OWN_TOKEN, "coin", "each", "2", &error));
  g_assert_no_error (error);
  g_assert_true (says (document, "<counter id=\"mood\" most=\"5\" x:y=\"z\" start=\"2\">"));
  g_assert_true (says (document, "returns=\"true\""));
  g_assert_true (says (document, "x:mint=\"7\""));
  g_assert_true (says (document, "word=\"purse\""));
  /* Beyond its bounds it does not begin. */
  g_assert_false (tw_own_declared_set (document, TW_OWN_COUNTER, "mood", "start", "9", &error));
  g_assert_nonnull (error);
  g_assert_true (says (document, "start=\"2\""));
}

static void
assert_uses (TwDocument *document, TwOwnSort sort, const char *id, guint n)
{
  g_autoptr (GArray) uses = tw_own_uses (tw_document_get_set (document), sort, id);

  g_assert_cmpuint (uses->len, ==, n);
}

static void
test_uses (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  g_test_summary (
      "Who uses a thing is known; what is used goes with its rules and comes back whole");
  assert_uses (document, TW_OWN_BAG, "luck", 1);
  assert_uses (document, TW_OWN_DIE, "cube", 1);
  assert_uses (document, TW_OWN_COUNTER, "mood", 2);
  assert_uses (document, TW_OWN_TOKEN, "coin", 1);
  assert_uses (document, TW_OWN_SYMBOL, "stall", 1);
  assert_uses (document, TW_OWN_FIGURE, "mood", 0);
  words = tw_own_thing_removal (tw_document_get_set (document), TW_OWN_COUNTER, "mood");
  g_assert_cmpstr (words, ==, "2 rules use it and go with it. Undo brings all of it back.");
  g_assert_true (tw_own_thing_remove (document, TW_OWN_COUNTER, "mood", &error));
  g_assert_no_error (error);
  g_assert_false (says (document, "mood"));
  g_assert_false (says (document, "<procedure"));
  g_assert_true (says (document, "id=\"luck\""));
  tw_document_undo (document);
  g_assert_false (tw_document_is_modified (document));
}

/* Each sort with what makes it valid at once. */
static void
test_new (void)
{
  static const struct
  {
    TwOwnSort sort;
    const char *name;
    const char *id;
    const char *words;
  } added[] = {
    { TW_OWN_BAG, "Weather", "weather", "<bag id=\"weather\" order=\"kept\">" },
    { TW_OWN_DIE, "Dice of fate", "dice-of-fate", "<item id=\"6\"/>" },
    { TW_OWN_COUNTER, "Hunger", "hunger", "<counter id=\"hunger\" most=\"9\">" },
    { TW_OWN_ZONE, "Jail", "jail", "<zone id=\"jail\" at=\"jail\" serves=\"city\">" },
    { TW_OWN_ZONE, "Inn yard", "inn-yard", "serves=\"road\"" },
    { TW_OWN_COUNTING, "Dame", "dame", "<counting-figure id=\"dame-2\" of=\"meeple\">" },
    { TW_OWN_KEPT_LIST, "Late ones", "late-ones", "<list id=\"late-ones\" what=\"seat\"/>" },
  };
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (added); i++)
    {
      g_autofree char *id = tw_own_thing_add (document, added[i].sort, added[i].name, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (id, ==, added[i].id);
      g_assert_true (says (document, added[i].words));
      g_assert_true (tw_own_thing_exists (tw_document_get_set (document), added[i].sort, id));
    }
  g_assert_true (says (document, "<symbol id=\"jail\" on=\"tile\">"));
  /* Both of a pair go. */
  g_assert_true (tw_own_thing_remove (document, TW_OWN_COUNTING, "dame-2", &error));
  g_assert_no_error (error);
  g_assert_false (says (document, "counting-figure"));
  for (guint i = 0; i < G_N_ELEMENTS (added) + 1; i++)
    tw_document_undo (document);
  g_assert_false (tw_document_is_modified (document));
}

static void
test_figure (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;
  g_autofree char *id = tw_own_thing_add (document, TW_OWN_FIGURE, "Shepherd", &error);

  g_assert_true (tw_own_figure_set_by_hand (document, id, FALSE, &error));
  /* Like a figure of the game it joins nobody, until somebody says that it may. */
  g_assert_true (says (document, "weight=\"1\" needs-free=\"true\""));
  g_assert_true (tw_own_declared_set (document, TW_OWN_FIGURE, id, "needs-free", NULL, &error));
  g_assert_true (tw_own_figure_set_role (document, id, TW_KIND_FIELD, TRUE, &error));
  g_assert_true (tw_own_figure_set_role (document, id, TW_KIND_ROAD, TRUE, &error));
  g_assert_true (tw_own_declared_set (document, TW_OWN_FIGURE, id, "needs-free", "true", &error));
  g_assert_true (tw_own_figure_set_role (document, id, TW_KIND_ROAD, FALSE, &error));
  g_assert_no_error (error);
  g_assert_true (says (document, "<role kind=\"field\" name=\"shepherd\"/>"));
  g_assert_false (says (document, "kind=\"road\""));
  g_assert_true (says (document, "weight=\"1\" needs-free=\"true\""));
  g_assert_false (says (document, "by-hand"));
  g_assert_true (tw_own_figure_set_by_hand (document, id, TRUE, &error));
  g_assert_no_error (error);
  g_assert_true (says (document, "by-hand=\"true\""));
  g_assert_false (says (document, "<role"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own-declared/found", test_found);
  g_test_add_func ("/own-declared/cards", test_cards);
  g_test_add_func ("/own-declared/faces", test_faces);
  g_test_add_func ("/own-declared/attributes", test_attributes);
  g_test_add_func ("/own-declared/uses", test_uses);
  g_test_add_func ("/own-declared/new", test_new);
  g_test_add_func ("/own-declared/figure", test_figure);
  return g_test_run ();
}
