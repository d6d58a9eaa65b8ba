/* Lessons that are tried. */
#include "engine/case/lesson-trial.h"

#include "engine/case/lesson-task.h"
#include "engine/set/validate-private.h"

TwProblems *
tw_lesson_trial_add_of_set (TwProblems *problems, TwTileSet *set, const TwGameKit *kit)
{
  GArray *all = problems_reopen (problems);

  for (guint i = 0; i < set->n_lessons; i++)
    {
      const TwLesson *lesson = set->lessons[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (TwLessonTask) task = tw_lesson_task_new (kit, set, lesson, &error);
      TwProblem problem = problem_new (TW_PROBLEM_REFUSED_LESSON, -1);

      if (task != NULL)
        continue;
      problem.other = (int) i;
      problem.detail = g_strdup (tw_lesson_name (lesson));
      problem.place = tw_lesson_error_words (error);
      problems_add (all, problem);
    }
  return problems_finish (all);
}
