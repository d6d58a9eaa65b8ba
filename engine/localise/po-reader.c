/* PO files: reading. */
#include "engine/localise/po-reader.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"

typedef enum
{
  AT_START,
  AT_CONTEXT,
  AT_ID,
  AT_PLURAL,
  AT_TEXT
} Step;

/* @text is the string that further lines continue; it belongs to @step of @message. */
typedef struct
{
  const char *name;
  guint line;
  TwPoFile *po;
  TwPoMessage *message;
  Step step;
  GString *text;
  guint form;
  guint obsolete_line;
  GHashTable *seen;
  GError **error;
} Reading;

static gboolean
fail (const Reading *r, const char *message)
{
  return tw_format_error_set (r->error, TW_FORMAT_ERROR_CONTENT, r->name, r->line, "%s", message);
}

/* What was read of the string goes where it belongs. */
static void
end_string (Reading *r)
{
  TwPoMessage *message = r->message;

  if (r->step == AT_CONTEXT)
    message->context = g_strdup (r->text->str);
  else if (r->step == AT_ID)
    message->id = g_strdup (r->text->str);
  else if (r->step == AT_PLURAL)
    message->plural = g_strdup (r->text->str);
  else if (r->step == AT_TEXT)
    tw_po_message_set_text (message, r->form, r->text->str);
  g_string_truncate (r->text, 0);
}

static gboolean
end_message (Reading *r)
{
  TwPoMessage *message = r->message;
  g_autofree char *key = NULL;

  end_string (r);
  if (r->step != AT_START && r->step != AT_TEXT)
    return fail (r, _ ("A message ends without “msgstr”. Add it, or take the message out."));
  if (r->step == AT_START)
    return TRUE;
  key = g_strdup_printf ("%s\004%s", message->context != NULL ? message->context : "\001",
                         message->id);
  if (!g_hash_table_add (r->seen, g_steal_pointer (&key)))
    return tw_format_error_set (
        r->error, TW_FORMAT_ERROR_CONTENT, r->name, message->line,
        _ ("The message “%.60s” is there twice. Take one of them out (msguniq does)."),
        message->id);
  r->step = AT_START;
  r->message = NULL;
  return TRUE;
}

/* The message without context and source is the header, as for gettext, wherever it stands. */
static void
settle_header (TwPoFile *po)
{
  for (guint i = 0; i < po->messages->len; i++)
    {
      TwPoMessage *message = g_ptr_array_index (po->messages, i), swap;

      if (message->context != NULL || *message->id != '\0')
        continue;
      swap = *po->header;
      *po->header = *message;
      *message = swap;
      g_ptr_array_remove_index (po->messages, i);
      return;
    }
}

static gboolean
begin_message (Reading *r)
{
  if (r->step == AT_TEXT && !end_message (r))
    return FALSE;
  if (r->message == NULL)
    {
      r->message = g_new0 (TwPoMessage, 1);
      g_ptr_array_add (r->po->messages, r->message);
    }
  if (r->step == AT_START)
    r->message->line = r->line;
  return TRUE;
}

/* Bytes beyond ASCII are never written so; half a character would be the result. */
static int
octal (const char **at)
{
  int value = 0;

  for (guint i = 0; i < 3 && **at >= '0' && **at <= '7'; i++)
    value = value * 8 + *(*at)++ - '0';
  return value <= 0x7f ? value : -1;
}

static int
hexadecimal (const char **at)
{
  int value = 0;

  for (guint i = 0; i < 2 && g_ascii_isxdigit (**at); i++)
    value = value * 16 + g_ascii_xdigit_value (*(*at)++);
  return value <= 0x7f ? value : -1;
}

/* What stands behind a backslash; -1 if that is nothing known. */
static int
escape (const char **at)
{
  static const char letters[] = "ntrabfv\"\\", values[] = "\n\t\r\a\b\f\v\"\\";
  const char *found;

  if (**at >= '0' && **at <= '7')
    return octal (at);
  if (**at == 'x' && g_ascii_isxdigit ((*at)[1]))
    {
      (*at)++;
      return hexadecimal (at);
    }
  found = **at != '\0' ? strchr (letters, **at) : NULL;
  if (found == NULL)
    return -1;
  (*at)++;
  return values[found - letters];
}

