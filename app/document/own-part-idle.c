/* What belongs to a condition goes with it. */
#include <string.h>

#include "app/document/own-part-private.h"
#include "engine/set/condition-about.h"

gboolean
tw_own_part_is_condition (const TwRuleWord *word)
{
  static const char *const how[] = { "rules", "to",   "least",  "most",         "arrow", "up-to",
                                     "until", "past", "reason", "if-parameter", NULL };

  return !g_strv_contains (how, word->name);
}

GPtrArray *
tw_own_part_idle_in (const TwStatement *then)
{
  GPtrArray *idle = g_ptr_array_new ();

  for (guint i = 0; i < then->n_details; i++)
    if (tw_detail_is_idle (then, then->details[i].word))
      g_ptr_array_add (idle, (gpointer) then->details[i].word);
  return idle;
}

GPtrArray *
tw_own_part_idle (const TwStatement *statement, const TwOwnPart *part, const char *text)
{
  TwStatement then = *statement;
  GPtrArray *idle;

  if (!tw_statement_is (statement, "where") && !tw_statement_is (statement, "if"))
    return g_ptr_array_new ();
  then.n_details = 0;
  for (guint i = 0; i < statement->n_details; i++)
    {
      TwDetail detail = statement->details[i];

      if (detail.word == part->word)
        detail.text = (char *) text;
      if (detail.text != NULL)
        then.details[then.n_details++] = detail;
    }
  idle = tw_own_part_idle_in (&then);
  g_ptr_array_remove (idle, (gpointer) part->word);
  return idle;
}

static void
drop (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place, const GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    tw_own_rules_set_statement (edit, index, place, ((const TwRuleWord *) words->pdata[i])->name,
                                NULL);
}

void
tw_own_part_drop_idle (TwOwnRulesEdit *edit,
                       const TwStatement *statement,
                       guint index,
                       const TwOwnPart *part,
                       const char *text)
{
  g_autoptr (GPtrArray) idle = tw_own_part_idle (statement, part, text);

  drop (edit, index, &part->place, idle);
}

void
tw_own_part_drop_others (TwOwnRulesEdit *edit,
                         const TwStatement *statement,
                         guint index,
                         const TwOwnPart *part)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new (), idle = NULL;
  TwStatement then = *statement;

  then.n_details = 0;
  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwRuleWord *word = statement->details[i].word;

      if (word != part->word && tw_own_part_is_condition (word) && strcmp (word->name, "is") != 0)
        g_ptr_array_add (others, (gpointer) word);
      else
        then.details[then.n_details++] = statement->details[i];
    }
  idle = tw_own_part_idle_in (&then);
  drop (edit, index, &part->place, others);
  drop (edit, index, &part->place, idle);
}
