/* What happens by a set's own rules: told in sentences, moved, removed. */
#include "app/document/own-procedure.h"

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='DALE-001'><statement>It rains.</statement></rule>\n"
    "<rule id='DALE-002'><statement>Of both.</statement></rule>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<!-- How wet it is. -->\n"
    "<counter id='flood' most='3'><title>Flood</title></counter>\n"
    "<procedure id='rain' at='laid' if-symbol='mill' rules='DALE-001 DALE-002'>"
    "<change what='flood' by='1'/></procedure>\n"
    "<procedure id='sun' at='laid' if-symbol='mill' order='5' rules='DALE-002'>"
    "<change what='flood' n='0'/></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

static TwDocument *
new_document (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, NULL);
}

static char *
xml_of (TwDocument *document)
{
  return tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
}

/* The ids of what happens, in order. */
static char *
ids_of (TwDocument *document)
{
  const GPtrArray *procedures = tw_document_get_set (document)->own->procedures;
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < procedures->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            ((const TwProcedure *) procedures->pdata[i])->id);
  return g_string_free (ids, FALSE);
}

static void
assert_ids (TwDocument *document, const char *expected)
{
  g_autofree char *ids = ids_of (document);

  g_assert_cmpstr (ids, ==, expected);
}

static void
test_lines (void)
{
  g_autoptr (TwDocument) document = new_document ();
  const TwTileSet *set = tw_document_get_set (document);
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (document);
  g_autoptr (GPtrArray) brief = NULL;
  g_autoptr (GPtrArray) whole = NULL;

  g_test_summary ("What happens is told in lines; what files call a rule is among its parts");
  g_assert_cmpuint (tw_own_procedure_n (set), ==, 3);
  brief = tw_own_procedure_lines (set, words, 1, FALSE);
  whole = tw_own_procedure_lines (set, words, 1, TRUE);
  g_assert_cmpuint (brief->len, ==, 2);
  g_assert_cmpstr (((const TwOwnLine *) brief->pdata[0])->words, ==,
                   "When a tile with the symbol “Mill” has been laid:");
  g_assert_cmpuint (((const TwOwnLine *) brief->pdata[1])->level, ==, 1);
  g_assert_cmpstr (((const TwOwnLine *) brief->pdata[1])->words, ==, "“Flood” rises by 1.");
  g_assert_nonnull (strstr (((const TwOwnLine *) whole->pdata[0])->words, "“It rains”"));
  /* What files call it is no headline. */
  g_assert_null (strstr (((const TwOwnLine *) whole->pdata[0])->words, "“rain”"));
}

static void
test_move (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autofree char *before = xml_of (document);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_test_summary ("They change places, and undo brings back each byte");
  assert_ids (document, "flood rain sun");
  g_assert_true (tw_own_procedure_move (document, 1, TRUE, &error));
  assert_ids (document, "flood sun rain");
  g_assert_true (tw_own_procedure_move (document, 1, FALSE, &error));
  assert_ids (document, "sun flood rain");
  g_assert_no_error (error);
  tw_document_undo (document);
  tw_document_undo (document);
  after = xml_of (document);
  g_assert_cmpstr (after, ==, before);
}

static void
test_remove (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autofree char *before = xml_of (document);
  g_autofree char *without = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_test_summary (
      "It goes with the rules that only it names; what others need stays, and they say why");
  g_assert_true (tw_own_procedure_remove (document, 1, &error));
  g_assert_no_error (error);
  assert_ids (document, "flood sun");
  without = xml_of (document);
  g_assert_null (strstr (without, "DALE-001"));
  g_assert_nonnull (strstr (without, "DALE-002"));
  g_assert_nonnull (strstr (without, "How wet it is."));

  g_assert_false (tw_own_procedure_remove (document, 0, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "flood"));
  assert_ids (document, "flood sun");
  tw_document_undo (document);
  after = xml_of (document);
  g_assert_cmpstr (after, ==, before);
}

/* Where words for a number are quoted the forms of the words are left out, and the number is a
 * place. */
static void
test_forms (void)
{
  static const char asking[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<procedure id='ask' at='laid'><choose as='which' what='word'>"
      "<choice word='take'>Take {n:# point|# points}, {player}</choice><choice "
      "word='no'>No</choice>"
      "<if the='which' is='take'><give what='points' n='1' to='player'/></if>"
      "</choose></procedure></rules>"
      "<tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>\n";
  static const char *const said[] = { "“Take … points, …”", "{n:" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", asking, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwVocabulary) words = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  words = tw_own_procedure_words (document);
  lines = tw_own_procedure_lines (tw_document_get_set (document), words, 0, TRUE);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (all, "%s\n", ((const TwOwnLine *) lines->pdata[i])->words);
  g_test_message ("%s", all->str);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    g_assert_true ((strstr (all->str, said[i]) != NULL) == (i < 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/own-procedure/lines", test_lines);
  g_test_add_func ("/document/own-procedure/move", test_move);
  g_test_add_func ("/document/own-procedure/remove", test_remove);
  g_test_add_func ("/document/own-procedure/forms", test_forms);
  return g_test_run ();
}
