/* The windows about the open set. */
#include "app/window/set-windows.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/gallery/compare-window.h"
#include "app/gallery/coverage-window.h"
#include "app/gallery/properties-window.h"
#include "app/gallery/scan-window.h"
#include "app/printing/print-window.h"
#include "app/ruleset/sheet-window.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/window/set-chooser.h"
#include "app/window/table-import.h"
#include "app/window/versions-window.h"

enum
{
  PATTERN,
  SHOW_TILE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _TwSetWindows
{
  GObject parent_instance;

  GtkWidget *widget;
  GActionGroup *actions;
  TwDocument *document;
  TwTileTextures *textures;
  /* (nullable) (weak): while they are open */
  GtkWindow *properties;
  GtkWindow *compare;
  GtkWindow *scan;
  GtkWindow *print;
};

G_DEFINE_FINAL_TYPE (TwSetWindows, tw_set_windows, G_TYPE_OBJECT)

static GtkWindow *
window_of (TwSetWindows *self)
{
  return GTK_WINDOW (gtk_widget_get_root (self->widget));
}

static void
present (TwSetWindows *self, GtkWindow *window)
{
  tw_key_bindings_share (window, window_of (self));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "doc", self->actions);
  gtk_window_present (window);
}

/* Until it is closed, @place is where it is found. */
static void
remember (GtkWindow **place, gpointer window)
{
  *place = window;
  g_object_add_weak_pointer (window, (gpointer *) place);
}

static void
forget (GtkWindow **place)
{
  GtkWindow *window = *place;

  if (window == NULL)
    return;
  g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) place);
  *place = NULL;
  gtk_window_destroy (window);
}

void
tw_set_windows_set_document (TwSetWindows *self, TwDocument *document, TwTileTextures *textures)
{
  forget (&self->properties);
  forget (&self->compare);
  forget (&self->scan);
  forget (&self->print);
  g_set_object (&self->document, document);
  g_set_object (&self->textures, textures);
}

static void
properties_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetWindows *self = user_data;
  const char *page = g_variant_get_string (parameter, NULL);
  TwPropertiesWindow *window;

  if (self->properties != NULL)
    {
      AdwPreferencesWindow *properties = ADW_PREFERENCES_WINDOW (self->properties);

      adw_preferences_window_close_subpage (properties);
      adw_preferences_window_set_visible_page_name (properties, page);
      gtk_window_present (self->properties);
      return;
    }
  window = tw_properties_window_new (self->document, self->textures, page);
  remember (&self->properties, window);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  present (self, GTK_WINDOW (window));
}

static void
pattern_cb (TwSetWindows *self, guint edges, gboolean is_present)
{
  g_signal_emit (self, signals[PATTERN], 0, edges, is_present);
  gtk_window_present (window_of (self));
}

static void
show_tile_cb (TwSetWindows *self, TwTileItem *item)
{
  g_signal_emit (self, signals[SHOW_TILE], 0, item);
}

static void
coverage_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetWindows *self = user_data;
  TwCoverageWindow *window = tw_coverage_window_new (self->document, self->textures);

  g_signal_connect_object (window, "pattern", G_CALLBACK (pattern_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "show-tile", G_CALLBACK (show_tile_cb), self, G_CONNECT_SWAPPED);
  present (self, GTK_WINDOW (window));
}

static void
restored_cb (TwSetWindows *self)
{
  tw_announce_undo (self->widget, self->document, _ ("Version restored"));
}

static void
versions_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetWindows *self = user_data;
  TwVersionsWindow *versions = tw_versions_window_new (self->document, self->textures);

  tw_key_bindings_share (GTK_WINDOW (versions), window_of (self));
  gtk_window_set_modal (GTK_WINDOW (versions), TRUE);
  g_signal_connect_object (versions, "restored", G_CALLBACK (restored_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (versions));
}

static void
rules_sheet_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetWindows *self = user_data;
  TwSheetWindow *window = tw_sheet_window_new (self->document);

  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  /* It changes nothing in the document, and has the keys of printing and saving to itself. */
  tw_key_bindings_share (GTK_WINDOW (window), window_of (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_print (TwSetWindows *self, const char *const *tiles)
{
  TwPrintWindow *window;

  forget (&self->print);
  window = tw_print_window_new (self->document, tiles);
  remember (&self->print, window);
  /* It has the keys of printing and saving to itself. */
  tw_key_bindings_share (GTK_WINDOW (window), window_of (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_print (user_data, NULL);
}

static void
print_tiles_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree const char **tiles = g_variant_get_strv (parameter, NULL);

  show_print (user_data, tiles);
}

static void
other_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwSetWindows) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) other = tw_document_file_load_finish (result, &error);
  const char *refused = _ ("The other file cannot be compared");
  TwCompareWindow *window;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->document == NULL)
    return;
  tw_announce_opened (self->widget);
  if (other == NULL)
    {
      tw_announce_error (self->widget, refused, error->message);
      return;
    }
  /* Another file may have been refused before. */
  tw_announce_no_error (self->widget, refused);
  forget (&self->compare);
  window = tw_compare_window_new (self->document, other, self->textures);
  remember (&self->compare, window);
  present (self, GTK_WINDOW (window));
}

