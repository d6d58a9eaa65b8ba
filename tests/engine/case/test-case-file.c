/* The case language: what is refused, and with which words. */
#include "engine/case/case-run.h"

#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"
#include "engine/format/tile-facts.h"
#include "engine/game/expansion.h"
#include "tests/engine/shipped-fixture.h"

#include <stdlib.h>
#include <string.h>

#define CASE "case X-1 A title\nrules BASE-020\n"

typedef struct
{
  const char *name;
  const char *text;
  const char *message;
} Refusal;

/* Wrong before anything is played. */
static const Refusal parser_refusals[] = {
  { "no-rules", "case X-1 A title\nstart D@0,0/0\n",
    "x.case:1: Case X-1 names no rule. Add a line “rules” below it." },
  { "bad-rule", "case X-1 A title\nrules base\n",
    "x.case:2: “base” is no id of a rule. Write for instance BASE-021." },
  { "twice", CASE CASE, "x.case:3: There are two cases X-1. Rename one of them." },
  { "unknown-line", CASE "wish luck\n", "x.case:3: “wish” begins no line of a case. *" },
  { "outside", "turn P1 D@0,0/0\n",
    "x.case:1: “turn” belongs to a case. Write it below a line “case”." },
  { "no-seat", CASE "turn\n", "x.case:3: “turn” needs a seat first, for instance P1." },
  { "bad-seat", CASE "legal D@0,0/0 -\n",
    "x.case:3: “legal” needs a seat first, for instance P1." },
  { "short", CASE "start\n", "x.case:3: “start” says too little." },
  { "long", CASE "start D@0,0/0 D@1,0/0\n", "x.case:3: “start” says too much." },
  { "no-value", CASE "set farmers\n", "x.case:3: “farmers” sets nothing. Write PARAMETER=VALUE." },
  { "rule-of-turn", CASE "turn P1 - => BASE-020\n",
    "x.case:3: “=>” stands before the rule of an “illegal” line." },
  { "late-setup", CASE "given U@1,0/0\nplayers 3\n",
    "x.case:4: “players” sets the game up. Write it above what is given and done." },
  { "continued-nothing", " case X-1 A title\n",
    "x.case:1: The line “case X-1 A title” begins with a blank and so continues the one before "
    "it, but there is none. Take the blank out." },
};

