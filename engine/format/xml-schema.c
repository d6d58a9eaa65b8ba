/* RELAX NG by libxml2, with a schema that comes with the program. */
#include "engine/format/xml-schema.h"

#include <string.h>

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

/* Owned by no document; nodes are known by it. */
static xmlNs foreign_namespace = {
  .type = XML_NAMESPACE_DECL,
  .href = (const xmlChar *) TW_XML_FOREIGN_NAMESPACE,
};

gboolean
tw_xml_is_foreign (const xmlNode *node)
{
  return node->ns == &foreign_namespace;
}

void
tw_xml_make_foreign (xmlNode *node)
{
  xmlFreeNodeList (node->children);
  node->children = node->last = NULL;
  xmlFreePropList (node->properties);
  node->properties = NULL;
  xmlFreeNsList (node->nsDef);
  node->nsDef = NULL;
  xmlNodeSetName (node, BAD_CAST TW_XML_FOREIGN_NAME);
  node->ns = &foreign_namespace;
}

static gboolean
is_of_others (const xmlNs *ns, const char *namespace)
{
  return ns != NULL && ns != &foreign_namespace && strcmp ((const char *) ns->href, namespace) != 0
         && strcmp ((const char *) ns->href, (const char *) XML_XML_NAMESPACE) != 0;
}

/* What the readers have not taken: they look into those elements alone that they know. */
static void
empty_foreign (xmlNode *root, const char *namespace)
{
  for (xmlNode *node = root; node != NULL;)
    {
      if (node->type == XML_ELEMENT_NODE)
        {
          if (is_of_others (node->ns, namespace))
            tw_xml_make_foreign (node);
          for (xmlAttr *attribute = node->properties, *next; attribute != NULL; attribute = next)
            {
              next = attribute->next;
              if (is_of_others (attribute->ns, namespace))
                xmlRemoveProp (attribute);
            }
        }
      if (node->type == XML_ELEMENT_NODE && node->children != NULL)
        node = node->children;
      else
        {
          while (node != root && node->next == NULL)
            node = node->parent;
          node = node != root ? node->next : NULL;
        }
    }
}

/* Has "any name but ours" in a schema replaced by the one name that stands for all of them. */
static void
name_foreign (xmlNode *grammar)
{
  for (xmlNode *define = xmlFirstElementChild (grammar); define != NULL;
       define = xmlNextElementSibling (define))
    {
      xmlChar *name = xmlGetNoNsProp (define, BAD_CAST "name");
      gboolean is_element = xmlStrEqual (name, BAD_CAST "foreign-element");
      gboolean is_attributes = xmlStrEqual (name, BAD_CAST "foreign-attributes");
      xmlNode *pattern = define;

      xmlFree (name);
      if (!is_element && !is_attributes)
        continue;
      xmlNodeSetContent (define, NULL);
      if (is_element)
        {
          pattern = xmlNewChild (define, grammar->ns, BAD_CAST "element", NULL);
          xmlNewProp (pattern, BAD_CAST "name", BAD_CAST TW_XML_FOREIGN_NAME);
          xmlNewProp (pattern, BAD_CAST "ns", BAD_CAST TW_XML_FOREIGN_NAMESPACE);
        }
      xmlNewChild (pattern, grammar->ns, BAD_CAST "empty", NULL);
    }
}

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
  name_foreign (xmlDocGetRootElement (document));
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
tw_xml_schema_check (const char *name,
                     const char *namespace,
                     xmlDoc *document,
                     const char *schema,
                     GError **error)
{
  FirstError first = { 0, NULL };
  g_autoptr (xmlRelaxNG) compiled = schema_load (schema, &first, error);
  g_autoptr (xmlRelaxNGValidCtxt) context = NULL;
  gboolean is_valid = FALSE;

  if (compiled != NULL)
    {
      empty_foreign (xmlDocGetRootElement (document), namespace);
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
