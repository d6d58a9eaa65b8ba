/* Parsing with caps: nothing that a hostile file says is believed before it is counted. */
#include "engine/format/xml-document.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlschemastypes.h>

#include "engine/format/format-error.h"
#include "engine/format/xml-scan.h"

#define XINCLUDE_NAMESPACE     "http://www.w3.org/2001/XInclude"
#define OLD_XINCLUDE_NAMESPACE "http://www.w3.org/2003/XInclude"

#define CHUNK_BYTES 65536

typedef struct
{
  const char *name;
  GError *error;
  const char *at; /* what was not yet asked for */
  gsize left;
  gssize max_attribute; /* bytes of one value */
} Watch;

/* Nothing is given out behind the first error: a parser reads on to find more of them, without
 * a word to whom it tells what it reads. */
static int
read_cb (void *data, char *buffer, int length)
{
  Watch *watch = data;
  gsize n = watch->error == NULL ? MIN (watch->left, (gsize) length) : 0;

  memcpy (buffer, watch->at, n);
  watch->at += n;
  watch->left -= n;
  return (int) n;
}

static guint
context_line (const xmlParserCtxt *context)
{
  return context->input != NULL && context->input->line > 0 ? (guint) context->input->line : 0;
}

/* Ends the parse. What is set first is told: libxml2's own words come later. */
static void
watch_refuse (xmlParserCtxt *context, TwFormatError code, const char *text)
{
  Watch *watch = context->_private;

  tw_format_error_set (&watch->error, code, watch->name, context_line (context), "%s", text);
  xmlStopParser (context);
}

static void
doctype_found (void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system)
{
  watch_refuse (data, TW_FORMAT_ERROR_NOT_XML,
                _ ("The file has a DOCTYPE, which is not allowed. Delete the whole declaration; "
                   "write characters instead of entities."));
}

static gboolean
attributes_are_small (xmlParserCtxt *context, int n_attributes, const xmlChar **attributes)
{
  const Watch *watch = context->_private;

  for (int i = 0; i < n_attributes; i++)
    {
      const xmlChar **entry = &attributes[5 * i];

      if (entry[4] - entry[3] > watch->max_attribute)
        watch_refuse (context, TW_FORMAT_ERROR_LIMIT,
                      _ ("The value of an attribute is too long. Shorten it."));
      else if (xmlStrlen (entry[0]) > TW_XML_MAX_NAME)
        watch_refuse (context, TW_FORMAT_ERROR_LIMIT,
                      _ ("The name of an attribute is too long. Shorten it."));
      else
        continue;
      return FALSE;
    }
  return TRUE;
}

static void
element_started (void *data,
                 const xmlChar *local_name,
                 const xmlChar *prefix,
                 const xmlChar *uri,
                 int n_namespaces,
                 const xmlChar **namespaces,
                 int n_attributes,
                 int n_defaulted,
                 const xmlChar **attributes)
{
  xmlParserCtxt *context = data;
  Watch *watch = context->_private;

  if (watch->error != NULL || !attributes_are_small (context, n_attributes, attributes))
    return;
  for (int i = 0; i < n_namespaces; i++)
    if (xmlStrlen (namespaces[2 * i + 1]) > TW_XML_MAX_ATTRIBUTE)
      {
        watch_refuse (context, TW_FORMAT_ERROR_LIMIT,
                      _ ("The value of an attribute is too long. Shorten it."));
        return;
      }
  if (xmlStrlen (local_name) > TW_XML_MAX_NAME)
    watch_refuse (context, TW_FORMAT_ERROR_LIMIT,
                  _ ("The name of an element is too long. Shorten it."));
  else if (xmlStrEqual (uri, BAD_CAST XINCLUDE_NAMESPACE)
           || xmlStrEqual (uri, BAD_CAST OLD_XINCLUDE_NAMESPACE))
    watch_refuse (context, TW_FORMAT_ERROR_NOT_XML,
                  _ ("The file wants to include another one (XInclude), which is not allowed. "
                     "Copy what is wanted into this file."));
  else
    xmlSAX2StartElementNs (data, local_name, prefix, uri, n_namespaces, namespaces, n_attributes,
                           n_defaulted, attributes);
}

