/* What does not fit on the paper, or may come out wrong, in words. */
#include "tests/app/cardboard/cardboard-fixture.h"

#define ONE "<tile id='A' start='1'><city edges='N'/></tile>"

/* All that is said of @set, printed as @words say, is @wanted, a line each. */
static void
assert_said (const TwTileSet *set, const char *words, const char *wanted)
{
  g_autoptr (TwPrintJob) job = job_of (set, words);
  g_autoptr (GPtrArray) found = tw_print_job_problems (job);
  g_autofree char *said = NULL;

  g_ptr_array_add (found, NULL);
  said = g_strjoinv ("\n", (char **) found->pdata);
  g_test_message ("%s", words);
  g_assert_cmpstr (said, ==, wanted);
}

static void
test_paper (void)
{
  static const struct
  {
    const char *words;
    const char *said;
  } samples[] = {
    { "", "" },
    { "tiles=none", "" },
    { "figures=discs", "The set has no figures of its own." },
    { "figures=discs form=pictures", "" },
    { "paper=own width=50 height=50", "1 piece does not fit between the margins and is left out." },
    { "left=4.9",
      "Many printers leave 5 mm at the edge of the paper free. Make the margins that wide." },
    { "bleed=0 backs=long-edge",
      "Backs drift by a millimetre or two. With bleed that leaves no white edge." },
    { "bleed=0", "" },
    /* A tile of 45 mm and 2 mm to either side. */
    { "form=grid columns=2 rows=2 pitch-x=48.9 pitch-y=60",
      "Neighbours overlap. With this tile and bleed, rows and columns lie at least 49 mm apart." },
    { "form=grid columns=2 rows=2 pitch-x=49 pitch-y=60", "" },
  };
  g_autoptr (TwTileSet) set = set_of (ONE);
  g_autoptr (TwTileSet) many = set_of ("<tile id='A' start='1' count='9'><city edges='N'/></tile>");

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    assert_said (set, samples[i].words, samples[i].said);
  assert_said (many, "form=grid columns=9 rows=2 pitch-x=49 pitch-y=60",
               "The rows and columns reach beyond the paper.");
}

/* Of 24 tiles of 2 mm a box of A4 holds 23. */
static void
test_boxes (void)
{
  g_autoptr (TwTileSet) few = set_of ("<tile id='A' start='1' count='23'><city edges='N'/></tile>");
  g_autoptr (TwTileSet) many =
      set_of ("<tile id='A' start='1' count='24'><city edges='N'/></tile>");

  assert_said (few, "box=true", "");
  assert_said (many, "box=true", "The tiles go into 2 boxes. Larger paper makes fewer.");
  assert_said (many, "", "");
  assert_said (few, "box=true paper=own width=100 height=100", "No box fits on this paper.");
  /* Pictures are in no box. */
  assert_said (many, "box=true form=pictures", "");
}

/* An inn stands beside its road, which goes straight across: nearer than 20 mm to the cut, farther
 * than 2. */
static void
test_safe_zone (void)
{
  g_autoptr (TwTileSet) set =
      set_of ("<tile id='A' start='1'><road edges='E W' symbols='inn'/></tile>");

  assert_said (set, "safe=2", "");
  assert_said (set, "safe=0", "");
  assert_said (set, "safe=10",
               "A symbol or a figure’s place lies less than 10 mm from the cut: A.");
}

/* The pictures need not be there to be told of. */
static void
test_pictures (void)
{
  g_autoptr (TwTileSet) one =
      set_of ("<tile id='A' start='1' picture='pictures/a.png'><city edges='N'/></tile>");
  g_autoptr (TwTileSet) two =
      set_of ("<tile id='A' start='1' picture='pictures/a.png'><city edges='N'/></tile>"
              "<tile id='B' picture='pictures/b.png'><city edges='E'/></tile>");

  assert_said (one, "", "1 tile is a finished picture; past the cut it is mirrored.");
  assert_said (two, "", "2 tiles are finished pictures; past the cut they are mirrored.");
  assert_said (two, "bleed=0", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cardboard/print-check/paper", test_paper);
  g_test_add_func ("/cardboard/print-check/boxes", test_boxes);
  g_test_add_func ("/cardboard/print-check/safe-zone", test_safe_zone);
  g_test_add_func ("/cardboard/print-check/pictures", test_pictures);
  return g_test_run ();
}
