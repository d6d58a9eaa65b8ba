/* Asks where something is to be saved. */
#include "app/widgets/save-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* Letters of a name that is proposed; what has more is a list. */
#define LETTERS 60

/* Endings that say what a file is to whoever reads its name. Another word behind a dot is a part
 * of the name: "fair 2.0". */
static const char *const endings[] = {
  ".xml", ".tilewright", ".po",   ".pot",  ".pdf",  ".html", ".htm",  ".csv", ".png",
  ".svg", ".jpg",        ".jpeg", ".case", ".txt",  ".jcz",  ".zip",  ".ods", ".odt",
  ".xls", ".xlsx",       ".doc",  ".docx", ".json", ".js",   ".webp",
};

/* What is asked for, until it is answered. */
typedef struct
{
  char *title;
  const TwSaveKind *kinds;
  guint n_kinds;
  guint wanted; /* which of them is chosen */
  GFile *folder;
  char *typed; /* (nullable): what the name was made of */
  char *name;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free (question->title);
  g_clear_object (&question->folder);
  g_free (question->typed);
  g_free (question->name);
  g_free (question);
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

/* A name has more than an ending. */
static gboolean
has_suffix (const char *name, gsize length, const char *suffix)
{
  gsize n = strlen (suffix);

  return length > n && g_ascii_strncasecmp (name + length - n, suffix, n) == 0;
}

/* Returns: which of the kinds the name is one of, or -1 */
static int
kind_of (const char *name, gsize length, const TwSaveKind *kinds, guint n_kinds)
{
  for (guint i = 0; i < n_kinds; i++)
    if (has_suffix (name, length, kinds[i].suffix))
      return i;
  return -1;
}

gboolean
tw_save_dialog_complete (const char *typed,
                         const TwSaveKind *kinds,
                         guint n_kinds,
                         guint wanted,
                         char **out_name)
{
  gsize length = strlen (typed), shorter;

  g_return_val_if_fail (wanted < n_kinds, FALSE);

  if (kind_of (typed, length, kinds, n_kinds) >= 0)
    {
      /* Typed over the stem of a name that had its ending already. */
      while (has_suffix (typed, length, kinds[wanted].suffix)
             && (shorter = length - strlen (kinds[wanted].suffix),
                 kind_of (typed, shorter, kinds, n_kinds) >= 0))
        length = shorter;
      *out_name = g_strndup (typed, length);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (has_suffix (typed, length, endings[i]))
      {
        g_autofree char *stem = g_strndup (typed, length - strlen (endings[i]));

        *out_name = g_strconcat (stem, kinds[wanted].suffix, NULL);
        return FALSE;
      }
  *out_name = g_strconcat (typed, kinds[wanted].suffix, NULL);
  return TRUE;
}

static void ask (GTask *task);

static void
answer (GTask *task)
{
  Question *question = g_task_get_task_data (task);

  g_task_return_pointer (task, g_file_get_child (question->folder, question->name), g_object_unref);
  g_object_unref (task);
}

static void
replace_response_cb (GTask *task, const char *response)
{
  if (g_str_equal (response, "save"))
    answer (task);
  else
    ask (task);
}

static void
present_question (GTask *task,
                  const char *heading,
                  const char *body,
                  const char *save,
                  gboolean is_destructive,
                  GCallback callback)
{
  GtkWidget *dialog = adw_message_dialog_new (g_task_get_source_object (task), heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "save",
                                    save, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              is_destructive ? ADW_RESPONSE_DESTRUCTIVE
                                                             : ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog),
                                           is_destructive ? "cancel" : "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_swapped (dialog, "response", callback, task);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The dialog of the system has asked about the name that was typed, not about this one. */
static void
ask_to_replace (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  g_autofree char *shown = g_filename_display_name (question->name);
  g_autofree char *typed = g_filename_display_name (question->typed);
  g_autofree char *heading = g_strdup_printf (_ ("Replace “%s”?"), shown);
  g_autofree char *body = g_strdup_printf (
      /* Translators: both are the names of files: what was typed, and that with its ending */
      _ ("“%s” is saved as “%s”, and a file of this name is there already. What is in it will be "
         "lost."),
      typed, shown);

  present_question (task, heading, body, _ ("_Replace"), TRUE, G_CALLBACK (replace_response_cb));
}

static void
existence_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (object), result, NULL);

  /* No folder is ever replaced: whoever writes says that it is in the way. */
  if (info != NULL && g_file_info_get_file_type (info) != G_FILE_TYPE_DIRECTORY)
    ask_to_replace (user_data);
  else
    answer (user_data);
}

static void
look_for_file (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  g_autoptr (GFile) file = g_file_get_child (question->folder, question->name);

  g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_TYPE,
                           G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, G_PRIORITY_DEFAULT, NULL,
                           existence_cb, task);
}

