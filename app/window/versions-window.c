/* The last saved versions of the open set. */
#include "app/window/versions-window.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/versions.h"
#include "app/start/tableau.h"
#include "app/widgets/opening-page.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

struct _TwVersionsWindow
{
  AdwPreferencesWindow parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  AdwPreferencesGroup *group;
  GPtrArray *rows; /* GtkWidget, in the group */
  GCancellable *cancellable;
  GtkSpinner *spinner; /* while reading takes long */
  guint slow_timer;
};

G_DEFINE_FINAL_TYPE (TwVersionsWindow, tw_versions_window, ADW_TYPE_PREFERENCES_WINDOW)

static guint restored_signal;

/* A version as it is shown. */
typedef struct
{
  TwTileSet *set;
  GDateTime *time;
  gboolean is_present;
} Row;

static void
row_free (gpointer data)
{
  Row *row = data;

  tw_tile_set_unref (row->set);
  g_date_time_unref (row->time);
  g_free (row);
}

typedef struct
{
  char *folder;
  TwTileSet *present;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->folder);
  tw_tile_set_unref (order->present);
  g_free (order);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Order *order = task_data;
  GPtrArray *rows = g_ptr_array_new_with_free_func (row_free);
  g_autoptr (GPtrArray) versions = tw_versions_list (order->folder);
  g_autofree char *present = tw_tile_set_file_to_xml (order->present, NULL);

  for (guint i = 0; i < versions->len && i < TW_N_VERSIONS; i++)
    {
      const TwVersion *version = versions->pdata[i];
      TwTileSet *set = tw_tile_set_file_load (version->path, NULL);
      g_autofree char *xml = set != NULL ? tw_tile_set_file_to_xml (set, NULL) : NULL;
      Row *row;

      if (set == NULL)
        continue;
      row = g_new (Row, 1);
      *row = (Row){ set, g_date_time_ref (version->time), strcmp (xml, present) == 0 };
      g_ptr_array_add (rows, row);
    }
  g_task_return_pointer (task, rows, (GDestroyNotify) g_ptr_array_unref);
}

static void
restore_cb (TwVersionsWindow *self, GtkWidget *button)
{
  TwTileSet *set = g_object_get_data (G_OBJECT (button), "set");

  if (tw_document_replace_set (self->document, set, _ ("Restore Version"), NULL))
    g_signal_emit (self, restored_signal, 0);
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
create_button (TwVersionsWindow *self, const Row *row, const char *when)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Restore"));
  /* Translators: what a screen reader says of a button; %s is a date and time */
  g_autofree char *name = g_strdup_printf (_ ("Restore the version of %s"), when);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (button, !row->is_present);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "set", tw_tile_set_ref (row->set),
                          (GDestroyNotify) tw_tile_set_unref);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (restore_cb), self);
  return button;
}

static void
add_row (TwVersionsWindow *self, const Row *row)
{
  GtkWidget *widget = adw_action_row_new (), *button;
  TwTableau *tableau = g_object_new (TW_TYPE_TABLEAU, "tile-size", 36, "least-width", 96,
                                     "least-height", 64, "valign", GTK_ALIGN_CENTER, NULL);
  guint n_copies = tw_tile_set_n_copies (row->set);
  g_autofree char *tiles =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", n_copies), n_copies);
  /* Translators: when a version was saved, see strftime(); %e is the day, %B the month */
  g_autofree char *when = g_date_time_format (row->time, _ ("%e %B %Y, %H:%M:%S"));
  g_autofree char *detail =
      row->is_present
          /* Translators: "72 tiles", of a version that is what is being edited */
          ? g_strdup_printf (_ ("%s, as it is now"), tiles)
          : g_strdup (tiles);

  g_strstrip (when);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), when);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), detail);
  gtk_widget_add_css_class (GTK_WIDGET (tableau), "version-picture");
  adw_action_row_add_prefix (ADW_ACTION_ROW (widget), GTK_WIDGET (tableau));
  button = create_button (self, row, when);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), button);
  /* The button has the focus, not the row around it. */
  gtk_widget_set_focusable (widget, FALSE);
  tw_tableau_show_set (tableau, self->textures, row->set, NULL, 1);
  adw_preferences_group_add (self->group, widget);
  g_ptr_array_add (self->rows, widget);
}

/* Whoever does not want to wait closes the window. */
static gboolean
slow_cb (gpointer data)
{
  TwVersionsWindow *self = data;

  self->slow_timer = 0;
  adw_preferences_group_set_description (self->group, _ ("This is taking longer than usual."));
  self->spinner = GTK_SPINNER (gtk_spinner_new ());
  gtk_spinner_start (self->spinner);
  adw_preferences_group_set_header_suffix (self->group, GTK_WIDGET (self->spinner));
  return G_SOURCE_REMOVE;
}

static void
end_waiting (TwVersionsWindow *self)
{
  g_clear_handle_id (&self->slow_timer, g_source_remove);
  if (self->spinner != NULL)
    adw_preferences_group_set_header_suffix (self->group, NULL);
  self->spinner = NULL;
}

/* The window may be closed before the disk has answered. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwVersionsWindow) self = g_weak_ref_get (weak);
  g_autoptr (GPtrArray) rows = g_task_propagate_pointer (G_TASK (result), NULL);

  g_weak_ref_clear (weak);
  if (rows == NULL || self == NULL)
    return;
  end_waiting (self);
  adw_preferences_group_set_description (
      self->group, rows->len > 0
                       ? _ ("Restoring one changes the open set and can be undone; the file stays "
                            "as it is until you save.")
                       : _ ("There are none yet. Each time the set is saved one is kept, and the "
                            "last ten of them stay."));
  for (guint i = 0; i < rows->len; i++)
    add_row (self, rows->pdata[i]);
}

static void
versions_window_dispose (GObject *object)
{
  TwVersionsWindow *self = TW_VERSIONS_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->slow_timer, g_source_remove);
  /* A window of preferences of libadwaita 1.2 never lets go of its groups, and with them went
   * the pictures. */
  for (guint i = 0; self->rows != NULL && i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_versions_window_parent_class)->dispose (object);
}

static void
tw_versions_window_class_init (TwVersionsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = versions_window_dispose;
  restored_signal = g_signal_new ("restored", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
tw_versions_window_init (TwVersionsWindow *self)
{
  GtkWidget *page = adw_preferences_page_new ();

  self->cancellable = g_cancellable_new ();
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->group);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self), 600, 540);
}

TwVersionsWindow *
tw_versions_window_new (TwDocument *document, TwTileTextures *textures)
{
  TwVersionsWindow *self = g_object_new (TW_TYPE_VERSIONS_WINDOW, NULL);
  g_autofree char *path = g_file_get_path (tw_document_get_file (document));
  g_autofree char *title = NULL;
  g_autoptr (GTask) task = NULL;
  Order *order = g_new (Order, 1);
  GWeakRef *weak = g_new (GWeakRef, 1);

  /* Translators: %s is a set's name */
  title = g_strdup_printf (_ ("Versions of “%s”"), tw_document_get_title (document));
  gtk_window_set_title (GTK_WINDOW (self), title);
  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  *order = (Order){ tw_versions_folder (path), tw_tile_set_ref (tw_document_get_set (document)) };
  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, self->cancellable, read_cb, weak);
  g_task_set_task_data (task, order, order_free);
  g_task_set_return_on_cancel (task, TRUE);
  self->slow_timer = g_timeout_add (TW_SLOW_MS, slow_cb, self);
  g_task_run_in_thread (task, read_in_thread);
  return self;
}
