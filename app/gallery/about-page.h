/* The first page of a set's properties: title, authors, licence, version, changelog. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_ABOUT_PAGE (tw_about_page_get_type ())
G_DECLARE_FINAL_TYPE (TwAboutPage, tw_about_page, TW, ABOUT_PAGE, AdwPreferencesPage)

/** tw_about_page_new: Returns: (transfer floating): the page, named "about" */
GtkWidget *tw_about_page_new (TwDocument *document);

G_END_DECLS
