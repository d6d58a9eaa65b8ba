/* What is wrong with an effect, and which of two nothing decides between. */
#include "engine/set/effect-problem.h"

#define ROAD TW_KIND_BIT (TW_KIND_ROAD)

/* Each effect has but one word that does not go with the others. */
static void
test_alone (void)
{
  static const struct
  {
    TwEffect effect;
    TwEffectProblem problem;
  } cases[] = {
    { { .features = ROAD, .points = (char *) "2" }, TW_EFFECT_PROBLEM_NONE },
    { { .features = ROAD }, TW_EFFECT_PROBLEM_POINTS },
    { { .features = ROAD, .per = TW_PER_SYMBOL, .points = (char *) "2" },
      TW_EFFECT_PROBLEM_SYMBOL },
    { { .features = ROAD, .symbol = (char *) "inn", .points = (char *) "2" },
      TW_EFFECT_PROBLEM_SYMBOL },
    { { .features = ROAD, .per = TW_PER_KIND, .scope = TW_SCOPE_TILES, .points = (char *) "2" },
      TW_EFFECT_PROBLEM_KIND },
    { { .features = ROAD, .per = TW_PER_KIND, .kind = TW_KIND_CITY, .points = (char *) "2" },
      TW_EFFECT_PROBLEM_SCOPE },
    { { .features = ROAD,
        .per = TW_PER_NEIGHBOUR,
        .scope = TW_SCOPE_TILES,
        .points = (char *) "2" },
      TW_EFFECT_PROBLEM_SCOPE },
    { { .features = ROAD, .only_complete = TRUE, .points = (char *) "2" },
      TW_EFFECT_PROBLEM_COMPLETE_ONLY },
    { { .features = ROAD, .per = TW_PER_CITY, .points = (char *) "2" }, TW_EFFECT_PROBLEM_CITY },
    { { .features = ROAD, .stage = TW_STAGE_TOKENS, .points = (char *) "1" },
      TW_EFFECT_PROBLEM_TOKEN },
    { { .features = ROAD, .stage = TW_STAGE_DIVIDE, .points = (char *) "0" },
      TW_EFFECT_PROBLEM_DIVISOR },
    { { .features = ROAD, .stage = TW_STAGE_DIVIDE, .per = TW_PER_TILE, .points = (char *) "2" },
      TW_EFFECT_PROBLEM_DIVISION },
    { { .features = ROAD, .stage = TW_STAGE_CREDIT, .if_own_figure = (char *) "pig" },
      TW_EFFECT_PROBLEM_CHOICE },
    { { .features = ROAD,
        .events = TW_EVENT_COMPLETE | TW_EVENT_END,
        .stage = TW_STAGE_CREDIT,
        .to = TW_TO_COMPLETER },
      TW_EFFECT_PROBLEM_TURN },
    { { .features = ROAD,
        .events = TW_EVENT_COMPLETE,
        .stage = TW_STAGE_CREDIT,
        .to = TW_TO_COMPLETER },
      TW_EFFECT_PROBLEM_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("case %u", i);
      g_assert_cmpint (tw_effect_problem_find (&cases[i].effect), ==, cases[i].problem);
    }
}

/* Equal priority, common features and events: only then. */
static void
test_rivals (void)
{
  TwEffect one = { .features = ROAD | TW_KIND_BIT (TW_KIND_CITY),
                   .events = TW_EVENT_COMPLETE,
                   .per = TW_PER_TILE,
                   .points = (char *) "1" };
  TwEffect two = one;
  g_autoptr (GPtrArray) effects = g_ptr_array_new ();

  g_ptr_array_add (effects, &one);
  g_assert_true (tw_effect_problem_find_rival (&two, effects, NULL) == &one);
  /* It takes the place of that one. */
  g_assert_null (tw_effect_problem_find_rival (&two, effects, &one));
  g_assert_null (tw_effect_problem_find_rival (&one, effects, NULL));
  two.priority = 1;
  g_assert_null (tw_effect_problem_find_rival (&two, effects, NULL));
  two.priority = 0;
  two.features = TW_KIND_BIT (TW_KIND_FIELD);
  g_assert_null (tw_effect_problem_find_rival (&two, effects, NULL));
  two.features = ROAD;
  two.events = TW_EVENT_END;
  g_assert_null (tw_effect_problem_find_rival (&two, effects, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/effect-problem/alone", test_alone);
  g_test_add_func ("/set/effect-problem/rivals", test_rivals);
  return g_test_run ();
}
