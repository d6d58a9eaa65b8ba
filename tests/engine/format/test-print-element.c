/* How a set is printed, in its file. */
#include <string.h>

#include "engine/format/print-element.h"
#include "engine/format/tile-set-writer.h"
#include "tests/engine/format/set-fixture.h"

#define HEAD                                                                                       \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                   \
  "<tile-set xmlns=\"" TW_TILE_SET_NAMESPACE "\" version=\"1.0\" id=\"x\" xmlns:p=\"urn:p\">\n"    \
  "  <title>Set</title>\n"
#define TAIL                                                                                       \
  "\n"                                                                                             \
  "  <tile id=\"A\" count=\"1\"/>\n"                                                               \
  "</tile-set>\n"

static void
assert_same_bytes (const char *text)
{
  g_autoptr (TwTileSet) set = parse (text);
  g_autofree char *written = tw_tile_set_file_to_xml (set, NULL);

  g_assert_cmpstr (written, ==, text);
}

/* Every attribute once, with another value than the usual one. */
static void
test_all (void)
{
  g_autoptr (TwTileSet) set =
      parse (HEAD "  <print preset=\"cutter\" tile=\"50.8\" corner=\"1.5\" thickness=\"1.75\" "
                  "paper=\"own\" width=\"320.5\" height=\"450\" landscape=\"true\" top=\"7\" "
                  "right=\"8\" bottom=\"9\" left=\"10\" bleed=\"3.175\" gap=\"0.001\" safe=\"0\" "
                  "marks=\"corners\" frame=\"true\" registration=\"true\" backs=\"fold\" "
                  "back-x=\"-0.1\" back-y=\"9\" ink=\"grey\" form=\"sheet-pictures\" "
                  "columns=\"50\" rows=\"4\" pitch-x=\"48\" pitch-y=\"49.5\" dpi=\"600\" "
                  "pixels=\"675\" boxes=\"true\" cuts=\"true\" tiles=\"changed\" "
                  "since=\"1.2 beta\" chosen=\"A B\" copies=\"one\" blocks=\"whole\" "
                  "tokens=\"true\" figures=\"discs\" track=\"true\" box=\"true\" label=\"true\" "
                  "overview=\"true\" drift=\"true\"/>\n" TAIL);
  g_autofree char *written = tw_tile_set_file_to_xml (set, NULL);
  g_autoptr (TwTileSet) again = parse (written);
  const TwPrintPlan *plan = set->print;

  g_assert_true (tw_print_plan_equal (plan, again->print));
  g_assert_cmpstr (plan->preset, ==, "cutter");
  g_assert_cmpint (plan->tile, ==, 50800);
  g_assert_cmpint (plan->width, ==, 320500);
  g_assert_true (plan->is_landscape);
  g_assert_cmpint (plan->bleed, ==, 3175);
  g_assert_cmpint (plan->gap, ==, 1);
  g_assert_cmpint (plan->safe, ==, 0);
  g_assert_cmpint (plan->marks, ==, TW_PRINT_MARKS_CORNERS);
  g_assert_cmpint (plan->backs, ==, TW_PRINT_BACKS_FOLD);
  g_assert_cmpint (plan->back_x, ==, -100);
  g_assert_cmpint (plan->back_y, ==, 9000);
  g_assert_cmpint (plan->ink, ==, TW_PRINT_INK_GREY);
  g_assert_cmpint (plan->form, ==, TW_PRINT_SHEET_PICTURES);
  g_assert_cmpint (plan->columns, ==, 50);
  g_assert_cmpint (plan->pitch_y, ==, 49500);
  g_assert_cmpint (plan->choice, ==, TW_PRINT_CHANGED);
  g_assert_cmpstr (plan->since, ==, "1.2 beta");
  g_assert_cmpint (plan->copies, ==, TW_PRINT_ONCE);
  g_assert_cmpint (plan->blocks, ==, TW_PRINT_BLOCKS_WHOLE);
  g_assert_cmpint (plan->figures, ==, TW_PRINT_DISCS);
  g_assert_true (plan->has_drift);
}

