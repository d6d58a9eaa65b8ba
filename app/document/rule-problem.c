/* Problems of procedures, for whoever never sees a file. */
#include "app/document/rule-problem.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/element-words.h"
#include "app/document/own-declared.h"
#include "app/document/own-procedure.h"

/* Enough of the sentences of a rule to know which it is. */
#define RULE_CHARS 70

/* How many letters of what the problem says of its place are the procedure; 0 if they are not. */
static gsize
names (const TwProcedure *procedure, const char *place)
{
  g_autofree char *name =
      procedure->id != NULL ? g_strdup_printf (_ ("“%s”"), procedure->id) : NULL;

  return name != NULL && g_str_has_prefix (place, name) ? strlen (name) : 0;
}

int
tw_rule_problem_index (const TwTileSet *set, const TwProblem *problem)
{
  for (guint i = 0; problem->place != NULL && problem->tile < 0 && i < tw_own_procedure_n (set);
       i++)
    if (names (set->own->procedures->pdata[i], problem->place) > 0)
      return (int) i;
  return -1;
}

/* A die has a name. Of rules that come at one moment it is told what they do. */
static char *
called (const TwTileSet *set, const TwVocabulary *words, guint index, const TwProblem *problem)
{
  const TwProcedure *procedure = set->own->procedures->pdata[index];
  TwOwnSort sort;
  char *name;

  if (tw_own_declared_sort (set, index, &sort))
    return g_strdup (tw_own_thing_name (set, sort, procedure->id));
  name = problem->code == TW_PROBLEM_SAME_ORDER
             ? tw_own_procedure_deeds (set, words, index, RULE_CHARS)
             : tw_own_procedure_begins (set, words, index, RULE_CHARS);
  /* The sentence goes on behind it. */
  if (g_str_has_suffix (name, "."))
    name[strlen (name) - 1] = '\0';
  return name;
}

/* Which other procedure the problem names; -1 for none. */
static int
other_of (const TwTileSet *set, const TwProblem *problem)
{
  if (problem->code != TW_PROBLEM_SAME_ORDER && problem->code != TW_PROBLEM_ENDLESS_PROCEDURE)
    return -1;
  for (guint i = 0; problem->detail != NULL && i < tw_own_procedure_n (set); i++)
    if (g_strcmp0 (((const TwProcedure *) set->own->procedures->pdata[i])->id, problem->detail)
        == 0)
      return (int) i;
  return -1;
}

char *
tw_rule_problem_message (TwDocument *document, const TwProblem *problem)
{
  const TwTileSet *set = tw_document_get_set (document);
  int index = tw_rule_problem_index (set, problem), other;
  g_autoptr (TwVocabulary) words = index >= 0 ? tw_own_procedure_words (document) : NULL;
  g_autofree char *name = NULL, *quoted = NULL, *place = NULL, *detail = NULL, *told = NULL;
  TwProblem named = *problem;

  if (words != NULL)
    {
      other = other_of (set, problem);
      name = called (set, words, (guint) index, problem);
      quoted = g_strdup_printf (_ ("“%s”"), name);
      named.place = place =
          g_strconcat (quoted,
                       problem->place + names (set->own->procedures->pdata[index], problem->place),
                       NULL);
      detail = other >= 0 ? called (set, words, (guint) other, problem) : NULL;
      named.detail = detail != NULL ? detail : problem->detail;
    }
  told = tw_problem_message (&named, set);
  return tw_element_words (told);
}
