/* Questions about an open set: asked in threads, kept, gone on with, and old when the set has
 * changed. */
#include "app/balance/lab-work.h"

#include <string.h>

#include "app/balance/lab-offer.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/question.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

static TwLabQuestion
question_new (const char *id, const char *set, const char *what, guint64 n_deals)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *loaded = tw_shipped_set_load (set, &error);

  g_assert_no_error (error);
  return (TwLabQuestion){ .id = id,
                          .what = g_strdup (what),
                          .set = loaded,
                          .n_seats = 2,
                          .player = g_strdup ("random"),
                          .n_deals = n_deals };
}

static gboolean
is_settled (gpointer work)
{
  TwLabState state = tw_lab_work_get_state (work);

  return state == TW_LAB_READY || state == TW_LAB_REFUSED;
}

static gboolean
knows_something (gpointer work)
{
  return tw_lab_work_get_record (work) != NULL
         && tw_record_n_done (tw_lab_work_get_record (work)) > 0;
}

static void
ask (TwLabWork *work, const TwLabQuestion *question)
{
  tw_lab_work_ask (work, question);
  g_assert_cmpint (tw_lab_work_get_state (work), ==, TW_LAB_LOOKING);
  wait_until (is_settled, work);
}

static void
play (TwLabWork *work)
{
  tw_lab_work_start (work);
  g_assert_cmpint (tw_lab_work_get_state (work), ==, TW_LAB_PLAYING);
  wait_until (is_settled, work);
}

static guint64
n_done (TwLabWork *work)
{
  const TwRecord *record = tw_lab_work_get_record (work);

  return record != NULL ? tw_record_n_done (record) : 0;
}

/* What was played is there again, and more deals come to it; what was looked at before it was
 * complete has the intervals for that. */
static void
test_kept (void)
{
  g_auto (TwLabQuestion) question = question_new ("fair", "base", NULL, 20);
  TwLabWork *work = tw_lab_work_new (2), *again = tw_lab_work_new (1);

  ask (work, &question);
  g_assert_cmpint (tw_lab_work_get_state (work), ==, TW_LAB_READY);
  g_assert_null (tw_lab_work_get_record (work));
  play (work);
  g_assert_cmpuint (n_done (work), ==, 20);
  g_assert_cmpfloat (tw_lab_work_get_share (work), ==, 1.0);
  g_assert_false (tw_lab_work_is_sequence (work));
  g_assert_nonnull (tw_lab_work_get_sentence (work));
  g_assert_cmpuint (tw_lab_work_get_charts (work)->len, >, 0);
  question.n_deals = 30;
  ask (again, &question);
  g_assert_cmpuint (n_done (again), ==, 20);
  g_assert_cmpfloat (tw_lab_work_get_share (again), <, 1.0);
  g_assert_true (tw_lab_work_is_sequence (again));
  play (again);
  g_assert_cmpuint (n_done (again), ==, 30);
  g_assert_true (tw_lab_work_is_sequence (again));
  /* Who asks for less gets what is known. */
  question.n_deals = 10;
  ask (work, &question);
  g_assert_cmpuint (n_done (work), ==, 30);
  assert_last_reference (work);
  assert_last_reference (again);
}

/* The set has changed: what was played before is old, and nothing of it counts any more. */
static void
test_old (void)
{
  g_auto (TwLabQuestion) question = question_new ("thrill", "base", NULL, 6);
  TwLabWork *work = tw_lab_work_new (1);
  TwTileSet *changed;
  TwTile *tile;

  ask (work, &question);
  play (work);
  g_assert_false (tw_lab_work_is_old (work));
  changed = tw_tile_set_copy (question.set);
  tile = tw_tile_copy (changed->tiles[3]);
  tile->count++;
  tw_tile_set_replace_tile (changed, 3, tile);
  tw_tile_unref (tile);
  tw_tile_set_unref (question.set);
  question.set = changed;
  ask (work, &question);
  g_assert_true (tw_lab_work_is_old (work));
  g_assert_cmpuint (n_done (work), ==, 6);
  question.n_deals = 4;
  ask (work, &question);
  play (work);
  g_assert_false (tw_lab_work_is_old (work));
  g_assert_cmpuint (n_done (work), ==, 4);
  assert_last_reference (work);
}

