/* The program. */
#include "app/window/application.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "app/document/document.h"
#include "app/document/under-way.h"
#include "app/drawing/shape-lines.h"
#include "app/pictures/door.h"
#include "app/widgets/kept-press.h"
#include "app/widgets/button-names.h"
#include "app/widgets/closed-popover.h"
#include "app/widgets/entry-names.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/large-text.h"
#include "app/widgets/line-names.h"
#include "app/widgets/long-press.h"
#include "app/widgets/scanner.h"
#include "app/widgets/settings.h"
#include "app/widgets/text-limit.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/touch.h"
#include "app/window/application-keys.h"
#include "app/window/ledger-window.h"
#include "app/window/page-list.h"
#include "app/window/packages-window.h"
#include "app/window/preferences-window.h"
#include "app/window/window.h"
#include "tilewright-config.h"

struct _TwApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  TwTileTextures *textures;
};

G_DEFINE_FINAL_TYPE (TwApplication, tw_application, ADW_TYPE_APPLICATION)

static void
add_window (TwApplication *self)
{
  TwWindow *window = tw_window_new (GTK_APPLICATION (self), self->textures);

  tw_window_show_start (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  add_window (user_data);
}

/* Each window asks for itself what is to become of unsaved changes. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = g_list_copy_deep (gtk_application_get_windows (GTK_APPLICATION (user_data)),
                                     (GCopyFunc) (GCallback) g_object_ref, NULL);

  /* A table beside its window goes with that, as do windows about what it shows. */
  for (GList *link = windows; link != NULL; link = link->next)
    if (TW_IS_WINDOW (link->data))
      gtk_window_close (link->data);
  g_list_free_full (windows, g_object_unref);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  GtkWindow *about =
      g_object_new (ADW_TYPE_ABOUT_WINDOW, "application-name", _ ("Tilewright"), "application-icon",
                    TW_APP_ID, "version", TW_VERSION, "comments",
                    _ ("Draw tiles for tile-laying games, see whether they fit, play them."),
                    "license-type", GTK_LICENSE_GPL_3_0, "developer-name",
                    /* Translators: who made the program */
                    _ ("The Tilewright authors"), "translator-credits", _ ("translator-credits"),
                    NULL);

  tw_key_bindings_share (about, parent);
  gtk_window_present (about);
}

static void
games_in_numbers_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwApplication *self = TW_APPLICATION (user_data);

  tw_ledger_window_show (self->settings,
                         gtk_application_get_active_window (GTK_APPLICATION (self)));
}

static void
package_list_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  /* What is chosen there is opened by a window that shows sets, not by one about something. */
  while (parent != NULL && !TW_IS_WINDOW (parent))
    parent = gtk_window_get_transient_for (parent);
  if (parent != NULL)
    tw_packages_window_ask (parent);
}

static void preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data);

static const GActionEntry entries[] = {
  { .name = "new-window", .activate = new_window_cb },
  { .name = "quit", .activate = quit_cb },
  { .name = "games-in-numbers", .activate = games_in_numbers_cb },
  { .name = "package-list", .activate = package_list_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "about", .activate = about_cb },
};

static void
style_changed_cb (TwApplication *self)
{
  g_autofree char *style = g_settings_get_string (self->settings, "style");
  AdwColorScheme scheme = g_str_equal (style, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                          : g_str_equal (style, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                        : ADW_COLOR_SCHEME_DEFAULT;

  adw_style_manager_set_color_scheme (adw_application_get_style_manager (ADW_APPLICATION (self)),
                                      scheme);
}

static void
contrast_changed_cb (TwApplication *self)
{
  g_autofree char *contrast = g_settings_get_string (self->settings, "tile-contrast");
  AdwStyleManager *style = adw_application_get_style_manager (ADW_APPLICATION (self));

  tw_tile_textures_set_high_contrast (self->textures,
                                      g_str_equal (contrast, "high")
                                          || (g_str_equal (contrast, "system")
                                              && adw_style_manager_get_high_contrast (style)));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwApplication *self = TW_APPLICATION (user_data);

  tw_preferences_window_show (self->settings,
                              gtk_application_get_active_window (GTK_APPLICATION (self)));
}

/* Told to end by the system: what is not saved is brought to the disk, and offered next time. */
static gboolean
signal_cb (gpointer user_data)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ()));
  int number = GPOINTER_TO_INT (user_data);

  for (GList *link = windows; link != NULL; link = link->next)
    if (TW_IS_WINDOW (link->data))
      tw_window_flush_draft (link->data);
  tw_under_way_end_all (tw_under_way_get_default ());
  signal (number, SIG_DFL);
  raise (number);
  return G_SOURCE_REMOVE;
}

