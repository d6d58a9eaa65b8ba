/* What a print job takes time for, in a thread. */
#include "app/printing/print-work.h"

#include <math.h>

#include "app/cardboard/print-foot.h"

TwPrintOrder *
tw_print_order_copy (const TwPrintOrder *order)
{
  TwPrintOrder *copy = g_new0 (TwPrintOrder, 1);

  copy->set = tw_tile_set_ref (order->set);
  copy->shipped = order->shipped != NULL ? tw_vocabulary_ref (order->shipped) : NULL;
  copy->plan = tw_print_plan_copy (order->plan);
  copy->before = order->before != NULL ? tw_tile_set_ref (order->before) : NULL;
  return copy;
}

void
tw_print_order_free (TwPrintOrder *order)
{
  if (order == NULL)
    return;
  tw_tile_set_unref (order->set);
  tw_vocabulary_unref (order->shipped);
  tw_print_plan_free (order->plan);
  tw_tile_set_unref (order->before);
  g_free (order);
}

TwPrintJob *
tw_print_order_job (const TwPrintOrder *order, double dots)
{
  return tw_print_job_new (order->set, order->shipped, order->plan, order->before,
                           g_get_language_names (), dots);
}

void
tw_print_sight_free (TwPrintSight *sight)
{
  g_clear_object (&sight->texture);
  g_free (sight->name);
  g_ptr_array_unref (sight->problems);
  g_free (sight);
}

/* ---- a page ------------------------------------------------------------------------------------
 */

typedef struct
{
  TwPrintOrder *order;
  guint page;
  double dots;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  tw_print_order_free (look->order);
  g_free (look);
}

static GdkTexture *
page_draw (TwPrintJob *job, guint n, double dots)
{
  const TwPrintPage *page = tw_print_layout_page (tw_print_job_layout (job), n);
  int width = MAX ((int) lround (page->paper_width * dots), 1);
  int height = MAX ((int) lround (page->paper_height * dots), 1);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) pixels = NULL;
  GdkTexture *texture;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, dots, dots);
  tw_print_job_draw (job, n, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface) * (gsize) height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels,
                                    (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);
  return texture;
}

static guint
count_tiles (const TwPrintLayout *layout)
{
  guint n = 0;

  for (guint i = 0; i < layout->pieces->len; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);

      n += piece->kind == TW_PRINT_TILE ? piece->count : 0;
    }
  return n;
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Look *look = task_data;
  g_autoptr (TwPrintJob) job = NULL;
  const TwPrintLayout *layout;
  TwPrintSight *sight;

  if (g_task_return_error_if_cancelled (task))
    return;
  job = tw_print_order_job (look->order, look->dots);
  layout = tw_print_job_layout (job);
  sight = g_new0 (TwPrintSight, 1);
  sight->n_pages = layout->pages->len;
  sight->columns = layout->columns;
  sight->rows = layout->rows;
  sight->n_tiles = count_tiles (layout);
  sight->problems = tw_print_job_problems (job);
  if (sight->n_pages > 0)
    {
      sight->page = MIN (look->page, sight->n_pages - 1);
      sight->name = tw_print_page_name (layout, sight->page);
      sight->texture = page_draw (job, sight->page, look->dots);
    }
  g_task_return_pointer (task, sight, (GDestroyNotify) tw_print_sight_free);
}

void
tw_print_work_look_async (const TwPrintOrder *order,
                          guint page,
                          double dots,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Look *look = g_new (Look, 1);

  *look = (Look){ tw_print_order_copy (order), page, dots };
  g_task_set_task_data (task, look, look_free);
  g_task_run_in_thread (task, look_in_thread);
}

TwPrintSight *
tw_print_work_look_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- files -------------------------------------------------------------------------------------
 */

typedef struct
{
  TwPrintOrder *order;
  char *path;
  TwPrintCount *count;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  tw_print_order_free (save->order);
  g_free (save->path);
  g_free (save);
}

static void
count_cb (guint n_done, guint n, gpointer user_data)
{
  TwPrintCount *count = user_data;

  g_atomic_int_set (&count->all, (gint) n);
  g_atomic_int_set (&count->done, (gint) n_done);
}

/* Runs in a worker thread. */
static void
save_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Save *save = task_data;
  g_autoptr (TwPrintJob) job = tw_print_order_job (save->order, 0);
  GError *error = NULL;

  if (tw_print_file_save (job, save->path, cancellable, count_cb, save->count, &error))
    g_task_return_pointer (task, g_strdup (save->path), g_free);
  else
    g_task_return_error (task, error);
}

void
tw_print_work_save_async (const TwPrintOrder *order,
                          const char *path,
                          TwPrintCount *count,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Save *save = g_new (Save, 1);

  *save = (Save){ tw_print_order_copy (order), g_strdup (path), count };
  g_task_set_task_data (task, save, save_free);
  g_task_run_in_thread (task, save_in_thread);
}

char *
tw_print_work_save_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
