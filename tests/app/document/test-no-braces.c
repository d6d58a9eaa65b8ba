/* What people read has no places in braces: numbers stand in sentences as the language counts. */
#include <string.h>

#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "app/document/rule-patterns.h"
#include "app/document/shipped-rules.h"
#include "app/print/effect-words.h"
#include "app/print/rules-sheet.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/rule-statement.h"
#include "engine/set/sentence.h"
#include "engine/setup/play-rules.h"

static const char *const languages[] = { "en", "cs", "sk", "pl", "de", NULL };

static const char empty[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
                            "<tile id='A' count='2' start='1'><road edges='E W'/></tile>"
                            "</tile-set>";

/* @where: what says @words */
static void
check (const char *words, const char *where)
{
  if (words != NULL && strpbrk (words, "{}|#") != NULL)
    {
      g_test_message ("%s: %s", where, words);
      g_test_fail ();
    }
}

static void
check_sheet (const TwRules *rules, const char *where)
{
  for (guint i = 0; languages[i] != NULL; i++)
    {
      const char *const only[] = { languages[i], NULL };
      g_autoptr (TwRulesSheet) sheet = tw_rules_sheet_new (rules, NULL, only);

      for (guint k = 0; k < sheet->blocks->len; k++)
        {
          const TwSheetBlock *block = sheet->blocks->pdata[k];

          check (block->texts[0], where);
          check (block->values[0], where);
        }
    }
}

/* Whether that of @part is looked at: all, or what a set adds to it. */
static gboolean
is_looked_at (const char *part, gboolean only_own)
{
  return !only_own || strcmp (part, TW_PART_OWN) == 0;
}

/* As the log explains what happens, and a refusal its reason. */
static void
check_statements (const TwVocabulary *vocabulary, gboolean only_own, const char *where)
{
  for (guint r = 0; r < vocabulary->rules->len; r++)
    for (guint i = 0; languages[i] != NULL; i++)
      {
        const TwRule *rule = vocabulary->rules->pdata[r];
        const char *const only[] = { languages[i], NULL };
        g_autofree char *words = is_looked_at (rule->part, only_own)
                                     ? tw_rule_statement_in (vocabulary, rule, NULL, only)
                                     : NULL;

        check (words, where);
      }
}

/* As the Rules page tells them, whole and for players. */
static void
check_sentences (const TwVocabulary *vocabulary, gboolean only_own, const char *where)
{
  for (guint p = 0; p < vocabulary->procedures->len; p++)
    for (guint i = 0;
         languages[i] != NULL
         && is_looked_at (((const TwProcedure *) vocabulary->procedures->pdata[p])->part, only_own);
         i++)
      for (guint is_whole = 0; is_whole < 2; is_whole++)
        {
          const char *const only[] = { languages[i], NULL };
          g_autoptr (TwSentence) sentence =
              tw_sentence_new (vocabulary, vocabulary->procedures->pdata[p], NULL, only,
                               is_whole != 0);
          g_autofree char *text = tw_sentence_text (sentence);

          check (text, where);
        }
}

static TwDocument *
new_document (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, NULL);
}

static void
check_set (TwDocument *document, const char *part, const char *where)
{
  const char *const uses[] = { part, NULL };
  TwTileSet *set = tw_document_get_set (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules =
      tw_play_rules_new (tw_own_rules_kit (document, NULL), set, NULL, uses, NULL, 3, &error);

  g_assert_no_error (error);
  check_sheet (rules, where);
  check_sentences (rules->vocabulary, TRUE, where);
  check_statements (rules->vocabulary, TRUE, where);
}

static void
test_shipped (void)
{
  g_autoptr (TwDocument) document = new_document (empty);
  const TwVocabulary *shipped = tw_own_rules_kit (document, NULL)->vocabulary;

  g_test_summary ("No expansion shows places in braces, whoever plays it");
  for (guint i = 0; i < shipped->parts->len; i++)
    {
      const TwVocabularyPart *part = shipped->parts->pdata[i];
      const char *const uses[] = { part->id, NULL };
      g_autoptr (TwRules) rules =
          tw_play_rules_new (tw_own_rules_kit (document, NULL), tw_document_get_set (document),
                             NULL, uses, NULL, 3, NULL);

      if (rules != NULL)
        check_sheet (rules, part->id);
    }
  check_statements (shipped, FALSE, "statement");
  check_sentences (shipped, FALSE, "sentence");
}

static void
test_copied (void)
{
  g_autoptr (TwDocument) reader = new_document (empty);
  const TwVocabulary *shipped = tw_own_rules_kit (reader, NULL)->vocabulary;
  g_autoptr (GPtrArray) parts = tw_shipped_parts (shipped);

  g_test_summary ("Nor does what is copied from one");
  for (guint i = 0; i < parts->len; i++)
    {
      const TwShippedPart *part = parts->pdata[i];
      g_autoptr (GArray) whole = tw_shipped_part_whole (shipped, part);
      g_autoptr (TwDocument) document = new_document (empty);
      g_autoptr (GError) error = NULL;

      if (whole->len == 0)
        continue;
      g_assert_true (tw_shipped_rules_copy (document, shipped, part, whole, &error));
      g_assert_no_error (error);
      check_set (document, NULL, part->id);
    }
}

static void
test_examples (void)
{
  guint n = 0;
  const TwRulePattern *examples = tw_rule_examples (&n);

  g_test_summary ("Nor does any example");
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (examples[i].id, &error);
      g_autoptr (TwDocument) document = NULL;

      g_assert_no_error (error);
      document = tw_document_new_for_set (set, NULL, NULL);
      check_set (document, NULL, examples[i].id);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/no-braces/shipped", test_shipped);
  g_test_add_func ("/no-braces/copied", test_copied);
  g_test_add_func ("/no-braces/examples", test_examples);
  return g_test_run ();
}