/* Wrong when it is run; the engine is right, the case is not. */
static const Refusal run_refusals[] = {
  { "rule", "case X-1 A title\nrules BASE-999\nexpect left=71\n",
    "x.case:1: There is no rule BASE-999." },
  { "part", CASE "use nowhere\nexpect left=71\n",
    "x.case:3: “nowhere” is neither a part nor a shipped tile set nor a file. Check its "
    "spelling." },
  { "parameter", CASE "set luck=1\nexpect left=71\n", "x.case:3: There is no parameter “luck”. *" },
  { "value", CASE "set farmers=7\nexpect left=71\n",
    "x.case:3: “7” is no value for the parameter “farmers”. Allowed: y, n." },
  { "start", CASE "start Q9@0,0/0\nexpect left=71\n",
    "x.case:*: No set in play has the start tile “Q9”." },
  { "tile", CASE "turn P1 Q9@1,0/0 -\n", "x.case:3: There is no tile “Q9” in this game. *" },
  { "figure", CASE "turn P1 U@1,0/0 griffin@1,0:road(W)\n", "x.case:3: *griffin*" },
  { "seat", CASE "turn P4 U@1,0/0 -\n",
    "x.case:3: “P4” is no seat of this game. Its seats are P1 to P2." },
  { "not-left", CASE "given X@5,5/0 X@6,5/0\n", "x.case:3: No tile X is left in the bag." },
  { "misfit", CASE "given U@0,-1/0\n", "x.case:3: U@0,-1/0 does not fit its neighbours." },
  { "too-far", CASE "given U@3000,0/0\n",
    "x.case:3: U@3000,0/0 lies too far from the other tiles." },
  { "occupied", CASE "given U@0,0/0\n", "x.case:3: A tile lies already at 0,0." },
  { "no-segment", CASE "given P1:knight@0,0:city(S)\n", "x.case:3: *city(S)*" },
  { "unknown-fact", CASE "given griffin=3\n",
    "x.case:3: “griffin=3” is not known to the parts in play." },
  { "unknown-piece", CASE "expect griffin@0,0\n",
    "x.case:3: “griffin@0,0” is not known to the parts in play." },
  { "supply", CASE "given supply P1 meeple=8\n", "x.case:3: Nobody has so many of “meeple=8”." },
  { "refused", CASE "turn P1 U@5,5/0 -\n", "x.case:3: U@5,5/0 was refused (BASE-020): *" },
  { "not-on-turn", CASE "turn P1 U@1,0/0 -\nturn P1 U@2,0/0 -\n",
    "x.case:4: U@2,0/0 was refused (BASE-013): *" },
  { "accepted", CASE "illegal P1 U@1,0/0\n",
    "x.case:3: U@1,0/0 was accepted, but has to be refused." },
  { "other-rule", CASE "illegal P1 U@0,-1/0 => BASE-020\n",
    "x.case:3: U@0,-1/0 was refused by rule BASE-021, not by BASE-020." },
  { "illegal-word", CASE "illegal P1 Q9@1,0/0\n",
    "x.case:3: There is no tile “Q9” in this game. *" },
  { "line-of-its-own", CASE "given left=3 score P1=3\n",
    "x.case:3: “score” begins a line of its own. *" },
  { "score", CASE "expect score P1=3\n", "x.case:3: The score of P1 is 0, not 3." },
  { "phase", CASE "turn P1 U@1,0/0\nexpect phase=1b\n", "x.case:4: phase is 2a, not 1b." },
  { "bag", CASE "given bag=C,E*2\nexpect bag=C,E*3\n",
    "x.case:4: Left of tile E in the bag: 2, not 3." },
  { "too-large-a-bag", CASE "given bag=X*72\n",
    "x.case:3: There are not so many tiles in the sets in play." },
  { "bad-tile", CASE "tile Y CFFF city:E\nexpect left=71\n",
    "x.case:3: The edges “CFFF” are not those of the segments. *" },
  { "bad-field", CASE "tile Y CFFF city:N field:EL\nexpect left=71\n",
    "x.case:3: “field:EL” does not follow from the rest of the tile. *" },
  { "colour", CASE "players red Blue\nexpect left=71\n",
    "x.case:3: “Blue” is no number of players and no colour. *" },
  { "same-colour", CASE "players red red\nexpect left=71\n",
    "x.case:4: The game cannot be set up: Two players cannot both be red. *" },
  { "several-colours", CASE "players red+green blue\nexpect left=71\n",
    "x.case:4: The game cannot be set up: In this game nobody plays with several colours, as "
    "“red+green” would. *" },
  { "winners", CASE "players red blue\ngiven score red=3\nend\nexpect winners=red+blue\n",
    "x.case:6: winners is P1, not red+blue." },
  { "given-many", CASE "given P1:highwayman@0,0:road(E)=8\n",
    "x.case:3: The supply has no figure left for “P1:highwayman@0,0:road(E)=8”." },
  { "symbol", CASE "tile Y CFFF city:N,symbol=\nexpect left=71\n",
    "x.case:3: “symbol=” names no symbol. Write symbol=ID." },
  { "reason", CASE "end\nexpect reason=tiles\n", "x.case:4: reason is -, not tiles." },
  { "haunted", CASE "expect feature@0,0:road(E)=haunted\n",
    "x.case:3: “feature@0,0:road(E)=haunted” is not known to the parts in play." },
  { "refused-setup", CASE "players 9\nturn P1 U@1,0/0\n",
    "x.case:4: The game cannot be set up: The number of players cannot be 9. Choose 2 to 6." },
};

static void
check_message (const Refusal *refusal, const GError *error)
{
  g_assert_nonnull (error);
  if (!g_pattern_match_simple (refusal->message, error->message))
    g_error ("said “%s”", error->message);
}

static void
test_parser (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_case_file_parse ("x.case", refusal->text, -1, &error));
  g_assert_cmpint (error->domain, ==, TW_FORMAT_ERROR);
  check_message (refusal, error);
}

static gboolean
run_text (const char *text, GError **error)
{
  g_autoptr (TwCaseFile) file = tw_case_file_parse ("x.case", text, -1, error);
  TwGameKit shipped = shipped_kit (), kit = { .vocabulary = shipped.vocabulary };
  gboolean is_passed;

  g_assert_nonnull (file);
  is_passed = tw_case_run_test (&kit, file, g_ptr_array_index (file->cases, 0), error);
  shipped_kit_clear (&shipped);
  return is_passed;
}

static void
test_run (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (GError) error = NULL;

  g_assert_false (run_text (refusal->text, &error));
  g_assert_cmpint (error->domain, ==, TW_CASE_ERROR);
  check_message (refusal, error);
}

