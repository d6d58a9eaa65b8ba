/* Symbols that rules wait for and that no tile has. */
#include "engine/simulate/missing-symbol.h"

#include "engine/simulate/whole-rule.h"

static gboolean
is_on_some_tile (const TwCatalogue *catalogue, const char *symbol)
{
  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (tw_topology_symbol_count (&catalogue->kinds[i].tile->topology, symbol, -2) > 0)
      return TRUE;
  return FALSE;
}

static const TwSymbolType *
missing_symbol (const TwRules *rules, const char *id)
{
  const TwSymbolType *symbol =
      id != NULL ? tw_vocabulary_find_symbol (rules->vocabulary, id) : NULL;

  return symbol != NULL && !is_on_some_tile (rules->catalogue, symbol->id) ? symbol : NULL;
}

static const TwSymbolType *
find_missing (const TwRules *rules, const TwStatement *statement)
{
  const TwSymbolType *found = NULL;

  for (guint i = 0; found == NULL && i < statement->n_details; i++)
    found = missing_symbol (rules, statement->details[i].text);
  for (guint i = 0; found == NULL && i < statement->children->len; i++)
    found = find_missing (rules, statement->children->pdata[i]);
  return found;
}

static gboolean
is_move_of (const TwStatement *statement, gconstpointer figure)
{
  return tw_statement_is (statement, "move")
         && g_strcmp0 (tw_statement_text (statement, "what"), figure) == 0;
}

/* What is missing of every other rule that moves the figure @id, if one does and nothing else can
 * bring it to the table. Returns: (nullable) */
static const TwSymbolType *
find_missing_of_movers (const TwRules *rules, const TwProcedure *procedure, const char *id)
{
  const GPtrArray *all = rules->vocabulary->procedures;
  const TwSymbolType *found = NULL;

  for (guint i = 0; i < all->len; i++)
    {
      const TwProcedure *other = all->pdata[i];
      const TwSymbolType *missing;

      if (other == procedure || other != tw_whole_procedure (rules, other)
          || !tw_whole_rule_has (rules, other, is_move_of, id))
        continue;
      missing = find_missing (rules, other->root);
      if (missing == NULL)
        return NULL;
      found = found != NULL ? found : missing;
    }
  return found;
}

/* A figure of nobody's walks only when another rule has brought it to the table. */
static const TwSymbolType *
find_missing_for_figures (const TwRules *rules,
                          const TwProcedure *procedure,
                          const TwStatement *statement)
{
  const TwSymbolType *found = NULL;

  for (guint i = 0; found == NULL && i < statement->n_details; i++)
    {
      const char *id = statement->details[i].text;
      const TwFigureType *figure = tw_vocabulary_find_figure (rules->vocabulary, id);

      if (figure != NULL && figure->neutral)
        found = find_missing_of_movers (rules, procedure, id);
    }
  for (guint i = 0; found == NULL && i < statement->children->len; i++)
    found = find_missing_for_figures (rules, procedure, statement->children->pdata[i]);
  return found;
}

const TwSymbolType *
tw_missing_symbol_find (const TwRules *rules, const TwWatched *rule)
{
  const TwSymbolType *missing;

  if (rule->effect == NULL)
    {
      const TwProcedure *whole = tw_whole_procedure (rules, rule->procedure);

      missing = find_missing (rules, whole->root);
      return missing != NULL ? missing : find_missing_for_figures (rules, whole, whole->root);
    }
  missing = missing_symbol (rules, rule->effect->symbol);
  return missing != NULL ? missing : missing_symbol (rules, rule->effect->if_symbol);
}