static void
ending_response_cb (GTask *task, const char *response)
{
  if (g_str_equal (response, "save"))
    look_for_file (task);
  else
    ask (task);
}

/* A name may not say of a file what that is not. */
static void
ask_about_ending (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  const TwSaveKind *kind = &question->kinds[question->wanted];
  g_autofree char *shown = g_filename_display_name (question->name);
  g_autofree char *typed = g_filename_display_name (question->typed);
  /* Translators: %s is the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("Save as “%s”?"), shown);
  /* Translators: the name of a file that was typed, the ending of names, and what such files are:
   * "Packages" */
  g_autofree char *body =
      g_strdup_printf (_ ("“%s” has the ending of another kind of file. What is "
                          "saved here ends in “%s” (%s)."),
                       typed, kind->suffix, _ (kind->name));

  present_question (task, heading, body, _ ("_Save"), FALSE, G_CALLBACK (ending_response_cb));
}

static int
chosen_kind (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  return filter != NULL ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (filter), "kind")) - 1 : -1;
}

static void
response_cb (GtkFileChooserNative *chooser, int response, GTask *task)
{
  Question *question = g_task_get_task_data (task);
  g_autoptr (GFile) file = NULL;
  int kind = chosen_kind (GTK_FILE_CHOOSER (chooser));
  gboolean is_sound, is_other_kind;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_object_unref (chooser);
  if (file == NULL)
    {
      g_task_return_pointer (task, NULL, NULL);
      g_object_unref (task);
      return;
    }
  g_free (question->typed);
  question->typed = g_file_get_basename (file);
  g_clear_object (&question->folder);
  question->folder = g_file_get_parent (file);
  g_clear_pointer (&question->name, g_free);
  is_other_kind = kind >= 0 && (guint) kind != question->wanted;
  if (is_other_kind)
    question->wanted = kind;
  /* What was chosen in the list counts for more than an ending that was there before. */
  is_sound =
      is_other_kind
          ? tw_save_dialog_complete (question->typed, &question->kinds[kind], 1, 0, &question->name)
          : tw_save_dialog_complete (question->typed, question->kinds, question->n_kinds,
                                     question->wanted, &question->name);
  if (!is_sound)
    ask_about_ending (task);
  else if (g_str_equal (question->typed, question->name))
    answer (task);
  else
    look_for_file (task);
}

/* The name that is shown follows the kind that is chosen. */
static void
kind_chosen_cb (GtkFileChooserNative *chooser, GParamSpec *pspec, GTask *task)
{
  Question *question = g_task_get_task_data (task);
  int kind = chosen_kind (GTK_FILE_CHOOSER (chooser));
  g_autofree char *typed = NULL, *stem = NULL, *name = NULL;
  int old;

  if (kind < 0 || (guint) kind == question->wanted)
    return;
  typed = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  question->wanted = kind;
  if (typed == NULL || *typed == '\0')
    return;
  old = kind_of (typed, strlen (typed), question->kinds, question->n_kinds);
  stem = old < 0 ? g_strdup (typed)
                 : g_strndup (typed, strlen (typed) - strlen (question->kinds[old].suffix));
  name = g_strconcat (stem, question->kinds[kind].suffix, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
}

static void
add_filters (GtkFileChooser *chooser, const Question *question)
{
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  for (guint i = 0; i < question->n_kinds; i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, _ (question->kinds[i].name));
      gtk_file_filter_add_suffix (filter, question->kinds[i].suffix + 1);
      g_object_set_data (G_OBJECT (filter), "kind", GINT_TO_POINTER (i + 1));
      gtk_file_chooser_add_filter (chooser, filter);
      if (i == question->wanted)
        gtk_file_chooser_set_filter (chooser, filter);
    }
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
}

static void
ask (GTask *task)
{
  Question *question = g_task_get_task_data (task);
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (question->title, g_task_get_source_object (task),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);

  add_filters (GTK_FILE_CHOOSER (chooser), question);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), question->folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), question->name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "notify::filter", G_CALLBACK (kind_chosen_cb), task);
  g_signal_connect (chooser, "response", G_CALLBACK (response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
tw_save_dialog_show (GtkWindow *parent,
                     const char *title,
                     const TwSaveKind *kinds,
                     guint n_kinds,
                     GFile *folder,
                     const char *name,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  GTask *task;
  Question *question;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (n_kinds > 0);

  task = g_task_new (parent, NULL, callback, user_data);
  question = g_new0 (Question, 1);
  question->title = g_strdup (title);
  question->kinds = kinds;
  question->n_kinds = n_kinds;
  question->wanted = MAX (kind_of (name, strlen (name), kinds, n_kinds), 0);
  question->folder = folder != NULL
                         ? g_object_ref (folder)
                         : g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
  tw_save_dialog_complete (name, kinds, n_kinds, question->wanted, &question->name);
  g_task_set_task_data (task, question, question_free);
  ask (task);
}

GFile *
tw_save_dialog_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
