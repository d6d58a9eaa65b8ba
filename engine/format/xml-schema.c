/* RELAX NG by libxml2, with a schema that comes with the program. */
#include "engine/format/xml-schema.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <libxml/relaxng.h>

#include "engine/format/data-dir.h"
#include "engine/format/format-error.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-forms.h"

typedef struct
{
  guint line;
  char *message;
} FirstError;

/* A schema that comes with the program, ready to look. */
typedef struct
{
  xmlRelaxNG *grammar;
  TwXmlForms *forms;
} Schema;

/* Owned by no document; nodes are known by it. */
static xmlNs foreign_namespace = {
  .type = XML_NAMESPACE_DECL,
  .href = (const xmlChar *) TW_XML_FOREIGN_NAMESPACE,
};

gboolean
tw_xml_schema_is_foreign (const xmlNode *node)
{
  return node->ns == &foreign_namespace;
}

void
tw_xml_schema_make_foreign (xmlNode *node)
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
            tw_xml_schema_make_foreign (node);
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
schema_free (Schema *schema)
{
  g_clear_pointer (&schema->grammar, xmlRelaxNGFree);
  tw_xml_forms_free (schema->forms);
  g_free (schema);
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

static Schema *
schema_load (const char *path, GError **error)
{
  FirstError first = { 0, NULL };
  g_autoptr (xmlRelaxNGParserCtxt) context = NULL;
  g_autoptr (xmlDoc) document = NULL;
  g_autofree char *data = NULL;
  gsize length = 0;
  Schema *schema;

  data = tw_xml_document_read_file (path, &length, error);
  if (data == NULL)
    return NULL;
  document = tw_xml_document_parse (path, data, (gssize) length, error);
  if (document == NULL)
    return NULL;
  name_foreign (xmlDocGetRootElement (document));
  schema = g_new0 (Schema, 1);
  schema->forms = tw_xml_forms_take (xmlDocGetRootElement (document));
  context = xmlRelaxNGNewDocParserCtxt (document);
  xmlRelaxNGSetParserStructuredErrors (context, schema_error_cb, &first);
  schema->grammar = xmlRelaxNGParse (context);
  if (schema->grammar == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_DATA, path, first.line,
                           _ ("This file of the program is damaged (%s). Install Tilewright "
                              "again."),
                           first.message != NULL ? first.message : "?");
      g_clear_pointer (&schema, schema_free);
    }
  g_free (first.message);
  return schema;
}

static void
schemas_free (gpointer schemas)
{
  g_hash_table_unref (schemas);
}

/* The schema at @relative, made once for each thread: libxml2 completes an automaton when it runs
 * it for the first time. */
static const Schema *
schema_get (const char *relative, GError **error)
{
  static GPrivate of_thread = G_PRIVATE_INIT (schemas_free);
  GHashTable *schemas = g_private_get (&of_thread);
  g_autofree char *path = tw_data_dir_find (relative);
  Schema *schema;

  if (path == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_DATA, relative, 0,
                           _ ("This file of the program is missing. Install Tilewright again."));
      return NULL;
    }
  if (schemas == NULL)
    {
      schemas =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) schema_free);
      g_private_set (&of_thread, schemas);
    }
  schema = g_hash_table_lookup (schemas, path);
  if (schema == NULL)
    {
      schema = schema_load (path, error);
      if (schema != NULL)
        g_hash_table_insert (schemas, g_steal_pointer (&path), schema);
    }
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
  g_autoptr (xmlRelaxNGValidCtxt) context = NULL;
  const Schema *compiled = schema_get (schema, error);
  gboolean is_valid;

  if (compiled == NULL)
    return FALSE;
  empty_foreign (xmlDocGetRootElement (document), namespace);
  if (!tw_xml_forms_check (compiled->forms, name, xmlDocGetRootElement (document), error))
    return FALSE;
  context = xmlRelaxNGNewValidCtxt (compiled->grammar);
  xmlRelaxNGSetValidStructuredErrors (context, schema_error_cb, &first);
  is_valid = xmlRelaxNGValidateDoc (context, document) == 0;
  if (!is_valid)
    tw_format_error_set (error, TW_FORMAT_ERROR_SCHEMA, name, first.line,
                         /* Translators: %s is what the schema checker says, in English. */
                         _ ("The schema of the format does not allow this (%s)."),
                         first.message != NULL ? first.message : "?");
  g_free (first.message);
  return is_valid;
}
