/* test: runs cases. */
#include "app/tool/command.h"

#include <glib/gi18n.h>

#include "engine/case/lesson-task.h"
#include "engine/format/file-kind.h"
#include "engine/format/tile-set-file.h"

static guint
test_file (const TwGameKit *kit, const TwCaseFile *file, guint *n_passed)
{
  guint n_failed = 0;

  for (guint i = 0; i < file->cases->len; i++)
    {
      const TwCase *one = g_ptr_array_index (file->cases, i);
      g_autoptr (GError) error = NULL;

      if (tw_case_run_test (kit, file, one, &error))
        {
          g_print ("ok %s %s\n", one->id, one->title);
          (*n_passed)++;
        }
      else
        {
          g_print ("FAILED %s %s – %s\n", one->id, one->title, error->message);
          n_failed++;
        }
    }
  return n_failed;
}

/* Whether each lesson can be done, and is solved by its own solution. */
static guint
test_lessons (const TwGameKit *kit, TwTileSet *set, guint *n_passed)
{
  guint n_failed = 0;

  for (guint i = 0; i < set->n_lessons; i++)
    {
      const TwLesson *lesson = set->lessons[i];
      const char *title = tw_lesson_words (lesson, TW_LESSON_TITLE);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwLessonTask) task = tw_lesson_task_new (kit, set, lesson, &error);
      g_autofree char *why = task == NULL ? tw_lesson_error_words (error) : NULL;

      if (task != NULL)
        g_print ("ok %s %s\n", lesson->id, title);
      else
        g_print ("FAILED %s %s – %s\n", lesson->id, title, why);
      *n_passed += task != NULL;
      n_failed += task == NULL;
    }
  return n_failed;
}

/* Returns: the exit status if the file cannot be read */
static int
test_word (const TwGameKit *kit, const char *word, guint *n_passed, guint *n_failed)
{
  g_autofree char *path = tw_tile_set_file_find (word);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file = NULL;
  TwFileKind kind = TW_FILE_CASES;

  if (path != NULL && tw_file_kind_find (path, &kind, NULL) && kind == TW_FILE_TILE_SET)
    {
      g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, &error);

      if (set == NULL)
        return tw_command_fail (error);
      *n_failed += test_lessons (kit, set, n_passed);
      return TW_EXIT_OK;
    }
  file = tw_case_file_load (word, &error);
  if (file == NULL)
    return tw_command_fail (error);
  *n_failed += test_file (kit, file, n_passed);
  return TW_EXIT_OK;
}

static int
run (int argc, char **argv)
{
  static const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (TwGameKit) kit = { 0 };
  guint n_passed = 0, n_failed = 0;
  int status = TW_EXIT_OK;

  if (!tw_command_options (&tw_command_test, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc < 2)
    return tw_command_usage (&tw_command_test);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  for (int i = 1; i < argc; i++)
    {
      int failed = test_word (&kit, argv[i], &n_passed, &n_failed);

      status = MAX (status, failed);
    }
  /* Programs read this line; it is the same in every language. */
  g_print ("%u passed, %u failed\n", n_passed, n_failed);
  return n_failed > 0 ? MAX (status, TW_EXIT_WRONG) : status;
}

const TwCommand tw_command_test = { .name = "test",
                                    .arguments = N_ ("FILE…"),
                                    .summary = N_ ("Run worked cases, and try the lessons of sets"),
                                    .run = run };
