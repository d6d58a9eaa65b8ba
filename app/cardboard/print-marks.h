/* Where is cut: marks, frames, and the marks of cutting machines. */
#pragma once

#include <cairo.h>

#include "app/cardboard/print-layout.h"

G_BEGIN_DECLS

/**
 * TwPrintCut: a line along which is cut.
 * @at: where it runs, in millimetres
 * @is_shared: whether it parts two pieces
 */
typedef struct
{
  double at;
  gboolean is_shared;
} TwPrintCut;

/**
 * tw_print_cuts_new:
 * @layout: pages
 * @page: one of them
 * @is_across: whether cuts from left to right are wanted, or from top to bottom
 *
 * Without bleed and gap one cut parts two neighbours; else there are two.
 *
 * Returns: (transfer full) (element-type TwPrintCut): the cuts, in ascending order
 */
GArray *
tw_print_cuts_new (const TwPrintLayout *layout, const TwPrintPage *page, gboolean is_across);

/** tw_print_marks_below: draws what lies below the pieces of @page: lines from rim to rim. */
void tw_print_marks_below (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page);

/** tw_print_marks_above: draws the other marks, the frame, and where the page is folded. */
void tw_print_marks_above (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page);

G_END_DECLS
