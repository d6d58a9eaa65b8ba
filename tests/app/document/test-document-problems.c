/* The problems of an open set: looked for in threads, told when they are known. */
#include "app/document/document.h"

#include "engine/format/tile-set-file.h"
#include "engine/own/own-rules-words.h"

/* What only a patient look finds out. */
static gint is_let_go, n_waited;

static gboolean
check_drawing (const char *art, gboolean may_wait, char **out_words)
{
  static gint is_known;

  *out_words = NULL;
  if (may_wait)
    {
      g_atomic_int_inc (&n_waited);
      while (!g_atomic_int_get (&is_let_go))
        g_usleep (1000);
      g_atomic_int_set (&is_known, TRUE);
    }
  if (!g_atomic_int_get (&is_known))
    return FALSE;
  *out_words = g_strdup ("It is too fine.");
  return TRUE;
}

static const TwProblem *
find_problem (TwDocument *document, TwProblemCode code)
{
  const TwProblems *problems = tw_document_get_problems (document);

  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    if (problems->problems[i].code == code)
      return &problems->problems[i];
  return NULL;
}

static gboolean
has_problem (TwDocument *document, TwProblemCode code)
{
  return find_problem (document, code) != NULL;
}

/* Drawings take their time: what else is wrong is known before, and once they are known all is. */
static void
test_slow_drawings (void)
{
  static const char xml[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='mill'><picture><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>"
      "</picture></symbol></rules>"
      "<tile id='A' count='1' start='1'><road edges='E W' symbols='mill'/></tile>"
      "<tile id='B' count='1'><road edges='E W'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTile) changed = NULL;
  TwTileList *tiles;

  g_assert_no_error (error);
  tw_document_set_checks (NULL, NULL, check_drawing);
  document = tw_document_new_for_set (set, NULL, NULL);
  tiles = tw_document_get_tiles (document);
  while (!has_problem (document, TW_PROBLEM_MISSING_TITLE))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (has_problem (document, TW_PROBLEM_REFUSED_SYMBOL));
  /* Nor is a change kept waiting. */
  changed = tw_tile_with_count (tw_tile_item_get_tile (tw_tile_list_get (tiles, 1)), 0);
  tw_document_replace_tile (document, tw_tile_list_get (tiles, 1), changed, "Change", NULL);
  while (!has_problem (document, TW_PROBLEM_COUNT_ZERO))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (tw_tile_item_get_severity (tw_tile_list_get (tiles, 0)), <, TW_SEVERITY_WARNING);
  g_atomic_int_set (&is_let_go, TRUE);
  while (!has_problem (document, TW_PROBLEM_REFUSED_SYMBOL))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (tw_tile_item_get_severity (tw_tile_list_get (tiles, 0)), ==,
                   TW_SEVERITY_WARNING);
  g_assert_cmpint (g_atomic_int_get (&n_waited), ==, 1);
  tw_document_set_checks (NULL, NULL, NULL);
}

/* Not known before somebody waits for it. */
static gboolean
check_picture (const TwPictureFile *picture, gboolean may_wait, char **out_words)
{
  static int is_known;

  if (may_wait)
    g_atomic_int_set (&is_known, TRUE);
  *out_words = g_atomic_int_get (&is_known) ? g_strdup ("It takes too long.") : NULL;
  return g_atomic_int_get (&is_known);
}

/* A picture that has to be decoded before anybody knows is a problem of its tile then. */
static void
test_slow_pictures (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "mine.xml",
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
      "<tile id='A' picture='pictures/a.svg'/></tile-set>",
      -1, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("<svg/>", 6);
  g_autoptr (TwDocument) document = NULL;

  tw_picture_file_bind (&set->tiles[0]->picture, bytes);
  tw_document_set_checks (NULL, check_picture, NULL);
  document = tw_document_new_for_set (set, NULL, NULL);
  while (!has_problem (document, TW_PROBLEM_REFUSED_PICTURE))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (tw_tile_item_get_severity (
                       tw_tile_list_get (tw_document_get_tiles (document), 0)),
                   ==, TW_SEVERITY_WARNING);
  tw_document_set_checks (NULL, NULL, NULL);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
end_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
test_looked_at_once (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "mine.xml",
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
      "<tile id='A' count='1' start='1'><road edges='E W'/></tile></tile-set>",
      -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  guint n_told = 0;
  gboolean is_over = FALSE;

  g_test_summary ("What does not change is looked at once, and so are changes that come together");
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (count_cb), &n_told);
  for (guint count = 2; count < 4; count++)
    {
      TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (document), 0);
      g_autoptr (TwTile) changed = tw_tile_with_count (tw_tile_item_get_tile (item), count);

      tw_document_replace_tile (document, item, changed, "Change", NULL);
    }
  while (n_told == 0)
    g_main_context_iteration (NULL, TRUE);
  g_timeout_add (200, end_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_told, ==, 1);
}

/* Rules that move and choose are put together as for a game, and what is wrong with them is told.
 */
static void
test_refused_rules (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "mine.xml",
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<procedure id='p' at='laid'><move what='who'/></procedure><procedure id='q'/></rules>"
      "<tile id='A' count='1' start='1'><road edges='E W'/></tile></tile-set>",
      -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);

  while (tw_document_get_problems (document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (has_problem (document, TW_PROBLEM_REFUSED_RULES));
  g_assert_true (has_problem (document, TW_PROBLEM_UNUSED_PROCEDURE));
}

/* A token of the traders has that name; the repair gives this one another, and then it can be
 * played. */
static void
test_name_taken (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "mine.xml",
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<token id='grain' supply='3'><title>Barley</title></token>"
      "<procedure id='p' at='laid'><give what='grain' n='1' to='player'/></procedure></rules>"
      "<tile id='A' count='1' start='1'><road edges='E W'/></tile></tile-set>",
      -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL), other = NULL;
  g_autoptr (TwTileSet) mended = NULL;
  const TwProblem *problem;

  while (tw_document_get_problems (document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (has_problem (document, TW_PROBLEM_REFUSED_RULES));
  problem = find_problem (document, TW_PROBLEM_NAME_TAKEN);
  g_assert_cmpstr (problem->detail, ==, "token/grain/grain-2");
  g_assert_true (problem->has_repair);
  mended = tw_own_rules_repair (problem, set);
  g_assert_nonnull (mended);
  other = tw_document_new_for_set (mended, NULL, NULL);
  while (tw_document_get_problems (other) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (has_problem (other, TW_PROBLEM_NAME_TAKEN));
  g_assert_false (has_problem (other, TW_PROBLEM_REFUSED_RULES));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/problems/refused-rules", test_refused_rules);
  g_test_add_func ("/document/problems/name-taken", test_name_taken);
  g_test_add_func ("/document/problems/slow-drawings", test_slow_drawings);
  g_test_add_func ("/document/problems/slow-pictures", test_slow_pictures);
  g_test_add_func ("/document/problems/looked-at-once", test_looked_at_once);
  return g_test_run ();
}
