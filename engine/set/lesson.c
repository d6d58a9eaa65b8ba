/* A lesson of a set. */
#include "engine/set/lesson.h"

#include <string.h>

static const char *const text_names[] = { "title", "introduction", "task", "hint", "answer" };

G_STATIC_ASSERT (G_N_ELEMENTS (text_names) == TW_N_LESSON_TEXTS);

TwLesson *
tw_lesson_new (const char *id, const char *moves)
{
  TwLesson *lesson = g_atomic_rc_box_new0 (TwLesson);

  lesson->id = g_strdup (id);
  lesson->moves = g_strdup (moves);
  return lesson;
}

TwLesson *
tw_lesson_copy (const TwLesson *lesson)
{
  TwLesson *copy = tw_lesson_new (lesson->id, lesson->moves);

  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    copy->texts[i] = tw_texts_ref (lesson->texts[i]);
  copy->line = lesson->line;
  copy->foreign = tw_foreign_ref (lesson->foreign);
  return copy;
}

TwLesson *
tw_lesson_ref (TwLesson *lesson)
{
  return g_atomic_rc_box_acquire (lesson);
}

static void
lesson_clear (gpointer data)
{
  TwLesson *lesson = data;

  g_free (lesson->id);
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    tw_texts_unref (lesson->texts[i]);
  g_free (lesson->moves);
  tw_foreign_unref (lesson->foreign);
}

void
tw_lesson_unref (TwLesson *lesson)
{
  if (lesson != NULL)
    g_atomic_rc_box_release_full (lesson, lesson_clear);
}

gboolean
tw_lesson_equal (const TwLesson *a, const TwLesson *b)
{
  if (strcmp (a->id, b->id) != 0 || strcmp (a->moves, b->moves) != 0
      || !tw_foreign_equal (a->foreign, b->foreign))
    return FALSE;
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    if (!tw_texts_equal (a->texts[i], b->texts[i]))
      return FALSE;
  return TRUE;
}

const char *
tw_lesson_text_name (TwLessonText text)
{
  return text_names[text];
}

const char *
tw_lesson_words (const TwLesson *lesson, TwLessonText text)
{
  const char *words = tw_texts_best (lesson->texts[text], g_get_language_names ());

  return words != NULL ? words : "";
}

const char *
tw_lesson_name (const TwLesson *lesson)
{
  const char *title = tw_lesson_words (lesson, TW_LESSON_TITLE);

  return *title != '\0' ? title : lesson->id;
}
