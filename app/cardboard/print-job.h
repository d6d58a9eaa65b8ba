/* A print job: all pages of a set by a plan, to be looked at, printed and saved.
 */
#pragma once

#include <cairo.h>

#include "app/cardboard/print-layout.h"

G_BEGIN_DECLS

/** TwPrintJob: pages that do not change any more. Pages are drawn by one thread at a time. */
typedef struct _TwPrintJob TwPrintJob;

/**
 * tw_print_job_new:
 * @set: a set
 * @shipped: (nullable): the rules that come with the program, for the tokens and figures of
 * published sets
 * @plan: (nullable): how; %NULL for what the set says, or as usual
 * @before: (nullable): the set with which it is compared if only what has changed is printed
 * @languages: (array zero-terminated=1) (nullable): for the set's name, best first
 * @dots: pixels to the millimetre for a picture of the page, 0 for paper
 *
 * Returns: (transfer full): the job
 */
TwPrintJob *tw_print_job_new (const TwTileSet *set,
                              TwVocabulary *shipped,
                              const TwPrintPlan *plan,
                              const TwTileSet *before,
                              const char *const *languages,
                              double dots);

/** tw_print_job_twin: Returns: (transfer full): the same pages with pictures of their own, for
 * another thread */
TwPrintJob *tw_print_job_twin (const TwPrintJob *job);

/** tw_print_job_free: frees @job. */
void tw_print_job_free (TwPrintJob *job);

/** tw_print_job_layout: Returns: (transfer none): which piece lies where on which page */
const TwPrintLayout *tw_print_job_layout (const TwPrintJob *job);

/** tw_print_job_title: Returns: (transfer none): the set's name */
const char *tw_print_job_title (const TwPrintJob *job);

/** tw_print_job_set: Returns: (transfer none): the set */
const TwTileSet *tw_print_job_set (const TwPrintJob *job);

/**
 * tw_print_job_draw:
 * @job: a job
 * @n: number of the page, from 0
 * @cr: where to draw, in millimetres from the page's top left corner
 */
void tw_print_job_draw (TwPrintJob *job, guint n, cairo_t *cr);

/** tw_print_job_problems: Returns: (transfer full) (element-type utf8): what does not fit or may
 * come out wrong, in words for people */
GPtrArray *tw_print_job_problems (const TwPrintJob *job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintJob, tw_print_job_free)

G_END_DECLS