/* A string in quotes, and nothing behind it. */
static gboolean
read_string (Reading *r, const char *at)
{
  at += strspn (at, " \t");
  if (*at != '"')
    return fail (r, _ ("A text in quotes (\"…\") is missing here."));
  for (at++; *at != '"';)
    {
      int value = (guchar) *at++;

      if (value == '\0')
        return fail (r, _ ("The text does not end. Put a quote (\") at its end."));
      if (value == '\\' && (value = escape (&at)) < 0)
        return fail (r, _ ("A backslash stands before a character that it cannot. Write \\\\ for "
                           "a backslash."));
      if (value < 0x20 && value != '\n' && value != '\t')
        return fail (r, _ ("There is a control character in the text. Take it out."));
      g_string_append_c (r->text, (char) value);
    }
  at++;
  at += strspn (at, " \t");
  return *at == '\0'
         || fail (r, _ ("Something stands behind the closing quote. Write \\\" for a "
                        "quote within a text."));
}

/* "[1] ": which form. */
static const char *
read_index (Reading *r, const char *at)
{
  char *end;
  guint64 index = g_ascii_strtoull (at, &end, 10);

  if (end == at || *end != ']' || index >= TW_PO_MAX_FORMS
      || index != (r->step == AT_TEXT ? (guint64) r->form + 1 : 0))
    {
      fail (r, _ ("The forms are not numbered msgstr[0], msgstr[1] and so on."));
      return NULL;
    }
  end_string (r);
  r->form = (guint) index;
  return end + 1;
}

static gboolean
read_text (Reading *r, const char *at)
{
  gboolean has_forms = r->message != NULL && r->message->plural != NULL;

  if (r->step == AT_PLURAL)
    has_forms = TRUE;
  if (r->step != AT_ID && r->step != AT_PLURAL && !(r->step == AT_TEXT && has_forms && *at == '['))
    return fail (r, _ ("“msgstr” stands behind no “msgid”. Add that."));
  if (has_forms != (*at == '['))
    return fail (r, has_forms ? _ ("A message with “msgid_plural” has msgstr[0], msgstr[1] and so "
                                   "on. Write these.")
                              : _ ("A message without “msgid_plural” has one “msgstr”. Write "
                                   "that."));
  if (has_forms)
    {
      at = read_index (r, at + 1);
      if (at == NULL)
        return FALSE;
    }
  else
    {
      end_string (r);
      r->form = 0;
    }
  r->step = AT_TEXT;
  return read_string (r, at);
}

/* The keyword at @at, whole; @out_behind is what follows. */
static gboolean
is_keyword (const char *at, const char *keyword, const char **out_behind)
{
  gsize length = strlen (keyword);

  *out_behind = at + length;
  return strncmp (at, keyword, length) == 0
         && (at[length] == ' ' || at[length] == '\t' || at[length] == '"'
             || (at[length] == '[' && strcmp (keyword, "msgstr") == 0));
}

static gboolean
read_keyword (Reading *r, const char *at)
{
  const char *behind;

  if (*at == '"')
    return r->step != AT_START
               ? read_string (r, at)
               : fail (r, _ ("A text stands behind no keyword. Write “msgid” before it."));
  if (is_keyword (at, "msgctxt", &behind) || is_keyword (at, "msgid", &behind))
    {
      gboolean is_context = at[3] == 'c';

      if (!begin_message (r))
        return FALSE;
      if (r->step != AT_START && (is_context || r->step != AT_CONTEXT))
        return fail (r, _ ("A message begins within another that has no “msgstr”. Add that."));
      end_string (r);
      r->step = is_context ? AT_CONTEXT : AT_ID;
      return read_string (r, behind);
    }
  if (is_keyword (at, "msgid_plural", &behind))
    {
      if (r->step != AT_ID)
        return fail (r, _ ("“msgid_plural” stands behind no “msgid”. Add that."));
      end_string (r);
      r->step = AT_PLURAL;
      return read_string (r, behind);
    }
  if (is_keyword (at, "msgstr", &behind))
    return read_text (r, behind);
  return fail (r, _ ("The line begins with no keyword that PO files have. Take it out, or put # "
                     "before it to make it a comment."));
}

static void
append_line (char **lines, const char *line)
{
  char *joined = *lines != NULL ? g_strdup_printf ("%s\n%s", *lines, line) : g_strdup (line);

  g_free (*lines);
  *lines = joined;
}

static void
read_flags (TwPoMessage *message, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *word = g_strstrip (words[i]);

      if (strcmp (word, "fuzzy") == 0)
        message->is_fuzzy = TRUE;
      else if (*word != '\0')
        {
          char *joined = message->flags != NULL ? g_strdup_printf ("%s, %s", message->flags, word)
                                                : g_strdup (word);

          g_free (message->flags);
          message->flags = joined;
        }
    }
}

