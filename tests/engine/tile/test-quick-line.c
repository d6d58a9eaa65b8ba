/* A tile in a few letters. */
#include "engine/tile/quick-line.h"

#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"

static void
parse (const char *text, TwTopology *t)
{
  guint at;

  g_assert_cmpint (tw_quick_line_parse (text, t, &at), ==, TW_QUICK_LINE_GOOD);
}

static void
test_good (void)
{
  TwTopology t;
  char letters[5];

  /* A city from the north to the west, a curved road: the tile O without its coat of arms. */
  parse ("CRrc", &t);
  g_assert_cmpuint (t.n_segments, ==, 2);
  g_assert_cmpuint (tw_rim_edges (t.segments[0].rim), ==, N | W);
  g_assert_cmpuint (tw_rim_edges (t.segments[1].rim), ==, E | S);
  g_assert_cmpuint (t.n_junctions, ==, 0);
  tw_quick_line_letters (&t, letters);
  g_assert_cmpstr (letters, ==, "CRrc");

  parse ("FRFR monastery", &t);
  g_assert_cmpuint (t.n_segments, ==, 3);
  g_assert_cmpuint (t.n_junctions, ==, 1);
  g_assert_cmpuint (t.junctions[0].kind, ==, TW_JUNCTION_MONASTERY);

  parse ("  CFcF coat*2 garden", &t);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "coat-of-arms", 0), ==, 2);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_GARDEN), >=, 0);

  /* Three roads, an inn at two of them. */
  parse ("FRRR inn@E inn@w", &t);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "inn", tw_topology_segment_at (&t, 5, 0)), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "inn", tw_topology_segment_at (&t, 13, 0)), ==,
                    1);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "inn", -2), ==, 2);
  parse ("VFvF", &t);
  g_assert_cmpuint (t.segments[0].kind, ==, TW_KIND_RIVER);
}

static void
test_faults (void)
{
  static const struct
  {
    const char *text;
    TwQuickLineFault fault;
    guint at;
  } cases[] = {
    { "", TW_QUICK_LINE_SHORT, 0 },
    { "CF", TW_QUICK_LINE_SHORT, 2 },
    { "CFQF", TW_QUICK_LINE_LETTER, 2 },
    { "CFFFF", TW_QUICK_LINE_LETTER, 4 },
    { "CrFF", TW_QUICK_LINE_NOTHING_TO_CONTINUE, 1 },
    { "CFFF nonsense", TW_QUICK_LINE_WORD, 5 },
    { "CFFF inn", TW_QUICK_LINE_PLACE, 5 },
    { "RFrF inn@E", TW_QUICK_LINE_PLACE, 5 },
    { "CFFF coat*0", TW_QUICK_LINE_WORD, 5 },
    { "CFFF garden garden", TW_QUICK_LINE_PLACE, 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TwTopology t = { 0 };
      guint at = 99;

      g_assert_cmpint (tw_quick_line_parse (cases[i].text, &t, &at), ==, cases[i].fault);
      g_assert_cmpuint (at, ==, cases[i].at);
      g_assert_cmpuint (t.n_segments, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-line/good", test_good);
  g_test_add_func ("/quick-line/faults", test_faults);
  return g_test_run ();
}
