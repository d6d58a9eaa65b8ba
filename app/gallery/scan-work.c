/* Reading, finding and cutting. */
#include "app/gallery/scan-work.h"

#include <glib/gi18n.h>

#include "app/scan/raster.h"
#include "app/scan/scan-read.h"

/* The longer side of a picture on the screen; each frame of it is drawn anew. */
#define SHOWN_PX 2048

typedef struct
{
  GPtrArray *files; /* (nullable) */
  TwPixels *pixels; /* (nullable) */
  TwScanPlan plan;
  TwTileSet *set;
  TwScanProgress *progress;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->files, g_ptr_array_unref);
  g_clear_pointer (&job->pixels, tw_pixels_unref);
  tw_tile_set_unref (job->set);
  g_free (job);
}

void
tw_scan_outcome_free (TwScanOutcome *outcome)
{
  g_clear_pointer (&outcome->pixels, tw_pixels_unref);
  g_clear_pointer (&outcome->shown, tw_pixels_unref);
  g_clear_pointer (&outcome->tiles, g_ptr_array_unref);
  g_free (outcome->refused);
  g_free (outcome);
}

static void
outcome_free (gpointer outcome)
{
  tw_scan_outcome_free (outcome);
}

/* A folder stands for what is in it. */
static GPtrArray *
list (const Job *job, GError **error)
{
  GPtrArray *files = NULL;

  if (job->files->len != 1
      || g_file_query_file_type (job->files->pdata[0], G_FILE_QUERY_INFO_NONE, NULL)
             != G_FILE_TYPE_DIRECTORY)
    return g_ptr_array_ref (job->files);
  files = tw_scan_list_folder (job->files->pdata[0], error);
  if (files != NULL && files->len == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _ ("There is no picture in this folder. Pictures are PNG, JPEG or SVG "
                              "files."));
      g_clear_pointer (&files, g_ptr_array_unref);
    }
  return files;
}

static gboolean
look_for_sheet (GFile *file, TwScanOutcome *outcome, GError **error)
{
  g_autoptr (TwRaster) raster = NULL;

  outcome->pixels = tw_scan_read (file, error);
  if (outcome->pixels == NULL)
    return FALSE;
  outcome->found = tw_scan_find (outcome->pixels, &outcome->plan);
  raster = tw_raster_new (outcome->pixels, SHOWN_PX);
  outcome->shown = tw_raster_pixels (raster);
  return TRUE;
}

static gboolean
look (const Job *job, TwScanOutcome *outcome, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) files = list (job, error);

  if (files == NULL)
    return FALSE;
  if (files->len == 1)
    return look_for_sheet (files->pdata[0], outcome, error);
  outcome->tiles = tw_scan_tiles_read (files, job->set->own, job->progress, cancellable,
                                       &outcome->refused, error);
  if (outcome->tiles != NULL && outcome->tiles->len == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, outcome->refused);
      return FALSE;
    }
  return outcome->tiles != NULL;
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  TwScanOutcome *outcome = g_new0 (TwScanOutcome, 1);
  GError *error = NULL;

  if (look (data, outcome, cancellable, &error))
    {
      g_task_return_pointer (task, outcome, outcome_free);
      return;
    }
  tw_scan_outcome_free (outcome);
  g_task_return_error (task, error);
}

/* Runs in a worker thread. */
static void
cut_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  TwScanOutcome *outcome = g_new0 (TwScanOutcome, 1);
  GError *error = NULL;

  outcome->tiles = tw_scan_tiles_cut (job->pixels, &job->plan, job->set->own, job->progress,
                                      cancellable, &error);
  if (outcome->tiles != NULL)
    {
      g_task_return_pointer (task, outcome, outcome_free);
      return;
    }
  tw_scan_outcome_free (outcome);
  g_task_return_error (task, error);
}

static void
run (Job *job,
     GTaskThreadFunc func,
     GCancellable *cancellable,
     GAsyncReadyCallback callback,
     gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, func);
}

void
tw_scan_work_look_async (GPtrArray *files,
                         TwTileSet *set,
                         TwScanProgress *progress,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  Job *job = g_new0 (Job, 1);

  job->files = g_ptr_array_ref (files);
  job->set = tw_tile_set_ref (set);
  job->progress = progress;
  run (job, look_in_thread, cancellable, callback, data);
}

void
tw_scan_work_cut_async (TwPixels *pixels,
                        const TwScanPlan *plan,
                        TwTileSet *set,
                        TwScanProgress *progress,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  Job *job = g_new0 (Job, 1);

  job->pixels = tw_pixels_ref (pixels);
  job->plan = *plan;
  job->set = tw_tile_set_ref (set);
  job->progress = progress;
  run (job, cut_in_thread, cancellable, callback, data);
}

TwScanOutcome *
tw_scan_work_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
