/* What each sheet says outside the cuts: a ruler, a square, and words by which sheets are told
 * apart. */
#pragma once

#include <cairo.h>

#include "app/cardboard/print-layout.h"

G_BEGIN_DECLS

/**
 * tw_print_foot_draw:
 * @cr: where to draw, in millimetres
 * @layout: pages
 * @n: number of the page, from 0
 * @title: the set's name
 * @release: (nullable): its version
 *
 * Draws a ruler of 100 mm, a square of 45 mm, "print at 100 %", the set with its version, and the
 * sheet's number. Where a square has no room a piece is measured, across and down, between its own
 * cuts. Draws nothing where it would come out of the pieces' room or be cut with them: on pages
 * with one piece, and on sheets that are cut already.
 */
void tw_print_foot_draw (cairo_t *cr,
                         const TwPrintLayout *layout,
                         guint n,
                         const char *title,
                         const char *release);

/** tw_print_page_name: Returns: (transfer full): what page @n is called: "front 1", "back 1",
 * "score track" … */
char *tw_print_page_name (const TwPrintLayout *layout, guint n);

G_END_DECLS
