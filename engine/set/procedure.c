/* The tree of a procedure. */
#include "engine/set/procedure.h"

#include <string.h>

static void
free_statement (gpointer data)
{
  tw_statement_free (data);
}

TwStatement *
tw_statement_new (const TwRuleWord *word, guint line)
{
  TwStatement *statement = g_new0 (TwStatement, 1);

  statement->word = word;
  statement->line = line;
  statement->children = g_ptr_array_new_with_free_func (free_statement);
  return statement;
}

void
tw_statement_free (TwStatement *statement)
{
  if (statement == NULL)
    return;
  for (guint i = 0; i < statement->n_details; i++)
    g_free (statement->details[i].text);
  g_ptr_array_unref (statement->children);
  g_clear_pointer (&statement->texts, tw_texts_unref);
  g_free (statement->art);
  g_free (statement->art_id);
  g_free (statement);
}

const char *
tw_statement_text (const TwStatement *statement, const char *name)
{
  for (guint i = 0; i < statement->n_details; i++)
    if (strcmp (statement->details[i].word->name, name) == 0)
      return statement->details[i].text;
  return NULL;
}

TwTexts *
tw_statement_words_of (const TwStatement *statement, const char *element)
{
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], element))
      return ((const TwStatement *) statement->children->pdata[i])->texts;
  return NULL;
}

int
tw_statement_word (const TwStatement *statement, const char *name, TwWordSort sort, int none)
{
  const char *text = tw_statement_text (statement, name);
  const TwRuleWord *word = text != NULL ? tw_rule_word_find (sort, text) : NULL;

  return word != NULL ? word->value : none;
}

gboolean
tw_statement_is (const TwStatement *statement, const char *name)
{
  return strcmp (statement->word->name, name) == 0;
}

gboolean
tw_statement_equal (const TwStatement *a, const TwStatement *b)
{
  if (a->word != b->word || a->n_details != b->n_details || a->children->len != b->children->len)
    return FALSE;
  for (guint i = 0; i < a->n_details; i++)
    if (g_strcmp0 (a->details[i].text, tw_statement_text (b, a->details[i].word->name)) != 0)
      return FALSE;
  for (guint i = 0; i < a->children->len; i++)
    if (!tw_statement_equal (a->children->pdata[i], b->children->pdata[i]))
      return FALSE;
  return TRUE;
}

gboolean
tw_statement_gives (const TwStatement *statement, const char *token)
{
  if ((tw_statement_is (statement, "give") || tw_statement_is (statement, "join"))
      && g_strcmp0 (tw_statement_text (statement, "what"), token) == 0)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_gives (statement->children->pdata[i], token))
      return TRUE;
  return FALSE;
}

gboolean
tw_statement_names (const TwStatement *statement, const char *figure)
{
  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwDetail *detail = &statement->details[i];

      if (detail->word->takes == TW_TAKES_NAME && strcmp (detail->text, figure) == 0)
        return TRUE;
    }
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_names (statement->children->pdata[i], figure))
      return TRUE;
  return FALSE;
}

gboolean
tw_statement_place_equal (const TwStatementPlace *a, const TwStatementPlace *b)
{
  return a->n == b->n && memcmp (a->at, b->at, a->n) == 0;
}

static gboolean
find_below (const TwStatement *from, const TwStatement *statement, TwStatementPlace *place)
{
  if (from == statement)
    return TRUE;
  for (guint i = 0; i < from->children->len && place->n < TW_MAX_STATEMENT_DEPTH; i++)
    {
      place->at[place->n++] = (guint8) i;
      if (find_below (from->children->pdata[i], statement, place))
        return TRUE;
      place->n--;
    }
  return FALSE;
}

gboolean
tw_statement_find (const TwStatement *root,
                   const TwStatement *statement,
                   TwStatementPlace *out_place)
{
  *out_place = (TwStatementPlace){ 0 };
  return find_below (root, statement, out_place);
}

const TwStatement *
tw_statement_at (const TwStatement *root, const TwStatementPlace *place)
{
  for (guint i = 0; root != NULL && i < place->n; i++)
    root = place->at[i] < root->children->len ? root->children->pdata[place->at[i]] : NULL;
  return root;
}

void
tw_procedure_free (TwProcedure *procedure)
{
  if (procedure == NULL)
    return;
  g_free (procedure->id);
  g_free (procedure->part);
  g_free (procedure->file);
  tw_statement_free (procedure->root);
  g_free (procedure);
}

gboolean
tw_procedure_is_for_other_settings (const TwProcedure *before, const TwProcedure *procedure)
{
  return tw_statement_is (before->root, "counter") && tw_statement_is (procedure->root, "counter")
         && strcmp (before->part, procedure->part) == 0
         && tw_statement_text (before->root, "if-parameter") != NULL;
}