static void
test_stopped (void)
{
  g_auto (TwLabQuestion) question = question_new ("common", "base", NULL, 1000000);
  TwLabWork *work = tw_lab_work_new (2), *again = tw_lab_work_new (2);
  guint64 n;

  ask (work, &question);
  tw_lab_work_start (work);
  wait_until (knows_something, work);
  tw_lab_work_stop (work);
  wait_until (is_settled, work);
  n = n_done (work);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, 1000000);
  ask (again, &question);
  g_assert_cmpuint (n_done (again), ==, n);
  /* Another question stops the games as well. */
  tw_lab_work_start (again);
  tw_lab_work_ask (again, NULL);
  g_assert_cmpint (tw_lab_work_get_state (again), ==, TW_LAB_NOTHING);
  assert_last_reference (work);
  assert_last_reference (again);
}

static void
assert_refused (const char *id, const char *set, const char *what, const char *words)
{
  g_auto (TwLabQuestion) question = question_new (id, set, what, 4);
  TwLabWork *work = tw_lab_work_new (1);

  ask (work, &question);
  g_assert_cmpint (tw_lab_work_get_state (work), ==, TW_LAB_REFUSED);
  g_assert_nonnull (strstr (tw_lab_work_get_problem (work), words));
  assert_last_reference (work);
}

static void
test_refused (void)
{
  assert_refused ("worth", "base", "tile:base:no-such", "no-such");
  assert_refused ("team", "base", "no-such-level", "no-such-level");
  assert_refused ("number", "base", "nothing", "PARAM");
}

/* A search for a number: both ends are tried first, and meet what every game meets. */
static void
test_number (void)
{
  g_auto (TwLabQuestion) question = question_new ("number", "base", "road.tile.complete=1..2", 64);
  TwLabWork *work = tw_lab_work_new (2);

  question.goal = g_strdup ("turns=1..1000");
  ask (work, &question);
  g_assert_null (tw_lab_work_get_tried (work));
  play (work);
  g_assert_cmpuint (tw_lab_work_get_tried (work)->len, ==, 2);
  g_assert_cmpint (g_array_index (tw_lab_work_get_tried (work), TwTriedNumber, 0).fit, ==,
                   TW_FIT_MEETS);
  g_assert_cmpuint (tw_lab_work_get_charts (work)->len, ==, 1);
  assert_last_reference (work);
}

/* With the set and without it: of an expansion these are the base game and the base game with it.
 */
static void
test_change (void)
{
  g_auto (TwLabQuestion) question = question_new ("change", "river", "river", 8);
  TwLabWork *work = tw_lab_work_new (2);
  g_autoptr (TwAnswers) answers = NULL;
  double with = 0.0, without = 0.0;

  question.is_without = TRUE;
  ask (work, &question);
  play (work);
  answers = tw_record_answers (tw_lab_work_get_record (work), FALSE);
  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];

      if (strcmp (answer->measure, "turns") == 0 && g_strcmp0 (answer->other, "with") == 0)
        with = answer->interval.estimate;
      if (strcmp (answer->measure, "turns") == 0 && g_strcmp0 (answer->other, "without") == 0)
        without = answer->interval.estimate;
    }
  /* The base game has 72 tiles, one of which is laid; in place of that the river has 12, one of
   * them laid. */
  g_assert_cmpfloat (without, >, 69.0);
  g_assert_cmpfloat (without, <=, 71.0);
  g_assert_cmpfloat (with, >, without + 8.0);
  assert_last_reference (work);
}

