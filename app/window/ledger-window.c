/* Games in Numbers. */
#include "app/window/ledger-window.h"

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/widgets/announce.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/save-dialog.h"
#include "app/widgets/toasts.h"
#include "engine/ledger/ledger-column.h"
#include "engine/ledger/ledger-file.h"
#include "engine/ledger/ledger-folder.h"
#include "engine/setup/play-rules.h"

/* How often the bar moves. */
#define PROGRESS_MS 100
/* Files that are named; of more only the number. */
#define MOST_SKIPPED 12

struct _TwLedgerWindow
{
  AdwWindow parent_instance;

  GSettings *settings;
  TwLedger *ledger;
  GTask *task; /* (nullable): what reads */
  guint progress_timer;
  char *folder;
  gboolean is_updating;
  gboolean is_widened;
  GArray *sort_columns; /* int: by row of the list of orders: the column */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  GtkWidget *export_button;
  TwMessageBar *bar;
  GtkWidget *choices;
  GtkDropDown *group_choice;
  GtkDropDown *who_choice;
  GtkDropDown *sort_choice;
  GtkToggleButton *descending;
  GtkLabel *summary;
  GtkStack *stack;
  GtkProgressBar *progress;
  AdwStatusPage *none;
  TwLedgerTable *table;
};

static void announcer_init (TwAnnouncerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwLedgerWindow,
                               tw_ledger_window,
                               ADW_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_ANNOUNCER, announcer_init))

/* A folder that is being read. */
typedef struct
{
  char *folder;
  TwLedgerProgress progress;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->folder);
  g_free (reading);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  TwGameKit kit = { 0 };
  GError *error = NULL;
  TwLedger *ledger = NULL;

  if (tw_shared_kit_load (&kit, &error))
    {
      ledger = tw_ledger_folder (&kit, reading->folder, 0, &reading->progress, cancellable, &error);
      tw_play_rules_kit_clear (&kit);
    }
  if (ledger != NULL)
    g_task_return_pointer (task, ledger, (GDestroyNotify) tw_ledger_unref);
  else
    g_task_return_error (task, error);
}

static gboolean
progress_cb (gpointer data)
{
  TwLedgerWindow *self = data;
  Reading *reading = g_task_get_task_data (self->task);
  int n = g_atomic_int_get (&reading->progress.n_files);
  int done = g_atomic_int_get (&reading->progress.n_done);

  if (n > 0)
    {
      /* Translators: files that have been read, and how many there are */
      g_autofree char *words = g_strdup_printf (_ ("%d of %d files"), done, n);

      gtk_progress_bar_set_fraction (self->progress, (double) done / n);
      gtk_progress_bar_set_text (self->progress, words);
    }
  else
    gtk_progress_bar_pulse (self->progress);
  return G_SOURCE_CONTINUE;
}

/* The column to sort by in that row of the list of orders. */
static int
sort_column (const TwLedgerWindow *self, guint row)
{
  return row < self->sort_columns->len ? g_array_index (self->sort_columns, int, row)
                                       : TW_LEDGER_BY_NAME;
}

static void
add_order (TwLedgerWindow *self, GtkStringList *list, int column, const char *title)
{
  gtk_string_list_append (list, title);
  g_array_append_val (self->sort_columns, column);
}

/* The columns to sort by are those that are shown; the one that was chosen stays if it is there. */
static void
list_orders (TwLedgerWindow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint selected = gtk_drop_down_get_selected (self->sort_choice), found = 0;
  int before = selected != GTK_INVALID_LIST_POSITION ? sort_column (self, selected) : -1;

  g_array_set_size (self->sort_columns, 0);
  add_order (self, list, TW_LEDGER_BY_NAME, _ ("Name"));
  for (guint i = 0; i < tw_ledger_n_columns (); i++)
    if (tw_ledger_table_has_column (self->table, i))
      {
        if (before == (int) i)
          found = self->sort_columns->len;
        add_order (self, list, (int) i, tw_ledger_column (i).title);
      }
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->sort_choice, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->sort_choice, found);
  self->is_updating = FALSE;
}

