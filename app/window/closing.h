/* What closing a window would lose, and the questions before it closes. */
#pragma once

#include "app/window/edit-page.h"
#include "app/window/table-host.h"

G_BEGIN_DECLS

#define TW_TYPE_CLOSING (tw_closing_get_type ())
G_DECLARE_FINAL_TYPE (TwClosing, tw_closing, TW, CLOSING, GObject)

/** tw_closing_new: Returns: (transfer full): asks for @window, which shows @edit and @host (none of
 * the three is owned) */
TwClosing *tw_closing_new (GtkWindow *window, TwEditPage *edit, TwTableHost *host);

/** tw_closing_get_unsaved: Returns: (transfer none) (nullable): why the session must not end
 * without a question, for people */
const char *tw_closing_get_unsaved (TwClosing *self);

/** tw_closing_update: inhibits the end of the session while there is unsaved work. */
void tw_closing_update (TwClosing *self);

/**
 * tw_closing_ask:
 * @self: the window's questions
 *
 * Asks one after the other about changes taken into a compared file, about the game, and about
 * unsaved changes of the set. Each answer that gives up the work closes the window again, and is
 * not asked for again. An answer that keeps the window makes all be asked anew the next time.
 *
 * Returns: whether it asks, so that the window stays for now
 */
gboolean tw_closing_ask (TwClosing *self);

G_END_DECLS
