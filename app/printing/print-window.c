/* Printing tiles. */
#include "app/printing/print-window.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/printing/plan-form.h"
#include "app/printing/preset-group.h"
#include "app/printing/print-dialog.h"
#include "app/printing/print-view.h"
#include "app/printing/print-work.h"
#include "app/printing/which-group.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/save-dialog.h"
#include "engine/format/print-preset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/setup/play-rules.h"

/* How often it is said how far a file is, in milliseconds. */
#define TICK_MS 100

static const TwSaveKind documents = { N_ ("Documents (PDF)"), ".pdf" };

/* What a thread counts up, and outlives the window with. */
typedef struct
{
  TwPrintWindow *window;
  TwPrintCount count;
} Errand;

struct _TwPrintWindow
{
  AdwWindow parent_instance;

  TwDocument *document;
  TwGameKit kit;
  gboolean has_kit;
  TwPrintPlan *plan;
  TwPrintPlan *first; /* what it began with, where the set says nothing */
  GCancellable *running;
  Errand *errand; /* (nullable): the file that is being written */
  guint tick;
  char *written;

  TwMessageBar *message_bar;
  TwPresetGroup *presets;
  TwWhichGroup *which;
  TwPlanForm *form;
  TwPrintView *view;
  GtkWidget *print;
  GtkButton *save;
  GtkRevealer *busy;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (TwPrintWindow, tw_print_window, ADW_TYPE_WINDOW)

/* ---- the plan ----------------------------------------------------------------------------------
 */

/* Nobody is asked to save one of the program's sets because it was printed. */
static gboolean
is_remembered (TwPrintWindow *self)
{
  GFile *file = tw_document_get_file (self->document);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  return path == NULL || !tw_shipped_set_is_path (path);
}

static void
fill_order (TwPrintWindow *self, TwPrintOrder *out_order)
{
  *out_order = (TwPrintOrder){ tw_document_get_set (self->document),
                               self->has_kit ? self->kit.vocabulary : NULL, self->plan,
                               tw_which_group_get_before (self->which) };
}

/* Whether there is something to print is known once it has been laid out. */
static void
allow (TwPrintWindow *self)
{
  gboolean is_free = self->errand == NULL && tw_print_view_get_n_pages (self->view) > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "printing.print",
                                 is_free && !tw_print_plan_is_pictures (self->plan));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "printing.save", is_free);
}

static void
update (TwPrintWindow *self)
{
  gboolean is_folder = tw_print_plan_is_pictures (self->plan);
  TwPrintOrder order;

  tw_preset_group_show (self->presets, self->plan);
  tw_which_group_show (self->which, self->plan, tw_document_get_set (self->document));
  tw_plan_form_show (self->form, self->plan, tw_document_get_set (self->document));
  fill_order (self, &order);
  tw_print_view_show (self->view, &order);
  gtk_button_set_label (self->save, is_folder ? _ ("Save _Pictures…") : _ ("Save _PDF…"));
  allow (self);
  tw_inner_names (GTK_WIDGET (self->save));
}

/* Takes @plan over. Steps of one control are one step of undo. */
static void
take_plan (TwPrintWindow *self, TwPrintPlan *plan, const char *member)
{
  g_autofree char *key = g_strconcat ("print/", member, NULL);

  if (tw_print_plan_equal (plan, self->plan))
    {
      tw_print_plan_free (plan);
      return;
    }
  tw_print_plan_free (self->plan);
  self->plan = plan;
  /* It was about another plan. */
  tw_message_bar_hide_titled (self->message_bar, _ ("The pages are not written"));
  if (is_remembered (self))
    {
      g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (self->document));

      tw_print_plan_free (set->print);
      set->print = tw_print_plan_copy (plan);
      tw_document_replace_set (self->document, set, _ ("Change Printing"), key);
    }
  update (self);
}

static void
form_changed_cb (TwPrintWindow *self, const char *member)
{
  take_plan (self, tw_print_plan_copy (tw_plan_form_get_plan (self->form)), member);
}