void
tw_set_windows_compare_with (TwSetWindows *self, GFile *file)
{
  tw_document_file_load_async (file, tw_announce_opening (self->widget, file), other_read_cb,
                               g_object_ref (self));
}

static void
chosen_cb (GFile *file, gpointer object)
{
  tw_set_windows_compare_with (object, file);
}

static void
compare (gpointer windows)
{
  TwSetWindows *self = windows;

  if (self->compare != NULL
      && tw_compare_window_ask (TW_COMPARE_WINDOW (self->compare), compare, self))
    return;
  tw_set_chooser_show (window_of (self), _ ("Compare With"), _ ("_Compare"), TRUE,
                       tw_document_get_file (self->document), chosen_cb, self);
}

static void
compare_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  compare (user_data);
}

static void
imported_cb (TwSetWindows *self, TwTileItem *first, guint n)
{
  g_autofree char *words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile imported", "%u tiles imported", n),
                       n);

  g_signal_emit (self, signals[SHOW_TILE], 0, first);
  tw_announce_undo (self->widget, self->document, words);
}

static TwScanWindow *
show_import (TwSetWindows *self)
{
  TwScanWindow *window;

  if (self->scan != NULL)
    {
      gtk_window_present (self->scan);
      return TW_SCAN_WINDOW (self->scan);
    }
  window = tw_scan_window_new (self->document, self->textures);
  remember (&self->scan, window);
  /* What is confirmed there is for the set as it is now. */
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  g_signal_connect_object (window, "imported", G_CALLBACK (imported_cb), self, G_CONNECT_SWAPPED);
  tw_key_bindings_share (GTK_WINDOW (window), window_of (self));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
import_pictures_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_import (user_data);
}

/* URIs that were dropped. */
static void
import_files_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree const char **uris = g_variant_get_strv (parameter, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; uris[i] != NULL; i++)
    g_ptr_array_add (files, g_file_new_for_uri (uris[i]));
  if (files->len > 0)
    tw_scan_window_open (show_import (user_data), files);
}

static void
import_table_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetWindows *self = user_data;

  tw_table_import_ask (self->widget, self->document);
}

static const GActionEntry entries[] = {
  { .name = "properties", .parameter_type = "s", .activate = properties_cb },
  { .name = "coverage", .activate = coverage_cb },
  { .name = "compare", .activate = compare_cb },
  { .name = "import-pictures", .activate = import_pictures_cb },
  { .name = "import-files", .parameter_type = "as", .activate = import_files_cb },
  { .name = "import-table", .activate = import_table_cb },
  { .name = "versions", .activate = versions_cb },
  { .name = "rules-sheet", .activate = rules_sheet_cb },
  { .name = "print", .activate = print_cb },
  { .name = "print-tiles", .parameter_type = "as", .activate = print_tiles_cb },
};

GtkWidget *
tw_set_windows_get_front (TwSetWindows *self)
{
  return self->properties != NULL ? GTK_WIDGET (self->properties) : NULL;
}

gboolean
tw_set_windows_is_unsaved (TwSetWindows *self)
{
  return self->compare != NULL && tw_compare_window_is_unsaved (TW_COMPARE_WINDOW (self->compare));
}

static void
close_again (gpointer windows)
{
  gtk_window_close (window_of (windows));
}

gboolean
tw_set_windows_ask_to_close (TwSetWindows *self)
{
  return self->compare != NULL
         && tw_compare_window_ask (TW_COMPARE_WINDOW (self->compare), close_again, self);
}

static void
set_windows_dispose (GObject *object)
{
  TwSetWindows *self = TW_SET_WINDOWS (object);

  tw_set_windows_set_document (self, NULL, NULL);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (tw_set_windows_parent_class)->dispose (object);
}

static void
tw_set_windows_class_init (TwSetWindowsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = set_windows_dispose;
  signals[PATTERN] = g_signal_new ("pattern", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[SHOW_TILE] = g_signal_new ("show-tile", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, TW_TYPE_TILE_ITEM);
}

static void
tw_set_windows_init (TwSetWindows *self)
{
}

TwSetWindows *
tw_set_windows_new (GtkWidget *widget, GActionGroup *actions)
{
  TwSetWindows *self = g_object_new (TW_TYPE_SET_WINDOWS, NULL);

  self->widget = widget;
  self->actions = g_object_ref (actions);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  return self;
}
