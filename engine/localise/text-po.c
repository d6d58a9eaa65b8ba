/* Texts of a set as a PO file. */
#include "engine/localise/text-po.h"

#include "engine/tile/plural-forms.h"

#include <string.h>

static void
default_field (TwPoFile *po, const char *name, const char *value)
{
  g_autofree char *old = tw_po_file_field (po, name);

  if (old == NULL || *old == '\0')
    tw_po_file_set_field (po, name, value);
}

static const char *
plural_forms (const TwTextList *list, const TwTextPoOptions *options)
{
  const char *forms = options->plural_forms != NULL
                          ? options->plural_forms
                          : tw_text_list_plural_forms (list, options->language);

  return forms != NULL ? forms : TW_PLURAL_FORMS_ENGLISH;
}

/* What gettext's tools ask for; who translated last is kept. */
static void
fill_header (TwPoFile *po,
             const TwTextList *list,
             const TwTextPoOptions *options,
             const TwPoFile *old)
{
  g_autofree char *locale = tw_language_to_locale (options->language);
  g_autofree char *project = list->release != NULL
                                 ? g_strdup_printf ("%s %s", list->name, list->release)
                                 : g_strdup (list->name != NULL ? list->name : "");

  if (old != NULL)
    {
      tw_po_message_set_text (po->header, 0, old->header->texts[0]);
      po->header->comments = g_strdup (old->header->comments);
      po->header->flags = g_strdup (old->header->flags);
    }
  if (po->header->comments == NULL)
    po->header->comments = g_strdup_printf ("Translation of the texts of “%s”.", list->name);
  tw_po_file_set_field (po, "Project-Id-Version", project);
  default_field (po, "Report-Msgid-Bugs-To", "");
  tw_po_file_set_field (po, "POT-Creation-Date", options->date);
  default_field (po, "PO-Revision-Date", options->date);
  default_field (po, "Last-Translator", "Automatically generated");
  default_field (po, "Language-Team", "none");
  tw_po_file_set_field (po, "Language", locale);
  tw_po_file_set_field (po, "MIME-Version", "1.0");
  tw_po_file_set_field (po, "Content-Type", "text/plain; charset=UTF-8");
  tw_po_file_set_field (po, "Content-Transfer-Encoding", "8bit");
  tw_po_file_set_field (po, "Plural-Forms", plural_forms (list, options));
  default_field (po, "X-Generator", "Tilewright");
}

static gboolean
same_source (const TwTextItem *item, const TwPoMessage *message)
{
  return strcmp (message->id, tw_text_item_source (item, 0)) == 0
         && (message->plural == NULL
                 ? !item->is_counted
                 : item->is_counted
                       && strcmp (message->plural, tw_text_item_source (item, 1)) == 0);
}

static gboolean
same_words (const TwPoMessage *message, const char *const *words, guint n_words)
{
  for (guint i = 0; i < MAX (n_words, message->n_texts); i++)
    if (strcmp (i < n_words ? words[i] : "", i < message->n_texts ? message->texts[i] : "") != 0)
      return FALSE;
  return TRUE;
}

static void
add_comment (TwPoMessage *message, const char *comment)
{
  char *joined = message->comments != NULL ? g_strdup_printf ("%s\n%s", message->comments, comment)
                                           : g_strdup (comment);

  g_free (message->comments);
  message->comments = joined;
}

/* The words that the set no longer has: for whoever translates, once. */
static void
keep_other_words (TwPoMessage *message, const TwPoMessage *old)
{
  for (guint i = 0; i < old->n_texts; i++)
    {
      g_autofree char *line =
          g_strdelimit (g_strdup_printf ("Before: %s", old->texts[i]), "\n", ' ');

      if (*old->texts[i] != '\0'
          && (message->comments == NULL || strstr (message->comments, line) == NULL))
        add_comment (message, line);
    }
}

static void
merge_message (TwPoMessage *message, const TwTextItem *item, const TwPoMessage *old)
{
  gboolean is_new = !tw_po_message_is_translated (message);

  message->comments = g_strdup (old->comments);
  message->flags = g_strdup (old->flags);
  if (!tw_po_message_is_translated (old))
    return;
  if (!is_new)
    {
      if (!same_words (old, (const char *const *) message->texts, message->n_texts))
        keep_other_words (message, old);
      else
        message->is_fuzzy |= old->is_fuzzy;
      return;
    }
  for (guint i = 0; i < old->n_texts && i < MAX (1, message->n_texts); i++)
    tw_po_message_set_text (message, i, old->texts[i]);
  message->is_fuzzy = old->is_fuzzy;
  if (same_source (item, old))
    {
      message->previous = g_strdup (old->previous);
      return;
    }
  {
    GString *previous = g_string_new (NULL);

    tw_po_file_append_string (previous, "", "msgid", old->id);
    if (old->plural != NULL)
      tw_po_file_append_string (previous, "", "msgid_plural", old->plural);
    g_string_truncate (previous, previous->len - 1);
    message->previous = g_string_free (previous, FALSE);
    message->is_fuzzy = TRUE;
  }
}

