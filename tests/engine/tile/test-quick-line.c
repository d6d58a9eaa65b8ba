/* A tile in a few letters. */
#include "engine/tile/quick-line.h"

#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"

static void
parse (const char *text, TwTopology *t)
{
  guint at;

  g_assert_cmpint (tw_quick_line_parse (text, NULL, t, &at), ==, TW_QUICK_LINE_GOOD);
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
  tw_quick_line_letters (&t, NULL, letters);
  g_assert_cmpstr (letters, ==, "CRrc");

  parse ("FRFR monastery", &t);
  g_assert_cmpuint (t.n_segments, ==, 3);
  g_assert_cmpuint (t.n_junctions, ==, 1);
  g_assert_cmpuint (t.junctions[0].kind, ==, TW_JUNCTION_MONASTERY);

  parse ("  CFcF coat*2 garden", &t);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "coat-of-arms", 0), ==, 2);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_GARDEN), >=, 0);

  /* As the names are written elsewhere, with blanks. */
  parse ("CFcF Coat of  arms*2@N garden", &t);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "coat-of-arms", 0), ==, 2);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_GARDEN), >=, 0);
  parse ("CFcF garden coat of arms", &t);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "coat-of-arms", 0), ==, 1);

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

      g_assert_cmpint (tw_quick_line_parse (cases[i].text, NULL, &t, &at), ==, cases[i].fault);
      g_assert_cmpuint (at, ==, cases[i].at);
      g_assert_cmpuint (t.n_segments, ==, 0);
    }
}

/* A railway with the letter B, and symbols that stand where they say. */
static void
test_own (void)
{
  static const TwQuickLineSymbol symbols[] = {
    { "signal", TW_KIND_BIT (TW_KIND_OWN + 1) },
    { "vineyard", TW_KIND_BIT (TW_KIND_ROAD) },
    { "fountain", TW_KIND_BIT (TW_KIND_NONE) },
    { "flag", 0 },
  };
  TwQuickLineOwn own = { .symbols = symbols, .n_symbols = G_N_ELEMENTS (symbols) };
  TwTopology t = { 0 };
  char letters[5];
  guint at;

  own.letters[1] = 'B';
  g_assert_cmpint (tw_quick_line_parse ("CRbB", &own, &t, &at), ==,
                   TW_QUICK_LINE_NOTHING_TO_CONTINUE);
  g_assert_cmpint (tw_quick_line_parse ("CBRb sig vine*2 fou flag", &own, &t, &at), ==,
                   TW_QUICK_LINE_GOOD);
  g_assert_cmpuint (t.segments[1].kind, ==, TW_KIND_OWN + 1);
  g_assert_cmpuint (tw_rim_edges (t.segments[1].rim), ==, E | W);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "signal", 1), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "vineyard", 2), ==, 2);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "fountain", -1), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "flag", 0), ==, 1);
  tw_quick_line_letters (&t, &own, letters);
  g_assert_cmpstr (letters, ==, "CBRb");

  /* Not on land that it does not belong to, and the usual letter is nobody's. */
  g_assert_cmpint (tw_quick_line_parse ("CFFF vineyard", &own, &t, &at), ==, TW_QUICK_LINE_PLACE);
  g_assert_cmpint (tw_quick_line_parse ("CFRF vineyard@N", &own, &t, &at), ==, TW_QUICK_LINE_PLACE);
  g_assert_cmpint (tw_quick_line_parse ("CXFF", &own, &t, &at), ==, TW_QUICK_LINE_LETTER);
  g_assert_cmpint (tw_quick_line_parse ("CFFF vin", NULL, &t, &at), ==, TW_QUICK_LINE_WORD);
  /* Short for two of them. */
  g_assert_cmpint (tw_quick_line_parse ("CFFF f", &own, &t, &at), ==, TW_QUICK_LINE_SEVERAL);
}

