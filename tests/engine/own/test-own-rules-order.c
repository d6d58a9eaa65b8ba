/* Two rules of one moment: which comes first is settled in two ways, and the numbers go with rules
 * that are moved. */
#include "engine/own/own-rules-procedure.h"
#include "engine/own/own-rules-words.h"
#include "engine/own/own-rules-written.h"
#include "engine/set/validate.h"

#define ASK                                                                                        \
  "<choose as='w' what='figure'><ask>Which?</ask><choice>That</choice>"                            \
  "<move what='w' to='home'/></choose>"
#define RULE(id, more) "<procedure id='" id "' at='laid'" more ">" ASK "</procedure>\n"

/* In between stands something of another moment. */
static const char dale[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n" RULE ("a", " order='-1'") RULE (
        "b",
        "") "<procedure id='x' at='counted'><give what='points'/></procedure>\n" RULE ("c", "")
        RULE ("d",
              " order='1'") "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";

static TwTileSet *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("dale.xml", dale, -1, &error);

  g_assert_no_error (error);
  return set;
}

static const TwProblem *
find (const TwProblems *problems)
{
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == TW_PROBLEM_SAME_ORDER)
      return &problems->problems[i];
  return NULL;
}

/* "a-1 b0 c0 d1": the procedures as they stand, with their numbers. */
static char *
orders (const TwTileSet *set)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < set->own->procedures->len; i++)
    {
      const TwProcedure *procedure = set->own->procedures->pdata[i];
      const char *order = tw_statement_text (procedure->root, "order");

      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "", procedure->id,
                              order != NULL ? order : "");
    }
  return g_string_free (text, FALSE);
}

static void
assert_settled (TwTileSet *set, gboolean is_other, const char *expected)
{
  TwProblems *problems = tw_tile_set_validate (set, NULL);
  const TwProblem *problem = find (problems);
  g_autoptr (TwTileSet) mended = NULL;
  g_autofree char *after = NULL;
  TwProblems *left;

  g_assert_nonnull (problem);
  g_assert_true (problem->has_repair);
  g_assert_cmpstr (problem->detail, ==, "b");
  mended = is_other ? tw_own_rules_other_repair (problem, set) : tw_own_rules_repair (problem, set);
  g_assert_nonnull (mended);
  after = orders (mended);
  g_assert_cmpstr (after, ==, expected);
  left = tw_tile_set_validate (mended, NULL);
  g_assert_null (find (left));
  tw_problems_free (left);
  tw_problems_free (problems);
}

/* What came after both comes after both still. */
static void
test_settled (void)
{
  g_autoptr (TwTileSet) set = new_set ();

  assert_settled (set, FALSE, "a-1 b x c1 d2");
  assert_settled (set, TRUE, "a-1 c b1 x d2");
}

/* Puts procedure @index before procedure @to. */
static void
assert_put (guint index, guint to, const char *expected)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwTileSet) moved = NULL;
  g_autofree char *after = NULL;

  tw_own_rules_put_procedure (edit, index, to);
  moved = tw_own_rules_edit_apply (edit, NULL);
  g_assert_nonnull (moved);
  after = orders (moved);
  g_assert_cmpstr (after, ==, expected);
}

static void
test_moved (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwTileSet) moved = NULL;
  g_autofree char *after = NULL;

  /* d before c, and then before what is of another moment, which takes no number from it. */
  tw_own_rules_move_procedure (edit, 4, FALSE);
  tw_own_rules_move_procedure (edit, 3, FALSE);
  moved = tw_own_rules_edit_apply (edit, NULL);
  g_assert_nonnull (moved);
  after = orders (moved);
  g_assert_cmpstr (after, ==, "a-1 b d x c1");
}

/* What is dragged past several is carried out where it stands then. */
static void
test_dragged (void)
{
  assert_put (4, 0, "d-1 a b x c1");
  assert_put (0, 5, "b-1 x c d a1");
  assert_put (0, 4, "b-1 x c a d1");
  assert_put (0, 99, "b-1 x c d a1");
  assert_put (2, 0, "x a-1 b c d1");
  assert_put (3, 3, "a-1 b x c d1");
  assert_put (3, 4, "a-1 b x c d1");
  assert_put (99, 0, "a-1 b x c d1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own-rules-order/settled", test_settled);
  g_test_add_func ("/own-rules-order/moved", test_moved);
  g_test_add_func ("/own-rules-order/dragged", test_dragged);
  return g_test_run ();
}
