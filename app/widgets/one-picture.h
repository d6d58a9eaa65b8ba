/* What is in a widget, painted as one picture. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_one_picture_snapshot:
 * @widget: a widget
 * @snapshot: what to paint on
 *
 * The snapshot() of a widget with much in it that lies above something that moves: paints its children, but for what
 * has been scrolled out of sight. With the cairo renderer, when none of them has changed for a moment, they become one
 * picture, so that what is beneath moves without all of them being painted again in each frame.
 */
void tw_one_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS
