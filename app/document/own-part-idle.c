/* What belongs to a condition goes with it. */
#include <string.h>

#include "app/document/own-part-private.h"
#include "engine/set/condition-about.h"

/* What is said once @part says @text there. */
static TwStatement
said_then (const TwStatement *statement, const TwOwnPart *part, const char *text)
{
  TwStatement then = *statement;

  then.n_details = 0;
  for (guint i = 0; i < statement->n_details; i++)
    {
      TwDetail detail = statement->details[i];

      if (detail.word == part->word && text == NULL)
        continue;
      if (detail.word == part->word)
        detail.text = (char *) text;
      then.details[then.n_details++] = detail;
    }
  return then;
}

guint
tw_own_part_drop_idle (TwOwnRulesEdit *edit,
                       const TwStatement *statement,
                       guint index,
                       const TwOwnPart *part,
                       const char *text)
{
  TwStatement then = said_then (statement, part, text);
  guint n = 0;

  if (!tw_statement_is (statement, "where") && !tw_statement_is (statement, "if"))
    return 0;
  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwRuleWord *word = statement->details[i].word;

      if (word == part->word || tw_detail_is_idle (statement, word)
          || !tw_detail_is_idle (&then, word))
        continue;
      n++;
      if (edit != NULL)
        tw_own_rules_set_statement (edit, index, &part->place, word->name, NULL);
    }
  return n;
}
