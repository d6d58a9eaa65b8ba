/* Which procedures do which others, and those that come back to themselves. */
#include "engine/set/validate-private.h"

/* The procedure of @own that @statement does. Returns: (nullable) */
static const TwProcedure *
done_by (const TwVocabulary *own, const TwStatement *statement)
{
  const char *id =
      tw_statement_is (statement, "do") ? tw_statement_text (statement, "procedure") : NULL;

  return id != NULL ? tw_vocabulary_find_procedure (own, id) : NULL;
}

static void
collect (const TwVocabulary *own, const TwStatement *statement, GHashTable *seen, GPtrArray *done)
{
  const TwProcedure *other = done_by (own, statement);

  if (other != NULL && g_hash_table_add (seen, (gpointer) other))
    g_ptr_array_add (done, (gpointer) other);
  for (guint i = 0; i < statement->children->len; i++)
    collect (own, statement->children->pdata[i], seen, done);
}

GHashTable *
validate_calls (const TwVocabulary *own)
{
  GHashTable *calls = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      GPtrArray *done = g_ptr_array_new ();

      collect (own, procedure->root, seen, done);
      g_hash_table_insert (calls, (gpointer) procedure, done);
    }
  return calls;
}

/*
 * Whether @first is @wanted or does it, if need be through others.
 * @seen: procedures that do not; gets those that were looked at
 */
static gboolean
leads_to (GHashTable *calls, const TwProcedure *first, const TwProcedure *wanted, GHashTable *seen)
{
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();

  if (g_hash_table_add (seen, (gpointer) first))
    g_ptr_array_add (waiting, (gpointer) first);
  while (waiting->len > 0)
    {
      const TwProcedure *next = g_ptr_array_steal_index_fast (waiting, waiting->len - 1);
      const GPtrArray *done = g_hash_table_lookup (calls, next);

      if (next == wanted)
        return TRUE;
      for (guint i = 0; i < done->len; i++)
        if (g_hash_table_add (seen, done->pdata[i]))
          g_ptr_array_add (waiting, done->pdata[i]);
    }
  return FALSE;
}

static const TwStatement *
find_circle (const TwVocabulary *own,
             GHashTable *calls,
             const TwStatement *statement,
             const TwProcedure *wanted,
             GHashTable *seen)
{
  const TwProcedure *done = done_by (own, statement);
  const TwStatement *found =
      done != NULL && leads_to (calls, done, wanted, seen) ? statement : NULL;

  for (guint i = 0; found == NULL && i < statement->children->len; i++)
    found = find_circle (own, calls, statement->children->pdata[i], wanted, seen);
  return found;
}

const TwStatement *
validate_find_circle (const TwVocabulary *own, GHashTable *calls, const TwProcedure *procedure)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  return find_circle (own, calls, procedure->root, procedure, seen);
}

GHashTable *
validate_done_by_others (const TwVocabulary *own, GHashTable *calls)
{
  GHashTable *done = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < own->procedures->len; i++)
    {
      const GPtrArray *others = g_hash_table_lookup (calls, own->procedures->pdata[i]);

      for (guint k = 0; k < others->len; k++)
        if (others->pdata[k] != own->procedures->pdata[i])
          g_hash_table_add (done, others->pdata[k]);
    }
  return done;
}
