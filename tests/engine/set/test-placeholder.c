/* What stands in braces in words, where there are no values for it. */
#include "engine/set/placeholder.h"

static void
test_no_values (void)
{
  static const char *const said[][2] = {
    { "Take it", "Take it" },
    { "Take {n}", "Take …" },
    { "{n:# point|# points} for {player}", "… points for …" },
    { "{a}{b}", "…" },
    { "{n:is|are} {ask me}", "are {ask me}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *blank = tw_placeholder_blank (said[i][0]);

      g_assert_cmpstr (blank, ==, said[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/placeholder/no-values", test_no_values);
  return g_test_run ();
}
