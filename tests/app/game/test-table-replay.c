/* The game played again, and what others did since one's own turn. */
#include "app/game/table-replay.h"

#include "app/game/table-history.h"
#include "app/game/table-since.h"
#include "tests/app/game/position-fixture.h"
#include "tests/app/wait.h"

/* Anna, Eva, Anna again; Eva is asked. */
#define THREE_TURNS "draw=U U@1,0/0 - draw=B B@1,1/0 - draw=U U@2,0/0 - draw=E"

static gboolean
has_stopped (gpointer replay)
{
  return !tw_table_replay_is_playing (replay);
}

static guint
n_moments (TwTableModel *model)
{
  g_autoptr (GArray) moments = tw_table_history_dup_moments (model);

  return moments->len;
}

/* Since Eva's answer Anna has laid a tile; right after one's own tile nobody has done anything. */
static void
test_since (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", THREE_TURNS);
  g_autoptr (TwTableModel) own = fixture_table_after ("", "draw=U U@1,0/0");
  g_autoptr (TwTableModel) first = fixture_table_after ("", "draw=U");
  guint n_entries = 0, n = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);

  g_assert_true (tw_table_since_find (model, &n_entries));
  g_assert_cmpuint (n_entries, >, 0);
  g_assert_true (log[n_entries].was_asked);
  g_assert_cmpuint (log[n_entries].action.seat, ==, 0);
  for (guint i = n_entries; i < n; i++)
    g_assert_cmpuint (log[i].action.seat, !=, 1);
  g_assert_false (tw_table_since_find (own, &n_entries));
  g_assert_false (tw_table_since_find (first, &n_entries));
  /* Whoever looks back sees it anyway. */
  tw_table_history_look (model, "start");
  g_assert_false (tw_table_since_find (model, &n_entries));
}

/* From where Eva has answered to the present, by itself. */
static void
test_meanwhile (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", THREE_TURNS);
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);
  guint end = n_moments (model) - 1;

  tw_table_replay_start (replay);
  g_assert_true (tw_table_replay_is_playing (replay));
  g_assert_cmpuint (tw_table_history_get_moment (model), ==, end - 1);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  wait_until (has_stopped, replay);
  g_assert_false (tw_table_history_is_looking (model));
}

/* Whoever looks elsewhere stays there; from there it goes on. */
static void
test_stops (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", THREE_TURNS);
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);

  tw_table_history_look (model, "start");
  tw_table_replay_start (replay);
  g_assert_cmpuint (tw_table_history_get_moment (model), ==, 0);
  tw_table_history_look (model, "on");
  g_assert_false (tw_table_replay_is_playing (replay));
  tw_table_replay_start (replay);
  g_assert_true (tw_table_replay_is_playing (replay));
  g_assert_cmpuint (tw_table_history_get_moment (model), ==, 1);
  tw_table_replay_stop (replay);
  g_assert_false (tw_table_replay_is_playing (replay));
  g_assert_cmpuint (tw_table_history_get_moment (model), ==, 1);
}

/* Where nobody else has done anything the whole game is played again. */
static void
test_from_the_start (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U U@1,0/0 -");
  g_autoptr (TwTableModel) nothing = fixture_table_after ("", "draw=U");
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);
  g_autoptr (TwTableReplay) none = tw_table_replay_new (nothing);

  tw_table_replay_start (replay);
  g_assert_cmpuint (tw_table_history_get_moment (model), ==, 0);
  tw_table_replay_start (none);
  g_assert_false (tw_table_replay_is_playing (none));
}

static gboolean
has_gone_on (gpointer model)
{
  return tw_table_history_get_moment (model) > 0;
}

/* What has happened is seen before the next moment is shown. */
static void
test_waits (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", THREE_TURNS);
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);
  gint64 until = g_get_monotonic_time () + 1300 * G_TIME_SPAN_MILLISECOND;

  tw_table_history_look (model, "start");
  tw_table_replay_start (replay);
  tw_table_replay_wait (replay, until);
  wait_until (has_gone_on, model);
  g_assert_cmpint (g_get_monotonic_time (), >=, until);
}