static void
which_changed_cb (TwPrintWindow *self)
{
  TwPrintPlan *plan = tw_print_plan_copy (self->plan);

  g_free (plan->chosen);
  plan->chosen = tw_which_group_dup_chosen (self->which);
  take_plan (self, plan, "chosen");
  /* Another set to compare with is no other plan. */
  update (self);
}

static void
preset_chosen_cb (TwPrintWindow *self, TwPrintPreset *preset)
{
  TwPrintPlan *plan = tw_print_plan_copy (self->plan);

  tw_print_plan_take_preset (plan, preset->plan);
  take_plan (self, plan, "preset");
}

static void
preset_removed_cb (TwPrintWindow *self, const char *name)
{
  static const TwMessageButton buttons[] = { { N_ ("_Put It Back"), "printing.put-back", NULL },
                                             { NULL } };

  tw_message_bar_tell (self->message_bar, _ ("The preset is removed"), name, buttons);
}

static void
preset_failed_cb (TwPrintWindow *self, const char *title, const char *message)
{
  tw_message_bar_show_error (self->message_bar, title, message);
}

static void
put_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tw_preset_group_put_back (TW_PRINT_WINDOW (widget)->presets);
}

/* By Undo for instance. */
static void
document_changed_cb (TwPrintWindow *self)
{
  const TwPrintPlan *plan = tw_document_get_set (self->document)->print;

  if (plan == NULL)
    plan = self->first;
  if (is_remembered (self) && !tw_print_plan_equal (plan, self->plan))
    {
      tw_print_plan_free (self->plan);
      self->plan = tw_print_plan_copy (plan);
    }
  update (self);
}

/* ---- files -------------------------------------------------------------------------------------
 */

static gboolean
tick_cb (gpointer data)
{
  TwPrintWindow *self = data;
  gint all = g_atomic_int_get (&self->errand->count.all);

  if (all > 0)
    gtk_progress_bar_set_fraction (self->bar,
                                   g_atomic_int_get (&self->errand->count.done) / (double) all);
  else
    gtk_progress_bar_pulse (self->bar);
  return G_SOURCE_CONTINUE;
}

