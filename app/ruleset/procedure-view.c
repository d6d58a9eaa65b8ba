/* A procedure in sentences. */
#include "app/ruleset/procedure-view.h"

#include <glib/gi18n.h>

#include "app/widgets/announce.h"
#include "engine/format/format-error.h"

/* Pixels that a line stands further in than what it belongs to. */
#define INDENT 24

struct _TwProcedureView
{
  AdwBin parent_instance;

  TwDocument *document;
  int index;         /* -1 for none */
  char *key;         /* (nullable): what is shown is known by wherever it stands */
  gboolean is_stale; /* the set has changed since it was filled */
  GtkBox *lines;
  GtkWidget *earlier, *later;
};

G_DEFINE_FINAL_TYPE (TwProcedureView, tw_procedure_view, ADW_TYPE_BIN)

static guint moved_signal, removed_signal;

static void
add_line (TwProcedureView *self, const TwOwnLine *line)
{
  GtkWidget *label = gtk_label_new (line->words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, (int) line->level * INDENT);
  if (line->level == 0)
    gtk_widget_add_css_class (label, "heading");
  gtk_box_append (self->lines, label);
}

static guint
n_procedures (TwProcedureView *self)
{
  return self->document != NULL ? tw_own_procedure_n (tw_document_get_set (self->document)) : 0;
}

static void
fill (TwProcedureView *self)
{
  GtkWidget *child;
  guint n = n_procedures (self);
  g_autoptr (TwVocabulary) words = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  self->is_stale = FALSE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
  if (self->index < 0)
    return;
  words = tw_own_procedure_words (self->document);
  lines = tw_own_procedure_lines (tw_document_get_set (self->document), words, (guint) self->index,
                                  TRUE);
  for (guint i = 0; i < lines->len; i++)
    add_line (self, g_ptr_array_index (lines, i));
  gtk_widget_set_sensitive (self->earlier, self->index > 0);
  gtk_widget_set_sensitive (self->later, self->index + 1 < (int) n);
}

static void
set_index (TwProcedureView *self, int index)
{
  self->index = index < (int) n_procedures (self) ? index : -1;
  g_free (self->key);
  self->key = self->index < 0 ? NULL
                              : tw_own_procedure_key (tw_document_get_set (self->document),
                                                      (guint) self->index);
}

/* What is shown goes on being shown wherever undo, say, has put it.
 *
 * While it is not seen, tiles change at every stroke: it is filled when it is seen again. */
static void
document_changed_cb (TwProcedureView *self)
{
  int before = self->index;

  if (self->key != NULL)
    set_index (self, tw_own_procedure_find (tw_document_get_set (self->document), self->key));
  if (self->index >= 0 && self->index != before)
    g_signal_emit (self, moved_signal, 0, (guint) self->index);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
  else
    self->is_stale = TRUE;
}

static void
procedure_view_map (GtkWidget *widget)
{
  TwProcedureView *self = TW_PROCEDURE_VIEW (widget);

  if (self->is_stale)
    fill (self);
  GTK_WIDGET_CLASS (tw_procedure_view_parent_class)->map (widget);
}

static void
move (TwProcedureView *self, gboolean is_later)
{
  g_autoptr (GError) error = NULL;

  if (!tw_own_procedure_move (self->document, (guint) self->index, is_later, &error))
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
earlier_cb (TwProcedureView *self)
{
  move (self, FALSE);
}

static void
later_cb (TwProcedureView *self)
{
  move (self, TRUE);
}

static void
remove_cb (TwProcedureView *self)
{
  int index = self->index, n = (int) n_procedures (self);
  g_autoptr (GError) error = NULL;

  /* The one after it is shown then, or the one before the last. */
  set_index (self, index + 1 < n ? index + 1 : index - 1);
  if (tw_own_procedure_remove (self->document, (guint) index, &error))
    {
      g_signal_emit (self, removed_signal, 0);
      return;
    }
  set_index (self, index);
  tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
procedure_view_dispose (GObject *object)
{
  tw_procedure_view_set_document (TW_PROCEDURE_VIEW (object), NULL);
  G_OBJECT_CLASS (tw_procedure_view_parent_class)->dispose (object);
}

static void
procedure_view_finalize (GObject *object)
{
  g_free (TW_PROCEDURE_VIEW (object)->key);
  G_OBJECT_CLASS (tw_procedure_view_parent_class)->finalize (object);
}

static void
tw_procedure_view_class_init (TwProcedureViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = procedure_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = procedure_view_finalize;
  widget_class->map = procedure_view_map;
  moved_signal = g_signal_new ("moved", TW_TYPE_PROCEDURE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  removed_signal = g_signal_new ("removed", TW_TYPE_PROCEDURE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/procedure-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, lines);
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, earlier);
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, later);
  gtk_widget_class_bind_template_callback (widget_class, earlier_cb);
  gtk_widget_class_bind_template_callback (widget_class, later_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
tw_procedure_view_init (TwProcedureView *self)
{
  self->index = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_procedure_view_set_document (TwProcedureView *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
}

void
tw_procedure_view_show (TwProcedureView *self, int index)
{
  set_index (self, index);
  fill (self);
}

int
tw_procedure_view_get_index (TwProcedureView *self)
{
  return self->index < (int) n_procedures (self) ? self->index : -1;
}