static void
sort_cb (TwLedgerWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->sort_choice);

  if (!self->is_updating && selected != GTK_INVALID_LIST_POSITION)
    tw_ledger_table_sort (self->table, sort_column (self, selected),
                          gtk_toggle_button_get_active (self->descending));
}

static void
show_rows_cb (TwLedgerWindow *self)
{
  /* Side by side stands first. */
  static const guint whos[] = { TW_LEDGER_SIDE_BY_SIDE, TW_LEDGER_EVERYBODY, TW_LEDGER_PEOPLE,
                                TW_LEDGER_PROGRAMS };
  guint who = gtk_drop_down_get_selected (self->who_choice);
  guint group = gtk_drop_down_get_selected (self->group_choice);

  /* While the window is made its lists are filled one by one. */
  if (self->ledger == NULL || who >= G_N_ELEMENTS (whos) || group >= TW_LEDGER_N_GROUPS)
    return;
  tw_ledger_table_show (self->table, self->ledger, (TwLedgerGroup) group, whos[who]);
  list_orders (self);
  sort_cb (self);
}

static void
tell_skipped (TwLedgerWindow *self)
{
  const GPtrArray *skipped = self->ledger->skipped;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *title = NULL;

  if (skipped->len == 0)
    {
      tw_message_bar_hide (self->bar);
      return;
    }
  for (guint i = 0; i < skipped->len && i < MOST_SKIPPED; i++)
    g_ptr_array_add (words, g_strdup (((TwLedgerSkipped *) skipped->pdata[i])->message));
  if (skipped->len > MOST_SKIPPED)
    g_ptr_array_add (words, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "And %u more file.",
                                                          "And %u more files.",
                                                          skipped->len - MOST_SKIPPED),
                                             skipped->len - MOST_SKIPPED));
  title = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game cannot be read and is left out",
                                        "%u games cannot be read and are left out", skipped->len),
                           skipped->len);
  tw_message_bar_show_errors (self->bar, title, words);
}

static guint
n_finished (const TwLedger *ledger)
{
  const TwLedgerRow *first = ledger->rows->len > 0 ? ledger->rows->pdata[0] : NULL;

  return first != NULL ? first->n_finished : 0;
}

static void
show_page (TwLedgerWindow *self, const char *name)
{
  gboolean is_table = g_str_equal (name, "table");

  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (self->choices, is_table);
  gtk_widget_set_sensitive (self->export_button, is_table);
}

static void
show_none (TwLedgerWindow *self, const char *title, const char *words)
{
  adw_status_page_set_title (self->none, title);
  adw_status_page_set_description (self->none, words);
  show_page (self, "none");
}

/* As wide as all columns are, or as the screen. What is not seen is not as wide as it will be. */
static gboolean
widen_cb (GtkWidget *table, GdkFrameClock *clock, gpointer user_data)
{
  GtkWindow *window = user_data;
  GtkNative *native = GTK_NATIVE (window);
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface (gtk_widget_get_display (table),
                                                            gtk_native_get_surface (native));
  GdkRectangle screen = { 0 };
  int width, height, wanted = tw_ledger_table_get_width (TW_LEDGER_TABLE (table));

  if (gtk_widget_get_width (table) == 0 || monitor == NULL)
    return G_SOURCE_CONTINUE;
  gdk_monitor_get_geometry (monitor, &screen);
  gtk_window_get_default_size (window, &width, &height);
  if (MIN (wanted, screen.width) > width)
    gtk_window_set_default_size (window, MIN (wanted, screen.width), height);
  return G_SOURCE_REMOVE;
}

/* Once: then it is as wide as somebody wants it. */
static void
widen (TwLedgerWindow *self)
{
  if (self->is_widened)
    return;
  self->is_widened = TRUE;
  gtk_widget_add_tick_callback (GTK_WIDGET (self->table), widen_cb, self, NULL);
}