/* Comments, continued lines, set-up shared by the cases, colours, blanks. */
static void
test_layout (void)
{
  static const char text[] = "# a file\r\n"
                             "use base # tiles\n"
                             "players red blue\n"
                             "case X-1   Two  words # and no more\n"
                             "rules BASE-020,\n"
                             "\n"
                             "case X-2 Second\n"
                             "rules BASE-020\n"
                             "turn red U@1,0/0\n"
                             "  highwayman@1,0:road(W)   # of red\n"
                             "expect red:highwayman@1,0:road(E)\n"
                             "expect supply blue meeple=7\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file = NULL;
  const TwCase *one;

  g_assert_null (tw_case_file_parse ("x.case", text, -1, &error));
  g_assert_cmpstr (error->message, ==,
                   "x.case:5: “” is no id of a rule. Write for instance BASE-021.");
  g_clear_error (&error);
  {
    g_autofree char *mended = g_strdup (text);

    *g_strstr_len (mended, -1, ",\n") = ' ';
    file = tw_case_file_parse ("x.case", mended, -1, &error);
  }
  g_assert_no_error (error);
  g_assert_cmpuint (file->cases->len, ==, 2);
  one = g_ptr_array_index (file->cases, 0);
  g_assert_cmpstr (one->title, ==, "Two  words");
  g_assert_cmpuint (one->lines->len, ==, 2);
  one = g_ptr_array_index (file->cases, 1);
  g_assert_cmpuint (one->lines->len, ==, 5);
  {
    g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
    TwGameKit kit = { .vocabulary = vocabulary };

    tw_case_run_test (&kit, file, one, &error);
    g_assert_no_error (error);
  }
}

/* An expansion for this test: tokens of luck, and a cat that sits somewhere. */
typedef struct
{
  int luck[TW_MAX_SEATS];
  char cat[32];
} Luck;

static TwFactResult
luck_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  Luck *luck = own;

  if (strcmp (fact->group, "tokens") == 0 && strcmp (fact->name, "luck") == 0)
    {
      luck->luck[fact->seat] = atoi (fact->value);
      return TW_FACT_DONE;
    }
  if (strcmp (fact->name, "cat") != 0 || fact->place == NULL)
    return TW_FACT_UNKNOWN;
  if (fact->seat != TW_SEAT_NONE)
    {
      g_set_error_literal (error, TW_CASE_ERROR, TW_CASE_ERROR_WRONG, "The cat is nobody's.");
      return TW_FACT_WRONG;
    }
  g_strlcpy (luck->cat, fact->place, sizeof luck->cat);
  return TW_FACT_DONE;
}

static TwFactResult
luck_tell (const TwPlay *play,
           gconstpointer own,
           const TwFact *fact,
           char **out_value,
           GError **error)
{
  const Luck *luck = own;

  if (strcmp (fact->group, "tokens") == 0 && strcmp (fact->name, "luck") == 0)
    *out_value = g_strdup_printf ("%d", luck->luck[fact->seat]);
  else if (strcmp (fact->name, "cat") == 0 && fact->place != NULL)
    *out_value = g_strdup (strcmp (luck->cat, fact->place) == 0 ? "1" : "0");
  else
    return TW_FACT_UNKNOWN;
  return TW_FACT_DONE;
}

static const TwExpansion luck_expansion = {
  .id = "base",
  .state_size = sizeof (Luck),
  .facts = &(const TwFactHooks){ .give = luck_give, .tell = luck_tell },
};

/* Runs a case with that expansion; returns what went wrong, "" for nothing. */
static char *
run_luck (const char *lines)
{
  static const TwExpansion *const expansions[] = { &luck_expansion };
  g_autofree char *text = g_strconcat (CASE, lines, NULL);
  g_autoptr (TwCaseFile) file = tw_case_file_parse ("x.case", text, -1, NULL);
  g_autoptr (GError) error = NULL;
  TwGameKit shipped = shipped_kit (), kit = { shipped.vocabulary, expansions, 1, NULL };

  tw_case_run_test (&kit, file, g_ptr_array_index (file->cases, 0), &error);
  shipped_kit_clear (&shipped);
  return g_strdup (error != NULL ? error->message : "");
}

