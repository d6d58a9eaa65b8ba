/* The lessons of a set at a table, without one to be seen. */
#include "app/game/lesson-course.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/game/log-item.h"
#include "app/game/table-history.h"
#include "app/game/table-since.h"
#include "app/game/table-stop.h"
#include "engine/format/shipped-sets.h"

/* Which lesson of the base game is about a city. */
#define CITY 2

typedef struct
{
  TwTableModel *model;
  TwLessonCourse *course;
} Fixture;

static void
wait_for (TwLessonCourse *course, TwCourseState state)
{
  while (tw_lesson_course_get_state (course) != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);

  g_assert_no_error (error);
  f->model = tw_table_model_new ();
  f->course = tw_lesson_course_new (f->model, base);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->course);
  g_object_unref (f->model);
}

/* Lays the tile in the hand at a cell, with as few turns as that takes, and no figure. */
static void
lay (TwTableModel *model, int x, int y)
{
  g_assert_true (tw_table_model_aim (model, x, y, FALSE));
  g_assert_true (tw_table_model_propose (model));
  if (tw_table_model_can_finish (model))
    tw_table_model_finish (model);
}

/* A wrong move is told with its points against those asked for, and can be tried again. */
static void
test_wrong_and_right (Fixture *f, gconstpointer data)
{
  g_autofree char *told = NULL;
  guint n = 0;

  tw_lesson_course_go (f->course, CITY);
  wait_for (f->course, TW_COURSE_ASKS);
  lay (f->model, 1, -1);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_WRONG);
  told = tw_lesson_course_dup_told (f->course);
  g_assert_cmpstr (told, ==,
                   "That brings 0 points, the task asks for 8.\nCity: 0, in the answer 8. "
                   "In the answer the tile lies elsewhere.");
  g_assert_true (tw_table_stop_is_still (f->model));
  tw_table_model_get_legal (f->model, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (tw_lesson_course_is_done (f->course, CITY));
  tw_lesson_course_again (f->course);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_ASKS);
  tw_table_model_get_legal (f->model, &n);
  g_assert_cmpuint (n, >, 0);
  lay (f->model, 0, -2);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_RIGHT);
  g_assert_true (tw_lesson_course_is_done (f->course, CITY));
  g_assert_false (tw_lesson_course_is_done (f->course, CITY + 1));
}

/* Nothing but what differs is told: how the tile is turned, or whether a figure was placed. */
static void
test_differs (Fixture *f, gconstpointer data)
{
  static const char *const told[] = { "In the answer a figure is placed.",
                                      "In the answer the tile is turned another way." };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *words = NULL,
                      *expected = g_strdup_printf ("That can be done, but it is not the task.\n%s",
                                                   told[i]);

      tw_lesson_course_go (f->course, i);
      wait_for (f->course, TW_COURSE_ASKS);
      lay (f->model, 1, 0);
      g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_WRONG);
      words = tw_lesson_course_dup_told (f->course);
      g_assert_cmpstr (words, ==, expected);
    }
}

/* What is taken back can be played otherwise. */
static void
test_undo (Fixture *f, gconstpointer data)
{
  tw_lesson_course_go (f->course, CITY);
  wait_for (f->course, TW_COURSE_ASKS);
  lay (f->model, 1, -1);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_WRONG);
  tw_table_model_undo (f->model);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_ASKS);
  g_assert_false (tw_table_stop_is_still (f->model));
  /* Before the position there is nothing. */
  while (tw_table_model_can_undo (f->model)
         && tw_lesson_course_get_state (f->course) == TW_COURSE_OVER)
    tw_table_model_undo (f->model);
  lay (f->model, 0, -2);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_RIGHT);
}