/* Whether @text has "{name}" or "{its.name}" and nothing else in braces, for that is all that
 * gettext knows: it checks nothing of a text with forms that agree with a number. */
static gboolean
has_plain_names (const char *text)
{
  gboolean has_any = FALSE;

  for (const char *at = text; *at != '\0'; at++)
    if (*at == '{')
      {
        gsize length = strspn (++at, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_.");

        if (!(g_ascii_isalpha (*at) || *at == '_') || at[length] != '}')
          return FALSE;
        at += length;
        has_any = TRUE;
      }
    else if (*at == '}')
      return FALSE;
  return has_any;
}

static void
set_flag (TwPoMessage *message, const char *flag)
{
  g_auto (GStrv) flags = g_strsplit (message->flags != NULL ? message->flags : "", ", ", -1);
  char *joined;

  if (g_strv_contains ((const char *const *) flags, flag))
    return;
  joined = message->flags != NULL && *message->flags != '\0'
               ? g_strdup_printf ("%s, %s", message->flags, flag)
               : g_strdup (flag);
  g_free (message->flags);
  message->flags = joined;
}

/* So that gettext's own tools, and editors that ask them, see what a translation has lost. */
static void
set_format_flags (TwPoMessage *message, const TwTextItem *item)
{
  const char *source = tw_text_item_source (item, item->is_counted ? 1 : 0);

  if (item->is_counted && strstr (source, "%d") != NULL)
    set_flag (message, "c-format");
  if (!item->is_counted && has_plain_names (source))
    set_flag (message, "python-brace-format");
}

static void
add_message (TwPoFile *po,
             const TwTextItem *item,
             const TwTextPoOptions *options,
             guint n_forms,
             const TwPoMessage *old)
{
  const char *words[TW_MAX_PLURAL_FORMS];
  guint n = tw_text_item_words (item, options->language, words);
  TwPoMessage *message = tw_po_file_add (po, item->context, tw_text_item_source (item, 0),
                                         item->is_counted ? tw_text_item_source (item, 1) : NULL);

  for (guint i = 0; i < MAX (n, item->is_counted ? n_forms : 1); i++)
    tw_po_message_set_text (message, i, words[i]);
  message->is_fuzzy = tw_text_item_state (item, options->language) == TW_TEXT_DRAFT;
  message->notes = g_strdup (item->note);
  message->references = g_strdup_printf ("%s:%u", options->file, item->line);
  if (old != NULL)
    merge_message (message, item, old);
  set_format_flags (message, item);
}

static void
keep_unused (TwPoFile *po, const TwPoFile *old, GHashTable *used)
{
  g_string_append (po->obsolete, old->obsolete->str);
  for (guint i = 0; i < old->messages->len; i++)
    {
      const TwPoMessage *message = g_ptr_array_index (old->messages, i);

      if (!g_hash_table_contains (used, message) && tw_po_message_is_translated (message))
        tw_po_file_append_obsolete (po, message);
    }
}

TwPoFile *
tw_text_po_export (const TwTextList *list, const TwTextPoOptions *options, const TwPoFile *old)
{
  TwPoFile *po = tw_po_file_new ();
  guint n_forms = tw_plural_forms_count (plural_forms (list, options));
  g_autoptr (GHashTable) by_context = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);

  fill_header (po, list, options, old);
  for (guint i = 0; old != NULL && i < old->messages->len; i++)
    {
      TwPoMessage *message = g_ptr_array_index (old->messages, i);

      if (message->context != NULL)
        g_hash_table_insert (by_context, message->context, message);
    }
  for (guint i = 0; i < list->items->len; i++)
    {
      const TwTextItem *item = g_ptr_array_index (list->items, i);
      const TwPoMessage *before = g_hash_table_lookup (by_context, item->context);

      if (tw_language_equal (tw_text_item_source_language (item), options->language))
        continue;
      add_message (po, item, options, n_forms, before);
      if (before != NULL)
        g_hash_table_add (used, (gpointer) before);
    }
  if (old != NULL)
    keep_unused (po, old, used);
  return po;
}
