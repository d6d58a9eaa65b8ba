/* What a page has to say to the person, without knowing the window that shows it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_ANNOUNCER (tw_announcer_get_type ())
G_DECLARE_INTERFACE (TwAnnouncer, tw_announcer, TW, ANNOUNCER, GtkWidget)

/**
 * TwAnnouncerInterface:
 * @show_toast: shows a toast (transfer full) below, instead of what was said before
 * @dismiss_toast: takes the toast away, if one is seen
 * @show_error: (nullable): shows what failed until it is closed or something else is opened;
 *   without it a toast says the title
 * @dismiss_error: (nullable): takes away what failed, if what is shown has that title
 * @begin_opening: (nullable): gives up what was being read and says so if @file, or the next thing,
 *   takes long; returns (transfer none) what the person cancels it by
 * @end_opening: (nullable): what was read is there, or cannot be
 *
 * A window that says what the widgets in it have to say.
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
 * @widget: who says it
 * @toast: (transfer full): what is said
 *
 * Shows @toast in the window that @widget is in. If that window is no announcer, but a
 * window of libadwaita's for preferences, that shows it; another, as in a test, does not.
 */
void tw_announce (GtkWidget *widget, AdwToast *toast);

/** tw_announce_words: as tw_announce(), with a toast of @words alone */
void tw_announce_words (GtkWidget *widget, const char *words);

/**
 * tw_announce_error:
 * @widget: who says it
 * @title: what failed, translated ("“ford.xml” cannot be opened")
 * @message: file, line, cause and remedy
 *
 * It stays until it is closed: whoever announces it takes it away by tw_announce_no_error() when the
 * same has gone well.
 */
void tw_announce_error (GtkWidget *widget, const char *title, const char *message);

/** tw_announce_no_error: takes away what was announced by tw_announce_error() with @title, unless
 * something else that went wrong is shown in its place. */
void tw_announce_no_error (GtkWidget *widget, const char *title);

/** tw_announce_nothing: takes away the toast of the window that @widget is in, if one is seen. */
void tw_announce_nothing (GtkWidget *widget);

/**
 * tw_announce_opening:
 * @widget: who reads it
 * @file: what is read
 *
 * If reading @file takes long, the window that @widget is in says so and offers to give it up. Call
 * tw_announce_opened() when it is there, or cannot be read.
 *
 * Returns: (transfer none) (nullable): for reading it; %NULL if nobody is told
 */
GCancellable *tw_announce_opening (GtkWidget *widget, GFile *file);

/** tw_announce_opened: what was read is there, or cannot be: back to what was shown before. */
void tw_announce_opened (GtkWidget *widget);

G_END_DECLS
