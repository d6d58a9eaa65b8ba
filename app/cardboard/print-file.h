/* A print job as files: a PDF, or a folder of pictures.
 */
#pragma once

#include "app/cardboard/print-job.h"
#include "app/cardboard/print-progress.h"

G_BEGIN_DECLS

/**
 * tw_print_file_save:
 * @job: a job whose pages are for paper (0 dots)
 * @path: the PDF, or the folder, which is made if it is not there; files in it that have the same
 *   names are replaced, others stay
 * @cancellable: (nullable): to give up; what is written of a folder stays, a PDF is as it was
 * before
 * @progress: (nullable): is told how far it is
 * @user_data: for @progress
 * @error: #TwPrintError, as of tw_save_file(), or %G_IO_ERROR_CANCELLED
 *
 * The PDF has a name for each page, does not ask to be scaled, and says for pages with one tile
 * where they are trimmed, if the plan wants it. The same set gives the same bytes. With cut lines
 * an SVG in millimetres is written beside the PDF or into the folder, one closed path for each
 * piece. Blocks; safe in any thread.
 *
 * Returns: whether all is written
 */
gboolean tw_print_file_save (TwPrintJob *job,
                             const char *path,
                             GCancellable *cancellable,
                             TwPrintProgress progress,
                             gpointer user_data,
                             GError **error);

G_END_DECLS
