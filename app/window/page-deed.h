/* What is done on a page that has been shown for it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_page_deed:
 * @page: a page of the open set that is shown as of now
 * @name: the name of an action of it
 * @parameter: (nullable): what the action is given
 *
 * Gives the keyboard to @page, and does there what @name says, once it has been laid out: what opens on it
 * needs to know where.
 */
void tw_page_deed (GtkWidget *page, const char *name, GVariant *parameter);

G_END_DECLS