static void
leave (TwPrintWindow *self)
{
  g_clear_handle_id (&self->tick, g_source_remove);
  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
  self->errand = NULL;
  if (self->busy != NULL)
    gtk_revealer_set_reveal_child (self->busy, FALSE);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Errand *errand = user_data;
  g_autoptr (TwPrintWindow) self = errand->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = tw_print_work_save_finish (result, &error);
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : NULL;
  gboolean is_wanted = self->errand == errand;

  g_free (errand);
  if (!is_wanted)
    return;
  leave (self);
  update (self);
  if (path != NULL)
    {
      static const TwMessageButton buttons[] = { { N_ ("_Show"), "printing.show", NULL },
                                                 { NULL } };

      g_free (self->written);
      self->written = g_steal_pointer (&path);
      tw_message_bar_tell (self->message_bar, _ ("The pages are written"), name, buttons);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tw_message_bar_show_error (self->message_bar, _ ("The pages are not written"), error->message);
}

void
tw_print_window_save (TwPrintWindow *self, const char *path)
{
  TwPrintOrder order;
  Errand *errand;

  g_return_if_fail (TW_IS_PRINT_WINDOW (self));
  leave (self);
  tw_message_bar_hide (self->message_bar);
  fill_order (self, &order);
  errand = self->errand = g_new0 (Errand, 1);
  errand->window = g_object_ref (self);
  self->running = g_cancellable_new ();
  self->tick = g_timeout_add (TICK_MS, tick_cb, self);
  gtk_progress_bar_set_fraction (self->bar, 0);
  gtk_revealer_set_reveal_child (self->busy, TRUE);
  update (self);
  tw_print_work_save_async (&order, path, &errand->count, self->running, saved_cb, errand);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    tw_print_window_save (TW_PRINT_WINDOW (object), path);
}

/* Where in @folder nothing is: @name, or with a number. Returns: (nullable): %NULL if it is no
 * folder of this computer */
static char *
free_path (GFile *folder, const char *name)
{
  g_autofree char *parent = g_file_get_path (folder);
  char *path = parent != NULL ? g_build_filename (parent, name, NULL) : NULL;

  for (guint n = 2; path != NULL && g_file_test (path, G_FILE_TEST_EXISTS); n++)
    {
      g_autofree char *other = g_strdup_printf ("%s-%u", name, n);

      g_free (path);
      path = g_build_filename (parent, other, NULL);
    }
  return path;
}

/* A folder of its own in the folder that is chosen: nothing else lies among the pictures. */
static void
folder_cb (GtkNativeDialog *dialog, int response, TwPrintWindow *self)
{
  g_autoptr (GFile) folder = response == GTK_RESPONSE_ACCEPT
                                 ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                                 : NULL;
  g_autofree char *name =
      tw_save_dialog_propose_name (tw_document_get_title (self->document), "tiles", "-print");
  g_autofree char *path = folder != NULL ? free_path (folder, name) : NULL;

  g_object_unref (dialog);
  if (path != NULL)
    tw_print_window_save (self, path);
}

static void
ask_for_folder (TwPrintWindow *self, GFile *folder)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Folder for the Pictures"), GTK_WINDOW (self),
                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Save Here"),
                                   _ ("_Cancel"));

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (folder_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (widget);
  GFile *file = tw_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL && is_remembered (self) ? g_file_get_parent (file) : NULL;
  g_autofree char *name =
      tw_save_dialog_propose_name (tw_document_get_title (self->document), "tiles", "-print.pdf");

  if (tw_print_plan_is_pictures (self->plan))
    ask_for_folder (self, folder);
  else
    tw_save_dialog_show (GTK_WINDOW (self), _ ("Save Pages"), &documents, 1, folder, name, place_cb,
                         NULL);
}

static void
printed (const char *failure, gpointer user_data)
{
  static const TwMessageButton none[] = { { NULL } };
  TwPrintWindow *self = user_data;

  if (failure != NULL)
    tw_message_bar_show_error (self->message_bar, _ ("The printer did not take the pages"),
                               failure);
  else
    tw_message_bar_tell (self->message_bar, _ ("The pages are on their way"),
                         tw_document_get_title (self->document), none);
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (widget);
  TwPrintOrder order;

  GFile *file = tw_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL && is_remembered (self) ? g_file_get_parent (file) : NULL;
  g_autofree char *name =
      tw_save_dialog_propose_name (tw_document_get_title (self->document), "tiles", "-print");

  fill_order (self, &order);
  tw_message_bar_hide (self->message_bar);
  tw_print_dialog_run (GTK_WINDOW (self), &order, folder, name, printed, self);
}

static void
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (widget);

  leave (self);
  update (self);
}

static void
show_written (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (widget);
  g_autofree char *uri =
      self->written != NULL ? g_filename_to_uri (self->written, NULL, NULL) : NULL;

  if (uri != NULL)
    gtk_show_uri (GTK_WINDOW (self), uri, GDK_CURRENT_TIME);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (widget);

  if (is_remembered (self))
    tw_document_undo (self->document);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (widget);

  if (is_remembered (self))
    tw_document_redo (self->document);
}

static void
turn (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tw_print_view_turn (TW_PRINT_WINDOW (widget)->view, g_variant_get_int32 (parameter));
}

/* ---- the widget --------------------------------------------------------------------------------
 */

/* Nobody wonders where the file has remained: it is cancelled first, or waited for. */
static gboolean
print_window_close_request (GtkWindow *window)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (window);

  if (self->errand == NULL)
    return GTK_WINDOW_CLASS (tw_print_window_parent_class)->close_request (window);
  gtk_widget_child_focus (GTK_WIDGET (self->busy), GTK_DIR_TAB_FORWARD);
  return TRUE;
}

