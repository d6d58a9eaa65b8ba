/* The answer of a lesson, for who writes it: in words, and as a picture. */
#pragma once

#include <gio/gio.h>

#include "app/pictures/pixels.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* The picture's size, in pixels. */
#define TW_LESSON_PICTURE_WIDTH  144
#define TW_LESSON_PICTURE_HEIGHT 96

/**
 * TwLessonAnswer: the answer of a lesson.
 * @words: "1 east; Knight", and in a further line the points that are asked for, if any are
 * @picture: (nullable): the table once it has been played; %NULL if memory is short
 */
typedef struct
{
  char *words;
  TwPixels *picture;
} TwLessonAnswer;

/** tw_lesson_answer_free: frees an answer. */
void tw_lesson_answer_free (TwLessonAnswer *answer);

/**
 * tw_lesson_answer_async:
 * @set: a set
 * @index: which of its lessons
 * @cancellable: (nullable): stops it
 * @source: (nullable): the source of the result
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Plays the solution of a lesson in a thread.
 */
void tw_lesson_answer_async (TwTileSet *set,
                             guint index,
                             GCancellable *cancellable,
                             gpointer source,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/** tw_lesson_answer_finish: Returns: (transfer full): the answer, or %NULL with an error as of
 *   tw_lesson_task_new(), for tw_lesson_error_words() */
TwLessonAnswer *tw_lesson_answer_finish (GAsyncResult *result, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLessonAnswer, tw_lesson_answer_free)

G_END_DECLS
