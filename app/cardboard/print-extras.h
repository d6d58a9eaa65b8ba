/* Pages beside those of pieces: score track, boxes, label, overview, and the test of the printer.
 */
#pragma once

#include <cairo.h>

#include "app/cardboard/print-art.h"

G_BEGIN_DECLS

/** tw_print_track_draw: draws a score track of fifty fields on @page, in millimetres. */
void tw_print_track_draw (cairo_t *cr,
                          const TwPrintLayout *layout,
                          const TwPrintPage *page,
                          const TwTheme *theme,
                          const char *title);

/** tw_print_box_draw: draws box @page->number, to be cut out, folded and glued. */
void tw_print_box_draw (cairo_t *cr,
                        TwPrintArt *art,
                        const TwPrintLayout *layout,
                        const TwPrintPage *page,
                        const char *title);

/** tw_print_label_draw: draws a label for a box: title, picture, number of tiles. */
void tw_print_label_draw (cairo_t *cr,
                          TwPrintArt *art,
                          const TwPrintLayout *layout,
                          const TwPrintPage *page,
                          const char *title);

/** tw_print_overview_draw: draws page @page->number of all tiles with their counts. */
void tw_print_overview_draw (cairo_t *cr,
                             TwPrintArt *art,
                             const TwPrintLayout *layout,
                             const TwPrintPage *page,
                             const char *title);

/** tw_print_drift_draw: draws one side of the sheet by which the drift of the printer's backs is
 * measured. */
void tw_print_drift_draw (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page);

G_END_DECLS
