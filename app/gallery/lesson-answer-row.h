/* The answer of a lesson, in words and with a small picture of the table after it. */
#pragma once

#include <adwaita.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_LESSON_ANSWER_ROW (tw_lesson_answer_row_get_type ())
G_DECLARE_FINAL_TYPE (TwLessonAnswerRow, tw_lesson_answer_row, TW, LESSON_ANSWER_ROW, AdwActionRow)

/** tw_lesson_answer_row_new: Returns: (transfer floating): a row that tells nothing yet */
GtkWidget *tw_lesson_answer_row_new (void);

/** tw_lesson_answer_row_show: tells the answer of the lesson with @index in @set, or why it cannot be
 *   done, once a thread has played it; nothing new if its moves are those that were told last. */
void tw_lesson_answer_row_show (TwLessonAnswerRow *self, TwTileSet *set, guint index);

G_END_DECLS
