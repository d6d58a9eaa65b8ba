/* Opening and closing. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/start/draft-list.h"
#include "app/start/recent-sets.h"
#include "app/window/window-private.h"
#include "engine/format/data-dir.h"
#include "engine/format/package-file.h"

void
tw_window_forget_refused (TwWindow *self)
{
  if (self->refused_title != NULL)
    tw_window_hide_error (self, self->refused_title);
  g_clear_pointer (&self->refused_title, g_free);
  g_clear_pointer (&self->refused, g_strfreev);
}

TwWindow *
tw_window_for_another_set (TwWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  TwWindow *window;

  tw_window_forget_refused (self);
  /* What is being typed is taken over first, and counts as a change. */
  if (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  if ((self->document == NULL || !tw_document_is_modified (self->document))
      && !tw_window_has_game (self)
      && (self->compare == NULL || !tw_compare_window_is_unsaved (self->compare)))
    return self;
  window = tw_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->textures);
  g_set_weak_pointer (&window->opener, self);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Of several files opened at once, each that cannot be is told: one message would hide the other.
 */
static void
show_refused (TwWindow *self, const char *title, const char *message)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *words = NULL;
  guint n;

  if (self->refused != NULL)
    g_strv_builder_addv (builder, (const char **) self->refused);
  words = g_strdup_printf ("%s: %s", title, message);
  g_strv_builder_add (builder, words);
  g_strfreev (self->refused);
  self->refused = g_strv_builder_end (builder);
  n = g_strv_length (self->refused);
  g_free (self->refused_title);
  if (n == 1)
    {
      self->refused_title = g_strdup (title);
      tw_window_show_error (self, title, message);
      return;
    }
  g_free (words);
  words = g_strjoinv ("\n", self->refused);
  self->refused_title =
      g_strdup_printf (ngettext ("%u file cannot be opened", "%u files cannot be opened", n), n);
  tw_window_show_error (self, self->refused_title, words);
}

void
tw_window_show_opening_error (TwWindow *self, const char *title, const char *message)
{
  if (self->opener == NULL || self->document != NULL)
    {
      tw_window_show_error (self, title, message);
      return;
    }
  show_refused (self->opener, title, message);
  gtk_window_present (GTK_WINDOW (self->opener));
  gtk_window_destroy (GTK_WINDOW (self));
}

char *
tw_window_name_of (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static void
opened (TwWindow *self, TwDocument *document, GAsyncResult *result, const GError *error)
{
  GFile *file = tw_document_load_get_file (result);
  g_autofree char *name = NULL, *title = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_window_end_opening (self);
  if (document != NULL)
    {
      g_clear_weak_pointer (&self->opener);
      tw_window_set_document (self, document);
      if (file != NULL)
        {
          tw_window_note_drawing (self, tw_document_load_get_key (result));
          tw_recent_sets_add (file);
          tw_draft_list_refresh (tw_draft_list_get_default ());
        }
      return;
    }
  if (file != NULL)
    {
      name = tw_window_name_of (file);
      title = g_strdup_printf (_ ("“%s” cannot be opened"), name);
    }
  else
    title = g_strdup (_ ("The set cannot be opened"));
  tw_window_show_opening_error (self, title,
                                file != NULL && tw_window_is_picture (file)
                                    ? tw_window_picture_words ()
                                    : error->message);
}

static void
open_file_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) document = tw_document_load_finish (result, &error);

  opened (self, document, result, error);
}

void
tw_window_open_set_file (TwWindow *self, GFile *file)
{
  tw_document_load_async (file, tw_window_begin_opening (self, file), open_file_cb,
                          g_object_ref (self));
}

static gboolean
is_uri (const char *id_or_uri)
{
  return g_uri_is_valid (id_or_uri, G_URI_FLAGS_NONE, NULL);
}

