/* A bar above a page that says what went wrong and stays until it is closed. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_MESSAGE_BAR (tw_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwMessageBar, tw_message_bar, TW, MESSAGE_BAR, AdwBin)

/**
 * tw_message_bar_show_error:
 * @self: a bar
 * @title: what failed, translated
 * @message: where, why and what can be done, translated
 *
 * Shows the bar; what it said before is gone.
 */
void tw_message_bar_show_error (TwMessageBar *self, const char *title, const char *message);

/** tw_message_bar_hide: closes it. */
void tw_message_bar_hide (TwMessageBar *self);

G_END_DECLS
