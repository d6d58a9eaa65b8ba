/* Problems: lists of them, and where they are. */
#include "engine/set/problem.h"

#include <glib/gi18n-lib.h>

#include "engine/set/problem-row.h"
#include "engine/set/validate-private.h"

const char *
tw_problem_code_name (TwProblemCode code)
{
  g_return_val_if_fail (code < TW_N_PROBLEMS, "");

  return problem_row (code)->name;
}

const char *
tw_severity_name (TwSeverity severity)
{
  switch (severity)
    {
    case TW_SEVERITY_HINT:
      return "hint";
    case TW_SEVERITY_WARNING:
      return "warning";
    case TW_SEVERITY_ERROR:
    default:
      return "error";
    }
}

TwProblem
problem_new (TwProblemCode code, int tile)
{
  return (TwProblem){
    .code = code,
    .severity = problem_row (code)->severity,
    .tile = tile,
    .variant = -1,
    .segment = -1,
    .other = -1,
    .has_repair = problem_row_mends (problem_row (code)),
  };
}

GArray *
problems_new_list (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TwProblem));
}

void
problems_add (GArray *problems, TwProblem problem)
{
  g_array_append_val (problems, problem);
}

GArray *
problems_reopen (TwProblems *problems)
{
  GArray *all = problems_new_list ();

  for (guint i = 0; i < problems->n_problems; i++)
    problems_add (all, problems->problems[i]);
  g_free (problems->problems);
  g_free (problems);
  return all;
}

static int
problem_compare (gconstpointer a, gconstpointer b)
{
  const TwProblem *x = a, *y = b;

  if (x->tile != y->tile)
    return x->tile < y->tile ? -1 : 1;
  return (int) y->severity - (int) x->severity;
}

TwProblems *
problems_finish (GArray *problems)
{
  TwProblems *list = g_new0 (TwProblems, 1);

  /* Sorting is stable: what was found first comes first. */
  g_array_sort (problems, problem_compare);
  list->n_problems = problems->len;
  list->problems = (TwProblem *) (gpointer) g_array_free (problems, FALSE);
  return list;
}

void
tw_problems_free (TwProblems *problems)
{
  if (problems == NULL)
    return;
  for (guint i = 0; i < problems->n_problems; i++)
    {
      g_free (problems->problems[i].place);
      g_free (problems->problems[i].detail);
    }
  g_free (problems->problems);
  g_free (problems);
}

int
tw_problems_worst (const TwProblems *problems, int tile)
{
  int worst = -1;

  for (guint i = 0; i < problems->n_problems; i++)
    if (tile < 0 || problems->problems[i].tile == tile)
      worst = MAX (worst, (int) problems->problems[i].severity);
  return worst;
}

gboolean
tw_problem_find_drawing (const TwProblem *problem, const TwTileSet *set, TwOwnDrawing *out_drawing)
{
  return problem_row (problem->code)->of == TW_PROBLEM_OF_DRAWING
         && tw_own_drawing_nth (set->own, (guint) problem->other, out_drawing);
}

char *
tw_problem_message (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = problem_tile (problem, set);
  g_autofree char *sentence = problem_sentence (problem, set);

  if (tile == NULL || tile->id[0] == '\0')
    return g_steal_pointer (&sentence);
  if (problem->variant >= 0 && (guint) problem->variant < tile->n_variants)
    /* Translators: a tile's id, a variant's id, a sentence about it. */
    return g_strdup_printf (_ ("Tile %s#%s: %s"), tile->id, tile->variants[problem->variant].id,
                            sentence);
  /* Translators: a tile's id and a sentence about it. */
  return g_strdup_printf (_ ("Tile %s: %s"), tile->id, sentence);
}

/* The line of what is the first too many in the set's own rules; 0 if there is no such thing. */
static guint
own_line (const TwProblem *problem, const TwVocabulary *own)
{
  TwProblemOf of = problem_row (problem->code)->of;
  const GPtrArray *things = of == TW_PROBLEM_OF_FIGURE  ? own->figures
                            : of == TW_PROBLEM_OF_TOKEN ? own->tokens
                                                        : own->effects;
  gconstpointer thing = problem->other >= 0 && (guint) problem->other < things->len
                            ? g_ptr_array_index (things, problem->other)
                            : NULL;

  return thing == NULL            ? 0
         : things == own->figures ? ((const TwFigureType *) thing)->line
         : things == own->tokens  ? ((const TwTokenType *) thing)->line
                                  : ((const TwEffect *) thing)->line;
}

guint
tw_problem_line (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = problem_tile (problem, set);
  TwOwnDrawing drawing;

  switch (problem_row (problem->code)->of)
    {
    case TW_PROBLEM_OF_BLOCK:
      if (problem->other >= 0 && (guint) problem->other < set->n_blocks)
        return set->blocks[problem->other].line;
      break;
    case TW_PROBLEM_OF_LESSON:
      if (problem->other >= 0 && (guint) problem->other < set->n_lessons)
        return set->lessons[problem->other]->line;
      break;
    case TW_PROBLEM_OF_FIGURE:
    case TW_PROBLEM_OF_TOKEN:
    case TW_PROBLEM_OF_EFFECT:
      return set->own != NULL ? own_line (problem, set->own) : 0;
    case TW_PROBLEM_OF_DRAWING:
      if (tw_problem_find_drawing (problem, set, &drawing))
        return drawing.line;
      break;
    case TW_PROBLEM_OF_STATEMENT:
      return (guint) MAX (problem->other, 0);
    case TW_PROBLEM_OF_TILE:
      break;
    }
  return tile != NULL ? tile->line : 0;
}
