/* How a turn at a lesson differs from the lesson's own answer, in words. */
#pragma once

#include "engine/case/lesson-task.h"

G_BEGIN_DECLS

/**
 * tw_lesson_difference_words:
 * @task: a task
 * @game: a copy of its start that was played on, whose turn is not what the task asks
 * @with_points: whether the task asks for points
 *
 * Returns: (transfer full): which kinds of feature bring other points than in the answer, and whether tile or
 *   figure are elsewhere, but not where: "City: 0, in the answer 8. In the answer the tile lies elsewhere.";
 *   "" if nothing of that differs
 */
char *tw_lesson_difference_words (const TwLessonTask *task, const TwGame *game, gboolean with_points);

G_END_DECLS
