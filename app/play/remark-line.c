/* The note at the shown moment of the game. */
#include "app/play/remark-line.h"

#include <glib/gi18n.h>

#include "app/game/table-history.h"
#include "app/game/table-remarks.h"
#include "app/widgets/tooltip.h"

/* @at: where the note stands that is written */
struct _TwRemarkLine
{
  AdwBin parent_instance;

  TwTableModel *model;
  GtkWidget *table; /* (nullable) (weak) */
  guint at;
  gboolean is_writing;

  GtkLabel *words;
  GtkWidget *edit_button;
  GtkWidget *remove_button;
  GtkEditable *entry;
};

G_DEFINE_FINAL_TYPE (TwRemarkLine, tw_remark_line, ADW_TYPE_BIN)

static void
update (TwRemarkLine *self)
{
  const char *text = tw_table_remarks_get (self->model);
  gboolean reads = text != NULL && !self->is_writing;

  gtk_widget_set_visible (GTK_WIDGET (self), reads || self->is_writing);
  gtk_widget_set_visible (GTK_WIDGET (self->words), reads);
  gtk_widget_set_visible (self->edit_button, reads);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), self->is_writing);
  gtk_widget_set_visible (
      self->remove_button,
      reads
          || (self->is_writing
              && tw_game_remark (tw_table_history_get_whole (self->model), self->at) != NULL));
  gtk_label_set_label (self->words, text != NULL ? text : "");
  tw_tooltip_set (GTK_WIDGET (self->words), text);
}

static void
stop_writing (TwRemarkLine *self)
{
  if (!self->is_writing)
    return;
  self->is_writing = FALSE;
  if (self->table != NULL)
    gtk_widget_grab_focus (self->table);
  update (self);
}

/* What is written about a moment that is gone, because somebody took it back, has no place. */
static void
changed_cb (TwRemarkLine *self)
{
  const TwGame *whole = tw_table_history_get_whole (self->model);
  guint n = 0;

  if (whole != NULL)
    tw_game_log (whole, &n);
  if (whole == NULL || self->at > n)
    stop_writing (self);
  if (whole != NULL)
    update (self);
  else
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
keep_cb (TwRemarkLine *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->entry));

  if (!self->is_writing)
    return;
  stop_writing (self);
  tw_table_remarks_set (self->model, self->at, text);
}

static void
remove_cb (TwRemarkLine *self)
{
  guint at = self->is_writing ? self->at : tw_table_remarks_here (self->model);

  stop_writing (self);
  tw_table_remarks_set (self->model, at, NULL);
  if (self->table != NULL)
    gtk_widget_grab_focus (self->table);
}

static gboolean
key_cb (TwRemarkLine *self, guint keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  stop_writing (self);
  return GDK_EVENT_STOP;
}

static void
write_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwRemarkLine *self = user_data;
  const char *text;

  if (tw_table_model_get_game (self->model) == NULL)
    return;
  if (!self->is_writing)
    {
      text = tw_table_remarks_get (self->model);
      self->at = tw_table_remarks_here (self->model);
      self->is_writing = TRUE;
      gtk_editable_set_text (self->entry, text != NULL ? text : "");
      update (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (self->entry, -1);
}

static void
remark_line_dispose (GObject *object)
{
  TwRemarkLine *self = TW_REMARK_LINE (object);

  g_clear_weak_pointer (&self->table);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_remark_line_parent_class)->dispose (object);
}

static void
tw_remark_line_class_init (TwRemarkLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = remark_line_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/remark-line.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRemarkLine, words);
  gtk_widget_class_bind_template_child (widget_class, TwRemarkLine, edit_button);
  gtk_widget_class_bind_template_child (widget_class, TwRemarkLine, remove_button);
  gtk_widget_class_bind_template_child (widget_class, TwRemarkLine, entry);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
tw_remark_line_init (TwRemarkLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), TW_REMARK_CHARS);
}

GtkWidget *
tw_remark_line_new (TwTableModel *model, GActionMap *actions, GtkWidget *table)
{
  TwRemarkLine *self = g_object_new (TW_TYPE_REMARK_LINE, NULL);
  const GActionEntry entries[] = { { .name = "remark", .activate = write_cb } };

  self->model = g_object_ref (model);
  g_set_weak_pointer (&self->table, table);
  tw_table_remarks_tell_marks (model);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}
