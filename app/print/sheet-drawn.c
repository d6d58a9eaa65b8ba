/* What the rules of a designer's own draw from, which lies in the box as well: dice, decks and
 * bags. */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "engine/set/thing-words.h"

static gboolean
is_die (const TwStatement *bag)
{
  return tw_statement_word (bag, "order", TW_WORDS_ORDER, TW_ORDER_NONE) == TW_ORDER_DIE;
}

/* There is one die with all its faces; of a deck one counts the cards. */
static guint
count (const TwRules *rules, const TwStatement *bag)
{
  guint n = 0;

  if (is_die (bag))
    return 1;
  for (guint i = 0; i < bag->children->len; i++)
    if (tw_statement_is (bag->children->pdata[i], "item"))
      n += (guint) MAX (0, tw_rules_amount (rules, tw_statement_text (bag->children->pdata[i], "n"),
                                            1));
  return n;
}

static void
add_fact (TwRulesSheet *sheet, const TwRules *rules, const TwStatement *bag)
{
  TwSheetBlock *block = tw_rules_sheet_add_block (sheet, TW_SHEET_FACT);

  for (guint i = 0; i < sheet->n_languages; i++)
    {
      const char *const languages[] = { sheet->languages[i], NULL };

      block->texts[i] = g_strdup (tw_thing_words_title (tw_statement_words_of (bag, "title"),
                                                        tw_statement_text (bag, "id"), languages));
      block->values[i] = g_strdup_printf ("%u", count (rules, bag));
    }
}

static void
add_sort (TwRulesSheet *sheet, const TwRules *rules, const TwTexts *heading, gboolean dice)
{
  gboolean has_any = FALSE;

  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = rules->vocabulary->procedures->pdata[i];

      if (strcmp (procedure->part, TW_PART_OWN) != 0 || !tw_statement_is (procedure->root, "bag")
          || is_die (procedure->root) != dice)
        continue;
      if (!has_any)
        tw_rules_sheet_add_texts (sheet, TW_SHEET_PART, heading);
      has_any = TRUE;
      add_fact (sheet, rules, procedure->root);
    }
}

void
tw_rules_sheet_add_drawn (TwRulesSheet *sheet,
                          const TwRules *rules,
                          const TwTexts *dice,
                          const TwTexts *decks)
{
  add_sort (sheet, rules, dice, TRUE);
  add_sort (sheet, rules, decks, FALSE);
}
