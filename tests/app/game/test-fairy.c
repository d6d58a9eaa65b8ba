/* The fairy of the Princess & the Dragon at the table. */
#include "app/game/table-feature.h"
#include "app/game/table-worth.h"
#include "tests/app/game/position-fixture.h"

/* The log says at which place the fairy brings points, and shows it; on the table they are no
 * points of the road there. */
static void
test_fairy_place (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("princess-and-dragon",
                           "draw=U U@1,0/0 highwayman@1,0:road(W) draw=U U@2,0/0 - draw=U U@3,0/0 "
                           "fairy=highwayman@1,0:road(W) draw=U U@4,0/0 - draw=U");
  g_autoptr (GListStore) log = tw_log_list_new ();
  const TwPlay *play = tw_table_model_get_play (model);
  g_autoptr (TwLogItem) line = NULL;
  g_autofree char *worth = NULL;
  guint n, node;

  g_assert_true (fixture_log_has (model, "Fairy: Anna begins a turn (1 east of the start tile)"));
  tw_log_list_update (log, model);
  n = g_list_model_get_n_items (G_LIST_MODEL (log));
  line = g_list_model_get_item (G_LIST_MODEL (log), n - 1);
  g_assert_cmpint (tw_log_item_get_points (line), ==, 1);
  node = tw_log_item_get_node (line, model);
  g_assert_cmpuint (node, <, play->board.head->n_nodes);
  g_assert_cmpint (play->board.slots[play->board.nodes[node].slot].x, ==, 1);
  tw_table_model_end_game (model);
  g_assert_true (
      fixture_log_has (model,
                       "Fairy: Anna had the follower with her there (1 east of the start tile)"));
  worth = tw_table_worth_of_feature (model, node);
  g_assert_cmpstr (worth, ==, "Road: brought Anna 5");
}

/* So it is by the option by which she stands on a tile, also in the last scoring: the line has a
 * place that can be lit, and who has several figures there gets the points once. */
static void
test_on_tile (void)
{
  static const char words[] =
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=U U@2,0/0 - draw=U U@3,0/0 fairy@1,0";
  static const char *const settings[] = { "fairy-placement", "on-tile", NULL };
  g_autoptr (TwTableModel) model =
      fixture_table_after_with ("princess-and-dragon", settings, "Anna Eva", words);
  g_autoptr (GListStore) log = tw_log_list_new ();
  const TwPlay *play = tw_table_model_get_play (model);
  guint n_told = 0, node;

  tw_table_model_end_game (model);
  g_assert_true (
      fixture_log_has (model,
                       "Fairy: Anna had a follower on her tile there (1 east of the start tile)"));
  tw_log_list_update (log, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (TwLogItem) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (!g_str_has_prefix (tw_log_item_get_text (line), "Fairy: Anna had"))
        continue;
      n_told++;
      g_assert_cmpint (tw_log_item_get_points (line), ==, 3);
      node = tw_log_item_get_node (line, model);
      g_assert_cmpuint (node, <, play->board.head->n_nodes);
      g_assert_cmpint (play->board.slots[play->board.nodes[node].slot].x, ==, 1);
    }
  g_assert_cmpuint (n_told, ==, 1);
}

static char *
explained (TwTableModel *model, guint slot)
{
  const TwPlay *play = tw_table_model_get_play (model);

  return tw_table_feature_explain (model, tw_table_model_get_game (model),
                                   play->board.slots[slot].first_node);
}

/* Whoever points at her learns who she is and what she does there, with the points of this game. */
static void
test_hovered (void)
{
  static const char words[] =
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=U U@2,0/0 - draw=U U@3,0/0 "
      "fairy=highwayman@1,0:road(W)";
  static const char *const settings[] = { "fairy.turn", "5", NULL };
  g_autoptr (TwTableModel) model =
      fixture_table_after_with ("princess-and-dragon", settings, "Anna Eva", words);
  g_autofree char *here = explained (model, 1), *elsewhere = explained (model, 0), *over = NULL;

  g_assert_nonnull (strstr (here,
                            "Fairy: Who begins a turn and has a follower beside whom the fairy "
                            "is gets 5 points, once a turn. When a feature is counted in which "
                            "her follower stands, its owner gets 3 points"));
  g_assert_null (strstr (elsewhere, "Fairy"));
  tw_table_model_end_game (model);
  over = explained (model, 1);
  g_assert_null (strstr (over, "Fairy"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fairy/hovered", test_hovered);
  g_test_add_func ("/fairy/place", test_fairy_place);
  g_test_add_func ("/fairy/on-tile", test_on_tile);
  return g_test_run ();
}
