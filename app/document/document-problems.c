/* Looking for problems in the background. */
#include "app/document/document-private.h"
#include "app/document/tile-item-private.h"

/* What a worker is given; only @set is touched there. */
typedef struct
{
  TwTileSet *set;
  guint64 revision;
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

void
tw_document_set_checks (TwShapeCheck shape, TwPictureCheck picture)
{
  shape_check = shape;
  picture_check = picture;
}

/* Runs in a worker thread. */
static void
check_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Check *check = task_data;
  TwProblems *problems = tw_tile_set_validate (check->set, NULL);

  if (shape_check != NULL)
    problems = tw_tile_set_validate_shapes (check->set, problems, shape_check);
  if (picture_check != NULL)
    problems = tw_tile_set_validate_pictures (check->set, problems, picture_check);
  g_task_return_pointer (task, problems, (GDestroyNotify) tw_problems_free);
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
    }
  for (guint i = 0; i < n_tiles; i++)
    tw_tile_item_set_severity (tw_tile_list_get (self->target.tiles, i), worst[i]);
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
  tell_items (self, problems);
  tw_document_set_problems (self, g_steal_pointer (&problems));
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
  *check = (Check){ tw_tile_set_ref (self->target.set), self->revision };
  task = g_task_new (self, NULL, checked_cb, NULL);
  g_task_set_task_data (task, check, check_free);
  g_task_run_in_thread (task, check_in_thread);
}
