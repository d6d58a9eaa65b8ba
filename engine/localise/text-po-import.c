/* Words from a PO file into a set. */
#include "engine/localise/text-po-import.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/localise/text-list-edit.h"
#include "engine/set/text-check.h"
#include "engine/tile/plural-forms.h"

typedef struct
{
  TwTextList *list;
  const TwPoFile *po;
  const char *name;
  const char *plural_forms;
  TwTextPoReport *report;
} Import;

void
tw_text_po_report_clear (TwTextPoReport *report)
{
  g_clear_pointer (&report->language, g_free);
  g_clear_pointer (&report->remarks, g_ptr_array_unref);
}

/* "FILE:LINE: TEXT: what it is about it." */
static void
remark (Import *import, const TwPoMessage *message, const char *text)
{
  g_ptr_array_add (import->report->remarks,
                   g_strdup_printf ("%s:%u: %s: %s", import->name, message->line,
                                    message->context != NULL ? message->context : message->id,
                                    text));
}

/* "uk" for "uk" and "uk-UA". */
static gboolean
is_same_language (const char *a, const char *b)
{
  gsize n = strcspn (a, "-");

  return n == strcspn (b, "-") && g_ascii_strncasecmp (a, b, n) == 0;
}

/* Words of one language under the name of another cannot be told apart afterwards. */
static gboolean
check_language (Import *import, const char *field, const char *language, GError **error)
{
  g_autofree char *said = tw_language_from_locale (field);

  if (is_same_language (said, language))
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, import->name,
                              MAX (1, import->po->header->line),
                              _ ("The header says that this is “%.40s”, not “%.40s”. Import it as "
                                 "“%.40s”, or correct the line “Language:”."),
                              said, language, said);
}

static gboolean
find_language (Import *import, const char *language, GError **error)
{
  g_autofree char *field = tw_po_file_field (import->po, "Language");
  TwTextPoReport *report = import->report;

  if (language != NULL && field != NULL && *field != '\0'
      && !check_language (import, field, language, error))
    return FALSE;
  if (language != NULL)
    report->language = g_strdup (language);
  else if (field == NULL || *field == '\0')
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, import->name,
                                MAX (1, import->po->header->line),
                                _ ("The header does not say which language it is. Add a line "
                                   "“Language: cs\\n” to it."));
  else
    report->language = tw_language_from_locale (field);
  if (tw_language_is_valid (report->language))
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, import->name,
                              MAX (1, import->po->header->line),
                              _ ("“%.40s” is no language. Write for instance “cs” or “pt_BR”."),
                              report->language);
}

/* The rule that is known holds; the file's is for languages that nobody knows, and a template's
 * placeholder says nothing. */
static gboolean
find_plural_forms (Import *import, char **out_own, GError **error)
{
  g_autofree char *field = tw_po_file_field (import->po, "Plural-Forms");
  const char *known = tw_text_list_plural_forms (import->list, import->report->language);

  if (field == NULL || *field == '\0' || strstr (field, "INTEGER") != NULL)
    {
      import->plural_forms = known != NULL ? known : TW_PLURAL_FORMS_ENGLISH;
      return TRUE;
    }
  if (tw_plural_forms_count (field) == 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, import->name,
                                import->po->header->line,
                                _ ("The rule for plurals in the header, “%.100s”, cannot be "
                                   "reckoned with. Write for instance “%s”."),
                                field, TW_PLURAL_FORMS_ENGLISH);
  if (known == NULL)
    {
      import->plural_forms = *out_own = g_steal_pointer (&field);
      return TRUE;
    }
  import->plural_forms = known;
  if (!tw_plural_forms_equal (field, known))
    g_ptr_array_add (
        import->report->remarks,
        g_strdup_printf (
            _ ("%s:%u: The header says that the language counts by “%s”, but it counts "
               "by “%s”. That is kept."),
            import->name, MAX (1, import->po->header->line), field, known));
  return TRUE;
}

/* Returns whether something is wrong with the words that a reader would stumble over. */
static gboolean
check_words (Import *import, const TwTextItem *item, const TwPoMessage *message)
{
  const char *sources[2] = { tw_text_item_source (item, 0),
                             item->is_counted ? tw_text_item_source (item, 1) : NULL };
  guint n_sources = tw_text_item_n_sources (item);
  guint warnings = tw_text_check (sources, n_sources, (const char *const *) message->texts,
                                  message->n_texts, import->plural_forms, item->limit);

  for (guint bit = TW_TEXT_LOST_PLACEHOLDER; bit <= TW_TEXT_TOO_LONG; bit <<= 1)
    if (warnings & bit)
      {
        guint form = 0;
        g_autofree char *text = NULL;

        /* The form that is meant. */
        for (guint i = message->n_texts; i-- > 0;)
          if (bit == TW_TEXT_LOST_PLACEHOLDER
              && tw_text_check (&sources[n_sources - 1], 1,
                                (const char *const[]){ message->texts[i] }, 1, import->plural_forms,
                                0)
                     & TW_TEXT_LOST_PLACEHOLDER)
            form = i;
        text = tw_text_warning_message ((TwTextWarning) bit, sources[n_sources - 1],
                                        message->texts[form], import->plural_forms, item->limit);
        remark (import, message, text);
      }
  return (warnings & (TW_TEXT_LOST_PLACEHOLDER | TW_TEXT_WRONG_PLURALS)) != 0;
}