void
tw_window_open_set (TwWindow *self, const char *id_or_uri)
{
  TwWindow *window = tw_window_for_another_set (self);

  if (is_uri (id_or_uri))
    {
      g_autoptr (GFile) file = g_file_new_for_uri (id_or_uri);

      tw_window_open_file (window, file);
    }
  else
    tw_document_load_shipped_async (id_or_uri, tw_window_begin_opening (window, NULL), open_file_cb,
                                    g_object_ref (window));
}

static void
play_set_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) document = tw_document_load_finish (result, &error);

  if (document != NULL)
    {
      tw_window_end_opening (self);
      tw_window_show_table (self, tw_document_get_set (document));
    }
  else
    opened (self, NULL, result, error);
}

void
tw_window_play_set (TwWindow *self, const char *id_or_uri)
{
  if (is_uri (id_or_uri))
    {
      g_autoptr (GFile) file = g_file_new_for_uri (id_or_uri);

      tw_document_load_async (file, tw_window_begin_opening (self, file), play_set_cb,
                              g_object_ref (self));
    }
  else
    tw_document_load_shipped_async (id_or_uri, tw_window_begin_opening (self, NULL), play_set_cb,
                                    g_object_ref (self));
}

static GtkFileFilter *
new_set_filter (void)
{
  GtkFileFilter *sets = gtk_file_filter_new ();

  gtk_file_filter_set_name (sets, _ ("Tile sets"));
  gtk_file_filter_add_suffix (sets, "xml");
  gtk_file_filter_add_mime_type (sets, TW_SET_MIME_TYPE);
  gtk_file_filter_add_suffix (sets, &TW_PACKAGE_SUFFIX[1]);
  return sets;
}

void
tw_window_limit_to_sets (TwWindow *self, GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) sets = new_set_filter ();
  GFile *file = tw_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *path = tw_data_dir_find ("tile-sets");
  g_autoptr (GFile) shipped = path != NULL ? g_file_new_for_path (path) : NULL;

  gtk_file_chooser_add_filter (chooser, sets);
  if (shipped != NULL)
    gtk_file_chooser_add_shortcut_folder (chooser, shipped, NULL);
  if (folder != NULL || shipped != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder != NULL ? folder : shipped, NULL);
}

static void
open_response_cb (GtkFileChooserNative *chooser, int response, TwWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tw_window_open_file (tw_window_for_another_set (self), file);
    }
  g_object_unref (chooser);
}

void
tw_window_open_dialog (TwWindow *self)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Open Set"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                   _ ("_Open"), NULL);
  g_autoptr (GtkFileFilter) sets = new_set_filter (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), sets);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
close_response_cb (TwWindow *self, const char *response)
{
  if (g_str_equal (response, "discard"))
    {
      tw_draft_keeper_discard (self->keeper);
      tw_window_close_now (self);
    }
  else if (g_str_equal (response, "save"))
    tw_window_save (self, FALSE, TRUE);
  else
    /* Who stays goes on playing, and is asked again. */
    self->may_lose_game = FALSE;
}

/* Whoever has two files of one title is told which one it is about. */
static char *
words_of_file (TwWindow *self)
{
  GFile *file = tw_document_get_file (self->document);
  g_autofree char *name = file != NULL ? tw_window_name_of (file) : NULL;
  g_autofree char *stem = NULL, *title = NULL;
  char *dot;

  if (name == NULL)
    return g_strdup (_ ("Changes that are not saved will be lost."));
  stem = g_utf8_casefold (name, -1);
  dot = strrchr (stem, '.');
  if (dot != NULL)
    *dot = '\0';
  title = g_utf8_casefold (tw_document_get_title (self->document), -1);
  if (strcmp (stem, title) == 0)
    return g_strdup (_ ("Changes that are not saved will be lost."));
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Its file is “%s”. Changes that are not saved will be lost."), name);
}

void
tw_window_ask_to_close (TwWindow *self)
{
  g_autofree char *heading =
      g_strdup_printf (_ ("Save “%s”?"), tw_document_get_title (self->document));
  g_autofree char *words = words_of_file (self);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, words);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard",
                                    _ ("_Discard"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
