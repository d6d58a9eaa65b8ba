/* The rules of expansions. */
#include "app/ruleset/shipped-reader.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/document/shipped-rules.h"
#include "app/ruleset/shipped-row.h"
#include "app/widgets/announce.h"
#include "app/widgets/scroll-into-view.h"
#include "app/widgets/searched-list.h"
#include "engine/format/format-error.h"

/* Rows that are made before the window is drawn again. */
#define ROWS_AT_ONCE 4

struct _TwShippedReader
{
  AdwBin parent_instance;

  TwDocument *document;
  const TwVocabulary *vocabulary; /* of the document's kit */
  GPtrArray *parts;               /* (nullable): once it has been seen */
  guint part, rule;               /* what is made next */
  guint fill_id;
  GtkEditable *entry;
  GtkListBox *rules;
  GtkWidget *nothing;
};

G_DEFINE_FINAL_TYPE (TwShippedReader, tw_shipped_reader, ADW_TYPE_BIN)

static guint closed_signal, copied_signal, copied_effect_signal;

static gboolean
is_searched (TwShippedReader *self)
{
  return *gtk_editable_get_text (self->entry) != '\0';
}

static void
show_nothing (TwShippedReader *self)
{
  gtk_widget_set_visible (self->nothing,
                          self->fill_id == 0 && tw_searched_list_first (self->rules) == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), tw_searched_list_first (self->rules) != NULL);
}

/* Which of the set's rules was copied there: the one that was asked for comes first. */
static void
show_copied (TwShippedReader *self,
             const TwShippedRule *rule,
             guint n_rules,
             guint n_procedures,
             guint n_effects)
{
  g_autofree char *words =
      g_strdup_printf (ngettext ("%u rule is copied into the set, with all that it names.",
                                 "%u rules are copied into the set, with all that they name.",
                                 n_rules),
                       n_rules);

  if (rule->procedure != NULL)
    g_signal_emit (self, copied_signal, 0, n_procedures);
  else
    g_signal_emit (self, copied_effect_signal, 0, n_effects);
  tw_announce_words (GTK_WIDGET (self), words);
}

static void
copy_cb (TwShippedRow *row, GArray *which, TwShippedReader *self)
{
  const TwShippedPart *part = tw_shipped_row_get_part (row);
  const TwVocabulary *own = tw_document_get_set (self->document)->own;
  guint n_procedures = own != NULL ? own->procedures->len : 0;
  guint n_effects = own != NULL ? own->effects->len : 0;
  g_autoptr (GError) error = NULL;

  if (tw_shipped_rules_copy (self->document, self->vocabulary, part, which, &error))
    {
      tw_shipped_row_refuse (row, NULL);
      show_copied (self,
                   &g_array_index (part->rules, TwShippedRule, g_array_index (which, guint, 0)),
                   which->len, n_procedures, n_effects);
    }
  else
    {
      g_autofree char *words =
          g_strdup_printf (_ ("This cannot be copied into the set: %s"), tw_error_words (error));

      tw_shipped_row_refuse (row, words);
      tw_announce_words (GTK_WIDGET (self), words);
    }
}

static void
add_row (TwShippedReader *self, const TwShippedPart *part, guint index)
{
  TwShippedRow *row = tw_shipped_row_new (self->vocabulary, part, index);

  g_signal_connect (row, "copy", G_CALLBACK (copy_cb), self);
  tw_shipped_row_name_part (row, is_searched (self));
  tw_searched_list_add (self->rules, GTK_LIST_BOX_ROW (row), part->title,
                        tw_shipped_row_get_title (row), tw_shipped_row_get_words (row));
}

static gboolean
fill_cb (gpointer data)
{
  TwShippedReader *self = data;

  for (guint n = 0; n < ROWS_AT_ONCE && self->part < self->parts->len; n++)
    {
      const TwShippedPart *part = self->parts->pdata[self->part];

      add_row (self, part, self->rule++);
      if (self->rule < part->rules->len)
        continue;
      self->part++;
      self->rule = 0;
    }
  if (self->part < self->parts->len)
    return G_SOURCE_CONTINUE;
  self->fill_id = 0;
  show_nothing (self);
  return G_SOURCE_REMOVE;
}

static void
shipped_reader_map (GtkWidget *widget)
{
  TwShippedReader *self = TW_SHIPPED_READER (widget);
  const TwGameKit *kit = self->parts == NULL ? tw_own_rules_kit (self->document, NULL) : NULL;

  GTK_WIDGET_CLASS (tw_shipped_reader_parent_class)->map (widget);
  if (kit == NULL)
    return;
  self->vocabulary = kit->vocabulary;
  self->parts = tw_shipped_parts (self->vocabulary);
  self->fill_id = g_idle_add (fill_cb, self);
}

static void
search_changed_cb (TwShippedReader *self)
{
  GtkListBoxRow *row;

  tw_searched_list_search (self->rules);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rules, i)) != NULL; i++)
    tw_shipped_row_name_part (TW_SHIPPED_ROW (row), is_searched (self));
  show_nothing (self);
}

static void
row_activated_cb (TwShippedReader *self, GtkListBoxRow *row)
{
  tw_shipped_row_toggle (TW_SHIPPED_ROW (row));
  tw_scroll_into_view (GTK_WIDGET (row));
}

static void
close_cb (TwShippedReader *self)
{
  g_signal_emit (self, closed_signal, 0);
}

static void
shipped_reader_dispose (GObject *object)
{
  TwShippedReader *self = TW_SHIPPED_READER (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  if (self->rules != NULL)
    tw_searched_list_leave (self->rules);
  self->rules = NULL;
  G_OBJECT_CLASS (tw_shipped_reader_parent_class)->dispose (object);
}

static void
shipped_reader_finalize (GObject *object)
{
  TwShippedReader *self = TW_SHIPPED_READER (object);

  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_shipped_reader_parent_class)->finalize (object);
}

static void
tw_shipped_reader_class_init (TwShippedReaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = shipped_reader_dispose;
  G_OBJECT_CLASS (klass)->finalize = shipped_reader_finalize;
  widget_class->map = shipped_reader_map;
  closed_signal = g_signal_new ("closed", TW_TYPE_SHIPPED_READER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  copied_signal = g_signal_new ("copied", TW_TYPE_SHIPPED_READER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  copied_effect_signal = g_signal_new ("copied-effect", TW_TYPE_SHIPPED_READER, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/shipped-reader.ui");
  gtk_widget_class_bind_template_child (widget_class, TwShippedReader, entry);
  gtk_widget_class_bind_template_child (widget_class, TwShippedReader, rules);
  gtk_widget_class_bind_template_child (widget_class, TwShippedReader, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
tw_shipped_reader_init (TwShippedReader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_searched_list (self->rules, self->entry);
}

void
tw_shipped_reader_set_document (TwShippedReader *self, TwDocument *document)
{
  g_return_if_fail (TW_IS_SHIPPED_READER (self));
  g_return_if_fail (self->document == NULL);
  self->document = g_object_ref (document);
}

void
tw_shipped_reader_search (TwShippedReader *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
