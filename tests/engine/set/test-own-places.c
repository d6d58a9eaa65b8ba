/* Symbols that a set invents, held to the land they belong to: problem, words, repair. */
#include "engine/format/tile-set-file.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"

static TwTileSet *
parse (const char *tile)
{
  g_autofree char *text =
      g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
                       "<title>Mine</title><rules xmlns='urn:tilewright:rules:1' version='1.0'>"
                       "<land id='rail'><title>Railway</title></land><land id='canal'/>"
                       "<symbol id='mill' on='road'><title>Windmill</title></symbol>"
                       "<symbol id='signal' on='rail tile'/><symbol id='flag'/></rules>"
                       "<tile id='A' count='2' start='1'%s</tile></tile-set>",
                       tile);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("mine.xml", text, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* The only problem of the tile, its repair's name, and what the repair leaves. */
static void
check (const char *tile, const char *message, const char *label, const char *mended)
{
  g_autoptr (TwTileSet) set = parse (tile);
  g_autoptr (TwTileSet) wanted = parse (mended);
  g_autoptr (TwTileSet) repaired = NULL;
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL), none = NULL;
  g_autofree char *words = NULL, *name = NULL;

  g_assert_cmpuint (problems->n_problems, ==, 1);
  g_assert_cmpint (problems->problems[0].code, ==, TW_PROBLEM_SYMBOL_WRONG_LAND);
  words = tw_problem_message (&problems->problems[0], set);
  g_assert_cmpstr (words, ==, message);
  name = tw_problem_repair_label (&problems->problems[0], set);
  g_assert_cmpstr (name, ==, label);
  repaired = tw_problem_repair (&problems->problems[0], set);
  g_assert_nonnull (repaired);
  g_assert_true (tw_tile_equal (repaired->tiles[0], wanted->tiles[0]));
  none = tw_tile_set_validate (repaired, NULL);
  g_assert_cmpuint (none->n_problems, ==, 0);
}

static void
test_moves (void)
{
  check ("><road edges='E W'/><land kind='rail' edges='N' symbols='mill'/>",
         "Tile A: The symbol “Windmill” means nothing on: Railway north.", "Move It",
         "><road edges='E W' symbols='mill'/><land kind='rail' edges='N'/>");
}

/* A kind of land without a name is called by its id. */
static void
test_taken_off (void)
{
  check ("><land kind='canal' edges='N S' symbols='mill'/>",
         "Tile A: The symbol “Windmill” means nothing on: canal north and south.", "Take It Off",
         "><land kind='canal' edges='N S'/>");
}

/* In a variant as well. */
static void
test_variant (void)
{
  g_autoptr (TwTileSet) set =
      parse ("><road edges='E W'/><variant id='M' count='1' symbols='mill'/>");
  g_autoptr (TwTileSet) repaired = NULL;
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);

  g_assert_cmpuint (problems->n_problems, ==, 1);
  g_assert_cmpint (problems->problems[0].code, ==, TW_PROBLEM_SYMBOL_ON_NOTHING);
  g_assert_cmpint (problems->problems[0].variant, ==, 0);
  repaired = tw_problem_repair (&problems->problems[0], set);
  g_assert_nonnull (repaired);
  g_assert_cmpuint (repaired->tiles[0]->variants[0].added.n_symbols, ==, 1);
  g_assert_cmpint (repaired->tiles[0]->variants[0].added.symbols[0].segment, ==, 0);
}

static void
test_good (void)
{
  g_autoptr (TwTileSet) set =
      parse (" symbols='signal flag'><road edges='E W' symbols='mill flag'/>"
             "<land kind='rail' edges='N' symbols='signal flag'/>");
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);

  g_assert_cmpuint (problems->n_problems, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/own-places/moves", test_moves);
  g_test_add_func ("/set/own-places/taken-off", test_taken_off);
  g_test_add_func ("/set/own-places/variant", test_variant);
  g_test_add_func ("/set/own-places/good", test_good);
  return g_test_run ();
}
