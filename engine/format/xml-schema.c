/* RELAX NG by libxml2, with a schema that comes with the program. */
#include "engine/format/xml-schema.h"

#include <glib/gi18n-lib.h>
#include <libxml/relaxng.h>

#include "engine/format/data-dir.h"
#include "engine/format/format-error.h"
#include "engine/format/xml-document.h"

typedef struct
{
  guint line;
  char *message;
} FirstError;

static void
schema_error_cb (void *data, xmlErrorPtr problem)
{
  FirstError *first = data;

  if (first->message != NULL)
    return;
  first->line = problem->line > 0 ? (guint) problem->line : 0;
  first->message = g_strchomp (g_strdup (problem->message != NULL ? problem->message : ""));
}

static xmlRelaxNG *
schema_load (const char *relative, FirstError *first, GError **error)
{
  g_autoptr (xmlRelaxNGParserCtxt) context = NULL;
  g_autoptr (xmlDoc) document = NULL;
  g_autofree char *path = tw_data_dir_find (relative);
  g_autofree char *data = NULL;
  gsize length = 0;
  xmlRelaxNG *schema;

  if (path == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_DATA, relative, 0,
                           _ ("This file of the program is missing. Install Tilewright again."));
      return NULL;
    }
  data = tw_xml_read_file (path, &length, error);
  if (data == NULL)
    return NULL;
  document = tw_xml_parse (path, data, (gssize) length, error);
  if (document == NULL)
    return NULL;
  context = xmlRelaxNGNewDocParserCtxt (document);
  xmlRelaxNGSetParserStructuredErrors (context, schema_error_cb, first);
  schema = xmlRelaxNGParse (context);
  if (schema == NULL)
    tw_format_error_set (error, TW_FORMAT_ERROR_DATA, path, first->line,
                         _ ("This file of the program is damaged (%s). Install Tilewright again."),
                         first->message != NULL ? first->message : "?");
  return schema;
}

gboolean
tw_xml_schema_check (const char *name, xmlDoc *document, const char *schema, GError **error)
{
  FirstError first = { 0, NULL };
  g_autoptr (xmlRelaxNG) compiled = schema_load (schema, &first, error);
  g_autoptr (xmlRelaxNGValidCtxt) context = NULL;
  gboolean is_valid = FALSE;

  if (compiled != NULL)
    {
      context = xmlRelaxNGNewValidCtxt (compiled);
      xmlRelaxNGSetValidStructuredErrors (context, schema_error_cb, &first);
      is_valid = xmlRelaxNGValidateDoc (context, document) == 0;
      if (!is_valid)
        tw_format_error_set (error, TW_FORMAT_ERROR_SCHEMA, name, first.line,
                             /* Translators: %s is what the schema checker says, in English. */
                             _ ("The schema of the format does not allow this (%s)."),
                             first.message != NULL ? first.message : "?");
    }
  g_free (first.message);
  return is_valid;
}
