/* The answer of a lesson, in words and as a picture. */
#include "app/game/lesson-answer.h"

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/game/answer-words.h"
#include "app/game/game-picture.h"
#include "app/game/play-files.h"
#include "engine/case/lesson-task.h"
#include "engine/setup/play-rules.h"

/*
 * What the worker is given, and what it makes; it shares nothing that changes.
 *
 * @task: (nullable): the task, once the solution has been played
 * @picture: (nullable): the table after it
 */
typedef struct
{
  TwTileSet *set;
  guint index;
  TwLessonTask *task;
  TwPixels *picture;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->task, tw_lesson_task_free);
  g_clear_pointer (&job->picture, tw_pixels_unref);
  tw_tile_set_unref (job->set);
  g_free (job);
}

void
tw_lesson_answer_free (TwLessonAnswer *answer)
{
  if (answer == NULL)
    return;
  g_clear_pointer (&answer->picture, tw_pixels_unref);
  g_free (answer->words);
  g_free (answer);
}

/* A copy of @game with the players of a lesson. */
static TwGame *
set_up (const TwGame *game, TwTableSetup *out_setup)
{
  g_autoptr (TwSavedGame) saved = g_new0 (TwSavedGame, 1);

  saved->game = tw_game_copy (game);
  return tw_play_files_take_saved (saved, out_setup);
}

static void
draw (Job *job)
{
  TwTableSetup setup;
  TwGame *solved = set_up (tw_lesson_task_solved (job->task), &setup);

  job->picture =
      tw_game_picture (solved, &setup, TW_LESSON_PICTURE_WIDTH, TW_LESSON_PICTURE_HEIGHT);
  tw_game_free (solved);
  tw_table_setup_clear (&setup);
}

static void
work (GTask *gtask, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  TwGameKit kit = { 0 };
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (gtask))
    return;
  if (tw_shared_kit_load (&kit, &error))
    {
      job->task = tw_lesson_task_new (&kit, job->set, job->set->lessons[job->index], &error);
      tw_play_rules_kit_clear (&kit);
    }
  if (job->task == NULL)
    {
      g_task_return_error (gtask, error);
      return;
    }
  if (g_task_return_error_if_cancelled (gtask))
    return;
  draw (job);
  g_task_return_boolean (gtask, TRUE);
}

void
tw_lesson_answer_async (TwTileSet *set,
                        guint index,
                        GCancellable *cancellable,
                        gpointer source,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, user_data);
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (index < set->n_lessons);
  job->set = tw_tile_set_ref (set);
  job->index = index;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work);
}

/* What the player does in the turn of the solution. */
static char *
turn_words (TwTableModel *model, const TwLessonTask *task)
{
  const TwGame *start = tw_lesson_task_start (task);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (TwAction));
  guint seat = tw_play_decider (tw_game_play (start)), n_start, n;
  const TwLogEntry *log = tw_game_log (tw_lesson_task_solved (task), &n);

  tw_game_log (start, &n_start);
  for (guint i = n_start; i < n; i++)
    if (log[i].action.seat == seat)
      g_array_append_val (actions, log[i].action);
  return tw_answer_words (model, start, &g_array_index (actions, TwAction, 0), actions->len);
}

static char *
words_of (TwLessonTask *task)
{
  g_autoptr (TwTableModel) model = tw_table_model_new ();
  TwLessonOutcome outcome;
  TwTableSetup setup;
  TwGame *start = set_up (tw_lesson_task_start (task), &setup);
  GString *words = g_string_new (NULL);
  g_autofree char *turn = NULL;

  tw_table_model_resume (model, &setup, start);
  tw_table_setup_clear (&setup);
  turn = turn_words (model, task);
  g_string_append (words, turn);
  tw_lesson_task_judge (task, tw_lesson_task_solved (task), &outcome);
  if (outcome.asks_points)
    {
      g_string_append_c (words, '\n');
      /* Translators: what a lesson asks for. */
      g_string_append_printf (words,
                              ngettext ("Asked for: %d point", "Asked for: %d points",
                                        (gulong) ABS (outcome.asked)),
                              outcome.asked);
    }
  return g_string_free (words, FALSE);
}

TwLessonAnswer *
tw_lesson_answer_finish (GAsyncResult *result, GError **error)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  TwLessonAnswer *answer;

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  answer = g_new (TwLessonAnswer, 1);
  *answer = (TwLessonAnswer){ words_of (job->task), g_steal_pointer (&job->picture) };
  return answer;
}
