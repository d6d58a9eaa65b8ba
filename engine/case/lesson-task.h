/* The task of a lesson: its position, what is to be done there, and whether that was done.
 *
 * A lesson is a case (data/doc/case-language.md) of the set it stands in: see #TwLesson.
 */
#pragma once

#include "engine/case/case-run.h"
#include "engine/set/lesson.h"

G_BEGIN_DECLS

/** TwLessonTask: a task that can be done: its solution has been tried. */
typedef struct _TwLessonTask TwLessonTask;

/**
 * TwLessonVerdict: what came of a turn.
 * @TW_LESSON_OPEN: the turn is not over
 * @TW_LESSON_SOLVED: it does what the task asks
 * @TW_LESSON_WRONG: it is legal, but does not
 */
typedef enum
{
  TW_LESSON_OPEN,
  TW_LESSON_SOLVED,
  TW_LESSON_WRONG
} TwLessonVerdict;

/**
 * TwLessonOutcome: a verdict with what it is about.
 * @verdict: the verdict
 * @earned: points that the turn has brought its player
 * @asks_points: whether the task asks for points of that player
 * @asked: how many
 */
typedef struct
{
  TwLessonVerdict verdict;
  int earned;
  gboolean asks_points;
  int asked;
} TwLessonOutcome;

/**
 * tw_lesson_task_new:
 * @kit: the materials of games; outlives the call, not the task
 * @set: the set of the lesson, as it is edited
 * @lesson: one of its lessons
 * @error: %TW_CASE_ERROR or %TW_FORMAT_ERROR, with the line within the lesson's case, if its
 *   position cannot be set up, nothing is asked, or its own solution does not solve it
 *
 * Returns: (transfer full): its task, or %NULL
 */
TwLessonTask *tw_lesson_task_new (const TwGameKit *kit, TwTileSet *set, const TwLesson *lesson,
                                  GError **error);

/** tw_lesson_task_free: frees a task. */
void tw_lesson_task_free (TwLessonTask *task);

/** tw_lesson_task_start: Returns: (transfer none): the game in its position, with the tile of the
 *   task drawn; what is played on a copy of it can be judged */
const TwGame *tw_lesson_task_start (const TwLessonTask *task);

/** tw_lesson_task_solved: Returns: (transfer none): the game after the lesson's own solution */
const TwGame *tw_lesson_task_solved (const TwLessonTask *task);

/**
 * tw_lesson_task_judge:
 * @task: a task
 * @game: a copy of tw_lesson_task_start() that was played on
 * @out_outcome: (out caller-allocates): what came of the turn
 *
 * Only the turn of the task counts: what was drawn or played after it does not.
 */
void tw_lesson_task_judge (TwLessonTask *task, const TwGame *game, TwLessonOutcome *out_outcome);

/** tw_lesson_error_words: Returns: (transfer full): what is wrong with a lesson, with the line of its
 *   case if that is known, for people */
char *tw_lesson_error_words (const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLessonTask, tw_lesson_task_free)

G_END_DECLS
