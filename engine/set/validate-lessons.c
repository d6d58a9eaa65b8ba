/* Problems of lessons that are seen without playing them. */
#include <string.h>

#include "engine/set/validate-private.h"

static gboolean
says (const TwLesson *lesson, TwLessonText text)
{
  const TwText *source = tw_texts_source (lesson->texts[text]);

  return source != NULL && *source->text != '\0';
}

void
validate_lessons (GArray *problems, const TwTileSet *set)
{
  for (guint i = 0; i < set->n_lessons; i++)
    {
      const TwLesson *lesson = set->lessons[i];
      gboolean is_second = tw_tile_set_find_lesson (set, lesson->id) < (int) i;

      if (is_second)
        {
          TwProblem problem = problem_new (TW_PROBLEM_DUPLICATE_LESSON, -1);

          problem.other = (int) i;
          problem.detail = g_strdup (lesson->id);
          problems_add (problems, problem);
        }
      if (!says (lesson, TW_LESSON_TASK))
        {
          TwProblem problem = problem_new (TW_PROBLEM_LESSON_WITHOUT_TASK, -1);

          problem.other = (int) i;
          problem.detail = g_strdup (tw_lesson_name (lesson));
          problems_add (problems, problem);
        }
    }
}
