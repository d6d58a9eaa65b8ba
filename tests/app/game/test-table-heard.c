/* Which sound tells what an answer has changed. */
#include "app/game/table-heard.h"

#include "tests/app/game/position-fixture.h"

static void
answer (TwGame *game, const char *words)
{
  g_autoptr (GError) error = NULL;
  TwAction action;

  if (!tw_notation_parse_action (tw_game_play (game), words, tw_game_play (game)->state->on_turn,
                                 &action, &error))
    g_error ("%s", error->message);
  g_assert_true (tw_game_apply (game, &action, NULL));
}

/* A tile, a figure, points of a road of three tiles, whoever comes home for them. */
static void
test_answers (void)
{
  static const struct
  {
    const char *words;
    TwTableSound sound;
  } steps[] = {
    { "draw=W", TW_TABLE_SOUND_NONE },
    { "W@-1,0/0", TW_TABLE_SOUND_TILE },
    { "highwayman@-1,0:road(E)", TW_TABLE_SOUND_FIGURE },
    { "draw=W", TW_TABLE_SOUND_NONE },
    { "W@1,0/0", TW_TABLE_SOUND_TILE },
    { "-", TW_TABLE_SOUND_POINTS },
  };
  g_autoptr (TwTableModel) model = fixture_table_after ("", "");
  g_autoptr (TwGame) game =
      tw_game_new (tw_table_model_get_setup (model)->rules, 1, TW_GAME_FORCED);
  g_autoptr (TwGame) early = NULL;
  TwTableHeard heard = { 0 };

  g_assert_cmpint (tw_table_heard_note (&heard, game), ==, TW_TABLE_SOUND_NONE);
  g_assert_cmpint (tw_table_heard_note (&heard, game), ==, TW_TABLE_SOUND_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (i == 1)
        early = tw_game_copy (game);
      answer (game, steps[i].words);
      g_assert_cmpint (tw_table_heard_note (&heard, game), ==, steps[i].sound);
    }
  /* Back, and all at once. */
  g_assert_cmpint (tw_table_heard_note (&heard, early), ==, TW_TABLE_SOUND_NONE);
  g_assert_cmpint (tw_table_heard_note (&heard, game), ==, TW_TABLE_SOUND_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-heard/answers", test_answers);
  return g_test_run ();
}
