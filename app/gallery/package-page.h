/* The third page of a set's properties: the files in its package. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PACKAGE_PAGE (tw_package_page_get_type ())
G_DECLARE_FINAL_TYPE (TwPackagePage, tw_package_page, TW, PACKAGE_PAGE, AdwPreferencesPage)

/** tw_package_page_new: Returns: (transfer floating): the page, named "package" */
GtkWidget *tw_package_page_new (TwDocument *document);

G_END_DECLS
