/* All texts of the open set in one language. */
#include "app/localise/text-table.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/localise/text-table-private.h"
#include "engine/format/data-dir.h"
#include "engine/tile/plural-forms.h"

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwTextTable,
                               tw_text_table,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static guint updated_signal, row_changed_signal, returned_signal, failed_signal;

static GType
get_item_type (GListModel *model)
{
  return TW_TYPE_TEXT_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return TW_TEXT_TABLE (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  const GPtrArray *rows = TW_TEXT_TABLE (model)->rows;

  return position < rows->len ? g_object_ref (rows->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* The row of that text and form: the one that is there, else a new one. */
static TwTextRow *
row_for (GHashTable *old, const TwTextItem *item, guint form)
{
  g_autofree char *key = g_strdup_printf ("%s %u", item->context, form);
  TwTextRow *row = g_hash_table_lookup (old, key);

  return row != NULL ? g_object_ref (row) : tw_text_row_new (item->context, form);
}

static GHashTable *
index_rows (const GPtrArray *rows)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      TwTextRow *row = rows->pdata[i];

      g_hash_table_insert (index, g_strdup_printf ("%s %u", row->context, row->form), row);
    }
  return index;
}

static guint
n_rows_of (TwTextTable *self, const TwTextItem *item)
{
  const char *words[TW_MAX_PLURAL_FORMS];
  guint n = 1;

  if (item->is_counted)
    n = tw_plural_forms_count (tw_text_table_get_plural_forms (self, self->language));
  return MAX (n, tw_text_item_words (item, self->language, words));
}

/* What differs in the middle is exchanged, so that lists keep their place. */
static void
exchange_rows (TwTextTable *self, GPtrArray *rows)
{
  g_autoptr (GPtrArray) old = self->rows;
  guint n_start = 0, n_end = 0;

  while (n_start < old->len && n_start < rows->len && old->pdata[n_start] == rows->pdata[n_start])
    n_start++;
  while (n_end < old->len - n_start && n_end < rows->len - n_start
         && old->pdata[old->len - 1 - n_end] == rows->pdata[rows->len - 1 - n_end])
    n_end++;
  self->rows = rows;
  if (old->len - n_start - n_end > 0 || rows->len - n_start - n_end > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), n_start, old->len - n_start - n_end,
                                rows->len - n_start - n_end);
}

/* Makes the rows anew from the list; returns the first whose words were others. */
static TwTextRow *
fill_rows (TwTextTable *self)
{
  g_autoptr (GHashTable) old = index_rows (self->rows);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  TwTextRow *first = NULL;

  for (guint i = 0; i < self->file->list->items->len; i++)
    {
      TwTextItem *item = self->file->list->items->pdata[i];
      guint n = n_rows_of (self, item);

      for (guint form = 0; form < n; form++)
        {
          TwTextRow *row = row_for (old, item, form);
          g_autofree char *words = g_strdup (row->words);

          tw_text_table_fill_row (self, row, item, n);
          if (first == NULL && strcmp (words, row->words) != 0)
            first = row;
          g_ptr_array_add (rows, row);
        }
    }
  exchange_rows (self, rows);
  return first;
}

static gboolean
has_language (TwTextTable *self, const char *language)
{
  g_auto (GStrv) languages = tw_text_table_dup_languages (self);

  for (guint i = 0; languages[i] != NULL; i++)
    if (tw_language_equal (languages[i], language))
      return TRUE;
  return FALSE;
}

/* A language that goes leaves the source. */
static gboolean
follow_language (TwTextTable *self)
{
  if (self->language != NULL && has_language (self, self->language))
    return FALSE;
  g_free (self->gone);
  self->gone = self->language;
  self->language = g_strdup (tw_text_table_get_source_language (self));
  return TRUE;
}

/* One that undo brings back is shown again, and is gone until its rows are there. */
static gboolean
take_back_language (TwTextTable *self)
{
  if (self->gone == NULL || !has_language (self, self->gone))
    return FALSE;
  g_free (self->language);
  self->language = g_strdup (self->gone);
  return TRUE;
}

void
tw_text_table_refresh (TwTextTable *self)
{
  TwTextRow *first;
  gboolean is_back, is_other;

  self->is_stale = FALSE;
  tw_text_table_forget_terms (self, NULL);
  tw_text_table_forget_names (self);
  g_clear_pointer (&self->file, tw_text_file_free);
  self->file = tw_text_file_new_for_set (tw_document_get_set (self->document));
  tw_text_table_look_outdated (self);
  is_back = take_back_language (self);
  is_other = is_back || follow_language (self);
  first = fill_rows (self);
  g_signal_emit (self, updated_signal, 0);
  if (first != NULL && !self->is_switching && !is_other)
    g_signal_emit (self, row_changed_signal, 0, first);
  if (is_back)
    {
      g_signal_emit (self, returned_signal, 0);
      g_clear_pointer (&self->gone, g_free);
    }
}

static void
document_changed_cb (TwTextTable *self)
{
  if (self->is_editing)
    return;
  self->is_stale = TRUE;
  if (self->is_active)
    tw_text_table_refresh (self);
}

static void
text_table_dispose (GObject *object)
{
  TwTextTable *self = TW_TEXT_TABLE (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_text_table_parent_class)->dispose (object);
}

static void
text_table_finalize (GObject *object)
{
  TwTextTable *self = TW_TEXT_TABLE (object);

  g_strfreev (self->outdated);
  g_clear_pointer (&self->file, tw_text_file_free);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->added);
  g_clear_pointer (&self->glossary, tw_glossary_free);
  tw_text_table_forget_terms (self, NULL);
  tw_text_table_forget_names (self);
  g_clear_pointer (&self->glyphs, tw_glyphs_free);
  g_free (self->language);
  g_free (self->gone);
  G_OBJECT_CLASS (tw_text_table_parent_class)->finalize (object);
}

