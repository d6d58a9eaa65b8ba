/* Sounds are for who has turned them on. */
#include "app/table/table-sounds.h"

#include "app/widgets/settings.h"
#include "tests/app/game/position-fixture.h"

static void
sounded_cb (TwTableSounds *sounds, guint sound, guint *n)
{
  n[sound]++;
}

static void
test_switch (void)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (TwTableModel) model = fixture_table_after ("", "");
  g_autoptr (TwTableSounds) sounds = tw_table_sounds_new (model);
  guint n[TW_N_TABLE_SOUNDS] = { 0 };

  g_signal_connect (sounds, "sounded", G_CALLBACK (sounded_cb), n);
  /* Off, if nobody has touched it. */
  g_assert_false (g_settings_get_boolean (settings, "sounds"));
  fixture_lay (model);
  tw_table_sounds_refuse (sounds);
  for (guint sound = 0; sound < TW_N_TABLE_SOUNDS; sound++)
    g_assert_cmpuint (n[sound], ==, 0);
  g_settings_set_boolean (settings, "sounds", TRUE);
  fixture_lay (model);
  g_assert_cmpuint (n[TW_TABLE_SOUND_TILE], ==, 1);
  tw_table_sounds_refuse (sounds);
  g_assert_cmpuint (n[TW_TABLE_SOUND_REFUSED], ==, 1);
  g_settings_reset (settings, "sounds");
  tw_table_sounds_refuse (sounds);
  g_assert_cmpuint (n[TW_TABLE_SOUND_REFUSED], ==, 1);
}

int
main (int argc, char **argv)
{
  /* Whatever this machine has, nothing is to be heard. */
  g_setenv ("CANBERRA_DRIVER", "null", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-sounds/switch", test_switch);
  return g_test_run ();
}
