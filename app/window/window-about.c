/* Windows about the whole set: its properties, its coverage. */
#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/gallery/set-page.h"
#include "app/ruleset/sheet-window.h"
#include "app/widgets/key-bindings.h"
#include "app/window/window-private.h"

/* Undo and saving are the document's wherever the focus is. */
static void
present (TwWindow *self, GtkWindow *window)
{
  tw_key_bindings_share (window, GTK_WINDOW (self));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "doc",
                                  G_ACTION_GROUP (self->document_actions));
  gtk_window_present (window);
}

void
tw_window_show_properties (TwWindow *self, const char *page)
{
  if (self->properties != NULL)
    {
      adw_preferences_window_close_subpage (ADW_PREFERENCES_WINDOW (self->properties));
      adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (self->properties),
                                                    page);
      gtk_window_present (GTK_WINDOW (self->properties));
      return;
    }
  self->properties = tw_properties_window_new (self->document, self->textures, page);
  g_object_add_weak_pointer (G_OBJECT (self->properties), (gpointer *) &self->properties);
  gtk_window_set_modal (GTK_WINDOW (self->properties), TRUE);
  present (self, GTK_WINDOW (self->properties));
}

static TwSetPage *
show_set_page (TwWindow *self)
{
  adw_view_stack_set_visible_child_name (self->pages, "set");
  return TW_SET_PAGE (adw_view_stack_get_child_by_name (self->pages, "set"));
}

static void
pattern_cb (TwWindow *self, guint edges, gboolean is_present)
{
  tw_set_page_show_pattern (show_set_page (self), edges, is_present);
  gtk_window_present (GTK_WINDOW (self));
}

static void
show_tile_cb (TwWindow *self, TwTileItem *item)
{
  tw_page_show_item (TW_PAGE (show_set_page (self)), item, NULL);
}

static void
close_again (gpointer window)
{
  gtk_window_close (window);
}

gboolean
tw_window_ask_about_compare (TwWindow *self)
{
  return self->compare != NULL && tw_compare_window_ask (self->compare, close_again, self);
}

void
tw_window_close_about (TwWindow *self)
{
  if (self->properties != NULL)
    gtk_window_destroy (GTK_WINDOW (self->properties));
  if (self->coverage != NULL)
    gtk_window_destroy (GTK_WINDOW (self->coverage));
  if (self->compare != NULL)
    gtk_window_destroy (GTK_WINDOW (self->compare));
}

void
tw_window_show_coverage (TwWindow *self)
{
  TwCoverageWindow *window = tw_coverage_window_new (self->document, self->textures);

  g_signal_connect_object (window, "pattern", G_CALLBACK (pattern_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "show-tile", G_CALLBACK (show_tile_cb), self, G_CONNECT_SWAPPED);
  present (self, GTK_WINDOW (window));
}

void
tw_window_show_rules_sheet (TwWindow *self)
{
  TwSheetWindow *window = tw_sheet_window_new (self->document);

  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  /* It changes nothing in the document, and has the keys of printing and saving to itself. */
  tw_key_bindings_share (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
other_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) other = tw_document_load_finish (result, &error);
  const char *refused = _ ("The other file cannot be compared");

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_window_end_opening (self);
  if (other == NULL)
    {
      tw_window_show_error (self, refused, error->message);
      return;
    }
  if (self->document == NULL)
    return;
  /* Another file may have been refused before. */
  tw_window_hide_error (self, refused);
  if (self->compare != NULL)
    gtk_window_destroy (GTK_WINDOW (self->compare));
  self->compare = tw_compare_window_new (self->document, other, self->textures);
  g_object_add_weak_pointer (G_OBJECT (self->compare), (gpointer *) &self->compare);
  present (self, GTK_WINDOW (self->compare));
}

void
tw_window_compare_with (TwWindow *self, GFile *file)
{
  tw_document_load_async (file, tw_window_begin_opening (self, file), other_read_cb,
                          g_object_ref (self));
}

static void
other_chosen_cb (GtkFileChooserNative *chooser, int response, TwWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tw_window_compare_with (self, file);
    }
  g_object_unref (chooser);
}

static void
compare_again (gpointer window)
{
  tw_window_compare (window);
}

void
tw_window_compare (TwWindow *self)
{
  GtkFileChooserNative *chooser;

  if (self->compare != NULL && tw_compare_window_ask (self->compare, compare_again, self))
    return;
  chooser = gtk_file_chooser_native_new (_ ("Compare With"), GTK_WINDOW (self),
                                         GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Compare"), NULL);

  tw_window_limit_to_sets (self, GTK_FILE_CHOOSER (chooser));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (other_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
