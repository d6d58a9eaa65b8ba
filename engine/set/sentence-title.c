/* What things are called that procedures declare. */
#include "engine/set/sentence-private.h"

#include <string.h>

#include "engine/set/thing-words.h"

const char *
tw_sentence_title (const TwSentenceTelling *t, const TwStatement *statement)
{
  const TwTexts *title = tw_statement_words_of (statement, "title");

  return title != NULL ? tw_thing_words_title (title, "", t->languages)
                       : tw_thing_words_of_id (tw_statement_text (statement, "id"));
}

const char *
tw_sentence_item (const TwSentenceTelling *t, const char *id)
{
  for (guint i = 0; i < t->vocabulary->procedures->len; i++)
    {
      const TwStatement *root = ((const TwProcedure *) t->vocabulary->procedures->pdata[i])->root;

      for (guint k = 0; tw_statement_is (root, "bag") && k < root->children->len; k++)
        if (g_strcmp0 (tw_statement_text (root->children->pdata[k], "id"), id) == 0)
          return tw_sentence_title (t, root->children->pdata[k]);
    }
  return id;
}

const char *
tw_sentence_id (const TwSentenceTelling *t, const TwRuleWord *detail, const char *id)
{
  static const char *const given[] = { "as", "word", "step", NULL };
  const TwProcedure *procedure =
      detail->takes == TW_TAKES_ID && !g_strv_contains (given, detail->name)
          ? tw_vocabulary_find_procedure (t->vocabulary, id)
          : NULL;

  return procedure != NULL ? tw_sentence_title (t, procedure->root) : id;
}
