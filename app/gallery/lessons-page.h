/* A page of a set's properties: its lessons, what each says, their order. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_LESSONS_PAGE (tw_lessons_page_get_type ())
G_DECLARE_FINAL_TYPE (TwLessonsPage, tw_lessons_page, TW, LESSONS_PAGE, AdwPreferencesPage)

/** tw_lessons_page_new: Returns: (transfer floating): the page, named "lessons" */
GtkWidget *tw_lessons_page_new (TwDocument *document);

G_END_DECLS
