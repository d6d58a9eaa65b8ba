/* A lesson of a set: a position, what is to be done there, and words about it. Immutable, shared by
 * reference. */
#pragma once

#include "engine/tile/foreign.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * TwLessonText: the words of a lesson.
 * @TW_LESSON_TITLE: its title
 * @TW_LESSON_INTRODUCTION: the rule it is about, read before the task
 * @TW_LESSON_TASK: what the player is to do
 * @TW_LESSON_HINT: shown if the player asks for it
 * @TW_LESSON_ANSWER: shown once the task is done: why that was right
 */
typedef enum
{
  TW_LESSON_TITLE,
  TW_LESSON_INTRODUCTION,
  TW_LESSON_TASK,
  TW_LESSON_HINT,
  TW_LESSON_ANSWER,
  TW_N_LESSON_TEXTS
} TwLessonText;

/**
 * TwLesson:
 * @id: its id, unique in the set
 * @texts: (array fixed-size=TW_N_LESSON_TEXTS): its words by language; each may be %NULL
 * @moves: lines in the language of cases without the head of a case. All before the last line
 *   "turn" makes the position, that line is a solution, and what is expected after it solves the
 *   task, however it comes about
 * @line: its line in the set's file, 0 if it is not from a file
 * @foreign: (nullable): unknown content to be written back
 */
typedef struct
{
  char *id;
  TwTexts *texts[TW_N_LESSON_TEXTS];
  char *moves;
  guint line;
  TwForeign *foreign;
} TwLesson;

/** tw_lesson_new: Returns: (transfer full): a lesson without words, to be filled in before it is
 *   shared */
TwLesson *tw_lesson_new (const char *id, const char *moves);

/** tw_lesson_copy: Returns: (transfer full): a copy that may be changed until it is shared */
TwLesson *tw_lesson_copy (const TwLesson *lesson);

/** tw_lesson_ref: Returns: (transfer full): @lesson */
TwLesson *tw_lesson_ref (TwLesson *lesson);

/** tw_lesson_unref: frees @lesson with its last reference; safe in any thread. */
void tw_lesson_unref (TwLesson *lesson);

/** tw_lesson_equal: Returns: whether both are the same, wherever they stand */
gboolean tw_lesson_equal (const TwLesson *a, const TwLesson *b);

/** tw_lesson_text_name: Returns: (transfer none): the element in which files have that text */
const char *tw_lesson_text_name (TwLessonText text);

/** tw_lesson_words: Returns: (transfer none): that text in the user's language, "" if there is none */
const char *tw_lesson_words (const TwLesson *lesson, TwLessonText text);

/** tw_lesson_name: Returns: (transfer none): what people call it: its title in the user's language, its
 * id if it has none */
const char *tw_lesson_name (const TwLesson *lesson);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLesson, tw_lesson_unref)

G_END_DECLS
