/* A window with a list that may be very long; only the visible rows are made. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How many drafts or games left by a crash the start page itself shows. */
#define TW_N_OFFERED 5

/** TwRowFunc: Returns: (transfer floating): a widget for @item */
typedef GtkWidget *(*TwRowFunc) (gpointer item, gpointer user_data);

/**
 * tw_long_list_show:
 * @parent: a widget of the window that has the rows' actions
 * @title: title of the window, translated
 * @model: the list; the window closes when it is empty
 * @create: makes a row; its buttons are those of the start page
 * @user_data: (nullable): an object for @create
 *
 * Shows the window. It closes when something in it is opened.
 */
void tw_long_list_show (GtkWidget *parent, const char *title, GListModel *model, TwRowFunc create,
                        GObject *user_data);

/** tw_long_list_offer: labels @button to show all @n, and hides it if the start page shows them
 * all. */
void tw_long_list_offer (GtkButton *button, guint n);

G_END_DECLS