static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      redraw (child);
}

/* A picture has come that was drawn without: of a symbol, perhaps, which may be anywhere. */
static void
picture_came_cb (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      redraw (window);
    }
}

static void
application_startup (GApplication *application)
{
  const int ending[] = { SIGHUP, SIGINT, SIGTERM };
  guint n_pages, n_keys;
  const TwPageEntry *pages = tw_page_list (&n_pages);
  const TwApplicationKey *keys = tw_application_keys (&n_keys);
  TwApplication *self = TW_APPLICATION (application);
  g_autoptr (GAction) style = NULL;

  G_APPLICATION_CLASS (tw_application_parent_class)->startup (application);
  g_set_application_name (_ ("Tilewright"));
  gtk_window_set_default_icon_name (TW_APP_ID);
  tw_kept_press_init ();
  tw_closed_popover_init ();
  tw_touch_init ();
  tw_long_press_init ();
  tw_large_text_init ();
  tw_tooltip_init ();
  tw_button_names_init ();
  tw_entry_names_init ();
  tw_line_names_init ();
  tw_text_limit_init ();
  tw_document_set_checks (tw_tile_check_look, tw_picture_door_check, tw_picture_door_check_art);
  tw_picture_door_watch (picture_came_cb, NULL);
  self->settings = tw_settings_new ();
  tw_scanner_follow (self->settings);
  self->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  style = g_settings_create_action (self->settings, "style");
  g_action_map_add_action (G_ACTION_MAP (self), style);
  g_signal_connect_swapped (self->settings, "changed::style", G_CALLBACK (style_changed_cb), self);
  style_changed_cb (self);
  g_signal_connect_swapped (self->settings, "changed::tile-contrast",
                            G_CALLBACK (contrast_changed_cb), self);
  g_signal_connect_object (adw_application_get_style_manager (ADW_APPLICATION (self)),
                           "notify::high-contrast", G_CALLBACK (contrast_changed_cb), self,
                           G_CONNECT_SWAPPED);
  contrast_changed_cb (self);
  for (guint i = 0; i < G_N_ELEMENTS (ending); i++)
    g_unix_signal_add (ending[i], signal_cb, GINT_TO_POINTER (ending[i]));
  for (guint i = 0; i < n_keys; i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), keys[i].action, keys[i].accels);
  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *action = g_strdup_printf ("win.page('%s')", pages[i].name);
      g_autofree char *key = g_strdup_printf ("<Alt>%u", i + 1);

      gtk_application_set_accels_for_action (GTK_APPLICATION (self), action,
                                             (const char *const[]){ key, NULL });
    }
}

static void
application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else
    add_window (TW_APPLICATION (application));
}

static void
application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  TwApplication *self = TW_APPLICATION (application);

  for (int i = 0; i < n_files; i++)
    {
      TwWindow *window = tw_window_new (GTK_APPLICATION (self), self->textures);

      tw_window_open_file (window, files[i]);
      gtk_window_present (GTK_WINDOW (window));
    }
}

static int
application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("tilewright %s\n", TW_VERSION);
  return 0;
}

static void
application_shutdown (GApplication *application)
{
  TwApplication *self = TW_APPLICATION (application);

  G_APPLICATION_CLASS (tw_application_parent_class)->shutdown (application);
  tw_under_way_end_all (tw_under_way_get_default ());
  g_clear_object (&self->textures);
  g_clear_object (&self->settings);
}

static void
tw_application_class_init (TwApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = application_startup;
  application_class->activate = application_activate;
  application_class->open = application_open;
  application_class->handle_local_options = application_handle_local_options;
  application_class->shutdown = application_shutdown;
}

static void
tw_application_init (TwApplication *self)
{
  const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version"), NULL },
    { 0 },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

TwApplication *
tw_application_new (void)
{
  return g_object_new (TW_TYPE_APPLICATION, "application-id", TW_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/org/tilewright/Tilewright", NULL);
}
