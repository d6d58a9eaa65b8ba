/* The form for a case before it is saved: its name, where it begins, what it expects. */
#pragma once

#include <adwaita.h>

#include "app/game/game-export.h"

G_BEGIN_DECLS

/**
 * tw_case_form_ask:
 * @parent: the window that asks
 * @wanted: (transfer none): the case, with the position in which it can begin, and the title and rules that are
 *   proposed; gets the answers, and has to live until @done
 * @done: called once, with whether the case is to be saved
 * @user_data: for @done
 */
void tw_case_form_ask (GtkWindow *parent, TwExport *wanted,
                       void (*done) (gpointer user_data, gboolean is_wanted), gpointer user_data);

G_END_DECLS
