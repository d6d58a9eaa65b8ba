/* A bar above a page that says what went wrong, or asks what to do, and stays until it is
 * closed or answered. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_MESSAGE_BAR (tw_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwMessageBar, tw_message_bar, TW, MESSAGE_BAR, AdwBin)

/**
 * TwMessageButton:
 * @label: translated, with a mnemonic
 * @action: what it does
 * @target: (nullable): the action's parameter
 *
 * An answer to what a bar asks.
 */
typedef struct
{
  const char *label;
  const char *action;
  const char *target;
} TwMessageButton;

/**
 * tw_message_bar_show_error:
 * @self: a bar
 * @title: what failed, translated
 * @message: where, why and what can be done, translated
 *
 * Shows the bar; what it said before is gone.
 */
void tw_message_bar_show_error (TwMessageBar *self, const char *title, const char *message);

/**
 * tw_message_bar_ask:
 * @self: a bar
 * @title: what has happened, translated
 * @message: what can be done, translated
 * @buttons: (array zero-terminated=1): the answers
 *
 * Shows the bar; what it said before is gone. The action of an answer closes it.
 */
void tw_message_bar_ask (TwMessageBar *self, const char *title, const char *message,
                         const TwMessageButton *buttons);

/** tw_message_bar_tell: as tw_message_bar_ask(), of what goes on and is no trouble. */
void tw_message_bar_tell (TwMessageBar *self, const char *title, const char *message,
                          const TwMessageButton *buttons);

/** tw_message_bar_hide: closes it. */
void tw_message_bar_hide (TwMessageBar *self);

/** tw_message_bar_hide_titled: closes it if what it says has that title; something else that went
 * wrong meanwhile stays. */
void tw_message_bar_hide_titled (TwMessageBar *self, const char *title);

G_END_DECLS
