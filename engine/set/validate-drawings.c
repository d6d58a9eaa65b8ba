/* Problems of a set: drawings of what it brings that are not drawn. */
#include "engine/set/validate-drawings.h"

#include "engine/set/own-drawing.h"
#include "engine/set/validate-private.h"

TwProblems *
tw_tile_set_validate_drawings (const TwTileSet *set,
                               TwProblems *problems,
                               TwDrawingCheck check,
                               gboolean may_wait,
                               gboolean *out_is_whole)
{
  GArray *all = problems_reopen (problems);
  gboolean is_whole = TRUE;
  TwOwnDrawing drawing;

  for (guint i = 0; tw_own_drawing_nth (set->own, i, &drawing); i++)
    {
      TwProblem problem =
          problem_new ((TwProblemCode) (TW_PROBLEM_REFUSED_SYMBOL + drawing.sort), -1);

      if (drawing.art == NULL)
        continue;
      if (!check (drawing.art, may_wait, &problem.detail))
        is_whole = FALSE;
      else if (problem.detail != NULL)
        {
          problem.other = (int) i;
          problems_add (all, problem);
        }
    }
  if (out_is_whole != NULL)
    *out_is_whole = is_whole;
  return problems_finish (all);
}

gboolean
tw_problem_is_seen_on (const TwProblem *problem, const TwTileSet *set, int tile)
{
  const TwTile *one = tile >= 0 && (guint) tile < set->n_tiles ? set->tiles[tile] : NULL;
  TwOwnDrawing drawing;

  if (one == NULL || problem->tile >= 0 || problem->code != TW_PROBLEM_REFUSED_SYMBOL)
    return one != NULL && problem->tile == tile;
  if (!tw_own_drawing_nth (set->own, (guint) problem->other, &drawing))
    return FALSE;
  for (guint i = 0; i < one->n_variants; i++)
    if (tw_topology_symbol_count (&one->variants[i].added, drawing.id, -2) > 0)
      return TRUE;
  return tw_topology_symbol_count (&one->topology, drawing.id, -2) > 0;
}
