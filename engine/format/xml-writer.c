/* Putting XML together, with the layout in one place. */
#include "engine/format/xml-writer.h"

#include <string.h>

#include "engine/format/xml-document.h"

#define WIDTH 100

/* A prefix that means something from the element with that depth on. */
typedef struct
{
  char *prefix;
  char *uri;
  guint depth;
} Scope;

struct _TwXmlWriter
{
  GString *out;
  GPtrArray *open;   /* names */
  GArray *scopes;    /* of Scope */
  gsize tag_start;   /* where the start tag's line begins */
  guint tag_indent;  /* where its further lines begin */
  gboolean in_tag;   /* its ">" is not written yet */
  gboolean has_text; /* the end tag follows the text directly */
  gboolean is_overlong;
};

static void
scope_clear (gpointer data)
{
  Scope *scope = data;

  g_free (scope->prefix);
  g_free (scope->uri);
}

static void
writer_declare (TwXmlWriter *writer, char *prefix, char *uri)
{
  Scope scope = { prefix, uri, writer->open->len };

  g_array_append_val (writer->scopes, scope);
}

TwXmlWriter *
tw_xml_writer_new (const char *namespace)
{
  TwXmlWriter *writer = g_new0 (TwXmlWriter, 1);

  writer->out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  writer->open = g_ptr_array_new_with_free_func (g_free);
  writer->scopes = g_array_new (FALSE, FALSE, sizeof (Scope));
  g_array_set_clear_func (writer->scopes, scope_clear);
  writer_declare (writer, g_strdup (""), g_strdup (namespace));
  return writer;
}

gboolean
tw_xml_writer_is_overlong (const TwXmlWriter *writer)
{
  return writer->is_overlong;
}

char *
tw_xml_writer_finish (TwXmlWriter *writer, gsize *out_length)
{
  GString *out = writer->out;

  if (out_length != NULL)
    *out_length = out->len;
  g_ptr_array_unref (writer->open);
  g_array_unref (writer->scopes);
  g_free (writer);
  return g_string_free (out, FALSE);
}

/* Bytes that do not simply stand for themselves; the last one begins, among others, the two
 * characters above 0xfffd. */
#define CONTROLS                                                                                   \
  "\001\002\003\004\005\006\007\010\013\014\016\017\020\021\022\023\024\025\026\027\030"           \
  "\031\032\033\034\035\036\037"
#define ESCAPED "&<>\r\357" CONTROLS

static void
append_escaped_char (GString *out, gunichar c)
{
  if (c == '&')
    g_string_append (out, "&amp;");
  else if (c == '<')
    g_string_append (out, "&lt;");
  else if (c == '>')
    g_string_append (out, "&gt;");
  else if (c == '"')
    g_string_append (out, "&quot;");
  else if (c == '\r' || c == '\n' || c == '\t')
    g_string_append_printf (out, "&#%u;", c);
  else if (c >= 0x20 && c != 0xfffe && c != 0xffff)
    g_string_append_unichar (out, c);
}

/* Characters that XML cannot hold are left out; a file has to be readable again. What stands for
 * itself, nearly all of a long text, is copied at once. */
static void
append_escaped (GString *out, const char *text, gboolean in_attribute)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *at = valid; *at != '\0';)
    {
      gsize n = strcspn (at, in_attribute ? ESCAPED "\"\n\t" : ESCAPED);

      g_string_append_len (out, at, (gssize) n);
      at += n;
      if (*at == '\0')
        break;
      append_escaped_char (out, g_utf8_get_char (at));
      at = g_utf8_next_char (at);
    }
}

static void
writer_indent (TwXmlWriter *writer)
{
  for (guint i = 0; i < writer->open->len; i++)
    g_string_append (writer->out, "  ");
}

/* Makes room for a child of the innermost element. */
static void
writer_end_tag (TwXmlWriter *writer)
{
  if (writer->in_tag)
    g_string_append (writer->out, ">\n");
  writer->in_tag = FALSE;
}

void
tw_xml_writer_open (TwXmlWriter *writer, const char *name)
{
  writer_end_tag (writer);
  writer->tag_start = writer->out->len;
  writer_indent (writer);
  g_string_append_printf (writer->out, "<%s", name);
  writer->tag_indent = (guint) (writer->out->len - writer->tag_start) + 1;
  writer->in_tag = TRUE;
  g_ptr_array_add (writer->open, g_strdup (name));
}

/* Appends ` name="value"`, on a further line if this one would become too long. */
static void
writer_append_attribute (TwXmlWriter *writer, const char *text)
{
  const char *line = writer->out->str + writer->tag_start;

  if (g_utf8_strlen (line, -1) + g_utf8_strlen (text, -1) > WIDTH - 2
      && (gsize) (writer->out->len - writer->tag_start) > writer->tag_indent)
    {
      g_string_append_c (writer->out, '\n');
      writer->tag_start = writer->out->len;
      for (guint i = 1; i < writer->tag_indent; i++)
        g_string_append_c (writer->out, ' ');
    }
  g_string_append (writer->out, text);
}

void
tw_xml_writer_attribute (TwXmlWriter *writer, const char *name, const char *value)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *valid = NULL;

  if (value == NULL)
    return;
  valid = g_utf8_make_valid (value, -1);
  writer->is_overlong |= g_utf8_strlen (valid, -1) > TW_XML_MAX_LINE;
  text = g_string_new (NULL);
  g_string_append_printf (text, " %s=\"", name);
  append_escaped (text, valid, TRUE);
  g_string_append_c (text, '"');
  writer_append_attribute (writer, text->str);
}

