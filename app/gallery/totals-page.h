/* What a set consists of, beside another set. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_TOTALS_PAGE (tw_totals_page_get_type ())
G_DECLARE_FINAL_TYPE (TwTotalsPage, tw_totals_page, TW, TOTALS_PAGE, AdwPreferencesPage)

/** tw_totals_page_new: Returns: (transfer floating): the page, named "totals" */
GtkWidget *tw_totals_page_new (TwDocument *document);

G_END_DECLS
