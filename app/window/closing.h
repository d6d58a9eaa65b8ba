/* What would be lost with a window, and what is asked before it closes. */
#pragma once

#include "app/window/edit-page.h"
#include "app/window/table-host.h"

G_BEGIN_DECLS

#define TW_TYPE_CLOSING (tw_closing_get_type ())
G_DECLARE_FINAL_TYPE (TwClosing, tw_closing, TW, CLOSING, GObject)

/** tw_closing_new: Returns: (transfer full): what asks for @window, which shows @edit and @host (none of
 * them owned) */
TwClosing *tw_closing_new (GtkWindow *window, TwEditPage *edit, TwTableHost *host);

/** tw_closing_get_unsaved: Returns: (transfer none) (nullable): why the session must not end unasked, for
 * people */
const char *tw_closing_get_unsaved (TwClosing *self);

/** tw_closing_update: keeps the session from ending while something is not saved. */
void tw_closing_update (TwClosing *self);

/**
 * tw_closing_ask:
 * @self: what asks
 *
 * Asks one after the other what is to become of what was taken into a compared file, of the game, and of
 * unsaved changes of the set. Each answer that lets it go closes the window anew, and then it is not
 * asked again; who stays is asked again the next time.
 *
 * Returns: whether it asks: the window stays for now
 */
gboolean tw_closing_ask (TwClosing *self);

G_END_DECLS
