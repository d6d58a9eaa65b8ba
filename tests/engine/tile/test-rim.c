/* The rim: turns, mirror images and names. */
#include "engine/tile/rim.h"

static void
test_rotate (void)
{
  g_assert_cmpuint (tw_rim_rotate (TW_RIM_BIT (TW_PORT_NL), 1), ==, TW_RIM_BIT (TW_PORT_EL));
  g_assert_cmpuint (tw_rim_rotate (TW_RIM_BIT (TW_CORNER_NW), 1), ==, TW_RIM_BIT (TW_CORNER_NE));
  g_assert_cmpuint (tw_rim_rotate (TW_RIM_EDGE (TW_EDGE_W), 2), ==, TW_RIM_EDGE (TW_EDGE_E));
  for (guint turns = 0; turns < 4; turns++)
    g_assert_cmpuint (tw_rim_rotate (tw_rim_rotate (0x1234, turns), 4 - turns), ==, 0x1234);
}

static void
test_mirror (void)
{
  g_assert_cmpuint (tw_rim_mirror (TW_RIM_BIT (TW_PORT_NL)), ==, TW_RIM_BIT (TW_PORT_NR));
  g_assert_cmpuint (tw_rim_mirror (TW_RIM_BIT (TW_PORT_EL)), ==, TW_RIM_BIT (TW_PORT_WR));
  g_assert_cmpuint (tw_rim_mirror (TW_RIM_BIT (TW_PORT_S)), ==, TW_RIM_BIT (TW_PORT_S));
  g_assert_cmpuint (tw_rim_mirror (TW_RIM_BIT (TW_CORNER_SE)), ==, TW_RIM_BIT (TW_CORNER_SW));
  for (guint place = 0; place < TW_N_RIM_PLACES; place++)
    g_assert_cmpuint (tw_rim_mirror (tw_rim_mirror (TW_RIM_BIT (place))), ==, TW_RIM_BIT (place));
}

static void
test_names (void)
{
  TwRim rim;
  const char *bad = NULL;
  g_autofree char *text = NULL;

  g_assert_true (tw_rim_parse (" WR  NL NE", &rim, &bad));
  text = tw_rim_to_string (rim, ".");
  g_assert_cmpstr (text, ==, "NL.NE.WR");
  g_assert_false (tw_rim_parse ("N X", &rim, &bad));
  g_assert_cmpstr (bad, ==, "X");
  g_assert_false (tw_rim_parse ("N N", &rim, &bad));
  g_assert_false (tw_rim_parse ("NORTH", &rim, &bad));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/rim/rotate", test_rotate);
  g_test_add_func ("/tile/rim/mirror", test_mirror);
  g_test_add_func ("/tile/rim/names", test_names);
  return g_test_run ();
}
