/* What the program thinks of the answers, asked for by a person. */
#include "app/game/advice.h"
#include "tests/app/game/position-fixture.h"

static void
wait_for (TwAdvice *advice)
{
  while (tw_advice_is_thinking (advice))
    g_main_context_iteration (NULL, TRUE);
}

/* The monastery's tile has worth somewhere; the next question has no advice yet. */
static void
test_ask (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U U@1,0/0 - draw=B");
  g_autoptr (TwAdvice) advice = tw_advice_new (model);
  guint n = 0, n_found = 0, n_best = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);
  int worth = 0;

  g_assert_false (tw_advice_find_cell (advice, cells[0].x, cells[0].y, &worth));
  g_assert_true (tw_advice_ask (advice));
  g_assert_false (tw_advice_ask (advice));
  wait_for (advice);
  for (guint i = 0; i < n; i++)
    if (tw_advice_find_cell (advice, cells[i].x, cells[i].y, &worth))
      {
        n_found++;
        n_best += worth == tw_advice_get_best (advice);
        g_assert_cmpint (worth, <=, tw_advice_get_best (advice));
      }
  g_assert_cmpuint (n_found, >, 0);
  g_assert_cmpuint (n_best, >, 0);
  g_assert_true (tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpint (tw_advice_get_best (advice), ==, 0);
  g_assert_false (tw_advice_is_thinking (advice));
}

/* Table and card say it alike: a star at the best, points against it at the others. */
static void
test_say (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U U@1,0/0 - draw=B");
  g_autoptr (TwAdvice) advice = tw_advice_new (model);
  g_autofree char *best = NULL, *less = NULL, *hardly = NULL;

  g_assert_true (tw_advice_ask (advice));
  wait_for (advice);
  best = tw_advice_say (advice, tw_advice_get_best (advice));
  less = tw_advice_say (advice, tw_advice_get_best (advice) - 84);
  hardly = tw_advice_say (advice, tw_advice_get_best (advice) - 3);
  g_assert_cmpstr (best, ==, "★");
  g_assert_cmpstr (less, ==, "−0.8");
  g_assert_cmpstr (hardly, ==, "±0.0");
}

/* Whatever comes of comparing them, none is better than the one with the star, and the table says
 * the same of their cells. */
static void
test_best (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U U@1,0/0 - draw=E");
      g_autoptr (TwAdvice) advice = tw_advice_new (model);
      const TwBestAnswer *answers;
      guint n = 0;

      g_assert_true (tw_advice_ask (advice));
      wait_for (advice);
      answers = tw_advice_get_answers (advice, &n);
      g_assert_cmpuint (n, >, 1);
      for (guint k = 0; k < n; k++)
        {
          const TwAction *first = &answers[k].actions[0];
          int worth = 0;

          g_assert_cmpint (answers[k].worth, <=, tw_advice_get_best (advice));
          g_assert_true (tw_advice_find_cell (advice, first->x, first->y, &worth));
          g_assert_cmpint (worth, ==, answers[k].worth);
        }
      g_assert_cmpint (answers[0].worth, ==, tw_advice_get_best (advice));
    }
}

/* An answer while it thinks ends it; a game that is over has nothing to ask. */
static void
test_forget (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U");
  TwAdvice *advice = tw_advice_new (model);

  g_assert_true (tw_advice_ask (advice));
  tw_table_model_end_game (model);
  g_assert_false (tw_advice_is_thinking (advice));
  g_assert_false (tw_advice_ask (advice));
  tw_advice_stop (advice);
  g_object_unref (advice);
  /* The search that was given up ends by itself. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/advice/ask", test_ask);
  g_test_add_func ("/play/advice/say", test_say);
  g_test_add_func ("/play/advice/best", test_best);
  g_test_add_func ("/play/advice/forget", test_forget);
  return g_test_run ();
}
