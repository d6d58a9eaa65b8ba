/* A print job as the bytes of a PDF. */
#pragma once

#include "app/cardboard/print-job.h"
#include "app/cardboard/print-progress.h"

G_BEGIN_DECLS

/**
 * tw_print_pdf_parts:
 * @job: a job
 * @cancellable: (nullable): to give up
 * @progress: (nullable): is told how far it is
 * @user_data: for @progress
 * @error: #TwPrintError, or %G_IO_ERROR_CANCELLED
 *
 * Draws the pages with cairo, some dozen to a file, for as many threads as there are processors.
 * How they are parted does not depend on that.
 *
 * Returns: (transfer full) (nullable) (element-type GByteArray): PDF files that follow each other
 */
GPtrArray *tw_print_pdf_parts (TwPrintJob *job,
                               GCancellable *cancellable,
                               TwPrintProgress progress,
                               gpointer user_data,
                               GError **error);

/**
 * tw_print_pdf_join:
 * @parts: (element-type GByteArray): the PDF files of @job
 * @job: a job
 * @error: #TwPrintError
 *
 * Makes one file of them, with what cairo cannot write: names of the pages, that they are not to be
 * scaled, and where a page is trimmed and how far its bleed goes, in units of the format, 1/72
 * inch.
 *
 * Returns: (transfer full) (nullable): its bytes
 */
GByteArray *tw_print_pdf_join (const GPtrArray *parts, const TwPrintJob *job, GError **error);

G_END_DECLS
