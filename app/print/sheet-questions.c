/* What the rules of a designer's own ask players, and the answers to choose from. */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "app/print/effect-words.h"
#include "engine/set/placeholder.h"
#include "engine/set/section-words.h"

/* The first @element in @choose that is said always, else the first. */
static const TwStatement *
find_text (const TwStatement *choose, const char *element)
{
  const TwStatement *found = NULL;

  for (guint i = 0; i < choose->children->len; i++)
    {
      const TwStatement *child = choose->children->pdata[i];

      if (tw_statement_is (child, element) && (found == NULL || child->n_details == 0))
        {
          found = child;
          if (child->n_details == 0)
            break;
        }
    }
  return found;
}

/* Takes up an answer, each once. What is chosen on the table is told by the rule: its words have
 * only places for it. */
static void
add_answer (const TwVocabulary *vocabulary,
            const TwStatement *choice,
            const char *const *languages,
            GPtrArray *answers)
{
  const char *text = tw_texts_best (choice->texts, languages);
  g_autofree char *plain = text != NULL ? tw_placeholder_blank (text) : NULL;
  const TwSectionSlot slot = { "name", plain, 0 };
  gboolean is_named = tw_statement_text (choice, "word") != NULL;
  char *quoted = plain != NULL && (is_named || strcmp (plain, text) == 0)
                     ? tw_section_words (vocabulary, "say-quoted", languages, &slot, 1)
                     : NULL;

  if (quoted != NULL && !g_ptr_array_find_with_equal_func (answers, quoted, g_str_equal, NULL))
    g_ptr_array_add (answers, quoted);
  else
    g_free (quoted);
}

static char *
answers_words (const TwVocabulary *vocabulary,
               const TwStatement *choose,
               const char *const *languages,
               gboolean with_named)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < choose->children->len; i++)
    {
      const TwStatement *child = choose->children->pdata[i];

      if (tw_statement_is (child, "choice")
          && (with_named || tw_statement_text (child, "word") == NULL))
        add_answer (vocabulary, child, languages, answers);
    }
  g_ptr_array_add (answers, NULL);
  return answers->len > 1 ? g_strjoinv (", ", (char **) answers->pdata) : NULL;
}

char *
tw_rules_sheet_question_words (const TwVocabulary *vocabulary,
                               const TwStatement *choose,
                               const char *language,
                               gboolean with_named)
{
  const char *const languages[] = { language, NULL };
  const TwStatement *ask = find_text (choose, "ask");
  const char *text = ask != NULL ? tw_texts_best (ask->texts, languages) : NULL;
  g_autofree char *question = text != NULL ? tw_placeholder_blank (text) : NULL;
  g_autofree char *answers = answers_words (vocabulary, choose, languages, with_named);
  const TwSectionSlot slots[] = { { "question", question, 0 }, { "answers", answers, 0 } };

  return question != NULL && answers != NULL
             ? tw_section_words (vocabulary, "question-answers", languages, slots,
                                 G_N_ELEMENTS (slots))
             : NULL;
}

/* The first of @ids that has words: the rule by which the question is told. */
static const TwRule *
rule_of (const TwVocabulary *vocabulary, const char *ids)
{
  g_auto (GStrv) all = ids != NULL ? g_strsplit_set (ids, " \t\n", -1) : NULL;

  for (guint i = 0; all != NULL && all[i] != NULL; i++)
    if (tw_effect_words_has_words (vocabulary, all[i]))
      return tw_vocabulary_find_rule (vocabulary, all[i]);
  return NULL;
}

/* Whether @block says word for word what is asked. */
static gboolean
is_said (const TwSheetBlock *block, const TwStatement *choose, const char *const *languages)
{
  const TwStatement *ask = find_text (choose, "ask");
  const char *text = ask != NULL ? tw_texts_best (ask->texts, languages) : NULL;

  return text != NULL && block->texts[0] != NULL && strstr (block->texts[0], text) != NULL;
}

/* What one sheet is given. */
typedef struct
{
  TwRulesSheet *sheet;
  const TwRules *rules;
  const GPtrArray *line;
  guint told; /* the number of the block in which the line is told */
} Asking;

static void
add_question (const Asking *asking, const TwStatement *choose)
{
  TwRulesSheet *sheet = asking->sheet;
  const char *const languages[] = { sheet->languages[0], NULL };
  g_autofree char *words =
      tw_rules_sheet_question_words (asking->rules->vocabulary, choose, languages[0], TRUE);
  TwSheetBlock *block;

  if (words == NULL || is_said (sheet->blocks->pdata[asking->told], choose, languages))
    return;
  block = tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM);
  block->number = 1;
  for (guint i = 0; i < sheet->n_languages; i++)
    block->texts[i] = tw_rules_sheet_question_words (asking->rules->vocabulary, choose,
                                                     sheet->languages[i], TRUE);
}

/* @rule: (nullable): the one that tells what @statement stands in */
static void
add_within (const Asking *asking, const TwStatement *statement, const TwRule *rule)
{
  const TwRule *own = rule_of (asking->rules->vocabulary, tw_statement_text (statement, "rules"));

  rule = own != NULL ? own : rule;
  if (tw_statement_is (statement, "choose") && rule != NULL
      && g_ptr_array_find ((GPtrArray *) asking->line, rule, NULL))
    add_question (asking, statement);
  for (guint i = 0; i < statement->children->len; i++)
    add_within (asking, statement->children->pdata[i], rule);
}

void
tw_rules_sheet_add_questions (TwRulesSheet *sheet, const TwRules *rules, const GPtrArray *line)
{
  const Asking asking = { sheet, rules, line, sheet->blocks->len - 1 };

  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = rules->vocabulary->procedures->pdata[i];

      /* What no rule tells is told with its questions where it stands. */
      if (strcmp (procedure->part, TW_PART_OWN) == 0
          && rule_of (rules->vocabulary, tw_statement_text (procedure->root, "rules")) != NULL)
        add_within (&asking, procedure->root, NULL);
    }
}
