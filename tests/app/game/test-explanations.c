/* Every line of the log that brings something explains itself, whatever is played. */
#include "tests/app/game/play-fixture.h"

#include <string.h>

#include "app/game/log-item.h"
#include "app/game/table-model.h"
#include "tests/engine/shipped-fixture.h"

/* More answers than any game takes. */
#define MOST_ANSWERS 4000
#define N_GAMES      3

/* Answers whatever is asked by chance. */
static void
answer (TwTableModel *model, GRand *rand)
{
  guint n_spots = 0, n_choices = 0, n;

  if (tw_table_model_get_question (model) == TW_QUESTION_PLACE)
    {
      fixture_propose (model, rand);
      if (tw_table_model_get_proposal (model) == NULL)
        return;
    }
  tw_table_model_get_spots (model, &n_spots);
  tw_table_model_get_choices (model, &n_choices);
  n = n_spots + n_choices;
  if (n > 0 && (!tw_table_model_can_finish (model) || g_rand_int_range (rand, 0, 4) > 0))
    tw_table_model_press_number (model, (guint) g_rand_int_range (rand, 0, (int) n));
  else
    g_assert_true (tw_table_model_finish (model));
}

/* What it is, how it was reckoned, by which rule; and the board shows what it is about. */
static void
check_line (TwTableModel *model, TwLogItem *item)
{
  g_autofree char *title = tw_log_item_dup_title (item, model);
  g_autofree char *arithmetic = tw_log_item_dup_arithmetic (item, model);
  g_autofree char *rule = tw_log_item_dup_rule (item, model);
  g_autofree char *ids = tw_log_item_dup_rule_ids (item, model);
  guint n = 0;
  const TwEvent *event =
      &tw_game_events (tw_table_model_get_game (model), &n)[tw_log_item_get_event (item)];

  g_test_message ("“%s” %d: “%s”, “%s”, “%s” (%s)", tw_log_item_get_text (item),
                  tw_log_item_get_points (item), title, arithmetic, rule, ids);
  g_assert_cmpstr (ids, !=, "");
  /* In words, not by its id. */
  g_assert_nonnull (strchr (rule, ' '));
  if (event->kind == TW_EVENT_SCORED)
    {
      g_assert_cmpstr (title, !=, "");
      g_assert_cmpuint (tw_log_item_get_node (item, model), <,
                        tw_table_model_get_play (model)->board.head->n_nodes);
    }
  /* What a message brings instead of what it says is a sum that needs no reckoning. */
  if (strcmp (ids, "MSG-011, SCORE-060") != 0)
    g_assert_cmpstr (arithmetic, !=, "");
}

static guint
check_game (const char *const *uses, guint32 seed)
{
  g_autoptr (TwTableModel) model = fixture_table_with (uses, 3, seed, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GListStore) list = tw_log_list_new ();
  guint n_answers = 0, n_lines = 0;

  while (tw_table_model_get_question (model) != TW_QUESTION_NONE && n_answers++ < MOST_ANSWERS)
    answer (model, rand);
  g_assert_cmpuint (n_answers, <, MOST_ANSWERS);
  tw_log_list_update (list, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (tw_log_item_get_event (item) < 0 || tw_log_item_get_points (item) == 0)
        continue;
      check_line (model, item);
      n_lines++;
    }
  return n_lines;
}

static void
test_part (gconstpointer part)
{
  const char *uses[] = { part, NULL };

  for (guint32 seed = 1; seed <= N_GAMES; seed++)
    g_assert_cmpuint (check_game (uses, seed), >=, 5);
}

int
main (int argc, char **argv)
{
  TwGameKit kit = shipped_kit ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  int status;

  g_test_init (&argc, &argv, NULL);
  for (guint i = 1; parts[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/play/explanations/%s", parts[i]);

      g_test_add_data_func (path, parts[i], test_part);
    }
  status = g_test_run ();
  shipped_kit_clear (&kit);
  return status;
}
