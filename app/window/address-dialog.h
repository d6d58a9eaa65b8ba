/* Asks for the web address below which the pictures of an export will be found. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwAddressFunc:
 * @address: (nullable): the address, %NULL if there is none
 * @data: the data given to tw_address_dialog_ask(), which the function frees
 */
typedef void (*TwAddressFunc) (const char *address, gpointer data);

/**
 * tw_address_dialog_ask:
 * @asks: a widget of the window that asks
 * @heading: the heading
 * @done: called when the question was answered
 * @data: passed to @done
 * @cancelled: frees @data if there is no answer
 */
void tw_address_dialog_ask (GtkWidget *asks, const char *heading, TwAddressFunc done, gpointer data,
                            GDestroyNotify cancelled);

G_END_DECLS
