/* A rule with all that it has done by others. */
#include "engine/simulate/whole-rule.h"

/* Whether something in @statement, or in what it has done, is what @is_it says of @data. @seen has
 * the procedures that were looked at. */
static gboolean
has_in_it (const TwVocabulary *vocabulary,
           const TwStatement *statement,
           gboolean (*is_it) (const TwStatement *statement, gconstpointer data),
           gconstpointer data,
           GHashTable *seen)
{
  const char *id =
      tw_statement_is (statement, "do") ? tw_statement_text (statement, "procedure") : NULL;
  const TwProcedure *done = id != NULL ? tw_vocabulary_find_procedure (vocabulary, id) : NULL;

  if (is_it (statement, data)
      || (done != NULL && g_hash_table_add (seen, (gpointer) done)
          && has_in_it (vocabulary, done->root, is_it, data, seen)))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (has_in_it (vocabulary, statement->children->pdata[i], is_it, data, seen))
      return TRUE;
  return FALSE;
}

gboolean
tw_whole_rule_has (const TwRules *rules,
                   const TwProcedure *procedure,
                   gboolean (*is_it) (const TwStatement *statement, gconstpointer data),
                   gconstpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  return has_in_it (rules->vocabulary, procedure->root, is_it, data, seen);
}

/* Whether @statement, or what stands in it, has the procedure @id done. */
static gboolean
has_done (const TwStatement *statement, const char *id)
{
  if (tw_statement_is (statement, "do")
      && g_strcmp0 (tw_statement_text (statement, "procedure"), id) == 0)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (has_done (statement->children->pdata[i], id))
      return TRUE;
  return FALSE;
}

const TwProcedure *
tw_whole_procedure (const TwRules *rules, const TwProcedure *procedure)
{
  const GPtrArray *all = rules->vocabulary->procedures;

  for (guint depth = 0; depth < TW_MAX_PROCEDURE_DEPTH && procedure->id != NULL
                        && tw_statement_is (procedure->root, "procedure")
                        && tw_statement_text (procedure->root, "at") == NULL;
       depth++)
    for (guint i = 0; i < all->len; i++)
      if (has_done (((const TwProcedure *) all->pdata[i])->root, procedure->id))
        {
          procedure = all->pdata[i];
          break;
        }
  return procedure;
}

/* The same effect may be said twice; the rules have it once. */
static const TwEffect *
effect_in (const TwRules *rules, const TwEffect *effect)
{
  for (guint i = 0; i < rules->n_effects; i++)
    if (tw_effect_equal (rules->effects[i].effect, effect))
      return rules->effects[i].effect;
  return effect;
}

TwWatched
tw_whole_rule (const TwRules *rules, const TwWatched *rule)
{
  return rule->effect != NULL ? (TwWatched){ .effect = effect_in (rules, rule->effect) }
                              : (TwWatched){ tw_whole_procedure (rules, rule->procedure), NULL };
}
