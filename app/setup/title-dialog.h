/* Asks for a title. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** TwTitleFunc: called with the title that was typed in. */
typedef void (*TwTitleFunc) (GtkWidget *asks, const char *title);

/**
 * tw_title_dialog_ask:
 * @asks: a widget of the window that asks; kept alive until there is an answer
 * @heading: the heading
 * @body: (nullable): a text below the heading
 * @label: label of the button that accepts the title
 * @title: the title to begin with
 * @done: called when a title was accepted
 */
void tw_title_dialog_ask (GtkWidget *asks, const char *heading, const char *body, const char *label,
                          const char *title, TwTitleFunc done);

G_END_DECLS
