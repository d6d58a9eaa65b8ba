/* Menus where the pointer or the keyboard is: by the right button, by the key of menus. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwPopupMenuAsked:
 * @x: where, in pixels of the widget
 * @y: likewise
 * @data: user data
 *
 * Returns: whether there is a menu for that place; else the press is left to who else wants it
 */
typedef gboolean (*TwPopupMenuAsked) (double x, double y, gpointer data);

/** tw_popup_menu_on_press: calls @asked when the right button is pressed on @widget, before
 *   anything in it hears of that. */
void tw_popup_menu_on_press (GtkWidget *widget, TwPopupMenuAsked asked, gpointer data);

/**
 * tw_popup_menu_show:
 * @menu: (inout): the popover, made when it is shown first: unparent it with @parent
 * @parent: what it belongs to
 * @model: what it offers
 * @x: where, in pixels of @parent
 * @y: likewise
 */
void tw_popup_menu_show (GtkWidget **menu, GtkWidget *parent, GMenuModel *model, double x, double y);

/** tw_popup_menu_show_on: as tw_popup_menu_show(), in the middle of @widget, which is in @parent. */
void tw_popup_menu_show_on (GtkWidget **menu, GtkWidget *parent, GMenuModel *model,
                            GtkWidget *widget);

G_END_DECLS
