/* A rule that a set invents, at the table: its question, what the log says, and what comes after.
 */
#include <glib/gstdio.h>

#include "tests/app/game/position-fixture.h"

static const char bells[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"bells\">\n"
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "<symbol id=\"bell\" on=\"road\"/>\n"
    "<figure id=\"ringer\" neutral=\"true\" supply=\"1\" weight=\"0\">\n"
    "<role kind=\"road\" name=\"ringer\"/></figure>\n"
    "<procedure id=\"ring\" at=\"laid\" if-symbol=\"bell\">\n"
    "<choose as=\"who\" what=\"standing\" optional=\"true\">\n"
    "<ask>Where is the bell rung?</ask>\n"
    "<where of=\"ringer\" complete=\"false\"/>\n"
    "<said>{player} rang the bell</said>\n"
    "<move what=\"who\"/></choose></procedure></rules>\n"
    "<tile id=\"Bell\" count=\"3\"><road edges=\"E W\" symbols=\"bell\"/></tile>\n"
    "</tile-set>\n";

static TwTableModel *
table_after (const char *words)
{
  g_autofree char *folder = g_dir_make_tmp ("tw-bells-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bells.xml", NULL);
  g_autoptr (GError) error = NULL;
  TwTableModel *model;

  g_file_set_contents (path, bells, -1, &error);
  g_assert_no_error (error);
  model = fixture_table_after (path, words);
  g_remove (path);
  g_rmdir (folder);
  return model;
}

/* The author's words are asked while the rule asks, and no longer when the figure is asked for. */
static void
test_asked (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=Bell Bell@1,0/0");
  guint n = 0;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_true (tw_table_model_can_finish (model));
  g_assert_true (fixture_asks (model, "Where is the bell rung?"));
  /* One road, on whichever of its two tiles he stands. */
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "rang the bell"));
  g_assert_true (fixture_asks (model, "Place a meeple, or go on."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procedures/asked", test_asked);
  return g_test_run ();
}
