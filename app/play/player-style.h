/* Style of what has a player's colour. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_player_style_add: makes rules for the players' colours on the display of @widget, once. */
void tw_player_style_add (GtkWidget *widget);

G_END_DECLS
