/* How a widget tells the user something, without knowing the window that shows it. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_ANNOUNCER (tw_announcer_get_type ())
G_DECLARE_INTERFACE (TwAnnouncer, tw_announcer, TW, ANNOUNCER, GtkWidget)

/**
 * TwAnnouncerInterface:
 * @show_toast: shows a toast (transfer full) at the bottom, in place of the toast before
 * @dismiss_toast: dismisses the toast, if there is one and it offers nothing
 * @show_error: (nullable): shows an error until it is closed or something else is opened; if %NULL,
 *   a toast with the title is shown instead
 * @dismiss_error: (nullable): closes the error, if the one shown has that title
 * @begin_opening: (nullable): cancels the reading before, and says so if reading @file, or the next
 *   thing, takes long; returns (transfer none) the #GCancellable for the user
 * @end_opening: (nullable): the reading has ended, with or without success
 *
 * A window that shows the messages of the widgets in it.
 */
struct _TwAnnouncerInterface
{
  GTypeInterface parent_interface;

  void (*show_toast) (TwAnnouncer *self, AdwToast *toast);
  void (*dismiss_toast) (TwAnnouncer *self);
  void (*show_error) (TwAnnouncer *self, const char *title, const char *message);
  void (*dismiss_error) (TwAnnouncer *self, const char *title);
  GCancellable *(*begin_opening) (TwAnnouncer *self, GFile *file);
  void (*end_opening) (TwAnnouncer *self);
};

/**
 * tw_announce:
 * @widget: the widget that has the message
 * @toast: (transfer full): the message
 *
 * Shows @toast in @widget's window. If the window is no announcer, a preferences window of
 * libadwaita shows it itself; any other window, as in a test, drops it.
 */
void tw_announce (GtkWidget *widget, AdwToast *toast);

/** tw_announce_words: as tw_announce(), with a toast that only says @words. */
void tw_announce_words (GtkWidget *widget, const char *words);

/** tw_announce_done: says @words for a moment only, after something went as wanted. */
void tw_announce_done (GtkWidget *widget, const char *words);

/**
 * tw_announce_undo:
 * @widget: the widget that has the message
 * @document: (nullable): what was changed
 * @words: what was done to it
 *
 * Says @words with a button that takes the last step back. It goes as soon as @document has another step, which the
 * button would take back instead.
 *
 * Returns: (transfer none) (nullable): the toast, which goes by itself; %NULL if nobody shows it
 */
AdwToast *tw_announce_undo (GtkWidget *widget, TwDocument *document, const char *words);

/**
 * tw_announce_error:
 * @widget: the widget that has the message
 * @title: what failed, translated ("“ford.xml” cannot be opened")
 * @message: file, line, cause and remedy
 *
 * The error stays until it is closed. After a later success the caller closes it by
 * tw_announce_no_error().
 */
void tw_announce_error (GtkWidget *widget, const char *title, const char *message);

/** tw_announce_no_error: closes the error of tw_announce_error() with @title; a different error
 * shown meanwhile stays. */
void tw_announce_no_error (GtkWidget *widget, const char *title);

/** tw_announce_nothing: dismisses the toast in @widget's window, if there is one; one with a button stays for its
 * time. */
void tw_announce_nothing (GtkWidget *widget);

/**
 * tw_announce_opening:
 * @widget: the widget that reads
 * @file: the file that is read
 *
 * If reading @file takes long, @widget's window says so and offers to cancel it. Call
 * tw_announce_opened() when the reading has ended, with or without success.
 *
 * Returns: (transfer none) (nullable): for the reading; %NULL if the window is no announcer
 */
GCancellable *tw_announce_opening (GtkWidget *widget, GFile *file);

/** tw_announce_opened: the reading has ended; the window shows again what it showed before. */
void tw_announce_opened (GtkWidget *widget);

G_END_DECLS
