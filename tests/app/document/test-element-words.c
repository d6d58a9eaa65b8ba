/* What the editor says in place of the elements of files. */
#include <string.h>

#include "app/document/element-words.h"
#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"

static void
assert_words (const char *message, const char *expected)
{
  g_autofree char *words = tw_element_words (message);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_elements (void)
{
  assert_words ("<do> does nothing.", "“Does what another rule says” does nothing.");
  /* What explains it stands behind a colon or semicolon. */
  assert_words ("Write <any what=\"tile\"> or <stop/>.",
                "Write “A condition” or “Ends the repeating that it stands in”.");
  assert_words ("another <figure>, <bag> and <counting-figure>",
                "another “Figure”, “Deck or Bag” and “Counting Figures”");
  /* Of these it knows nothing. */
  assert_words ("a <rule> is <b>bold</b>, 1 < 2 > 0", "a <rule> is <b>bold</b>, 1 < 2 > 0");
  assert_words ("", "");
}

/* What is refused is told so. */
static void
test_refused (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<procedure id='p' at='laid'><give what='points' n='1' to='player'/></procedure>"
      "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (document);
  const TwOwnPart at = { { 0 }, tw_rule_word_detail ("procedure", 1), (char *) "laid" };

  g_assert_no_error (error);
  g_assert_cmpstr (at.word->name, ==, "at");
  g_assert_false (tw_own_part_set (document, words, 0, &at, "leaves", &error));
  g_assert_nonnull (strstr (error->message, "Take “Gives points or tokens to somebody, or lays "
                                            "tokens on a tile or segment” out"));
  g_assert_null (strchr (error->message, '<'));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/element-words/elements", test_elements);
  g_test_add_func ("/document/element-words/refused", test_refused);
  return g_test_run ();
}