typedef struct
{
  GBytes *game;
  gboolean is_saved;
  gboolean is_done;
} Files;

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  Files *files = data;

  files->game = tw_lab_work_show_finish (TW_LAB_WORK (source), result, &error);
  g_assert_no_error (error);
  files->is_done = TRUE;
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  Files *files = data;

  files->is_saved = tw_lab_work_save_finish (TW_LAB_WORK (source), result, &error);
  g_assert_no_error (error);
  files->is_done = TRUE;
}

static gboolean
is_done (gpointer files)
{
  return ((Files *) files)->is_done;
}

/* A game to be watched, and a report. */
static void
test_files (void)
{
  g_auto (TwLabQuestion) question = question_new ("fair", "base", NULL, 5);
  TwLabWork *work = tw_lab_work_new (1);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "report.csv", NULL);
  g_autofree char *csv = NULL;
  Files files = { 0 };

  ask (work, &question);
  play (work);
  tw_lab_work_show_async (work, NULL, shown_cb, &files);
  wait_until (is_done, &files);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (files.game, NULL),
                                  (gssize) g_bytes_get_size (files.game), "urn:tilewright:game:1"));
  g_bytes_unref (files.game);
  files.is_done = FALSE;
  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  tw_lab_work_save_async (work, path, NULL, saved_cb, &files);
  wait_until (is_done, &files);
  g_assert_true (files.is_saved);
  g_assert_true (g_file_get_contents (path, &csv, NULL, NULL));
  g_assert_nonnull (strstr (csv, "\r\nfair,"));
  assert_last_reference (work);
}

static gboolean
has (const GPtrArray *things, const char *word)
{
  for (guint i = 0; i < things->len; i++)
    if (strcmp (((const TwLabThing *) things->pdata[i])->word, word) == 0)
      return TRUE;
  return FALSE;
}

/* What can be asked of a game. */
static void
test_offer (void)
{
  g_auto (TwLabQuestion) inns = question_new ("worth", "inns-and-cathedrals", NULL, 1);
  g_auto (TwLabQuestion) mists = question_new ("team", "mists", NULL, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLabOffer) rivals = tw_lab_offer_new (&inns, &error), team = NULL;

  g_assert_no_error (error);
  g_assert_false (rivals->is_team);
  g_assert_true (has (rivals->worth, "set:inns-and-cathedrals"));
  g_assert_true (has (rivals->worth, "symbol:inn"));
  g_assert_true (has (rivals->worth, "figure:big-meeple"));
  g_assert_false (has (rivals->worth, "figure:meeple"));
  g_assert_true (has (rivals->worth, "feature:city"));
  g_assert_cmpstr (((TwLabThing *) rivals->added->pdata[0])->word, ==, "inns-and-cathedrals");
  g_assert_true (has (rivals->numbers, "road.tile.complete"));
  g_assert_true (has (rivals->measures, "share:field"));
  team = tw_lab_offer_new (&mists, &error);
  g_assert_no_error (error);
  g_assert_true (team->is_team);
  g_assert_true (team->needs_ruleset);
  g_assert_cmpuint (team->rulesets->len, ==, 6);
  g_assert_cmpstr (mists.ruleset->id, ==, "mists-level-1");
  g_assert_cmpuint (team->least_players, ==, 1);
  g_assert_true (has (team->teams, "mists-level-1@1,mists-level-1@2,mists-level-1@3,"
                                   "mists-level-1@4,mists-level-1@5,mists-level-1@6"));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-lab-XXXXXX", NULL);
  int status;

  /* Nothing is known of games at first. */
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("XDG_CACHE_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab-work/kept", test_kept);
  g_test_add_func ("/lab-work/old", test_old);
  g_test_add_func ("/lab-work/stopped", test_stopped);
  g_test_add_func ("/lab-work/refused", test_refused);
  g_test_add_func ("/lab-work/number", test_number);
  g_test_add_func ("/lab-work/change", test_change);
  g_test_add_func ("/lab-work/files", test_files);
  g_test_add_func ("/lab-work/offer", test_offer);
  status = g_test_run ();
  remove_tree (folder);
  return status;
}