void
tw_xml_writer_number (TwXmlWriter *writer, const char *name, int value, int omitted)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  if (value != omitted)
    tw_xml_writer_attribute (writer, name, text);
}

void
tw_xml_writer_close (TwXmlWriter *writer)
{
  guint last = writer->open->len - 1;
  g_autofree char *name = g_strdup (g_ptr_array_index (writer->open, last));

  while (writer->scopes->len > 0
         && g_array_index (writer->scopes, Scope, writer->scopes->len - 1).depth > last)
    g_array_set_size (writer->scopes, writer->scopes->len - 1);
  g_ptr_array_set_size (writer->open, (gint) last);
  if (writer->in_tag)
    g_string_append (writer->out, "/>\n");
  else
    {
      if (!writer->has_text)
        writer_indent (writer);
      g_string_append_printf (writer->out, "</%s>\n", name);
    }
  writer->in_tag = FALSE;
  writer->has_text = FALSE;
}

void
tw_xml_writer_text (TwXmlWriter *writer, const char *text)
{
  gboolean was_in_tag = writer->in_tag;

  if (strchr (text, '\n') == NULL && was_in_tag)
    {
      g_string_append_c (writer->out, '>');
      append_escaped (writer->out, text, FALSE);
      writer->has_text = TRUE;
    }
  else
    {
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      writer_end_tag (writer);
      for (guint i = 0; lines[i] != NULL; i++)
        {
          g_strstrip (lines[i]);
          if (*lines[i] != '\0')
            writer_indent (writer);
          append_escaped (writer->out, lines[i], FALSE);
          g_string_append_c (writer->out, '\n');
        }
    }
  writer->in_tag = FALSE;
}

void
tw_xml_writer_raw (TwXmlWriter *writer, const char *xml)
{
  const char *end = g_str_has_prefix (xml, "<?xml") ? strstr (xml, "?>") : NULL;

  /* An XML declaration may stand only at the beginning of a file. */
  if (end != NULL)
    xml = end + strlen ("?>");
  while (g_ascii_isspace (*xml))
    xml++;
  writer_end_tag (writer);
  writer_indent (writer);
  g_string_append (writer->out, xml);
  if (!g_str_has_suffix (xml, "\n"))
    g_string_append_c (writer->out, '\n');
}

void
tw_xml_writer_blank_line (TwXmlWriter *writer)
{
  writer_end_tag (writer);
  g_string_append_c (writer->out, '\n');
}

static const char *
writer_lookup (const TwXmlWriter *writer, const char *prefix)
{
  for (guint i = writer->scopes->len; i-- > 0;)
    {
      const Scope *scope = &g_array_index (writer->scopes, Scope, i);

      if (strcmp (scope->prefix, prefix) == 0)
        return scope->uri;
    }
  return NULL;
}

/* Takes those namespace declarations out of the first tag in @text that say what is
 * known at this place anyway; with @declare, the others hold from here on. */
static char *
without_known_declarations (TwXmlWriter *writer, const char *text, gboolean declare)
{
  GString *out = g_string_new (NULL);
  const char *at = text;

  while (*at != '\0' && *at != '>')
    {
      gsize length = strcspn (at, " >");
      const char *equals, *end;

      if (*at == ' ' && (equals = strchr (at, '=')) != NULL && equals[1] == '"'
          && (end = strchr (equals + 2, '"')) != NULL)
        {
          gboolean is_prefixed = g_str_has_prefix (at, " xmlns:");
          gboolean is_default = g_str_has_prefix (at, " xmlns=");
          const char *name = at + strlen (" xmlns:");
          g_autofree char *prefix =
              is_prefixed ? g_strndup (name, (gsize) (equals - name)) : g_strdup ("");
          g_autofree char *uri = g_strndup (equals + 2, (gsize) (end - equals - 2));

          if ((is_prefixed || is_default) && g_strcmp0 (writer_lookup (writer, prefix), uri) == 0)
            length = 0;
          else
            {
              length = (gsize) (end + 1 - at);
              if (declare && is_prefixed)
                writer_declare (writer, g_steal_pointer (&prefix), g_steal_pointer (&uri));
            }
          g_string_append_len (out, at, (gssize) length);
          at = end + 1;
          continue;
        }
      if (length == 0)
        length = 1;
      g_string_append_len (out, at, (gssize) length);
      at += length;
    }
  g_string_append (out, at);
  return g_string_free (out, FALSE);
}

void
tw_xml_writer_foreign_attributes (TwXmlWriter *writer, const TwForeign *foreign, gint owner)
{
  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      const TwForeignItem *item = &foreign->items[i];
      g_autofree char *text = NULL;

      if (item->owner != owner || item->before != TW_FOREIGN_ATTRIBUTE)
        continue;
      text = without_known_declarations (writer, item->text, TRUE);
      if (*text != '\0')
        writer_append_attribute (writer, text);
    }
}

void
tw_xml_writer_foreign (TwXmlWriter *writer,
                       const TwForeign *foreign,
                       gint owner,
                       gint from,
                       gint to)
{
  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      const TwForeignItem *item = &foreign->items[i];
      gboolean is_element = *item->text == '<' && item->text[1] != '!' && item->text[1] != '?';
      g_autofree char *text = NULL;

      if (item->owner != owner || item->before == TW_FOREIGN_ATTRIBUTE || item->before < from
          || item->before > to)
        continue;
      writer_end_tag (writer);
      writer_indent (writer);
      if (is_element)
        text = without_known_declarations (writer, item->text, FALSE);
      g_string_append (writer->out, text != NULL ? text : item->text);
      g_string_append_c (writer->out, '\n');
    }
}