static void
parse_error_cb (void *data, xmlErrorPtr problem)
{
  xmlParserCtxt *context = data;
  Watch *watch = context->_private;
  g_autofree char *text = NULL;

  if (problem->level < XML_ERR_ERROR || watch->error != NULL)
    return;
  text = g_strchomp (g_strdup (problem->message != NULL ? problem->message : ""));
  tw_format_error_set (&watch->error, TW_FORMAT_ERROR_NOT_XML, watch->name,
                       problem->line > 0 ? (guint) problem->line : 0,
                       /* Translators: %s is what the XML parser says, in English. */
                       _ ("This is not well-formed XML (%s). Mend it in a text editor."), text);
}

/* The line that holds byte @at. */
static guint
line_of (const char *data, gsize at)
{
  guint line = 1;

  for (gsize i = 0; i < at; i++)
    line += data[i] == '\n';
  return line;
}

static gboolean
check_bytes (const char *name, const char *data, gsize length, GError **error)
{
  const char *end;

  if (length > TW_XML_MAX_BYTES)
    return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                                _ ("The file is larger than %d MiB. Split it into several sets."),
                                TW_XML_MAX_BYTES >> 20);
  if (length == 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_NOT_XML, name, 0, _ ("The file is empty."));
  if (!g_utf8_validate_len (data, length, &end))
    return tw_format_error_set (error, TW_FORMAT_ERROR_NOT_XML, name,
                                line_of (data, (gsize) (end - data)),
                                _ ("The file is not UTF-8 text. Save it as UTF-8."));
  return TRUE;
}

/* What the first line says is not followed: the bytes are UTF-8, and are counted as that. */
static gboolean
check_encoding (const char *name, const char *data, gsize length, GError **error)
{
  static const char bom[] = "\xef\xbb\xbf";
  gboolean has_bom = length >= strlen (bom) && memcmp (data, bom, strlen (bom)) == 0;
  const char *start = data + (has_bom ? strlen (bom) : 0);
  const char *end = g_strstr_len (start, (gssize) (data + length - start), "?>");
  g_autofree char *declaration = end != NULL && length > 5 && memcmp (start, "<?xml", 5) == 0
                                     ? g_strndup (start, (gsize) (end - start))
                                     : g_strdup ("");
  g_autoptr (GRegex) said = g_regex_new ("\\sencoding\\s*=\\s*[\"']([^\"']*)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *encoding =
      g_regex_match (said, declaration, 0, &match) ? g_match_info_fetch (match, 1) : NULL;

  if (encoding == NULL || g_ascii_strcasecmp (encoding, "UTF-8") == 0
      || g_ascii_strcasecmp (encoding, "US-ASCII") == 0)
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_NOT_XML, name, 1,
                              _ ("The file says that it is written in %s. Save it as UTF-8 and "
                                 "say so in its first line."),
                              encoding);
}

static gboolean
check_version (const char *name, const xmlDoc *document, GError **error)
{
  if (document->version == NULL || strcmp ((const char *) document->version, "1.0") == 0)
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_NOT_XML, name, 1,
                              _ ("The file says XML %s, only 1.0 can be read."),
                              (const char *) document->version);
}

static void
free_memory (void *memory)
{
  free (memory);
}

void
tw_xml_document_prepare (void)
{
  static gsize is_prepared = 0;

  if (g_once_init_enter (&is_prepared))
    {
      /* libxml2 takes itself apart as the process ends, below the feet of a thread that still
       * reads, unless its memory is freed by somebody else's function. */
      xmlMemSetup (free_memory, malloc, realloc, strdup);
      xmlInitParser ();
      xmlRelaxNGInitTypes ();
      xmlSchemaInitTypes ();
      g_once_init_leave (&is_prepared, 1);
    }
}

gboolean
tw_xml_document_fits (const char *name, const char *data, gsize length, GError **error)
{
  return check_bytes (name, data, length, error) && tw_xml_scan (name, data, length, error);
}

xmlDoc *
tw_xml_document_parse (const char *name, const char *data, gssize length, GError **error)
{
  return tw_xml_document_parse_within (name, data, length, TW_XML_MAX_ATTRIBUTE, error);
}

