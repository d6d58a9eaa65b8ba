/* Looking for problems in the background. */
#include "app/document/document-private.h"
#include "app/document/shared-kit.h"
#include "app/document/tile-item-private.h"
#include "engine/case/lesson-trial.h"
#include "engine/set/validate-drawings.h"
#include "engine/set/validate-tile.h"
#include "engine/set/validate.h"
#include "engine/setup/play-rules.h"
#include "engine/setup/rules-trial.h"

/* What a worker is given; only @set and @is_whole are touched there. */
typedef struct
{
  TwTileSet *set;
  guint64 revision;
  gboolean is_whole; /* whether all drawings and pictures were known */
} Check;

static void
check_free (gpointer data)
{
  Check *check = data;

  tw_tile_set_unref (check->set);
  g_free (check);
}

static TwShapeCheck shape_check;
static TwPictureCheck picture_check;
static TwDrawingCheck drawing_check;

void
tw_document_set_checks (TwShapeCheck shape, TwPictureCheck picture, TwDrawingCheck drawing)
{
  shape_check = shape;
  picture_check = picture;
  drawing_check = drawing;
}

/* Most sets have no rules of their own, and need none to be tried with. */
static TwProblems *
validate (TwTileSet *set)
{
  TwProblems *problems = tw_tile_set_validate (set, NULL);
  TwGameKit kit = { 0 };

  if ((set->own == NULL && set->enclosures == NULL && set->n_lessons == 0)
      || !tw_shared_kit_load (&kit, NULL))
    return problems;
  problems = tw_rules_trial_add_of_set (problems, set, &kit);
  problems = tw_lesson_trial_add_of_set (problems, set, &kit);
  tw_play_rules_kit_clear (&kit);
  return problems;
}

/* Runs in a worker thread. */
static void
check_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Check *check = task_data;
  gboolean has_all_drawings = TRUE;
  TwProblems *problems = validate (check->set);

  if (shape_check != NULL)
    problems = tw_tile_set_validate_shapes (check->set, problems, shape_check);
  if (picture_check != NULL)
    problems = tw_tile_set_validate_pictures (check->set, problems, picture_check, FALSE,
                                              &check->is_whole);
  if (drawing_check != NULL)
    problems = tw_tile_set_validate_drawings (check->set, problems, drawing_check, FALSE,
                                              &has_all_drawings);
  check->is_whole &= has_all_drawings;
  g_task_return_pointer (task, problems, (GDestroyNotify) tw_problems_free);
}

/* Runs in a worker thread. */
static void
try_in_thread (GTask *task, gpointer source, gpointer set, GCancellable *cancellable)
{
  TwProblems *problems = g_new0 (TwProblems, 1);

  if (drawing_check != NULL)
    problems = tw_tile_set_validate_drawings (set, problems, drawing_check, TRUE, NULL);
  if (picture_check != NULL)
    problems = tw_tile_set_validate_pictures (set, problems, picture_check, TRUE, NULL);
  tw_problems_free (problems);
  g_task_return_boolean (task, TRUE);
}

/* Now they are known, and looking is quick. */
static void
tried_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwDocument) self = g_weak_ref_get (weak);

  g_weak_ref_clear (weak);
  if (self == NULL)
    return;
  self->is_trying = FALSE;
  tw_document_check_problems (self);
}

/* Some can take seconds each, and what else is wrong is not kept waiting by them. */
static void
try_pictures (TwDocument *self, TwTileSet *set)
{
  GWeakRef *weak;
  g_autoptr (GTask) task = NULL;

  if (self->is_trying)
    return;
  self->is_trying = TRUE;
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, NULL, tried_cb, weak);
  g_task_set_task_data (task, tw_tile_set_ref (set), (GDestroyNotify) tw_tile_set_unref);
  g_task_run_in_thread (task, try_in_thread);
}

static void
tell_items (TwDocument *self, const TwProblems *problems)
{
  guint n_tiles = tw_tile_list_get_length (self->target.tiles);
  g_autofree int *worst = g_new (int, n_tiles + 1);

  for (guint i = 0; i < n_tiles; i++)
    worst[i] = -1;
  for (guint i = 0; i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];

      if (problem->tile >= 0 && problem->tile < (int) n_tiles)
        worst[problem->tile] = MAX (worst[problem->tile], (int) problem->severity);
      /* Of a symbol, which may stand on many. */
      for (guint k = 0; problem->tile < 0 && k < n_tiles; k++)
        if (tw_problem_is_seen_on (problem, self->target.set, (int) k))
          worst[k] = MAX (worst[k], (int) problem->severity);
    }
  for (guint i = 0; i < n_tiles; i++)
    tw_tile_item_set_severity (tw_tile_list_get (self->target.tiles, i), worst[i]);
}

/* Hints are not counted: a set can be finished and have some. */
static void
set_problems (TwDocument *self, TwProblems *problems)
{
  guint n_problems = 0;

  g_clear_pointer (&self->problems, tw_problems_free);
  self->problems = problems;
  for (guint i = 0; i < problems->n_problems; i++)
    n_problems += problems->problems[i].severity > TW_SEVERITY_HINT;
  if (self->n_problems != n_problems)
    {
      self->n_problems = n_problems;
      g_object_notify (G_OBJECT (self), "n-problems");
    }
  g_signal_emit_by_name (self, "problems-changed");
}

/* What was found in a value that is gone is thrown away, and looked for again. */
static void
checked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwDocument *self = TW_DOCUMENT (object);
  const Check *check = g_task_get_task_data (G_TASK (result));
  g_autoptr (TwProblems) problems = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_checking = FALSE;
  if (problems == NULL || check->revision != self->revision)
    {
      tw_document_check_problems (self);
      return;
    }
  if (!check->is_whole)
    try_pictures (self, check->set);
  tell_items (self, problems);
  set_problems (self, g_steal_pointer (&problems));
}

void
tw_document_check_problems (TwDocument *self)
{
  g_autoptr (GTask) task = NULL;
  Check *check;

  if (self->is_checking)
    return;
  self->is_checking = TRUE;
  check = g_new (Check, 1);
  *check = (Check){ tw_tile_set_ref (self->target.set), self->revision, TRUE };
  task = g_task_new (self, NULL, checked_cb, NULL);
  g_task_set_task_data (task, check, check_free);
  g_task_run_in_thread (task, check_in_thread);
}
