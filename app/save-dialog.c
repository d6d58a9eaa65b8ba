/* Asks where something is to be saved. */
#include "app/save-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "engine/format/package-file.h"

#define SUFFIX ".xml"
/* Letters of a name that is proposed; what has more is a list. */
#define LETTERS 60

/* What is asked for, until it is answered. */
typedef struct
{
  char *title;
  GtkFileFilter *filter;
  GFile *folder; /* (nullable) */
  char *name;
  char **suffixes; /* (nullable): of what is no XML */
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free (question->title);
  g_object_unref (question->filter);
  g_clear_object (&question->folder);
  g_free (question->name);
  g_strfreev (question->suffixes);
  g_free (question);
}

/* A package has another suffix, which is then wanted and stays. */
static gboolean
is_package (const char *name)
{
  return tw_package_is_name (name) && strlen (name) > strlen (TW_PACKAGE_SUFFIX);
}

char *
tw_save_dialog_propose_name (const char *title, const char *otherwise, const char *ending)
{
  g_autofree char *ascii = g_str_to_ascii (title, NULL);
  g_autofree char *lower = g_ascii_strdown (ascii, -1);
  g_autoptr (GString) name = g_string_new (NULL);
  const char *cut;

  for (const char *c = lower; *c != '\0'; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (name, *c);
    else if (name->len > 0 && name->str[name->len - 1] != '-')
      g_string_append_c (name, '-');
  /* A word is not cut in two, if it is not longer than a name may be. */
  if (name->len > LETTERS)
    {
      cut = g_strrstr_len (name->str, LETTERS + 1, "-");
      g_string_truncate (name, cut != NULL ? (gsize) (cut - name->str) : LETTERS);
    }
  while (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);
  return g_strconcat (name->len > 0 ? name->str : otherwise, ending, NULL);
}

static gboolean
has_suffix (const char *name, gsize length)
{
  return length >= strlen (SUFFIX)
         && g_ascii_strncasecmp (name + length - strlen (SUFFIX), SUFFIX, strlen (SUFFIX)) == 0;
}

char *
tw_save_dialog_complete_name (const char *name)
{
  gsize length = strlen (name);

  if (is_package (name))
    return g_strdup (name);
  /* Typed over the stem of a name that ended in ".xml". */
  if (has_suffix (name, length))
    {
      g_autofree char *stem = g_strndup (name, length - strlen (SUFFIX));

      if (is_package (stem))
        return g_steal_pointer (&stem);
    }
  if (!has_suffix (name, length))
    return g_strconcat (name, SUFFIX, NULL);
  while (has_suffix (name, length - strlen (SUFFIX)))
    length -= strlen (SUFFIX);
  return g_strndup (name, length);
}

char *
tw_save_dialog_complete_suffix (const char *name, const char *const *suffixes)
{
  gsize length = strlen (name);

  for (guint i = 0; suffixes[i] != NULL; i++)
    if (length > strlen (suffixes[i])
        && g_ascii_strcasecmp (name + length - strlen (suffixes[i]), suffixes[i]) == 0)
      return g_strdup (name);
  return g_strconcat (name, suffixes[0], NULL);
}

static void ask (GTask *task);

static void
replace_response_cb (GTask *task, const char *response)
{
  Question *question = g_task_get_task_data (task);

  if (g_str_equal (response, "replace"))
    {
      g_task_return_pointer (task, g_file_get_child (question->folder, question->name),
                             g_object_unref);
      g_object_unref (task);
    }
  else
    ask (task);
}

/* The dialog of the system has asked about the name that was typed, not about this one. */
static void
ask_to_replace (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  g_autofree char *shown = g_filename_display_name (question->name);
  g_autofree char *heading = g_strdup_printf (_ ("Replace “%s”?"), shown);
  GtkWidget *dialog = adw_message_dialog_new (
      g_task_get_source_object (task), heading,
      _ ("A file of this name is there already. What is in it will be lost."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "replace",
                                    _ ("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (replace_response_cb), task);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
existence_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (object), result, NULL);

  if (info != NULL)
    ask_to_replace (user_data);
  else
    replace_response_cb (user_data, "replace");
}

static void
response_cb (GtkFileChooserNative *chooser, int response, GTask *task)
{
  Question *question = g_task_get_task_data (task);
  g_autoptr (GFile) file = NULL, completed = NULL;
  g_autofree char *typed = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_object_unref (chooser);
  if (file == NULL)
    {
      g_task_return_pointer (task, NULL, NULL);
      g_object_unref (task);
      return;
    }
  typed = g_file_get_basename (file);
  g_clear_object (&question->folder);
  question->folder = g_file_get_parent (file);
  g_free (question->name);
  question->name =
      question->suffixes != NULL
          ? tw_save_dialog_complete_suffix (typed, (const char *const *) question->suffixes)
          : tw_save_dialog_complete_name (typed);
  if (g_str_equal (typed, question->name))
    {
      replace_response_cb (task, "replace");
      return;
    }
  completed = g_file_get_child (question->folder, question->name);
  g_file_query_info_async (completed, G_FILE_ATTRIBUTE_STANDARD_TYPE,
                           G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, G_PRIORITY_DEFAULT, NULL,
                           existence_cb, task);
}

static void
ask (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (question->title, g_task_get_source_object (task),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), question->filter);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  if (question->folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), question->folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), question->name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
tw_save_dialog_show_suffixes (GtkWindow *parent,
                              const char *title,
                              GtkFileFilter *filter,
                              const char *name,
                              const char *const *suffixes,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  GTask *task;
  Question *question;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (GTK_IS_FILE_FILTER (filter));
  g_return_if_fail (suffixes != NULL && suffixes[0] != NULL);

  task = g_task_new (parent, NULL, callback, user_data);
  question = g_new0 (Question, 1);
  question->title = g_strdup (title);
  question->filter = g_object_ref (filter);
  question->name = g_strdup (name);
  question->suffixes = g_strdupv ((char **) suffixes);
  g_task_set_task_data (task, question, question_free);
  ask (task);
}

void
tw_save_dialog_show (GtkWindow *parent,
                     const char *title,
                     GtkFileFilter *filter,
                     GFile *folder,
                     const char *name,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  GTask *task;
  Question *question;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (GTK_IS_FILE_FILTER (filter));

  task = g_task_new (parent, NULL, callback, user_data);
  question = g_new0 (Question, 1);
  question->title = g_strdup (title);
  question->filter = g_object_ref (filter);
  question->folder = folder != NULL ? g_object_ref (folder) : NULL;
  question->name = g_strdup (name);
  g_task_set_task_data (task, question, question_free);
  ask (task);
}

GFile *
tw_save_dialog_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
