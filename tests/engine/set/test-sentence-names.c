/* The names that rules give themselves, and those by which they start one another, are words of the
 * reader's language. */
#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/set/sentence.h"
#include "engine/set/thing-words.h"
#include "engine/set/vocabulary-join.h"
#include "tests/engine/shipped-fixture.h"

static const char *const languages[] = { "cs", "sk", "pl", "de" };

/* Quotation marks of any of the languages stand round it. */
static gboolean
is_quoted (const char *text, const char *id)
{
  static const char *const quotes[][2] = { { "“", "”" }, { "„", "“" }, { "„", "”" } };

  for (guint i = 0; i < G_N_ELEMENTS (quotes); i++)
    {
      g_autofree char *quoted = g_strconcat (quotes[i][0], id, quotes[i][1], NULL);

      if (strstr (text, quoted) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* How many ids that a title is missing for are shown in @text, which says @root. */
static guint
count_shown (const TwVocabulary *vocabulary,
             const TwStatement *root,
             const TwStatement *statement,
             const char *language,
             const char *text)
{
  const char *const only[] = { language, NULL };
  gboolean is_started = tw_statement_is (statement, "procedure") && statement == root
                        && tw_statement_text (root, "at") == NULL;
  const char *ids[2] = {
    tw_statement_is (statement, "stand") ? NULL : tw_statement_text (statement, "as"),
    is_started || tw_statement_is (statement, "list") ? tw_statement_text (statement, "id")
    : tw_statement_is (statement, "do")               ? tw_statement_text (statement, "procedure")
                                                      : NULL
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const TwProcedure *procedure =
          ids[i] != NULL && i == 1 ? tw_vocabulary_find_procedure (vocabulary, ids[i]) : NULL;
      const TwTexts *title = i == 0              ? tw_statement_words_of (statement, "title")
                             : procedure != NULL ? tw_statement_words_of (procedure->root, "title")
                                                 : NULL;
      const char *words = title != NULL ? tw_texts_best (title, only) : NULL;
      gboolean is_translated = title != NULL && tw_texts_find (title, language) != NULL;

      if (ids[i] == NULL || (strcmp (language, "en") == 0 ? title != NULL : is_translated))
        continue;
      if (is_quoted (text, ids[i]) || is_quoted (text, tw_thing_words_of_id (ids[i]))
          || (words != NULL && is_quoted (text, words)))
        {
          g_test_message ("%s: %s shows “%s” (%s)", language, tw_statement_text (root, "id"),
                          ids[i], statement->word->name);
          n++;
        }
    }
  for (guint i = 0; i < statement->children->len; i++)
    n += count_shown (vocabulary, root, statement->children->pdata[i], language, text);
  return n;
}

static guint
count_all (const TwVocabulary *vocabulary)
{
  guint n = 0;

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    for (guint i = 0; i < vocabulary->procedures->len; i++)
      {
        const char *const only[] = { languages[l], NULL };
        const TwProcedure *procedure = vocabulary->procedures->pdata[i];
        g_autoptr (TwSentence) sentence =
            tw_sentence_new (vocabulary, procedure, NULL, only, FALSE);
        g_autofree char *text = tw_sentence_text (sentence);

        /* Also what is named in another rule. */
        for (guint k = 0; k < vocabulary->procedures->len; k++)
          {
            const TwProcedure *other = vocabulary->procedures->pdata[k];

            if (g_strcmp0 (other->part, procedure->part) == 0)
              n += count_shown (vocabulary, procedure->root, other->root, languages[l], text);
          }
      }
  return n;
}

static void
test_shipped (void)
{
  TwGameKit kit = shipped_kit ();

  g_assert_cmpuint (kit.vocabulary->procedures->len, >, 100);
  g_assert_cmpuint (count_all (kit.vocabulary), ==, 0);
  shipped_kit_clear (&kit);
}

/* Examples, which are shipped as well. */
static void
test_examples (void)
{
  static const char *const names[] = { "bridge", "plague", "river-boat", "tax-collector",
                                       "treasures" };
  TwGameKit kit = shipped_kit ();
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *file = g_strconcat (names[i], ".xml", NULL);
      g_autofree char *path =
          g_build_filename (g_getenv ("TILEWRIGHT_DATA_DIR"), "examples", file, NULL);
      g_autoptr (GError) error = NULL;
      TwTileSet *set = tw_tile_set_file_load (path, &error);
      g_autoptr (TwVocabulary) joined = NULL;

      g_assert_no_error (error);
      joined = tw_vocabulary_join (kit.vocabulary, &set->own, 1, NULL);
      n += count_all (joined);
      tw_tile_set_unref (set);
    }
  g_assert_cmpuint (n, ==, 0);
  shipped_kit_clear (&kit);
}

/* Whoever writes rules reads what each is called. */
static void
test_titles (void)
{
  TwGameKit kit = shipped_kit ();

  for (guint i = 0; i < kit.vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = kit.vocabulary->procedures->pdata[i];
      const TwTexts *title = tw_statement_words_of (procedure->root, "title");

      if (!tw_statement_is (procedure->root, "procedure"))
        continue;
      g_test_message ("%s", procedure->id);
      g_assert_nonnull (title);
      for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
        g_assert_nonnull (tw_texts_find (title, languages[l]));
    }
  shipped_kit_clear (&kit);
}

/* One thing that stands in a relation to another is told in the form that the verb asks for. */
static void
test_relations (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<counter id='heap' pile='0' start='1' least='1' most='2'><title>Heap</title></counter>"
      "<procedure id='relations' at='after-counting'>"
      "<choose as='who' what='standing'><where among='completed'/><move what='who'/></choose>"
      "<each as='who' what='figure'><where beside='fairy'/>"
      "<each as='own' what='seat'><where owner='who'/></each>"
      "<each as='keeper' what='seat'><where holds='who'/></each>"
      "<each as='first' what='seat'><where leads='who'/></each></each>"
      "<if><none what='counting-figure'><where owner='player'/></none></if>"
      "<if><none what='space'><where every='5'/></none></if></procedure>"
      "</rules></tile-set>";
  static const char *const said[][2] = {
    { "en", "a place where it stands on a feature that has just been completed" },
    { "en", "each player who is the owner of that figure" },
    { "en", "each player who has the majority on the feature of that figure" },
    { "en", "tiles are drawn from piles as large as one another" },
    { "cs", "místo, kde stojí na právě uzavřeném území" },
    { "cs", "hráče, který je držitelem této figurky" },
    { "cs", "figurku, která stojí vedle figurky „Víla“" },
    { "cs", "žádná počítací figurka" },
    { "cs", "žádné pole počítadla bodů" },
    { "sk", "hráča, ktorý je držiteľom tejto figúrky" },
    { "sk", "žiadne políčko počítadla bodov" },
    { "pl", "gracza, który przetrzymuje ten pionek" },
    { "pl", "żadnego znacznika punktacji" },
    { "de", "Spieler, der diese Figur festhält" },
    { "de", "Figur, die neben der Figur „Fee“ steht" },
    { "de", "Gibt es keine Zählfigur" },
    { "de", "Gibt es kein Feld der Zählleiste" },
  };
  TwGameKit kit = shipped_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);
  g_autoptr (TwVocabulary) joined = NULL;

  g_assert_no_error (error);
  joined = tw_vocabulary_join (kit.vocabulary, &set->own, 1, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      const char *const only[] = { said[i][0], NULL };
      g_autoptr (GString) all = g_string_new (NULL);

      for (guint k = 0; k < set->own->procedures->len; k++)
        {
          g_autoptr (TwSentence) sentence =
              tw_sentence_new (joined, set->own->procedures->pdata[k], NULL, only, TRUE);
          g_autofree char *words = tw_sentence_text (sentence);

          g_string_append (all, words);
        }
      if (strstr (all->str, said[i][1]) == NULL)
        g_test_message ("%s", all->str);
      g_test_message ("%s", said[i][1]);
      g_assert_nonnull (strstr (all->str, said[i][1]));
    }
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentence-names/shipped", test_shipped);
  g_test_add_func ("/sentence-names/examples", test_examples);
  g_test_add_func ("/sentence-names/titles", test_titles);
  g_test_add_func ("/sentence-names/relations", test_relations);
  return g_test_run ();
}