static void
tw_text_table_class_init (TwTextTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = text_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = text_table_finalize;
  updated_signal = g_signal_new ("updated", TW_TYPE_TEXT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  row_changed_signal = g_signal_new ("row-changed", TW_TYPE_TEXT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, TW_TYPE_TEXT_ROW);
  returned_signal = g_signal_new ("returned", TW_TYPE_TEXT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  failed_signal = g_signal_new ("failed", TW_TYPE_TEXT_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tw_text_table_init (TwTextTable *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->added = g_ptr_array_new_with_free_func (g_free);
}

TwTextTable *
tw_text_table_new (TwDocument *document, PangoContext *context)
{
  TwTextTable *self = g_object_new (TW_TYPE_TEXT_TABLE, NULL);
  g_autofree char *path = tw_data_dir_find (TW_GLOSSARY_FILE);

  self->document = g_object_ref (document);
  self->glossary = path != NULL ? tw_glossary_load (path, NULL) : NULL;
  if (context != NULL)
    self->glyphs = tw_glyphs_new (context);
  self->is_switching = TRUE;
  tw_text_table_refresh (self);
  self->is_switching = FALSE;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  return self;
}

void
tw_text_table_set_active (TwTextTable *self, gboolean is_active)
{
  g_return_if_fail (TW_IS_TEXT_TABLE (self));

  self->is_active = is_active;
  if (is_active && self->is_stale)
    {
      self->is_switching = TRUE;
      tw_text_table_refresh (self);
      self->is_switching = FALSE;
    }
}

const char *
tw_text_table_get_language (TwTextTable *self)
{
  return self->language;
}

static void
show_language (TwTextTable *self, const char *language)
{
  g_free (self->language);
  self->language = g_strdup (language);
  tw_document_seal (self->document);
  fill_rows (self);
  g_signal_emit (self, updated_signal, 0);
}

void
tw_text_table_set_language (TwTextTable *self, const char *language)
{
  g_return_if_fail (TW_IS_TEXT_TABLE (self));

  g_clear_pointer (&self->gone, g_free);
  if (!tw_language_equal (self->language, language))
    show_language (self, language);
}

void
tw_text_table_leave_language (TwTextTable *self, gboolean may_return)
{
  g_free (self->gone);
  self->gone = may_return ? g_strdup (self->language) : NULL;
  show_language (self, tw_text_table_get_source_language (self));
}

gboolean
tw_text_table_has_lost_language (TwTextTable *self)
{
  return self->gone != NULL;
}

const char *
tw_text_table_get_source_language (TwTextTable *self)
{
  const GPtrArray *items = self->file->list->items;

  return items->len > 0 ? tw_text_item_source_language (items->pdata[0]) : "";
}

gboolean
tw_text_table_is_source (TwTextTable *self)
{
  return tw_language_equal (self->language, tw_text_table_get_source_language (self));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_name (GPtrArray *names, const char *name)
{
  for (guint i = 0; i < names->len; i++)
    if (tw_language_equal (names->pdata[i], name))
      return;
  g_ptr_array_add (names, g_strdup (name));
}

char **
tw_text_table_dup_languages (TwTextTable *self)
{
  const TwTexts *ruled = self->file->list->plural_forms;
  g_auto (GStrv) used = tw_text_list_languages (self->file->list);
  const char *source = tw_text_table_get_source_language (self);
  GPtrArray *names = g_ptr_array_new ();

  add_name (names, source);
  for (guint i = 0; used[i] != NULL; i++)
    add_name (names, used[i]);
  for (guint i = 0; ruled != NULL && i < ruled->n_texts; i++)
    add_name (names, ruled->texts[i].language);
  for (guint i = 0; i < self->added->len; i++)
    add_name (names, self->added->pdata[i]);
  qsort (names->pdata + 1, names->len - 1, sizeof (gpointer), compare_names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

guint
tw_text_table_count (TwTextTable *self, const char *language, TwTextCount *out_count)
{
  tw_text_list_count (self->file->list, language, out_count);
  return self->file->list->items->len;
}

gboolean
tw_text_table_commit (TwTextTable *self,
                      const TwTextItem *item,
                      const char *label,
                      const char *merge_key)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_text_file_take (self->file, item, &error);
  gboolean is_taken;

  if (set == NULL)
    {
      tw_text_table_refresh (self);
      g_signal_emit (self, failed_signal, 0, error->message);
      return FALSE;
    }
  self->is_editing = TRUE;
  is_taken = tw_document_try_set (self->document, set, label, merge_key, &error);
  self->is_editing = FALSE;
  if (!is_taken)
    {
      tw_text_table_refresh (self);
      g_signal_emit (self, failed_signal, 0, error->message);
    }
  return is_taken;
}

void
tw_text_table_show_item (TwTextTable *self, TwTextItem *item)
{
  guint n = n_rows_of (self, item), at = 0;

  while (at < self->rows->len
         && strcmp (((TwTextRow *) self->rows->pdata[at])->context, item->context) != 0)
    at++;
  for (guint form = 0; form < n && at + form < self->rows->len; form++)
    tw_text_table_fill_row (self, self->rows->pdata[at + form], item, n);
  tw_text_table_rename (self, item);
  tw_text_table_follow_outdated (self);
  g_signal_emit (self, updated_signal, 0);
}