static gboolean
is_playing (gpointer replay)
{
  return tw_table_replay_is_playing (replay);
}

/* Anna's road of two tiles brings 2: before it nothing is counted, then it is, then the result is
 * shown; that ends the ceremony for good. */
static void
test_ceremony (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B");
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);

  tw_table_replay_set_ceremony (replay, TRUE);
  tw_table_model_end_game (model);
  wait_until (is_playing, replay);
  g_assert_cmpuint (tw_table_history_get_scoring (model, NULL, NULL), ==, 0);
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 0);
  wait_until (has_stopped, replay);
  g_assert_false (tw_table_history_is_looking (model));
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 2);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (tw_table_replay_is_playing (replay));
}

/* Nobody wants to see it of a game that is opened, or where nothing moves. */
static void
test_no_ceremony (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B");
  g_autoptr (TwTableReplay) still = tw_table_replay_new (model);
  g_autoptr (TwTableReplay) opened = NULL;
  TwTableSetup setup = { 0 };
  TwGame *game;

  tw_table_model_end_game (model);
  opened = tw_table_replay_new (model);
  tw_table_replay_set_ceremony (opened, TRUE);
  game = tw_game_copy (tw_table_model_get_game (model));
  tw_table_setup_copy (&setup, tw_table_model_get_setup (model));
  tw_table_model_resume (model, &setup, game);
  tw_table_setup_clear (&setup);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (tw_table_replay_is_playing (still));
  g_assert_false (tw_table_replay_is_playing (opened));
}

/* Whoever wants to see it again sees it from its beginning, wherever the game is looked at; before
 * the end there is none. */
static void
test_scoring_again (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B");
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);

  tw_table_replay_start_scoring (replay);
  g_assert_false (tw_table_replay_is_playing (replay));
  tw_table_model_end_game (model);
  tw_table_history_look (model, "start");
  tw_table_replay_start_scoring (replay);
  g_assert_true (tw_table_replay_is_playing (replay));
  g_assert_cmpuint (tw_table_history_get_scoring (model, NULL, NULL), ==, 0);
  wait_until (has_stopped, replay);
  g_assert_false (tw_table_history_is_looking (model));
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 2);
}

static gboolean
is_at_first_line (gpointer model)
{
  return tw_table_history_get_scoring (model, NULL, NULL) == 1;
}

/* Anna's farmer gets 3 points for the city; that is looked at for three lines' time, at any speed.
 */
static void
test_field (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=E E@0,-1/180 farmer@0,-1:field(NL) draw=B");
  g_autoptr (TwTableReplay) replay = tw_table_replay_new (model);
  gint64 seen;

  tw_table_replay_set_speed (replay, 400);
  g_assert_cmpuint (tw_table_replay_get_speed (replay), ==, 400);
  tw_table_model_end_game (model);
  tw_table_replay_start_scoring (replay);
  wait_until (is_at_first_line, model);
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 3);
  seen = g_get_monotonic_time ();
  wait_until (has_stopped, replay);
  g_assert_cmpint (g_get_monotonic_time () - seen, >=, 3 * 200 * G_TIME_SPAN_MILLISECOND);
  g_assert_false (tw_table_history_is_looking (model));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/since", test_since);
  g_test_add_func ("/game/replay/meanwhile", test_meanwhile);
  g_test_add_func ("/game/replay/stops", test_stops);
  g_test_add_func ("/game/replay/from-the-start", test_from_the_start);
  g_test_add_func ("/game/replay/waits", test_waits);
  g_test_add_func ("/game/replay/ceremony", test_ceremony);
  g_test_add_func ("/game/replay/no-ceremony", test_no_ceremony);
  g_test_add_func ("/game/replay/scoring-again", test_scoring_again);
  g_test_add_func ("/game/replay/field", test_field);
  return g_test_run ();
}
