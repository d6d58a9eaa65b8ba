/* Pictures, where the tiles are in them, what they show, and tiles of the set. */
#include "app/gallery/scan-window.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/gallery/scan-plan-page.h"
#include "app/gallery/scan-tiles-page.h"
#include "app/gallery/scan-work.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/message-bar.h"
#include "engine/format/format-error.h"
#include "engine/set/set-pictures.h"

/* How often it is said how far the work is, in milliseconds. */
#define TICK_MS 100

/* What a thread counts up, and outlives the window with. */
typedef struct
{
  TwScanWindow *window;
  TwScanProgress progress;
} Errand;

struct _TwScanWindow
{
  AdwWindow parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  TwPixels *pixels; /* (nullable): of the sheet */
  GCancellable *running;
  Errand *errand; /* (nullable): what runs */
  guint tick;
  char *before; /* the page to go back to if it is cancelled */

  TwMessageBar *message_bar;
  GtkStack *stack;
  TwScanPlanPage *plan_page;
  TwScanTilesPage *tiles_page;
  GtkLabel *busy_words;
  GtkProgressBar *bar;
  GtkWidget *back;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (TwScanWindow, tw_scan_window, ADW_TYPE_WINDOW)

enum
{
  IMPORTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_shown (TwScanWindow *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) == 0;
}

static void
update (TwScanWindow *self)
{
  GPtrArray *tiles = tw_scan_tiles_page_get_tiles (self->tiles_page);
  const TwScanPlan *plan = tw_scan_plan_page_get_plan (self->plan_page);
  g_autofree char *label = NULL;
  gboolean can_go_on = FALSE;
  guint n;

  if (is_shown (self, "plan"))
    {
      n = tw_scan_plan_n_cells (plan);
      can_go_on = tw_scan_plan_is_sound (plan);
      label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "_Cut Out %u Tile",
                                            "_Cut Out %u Tiles", n),
                               n);
    }
  else if (is_shown (self, "tiles") && tiles != NULL)
    {
      n = tw_scan_tiles_n_taken (tiles);
      can_go_on = n > 0;
      label =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "_Import %u Tile", "_Import %u Tiles", n),
                           n);
    }
  if (label != NULL)
    gtk_button_set_label (self->next, label);
  gtk_widget_set_visible (GTK_WIDGET (self->next), label != NULL);
  gtk_widget_set_visible (self->back, is_shown (self, "plan") || is_shown (self, "tiles"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scan.next", can_go_on);
  tw_inner_names (GTK_WIDGET (self->next));
}

static void
show (TwScanWindow *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->stack, page);
  update (self);
}

static void
fail (TwScanWindow *self, const GError *error)
{
  tw_message_bar_show_error (self->message_bar, _ ("The pictures cannot be taken"),
                             tw_error_words (error));
}

/* ---- work ------------------------------------------------------------------------------------ */

static gboolean
tick_cb (gpointer data)
{
  TwScanWindow *self = data;
  gint all = g_atomic_int_get (&self->errand->progress.all);

  if (all > 0)
    gtk_progress_bar_set_fraction (self->bar,
                                   g_atomic_int_get (&self->errand->progress.done) / (double) all);
  else
    gtk_progress_bar_pulse (self->bar);
  return G_SOURCE_CONTINUE;
}

static Errand *
begin (TwScanWindow *self, const char *words)
{
  g_free (self->before);
  self->before = g_strdup (gtk_stack_get_visible_child_name (self->stack));
  tw_message_bar_hide (self->message_bar);
  gtk_label_set_label (self->busy_words, words);
  gtk_progress_bar_set_fraction (self->bar, 0);
  self->running = g_cancellable_new ();
  self->errand = g_new0 (Errand, 1);
  self->errand->window = g_object_ref (self);
  self->tick = g_timeout_add (TICK_MS, tick_cb, self);
  show (self, "busy");
  return self->errand;
}

/* The window may be closed, or wait for other work. */
static void
leave (TwScanWindow *self)
{
  g_clear_handle_id (&self->tick, g_source_remove);
  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
  self->errand = NULL;
}

static void
worked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Errand *errand = user_data;
  g_autoptr (TwScanWindow) self = errand->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwScanOutcome) outcome = tw_scan_work_finish (result, &error);
  gboolean is_wanted = self->errand == errand;

  g_free (errand);
  if (!is_wanted)
    return;
  leave (self);
  if (outcome == NULL)
    {
      show (self, self->before);
      fail (self, error);
      return;
    }
  if (outcome->tiles != NULL)
    {
      tw_scan_tiles_page_show (self->tiles_page, tw_document_get_set (self->document),
                               self->textures, outcome->tiles, outcome->refused);
      show (self, "tiles");
      gtk_widget_child_focus (GTK_WIDGET (self->tiles_page), GTK_DIR_TAB_FORWARD);
      return;
    }
  g_clear_pointer (&self->pixels, tw_pixels_unref);
  self->pixels = tw_pixels_ref (outcome->pixels);
  tw_scan_plan_page_show (self->plan_page, outcome->pixels, outcome->shown, outcome->found,
                          &outcome->plan);
  show (self, "plan");
  gtk_widget_grab_focus (GTK_WIDGET (self->next));
}

