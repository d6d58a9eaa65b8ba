/* Lessons: read and written, tried, judged, made of a game, and those that are shipped. */
#include "engine/case/lesson-task.h"

#include <string.h>

#include "engine/case/lesson-trial.h"
#include "engine/case/lesson-writer.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/game/notation.h"
#include "engine/set/lesson-id.h"
#include "engine/set/validate.h"
#include "tests/engine/shipped-fixture.h"

/* D's city with F on it has one gap: E closes it for three tiles and a coat of arms, 8 points.
 * Rule: BASE-063. */
#define CITY                                                                                       \
  "given F@0,-1/90 P1:knight@0,-1:city(S)\n"                                                       \
  "turn P1 E@0,-2/180 -\n"                                                                         \
  "expect score P1=8"

typedef struct
{
  TwGameKit kit;
  TwTileSet *set;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);

  g_assert_no_error (error);
  f->kit = shipped_kit ();
  f->set = tw_tile_set_copy (base);
  while (f->set->n_lessons > 0)
    tw_tile_set_remove_lesson (f->set, 0);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_tile_set_unref (f->set);
  shipped_kit_clear (&f->kit);
}

/* Plays @words, blank-separated answers of P1, on a copy of the task's start. */
static TwLessonOutcome
play (TwLessonTask *task, const char *words)
{
  g_autoptr (TwGame) game = tw_game_copy (tw_lesson_task_start (task));
  g_auto (GStrv) answers = g_strsplit (words, " ", -1);
  TwLessonOutcome outcome;

  tw_game_set_flags (game, TW_GAME_DEFAULT);
  for (guint i = 0; answers[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      TwAction action;

      tw_notation_parse_action (tw_game_play (game), answers[i], 0, &action, &error);
      g_assert_no_error (error);
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  tw_lesson_task_judge (task, game, &outcome);
  return outcome;
}

static void
test_judged (Fixture *f, gconstpointer data)
{
  g_autoptr (TwLesson) lesson = tw_lesson_new ("city", CITY);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLessonTask) task = tw_lesson_task_new (&f->kit, f->set, lesson, &error);
  TwLessonOutcome outcome;

  g_assert_no_error (error);
  outcome = play (task, "E@0,-2/180 -");
  g_assert_cmpint (outcome.verdict, ==, TW_LESSON_SOLVED);
  g_assert_cmpint (outcome.earned, ==, 8);
  g_assert_true (outcome.asks_points);
  g_assert_cmpint (outcome.asked, ==, 8);
  /* Beside the city nothing is closed. */
  outcome = play (task, "E@1,-1/0 -");
  g_assert_cmpint (outcome.verdict, ==, TW_LESSON_WRONG);
  g_assert_cmpint (outcome.earned, ==, 0);
  /* The turn is not over before it is said who stands there. */
  g_assert_cmpint (play (task, "E@1,-1/0").verdict, ==, TW_LESSON_OPEN);
  g_assert_cmpint (tw_game_play (tw_lesson_task_solved (task))->state->score[0], ==, 8);
  /* The solution goes on from the position; its rules are not made a second time. */
  g_assert_true (tw_game_rules (tw_lesson_task_solved (task))
                 == tw_game_rules (tw_lesson_task_start (task)));
}

/* Points that were there before the turn are none of its own. */
static void
test_points_before (Fixture *f, gconstpointer data)
{
  g_autoptr (TwLesson) lesson =
      tw_lesson_new ("city", "given F@0,-1/90 P1:knight@0,-1:city(S)\ngiven score P1=30 P2=1\n"
                             "turn P1 E@0,-2/180 -\nexpect score P1=38");
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLessonTask) task = tw_lesson_task_new (&f->kit, f->set, lesson, &error);
  TwLessonOutcome outcome;

  g_assert_no_error (error);
  outcome = play (task, "E@1,-1/0 -");
  g_assert_cmpint (outcome.earned, ==, 0);
  g_assert_cmpint (outcome.asked, ==, 8);
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *moves;
    const char *said;
  } cases[] = {
    { "", "turn" },
    { "given F@0,-1/90", "turn" },
    { "turn P1 E@0,-1/180 -", "expect" },
    { "turn P1 E@0,-1/180 -\nexpect score P1=5", "Line 2: *" },
    { "turn P1 E@0,-1/90 -\nexpect score P1=0", "Line 1: *" },
    { "turn P1 NO@0,-1/90 -\nexpect score P1=0", "Line 1: *" },
    { "turn P1 E@0,-1/180\nend\nexpect score P1=5", "end" },
    { "turn P1 E@0,-1/180 -\nexpect score P1=0\ncase another", "another" },
    { "cart P1", "Line 1: *" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TwLesson) lesson = tw_lesson_new ("odd", cases[i].moves);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwLessonTask) task = tw_lesson_task_new (&f->kit, f->set, lesson, &error);
      g_autofree char *words = NULL;

      g_test_message ("%s", cases[i].moves);
      g_assert_null (task);
      words = tw_lesson_error_words (error);
      g_assert_true (strchr (cases[i].said, '*') != NULL
                         ? g_pattern_match_simple (cases[i].said, words)
                         : strstr (words, cases[i].said) != NULL);
    }
}

