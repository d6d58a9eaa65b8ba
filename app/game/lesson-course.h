/* The lessons of a set at a table: one after the other, each with its task, its hint and what came of
 * a move.
 *
 * A lesson is put on the table of a model; what is played there is judged once the turn is over, and
 * the table then stands still (table-stop.h) until the lesson is tried again or another one begins.
 */
#pragma once

#include "app/game/table-model.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_LESSON_COURSE (tw_lesson_course_get_type ())
G_DECLARE_FINAL_TYPE (TwLessonCourse, tw_lesson_course, TW, LESSON_COURSE, GObject)

/* Signal "changed" (): another lesson, another state, or a hint was asked for. */

/**
 * TwCourseState:
 * @TW_COURSE_OVER: no lesson is on the table: it has been left, or another game was begun there
 * @TW_COURSE_LOADING: the lesson is being put on the table
 * @TW_COURSE_FAILED: the lesson cannot be done
 * @TW_COURSE_ASKS: the task waits for a move
 * @TW_COURSE_RIGHT: the move solves the task
 * @TW_COURSE_WRONG: the move is legal, but does not
 * @TW_COURSE_SHOWN: the table shows the answer
 */
typedef enum
{
  TW_COURSE_OVER,
  TW_COURSE_LOADING,
  TW_COURSE_FAILED,
  TW_COURSE_ASKS,
  TW_COURSE_RIGHT,
  TW_COURSE_WRONG,
  TW_COURSE_SHOWN
} TwCourseState;

/** tw_lesson_course_new: Returns: (transfer full): the course of @set's lessons, none of which is on
 *   the table of @model yet */
TwLessonCourse *tw_lesson_course_new (TwTableModel *model, TwTileSet *set);

/** tw_lesson_course_go: puts the lesson with that index on the table, once a thread has set it up. */
void tw_lesson_course_go (TwLessonCourse *self, guint index);

/** tw_lesson_course_find_next: Returns: index of the first lesson that has not been done, 0 if all
 *   have been */
guint tw_lesson_course_find_next (TwLessonCourse *self);

/** tw_lesson_course_get_set: Returns: (transfer none): the set */
TwTileSet *tw_lesson_course_get_set (TwLessonCourse *self);

/** tw_lesson_course_get_index: Returns: index of the lesson on the table */
guint tw_lesson_course_get_index (TwLessonCourse *self);

/** tw_lesson_course_get_state: Returns: the state */
TwCourseState tw_lesson_course_get_state (TwLessonCourse *self);

/** tw_lesson_course_is_done: Returns: whether the lesson with that index has been done */
gboolean tw_lesson_course_is_done (TwLessonCourse *self, guint index);

/** tw_lesson_course_again: puts the lesson on the table as it began. */
void tw_lesson_course_again (TwLessonCourse *self);

/** tw_lesson_course_can_hint: Returns: whether there is a hint that has not been asked for */
gboolean tw_lesson_course_can_hint (TwLessonCourse *self);

/** tw_lesson_course_hint: gives the hint. */
void tw_lesson_course_hint (TwLessonCourse *self);

/** tw_lesson_course_can_answer: Returns: whether the answer can be shown: the task waits, or the move was
 *   wrong */
gboolean tw_lesson_course_can_answer (TwLessonCourse *self);

/** tw_lesson_course_answer: plays the lesson's own solution on the table. */
void tw_lesson_course_answer (TwLessonCourse *self);

/** tw_lesson_course_dup_told: Returns: (transfer full): what is told of the present state, in lines; ""
 *   for nothing */
char *tw_lesson_course_dup_told (TwLessonCourse *self);

/** tw_lesson_course_leave: has nothing more to do with what is on the table. */
void tw_lesson_course_leave (TwLessonCourse *self);

G_END_DECLS