void
tw_scan_window_open (TwScanWindow *self, GPtrArray *files)
{
  Errand *errand;

  g_return_if_fail (files->len > 0);
  leave (self);
  g_clear_pointer (&self->pixels, tw_pixels_unref);
  errand = begin (self, _ ("Looking for tiles…"));
  tw_scan_work_look_async (files, tw_document_get_set (self->document), &errand->progress,
                           self->running, worked_cb, errand);
}

static void
cut (TwScanWindow *self)
{
  Errand *errand = begin (self, _ ("Cutting tiles out…"));

  tw_scan_work_cut_async (self->pixels, tw_scan_plan_page_get_plan (self->plan_page),
                          tw_document_get_set (self->document), &errand->progress, self->running,
                          worked_cb, errand);
}

static void
import (TwScanWindow *self)
{
  GPtrArray *tiles = tw_scan_tiles_page_get_tiles (self->tiles_page);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (self->document));
  g_autoptr (GError) error = NULL;
  guint n = tw_scan_tiles_n_taken (tiles);
  TwTileList *list = tw_document_get_tiles (self->document);

  if (!tw_scan_tiles_import (tiles, set, &error)
      || !tw_document_try_set (self->document, set, _ ("Import Pictures"), NULL, &error))
    {
      fail (self, error);
      return;
    }
  g_signal_emit (self, signals[IMPORTED], 0,
                 tw_tile_list_get (list, tw_tile_list_get_length (list) - n), n);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- actions --------------------------------------------------------------------------------- */

static void
next (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanWindow *self = TW_SCAN_WINDOW (widget);

  if (is_shown (self, "plan"))
    cut (self);
  else if (is_shown (self, "tiles"))
    import (self);
}

static void
back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanWindow *self = TW_SCAN_WINDOW (widget);

  tw_message_bar_hide (self->message_bar);
  show (self, is_shown (self, "tiles") && self->pixels != NULL ? "plan" : "choose");
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwScanWindow *self = TW_SCAN_WINDOW (widget);

  if (self->errand == NULL)
    return;
  leave (self);
  show (self, self->before);
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, TwScanWindow *self)
{
  g_autoptr (GListModel) list = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (files, g_list_model_get_item (list, i));
  if (files->len > 0)
    tw_scan_window_open (self, files);
  g_object_unref (chooser);
}

static void
choose (TwScanWindow *self, const char *title, gboolean is_folder)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (self),
                                   is_folder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                             : GTK_FILE_CHOOSER_ACTION_OPEN,
                                   _ ("_Choose"), NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Pictures"));
  gtk_file_filter_add_suffix (filter, "png");
  gtk_file_filter_add_suffix (filter, "jpg");
  gtk_file_filter_add_suffix (filter, "jpeg");
  gtk_file_filter_add_suffix (filter, "svg");
  if (!is_folder)
    {
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
      gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
choose_pictures (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (TW_SCAN_WINDOW (widget), _ ("Choose Pictures of Tiles"), FALSE);
}

static void
choose_folder (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (TW_SCAN_WINDOW (widget), _ ("Choose Folder with Pictures"), TRUE);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwScanWindow *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    g_ptr_array_add (files, g_object_ref (l->data));
  if (files->len == 0 || self->errand != NULL)
    return FALSE;
  tw_scan_window_open (self, files);
  return TRUE;
}

/* ---- the window ------------------------------------------------------------------------------ */

static void
scan_window_dispose (GObject *object)
{
  TwScanWindow *self = TW_SCAN_WINDOW (object);

  leave (self);
  g_clear_pointer (&self->pixels, tw_pixels_unref);
  g_clear_pointer (&self->before, g_free);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_scan_window_parent_class)->dispose (object);
}

/* A page back, what runs is cancelled, and from the first page the window goes. */
static gboolean
escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TwScanWindow *self = TW_SCAN_WINDOW (widget);

  if (is_shown (self, "choose"))
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_widget_activate_action (widget, is_shown (self, "busy") ? "scan.cancel" : "scan.back",
                                NULL);
  return TRUE;
}

static void
tw_scan_window_class_init (TwScanWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scan_window_dispose;
  signals[IMPORTED] =
      g_signal_new ("imported", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, TW_TYPE_TILE_ITEM, G_TYPE_UINT);
  gtk_widget_class_install_action (widget_class, "scan.choose", NULL, choose_pictures);
  gtk_widget_class_install_action (widget_class, "scan.choose-folder", NULL, choose_folder);
  gtk_widget_class_install_action (widget_class, "scan.cancel", NULL, cancel);
  gtk_widget_class_install_action (widget_class, "scan.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "scan.next", NULL, next);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "scan.next",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "scan.back", NULL);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_SCAN_PLAN_PAGE);
  g_type_ensure (TW_TYPE_SCAN_TILES_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/scan-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, plan_page);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, tiles_page);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, busy_words);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, back);
  gtk_widget_class_bind_template_child (widget_class, TwScanWindow, next);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
tw_scan_window_init (TwScanWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  show (self, "choose");
}

TwScanWindow *
tw_scan_window_new (TwDocument *document, TwTileTextures *textures)
{
  TwScanWindow *self = g_object_new (TW_TYPE_SCAN_WINDOW, NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  tw_inner_names (GTK_WIDGET (self));
  return self;
}
