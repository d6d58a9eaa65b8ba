/* A finger that stays where it is: for whoever has no other button and no pointer to hover with. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwLongPressed:
 * @x: in pixels of the widget
 * @y: likewise
 * @data: user data
 *
 * Returns: whether there is something for that place; if not, who is around it is asked
 */
typedef gboolean (*TwLongPressed) (double x, double y, gpointer data);

/** tw_long_press_add: calls @pressed when a finger has stayed on @widget or on what is in it. What the finger
 *   went down for, such as a click, does not happen then. */
void tw_long_press_add (GtkWidget *widget, TwLongPressed pressed, gpointer data);

/**
 * tw_long_press_init:
 *
 * Has all windows heed fingers that stay: the innermost widget with a tw_long_press_add() that wants it gets it. If
 * none does, the words of the innermost tooltip are shown beside what they are about, until something is touched,
 * clicked, scrolled or typed. Once, when the program starts, after gtk_init().
 */
void tw_long_press_init (void);

/** tw_long_press_at: does what tw_long_press_init() has done for a finger at a place of @window, in its pixels.
 * Returns: whether there was anything to do */
gboolean tw_long_press_at (GtkWidget *window, double x, double y);

G_END_DECLS
