/* The pages as they come out, to leaf through. */
#pragma once

#include <gtk/gtk.h>

#include "app/printing/print-work.h"

G_BEGIN_DECLS

#define TW_TYPE_PRINT_VIEW (tw_print_view_get_type ())
G_DECLARE_FINAL_TYPE (TwPrintView, tw_print_view, TW, PRINT_VIEW, GtkBox)

/* Signal "looked": the pages have been laid out anew. */

/** tw_print_view_get_n_pages: Returns: how many pages there were when they were laid out last */
guint tw_print_view_get_n_pages (TwPrintView *self);

/** tw_print_view_show: shows the pages of @order, which is copied: the page that was seen before,
 * if there is one of that number. */
void tw_print_view_show (TwPrintView *self, const TwPrintOrder *order);

/** tw_print_view_turn: shows the page that is @by pages further on. */
void tw_print_view_turn (TwPrintView *self, int by);

G_END_DECLS