/* What a line goes on with: @wanted are ids with a blank behind each. */
static void
assert_begun (const char *text, const TwQuickLineOwn *own, const char *wanted, const char *begun)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GString) found = g_string_new (NULL);
  gsize at = tw_quick_line_begun (text, own, ids);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (found, "%s ", (const char *) ids->pdata[i]);
  g_assert_cmpstr (found->str, ==, wanted);
  g_assert_cmpstr (text + at, ==, begun);
}

/* Names as people write them, in their language: whole, begun, and by a word within; only of what
 * can stand there. */
static void
test_begun (void)
{
  static const TwQuickLineSymbol symbols[] = { { "mill", TW_KIND_BIT (TW_KIND_ROAD) },
                                               { "gate-house", TW_KIND_BIT (TW_KIND_CITY) } };
  g_autofree char *arms = tw_quick_line_name ("WAPPEN  der Übermacht");
  const TwQuickLineName names[] = { { (char *) "garten", "garden" },
                                    { (char *) "torhaus", "gate-house" },
                                    { arms, "coat-of-arms" } };
  const TwQuickLineOwn own = { .symbols = symbols,
                               .n_symbols = G_N_ELEMENTS (symbols),
                               .names = names,
                               .n_names = G_N_ELEMENTS (names) };
  TwTopology t;
  guint at;

  g_assert_cmpstr (arms, ==, "wappen-der-übermacht");
  g_assert_cmpint (tw_quick_line_parse ("CFFF Wappen der übermacht*2 torh Garten", &own, &t, &at),
                   ==, TW_QUICK_LINE_GOOD);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "coat-of-arms", 0), ==, 2);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "gate-house", 0), ==, 1);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_GARDEN), >=, 0);

  assert_begun ("CFFF", &own, "", "");
  assert_begun ("CFFF ga", &own, "garden gate-house ", "ga");
  assert_begun ("FFFF gat", &own, "", "");
  assert_begun ("CFFF garden coat of a", &own, "coat-of-arms ", "coat of a");
  assert_begun ("CFFF arm", &own, "coat-of-arms ", "arm");
  assert_begun ("CFFF ÜB", &own, "coat-of-arms ", "ÜB");
  assert_begun ("CFFF nothing", &own, "", "");
  assert_begun ("CFFF nothing ga", &own, "", "");
  assert_begun ("RFRF inn ga", NULL, "garden ", "ga");
  /* Nobody says that there is nothing that begins like that. */
  g_assert_cmpint (tw_quick_line_parse ("CFFF c", NULL, &t, &at), ==, TW_QUICK_LINE_SEVERAL);
  g_assert_cmpint (tw_quick_line_parse ("CFFF cx", NULL, &t, &at), ==, TW_QUICK_LINE_WORD);
}

/* What people call a thing is meant before the word that files have for another one. */
static void
test_called_alike (void)
{
  const TwQuickLineName names[] = { { (char *) "ferry-lake", "lake" },
                                    { (char *) "lake", "lake-end" } };
  const TwQuickLineOwn own = { .names = names, .n_names = G_N_ELEMENTS (names) };
  TwTopology t;
  guint at;

  g_assert_cmpint (tw_quick_line_parse ("FFFV lake", &own, &t, &at), ==, TW_QUICK_LINE_GOOD);
  g_assert_cmpuint (tw_topology_symbol_count (&t, "lake-end", -2), ==, 1);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_LAKE), <, 0);
  g_assert_cmpint (tw_quick_line_parse ("FFFF Ferry lake", &own, &t, &at), ==, TW_QUICK_LINE_GOOD);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_LAKE), >=, 0);
  g_assert_cmpint (tw_quick_line_parse ("FFFF lake", NULL, &t, &at), ==, TW_QUICK_LINE_GOOD);
  g_assert_cmpint (tw_topology_find_kind (&t, TW_KIND_LAKE), >=, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-line/good", test_good);
  g_test_add_func ("/quick-line/faults", test_faults);
  g_test_add_func ("/quick-line/own", test_own);
  g_test_add_func ("/quick-line/called-alike", test_called_alike);
  g_test_add_func ("/quick-line/begun", test_begun);
  return g_test_run ();
}
