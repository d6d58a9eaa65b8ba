/* PO files: what is in one, and writing. */
#include "engine/localise/po-file.h"

#include <string.h>

static void
message_free (gpointer data)
{
  TwPoMessage *message = data;

  g_free (message->context);
  g_free (message->id);
  g_free (message->plural);
  for (guint i = 0; i < message->n_texts; i++)
    g_free (message->texts[i]);
  g_free (message->comments);
  g_free (message->notes);
  g_free (message->references);
  g_free (message->flags);
  g_free (message->previous);
  g_free (message);
}

TwPoFile *
tw_po_file_new (void)
{
  TwPoFile *po = g_new0 (TwPoFile, 1);

  po->header = g_new0 (TwPoMessage, 1);
  po->header->id = g_strdup ("");
  tw_po_message_set_text (po->header, 0, "");
  po->messages = g_ptr_array_new_with_free_func (message_free);
  po->obsolete = g_string_new (NULL);
  return po;
}

void
tw_po_file_free (TwPoFile *po)
{
  if (po == NULL)
    return;
  message_free (po->header);
  g_ptr_array_unref (po->messages);
  g_string_free (po->obsolete, TRUE);
  g_free (po);
}

TwPoMessage *
tw_po_file_add (TwPoFile *po, const char *context, const char *id, const char *plural)
{
  TwPoMessage *message = g_new0 (TwPoMessage, 1);

  message->context = g_strdup (context);
  message->id = g_strdup (id);
  message->plural = g_strdup (plural);
  g_ptr_array_add (po->messages, message);
  return message;
}

void
tw_po_message_set_text (TwPoMessage *message, guint index, const char *text)
{
  g_return_if_fail (index < TW_PO_MAX_FORMS);

  while (message->n_texts <= index)
    message->texts[message->n_texts++] = g_strdup ("");
  g_free (message->texts[index]);
  message->texts[index] = g_strdup (text);
}

gboolean
tw_po_message_is_translated (const TwPoMessage *message)
{
  for (guint i = 0; i < message->n_texts; i++)
    if (*message->texts[i] != '\0')
      return TRUE;
  return FALSE;
}

/* The line of the header that holds the field, and where the next begins. */
static const char *
find_field (const TwPoFile *po, const char *name, const char **out_end)
{
  gsize length = strlen (name);

  for (const char *line = po->header->texts[0]; *line != '\0';)
    {
      const char *end = line + strcspn (line, "\n");

      if (g_ascii_strncasecmp (line, name, length) == 0 && line[length] == ':')
        {
          *out_end = end;
          return line;
        }
      line = *end != '\0' ? end + 1 : end;
    }
  return NULL;
}

char *
tw_po_file_field (const TwPoFile *po, const char *name)
{
  const char *end;
  const char *line = find_field (po, name, &end);

  if (line == NULL)
    return NULL;
  line += strlen (name) + 1;
  return g_strstrip (g_strndup (line, (gsize) (end - line)));
}

void
tw_po_file_set_field (TwPoFile *po, const char *name, const char *value)
{
  const char *old = po->header->texts[0], *end;
  const char *line = find_field (po, name, &end);
  g_autofree char *before = line != NULL ? g_strndup (old, (gsize) (line - old)) : g_strdup (old);
  const char *behind = line == NULL ? "" : *end == '\n' ? end + 1 : end;
  const char *gap = line == NULL && *before != '\0' && !g_str_has_suffix (before, "\n") ? "\n" : "";
  g_autofree char *text = g_strdup_printf ("%s%s%s: %s\n%s", before, gap, name, value, behind);

  tw_po_message_set_text (po->header, 0, text);
}

static void
append_escaped (GString *out, const char *text, gsize length)
{
  g_string_append_c (out, '"');
  for (gsize i = 0; i < length; i++)
    if (text[i] == '\n')
      g_string_append (out, "\\n");
    else if (text[i] == '\t')
      g_string_append (out, "\\t");
    else if (text[i] == '"' || text[i] == '\\')
      g_string_append_printf (out, "\\%c", text[i]);
    else if ((guchar) text[i] < 0x20)
      g_string_append_printf (out, "\\%03o", (guint) text[i]);
    else
      g_string_append_c (out, text[i]);
  g_string_append (out, "\"\n");
}

void
tw_po_file_append_string (GString *out, const char *prefix, const char *keyword, const char *text)
{
  const char *first = strchr (text, '\n');

  g_string_append_printf (out, "%s%s ", prefix, keyword);
  if (first == NULL || first[1] == '\0')
    {
      append_escaped (out, text, strlen (text));
      return;
    }
  g_string_append (out, "\"\"\n");
  while (*text != '\0')
    {
      gsize length = strcspn (text, "\n");

      length += text[length] == '\n';
      g_string_append (out, prefix);
      append_escaped (out, text, length);
      text += length;
    }
}

/* Each line of @text behind @sign. */
static void
append_comment (GString *out, const char *sign, const char *text)
{
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    g_string_append_printf (out, "%s%s%s\n", sign, *lines[i] != '\0' ? " " : "", lines[i]);
}

static void
append_message (GString *out, const TwPoMessage *message, const char *prefix)
{
  append_comment (out, "#", message->comments);
  if (*prefix == '\0')
    {
      append_comment (out, "#.", message->notes);
      append_comment (out, "#:", message->references);
    }
  if (message->is_fuzzy || message->flags != NULL)
    g_string_append_printf (out, "#, %s%s%s\n", message->is_fuzzy ? "fuzzy" : "",
                            message->is_fuzzy && message->flags != NULL ? ", " : "",
                            message->flags != NULL ? message->flags : "");
  if (*prefix == '\0')
    append_comment (out, "#|", message->previous);
  if (message->context != NULL)
    tw_po_file_append_string (out, prefix, "msgctxt", message->context);
  tw_po_file_append_string (out, prefix, "msgid", message->id);
  if (message->plural != NULL)
    tw_po_file_append_string (out, prefix, "msgid_plural", message->plural);
  for (guint i = 0; i < MAX (1, message->n_texts); i++)
    {
      g_autofree char *keyword =
          message->plural != NULL ? g_strdup_printf ("msgstr[%u]", i) : g_strdup ("msgstr");

      tw_po_file_append_string (out, prefix, keyword,
                                message->n_texts > 0 ? message->texts[i] : "");
    }
}

void
tw_po_file_append_obsolete (TwPoFile *po, const TwPoMessage *message)
{
  if (po->obsolete->len > 0)
    g_string_append_c (po->obsolete, '\n');
  append_message (po->obsolete, message, "#~ ");
}

char *
tw_po_file_to_text (const TwPoFile *po)
{
  GString *out = g_string_new (NULL);

  append_message (out, po->header, "");
  for (guint i = 0; i < po->messages->len; i++)
    {
      g_string_append_c (out, '\n');
      append_message (out, g_ptr_array_index (po->messages, i), "");
    }
  if (po->obsolete->len > 0)
    g_string_append_printf (out, "\n%s", po->obsolete->str);
  return g_string_free (out, FALSE);
}
