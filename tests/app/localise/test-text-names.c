/* What texts belong to is told by the name that it has now. */
#include "tests/app/localise/text-table-fixture.h"

static const char fair[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='fair'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill' on='road'><title>Brewery</title></symbol>\n"
    "<bag id='deck' order='kept'><title>Luck</title><item id='2'><title>Rain</title></item></bag>\n"
    "<procedure id='assembly' at='laid' if-symbol='mill'>\n"
    "<choose as='vote' what='word'><ask>Is beer brewed?</ask>\n"
    "<choice word='yes'>Yes</choice><choice word='no'>No</choice>\n"
    "<said word='yes'>Beer was brewed</said></choose>\n"
    "<do procedure='thirst'/></procedure>\n"
    "<rule id='FAIR-001'><statement>Beer pays.</statement></rule>\n"
    "<rule id='FAIR-002'><statement>Roads pay.</statement></rule>\n"
    "<rule id='FAIR-003'><statement>Nothing pays.</statement></rule>\n"
    "<procedure id='pays' at='laid' if-symbol='mill' rules='FAIR-001'><give what='points' n='2'/>"
    "</procedure>\n"
    "<effect rules='FAIR-002' features='road' events='complete' stage='add' points='3'/>\n"
    "<procedure id='thirst'><title>All drink</title><tell>Cheers</tell></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2'><road edges='E W' symbols='mill'/></tile>\n"
    "<lesson id='lesson-1'><title>Beer</title><task>Drink</task>"
    "<case>turn P1 A@1,0/0 -</case></lesson></tile-set>\n";

static void
assert_told (TwTextTable *table, const char *context, const char *expected)
{
  g_autofree char *words = tw_text_row_describe (row_at (table, context, 0));

  g_assert_cmpstr (words, ==, expected);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
test_names (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("fair", fair, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = NULL;
  guint n = 0;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  table = tw_text_table_new (document, NULL);
  tw_text_table_set_active (table, TRUE);
  assert_told (table, "symbol:mill/title", "Name of the symbol Brewery");
  assert_told (table, "bag:deck/item:2/title", "Name of the card or face Rain of Luck");
  assert_told (table, "procedure:assembly/choose/ask",
               "A question of the rule “When a tile with the symbol “Brewery” has been laid”");
  assert_told (table, "procedure:assembly/choose/choice:yes", "An answer to “Is beer brewed?”");
  assert_told (table, "procedure:assembly/choose/said:yes",
               "What the log says once this was answered: “Is beer brewed?”");
  assert_told (table, "procedure:thirst/tell", "What the log tells: All drink");
  assert_told (table, "lesson:lesson-1/task", "Lesson “Beer”: task");
  /* By what it tells of, whatever files call it. */
  assert_told (
      table, "rule:FAIR-001/statement",
      "What the rule “When a tile with the symbol Brewery has been laid: The player on turn "
      "gets 2 points.” says");
  assert_told (table, "rule:FAIR-002/statement",
               "What the rule “Road (when complete): in addition 3 points.” says");
  assert_told (table, "rule:FAIR-003/statement", "A rule in words");
  /* What is called otherwise now is told so at once, and its rows say so. */
  g_signal_connect_swapped (row_at (table, "bag:deck/item:2/title", 0), "changed",
                            G_CALLBACK (count_cb), &n);
  tw_text_table_set_words (table, row_at (table, "bag:deck/title", 0), "Weather");
  g_assert_cmpuint (n, ==, 1);
  assert_told (table, "bag:deck/item:2/title", "Name of the card or face Rain of Weather");
  tw_text_table_set_words (table, row_at (table, "procedure:assembly/choose/ask", 0),
                           "Do they drink?");
  assert_told (table, "procedure:assembly/choose/choice:no", "An answer to “Do they drink?”");
  tw_document_undo (document);
  tw_document_undo (document);
  assert_told (table, "bag:deck/title", "Name of the deck, bag or die Luck");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/localise/text-names/names", test_names);
  return g_test_run ();
}
