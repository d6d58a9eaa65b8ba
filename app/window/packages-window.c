/* The packages of a list. Size and sum of a package are looked at before it is opened. */
#include "app/window/packages-window.h"

#include <glib/gi18n.h>

#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "engine/format/package-index.h"

struct _TwPackagesWindow
{
  AdwPreferencesWindow parent_instance;

  GFile *folder;
  GPtrArray *packages; /* TwListedPackage */
  AdwPreferencesGroup *group;
  GPtrArray *rows; /* GtkWidget, in the group */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (TwPackagesWindow, tw_packages_window, ADW_TYPE_PREFERENCES_WINDOW)

/* A package that is looked at. The list lasts as long as its packages. */
typedef struct
{
  GPtrArray *packages;
  const TwListedPackage *package;
  GFile *folder;
  GWeakRef window;
  GWeakRef row;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  g_ptr_array_unref (look->packages);
  g_object_unref (look->folder);
  g_weak_ref_clear (&look->window);
  g_weak_ref_clear (&look->row);
  g_free (look);
}

/* Version, tiles, who made it and what others may do with it, its size, and what it needs. */
static char *
words_of (const TwListedPackage *package)
{
  GString *words = g_string_new (NULL);
  g_autofree char *needed = g_strjoinv (", ", package->requires);
  g_autofree char *size = g_format_size (package->size);

  if (package->version != NULL)
    g_string_append_printf (words, "%s · ", package->version);
  g_string_append_printf (words,
                          g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", package->n_tiles),
                          package->n_tiles);
  if (package->author != NULL)
    g_string_append_printf (words, " · %s", package->author);
  if (package->licence != NULL)
    g_string_append_printf (words, " · %s", package->licence);
  g_string_append_printf (words, " · %s", size);
  if (*needed != '\0')
    {
      g_string_append (words, " · ");
      /* Translators: ids of the sets that a set cannot be played without */
      g_string_append_printf (words, _ ("needs %s"), needed);
    }
  return g_string_free (words, FALSE);
}

static char *
title_of (const TwListedPackage *package)
{
  const char *title = tw_texts_best (package->titles, g_get_language_names ());

  return tw_short_name (title != NULL ? title : package->id);
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Look *look = task_data;
  g_autofree char *folder = g_file_get_path (look->folder);
  GError *error = NULL;
  g_autoptr (TwTileSet) set = tw_listed_package_read (look->package, folder, &error);

  if (set != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
open_package (TwPackagesWindow *self, const TwListedPackage *package)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GFile) file = g_file_get_child (self->folder, package->file);
  g_autofree char *uri = g_file_get_uri (file);
  const char *const uris[] = { uri, NULL };

  if (parent == NULL)
    return;
  gtk_widget_activate_action_variant (GTK_WIDGET (parent), "win.open-files",
                                      g_variant_new_strv (uris, -1));
  gtk_window_close (GTK_WINDOW (self));
}

/* Why a package is not opened stands where it is listed. */
static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  const Look *look = g_task_get_task_data (G_TASK (result));
  g_autoptr (TwPackagesWindow) self = g_weak_ref_get ((GWeakRef *) &look->window);
  g_autoptr (GtkWidget) row = g_weak_ref_get ((GWeakRef *) &look->row);
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      if (self != NULL)
        open_package (self, look->package);
      return;
    }
  if (self == NULL || row == NULL)
    return;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), tw_error_words (error));
  gtk_widget_set_sensitive (g_object_get_data (G_OBJECT (row), "button"), TRUE);
}

static void
open_cb (TwPackagesWindow *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  const TwListedPackage *package = g_object_get_data (G_OBJECT (button), "package");
  Look *look = g_new0 (Look, 1);
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, looked_cb, NULL);

  look->packages = g_ptr_array_ref (self->packages);
  look->package = package;
  look->folder = g_object_ref (self->folder);
  g_weak_ref_init (&look->window, self);
  g_weak_ref_init (&look->row, row);
  g_task_set_task_data (task, look, look_free);
  gtk_widget_set_sensitive (button, FALSE);
  g_task_run_in_thread (task, look_in_thread);
}

static void
add_row (TwPackagesWindow *self, const TwListedPackage *package)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_button_new_with_mnemonic (_ ("_Open"));
  g_autofree char *title = title_of (package), *words = words_of (package);
  /* Translators: what a screen reader says of a button; %s is a set's name */
  g_autofree char *name = g_strdup_printf (_ ("Open “%s”"), title);

  /* What a stranger has written is no markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "package", (gpointer) package);
  g_object_set_data (G_OBJECT (row), "button", button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  /* The button has the focus, not the row around it. */
  gtk_widget_set_focusable (row, FALSE);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static void
packages_window_dispose (GObject *object)
{
  TwPackagesWindow *self = TW_PACKAGES_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  /* A window of preferences of libadwaita 1.2 never lets go of its groups. */
  for (guint i = 0; self->rows != NULL && i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->packages, g_ptr_array_unref);
  g_clear_object (&self->folder);
  G_OBJECT_CLASS (tw_packages_window_parent_class)->dispose (object);
}

static void
tw_packages_window_class_init (TwPackagesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = packages_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
tw_packages_window_init (TwPackagesWindow *self)
{
  GtkWidget *page = adw_preferences_page_new ();

  self->cancellable = g_cancellable_new ();
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->group);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (self), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self), 600, 540);
  gtk_window_set_title (GTK_WINDOW (self), _ ("List of Packages"));
}

static void
show_list (GtkWindow *parent, GFile *file, GPtrArray *packages)
{
  TwPackagesWindow *self =
      g_object_new (TW_TYPE_PACKAGES_WINDOW, "transient-for", parent, "modal", TRUE, NULL);

  self->folder = g_file_get_parent (file);
  self->packages = g_ptr_array_ref (packages);
  adw_preferences_group_set_description (
      self->group, packages->len > 0
                       ? _ ("Packages are opened from the folder that the list is in. One that is "
                            "not as the list says is refused.")
                       : _ ("The list is empty."));
  for (guint i = 0; i < packages->len; i++)
    add_row (self, packages->pdata[i]);
  tw_key_bindings_share (GTK_WINDOW (self), parent);
  gtk_window_present (GTK_WINDOW (self));
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);
  g_autofree char *name = g_file_get_parse_name (source);
  GPtrArray *packages = NULL;
  GError *error = NULL;

  if (path != NULL)
    packages = tw_package_index_load (path, &error);
  else
    tw_format_error_set (&error, TW_FORMAT_ERROR_READ, name, 0,
                         _ ("It is not on this computer. Choose another place."));
  if (packages != NULL)
    g_task_return_pointer (task, packages, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWindow) parent = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) packages = g_task_propagate_pointer (G_TASK (result), &error);
  const char *failed = _ ("The list of packages cannot be opened");

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_announce_opened (GTK_WIDGET (parent));
  if (packages == NULL)
    {
      tw_announce_error (GTK_WIDGET (parent), failed, error->message);
      return;
    }
  tw_announce_no_error (GTK_WIDGET (parent), failed);
  show_list (parent, G_FILE (object), packages);
}

void
tw_packages_window_read (GtkWindow *parent, GFile *file)
{
  g_autoptr (GTask) task = g_task_new (file, tw_announce_opening (GTK_WIDGET (parent), file),
                                       read_cb, g_object_ref (parent));

  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, GtkWindow *parent)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    tw_packages_window_read (parent, file);
  g_object_unref (chooser);
}

void
tw_packages_window_ask (GtkWindow *parent)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Open List of Packages"), parent,
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Lists of packages"));
  gtk_file_filter_add_suffix (filter, "json");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
