/* Small sets with a problem, and what is asked of each. */
#pragma once

#include "engine/set/problem.h"
#include "engine/set/validate.h"
#include "tests/engine/tile/edges.h"
#include "tests/engine/tile/topology-text.h"

static inline TwTileSet *
set_new (void)
{
  TwTileSet *set = tw_tile_set_new ("test");

  set->titles = tw_texts_with (NULL, "", "Test");
  return set;
}

static inline TwTile *
set_add (TwTileSet *set, const char *id, guint count, const TwTopology *topology)
{
  g_autoptr (TwTile) tile = tw_tile_new (id, count, topology);

  tw_tile_set_insert_tile (set, -1, tile);
  return set->tiles[set->n_tiles - 1];
}

/* A set of one tile, which the test may still change. */
static inline TwTileSet *
set_of (const TwTopology *topology)
{
  TwTileSet *set = set_new ();

  set_add (set, "T", 1, topology);
  return set;
}

static inline const TwProblem *
find_problem (const TwProblems *problems, TwProblemCode code)
{
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == code)
      return &problems->problems[i];
  return NULL;
}

/* Checks that @set has exactly this problem, with this message. Returns the repaired
 * set (NULL without repair), which has it no more. */
static inline TwTileSet *
check (TwTileSet *set, TwProblemCode code, const char *message, const char *repair)
{
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);
  g_autoptr (TwProblems) left = NULL;
  g_autofree char *said = NULL, *label = NULL;
  const TwProblem *problem;
  TwTileSet *mended;

  g_assert_cmpuint (problems->n_problems, ==, 1);
  problem = find_problem (problems, code);
  g_assert_nonnull (problem);
  said = tw_problem_message (problem, set);
  label = tw_problem_repair_label (problem, set);
  g_assert_cmpstr (said, ==, message);
  g_assert_cmpstr (label, ==, repair);
  g_assert_cmpint (problem->has_repair, ==, repair != NULL);
  mended = tw_problem_repair (problem, set);
  g_assert_cmpint (mended != NULL, ==, repair != NULL);
  if (mended == NULL)
    return NULL;
  left = tw_tile_set_validate (mended, NULL);
  g_assert_null (find_problem (left, code));
  g_assert_cmpint (tw_problems_worst (left, -1), <, TW_SEVERITY_ERROR);
  return mended;
}

/* The same, and what the first tile's drawing is afterwards. */
static inline void
check_drawing (const TwTopology *topology,
               TwProblemCode code,
               const char *message,
               const char *repair,
               const char *expected)
{
  g_autoptr (TwTileSet) set = set_of (topology);
  g_autoptr (TwTileSet) mended = check (set, code, message, repair);

  assert_topology (&mended->tiles[0]->topology, expected);
}
