/* A draft that can be restored. */
#include "app/start/draft-row.h"

#include <glib/gi18n.h>

#include "app/document/under-way.h"
#include "app/start/not-drawn.h"
#include "app/start/tableau.h"
#include "app/start/time-words.h"
#include "app/widgets/large-text.h"

struct _TwDraftRow
{
  AdwBin parent_instance;

  TwDraft *draft;
  TwTileTextures *textures;
  GCancellable *cancellable;

  TwTableau *tableau;
  GtkLabel *title;
  GtkLabel *place;
  GtkLabel *time;
  GtkLabel *note;
  GtkWidget *sign;
  GtkWidget *discard_button;
  GtkWidget *restore_button;
};

G_DEFINE_FINAL_TYPE (TwDraftRow, tw_draft_row, ADW_TYPE_BIN)

static void
draft_row_dispose (GObject *object)
{
  TwDraftRow *self = TW_DRAFT_ROW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->draft);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_draft_row_parent_class)->dispose (object);
}

static void
tw_draft_row_class_init (TwDraftRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = draft_row_dispose;
  g_type_ensure (TW_TYPE_TABLEAU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/start/draft-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, tableau);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, title);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, place);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, time);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, note);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, sign);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, discard_button);
  gtk_widget_class_bind_template_child (widget_class, TwDraftRow, restore_button);
}

static void
tw_draft_row_init (TwDraftRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_large_text_wrap (self->title);
  tw_large_text_wrap (self->time);
}

/* The whole path: of two files of one name it says which. */
static char *
dup_place (TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);

  if (origin->file != NULL)
    return g_file_get_parse_name (origin->file);
  return g_strdup (origin->shipped_id != NULL ? _ ("Shipped set, changed") : _ ("Not saved yet"));
}

static char *
dup_time (TwDraft *draft)
{
  g_autofree char *when = tw_time_in_words (tw_draft_get_time (draft));

  if (tw_draft_is_outdated (draft))
    /* Translators: %s is when changes were made that are not saved, "today, 14:05" */
    return g_strdup_printf (_ ("Changed: %s. The file is different since."), when);
  /* Translators: %s is when changes were made that are not saved, "today, 14:05" */
  return g_strdup_printf (_ ("Changed: %s"), when);
}

static void
set_up_button (GtkWidget *button, const char *action, const char *name, TwDraft *draft)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tw_draft_get_id (draft));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
describe (TwDraftRow *self)
{
  g_autofree char *details = g_strdup_printf ("%s\n%s\n%s", gtk_label_get_label (self->place),
                                              gtk_label_get_label (self->time),
                                              gtk_widget_get_visible (GTK_WIDGET (self->note))
                                                  ? gtk_label_get_label (self->note)
                                                  : "");

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->place), gtk_label_get_label (self->place));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tw_draft_get_title (self->draft),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, g_strchomp (details), -1);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  TwTileSet *set = g_cancellable_is_cancelled (cancellable) ? NULL : tw_draft_load_set (task_data);

  g_task_return_pointer (task, set, (GDestroyNotify) tw_tile_set_unref);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwDraftRow *self = TW_DRAFT_ROW (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = g_task_propagate_pointer (G_TASK (result), &error);

  if (error != NULL || self->draft == NULL)
    return;
  if (set == NULL)
    gtk_label_set_label (self->place, _ ("Cannot be read"));
  else
    tw_tableau_show_set (self->tableau, self->textures, set, tw_draft_get_key (self->draft),
                         g_str_hash (tw_draft_get_id (self->draft)));
  describe (self);
}

/* What the program died of is not tried again unasked. */
static void
show_picture (TwDraftRow *self)
{
  g_autoptr (GTask) task = NULL;

  if (tw_under_way_is_suspect (tw_under_way_get_default (), tw_draft_get_key (self->draft)))
    {
      gtk_label_set_label (self->note, tw_not_drawn_words ());
      gtk_widget_set_visible (GTK_WIDGET (self->note), TRUE);
      gtk_widget_set_visible (self->sign, TRUE);
      return;
    }
  task = g_task_new (self, self->cancellable, read_cb, NULL);
  g_task_set_task_data (task, g_object_ref (self->draft), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

GtkWidget *
tw_draft_row_new (TwDraft *draft, TwTileTextures *textures)
{
  TwDraftRow *self = g_object_new (TW_TYPE_DRAFT_ROW, NULL);
  g_autofree char *place = dup_place (draft);
  g_autofree char *time = dup_time (draft);
  /* Translators: what a screen reader says of a button; %s is a set's name */
  g_autofree char *discard =
      g_strdup_printf (_ ("Discard the changes of %s"), tw_draft_get_title (draft));
  /* Translators: what a screen reader says of a button; %s is a set's name */
  g_autofree char *restore =
      g_strdup_printf (_ ("Restore the changes of %s"), tw_draft_get_title (draft));

  self->draft = g_object_ref (draft);
  self->textures = g_object_ref (textures);
  self->cancellable = g_cancellable_new ();
  gtk_label_set_label (self->title, tw_draft_get_title (draft));
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->time, time);
  set_up_button (self->discard_button, "win.discard-draft", discard, draft);
  set_up_button (self->restore_button, "win.restore-draft", restore, draft);
  show_picture (self);
  describe (self);
  return GTK_WIDGET (self);
}
