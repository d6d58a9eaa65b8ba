/* A print job as the bytes of a PDF. */
#pragma once

#include "app/cardboard/print-job.h"
#include "app/cardboard/print-progress.h"

G_BEGIN_DECLS

/** tw_print_pdf_new: Returns: (transfer full) (nullable): all pages as cairo writes them;
 * parameters as of tw_print_file_save() */
GByteArray *tw_print_pdf_new (TwPrintJob *job,
                              GCancellable *cancellable,
                              TwPrintProgress progress,
                              gpointer user_data,
                              GError **error);

/**
 * tw_print_boxes_add:
 * @pdf: a PDF of @job
 * @job: a job
 * @error: #TwPrintError
 *
 * Adds what cairo cannot write: names of the pages, that they are not to be scaled, and where a
 * page is trimmed and how far its bleed goes. In units of the format, 1/72 inch.
 *
 * Returns: (transfer full) (nullable): the new bytes
 */
GByteArray *tw_print_boxes_add (const GByteArray *pdf, const TwPrintJob *job, GError **error);

G_END_DECLS