static gboolean
same_words (const TwPoMessage *message, const char *const *words)
{
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    if (strcmp (words[i], i < message->n_texts ? message->texts[i] : "") != 0)
      return FALSE;
  return TRUE;
}

static gboolean
same_source (const TwTextItem *item, const TwPoMessage *message)
{
  return strcmp (message->id, tw_text_item_source (item, 0)) == 0
         && (!item->is_counted || g_strcmp0 (message->plural, tw_text_item_source (item, 1)) == 0);
}

static void
take_message (Import *import, TwTextItem *item, const TwPoMessage *message)
{
  const char *language = import->report->language;
  const char *words[TW_MAX_PLURAL_FORMS];
  gboolean has_words = tw_text_item_words (item, language, words) > 0;
  gboolean is_same = same_words (message, words);
  gboolean is_fresh = same_source (item, message);
  gboolean is_draft = message->is_fuzzy || !is_fresh;

  if (!tw_po_message_is_translated (message))
    return;
  if (item->is_counted != (message->plural != NULL) || message->n_texts > TW_MAX_PLURAL_FORMS)
    {
      remark (import, message, _ ("The text counts in another way now. Export the file again."));
      return;
    }
  if (!is_fresh && has_words && !is_same)
    {
      remark (import, message,
              _ ("The source has changed since, and the set has other words for it. They stay."));
      return;
    }
  if (!is_fresh)
    remark (import, message,
            _ ("The source has changed since. The words become a draft: look at them again."));
  is_draft |= check_words (import, item, message);
  if (is_same && (tw_text_item_state (item, language) == TW_TEXT_DRAFT) == is_draft)
    return;
  tw_text_list_set_words (import->list, item, language, (const char *const *) message->texts,
                          message->n_texts, is_draft);
  import->report->n_changed++;
}

/* What stands between others has a number in its name, which changes with them: it is found by its
 * source. */
static char *
numberless (const char *context, const char *source)
{
  const char *number = strrchr (context, '#');

  return number != NULL ? g_strdup_printf ("%.*s\004%s", (int) (number - context), context, source)
                        : g_strdup_printf ("%s\004%s", context, source);
}

static TwTextItem *
find_item (GHashTable *items, GHashTable *by_source, const TwPoMessage *message)
{
  TwTextItem *item =
      message->context != NULL ? g_hash_table_lookup (items, message->context) : NULL;
  g_autofree char *key = NULL;

  if (message->context == NULL || (item != NULL && same_source (item, message)))
    return item;
  key = numberless (message->context, message->id);
  return g_hash_table_contains (by_source, key) ? g_hash_table_lookup (by_source, key) : item;
}

static void
take_messages (Import *import)
{
  g_autoptr (GHashTable) items = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) by_source = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < import->list->items->len; i++)
    {
      TwTextItem *item = g_ptr_array_index (import->list->items, i);

      g_hash_table_insert (items, item->context, item);
      g_hash_table_insert (by_source, numberless (item->context, tw_text_item_source (item, 0)),
                           item);
    }
  /* Of two messages for one text the one for its source as it is now goes first. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < import->po->messages->len; i++)
      {
        const TwPoMessage *message = g_ptr_array_index (import->po->messages, i);
        TwTextItem *item = find_item (items, by_source, message);

        if (item == NULL && pass == 0 && tw_po_message_is_translated (message))
          remark (import, message, _ ("The set has no such text. It is left out."));
        if (item == NULL || same_source (item, message) != (pass == 0)
            || !g_hash_table_add (taken, item))
          continue;
        if (tw_language_equal (tw_text_item_source_language (item), import->report->language))
          remark (import, message, _ ("The set is written in this language. It is left out."));
        else
          take_message (import, item, message);
      }
}

gboolean
tw_text_po_import (TwTextList *list,
                   const TwPoFile *po,
                   const char *name,
                   const char *language,
                   TwTextPoReport *out_report,
                   GError **error)
{
  g_autofree char *own_forms = NULL;
  Import import = { list, po, name, NULL, out_report };

  *out_report = (TwTextPoReport){ NULL, 0, g_ptr_array_new_with_free_func (g_free) };
  if (!find_language (&import, language, error) || !find_plural_forms (&import, &own_forms, error))
    return FALSE;
  if (own_forms != NULL)
    tw_text_list_set_plural_forms (list, out_report->language, own_forms);
  take_messages (&import);
  return TRUE;
}
