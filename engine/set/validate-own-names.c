/* Names of what is declared: rules that procedures name, and things that nobody has named. */
#include "engine/set/validate-private.h"

/*
 * What is looked at.
 * @set: (nullable): the rules of the set in which the ruleset lies
 * @ruleset: (nullable): the title of the ruleset that has the rules, which are not the set's
 */
typedef struct
{
  GArray *problems;
  const TwVocabulary *own, *set, *shipped;
  const char *ruleset;
} Look;

static gboolean
is_rule (const Look *look, const char *id)
{
  return tw_vocabulary_find_rule (look->own, id) != NULL
         || tw_vocabulary_find_rule (look->shipped, id) != NULL
         || (look->set != NULL && tw_vocabulary_find_rule (look->set, id) != NULL);
}

static void
look_at_statement (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  const char *rules = tw_statement_text (statement, "rules");
  g_auto (GStrv) ids = g_strsplit (rules != NULL ? rules : "", " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwProblem problem;

      if (ids[i][0] == '\0' || is_rule (look, ids[i]))
        continue;
      problem = problem_new (TW_PROBLEM_UNKNOWN_RULE, -1);
      problem.other = (int) statement->line;
      problem.place = validate_place_of (look->ruleset, procedure, statement);
      problem.detail = g_strdup (ids[i]);
      problems_add (look->problems, problem);
    }
  for (guint i = 0; i < statement->children->len; i++)
    look_at_statement (look, procedure, statement->children->pdata[i]);
}

void
validate_rule_ids (GArray *problems,
                   const TwVocabulary *own,
                   const TwVocabulary *set,
                   const char *ruleset,
                   const TwVocabulary *shipped)
{
  Look look = { problems, own, set, shipped, ruleset };

  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];

      look_at_statement (&look, procedure, procedure->root);
    }
}

/*
 * @element: what is declared, as its file writes it
 * @ruleset: (nullable): the title of the ruleset that declares it
 */
static void
look_at_title (GArray *problems,
               const char *element,
               const char *ruleset,
               const char *id,
               const TwTexts *texts,
               guint line)
{
  TwProblem problem;

  if (texts != NULL && texts->n_texts > 0)
    return;
  problem = problem_new (TW_PROBLEM_WITHOUT_TITLE, -1);
  problem.other = (int) line;
  problem.place =
      ruleset != NULL ? g_strdup_printf ("%s: %s", ruleset, element) : g_strdup (element);
  problem.detail = g_strdup (id);
  problems_add (problems, problem);
}

void
validate_own_titles (GArray *problems, const TwVocabulary *own, const char *ruleset)
{
  for (guint i = 0; own != NULL && i < own->figures->len; i++)
    {
      const TwFigureType *figure = own->figures->pdata[i];

      look_at_title (problems, "<figure>", ruleset, figure->id, figure->texts, figure->line);
    }
  for (guint i = 0; own != NULL && i < own->tokens->len; i++)
    {
      const TwTokenType *token = own->tokens->pdata[i];

      look_at_title (problems, "<token>", ruleset, token->id, token->texts, token->line);
    }
}
