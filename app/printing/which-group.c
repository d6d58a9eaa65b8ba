/* Which tiles are printed. */
#include "app/printing/which-group.h"

#include <glib/gi18n.h>

#include "app/document/versions.h"
#include "app/printing/tile-choice.h"
#include "app/widgets/choice-row.h"
#include "engine/format/tile-set-file.h"

struct _TwWhichGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *versions; /* TwVersion */
  TwTileSet *before;
  GCancellable *loading; /* (nullable): the set to compare with */
  gboolean is_showing;
  GtkEditable *chosen;
  TwTileChoice *choice;
  AdwComboRow *since;
  GtkLabel *told;
};

G_DEFINE_FINAL_TYPE (TwWhichGroup, tw_which_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

void
tw_which_group_set_file (TwWhichGroup *self, GFile *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *folder = path != NULL ? tw_versions_folder (path) : NULL;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->versions, g_ptr_array_unref);
  self->versions = folder != NULL
                       ? tw_versions_list (folder)
                       : g_ptr_array_new_with_free_func ((GDestroyNotify) tw_version_free);
  gtk_string_list_append (names, _ ("Nothing: all are new"));
  for (guint i = 0; i < self->versions->len; i++)
    {
      const TwVersion *version = self->versions->pdata[i];
      /* Translators: day and time of a version, see g_date_time_format(). */
      g_autofree char *words = g_date_time_format (version->time, _ ("%x, %H:%M"));

      gtk_string_list_append (names, words);
    }
  gtk_string_list_append (names, _ ("Another Set…"));
  self->is_showing = TRUE;
  adw_combo_row_set_model (self->since, G_LIST_MODEL (names));
  self->is_showing = FALSE;
}

/* Which file it is, or why it cannot be read, or what nothing is called, is said below. */
static void
tell (TwWhichGroup *self, const char *words)
{
  gtk_label_set_label (self->told, words);
  gtk_widget_set_visible (GTK_WIDGET (self->told), *words != '\0');
}

/* The first id that no tile has. */
static void
tell_unknown (TwWhichGroup *self, const TwPrintPlan *plan, const TwTileSet *set)
{
  g_auto (GStrv) ids = g_strsplit (plan->chosen != NULL ? plan->chosen : "", " ", -1);
  g_autofree char *words = NULL;

  for (guint i = 0; ids[i] != NULL && words == NULL; i++)
    if (*ids[i] != '\0' && tw_tile_set_find (set, ids[i]) < 0)
      words = g_strdup_printf (_ ("The set has no tile “%s”."), ids[i]);
  tell (self, words != NULL ? words : "");
}

void
tw_which_group_show (TwWhichGroup *self, const TwPrintPlan *plan, const TwTileSet *set)
{
  g_autofree char *typed = tw_which_group_dup_chosen (self);

  self->is_showing = TRUE;
  if (g_strcmp0 (typed, plan->chosen != NULL ? plan->chosen : "") != 0)
    gtk_editable_set_text (self->chosen, plan->chosen != NULL ? plan->chosen : "");
  self->is_showing = FALSE;
  if (plan->choice == TW_PRINT_CHOSEN)
    {
      tw_tile_choice_show (self->choice, set, plan->chosen);
      tell_unknown (self, plan, set);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->chosen), plan->choice == TW_PRINT_CHOSEN);
  gtk_widget_set_visible (GTK_WIDGET (self->since), plan->choice == TW_PRINT_CHANGED);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          plan->choice == TW_PRINT_CHOSEN || plan->choice == TW_PRINT_CHANGED);
}

char *
tw_which_group_dup_chosen (TwWhichGroup *self)
{
  char *ids = g_strdup (gtk_editable_get_text (self->chosen));

  /* Whoever lists things writes commas. */
  return g_strdelimit (ids, ",;", ' ');
}

TwTileSet *
tw_which_group_get_before (TwWhichGroup *self)
{
  return self->before;
}

static void
typed_cb (TwWhichGroup *self)
{
  if (!self->is_showing)
    g_signal_emit (self, changed_signal, 0);
}

static void
picked_cb (TwWhichGroup *self, const char *ids)
{
  gtk_editable_set_text (self->chosen, ids);
}

/* Runs in a worker thread: a set may be large, and lie on a slow disk. */
static void
load_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  TwTileSet *set = tw_tile_set_file_load (task_data, &error);

  if (set != NULL)
    g_task_return_pointer (task, set, (GDestroyNotify) tw_tile_set_unref);
  else
    g_task_return_error (task, error);
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwWhichGroup *self = TW_WHICH_GROUP (object);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_pointer (&self->before, tw_tile_set_unref);
  self->before = set;
  if (error != NULL)
    tell (self, error->message);
  g_signal_emit (self, changed_signal, 0);
}

static void
load (TwWhichGroup *self, const char *path)
{
  g_autoptr (GTask) task = NULL;

  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  self->loading = g_cancellable_new ();
  task = g_task_new (self, self->loading, loaded_cb, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, load_in_thread);
}

static void
file_cb (GtkNativeDialog *dialog, int response, TwWhichGroup *self)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                               : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : NULL;

  g_object_unref (dialog);
  if (path == NULL)
    {
      adw_combo_row_set_selected (self->since, 0);
      return;
    }
  tell (self, name);
  load (self, path);
}

static void
ask_for_file (TwWhichGroup *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Compare With"),
                                   GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Compare"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (file_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Nothing, then the versions, then a file. */
static void
since_cb (TwWhichGroup *self)
{
  guint n = adw_combo_row_get_selected (self->since);

  if (self->is_showing)
    return;
  tell (self, "");
  if (n > self->versions->len)
    {
      ask_for_file (self);
      return;
    }
  if (n > 0)
    {
      load (self, ((TwVersion *) self->versions->pdata[n - 1])->path);
      return;
    }
  g_cancellable_cancel (self->loading);
  g_clear_pointer (&self->before, tw_tile_set_unref);
  g_signal_emit (self, changed_signal, 0);
}

static void
which_group_dispose (GObject *object)
{
  TwWhichGroup *self = TW_WHICH_GROUP (object);

  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  G_OBJECT_CLASS (tw_which_group_parent_class)->dispose (object);
}

static void
which_group_finalize (GObject *object)
{
  TwWhichGroup *self = TW_WHICH_GROUP (object);

  g_clear_pointer (&self->versions, g_ptr_array_unref);
  tw_tile_set_unref (self->before);
  G_OBJECT_CLASS (tw_which_group_parent_class)->finalize (object);
}

static void
tw_which_group_class_init (TwWhichGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_TILE_CHOICE);
  G_OBJECT_CLASS (klass)->dispose = which_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = which_group_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/printing/which-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwWhichGroup, chosen);
  gtk_widget_class_bind_template_child (widget_class, TwWhichGroup, choice);
  gtk_widget_class_bind_template_child (widget_class, TwWhichGroup, since);
  gtk_widget_class_bind_template_child (widget_class, TwWhichGroup, told);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, since_cb);
}

static void
tw_which_group_init (TwWhichGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_row (self->since);
}