static void
show_ledger (TwLedgerWindow *self)
{
  g_autofree char *games = NULL, *summary = NULL;
  guint n = self->ledger->n_games, finished = n_finished (self->ledger);

  tell_skipped (self);
  if (n == 0)
    {
      show_none (self, _ ("No Games Here"),
                 _ ("In this folder is no saved game and no recording. Choose another one."));
      return;
    }
  games = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n);
  /* Translators: "40 games, 38 finished" */
  summary = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u finished", "%s, %u finished",
                                          finished),
                             games, finished);
  gtk_label_set_label (self->summary, summary);
  show_rows_cb (self);
  show_page (self, "table");
  widen (self);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwLedgerWindow) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLedger) ledger = g_task_propagate_pointer (G_TASK (result), &error);

  g_weak_ref_clear (weak);
  /* Another folder has been chosen since, or the window is closed. */
  if (self == NULL || self->task != G_TASK (result))
    return;
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_object (&self->task);
  if (ledger != NULL)
    {
      g_clear_pointer (&self->ledger, tw_ledger_unref);
      self->ledger = g_steal_pointer (&ledger);
      show_ledger (self);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_none (self, _ ("The Reading Was Cancelled"),
               _ ("Choose a folder to count the games in it."));
  else
    show_none (self, _ ("The Folder Cannot Be Read"), error->message);
}

void
tw_ledger_window_read (TwLedgerWindow *self, const char *folder)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *shown = g_filename_display_name (folder), *kept = g_strdup (folder);
  Reading *reading = g_new0 (Reading, 1);
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_return_if_fail (TW_IS_LEDGER_WINDOW (self));
  if (self->task != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->task));
  g_clear_object (&self->task);
  g_free (self->folder);
  self->folder = g_steal_pointer (&kept);
  adw_window_title_set_subtitle (self->title, shown);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), shown);
  tw_message_bar_hide (self->bar);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_progress_bar_set_text (self->progress, _ ("Reading…"));
  show_page (self, "reading");
  reading->folder = g_strdup (self->folder);
  g_weak_ref_init (weak, self);
  self->task = g_task_new (NULL, cancellable, read_cb, weak);
  g_task_set_task_data (self->task, reading, reading_free);
  if (self->progress_timer == 0)
    self->progress_timer = g_timeout_add (PROGRESS_MS, progress_cb, self);
  g_task_run_in_thread (self->task, read_in_thread);
}

static void
cancel_cb (TwLedgerWindow *self)
{
  if (self->task != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->task));
}

static void
folder_cb (GtkFileChooserNative *chooser, int response, TwLedgerWindow *self)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_object_unref (chooser);
  path = file != NULL ? g_file_get_path (file) : NULL;
  if (path == NULL)
    return;
  /* A name that is no text cannot be kept. */
  if (g_utf8_validate (path, -1, NULL))
    g_settings_set_string (self->settings, "games-folder", path);
  tw_ledger_window_read (self, path);
}

static void
choose_cb (TwLedgerWindow *self)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Folder with Games"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Count Games"), NULL);
  g_autoptr (GFile) folder = self->folder != NULL ? g_file_new_for_path (self->folder) : NULL;

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (folder_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* What is exported is what the window showed when it was asked for. */
static void
save_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (G_FILE (source));
  GError *error = NULL;

  if (tw_ledger_save (data, path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwLedgerWindow) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  gboolean is_saved = g_task_propagate_boolean (G_TASK (result), &error);
  g_autofree char *name = g_file_get_basename (G_FILE (object));
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *words = g_strdup_printf (_ ("Saved as “%s”"), shown);

  g_weak_ref_clear (weak);
  if (self == NULL)
    return;
  if (!is_saved)
    tw_message_bar_show_error (self->bar, _ ("The file is not written"), error->message);
  else
    tw_announce_done (GTK_WIDGET (self->table), words);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwLedger) ledger = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autoptr (GTask) task = NULL;
  GWeakRef *weak;

  if (file == NULL)
    return;
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, object);
  task = g_task_new (file, NULL, saved_cb, weak);
  g_task_set_task_data (task, g_steal_pointer (&ledger), (GDestroyNotify) tw_ledger_unref);
  g_task_run_in_thread (task, save_in_thread);
}

