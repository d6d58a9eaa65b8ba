/* What happens by a designer's own rules, in the order in which the Rules page lists it: as the
 * designer has told it, and where nothing tells it, as the program says it. */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "app/print/effect-words.h"
#include "engine/set/plain-names.h"
#include "engine/set/rule-statement.h"
#include "engine/set/sentence.h"

/*
 * @waiting: (element-type TwRule): rules in the designer's words that stand nowhere yet
 */
typedef struct
{
  TwRulesSheet *sheet;
  const TwRules *rules;
  GPtrArray *waiting;
} Telling;

/* Whether there is something of the designer's own that no rule tells. */
static gboolean
is_untold (const TwRules *rules, const char *part, const char *ids)
{
  return strcmp (part, TW_PART_OWN) == 0 && !tw_effect_words_has_words (rules->vocabulary, ids);
}

gboolean
tw_rules_sheet_has_untold (const TwRules *rules)
{
  const TwVocabulary *vocabulary = rules->vocabulary;

  for (guint e = 0; e < vocabulary->effects->len; e++)
    {
      const TwEffect *effect = g_ptr_array_index (vocabulary->effects, e);

      if (is_untold (rules, effect->part, effect->rules))
        return TRUE;
    }
  for (guint p = 0; p < vocabulary->procedures->len; p++)
    {
      const TwProcedure *procedure = g_ptr_array_index (vocabulary->procedures, p);

      if (is_untold (rules, procedure->part, tw_statement_text (procedure->root, "rules")))
        return TRUE;
    }
  for (guint t = 0; t < vocabulary->tokens->len; t++)
    {
      const TwTokenType *token = g_ptr_array_index (vocabulary->tokens, t);

      for (guint w = 0; w < token->n_worths; w++)
        if (is_untold (rules, token->part, token->worths[w].rules))
          return TRUE;
    }
  return FALSE;
}

/* What @choose asks, below the sentence at @level that tells of it; answers that are sentences of
 * their own stand there already. */
static void
add_question (TwRulesSheet *sheet, const TwRules *rules, const TwStatement *choose, guint level)
{
  TwSheetBlock *block = NULL;

  for (guint i = 0; i < sheet->n_languages; i++)
    {
      char *words =
          tw_rules_sheet_question_words (rules->vocabulary, choose, sheet->languages[i], FALSE);

      if (words == NULL)
        continue;
      if (block == NULL)
        block = tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM);
      block->number = level + 1;
      block->texts[i] = words;
    }
}

/* What is in a bag stands in one line: "The die Fate shows: 1, 2." */
static void
join (char **text, char *item)
{
  gboolean is_first = !g_str_has_suffix (*text, ".");
  char *joined = g_strdup_printf ("%.*s%s %s", (int) strlen (*text) - !is_first, *text,
                                  is_first ? "" : ",", item);

  g_free (*text);
  g_free (item);
  *text = joined;
}

/* A line for each of its sentences, as deep as they stand. */
static void
add_procedure (TwRulesSheet *sheet, const TwRules *rules, const TwProcedure *procedure)
{
  TwSentence *sentences[TW_SHEET_MAX_LANGUAGES] = { NULL };
  TwSheetBlock *block = NULL;

  for (guint i = 0; i < sheet->n_languages; i++)
    {
      const char *const languages[] = { sheet->languages[i], NULL };

      sentences[i] =
          tw_sentence_new (rules->vocabulary, procedure, rules->parameters, languages, FALSE);
    }
  for (guint l = 0; sentences[0] != NULL && l < sentences[0]->lines->len; l++)
    {
      const TwSentenceLine *line = g_ptr_array_index (sentences[0]->lines, l);
      gboolean is_item = l > 0 && tw_statement_is (line->statement, "item");

      if (!is_item)
        {
          block = tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM);
          block->number = line->level;
        }
      for (guint i = 0; i < sheet->n_languages; i++)
        {
          const char *const languages[] = { sheet->languages[i], NULL };
          char *words =
              tw_plain_names (rules->vocabulary,
                              tw_sentence_line_text (g_ptr_array_index (sentences[i]->lines, l)),
                              languages);

          if (is_item)
            join (&block->texts[i], words);
          else
            block->texts[i] = words;
        }
      if (tw_statement_is (line->statement, "choose"))
        add_question (sheet, rules, line->statement, line->level);
    }
  for (guint i = 0; i < sheet->n_languages; i++)
    tw_sentence_free (sentences[i]);
}

