/* The band above a table on which lessons are done: the task, what came of a move, and what can be done
 * next. */
#pragma once

#include <adwaita.h>

#include "app/game/lesson-course.h"
#include "app/game/unsaved-game.h"

G_BEGIN_DECLS

#define TW_TYPE_LESSON_BAND (tw_lesson_band_get_type ())
G_DECLARE_FINAL_TYPE (TwLessonBand, tw_lesson_band, TW, LESSON_BAND, AdwBin)

/**
 * tw_lesson_band_begin:
 * @self: a band, once
 * @course: the lessons; the first one that has not been done begins, or that of @id
 * @id: (nullable): the id of a lesson
 * @unsaved: (transfer none): hears that nobody misses a lesson that was left
 * @table: (transfer none): gets the focus when a lesson begins
 * @actions: gets "lesson-hint", "lesson-answer", "lesson-again", "lesson-next", "lesson-go-on"
 *   (the same, once the lesson is done), "lesson-previous", "lesson-list" (shows them all), and "lesson"
 *   'u' with the index of a lesson, which is enabled as long as one is on the table; the band does them by
 *   the name "play"
 */
void tw_lesson_band_begin (TwLessonBand *self, TwLessonCourse *course, const char *id,
                           TwUnsavedGame *unsaved, GtkWidget *table, GActionMap *actions);

G_END_DECLS
