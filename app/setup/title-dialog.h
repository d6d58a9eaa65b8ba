/* Asks for a title. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** TwTitleFunc: gives what @asks asked about that title. */
typedef void (*TwTitleFunc) (GtkWidget *asks, const char *title);

/**
 * tw_title_dialog_ask:
 * @asks: over whose window it is asked; kept until there is an answer
 * @heading: what it is about
 * @body: (nullable): more words
 * @label: of the button that calls @done
 * @title: to begin with
 * @done: told the title, if one was given
 */
void tw_title_dialog_ask (GtkWidget *asks, const char *heading, const char *body, const char *label,
                          const char *title, TwTitleFunc done);

G_END_DECLS
