/* Elements, attributes and texts, checked as they are asked for. */
#include "engine/format/xml-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-schema.h"

gboolean
tw_xml_reader_fail (TwXmlReader *reader, const xmlNode *node, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return tw_format_error_set (reader->error, TW_FORMAT_ERROR_CONTENT, reader->file,
                              node != NULL ? tw_xml_reader_line (node) : 0, "%s", text);
}

guint
tw_xml_reader_line (const xmlNode *node)
{
  long line = xmlGetLineNo (node);

  return line > 0 ? (guint) line : 0;
}

gboolean
tw_xml_reader_is (const xmlNode *element, const char *name)
{
  return tw_xml_name_is (element->name, name);
}

static xmlNode *
element_from (xmlNode *node)
{
  while (node != NULL && (node->type != XML_ELEMENT_NODE || tw_xml_schema_is_foreign (node)))
    node = node->next;
  return node;
}

xmlNode *
tw_xml_reader_first (const xmlNode *element)
{
  return element_from (element->children);
}

xmlNode *
tw_xml_reader_next (const xmlNode *element)
{
  return element_from (element->next);
}

/* Most values are one piece of text, which needs not be put together first. */
static char *
value_of (const xmlAttr *attribute)
{
  const xmlNode *only = attribute->children;
  xmlChar *joined;
  char *value;

  if (only == NULL)
    return g_strdup ("");
  if (only->next == NULL && only->type == XML_TEXT_NODE && only->content != NULL)
    return g_strdup ((const char *) only->content);
  joined = xmlNodeListGetString (attribute->doc, attribute->children, 1);
  value = g_strdup ((const char *) joined);
  xmlFree (joined);
  return value;
}

char *
tw_xml_reader_attribute (const xmlNode *element, const char *name)
{
  for (const xmlAttr *attribute = element->properties; attribute != NULL;
       attribute = attribute->next)
    if (attribute->ns == NULL && tw_xml_name_is (attribute->name, name))
      return value_of (attribute);
  return NULL;
}

char *
tw_xml_reader_language (const xmlNode *element)
{
  for (const xmlAttr *attribute = element->properties; attribute != NULL;
       attribute = attribute->next)
    if (attribute->ns != NULL && tw_xml_name_is (attribute->name, "lang")
        && xmlStrEqual (attribute->ns->href, XML_XML_NAMESPACE))
      return g_strstrip (value_of (attribute));
  return NULL;
}

gboolean
tw_xml_reader_line_attribute (TwXmlReader *reader,
                              const xmlNode *element,
                              const char *name,
                              guint max_length,
                              char **out)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);

  if (value != NULL && strlen (value) > max_length
      && g_utf8_strlen (value, -1) > (glong) max_length)
    return tw_xml_reader_fail (reader, element,
                               _ ("The attribute “%s” of <%s> has more than %u characters. "
                                  "Shorten it."),
                               name, (const char *) element->name, max_length);
  *out = g_steal_pointer (&value);
  return TRUE;
}

/* Leaves single blanks between the words of @text, and none around them. */
static void
join_words (char *text)
{
  static const char blanks[] = " \t\r\n";
  char *end = text;

  for (const char *word = text + strspn (text, blanks); *word != '\0';)
    {
      gsize length = strcspn (word, blanks);

      if (end > text)
        *end++ = ' ';
      memmove (end, word, length);
      end += length;
      word += length;
      word += strspn (word, blanks);
    }
  *end = '\0';
}

gboolean
tw_xml_reader_words_attribute (TwXmlReader *reader,
                               const xmlNode *element,
                               const char *name,
                               char **out)
{
  g_autofree char *value = NULL;

  *out = NULL;
  if (!tw_xml_reader_line_attribute (reader, element, name, TW_XML_MAX_LINE, &value))
    return FALSE;
  if (value == NULL)
    return TRUE;
  join_words (value);
  if (*value != '\0')
    *out = g_steal_pointer (&value);
  return TRUE;
}

/* Whether @value is a number as people write it, with no more digits than @most has. */
static gboolean
parse_number (const char *value, int least, int most, int *out)
{
  const char *digits = value + (least < 0 && *value == '-' ? 1 : 0);
  gsize n_digits = strspn (digits, "0123456789");
  gint64 number;

  if (n_digits == 0 || digits[n_digits] != '\0' || n_digits > 9)
    return FALSE;
  number = g_ascii_strtoll (value, NULL, 10);
  *out = (int) number;
  return number >= least && number <= most;
}

gboolean
tw_xml_reader_number_attribute (TwXmlReader *reader,
                                const xmlNode *element,
                                const char *name,
                                int least,
                                int most,
                                int *out)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);

  if (value == NULL || parse_number (g_strstrip (value), least, most, out))
    return TRUE;
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.40s” is no value for the attribute “%s” of <%s>. Write a "
                                "whole number from %d to %d."),
                             value, name, (const char *) element->name, least, most);
}

gboolean
tw_xml_reader_truth_attribute (TwXmlReader *reader,
                               const xmlNode *element,
                               const char *name,
                               gboolean *out)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);

  if (value == NULL)
    return TRUE;
  g_strstrip (value);
  *out = strcmp (value, "true") == 0;
  if (*out || strcmp (value, "false") == 0)
    return TRUE;
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.40s” is no value for the attribute “%s” of <%s>. Write "
                                "“true” or “false”."),
                             value, name, (const char *) element->name);
}

/* The lines of @content, stripped, each behind the one before it with @between. */
static char *
join_lines (const char *content, char between)
{
  char *text = g_malloc (strlen (content) + 2), *end = text, *last = text;

  for (const char *line = content, *next; line != NULL; line = next)
    {
      const char *first = line, *behind = strchr (line, '\n');

      next = behind != NULL ? behind + 1 : NULL;
      if (behind == NULL)
        behind = line + strlen (line);
      while (first < behind && g_ascii_isspace (*first))
        first++;
      while (first < behind && g_ascii_isspace (behind[-1]))
        behind--;
      if (first == behind && end == text)
        continue;
      memcpy (end, first, (gsize) (behind - first));
      end += behind - first;
      if (first < behind)
        last = end;
      *end++ = between;
    }
  *last = '\0';
  return text;
}

static char *
text_of (const xmlNode *element, char between)
{
  const xmlNode *only = element->children;
  xmlChar *joined;
  char *text;

  if (only != NULL && only->next == NULL && only->content != NULL
      && (only->type == XML_TEXT_NODE || only->type == XML_CDATA_SECTION_NODE))
    return join_lines ((const char *) only->content, between);
  joined = xmlNodeGetContent (element);
  text = join_lines ((const char *) joined, between);
  xmlFree (joined);
  return text;
}

char *
tw_xml_reader_text (const xmlNode *element)
{
  return text_of (element, '\n');
}

char *
tw_xml_reader_line_text (const xmlNode *element)
{
  return text_of (element, ' ');
}
