/* The lessons of a set at a table. */
#include "app/game/lesson-course.h"

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/game/lesson-difference.h"
#include "app/game/lesson-progress.h"
#include "app/game/play-files.h"
#include "app/game/table-history.h"
#include "engine/case/lesson-task.h"
#include "engine/setup/play-rules.h"

/*
 * @done: ids of the lessons that have been done
 * @task: (nullable): the task of the lesson on the table
 * @failure: (nullable): why the lesson cannot be done
 * @outcome: what came of the last turn
 * @cancellable: (nullable): of the lesson that is being set up
 * @is_putting: whether the table changes because the course puts a game there
 */
struct _TwLessonCourse
{
  GObject parent_instance;

  TwTableModel *model;
  TwTileSet *set;
  GHashTable *done;
  guint index;
  TwCourseState state;
  TwLessonTask *task;
  char *failure;
  TwLessonOutcome outcome;
  gboolean is_hinted;
  GCancellable *cancellable;
  gboolean is_putting;
};

G_DEFINE_FINAL_TYPE (TwLessonCourse, tw_lesson_course, G_TYPE_OBJECT)

static guint changed_signal;

static const TwLesson *
lesson_of (TwLessonCourse *self)
{
  return self->set->lessons[self->index];
}

static void
set_state (TwLessonCourse *self, TwCourseState state)
{
  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

/* Puts @game on the table; nobody goes on after the turn of the lesson. */
static void
put (TwLessonCourse *self, const TwGame *game)
{
  g_autoptr (TwSavedGame) saved = g_new0 (TwSavedGame, 1);
  TwTableSetup setup;
  TwGame *taken;

  saved->game = tw_game_copy (game);
  saved->title = g_strdup (tw_lesson_name (lesson_of (self)));
  taken = tw_play_files_take_saved (saved, &setup);
  setup.last_turn = tw_game_play (tw_lesson_task_start (self->task))->state->turn;
  self->is_putting = TRUE;
  tw_table_model_resume (self->model, &setup, taken);
  self->is_putting = FALSE;
  tw_table_setup_clear (&setup);
}

/* Whether what is played there is still the lesson. */
static gboolean
is_ours (TwLessonCourse *self)
{
  const TwGame *game = tw_table_history_get_whole (self->model);

  return game != NULL && tw_game_rules (game) == tw_game_rules (tw_lesson_task_start (self->task));
}

static void
judge (TwLessonCourse *self)
{
  TwLessonOutcome outcome;

  tw_lesson_task_judge (self->task, tw_table_history_get_whole (self->model), &outcome);
  /* The answer that was shown has been found by nobody; it can be taken back. */
  if (self->state == TW_COURSE_SHOWN && outcome.verdict != TW_LESSON_OPEN)
    return;
  self->outcome = outcome;
  if (outcome.verdict == TW_LESSON_SOLVED
      && g_hash_table_add (self->done, g_strdup (lesson_of (self)->id)))
    tw_lesson_progress_mark (self->set->id, lesson_of (self)->id);
  set_state (self, outcome.verdict == TW_LESSON_OPEN     ? TW_COURSE_ASKS
                   : outcome.verdict == TW_LESSON_SOLVED ? TW_COURSE_RIGHT
                                                         : TW_COURSE_WRONG);
}

static void
changed_cb (TwLessonCourse *self)
{
  guint n = 0, n_start = 0;

  if (self->is_putting || self->task == NULL || self->state <= TW_COURSE_FAILED)
    return;
  if (!is_ours (self))
    {
      tw_lesson_course_leave (self);
      return;
    }
  tw_game_log (tw_table_history_get_whole (self->model), &n);
  tw_game_log (tw_lesson_task_start (self->task), &n_start);
  /* Before the position there is nothing to play. */
  if (n < n_start)
    tw_lesson_course_again (self);
  else
    judge (self);
}

/* What a worker is given; it shares nothing that changes. */
typedef struct
{
  TwTileSet *set;
  guint index;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  tw_tile_set_unref (job->set);
  g_free (job);
}

static void
set_up_thread (GTask *gtask, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  TwGameKit kit = { 0 };
  GError *error = NULL;
  TwLessonTask *task = NULL;

  if (tw_shared_kit_load (&kit, &error))
    {
      task = tw_lesson_task_new (&kit, job->set, job->set->lessons[job->index], &error);
      tw_play_rules_kit_clear (&kit);
    }
  if (task != NULL)
    g_task_return_pointer (gtask, task, (GDestroyNotify) tw_lesson_task_free);
  else
    g_task_return_error (gtask, error);
}

static void
set_up_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwLessonCourse *self = TW_LESSON_COURSE (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLessonTask) task = g_task_propagate_pointer (G_TASK (result), &error);

  /* Another lesson is wanted by now, or none. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (task == NULL)
    {
      self->failure = tw_lesson_error_words (error);
      set_state (self, TW_COURSE_FAILED);
      return;
    }
  self->task = g_steal_pointer (&task);
  tw_lesson_course_again (self);
}

static void
forget_task (TwLessonCourse *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->task, tw_lesson_task_free);
  g_clear_pointer (&self->failure, g_free);
}

void
tw_lesson_course_go (TwLessonCourse *self, guint index)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (TW_IS_LESSON_COURSE (self));
  if (index >= self->set->n_lessons)
    return;
  forget_task (self);
  self->index = index;
  self->is_hinted = FALSE;
  self->cancellable = g_cancellable_new ();
  job = g_new (Job, 1);
  *job = (Job){ tw_tile_set_ref (self->set), index };
  task = g_task_new (self, self->cancellable, set_up_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, set_up_thread);
  set_state (self, TW_COURSE_LOADING);
}

void
tw_lesson_course_again (TwLessonCourse *self)
{
  if (self->task == NULL)
    return;
  put (self, tw_lesson_task_start (self->task));
  set_state (self, TW_COURSE_ASKS);
}

gboolean
tw_lesson_course_can_hint (TwLessonCourse *self)
{
  return (self->state == TW_COURSE_ASKS || self->state == TW_COURSE_WRONG) && !self->is_hinted
         && *tw_lesson_words (lesson_of (self), TW_LESSON_HINT) != '\0';
}

void
tw_lesson_course_hint (TwLessonCourse *self)
{
  if (!tw_lesson_course_can_hint (self))
    return;
  self->is_hinted = TRUE;
  set_state (self, self->state);
}

gboolean
tw_lesson_course_can_answer (TwLessonCourse *self)
{
  return self->state == TW_COURSE_ASKS || self->state == TW_COURSE_WRONG;
}

void
tw_lesson_course_answer (TwLessonCourse *self)
{
  if (!tw_lesson_course_can_answer (self))
    return;
  put (self, tw_lesson_task_solved (self->task));
  set_state (self, TW_COURSE_SHOWN);
}

/* What the move brought, against what is asked for. */
static char *
wrong_words (const TwLessonOutcome *outcome)
{
  if (!outcome->asks_points)
    return g_strdup (_ ("That can be done, but it is not the task."));
  if (outcome->earned == outcome->asked)
    return g_strdup (_ ("The points are right, but something else of the task is not done."));
  return g_strdup_printf (
      /* Translators: the second number is what the task asks for. */
      ngettext ("That brings %d point, the task asks for %d.",
                "That brings %d points, the task asks for %d.", (gulong) ABS (outcome->earned)),
      outcome->earned, outcome->asked);
}

static void
add_line (GString *text, const char *line)
{
  if (*line != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

static void
add_end (TwLessonCourse *self, GString *text)
{
  if (self->index + 1 == self->set->n_lessons)
    add_line (text, _ ("That was the last lesson."));
}

char *
tw_lesson_course_dup_told (TwLessonCourse *self)
{
  GString *text = g_string_new (NULL);
  g_autofree char *wrong = NULL, *difference = NULL;

  switch (self->state)
    {
    case TW_COURSE_FAILED:
      add_line (text, _ ("This lesson cannot be done."));
      add_line (text, self->failure);
      break;
    case TW_COURSE_WRONG:
      wrong = wrong_words (&self->outcome);
      add_line (text, wrong);
      if (is_ours (self))
        {
          difference =
              tw_lesson_difference_words (self->task, tw_table_history_get_whole (self->model),
                                          self->outcome.asks_points);
          add_line (text, difference);
        }
      break;
    case TW_COURSE_RIGHT:
      add_line (text, _ ("Right!"));
      add_line (text, tw_lesson_words (lesson_of (self), TW_LESSON_ANSWER));
      add_end (self, text);
      break;
    case TW_COURSE_SHOWN:
      add_line (text, _ ("This is the answer."));
      add_line (text, tw_lesson_words (lesson_of (self), TW_LESSON_ANSWER));
      add_end (self, text);
      break;
    case TW_COURSE_ASKS:
    case TW_COURSE_LOADING:
    case TW_COURSE_OVER:
      break;
    }
  if (self->is_hinted && (self->state == TW_COURSE_ASKS || self->state == TW_COURSE_WRONG))
    add_line (text, tw_lesson_words (lesson_of (self), TW_LESSON_HINT));
  return g_string_free (text, FALSE);
}

void
tw_lesson_course_leave (TwLessonCourse *self)
{
  if (self->state == TW_COURSE_OVER)
    return;
  forget_task (self);
  set_state (self, TW_COURSE_OVER);
}

gboolean
tw_lesson_course_is_done (TwLessonCourse *self, guint index)
{
  return g_hash_table_contains (self->done, self->set->lessons[index]->id);
}

guint
tw_lesson_course_find_next (TwLessonCourse *self)
{
  for (guint i = 0; i < self->set->n_lessons; i++)
    if (!tw_lesson_course_is_done (self, i))
      return i;
  return 0;
}

TwTileSet *
tw_lesson_course_get_set (TwLessonCourse *self)
{
  return self->set;
}

guint
tw_lesson_course_get_index (TwLessonCourse *self)
{
  return self->index;
}

TwCourseState
tw_lesson_course_get_state (TwLessonCourse *self)
{
  return self->state;
}

static void
lesson_course_finalize (GObject *object)
{
  TwLessonCourse *self = TW_LESSON_COURSE (object);

  forget_task (self);
  g_clear_object (&self->model);
  g_hash_table_unref (self->done);
  tw_tile_set_unref (self->set);
  G_OBJECT_CLASS (tw_lesson_course_parent_class)->finalize (object);
}

static void
tw_lesson_course_class_init (TwLessonCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lesson_course_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_lesson_course_init (TwLessonCourse *self)
{
}

TwLessonCourse *
tw_lesson_course_new (TwTableModel *model, TwTileSet *set)
{
  TwLessonCourse *self = g_object_new (TW_TYPE_LESSON_COURSE, NULL);

  self->model = g_object_ref (model);
  self->set = tw_tile_set_ref (set);
  self->done = tw_lesson_progress_load (set->id);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
