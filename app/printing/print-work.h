/* What a print job takes time for, in a thread: pictures of its pages, and files.
 */
#pragma once

#include <gdk/gdk.h>

#include "app/cardboard/print-file.h"

G_BEGIN_DECLS

/** TwPrintOrder: what is printed and how; a plain value that a thread may keep. */
typedef struct
{
  TwTileSet *set;
  TwVocabulary *shipped;
  TwPrintPlan *plan;
  TwTileSet *before;
} TwPrintOrder;

/** tw_print_order_copy: Returns: (transfer full): a copy */
TwPrintOrder *tw_print_order_copy (const TwPrintOrder *order);

/** tw_print_order_free: frees @order, which may be %NULL. */
void tw_print_order_free (TwPrintOrder *order);

/**
 * TwPrintSight: a page as it is seen, and what is said of the job.
 * @texture: (nullable): the page; %NULL if there is none
 * @n_pages: how many pages there are
 * @page: number of this one, from 0
 * @name: (nullable): what it is called
 * @columns: columns of tiles on a sheet
 * @rows: rows of tiles on a sheet
 * @n_tiles: how many tiles are printed, copies counted
 * @problems: (element-type utf8): what does not fit or may come out wrong
 */
typedef struct
{
  GdkTexture *texture;
  guint n_pages;
  guint page;
  char *name;
  guint columns, rows;
  guint n_tiles;
  GPtrArray *problems;
} TwPrintSight;

/** tw_print_sight_free: frees @sight. */
void tw_print_sight_free (TwPrintSight *sight);

/**
 * tw_print_work_look_async:
 * @order: what is printed
 * @page: number of the page, from 0; the last one if there are fewer
 * @dots: pixels to the millimetre
 * @cancellable: (nullable): to give up
 * @callback: called with the result
 * @user_data: for @callback
 *
 * Draws a picture of a page.
 */
void tw_print_work_look_async (const TwPrintOrder *order,
                               guint page,
                               double dots,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/** tw_print_work_look_finish: Returns: (transfer full) (nullable): the page; %NULL if it was
 * cancelled */
TwPrintSight *tw_print_work_look_finish (GAsyncResult *result, GError **error);

/** TwPrintCount: how far a file is, counted up by a thread. */
typedef struct
{
  gint done;
  gint all;
} TwPrintCount;

/** tw_print_work_save_async: writes @order to @path as tw_print_file_save() does; @count has to
 * live until
 *   @callback is called. */
void tw_print_work_save_async (const TwPrintOrder *order,
                               const char *path,
                               TwPrintCount *count,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/** tw_print_work_save_finish: Returns: (transfer full) (nullable): the path that was written */
char *tw_print_work_save_finish (GAsyncResult *result, GError **error);

/** tw_print_order_job: Returns: (transfer full): the job of @order for paper, or for a picture with
 * so many pixels to the millimetre */
TwPrintJob *tw_print_order_job (const TwPrintOrder *order, double dots);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintOrder, tw_print_order_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintSight, tw_print_sight_free)

G_END_DECLS
