/* Context menus at the pointer or the keyboard focus: by the right button, a long touch or the menu key. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwPopupMenuAsked:
 * @x: in pixels of the widget
 * @y: likewise
 * @data: user data
 *
 * Returns: whether there is a menu for that place; if not, other handlers get the press
 */
typedef gboolean (*TwPopupMenuAsked) (double x, double y, gpointer data);

/** tw_popup_menu_on_press: calls @asked when the right button is pressed on @widget, before any
 *   child handles the press, or when a finger stays there (long-press.h). */
void tw_popup_menu_on_press (GtkWidget *widget, TwPopupMenuAsked asked, gpointer data);

/**
 * tw_popup_menu_show:
 * @menu: (inout): the popover, created on first use; unparent it when @parent is disposed of
 * @parent: the popover's parent
 * @model: the menu
 * @x: in pixels of @parent
 * @y: likewise
 */
void tw_popup_menu_show (GtkWidget **menu, GtkWidget *parent, GMenuModel *model, double x, double y);

/** tw_popup_menu_show_on: as tw_popup_menu_show(), in the middle of @widget, a descendant of
 * @parent. */
void tw_popup_menu_show_on (GtkWidget **menu, GtkWidget *parent, GMenuModel *model,
                            GtkWidget *widget);

G_END_DECLS