/* A rule in the designer's words, with what it asks players. */
static void
tell_rule (const Telling *telling, const TwRule *rule)
{
  TwRulesSheet *sheet = telling->sheet;
  TwSheetBlock *block = tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();

  for (guint i = 0; i < sheet->n_languages; i++)
    {
      const char *const languages[] = { sheet->languages[i], NULL };
      char *words = tw_rule_statement_in (telling->rules->vocabulary, rule,
                                          telling->rules->parameters, languages);

      block->texts[i] = words != NULL ? words : g_strdup ("");
    }
  g_ptr_array_add (line, (gpointer) rule);
  tw_rules_sheet_add_questions (sheet, telling->rules, line);
}

/* Those of @ids that stand nowhere yet. */
static void
tell_named (const Telling *telling, const char *ids)
{
  g_auto (GStrv) all = ids != NULL ? g_strsplit_set (ids, " \t\n", -1) : NULL;

  for (guint i = 0; all != NULL && all[i] != NULL; i++)
    for (guint r = 0; r < telling->waiting->len; r++)
      if (strcmp (((const TwRule *) telling->waiting->pdata[r])->id, all[i]) == 0)
        {
          tell_rule (telling, g_ptr_array_remove_index (telling->waiting, r));
          break;
        }
}

static void
tell_within (const Telling *telling, const TwStatement *statement)
{
  tell_named (telling, tw_statement_text (statement, "rules"));
  for (guint i = 0; i < statement->children->len; i++)
    tell_within (telling, statement->children->pdata[i]);
}

static void
tell_procedure (const Telling *telling, const TwProcedure *procedure)
{
  if (is_untold (telling->rules, procedure->part, tw_statement_text (procedure->root, "rules")))
    add_procedure (telling->sheet, telling->rules, procedure);
  tell_within (telling, procedure->root);
}

/* @words: (nullable): what the program says, in language @i of the sheet; it is the next block's.
 */
static void
take_words (const Telling *telling, TwSheetBlock *block, guint i, char *words)
{
  const char *const languages[] = { telling->sheet->languages[i], NULL };

  block->texts[i] = tw_plain_names (telling->rules->vocabulary, words, languages);
}

static void
tell_effect (const Telling *telling, const TwEffect *effect)
{
  TwSheetBlock *block = is_untold (telling->rules, effect->part, effect->rules)
                            ? tw_rules_sheet_add_block (telling->sheet, TW_SHEET_ITEM)
                            : NULL;

  for (guint i = 0; block != NULL && i < telling->sheet->n_languages; i++)
    take_words (telling, block, i,
                tw_effect_words (telling->rules, effect, telling->sheet->languages[i]));
  tell_named (telling, effect->rules);
}

static void
tell_worth (const Telling *telling, const TwTokenType *token, const TwTokenWorth *worth)
{
  TwSheetBlock *block = is_untold (telling->rules, token->part, worth->rules)
                            ? tw_rules_sheet_add_block (telling->sheet, TW_SHEET_ITEM)
                            : NULL;

  for (guint i = 0; block != NULL && i < telling->sheet->n_languages; i++)
    take_words (telling, block, i,
                tw_effect_words_token_worth (telling->rules, token, worth,
                                             telling->sheet->languages[i]));
  tell_named (telling, worth->rules);
}

void
tw_rules_sheet_add_own (TwRulesSheet *sheet, const TwRules *rules, const TwRulesChapter *chapter)
{
  const TwVocabulary *vocabulary = rules->vocabulary;
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();
  const Telling telling = { sheet, rules, waiting };

  for (guint p = 0; chapter != NULL && p < chapter->paragraphs->len; p++)
    {
      const TwRulesParagraph *paragraph = chapter->paragraphs->pdata[p];

      for (guint l = 0; l < paragraph->lines->len; l++)
        g_ptr_array_extend (waiting, paragraph->lines->pdata[l], NULL, NULL);
    }
  for (guint p = 0; p < vocabulary->procedures->len; p++)
    tell_procedure (&telling, vocabulary->procedures->pdata[p]);
  for (guint e = 0; e < vocabulary->effects->len; e++)
    tell_effect (&telling, vocabulary->effects->pdata[e]);
  for (guint t = 0; t < vocabulary->tokens->len; t++)
    {
      const TwTokenType *token = vocabulary->tokens->pdata[t];

      for (guint w = 0; w < token->n_worths; w++)
        tell_worth (&telling, token, &token->worths[w]);
    }
  /* What belongs to nothing that happens comes last, as on the page. */
  while (waiting->len > 0)
    tell_rule (&telling, g_ptr_array_remove_index (waiting, 0));
}