static void
test_facts_of_expansions (void)
{
  static const char *const pairs[][2] = {
    { "given tokens P2 luck=3\ngiven cat@0,0:city(N)\n"
      "expect tokens P1 luck=0\nexpect tokens P2 luck=3\n"
      "expect cat@0,0:city(N) cat@1,0=0\n",
      "" },
    { "expect tokens P1 luck=1\n", "x.case:3: luck=1 is 0, not 1." },
    { "expect cat@off\n", "x.case:3: cat@off is 0, not 1." },
    { "given P1:cat@off\n", "x.case:3: The cat is nobody's." },
    { "given dog@off\n", "x.case:3: “dog@off” is not known to the parts in play." },
    { "given tokens P1 wine=3\n", "x.case:3: “wine=3” is not known to the parts in play." },
    { "expect score team=3\n", "x.case:3: “team=3” is not known to the parts in play." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *said = run_luck (pairs[i][0]);

      g_assert_cmpstr (said, ==, pairs[i][1]);
    }
}

/* Whatever a case is damaged to, it passes or is told what is wrong. */
static void
test_damage (void)
{
  static const char good[] =
      "case X-1 A title\nrules BASE-020\nuse base\nplayers 3\nset farmers=y\n"
      "tile CK CFCF city:NS,coa=1\nstart D@0,0/0\n"
      "given W@-1,0/0 CK@0,-1/0 P1:highwayman@0,0:road(E) bag=W,E*2\n"
      "given score P1=3 P2=4\ngiven supply P2 meeple=2\n"
      "illegal P1 U@9,9/0 | W@0,1/0 => BASE-020\nlegal P1 W@1,0/0 highwayman@1,0:road(S)\n"
      "turn P1 W@1,0/0 farmer@1,0:field(NL)\nturn P2\nend\n"
      "expect score P1=3 winners=P1\nexpect feature@0,0:road(E)=closed left=1\n";
  static const char letters[] = "@,:/=|#- \n019PWDEN(){}*xé";
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  TwGameKit kit = { .vocabulary = vocabulary };
  guint n_runs = g_getenv ("TILEWRIGHT_LONG") != NULL ? 60000 : 1000;
  guint n_wrong = 0;

  for (guint i = 0; i < n_runs; i++)
    {
      g_autofree char *damaged = g_strdup (good);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwCaseFile) file = NULL;
      guint n = (guint) g_rand_int_range (rand, 1, 4);

      while (n-- > 0)
        damaged[g_rand_int_range (rand, 0, (int) sizeof good - 1)] =
            letters[g_rand_int_range (rand, 0, (int) sizeof letters - 1)];
      file = tw_case_file_parse ("x.case", damaged, -1, &error);
      g_assert_true ((file == NULL) == (error != NULL));
      for (guint k = 0; file != NULL && k < file->cases->len; k++)
        {
          g_clear_error (&error);
          if (!tw_case_run_test (&kit, file, g_ptr_array_index (file->cases, k), &error))
            g_assert_nonnull (error);
        }
      n_wrong += error != NULL;
    }
  g_assert_cmpuint (n_wrong, >, n_runs / 2);
}

static void
test_not_utf8 (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_case_file_parse ("x.case", "case \xff", -1, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
}

static void
test_tile_facts (void)
{
  char *words[] = { (char *) "CCRC", (char *) "city:NEW,coa=2", (char *) "road:S,end=city1",
                    (char *) "gold", NULL };
  char *crossing[] = { (char *) "FRRR", (char *) "road:E", (char *) "road:S", (char *) "road:W",
                       NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTile) tile = tw_tile_facts_parse ("S", 2, words, &error);
  g_autoptr (TwTile) three = tw_tile_facts_parse ("W", 1, crossing, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (tile->count, ==, 2);
  g_assert_cmpuint (tw_topology_symbol_count (&tile->topology, "coat-of-arms", 0), ==, 2);
  g_assert_cmpuint (tw_topology_symbol_count (&tile->topology, "gold", -1), ==, 1);
  g_assert_cmpuint (tile->fields.n_fields, ==, 2);
  g_assert_cmpint (tile->topology.junctions[0].kind, ==, TW_JUNCTION_GATE);
  g_assert_cmpuint (three->fields.n_fields, ==, 3);
}

static void
add_all (const char *folder, const Refusal *table, guint n, GTestDataFunc func)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/format/case/%s/%s", folder, table[i].name);

      g_test_add_data_func (path, &table[i], func);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_all ("parser", parser_refusals, G_N_ELEMENTS (parser_refusals), test_parser);
  add_all ("run", run_refusals, G_N_ELEMENTS (run_refusals), test_run);
  g_test_add_func ("/format/case/layout", test_layout);
  g_test_add_func ("/format/case/facts-of-expansions", test_facts_of_expansions);
  g_test_add_func ("/format/case/damage", test_damage);
  g_test_add_func ("/format/case/not-utf8", test_not_utf8);
  g_test_add_func ("/format/case/tile-facts", test_tile_facts);
  return g_test_run ();
}
