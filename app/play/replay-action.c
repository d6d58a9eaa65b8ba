/* The actions that play the game again, and what was counted at its end. */
#include "app/play/replay-action.h"

static void
change_cb (GSimpleAction *action, GVariant *value, TwTableReplay *replay)
{
  if (g_variant_get_boolean (value))
    tw_table_replay_start (replay);
  else
    tw_table_replay_stop (replay);
}

static void
playing_cb (TwTableReplay *replay, GParamSpec *spec, GSimpleAction *action)
{
  g_simple_action_set_state (action, g_variant_new_boolean (tw_table_replay_is_playing (replay)));
}

static void
scoring_cb (GSimpleAction *action, GVariant *parameter, TwTableReplay *replay)
{
  tw_table_replay_start_scoring (replay);
}

/* One after the other, in percent. */
static const guint speeds[] = { 50, 100, 200, 400 };

static void
speed_cb (GSimpleAction *action, GVariant *parameter, TwTableReplay *replay)
{
  int step = g_variant_get_int32 (parameter);
  int i = 0, n = G_N_ELEMENTS (speeds);

  while (i + 1 < n && speeds[i] < tw_table_replay_get_speed (replay))
    i++;
  /* By the button it goes round, by keys it ends at the ends. */
  i = step == 0 ? (i + 1) % n : CLAMP (i + step, 0, n - 1);
  tw_table_replay_set_speed (replay, speeds[i]);
}

void
tw_replay_action_add (GActionMap *actions, TwTableReplay *replay)
{
  g_autoptr (GSimpleAction) action =
      g_simple_action_new_stateful ("replay", NULL, g_variant_new_boolean (FALSE));
  g_autoptr (GSimpleAction) scoring = g_simple_action_new ("replay-scoring", NULL);
  g_autoptr (GSimpleAction) speed = g_simple_action_new ("replay-speed", G_VARIANT_TYPE_INT32);

  g_signal_connect_object (action, "change-state", G_CALLBACK (change_cb), replay, 0);
  g_signal_connect_object (replay, "notify::playing", G_CALLBACK (playing_cb), action, 0);
  g_action_map_add_action (actions, G_ACTION (action));
  g_signal_connect_object (scoring, "activate", G_CALLBACK (scoring_cb), replay, 0);
  g_action_map_add_action (actions, G_ACTION (scoring));
  g_signal_connect_object (speed, "activate", G_CALLBACK (speed_cb), replay, 0);
  g_action_map_add_action (actions, G_ACTION (speed));
}
