/* Sentences as somebody would say them: no noun twice, whoever chooses one of their own. */
#include "engine/format/tile-set-file.h"
#include "engine/set/sentence.h"
#include "engine/set/vocabulary-join.h"
#include "tests/engine/shipped-fixture.h"

static void
assert_said (const TwVocabulary *vocabulary,
             const char *id,
             const char *language,
             const char *words)
{
  const char *const languages[] = { language, NULL };
  const TwProcedure *procedure = tw_vocabulary_find_procedure (vocabulary, id);
  g_autoptr (TwSentence) sentence = NULL;
  g_autofree char *said = NULL;

  g_assert_nonnull (procedure);
  sentence = tw_sentence_new (vocabulary, procedure, NULL, languages, FALSE);
  said = tw_sentence_text (sentence);
  g_assert_cmpstr (said, ==, words);
}

/* Whoever chooses one of their own figures; who does not, whose it is; 5 to 5 is 5. */
static void
test_plain (void)
{
  static const char text[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"plain\">"
      "<title>Plain</title><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
      "<bag id=\"lots\" order=\"die\"><title>Die</title><item id=\"5\"/><item id=\"6\"/></bag>"
      "<bag id=\"sky\" order=\"kept\"><title>Sky</title><item id=\"sun\"/></bag>"
      "<bag id=\"sack\"><title>Sack</title><item id=\"fish\"/></bag>"
      "<procedure id=\"rolls\" at=\"laid\"><draw as=\"roll\" from=\"lots\">"
      "<if the=\"roll\" is=\"5\" up-to=\"5\"><skip/></if>"
      "<if the=\"roll\" is=\"5\" up-to=\"6\"><skip/></if></draw>"
      "<draw as=\"card\" from=\"sky\"/><draw as=\"thing\" from=\"sack\"/></procedure>"
      "<procedure id=\"own\" at=\"laid\"><each as=\"who\" what=\"seat\">"
      "<choose as=\"a\" what=\"figure\" by=\"who\" word=\"a\"><where owner=\"who\"/>"
      "<move what=\"a\" to=\"home\"/></choose>"
      "<choose as=\"b\" what=\"figure\" by=\"who\" word=\"b\"><where owner=\"player\"/>"
      "<move what=\"b\" to=\"home\"/></choose></each></procedure>"
      "</rules><tile id=\"X\"><road edges=\"E W\"/></tile></tile-set>";
  TwGameKit kit = shipped_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("plain", text, -1, &error);
  g_autoptr (TwVocabulary) vocabulary = NULL;
  TwVocabulary *own;

  g_assert_no_error (error);
  own = set->own;
  vocabulary = tw_vocabulary_join (kit.vocabulary, &own, 1, &error);
  g_assert_no_error (error);
  assert_said (vocabulary, "lots", "en", "“Die” shows:\n  “5”.\n  “6”.");
  assert_said (vocabulary, "rolls", "en",
               "When a tile has been laid:\n"
               "  “Die” is rolled:\n"
               "    If 5 was rolled:\n"
               "      The next turn of the player on turn is left out.\n"
               "    If 5 to 6 was rolled:\n"
               "      The next turn of the player on turn is left out.\n"
               "  A card is drawn from “Sky”.\n"
               "  A draw is made from “Sack”.");
  assert_said (vocabulary, "own", "en",
               "When a tile has been laid:\n"
               "  For each player:\n"
               "    That player chooses one of their own figures:\n"
               "      That figure goes home.\n"
               "    That player chooses a figure of the player on turn:\n"
               "      That figure goes home.");
  assert_said (vocabulary, "own", "de",
               "Nachdem ein Plättchen gelegt wurde:\n"
               "  Für jeden Spieler:\n"
               "    Dieser Spieler wählt eine der eigenen Figuren:\n"
               "      Diese Figur kehrt in den Vorrat zurück.\n"
               "    Dieser Spieler wählt eine Figur des Spielers am Zug:\n"
               "      Diese Figur kehrt in den Vorrat zurück.");
  shipped_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentence/plain", test_plain);
  return g_test_run ();
}
