/* A window of its own for the table. */
#include "app/window/table-window.h"

#include "app/widgets/announce.h"
#include "app/widgets/focus-keeper.h"
#include "app/widgets/gone-window.h"
#include "app/widgets/toasts.h"
#include "app/window/palette.h"

/* Beside a window of the usual size on a usual screen. */
#define USUAL_WIDTH  960
#define USUAL_HEIGHT 700

enum
{
  BACK,
  LEFT,
  ASKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _TwTableWindow
{
  AdwWindow parent_instance;
  AdwToastOverlay *toasts;
};

static void table_window_announcer_init (TwAnnouncerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwTableWindow,
                               tw_table_window,
                               ADW_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_ANNOUNCER,
                                                      table_window_announcer_init))

static void
back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[BACK], 0);
}

static void
leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[LEFT], 0);
}

/* What only the window that the table came from can do. */
static void
ask (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[ASKED], 0, name, parameter);
}

static void
show_palette (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (
      tw_palette_new (GTK_WINDOW (widget), tw_table_window_get_table (TW_TABLE_WINDOW (widget))));
}

/* Closing is leaving: whoever listens destroys the window when the game may go. */
static gboolean
table_window_close_request (GtkWindow *window)
{
  g_signal_emit (window, signals[LEFT], 0);
  return TRUE;
}

static void
tw_table_window_class_init (TwTableWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = table_window_close_request;
  tw_gone_window_init ();
  signals[BACK] =
      g_signal_new ("back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] =
      g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_STRING, G_TYPE_VARIANT);
  gtk_widget_class_install_action (widget_class, "win.table-apart", NULL, back);
  gtk_widget_class_install_action (widget_class, "win.show-shortcuts", NULL, ask);
  gtk_widget_class_install_action (widget_class, "win.show-palette", NULL, show_palette);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, ask);
  gtk_widget_class_install_action (widget_class, "win.leave-play", NULL, leave);
  gtk_widget_class_install_action (widget_class, "win.resume-with-moves", "(ss)", ask);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "window.toggle-maximized",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "win.leave-play",
                                       NULL);
}

static void
tw_table_window_init (TwTableWindow *self)
{
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->toasts), "at-table");
  gtk_window_set_default_size (GTK_WINDOW (self), USUAL_WIDTH, USUAL_HEIGHT);
  adw_window_set_content (ADW_WINDOW (self), GTK_WIDGET (self->toasts));
  tw_focus_keeper_watch (GTK_WINDOW (self));
}

TwTableWindow *
tw_table_window_new (GtkWidget *table, const char *title)
{
  TwTableWindow *self = g_object_new (TW_TYPE_TABLE_WINDOW, "title", title, NULL);

  adw_toast_overlay_set_child (self->toasts, table);
  return self;
}

GtkWidget *
tw_table_window_get_table (TwTableWindow *self)
{
  return self->toasts != NULL ? adw_toast_overlay_get_child (self->toasts) : NULL;
}

GtkWidget *
tw_table_window_steal_table (TwTableWindow *self)
{
  GtkWidget *table = g_object_ref (adw_toast_overlay_get_child (self->toasts));

  adw_toast_overlay_set_child (self->toasts, NULL);
  /* What the table was in goes before the table is anywhere else: GTK 4.8 keeps telling buttons
   * that were in it that their actions are gone when it goes, and they would be out of use there.
   */
  self->toasts = NULL;
  adw_window_set_content (ADW_WINDOW (self), NULL);
  return table;
}

static void
show_toast (TwAnnouncer *announcer, AdwToast *toast)
{
  tw_toasts_show (TW_TABLE_WINDOW (announcer)->toasts, toast);
}

static void
dismiss_toast (TwAnnouncer *announcer)
{
  tw_toasts_have_read (TW_TABLE_WINDOW (announcer)->toasts);
}

static void
table_window_announcer_init (TwAnnouncerInterface *iface)
{
  iface->show_toast = show_toast;
  iface->dismiss_toast = dismiss_toast;
}
