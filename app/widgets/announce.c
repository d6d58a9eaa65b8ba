/* What is said in the window that a widget is in. */
#include "app/widgets/announce.h"

#include <glib/gi18n.h>

#include "app/widgets/say.h"
#include "app/widgets/toasts.h"

/* How long is said that something is done. */
#define DONE_SECONDS 3

G_DEFINE_INTERFACE (TwAnnouncer, tw_announcer, GTK_TYPE_WIDGET)

static void
tw_announcer_default_init (TwAnnouncerInterface *iface)
{
}

/* The window that @widget is in, or %NULL. */
static TwAnnouncer *
announcer_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return TW_IS_ANNOUNCER (root) ? TW_ANNOUNCER (root) : NULL;
}

void
tw_announce (GtkWidget *widget, AdwToast *toast)
{
  TwAnnouncer *announcer = announcer_of (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  /* Twice is once too often. */
  if (tw_toasts_speak () && (announcer != NULL || ADW_IS_PREFERENCES_WINDOW (root)))
    tw_say_remember (widget, adw_toast_get_title (toast));
  else
    tw_say_answer (widget, adw_toast_get_title (toast));
  if (announcer != NULL)
    TW_ANNOUNCER_GET_IFACE (announcer)->show_toast (announcer, toast);
  else if (ADW_IS_PREFERENCES_WINDOW (root))
    {
      g_autofree char *escaped = g_markup_escape_text (adw_toast_get_title (toast), -1);

      adw_toast_set_title (toast, escaped);
      adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (root), toast);
    }
  else
    g_object_unref (g_object_ref_sink (toast));
}

void
tw_announce_words (GtkWidget *widget, const char *words)
{
  tw_announce (widget, adw_toast_new (words));
}

void
tw_announce_done (GtkWidget *widget, const char *words)
{
  AdwToast *toast = adw_toast_new (words);

  adw_toast_set_timeout (toast, DONE_SECONDS);
  tw_announce (widget, toast);
}

AdwToast *
tw_announce_undo (GtkWidget *widget, TwDocument *document, const char *words)
{
  AdwToast *toast = adw_toast_new (words), *shown = NULL;

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "doc.undo");
  if (document != NULL)
    g_signal_connect_object (document, "changed", G_CALLBACK (tw_toasts_withdraw), toast,
                             G_CONNECT_SWAPPED);
  g_set_weak_pointer (&shown, toast);
  tw_announce (widget, toast);
  toast = shown;
  g_clear_weak_pointer (&shown);
  return toast;
}

void
tw_announce_error (GtkWidget *widget, const char *title, const char *message)
{
  TwAnnouncer *announcer = announcer_of (widget);

  if (announcer != NULL && TW_ANNOUNCER_GET_IFACE (announcer)->show_error != NULL)
    {
      tw_say_answer (widget, title);
      tw_say_answer (widget, message);
      TW_ANNOUNCER_GET_IFACE (announcer)->show_error (announcer, title, message);
    }
  else
    tw_announce_words (widget, title);
}

void
tw_announce_no_error (GtkWidget *widget, const char *title)
{
  TwAnnouncer *announcer = announcer_of (widget);

  if (announcer != NULL && TW_ANNOUNCER_GET_IFACE (announcer)->dismiss_error != NULL)
    TW_ANNOUNCER_GET_IFACE (announcer)->dismiss_error (announcer, title);
}

void
tw_announce_nothing (GtkWidget *widget)
{
  TwAnnouncer *announcer = announcer_of (widget);

  if (announcer != NULL)
    TW_ANNOUNCER_GET_IFACE (announcer)->dismiss_toast (announcer);
}

GCancellable *
tw_announce_opening (GtkWidget *widget, GFile *file)
{
  TwAnnouncer *announcer = announcer_of (widget);

  return announcer != NULL && TW_ANNOUNCER_GET_IFACE (announcer)->begin_opening != NULL
             ? TW_ANNOUNCER_GET_IFACE (announcer)->begin_opening (announcer, file)
             : NULL;
}

void
tw_announce_opened (GtkWidget *widget)
{
  TwAnnouncer *announcer = announcer_of (widget);

  if (announcer != NULL && TW_ANNOUNCER_GET_IFACE (announcer)->end_opening != NULL)
    TW_ANNOUNCER_GET_IFACE (announcer)->end_opening (announcer);
}
