/* The sets that ship have nothing to mend: hints at most. */
#include "engine/format/shipped-sets.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"

static void
test_shipped (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  g_assert_cmpuint (g_strv_length (ids), >=, 13);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], &error);
      g_autoptr (TwProblems) problems = NULL;

      g_assert_no_error (error);
      problems = tw_tile_set_validate (set, NULL);
      for (guint k = 0; k < problems->n_problems; k++)
        if (problems->problems[k].severity > TW_SEVERITY_HINT)
          {
            g_autofree char *message = tw_problem_message (&problems->problems[k], set);

            g_test_message ("%s: %s", ids[i], message);
            g_test_fail ();
          }
    }
}

/* Twins that the box really holds. */
static void
test_known_twins (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("robbers", NULL);
  g_autoptr (TwProblems) problems = NULL;

  g_assert_nonnull (set);
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 2);
  g_assert_cmpint (problems->problems[0].code, ==, TW_PROBLEM_DUPLICATE_TILE);
  g_assert_cmpstr (set->tiles[problems->problems[0].tile]->id, ==, "RaubB");
  g_assert_cmpstr (problems->problems[0].detail, ==, "RaubA");
  g_assert_cmpstr (set->tiles[problems->problems[1].tile]->id, ==, "RaubG");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/shipped-problems/none", test_shipped);
  g_test_add_func ("/set/shipped-problems/known-twins", test_known_twins);
  return g_test_run ();
}
