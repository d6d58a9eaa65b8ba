/* A window with a list that may be very long: rows are made for what can be seen of it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How many of what was left by a crash the start page itself shows. */
#define TW_N_OFFERED 5

/** TwRowFunc: Returns: (transfer floating): what shows @item */
typedef GtkWidget *(*TwRowFunc) (gpointer item, gpointer user_data);

/**
 * tw_long_list_show:
 * @parent: a widget of the window that has the actions of the rows
 * @title: of the window, translated
 * @model: what is listed; the window closes when nothing is left
 * @create: makes a row; its buttons are those of the start page
 * @user_data: (nullable): an object for @create
 *
 * Shows the window. It closes when something in it is opened.
 */
void tw_long_list_show (GtkWidget *parent, const char *title, GListModel *model, TwRowFunc create,
                        GObject *user_data);

/** tw_long_list_offer: says on @button that it shows all @n; it is there when the start page does not. */
void tw_long_list_offer (GtkButton *button, guint n);

G_END_DECLS
