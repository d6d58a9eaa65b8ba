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

/* A line for each of its sentences, as deep as they stand. */
static void
add_procedure (TwRulesSheet *sheet, const TwRules *rules, const TwProcedure *procedure)
{
  guint first = sheet->blocks->len;

  for (guint i = 0; i < sheet->n_languages; i++)
    {
      const char *const languages[] = { sheet->languages[i], NULL };
      g_autoptr (TwSentence) sentence =
          tw_sentence_new (rules->vocabulary, procedure, rules->parameters, languages, FALSE);

      for (guint l = 0; l < sentence->lines->len; l++)
        {
          const TwSentenceLine *line = g_ptr_array_index (sentence->lines, l);
          TwSheetBlock *block = i == 0 ? tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM)
                                       : g_ptr_array_index (sheet->blocks, first + l);

          block->number = line->level;
          block->texts[i] = tw_sentence_line_text (line);
        }
    }
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
