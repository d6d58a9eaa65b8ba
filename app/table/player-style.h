/* Style of what has a player's colour. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_player_style_add: adds the style rules for the players' colours to the display of @widget, once. */
void tw_player_style_add (GtkWidget *widget);

G_END_DECLS
