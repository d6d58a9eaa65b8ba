/* Rules in words that are left over. */
#include "engine/set/leftover-rules.h"

#include <string.h>

static void
add_words (GHashTable *named, const char *ids)
{
  g_auto (GStrv) words = g_strsplit_set (ids != NULL ? ids : "", " \t\r\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_hash_table_add (named, g_strdup (words[i]));
}

static void
add_statement (GHashTable *named, const TwStatement *statement)
{
  add_words (named, tw_statement_text (statement, "rules"));
  for (guint i = 0; i < statement->children->len; i++)
    add_statement (named, statement->children->pdata[i]);
}

/* The ids of the rules that anything of @own names. */
static GHashTable *
named_of (const TwVocabulary *own)
{
  GHashTable *named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < own->effects->len; i++)
    add_words (named, ((const TwEffect *) own->effects->pdata[i])->rules);
  for (guint i = 0; i < own->figures->len; i++)
    add_words (named, ((const TwFigureType *) own->figures->pdata[i])->rule);
  for (guint i = 0; i < own->tokens->len; i++)
    {
      const TwTokenType *token = own->tokens->pdata[i];

      for (guint k = 0; k < token->n_worths; k++)
        add_words (named, token->worths[k].rules);
    }
  for (guint i = 0; i < own->procedures->len; i++)
    add_statement (named, ((const TwProcedure *) own->procedures->pdata[i])->root);
  return named;
}

static const char *
words_of (const TwRule *rule)
{
  const TwText *source = tw_texts_source (rule->texts);

  return source != NULL ? source->text : "";
}

/* Whether rule @index, which nothing names, was on the way to another one, or on the way back from
 * it. */
static gboolean
is_leftover (const TwVocabulary *own, GHashTable *named, guint index)
{
  const char *words = words_of (own->rules->pdata[index]);

  for (guint i = 0; i < own->rules->len; i++)
    {
      const TwRule *other = own->rules->pdata[i];
      const char *others = words_of (other);
      gboolean is_named = g_hash_table_contains (named, other->id);

      if (i == index)
        continue;
      if (g_str_has_prefix (others, words)
          && (strlen (others) > strlen (words) || is_named || i < index))
        return TRUE;
      if (is_named && *others != '\0' && g_str_has_prefix (words, others))
        return TRUE;
    }
  return FALSE;
}

char **
tw_leftover_rules (const TwVocabulary *own)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GHashTable) named = own != NULL ? named_of (own) : NULL;

  for (guint i = 0; own != NULL && i < own->rules->len; i++)
    {
      const TwRule *rule = own->rules->pdata[i];

      if (!g_hash_table_contains (named, rule->id) && is_leftover (own, named, i))
        g_strv_builder_add (ids, rule->id);
    }
  return g_strv_builder_end (ids);
}