/* Nobody has said anything; all as usual; what is usual, said; and a value of another. */
static void
test_written (void)
{
  g_autoptr (TwTileSet) none = parse (HEAD TAIL);
  g_autoptr (TwTileSet) said =
      parse (HEAD "  <print tile=\"45\" bleed=\"2.000\" marks=\"rim\" dpi=\"300\" "
                  "frame=\"false\"/>\n" TAIL);
  g_autofree char *written = tw_tile_set_file_to_xml (said, NULL);

  g_assert_null (none->print);
  g_assert_cmpstr (written, ==, HEAD "  <print/>\n" TAIL);
  assert_same_bytes (HEAD TAIL);
  assert_same_bytes (HEAD "  <print/>\n" TAIL);
  assert_same_bytes (HEAD "  <print bleed=\"3.175\" backs=\"long-edge\"/>\n" TAIL);
}

/* What is not ours stays where it was. */
static void
test_foreign (void)
{
  assert_same_bytes (HEAD "  <!-- before it -->\n"
                          "  <print bleed=\"3\" p:shop=\"7\"/>\n" TAIL);
  assert_same_bytes (HEAD "  <print bleed=\"3\">\n"
                          "    <!-- in it -->\n"
                          "    <p:glue/>\n"
                          "  </print>\n" TAIL);
}

typedef struct
{
  const char *attributes;
  const char *said;
} Refused;

/* Each with the line, and with what can be done. */
static void
test_refused (void)
{
  static const Refused refused[] = {
    { "bleed=\"4,5\"", "“4,5” is no length. Write millimetres, for instance 45 or 3.175." },
    { "bleed=\"2mm\"", "“2mm” is no length." },
    { "bleed=\"\"", "“” is no length." },
    { "bleed=\"1.2345\"", "“1.2345” is no length." },
    { "bleed=\"1e3\"", "“1e3” is no length." },
    { "tile=\"99999\"", "“99999” is no length." },
    { "bleed=\"-1\"", "bleed is from 0 to 10 mm; it cannot be -1." },
    { "bleed=\"10.001\"", "bleed is from 0 to 10 mm; it cannot be 10.001." },
    { "tile=\"9.999\"", "tile is from 10 to 200 mm; it cannot be 9.999." },
    { "back-x=\"-9.1\"", "back-x is from -9 to 9 mm; it cannot be -9.1." },
    { "columns=\"51\"", "Write a whole number from 0 to 50." },
    { "dpi=\"71\"", "Write a whole number from 72 to 1200." },
    { "dpi=\"300.5\"", "Write a whole number from 72 to 1200." },
    { "marks=\"cross\"", "Write one of rim, corners, lines, none." },
    { "backs=\"Fold\"", "Write one of none, long-edge, short-edge, fold, separate." },
    { "frame=\"yes\"", "Write “true” or “false”." },
    { "blead=\"3\"", "<print> has no attribute “blead”. Delete it or mend its name." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *text =
          g_strconcat (HEAD "  <print ", refused[i].attributes, "/>\n" TAIL, NULL);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", refused[i].attributes);
      g_assert_null (tw_tile_set_file_parse ("set.xml", text, -1, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, "set.xml:4: "));
      assert_has (error->message, refused[i].said);
    }
}

static void
test_twice (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_tile_set_file_parse (
      "set.xml", HEAD "  <print bleed=\"3\"/>\n  <print bleed=\"2\"/>\n" TAIL, -1, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_assert_cmpstr (error->message, ==,
                   "set.xml:5: How the set is printed is said twice. Take one out.");
}

/* One value, as on a command line. */
static void
test_set (void)
{
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_print_element_set (plan, "bleed", "3.175", &error));
  g_assert_no_error (error);
  g_assert_cmpint (plan->bleed, ==, 3175);
  g_assert_true (tw_print_element_set (plan, "paper", "a3", &error));
  g_assert_true (tw_print_element_set (plan, "paper", "letter", &error));
  g_assert_cmpstr (plan->paper, ==, "letter");
  g_assert_false (tw_print_element_set (plan, "blead", "3", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  assert_has (error->message, "There is no “blead”.");
  g_clear_error (&error);
  g_assert_false (tw_print_element_set (plan, "bleed", "wide", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  assert_has (error->message, "“wide” is no length.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-element/all", test_all);
  g_test_add_func ("/print-element/written", test_written);
  g_test_add_func ("/print-element/foreign", test_foreign);
  g_test_add_func ("/print-element/refused", test_refused);
  g_test_add_func ("/print-element/twice", test_twice);
  g_test_add_func ("/print-element/set", test_set);
  return g_test_run ();
}
