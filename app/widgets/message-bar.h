/* A bar above a page with an error or a question. It stays until it is closed or answered. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_MESSAGE_BAR (tw_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwMessageBar, tw_message_bar, TW, MESSAGE_BAR, AdwBin)

/**
 * TwMessageButton:
 * @label: translated, with a mnemonic
 * @action: the action that the button activates
 * @target: (nullable): the action's parameter
 *
 * A button of a bar: an answer to its question.
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
 * @message: where, why and what to do, translated
 *
 * Shows the bar in place of its message before.
 */
void tw_message_bar_show_error (TwMessageBar *self, const char *title, const char *message);

/** tw_message_bar_show_errors: as tw_message_bar_show_error(), with @messages (element-type utf8) in
 * a line each. */
void tw_message_bar_show_errors (TwMessageBar *self, const char *title,
                                 const GPtrArray *messages);

/**
 * tw_message_bar_ask:
 * @self: a bar
 * @title: what has happened, translated
 * @message: what the user can do, translated
 * @buttons: (array zero-terminated=1): the answers
 *
 * Shows the bar in place of its message before. The action of an answer closes it.
 */
void tw_message_bar_ask (TwMessageBar *self, const char *title, const char *message,
                         const TwMessageButton *buttons);

/** tw_message_bar_tell: as tw_message_bar_ask(), for something that is no trouble. */
void tw_message_bar_tell (TwMessageBar *self, const char *title, const char *message,
                          const TwMessageButton *buttons);

/** tw_message_bar_hide: closes the bar. */
void tw_message_bar_hide (TwMessageBar *self);

/** tw_message_bar_hide_titled: closes the bar if its message has that title; a different message
 * stays. */
void tw_message_bar_hide_titled (TwMessageBar *self, const char *title);

G_END_DECLS
