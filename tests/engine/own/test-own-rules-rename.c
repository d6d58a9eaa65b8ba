/* Other ids for what a set invents. */
#include "engine/own/own-rules-rename.h"

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static TwTileSet *
set_of (const char *rules)
{
  g_autofree char *xml =
      g_strconcat ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                   "<rules xmlns='urn:tilewright:rules:1' version='1.0'>",
                   rules, "</rules><tile id='A' count='2'/></tile-set>", NULL);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* What @rules say when the @element called @id is called @fresh. */
static char *
renamed (const char *rules, const char *element, const char *id, const char *fresh)
{
  g_autoptr (TwTileSet) set = set_of (rules), after = NULL;
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_rules_rename (edit, element, id, fresh));
  after = tw_own_rules_edit_apply (edit, &error);
  g_assert_no_error (error);
  return tw_tile_set_file_to_xml (after, NULL);
}

static void
assert_says (const char *xml, const char *words)
{
  if (strstr (xml, words) == NULL)
    g_error ("“%s” is not in %s", words, xml);
}

/* Effects, conditions and what is given say the new one, among other words and alone. */
static void
test_token (void)
{
  g_autofree char *xml =
      renamed ("<token id='grain' supply='9'/><token id='hay' supply='9'/>"
               "<effect features='city' events='complete' stage='tokens' to='completer' "
               "token='grain' per='tile'/>"
               "<procedure id='p' at='laid'><each as='who' what='seat'><where has='grain'/>"
               "<give what='grain' n='who.grain' to='who'/><give what='hay' n='1' "
               "to='who'/></each></procedure>",
               "token", "grain", "grain-2");

  assert_says (xml, "<token id=\"grain-2\" supply=\"9\"");
  assert_says (xml, "token=\"grain-2\"");
  assert_says (xml, "<where has=\"grain-2\"/>");
  assert_says (xml, "<give what=\"grain-2\" n=\"who.grain-2\" to=\"who\"/>");
  assert_says (xml, "<give what=\"hay\" n=\"1\" to=\"who\"/>");
}

/* A rule that calls something else so means that. */
static void
test_given (void)
{
  g_autofree char *xml =
      renamed ("<figure id='fox' neutral='true' supply='1' weight='0'/>"
               "<procedure id='p' at='laid'><move what='fox' to='tile'/></procedure>"
               "<procedure id='q' at='laid'><each as='fox' what='figure'><where of='fox'/>"
               "<move what='fox' to='home'/></each></procedure>",
               "figure", "fox", "fox-2");

  assert_says (xml, "<move what=\"fox-2\" to=\"tile\"/>");
  assert_says (xml, "<where of=\"fox-2\"/>");
  assert_says (xml, "<move what=\"fox\" to=\"home\"/>");
}

/* Words say how high a counter is; what is written about something else stays. */
static void
test_counter (void)
{
  g_autofree char *xml =
      renamed ("<counter id='flood' most='3'><title>Flood</title></counter>"
               "<procedure id='p' at='laid'><change what='flood' by='1'/>"
               "<tell>The flood: {flood}, {flood:# foot|# feet}, {player}</tell></procedure>",
               "counter", "flood", "flood-2");

  assert_says (xml, "<counter id=\"flood-2\" most=\"3\"");
  assert_says (xml, "<title>Flood</title>");
  assert_says (xml, "<change what=\"flood-2\" by=\"1\"/>");
  assert_says (xml, "The flood: {flood-2}, {flood-2:# foot|# feet}, {player}");
}

/* A symbol of the same name is another thing. */
static void
test_symbol_stays (void)
{
  g_autofree char *xml =
      renamed ("<symbol id='mill' on='tile'/><figure id='mill' supply='1' weight='1'/>"
               "<procedure id='p' at='laid' if-symbol='mill'>"
               "<give what='points' n='1' to='player'/></procedure>",
               "figure", "mill", "mill-2");

  assert_says (xml, "<symbol id=\"mill\"");
  assert_says (xml, "if-symbol=\"mill\"");
  assert_says (xml, "<figure id=\"mill-2\"");
}

static void
test_nothing (void)
{
  g_autoptr (TwTileSet) set = set_of ("<token id='grain' supply='9'/>");
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);

  g_assert_false (tw_own_rules_rename (edit, "figure", "grain", "grain-2"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own-rules-rename/token", test_token);
  g_test_add_func ("/own-rules-rename/given", test_given);
  g_test_add_func ("/own-rules-rename/counter", test_counter);
  g_test_add_func ("/own-rules-rename/symbol-stays", test_symbol_stays);
  g_test_add_func ("/own-rules-rename/nothing", test_nothing);
  return g_test_run ();
}