static void
test_hint_and_answer (Fixture *f, gconstpointer data)
{
  g_autofree char *hint = NULL, *told = NULL;

  tw_lesson_course_go (f->course, CITY);
  g_assert_false (tw_lesson_course_can_hint (f->course));
  wait_for (f->course, TW_COURSE_ASKS);
  g_assert_true (tw_lesson_course_can_hint (f->course));
  tw_lesson_course_hint (f->course);
  g_assert_false (tw_lesson_course_can_hint (f->course));
  hint = tw_lesson_course_dup_told (f->course);
  g_assert_cmpstr (hint, ==, "Your knight’s city has one gap left, at the top.");
  tw_lesson_course_answer (f->course);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_SHOWN);
  g_assert_cmpint (tw_table_model_get_play (f->model)->state->score[0], ==, 8);
  g_assert_true (tw_table_stop_is_still (f->model));
  told = tw_lesson_course_dup_told (f->course);
  g_assert_true (g_str_has_prefix (told, "This is the answer."));
  g_assert_false (tw_lesson_course_can_answer (f->course));
  tw_lesson_course_again (f->course);
  g_assert_cmpint (tw_table_model_get_play (f->model)->state->score[0], ==, 0);
}

/* The end is told, and at a lesson nobody has done anything meanwhile, nor before. */
static void
test_end (Fixture *f, gconstpointer data)
{
  g_autoptr (GListStore) log = tw_log_list_new ();
  guint last = tw_lesson_course_get_set (f->course)->n_lessons - 1, n_entries;
  g_autofree char *first = NULL, *told = NULL;

  tw_lesson_course_go (f->course, CITY);
  wait_for (f->course, TW_COURSE_ASKS);
  tw_log_list_update (log, f->model);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 0);
  tw_lesson_course_answer (f->course);
  tw_log_list_update (log, f->model);
  /* What was laid, and what that scored. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 2);
  first = tw_lesson_course_dup_told (f->course);
  g_assert_null (strstr (first, "last lesson"));
  g_assert_false (tw_table_since_find (f->model, &n_entries));
  tw_lesson_course_go (f->course, last);
  wait_for (f->course, TW_COURSE_ASKS);
  g_assert_false (tw_table_since_find (f->model, &n_entries));
  tw_lesson_course_answer (f->course);
  told = tw_lesson_course_dup_told (f->course);
  g_assert_true (g_str_has_suffix (told, "\nThat was the last lesson."));
}

/* What the table said since this was last empty. */
typedef struct
{
  guint n_changed;
  guint n_moving;
  guint n_passed;
} Heard;

static void
heard_changed (TwTableModel *model, Heard *heard)
{
  heard->n_changed++;
  heard->n_moving += !tw_table_stop_is_still (model);
}

static void
heard_passed (TwTableModel *model, guint seat, Heard *heard)
{
  heard->n_passed++;
}

/* The answer is put on the table at once, and nobody is to go on after it; another game goes on. */
static void
test_put_once (Fixture *f, gconstpointer data)
{
  TwTableSetup setup = { 0 };
  Heard heard = { 0 };

  tw_lesson_course_go (f->course, CITY);
  wait_for (f->course, TW_COURSE_ASKS);
  g_signal_connect (f->model, "changed", G_CALLBACK (heard_changed), &heard);
  g_signal_connect (f->model, "passed", G_CALLBACK (heard_passed), &heard);
  tw_lesson_course_answer (f->course);
  g_assert_cmpuint (heard.n_changed, ==, 1);
  g_assert_cmpuint (heard.n_moving, ==, 0);
  g_assert_cmpuint (heard.n_passed, ==, 0);
  tw_lesson_course_again (f->course);
  g_assert_cmpuint (heard.n_changed, ==, 2);
  g_assert_cmpuint (heard.n_moving, ==, 1);
  g_assert_cmpuint (heard.n_passed, ==, 1);
  tw_lesson_course_answer (f->course);
  tw_table_setup_copy (&setup, tw_table_model_get_setup (f->model));
  setup.last_turn = 0;
  tw_table_model_resume (f->model, &setup, tw_game_copy (tw_table_model_get_game (f->model)));
  g_assert_false (tw_table_stop_is_still (f->model));
  tw_table_setup_clear (&setup);
}

