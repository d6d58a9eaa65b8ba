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
  return strcmp ((const char *) element->name, name) == 0;
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

char *
tw_xml_reader_attribute (const xmlNode *element, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (element, BAD_CAST name);
  char *copy = g_strdup ((const char *) value);

  xmlFree (value);
  return copy;
}

gboolean
tw_xml_reader_line_attribute (TwXmlReader *reader,
                              const xmlNode *element,
                              const char *name,
                              guint max_length,
                              char **out)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);

  if (value != NULL && g_utf8_strlen (value, -1) > (glong) max_length)
    return tw_xml_reader_fail (reader, element,
                               _ ("The attribute “%s” of <%s> has more than %u characters. "
                                  "Shorten it."),
                               name, (const char *) element->name, max_length);
  *out = g_steal_pointer (&value);
  return TRUE;
}

gboolean
tw_xml_reader_words_attribute (TwXmlReader *reader,
                               const xmlNode *element,
                               const char *name,
                               char **out)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;
  GString *joined;

  *out = NULL;
  if (!tw_xml_reader_line_attribute (reader, element, name, TW_XML_MAX_LINE, &value))
    return FALSE;
  if (value == NULL)
    return TRUE;
  words = g_strsplit_set (value, " \t\r\n", -1);
  joined = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (joined, "%s%s", joined->len > 0 ? " " : "", words[i]);
  *out = g_string_free (joined, joined->len == 0);
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

char *
tw_xml_reader_text (const xmlNode *element)
{
  xmlChar *content = xmlNodeGetContent (element);
  g_auto (GStrv) lines = g_strsplit ((const char *) content, "\n", -1);
  GString *text = g_string_new (NULL);

  xmlFree (content);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strstrip (lines[i]);
      if (*lines[i] != '\0' || text->len > 0)
        g_string_append_printf (text, "%s\n", lines[i]);
    }
  while (text->len > 0 && text->str[text->len - 1] == '\n')
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}