static void
export_cb (TwLedgerWindow *self)
{
  static const TwSaveKind kinds[] = { { N_ ("Tables (CSV)"), ".csv" },
                                      { N_ ("Data (JSON)"), ".json" } };
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);

  tw_save_dialog_show (GTK_WINDOW (self), _ ("Export Table"), kinds, G_N_ELEMENTS (kinds), folder,
                       /* Translators: the name of a file */
                       _ ("games.csv"), place_cb, tw_ledger_ref (self->ledger));
}

static void
announce_toast (TwAnnouncer *announcer, AdwToast *toast)
{
  tw_toasts_show (TW_LEDGER_WINDOW (announcer)->toasts, toast);
}

static void
announce_nothing (TwAnnouncer *announcer)
{
  tw_toasts_have_read (TW_LEDGER_WINDOW (announcer)->toasts);
}

static void
announcer_init (TwAnnouncerInterface *iface)
{
  iface->show_toast = announce_toast;
  iface->dismiss_toast = announce_nothing;
}

static void
ledger_window_dispose (GObject *object)
{
  TwLedgerWindow *self = TW_LEDGER_WINDOW (object);

  cancel_cb (self);
  g_clear_object (&self->task);
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_pointer (&self->ledger, tw_ledger_unref);
  g_clear_pointer (&self->folder, g_free);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (tw_ledger_window_parent_class)->dispose (object);
}

static void
ledger_window_finalize (GObject *object)
{
  g_array_unref (TW_LEDGER_WINDOW (object)->sort_columns);
  G_OBJECT_CLASS (tw_ledger_window_parent_class)->finalize (object);
}

static void
tw_ledger_window_class_init (TwLedgerWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_LEDGER_TABLE);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  G_OBJECT_CLASS (klass)->dispose = ledger_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ledger_window_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/window/ledger-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, export_button);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, choices);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, group_choice);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, who_choice);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, sort_choice);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, descending);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, summary);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, none);
  gtk_widget_class_bind_template_child (widget_class, TwLedgerWindow, table);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_rows_cb);
  gtk_widget_class_bind_template_callback (widget_class, sort_cb);
}

static void
tw_ledger_window_init (TwLedgerWindow *self)
{
  self->sort_columns = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_drop_down_set_name (self->group_choice, _ ("Rows"));
  tw_drop_down_set_name (self->who_choice, _ ("Whose Seats"));
  tw_drop_down_set_name (self->sort_choice, _ ("Sort By"));
  show_none (self, _ ("No Games Here"), _ ("Choose a folder to count the games in it."));
}

TwLedgerWindow *
tw_ledger_window_new (GSettings *settings, GtkWindow *parent)
{
  TwLedgerWindow *self = g_object_new (TW_TYPE_LEDGER_WINDOW, NULL);

  self->settings = g_object_ref (settings);
  tw_key_bindings_share (GTK_WINDOW (self), parent);
  return self;
}

void
tw_ledger_window_show (GSettings *settings, GtkWindow *parent)
{
  TwLedgerWindow *self = tw_ledger_window_new (settings, parent);
  g_autofree char *folder = g_settings_get_string (settings, "games-folder");
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  gboolean is_there = *folder != '\0' && g_file_test (folder, G_FILE_TEST_IS_DIR);

  gtk_window_present (GTK_WINDOW (self));
  tw_ledger_window_read (self, is_there            ? folder
                               : documents != NULL ? documents
                                                   : g_get_home_dir ());
}
