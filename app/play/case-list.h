/* The cases of the file that is open, in a menu button. */
#pragma once

#include <adwaita.h>

#include "app/game/game-file.h"

G_BEGIN_DECLS

/** tw_case_list_show: shows on @button which case of @opened is played and whether it comes out,
 * and lists the others in its popover: the action "play.show-case". Without cases the button is
 * hidden. */
void tw_case_list_show (GtkMenuButton *button, const TwGameFile *opened);

G_END_DECLS
