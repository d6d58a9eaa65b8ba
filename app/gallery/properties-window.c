/* What the open set says of itself. */
#include "app/gallery/properties-window.h"

#include <glib/gi18n.h>

#include "app/gallery/about-page.h"
#include "app/gallery/lessons-page.h"
#include "app/gallery/package-page.h"
#include "app/gallery/start-blocks-page.h"
#include "app/widgets/inner-names.h"

struct _TwPropertiesWindow
{
  AdwPreferencesWindow parent_instance;

  TwDocument *document;
};

G_DEFINE_FINAL_TYPE (TwPropertiesWindow, tw_properties_window, ADW_TYPE_PREFERENCES_WINDOW)

/* What is typed next is a step of its own. */
static gboolean
properties_window_close_request (GtkWindow *window)
{
  tw_document_seal (TW_PROPERTIES_WINDOW (window)->document);
  return GTK_WINDOW_CLASS (tw_properties_window_parent_class)->close_request (window);
}

/* Keys go to the page that was asked for, not to the switcher's first button: that is another's. */
static void
properties_window_map (GtkWidget *widget)
{
  AdwPreferencesPage *page;

  GTK_WIDGET_CLASS (tw_properties_window_parent_class)->map (widget);
  page = adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (widget));
  if (page != NULL)
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

static void
properties_window_dispose (GObject *object)
{
  g_clear_object (&TW_PROPERTIES_WINDOW (object)->document);
  G_OBJECT_CLASS (tw_properties_window_parent_class)->dispose (object);
}

static void
tw_properties_window_class_init (TwPropertiesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = properties_window_dispose;
  GTK_WIDGET_CLASS (klass)->map = properties_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = properties_window_close_request;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
tw_properties_window_init (TwPropertiesWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 640, 560);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), FALSE);
}

TwPropertiesWindow *
tw_properties_window_new (TwDocument *document, TwTileTextures *textures, const char *page)
{
  TwPropertiesWindow *self = g_object_new (TW_TYPE_PROPERTIES_WINDOW, NULL);
  AdwPreferencesWindow *window = ADW_PREFERENCES_WINDOW (self);
  /* Translators: %s is a set's name */
  g_autofree char *title =
      g_strdup_printf (_ ("Properties of “%s”"), tw_document_get_title (document));

  self->document = g_object_ref (document);
  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_preferences_window_add (window, ADW_PREFERENCES_PAGE (tw_about_page_new (document)));
  adw_preferences_window_add (window,
                              ADW_PREFERENCES_PAGE (tw_start_blocks_page_new (document, textures)));
  adw_preferences_window_add (window, ADW_PREFERENCES_PAGE (tw_lessons_page_new (document)));
  adw_preferences_window_add (window, ADW_PREFERENCES_PAGE (tw_package_page_new (document)));
  adw_preferences_window_set_visible_page_name (window, page);
  tw_inner_names (GTK_WIDGET (self));
  return self;
}