static void
print_window_dispose (GObject *object)
{
  TwPrintWindow *self = TW_PRINT_WINDOW (object);

  self->busy = NULL;
  leave (self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->plan, tw_print_plan_free);
  g_clear_pointer (&self->first, tw_print_plan_free);
  g_clear_pointer (&self->written, g_free);
  if (self->has_kit)
    tw_play_rules_kit_clear (&self->kit);
  self->has_kit = FALSE;
  G_OBJECT_CLASS (tw_print_window_parent_class)->dispose (object);
}

static void
tw_print_window_class_init (TwPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_PRESET_GROUP);
  g_type_ensure (TW_TYPE_WHICH_GROUP);
  g_type_ensure (TW_TYPE_PLAN_FORM);
  g_type_ensure (TW_TYPE_PRINT_VIEW);
  G_OBJECT_CLASS (klass)->dispose = print_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = print_window_close_request;
  gtk_widget_class_install_action (widget_class, "printing.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "printing.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "printing.cancel", NULL, cancel);
  gtk_widget_class_install_action (widget_class, "printing.show", NULL, show_written);
  gtk_widget_class_install_action (widget_class, "printing.put-back", NULL, put_back);
  gtk_widget_class_install_action (widget_class, "printing.turn", "i", turn);
  gtk_widget_class_install_action (widget_class, "printing.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "printing.redo", NULL, redo);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "printing.print",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "printing.save",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/printing/print-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, presets);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, which);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, form);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, view);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, print);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, save);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, busy);
  gtk_widget_class_bind_template_child (widget_class, TwPrintWindow, bar);
  gtk_widget_class_bind_template_callback (widget_class, form_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, which_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_failed_cb);
  gtk_widget_class_bind_template_callback (widget_class, allow);
}

/* Before a number that has the keyboard takes them for itself. */
static void
add_keys (TwPrintWindow *self)
{
  static const TwKeyBinding keys[] = {
    { "<Control>Page_Down|<Control>KP_Page_Down", "printing.turn(1)" },
    { "<Control>Page_Up|<Control>KP_Page_Up", "printing.turn(-1)" },
    { "<Control>z", "printing.undo" },
    { "<Control><Shift>z|<Control>y", "printing.redo" },
  };
  GtkEventController *controller = tw_key_bindings_new (keys, G_N_ELEMENTS (keys));

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tw_print_window_init (TwPrintWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
  /* Below what calls for it. */
  gtk_box_reorder_child_after (GTK_BOX (self->form), GTK_WIDGET (self->which),
                               gtk_widget_get_first_child (GTK_WIDGET (self->form)));
  tw_inner_names (GTK_WIDGET (self));
}

/* What the set says; else as usual, on the paper that is common here. */
static TwPrintPlan *
first_plan (const TwTileSet *set)
{
  g_autoptr (TwPrintPreset) usual = NULL;
  TwPrintPlan *plan;

  if (set->print != NULL)
    return tw_print_plan_copy (set->print);
  usual = tw_print_preset_load (TW_PRINT_PRESET_USUAL, NULL);
  plan = tw_print_plan_new ();
  if (usual != NULL)
    tw_print_plan_take_preset (plan, usual->plan);
  if (strcmp (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) == 0)
    plan->paper = g_strdup ("letter");
  return plan;
}

TwPrintWindow *
tw_print_window_new (TwDocument *document, const char *const *tiles)
{
  TwPrintWindow *self = g_object_new (TW_TYPE_PRINT_WINDOW, NULL);
  GFile *file = tw_document_get_file (document);

  self->document = g_object_ref (document);
  self->has_kit = tw_shared_kit_load (&self->kit, NULL);
  self->plan = first_plan (tw_document_get_set (document));
  if (tiles != NULL && tiles[0] != NULL)
    {
      g_free (self->plan->chosen);
      self->plan->chosen = g_strjoinv (" ", (char **) tiles);
      self->plan->choice = TW_PRINT_CHOSEN;
    }
  self->first = tw_print_plan_copy (self->plan);
  tw_which_group_set_file (self->which, file);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  update (self);
  return self;
}
