/* The lines along which a machine cuts. */
#pragma once

#include "app/cardboard/print-layout.h"

G_BEGIN_DECLS

/**
 * tw_print_cuts_svg:
 * @layout: pages
 * @page: a page of fronts
 *
 * One closed path for each piece, its corners rounded as the plan says, discs as circles; in
 * millimetres, on a drawing of the page's size.
 *
 * Returns: (transfer full): an SVG document
 */
char *tw_print_cuts_svg (const TwPrintLayout *layout, const TwPrintPage *page);

G_END_DECLS
