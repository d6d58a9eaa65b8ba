/* Edits of the texts: one command of the document each. */

#include <glib/gi18n.h>

#include "app/localise/text-table-edit.h"

#include "app/localise/text-table-private.h"
#include "engine/localise/text-list-edit.h"
#include "engine/localise/text-po-import.h"
#include "engine/tile/plural-forms.h"

void
tw_text_table_add_language (TwTextTable *self, const char *language, const char *plural_forms)
{
  const char *known = tw_text_list_plural_forms (self->file->list, language);

  g_return_if_fail (tw_language_is_valid (language));

  g_ptr_array_add (self->added, g_strdup (language));
  if (plural_forms != NULL && (known == NULL || !tw_plural_forms_equal (plural_forms, known)))
    {
      tw_text_list_set_plural_forms (self->file->list, language, plural_forms);
      if (!tw_text_table_commit (self, NULL, _ ("Add Language"), NULL))
        return;
      tw_text_table_refresh (self);
    }
  tw_text_table_set_language (self, language);
}

void
tw_text_table_remove_language (TwTextTable *self)
{
  g_autofree char *language = g_strdup (self->language);
  const char *words[TW_MAX_PLURAL_FORMS];
  gboolean is_used;

  g_return_if_fail (TW_IS_TEXT_TABLE (self));
  g_return_if_fail (!tw_text_table_is_source (self));

  is_used = tw_texts_get (self->file->list->plural_forms, language) != NULL;
  for (guint i = 0; i < self->file->list->items->len && !is_used; i++)
    is_used = tw_text_item_words (self->file->list->items->pdata[i], language, words) > 0;
  for (guint i = self->added->len; i-- > 0;)
    if (tw_language_equal (self->added->pdata[i], language))
      g_ptr_array_remove_index (self->added, i);
  if (is_used)
    {
      tw_text_list_remove_language (self->file->list, language);
      tw_text_table_forget_terms (self, NULL);
      if (!tw_text_table_commit (self, NULL, C_ ("undo", "Remove Language"), NULL))
        return;
    }
  tw_text_table_leave_language (self, is_used);
}

void
tw_text_table_set_plural_forms (TwTextTable *self, const char *forms)
{
  const char *known = tw_language_plural_forms (self->language);

  g_return_if_fail (TW_IS_TEXT_TABLE (self));
  g_return_if_fail (tw_plural_forms_count (forms) > 0);

  if (tw_plural_forms_equal (forms, tw_text_table_get_plural_forms (self, self->language))
      && tw_text_list_plural_forms (self->file->list, self->language) != NULL)
    return;
  tw_text_list_set_plural_forms (self->file->list, self->language,
                                 known != NULL && tw_plural_forms_equal (forms, known) ? NULL
                                                                                       : forms);
  if (tw_text_table_commit (self, NULL, _ ("Change Plural Rule"), NULL))
    tw_text_table_refresh (self);
}

static guint
n_given (const char *const *words)
{
  guint n = 0;

  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    if (*words[i] != '\0')
      n = i + 1;
  return n;
}

/* The strings belong to the list, which frees them while it takes others. */
static void
set_words (TwTextTable *self,
           TwTextItem *item,
           const char *language,
           const char *const *words,
           gboolean is_draft)
{
  g_auto (GStrv) copies = g_new0 (char *, TW_MAX_PLURAL_FORMS + 1);

  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    copies[i] = g_strdup (words[i]);
  tw_text_list_set_words (self->file->list, item, language, (const char *const *) copies,
                          n_given ((const char *const *) copies), is_draft);
}

/* What cannot stand in a file is not typed, but may be pasted. */
static char *
clean_words (const TwTextRow *row, const char *words)
{
  GString *clean = g_string_new (NULL);

  for (const char *at = words; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar sign = g_utf8_get_char (at);

      if (sign >= 0x20 && sign != 0x7f && sign != 0xfffe && sign != 0xffff)
        g_string_append_unichar (clean, sign);
      else if (sign == '\n' || sign == '\t')
        g_string_append_c (clean, row->is_long && sign == '\n' ? '\n' : ' ');
    }
  return g_string_free (clean, FALSE);
}

/* The words of an item in a language, as they are, become a draft or are done. */
static gboolean
draft_language (TwTextTable *self, TwTextItem *item, const char *language, gboolean is_draft)
{
  const char *words[TW_MAX_PLURAL_FORMS];
  TwTextState state = tw_text_item_state (item, language);

  if (state == TW_TEXT_MISSING || (state == TW_TEXT_DRAFT) == is_draft
      || tw_language_equal (language, tw_text_item_source_language (item)))
    return FALSE;
  tw_text_item_words (item, language, words);
  set_words (self, item, language, words, is_draft);
  return TRUE;
}