/* The answer is of the same game: to look back leaves it, to take it back asks again. */
static void
test_answer_taken_back (Fixture *f, gconstpointer data)
{
  tw_lesson_course_go (f->course, CITY);
  wait_for (f->course, TW_COURSE_ASKS);
  tw_lesson_course_answer (f->course);
  g_assert_true (tw_table_history_look (f->model, "back"));
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_SHOWN);
  g_assert_true (tw_table_history_look (f->model, "now"));
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_SHOWN);
  tw_table_model_undo (f->model);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_ASKS);
}

/* A game of something else at the same table is none of the lesson's. */
static void
test_another_game (Fixture *f, gconstpointer data)
{
  TwTableSetup setup = { 0 };

  tw_lesson_course_go (f->course, 0);
  wait_for (f->course, TW_COURSE_ASKS);
  tw_table_setup_copy (&setup, tw_table_model_get_setup (f->model));
  tw_lesson_course_go (f->course, CITY);
  wait_for (f->course, TW_COURSE_ASKS);
  tw_table_model_start (f->model, &setup);
  g_assert_cmpint (tw_lesson_course_get_state (f->course), ==, TW_COURSE_OVER);
  tw_table_setup_clear (&setup);
}

/* Who comes back goes on where there is something to learn. */
static void
test_next (Fixture *f, gconstpointer data)
{
  guint next = tw_lesson_course_find_next (f->course);

  g_assert_false (tw_lesson_course_is_done (f->course, next));
  for (guint i = 0; i < next; i++)
    g_assert_true (tw_lesson_course_is_done (f->course, i));
}

/* What has been done is known to the next course, whatever the lesson is called. */
static void
test_done (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_lesson_course_get_set (f->course));
  g_autoptr (TwLesson) odd = tw_lesson_new ("odd; [id] = ž", set->lessons[CITY]->moves);
  g_autoptr (TwLessonCourse) first = NULL, next = NULL;

  tw_tile_set_insert_lesson (set, 0, odd);
  first = tw_lesson_course_new (f->model, set);
  g_assert_false (tw_lesson_course_is_done (first, 0));
  tw_lesson_course_go (first, 0);
  wait_for (first, TW_COURSE_ASKS);
  /* Without a title the game is called by the id. */
  g_assert_cmpstr (tw_table_model_get_setup (f->model)->title, ==, odd->id);
  lay (f->model, 0, -2);
  g_assert_cmpint (tw_lesson_course_get_state (first), ==, TW_COURSE_RIGHT);
  g_assert_true (tw_lesson_course_is_done (first, 0));
  next = tw_lesson_course_new (f->model, set);
  g_assert_true (tw_lesson_course_is_done (next, 0));
}

/* A lesson that cannot be done says why, and the next one can be. */
static void
test_failed (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_lesson_course_get_set (f->course));
  g_autoptr (TwLesson) odd = tw_lesson_new ("odd", "turn P1 E@5,5/0 -\nexpect score P1=1");
  g_autoptr (TwLessonCourse) course = NULL;
  g_autofree char *told = NULL;

  tw_tile_set_insert_lesson (set, 0, odd);
  course = tw_lesson_course_new (f->model, set);
  tw_lesson_course_go (course, 0);
  wait_for (course, TW_COURSE_FAILED);
  told = tw_lesson_course_dup_told (course);
  g_assert_true (g_str_has_prefix (told, "This lesson cannot be done.\nLine 1: "));
  tw_lesson_course_go (course, 1);
  wait_for (course, TW_COURSE_ASKS);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-lessons-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "tilewright", "lessons.ini", NULL);
  g_autofree char *within = g_path_get_dirname (file);
  int result;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function)                                                                        \
  g_test_add ("/lesson-course/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("wrong-and-right", test_wrong_and_right);
  ADD ("differs", test_differs);
  ADD ("undo", test_undo);
  ADD ("hint-and-answer", test_hint_and_answer);
  ADD ("end", test_end);
  ADD ("answer-taken-back", test_answer_taken_back);
  ADD ("put-once", test_put_once);
  ADD ("another-game", test_another_game);
  ADD ("next", test_next);
  ADD ("done", test_done);
  ADD ("failed", test_failed);
#undef ADD
  result = g_test_run ();
  g_remove (file);
  g_rmdir (within);
  g_rmdir (folder);
  return result;
}