/* Texts in several languages, what stands between them, and the case come back as they were. */
static void
test_round_trip (Fixture *f, gconstpointer data)
{
  static const char xml[] =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">\n"
      "  <title>Mine</title>\n"
      "\n"
      "  <lesson id=\"city\">\n"
      "    <title>City</title>\n"
      "    <title xml:lang=\"cs\">Město</title>\n"
      "    <task>Close it</task>\n"
      "    <!-- Worked out by hand. -->\n"
      "    <hint>Above</hint>\n"
      "    <answer>Now</answer>\n"
      "    <case>\n"
      "      given F@0,-1/90\n"
      "      turn P1 E@0,-2/180 -\n"
      "      expect score P1=0\n"
      "    </case>\n"
      "  </lesson>\n"
      "</tile-set>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (set->n_lessons, ==, 1);
  g_assert_cmpstr (tw_texts_get (set->lessons[0]->texts[TW_LESSON_TITLE], "cs"), ==, "Město");
  g_assert_cmpstr (set->lessons[0]->moves, ==,
                   "given F@0,-1/90\nturn P1 E@0,-2/180 -\nexpect score P1=0");
  g_assert_cmpuint (set->lessons[0]->line, ==, 5);
  written = tw_tile_set_file_to_xml (set, NULL);
  g_assert_cmpstr (written, ==, xml);
}

static gboolean
has_problem (const TwProblems *problems, TwProblemCode code)
{
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == code)
      return TRUE;
  return FALSE;
}

static void
test_problems (Fixture *f, gconstpointer data)
{
  g_autoptr (TwLesson) one = tw_lesson_new ("city", CITY);
  g_autoptr (TwLesson) other = tw_lesson_new ("city", "turn P1 E@0,-1/180 -");
  g_autoptr (TwProblems) problems = NULL;
  g_autoptr (TwTileSet) mended = NULL;

  one->texts[TW_LESSON_TASK] = tw_texts_with (NULL, "", "Close it");
  tw_tile_set_insert_lesson (f->set, -1, one);
  problems = tw_lesson_trial_add_of_set (tw_tile_set_validate (f->set, NULL), f->set, &f->kit);
  for (guint code = TW_PROBLEM_DUPLICATE_LESSON; code <= TW_PROBLEM_REFUSED_LESSON; code++)
    g_assert_false (has_problem (problems, (TwProblemCode) code));
  tw_tile_set_insert_lesson (f->set, -1, other);
  tw_problems_free (problems);
  problems = tw_lesson_trial_add_of_set (tw_tile_set_validate (f->set, NULL), f->set, &f->kit);
  for (guint code = TW_PROBLEM_DUPLICATE_LESSON; code <= TW_PROBLEM_REFUSED_LESSON; code++)
    g_assert_true (has_problem (problems, (TwProblemCode) code));
  for (guint i = 0; i < problems->n_problems && mended == NULL; i++)
    if (problems->problems[i].code == TW_PROBLEM_DUPLICATE_LESSON)
      mended = tw_problem_repair (&problems->problems[i], f->set);
  g_assert_nonnull (mended);
  g_assert_cmpstr (mended->lessons[1]->id, ==, "city-2");
}

/* The last turn that is over becomes the task, whatever was drawn since. */
static void
test_of_game (Fixture *f, gconstpointer data)
{
  g_autoptr (TwLesson) lesson = tw_lesson_new ("city", CITY);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLessonTask) task = tw_lesson_task_new (&f->kit, f->set, lesson, &error);
  g_autoptr (TwLesson) made = NULL;
  g_autoptr (TwLessonTask) again = NULL;
  g_autoptr (TwGame) game = NULL;

  g_assert_no_error (error);
  game = tw_game_copy (tw_lesson_task_solved (task));
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  made = tw_lesson_of_game (&f->kit, game, f->set, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (made->id, ==, "lesson-1");
  g_test_message ("%s", made->moves);
  g_assert_true (g_str_has_suffix (made->moves, "expect score P1=8"));
  again = tw_lesson_task_new (&f->kit, f->set, made, &error);
  g_assert_no_error (error);
  g_assert_cmpint (play (again, "E@1,-1/0 -").verdict, ==, TW_LESSON_WRONG);
  g_assert_cmpint (play (again, "E@0,-2/180 -").verdict, ==, TW_LESSON_SOLVED);
  /* Where no turn is over there is none to be made of it. */
  g_clear_pointer (&game, tw_game_free);
  game = tw_game_new (tw_game_rules (tw_lesson_task_start (task)), 1, TW_GAME_DEFAULT);
  g_assert_null (tw_lesson_of_game (&f->kit, game, f->set, &error));
  g_assert_nonnull (error);
}

/* Each lesson that comes with the program can be done, and says all that it has to. */
static void
test_shipped (Fixture *f, gconstpointer data)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  guint n = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], &error);

      g_assert_no_error (error);
      for (guint k = 0; k < set->n_lessons; k++, n++)
        {
          g_autoptr (TwLessonTask) task =
              tw_lesson_task_new (&f->kit, set, set->lessons[k], &error);

          g_assert_no_error (error);
          for (guint text = 0; text < TW_N_LESSON_TEXTS; text++)
            g_assert_cmpstr (tw_lesson_words (set->lessons[k], (TwLessonText) text), !=, "");
        }
    }
  g_assert_cmpuint (n, >=, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function)                                                                        \
  g_test_add ("/lesson-task/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("judged", test_judged);
  ADD ("points-before", test_points_before);
  ADD ("refused", test_refused);
  ADD ("round-trip", test_round_trip);
  ADD ("problems", test_problems);
  ADD ("of-game", test_of_game);
  ADD ("shipped", test_shipped);
#undef ADD
  return g_test_run ();
}