/* Marks what translates the item. Returns: how many languages that changed */
static guint
draft_all (TwTextTable *self, TwTextItem *item, gboolean is_draft)
{
  g_auto (GStrv) languages = tw_text_list_languages (self->file->list);
  guint n = 0;

  for (guint i = 0; languages[i] != NULL; i++)
    n += draft_language (self, item, languages[i], is_draft);
  return n;
}

void
tw_text_table_set_words (TwTextTable *self, TwTextRow *row, const char *typed)
{
  TwTextItem *item = tw_text_table_find_item (self, row);
  g_autofree char *words = clean_words (row, typed), *trimmed = g_strstrip (g_strdup (words));
  g_autofree char *key = g_strdup_printf ("text %s %s %u", self->language, row->context, row->form);
  const char *all[TW_MAX_PLURAL_FORMS];
  guint n_drafted = 0;

  g_return_if_fail (TW_IS_TEXT_TABLE (self));

  if (item == NULL || strcmp (row->words, trimmed) == 0 || (row->is_source && *trimmed == '\0'))
    return;
  /* What translates it translates something else now. */
  if (row->is_source)
    {
      tw_text_list_set_source (self->file->list, item, row->form, trimmed);
      n_drafted = draft_all (self, item, TRUE);
    }
  else
    {
      gboolean is_draft = tw_text_item_state (item, self->language) == TW_TEXT_DRAFT;

      tw_text_item_words (item, self->language, all);
      all[row->form] = trimmed;
      set_words (self, item, self->language, all, is_draft);
    }
  tw_text_table_forget_terms (self, row->is_source ? NULL : row->context);
  if (!tw_text_table_commit (self, item, row->is_source ? _ ("Change Text") : _ ("Translate"), key))
    return;
  tw_text_table_show_item (self, item);
  tw_document_tell_drafted (self->document, n_drafted);
}

void
tw_text_table_set_draft (TwTextTable *self, TwTextRow *row, gboolean is_draft)
{
  TwTextItem *item = tw_text_table_find_item (self, row);
  gboolean is_other = FALSE;

  g_return_if_fail (TW_IS_TEXT_TABLE (self));

  if (item == NULL)
    return;
  if (row->is_source)
    is_other = draft_all (self, item, is_draft) > 0;
  else
    is_other = draft_language (self, item, self->language, is_draft);
  if (is_other
      && tw_text_table_commit (
          self, item, is_draft ? C_ ("undo", "Mark as Draft") : C_ ("undo", "Mark as Done"), NULL))
    tw_text_table_show_item (self, item);
}

void
tw_text_table_seal (TwTextTable *self)
{
  tw_document_seal (self->document);
}

char *
tw_text_table_to_po (TwTextTable *self, const char *language, const TwPoFile *old)
{
  GFile *file = tw_document_get_file (self->document);
  g_autofree char *name =
      file != NULL ? g_file_get_basename (file)
                   : g_strdup_printf ("%s.xml", tw_document_get_set (self->document)->id);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d %H:%M+0000");
  TwTextPoOptions options = { language, NULL, name, date };
  g_autoptr (TwPoFile) po = tw_text_po_export (self->file->list, &options, old);

  return tw_po_file_to_text (po);
}

gboolean
tw_text_table_import (TwTextTable *self,
                      TwPoFile *po,
                      const char *name,
                      TwTextPoReport *out_report,
                      GError **error)
{
  TwTileSet *set;
  gboolean is_taken;

  *out_report = (TwTextPoReport){ 0 };
  /* Who waited for the file may have gone on elsewhere. */
  if (self->is_stale)
    tw_text_table_refresh (self);
  if (!tw_text_po_import (self->file->list, po, name, NULL, out_report, error))
    return FALSE;
  set = tw_text_file_take (self->file, NULL, error);
  if (set == NULL)
    {
      tw_text_table_refresh (self);
      return FALSE;
    }
  self->is_editing = TRUE;
  is_taken = tw_document_try_set (self->document, set, _ ("Import Translations"), NULL, error);
  self->is_editing = FALSE;
  if (!is_taken)
    {
      tw_text_table_refresh (self);
      return FALSE;
    }
  g_ptr_array_add (self->added, g_strdup (out_report->language));
  g_free (self->language);
  self->language = g_strdup (out_report->language);
  self->is_switching = TRUE;
  tw_text_table_refresh (self);
  self->is_switching = FALSE;
  return TRUE;
}