xmlDoc *
tw_xml_document_parse_within (const char *name,
                              const char *data,
                              gssize length,
                              gsize max_attribute,
                              GError **error)
{
  g_autoptr (xmlParserCtxt) context = NULL;
  g_autoptr (xmlDoc) document = NULL;
  gsize size = length < 0 ? strlen (data) : (gsize) length;
  Watch watch = { .name = name, .at = data, .left = size, .max_attribute = (gssize) max_attribute };

  if (!check_bytes (name, data, size, error) || !check_encoding (name, data, size, error)
      || !tw_xml_scan (name, data, size, error))
    return NULL;
  tw_xml_document_prepare ();
  context = xmlNewParserCtxt ();
  context->_private = &watch;
  context->sax->serror = parse_error_cb;
  context->sax->internalSubset = doctype_found;
  context->sax->externalSubset = NULL;
  context->sax->startElementNs = element_started;
  document = xmlCtxtReadIO (context, read_cb, NULL, &watch, NULL, NULL,
                            XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC
                                | XML_PARSE_COMPACT);
  if (watch.error == NULL && (document == NULL || !context->wellFormed))
    tw_format_error_set (&watch.error, TW_FORMAT_ERROR_NOT_XML, name, 0,
                         _ ("This is not well-formed XML (%s). Mend it in a text editor."), "?");
  if (watch.error != NULL)
    {
      g_propagate_error (error, watch.error);
      return NULL;
    }
  if (!check_version (name, document, error))
    return NULL;
  return g_steal_pointer (&document);
}

/* Says why a file cannot be read. */
static gboolean
set_read_error (const char *path, int cause, GError **error)
{
  if (cause == ENOENT)
    return tw_format_error_set (error, TW_FORMAT_ERROR_READ, path, 0,
                                _ ("There is no such file. Look whether it was moved or renamed."));
  if (cause == EISDIR)
    return tw_format_error_set (error, TW_FORMAT_ERROR_READ, path, 0,
                                _ ("This is a folder. Name a file that is in it."));
  return tw_format_error_set (error, TW_FORMAT_ERROR_READ, path, 0,
                              /* Translators: %s is the system's reason. */
                              _ ("The file cannot be read: %s."), g_strerror (cause));
}

/* Whether @path names what the caller of the program has opened for it: whoever writes to it is
 * there, so that reading comes to an end. */
static gboolean
is_handed_over (const char *path)
{
  return strcmp (path, "/dev/stdin") == 0 || g_str_has_prefix (path, "/dev/fd/")
         || g_str_has_prefix (path, "/proc/self/fd/");
}

/* Looks before it opens: opening a pipe waits for somebody who writes to it, and to open a device
 * can do something. */
static gboolean
may_be_opened (const char *path, GError **error)
{
  struct stat info;

  if (stat (path, &info) != 0)
    return set_read_error (path, errno, error);
  if (S_ISDIR (info.st_mode))
    return set_read_error (path, EISDIR, error);
  if (S_ISREG (info.st_mode) || is_handed_over (path))
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_READ, path, 0,
                              _ ("This is no ordinary file, but a pipe or a device. Save what it "
                                 "delivers as a file, and name that."));
}

/* Returns: what read() returned last: 0 at the end, less on failure; or 1 if there is too much. */
static gssize
read_all (int fd, gsize max_bytes, GByteArray *bytes)
{
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  gssize n;

  while ((n = read (fd, chunk, CHUNK_BYTES)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return n;
      if (bytes->len + (gsize) n > max_bytes)
        return 1;
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  return 0;
}

char *
tw_xml_document_read_file_within (const char *path,
                                  gsize max_bytes,
                                  gsize *out_length,
                                  GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gssize result;
  int fd, cause;

  if (!may_be_opened (path, error))
    return NULL;
  fd = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
  result = fd >= 0 ? read_all (fd, max_bytes, bytes) : -1;
  cause = errno;
  if (fd >= 0)
    close (fd);
  if (result < 0)
    set_read_error (path, cause, error);
  else if (result > 0)
    tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, path, 0,
                         _ ("The file is larger than %d MiB. Split it into several sets."),
                         (int) (max_bytes >> 20));
  if (result != 0)
    return NULL;
  *out_length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

char *
tw_xml_document_read_file (const char *path, gsize *out_length, GError **error)
{
  return tw_xml_document_read_file_within (path, TW_XML_MAX_BYTES, out_length, error);
}
