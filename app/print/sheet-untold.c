/* What of a designer's own no rule tells: it stands in a rules sheet as the program says it. */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "app/print/effect-words.h"
#include "engine/set/sentence.h"

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

/* What is in a bag stands in one line: "The die “Fate” shows: “1”, “2”." */
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
          char *words = tw_sentence_line_text (g_ptr_array_index (sentences[i]->lines, l));

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

void
tw_rules_sheet_add_untold (TwRulesSheet *sheet, const TwRules *rules)
{
  const TwVocabulary *vocabulary = rules->vocabulary;

  for (guint e = 0; e < vocabulary->effects->len; e++)
    {
      const TwEffect *effect = g_ptr_array_index (vocabulary->effects, e);
      TwSheetBlock *block = is_untold (rules, effect->part, effect->rules)
                                ? tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM)
                                : NULL;

      for (guint i = 0; block != NULL && i < sheet->n_languages; i++)
        block->texts[i] = tw_effect_words (rules, effect, sheet->languages[i]);
    }
  for (guint p = 0; p < vocabulary->procedures->len; p++)
    {
      const TwProcedure *procedure = g_ptr_array_index (vocabulary->procedures, p);

      if (is_untold (rules, procedure->part, tw_statement_text (procedure->root, "rules")))
        add_procedure (sheet, rules, procedure);
    }
  for (guint t = 0; t < vocabulary->tokens->len; t++)
    {
      const TwTokenType *token = g_ptr_array_index (vocabulary->tokens, t);

      for (guint w = 0; w < token->n_worths; w++)
        {
          TwSheetBlock *block = is_untold (rules, token->part, token->worths[w].rules)
                                    ? tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM)
                                    : NULL;

          for (guint i = 0; block != NULL && i < sheet->n_languages; i++)
            block->texts[i] =
                tw_effect_words_token_worth (rules, token, &token->worths[w], sheet->languages[i]);
        }
    }
}