/* Comments behind which no message comes stay among what is out of use. */
static void
keep_comments (Reading *r)
{
  TwPoMessage *message = r->message;

  if (message == NULL || r->step != AT_START)
    return;
  if (message->comments != NULL)
    {
      g_auto (GStrv) lines = g_strsplit (message->comments, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        g_string_append_printf (r->po->obsolete, "#%s%s\n", *lines[i] != '\0' ? " " : "", lines[i]);
    }
  g_ptr_array_remove_index (r->po->messages, r->po->messages->len - 1);
  r->message = NULL;
}

static void
keep_obsolete (Reading *r, const char *line)
{
  if (r->po->obsolete->len > 0 && r->obsolete_line + 1 != r->line)
    g_string_append_c (r->po->obsolete, '\n');
  keep_comments (r);
  g_string_append_printf (r->po->obsolete, "%s\n", line);
  r->obsolete_line = r->line;
}

static gboolean
read_comment (Reading *r, const char *at)
{
  const char *text = at + 1 + (at[1] != '\0' && strchr (".:,|", at[1]) != NULL);

  if (at[1] == '~')
    {
      if (r->step == AT_TEXT && !end_message (r))
        return FALSE;
      keep_obsolete (r, at);
      return TRUE;
    }
  if (r->step != AT_START && r->step != AT_TEXT)
    return fail (r, _ ("A comment stands within a message. Put it before the message."));
  if (!begin_message (r))
    return FALSE;
  text += *text == ' ';
  switch (at[1])
    {
    case '.':
      append_line (&r->message->notes, text);
      break;
    case ':':
      append_line (&r->message->references, text);
      break;
    case ',':
      read_flags (r->message, text);
      break;
    case '|':
      append_line (&r->message->previous, text);
      break;
    default:
      append_line (&r->message->comments, text);
    }
  return TRUE;
}

static gboolean
read_lines (Reading *r, const char *text)
{
  for (const char *at = text; *at != '\0';)
    {
      gsize length = strcspn (at, "\n");
      g_autofree char *line = g_strchomp (g_strndup (at, length));
      const char *begin = line + strspn (line, " \t");

      r->line++;
      if (*begin == '#' ? !read_comment (r, begin) : *begin != '\0' && !read_keyword (r, begin))
        return FALSE;
      at += length + (at[length] == '\n');
    }
  if (!end_message (r))
    return FALSE;
  keep_comments (r);
  settle_header (r->po);
  return TRUE;
}

/* The encoding that the header names: looked for in the bytes, as it has to be known to read them.
 */
static char *
find_charset (const char *data, gsize length)
{
  const char *found = g_strstr_len (data, (gssize) length, "charset=");
  gsize n;

  if (found == NULL)
    return g_strdup ("UTF-8");
  found += strlen ("charset=");
  for (n = 0; found + n < data + length && n < 40
              && (g_ascii_isalnum (found[n]) || strchr ("-_.:", found[n]) != NULL)
              && found[n] != '\0';)
    n++;
  return n > 0 ? g_strndup (found, n) : g_strdup ("UTF-8");
}

static guint
line_of (const char *data, gsize length)
{
  guint line = 1;

  for (gsize i = 0; i < length; i++)
    line += data[i] == '\n';
  return line;
}

static char *
to_utf8 (const char *name, const char *data, gsize length, GError **error)
{
  g_autofree char *charset = find_charset (data, length);
  gsize n_read = 0;
  char *text;

  /* A template's placeholder, and what every text in ASCII is. */
  if (g_ascii_strcasecmp (charset, "CHARSET") == 0 || g_ascii_strcasecmp (charset, "ASCII") == 0
      || g_ascii_strcasecmp (charset, "US-ASCII") == 0)
    {
      g_free (charset);
      charset = g_strdup ("UTF-8");
    }
  text = g_convert (data, (gssize) length, "UTF-8", charset, &n_read, NULL, NULL);
  if (text != NULL && strlen (text) > 0 && memchr (data, '\0', length) == NULL)
    return text;
  if (text != NULL && length == 0)
    return text;
  g_free (text);
  tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, line_of (data, MIN (n_read, length)),
                       _ ("It is not written in “%s”, as it says. Save it in UTF-8."), charset);
  return NULL;
}

TwPoFile *
tw_po_file_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (TwPoFile) po = tw_po_file_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *utf8 = NULL;
  Reading r = { name, 0, po, NULL, AT_START, text, 0, 0, seen, error };

  if (length >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      data += 3;
      length -= 3;
    }
  utf8 = to_utf8 (name, data, length, error);
  if (utf8 == NULL || !read_lines (&r, utf8))
    return NULL;
  return g_steal_pointer (&po);
}

TwPoFile *
tw_po_file_load (const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL ? tw_po_file_parse (path, data, length, error) : NULL;
}
