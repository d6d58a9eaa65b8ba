/* Opening an element: what is not ours is taken out of the tree and kept as text. */
#include "engine/format/xml-foreign.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-schema.h"

#define XML_NAMESPACE "http://www.w3.org/XML/1998/namespace"

static gboolean
has_namespace (const xmlNs *ns, const char *uri)
{
  return ns != NULL && ns->href != NULL && strcmp ((const char *) ns->href, uri) == 0;
}

/* Declares on @copy what is in scope at @node, so that it can stand anywhere. */
static void
declare_namespaces (const char *namespace, xmlNode *node, xmlNode *copy)
{
  xmlNs **in_scope = xmlGetNsList (node->doc, node);
  gboolean has_default = FALSE;

  for (guint i = 0; in_scope != NULL && in_scope[i] != NULL; i++)
    {
      gboolean is_there = FALSE;

      has_default |= in_scope[i]->prefix == NULL;
      if (in_scope[i]->prefix == NULL && has_namespace (in_scope[i], namespace))
        continue;
      for (const xmlNs *ns = copy->nsDef; ns != NULL && !is_there; ns = ns->next)
        is_there = xmlStrEqual (ns->prefix, in_scope[i]->prefix);
      if (!is_there)
        xmlNewNs (copy, in_scope[i]->href, in_scope[i]->prefix);
    }
  /* Where the file has no default namespace, the one that is written must not reach
   * names that belong to none. */
  if (!has_default)
    xmlNewNs (copy, BAD_CAST "", NULL);
  xmlFree (in_scope);
}

char *
tw_xml_reader_foreign_text (const char *namespace, xmlNode *node)
{
  g_autoptr (xmlNode) copy = xmlDocCopyNode (node, node->doc, 1);
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();

  if (node->type == XML_ELEMENT_NODE)
    declare_namespaces (namespace, node, copy);
  /* For a document it would look for a doctype among all that stands beside the root, each time. */
  xmlNodeDump (buffer, NULL, copy, 0, 0);
  return g_strdup ((const char *) xmlBufferContent (buffer));
}

static char *
foreign_attribute_text (const xmlNode *element, const xmlAttr *attribute)
{
  xmlChar *value = xmlNodeListGetString (element->doc, attribute->children, 1);
  g_autofree char *escaped = g_markup_escape_text (value != NULL ? (const char *) value : "", -1);
  const xmlNs *ns = attribute->ns;
  g_autofree char *uri = ns != NULL ? g_markup_escape_text ((const char *) ns->href, -1) : NULL;
  g_autoptr (GString) line = g_string_new (escaped);

  xmlFree (value);
  g_string_replace (line, "\n", "&#10;", 0);
  g_string_replace (line, "\r", "&#13;", 0);
  g_string_replace (line, "\t", "&#9;", 0);
  if (ns == NULL)
    return g_strdup_printf (" %s=\"%s\"", (const char *) attribute->name, line->str);
  return g_strdup_printf (" xmlns:%s=\"%s\" %s:%s=\"%s\"", (const char *) ns->prefix, uri,
                          (const char *) ns->prefix, (const char *) attribute->name, line->str);
}

/* Each piece that is kept carries the namespaces around it, which may be much longer than it is. */
static gboolean
keep (TwXmlReader *reader,
      const xmlNode *element,
      gint owner,
      const char *text,
      TwForeign **foreign)
{
  gint before = *text == ' ' ? TW_FOREIGN_ATTRIBUTE : 0;

  reader->n_foreign += strlen (text);
  if (reader->n_foreign > TW_XML_MAX_BYTES)
    return tw_format_error_set (reader->error, TW_FORMAT_ERROR_LIMIT, reader->file,
                                tw_xml_reader_line (element),
                                _ ("What the file holds for other programs is too much, with the "
                                   "namespaces that it needs. Take some of it out."));
  *foreign = tw_foreign_append (*foreign, owner, before, text);
  return TRUE;
}

static void
warn_unknown (TwXmlReader *reader, const xmlNode *element, const char *name, gboolean is_element)
{
  g_ptr_array_add (
      reader->warnings,
      g_strdup_printf (is_element
                           ? _ ("%s:%u: The element <%s> is unknown to this version of Tilewright. "
                                "It is kept, but has no effect.")
                           : _ ("%s:%u: The attribute “%s” is unknown to this version of "
                                "Tilewright. It is kept, but has no effect."),
                       reader->file, tw_xml_reader_line (element), name));
}

/* Also root declarations are kept: what is foreign may use them further down. */
static void
take_declarations (TwXmlReader *reader, const xmlNode *element, gint owner, TwForeign **foreign)
{
  if (element->parent == NULL || element->parent->type == XML_ELEMENT_NODE)
    return;
  for (const xmlNs *ns = element->nsDef; ns != NULL; ns = ns->next)
    if (ns->prefix != NULL && !has_namespace (ns, reader->namespace))
      {
        g_autofree char *uri = g_markup_escape_text ((const char *) ns->href, -1);
        g_autofree char *text =
            g_strdup_printf (" xmlns:%s=\"%s\"", (const char *) ns->prefix, uri);

        *foreign = tw_foreign_append (*foreign, owner, TW_FOREIGN_ATTRIBUTE, text);
      }
}

static gboolean
is_among (const xmlChar *name, const char *const *known)
{
  for (; *known != NULL; known++)
    if (tw_xml_name_is (name, *known))
      return TRUE;
  return FALSE;
}

static gboolean
take_attributes (TwXmlReader *reader,
                 xmlNode *element,
                 gint owner,
                 const char *const *known,
                 TwForeign **foreign)
{
  take_declarations (reader, element, owner, foreign);
  for (xmlAttr *attribute = element->properties, *next; attribute != NULL; attribute = next)
    {
      const char *name = (const char *) attribute->name;
      gboolean is_foreign = attribute->ns != NULL && !has_namespace (attribute->ns, XML_NAMESPACE)
                            && !has_namespace (attribute->ns, reader->namespace);
      g_autofree char *text = NULL;

      next = attribute->next;
      if (attribute->ns == NULL && is_among (attribute->name, known))
        continue;
      if (attribute->ns != NULL && tw_xml_name_is (attribute->name, "lang")
          && has_namespace (attribute->ns, XML_NAMESPACE) && g_strv_contains (known, "xml:lang"))
        continue;
      if (!is_foreign && (!reader->is_newer || attribute->ns != NULL))
        return tw_xml_reader_fail (reader, element,
                                   _ ("<%s> has no attribute “%s”. Delete it or mend its name."),
                                   (const char *) element->name, name);
      if (!is_foreign)
        warn_unknown (reader, element, name, FALSE);
      text = foreign_attribute_text (element, attribute);
      if (!keep (reader, element, owner, text, foreign))
        return FALSE;
      xmlRemoveProp (attribute);
    }
  return TRUE;
}

static const TwXmlChild *
find_child (const TwXmlReader *reader,
            const xmlNode *node,
            const TwXmlChild *children,
            guint n_children)
{
  if (node->type == XML_ELEMENT_NODE && node->ns != NULL
      && (node->ns == reader->ns || has_namespace (node->ns, reader->namespace)))
    for (guint i = 0; i < n_children; i++)
      if (tw_xml_name_is (node->name, children[i].name))
        return &children[i];
  return NULL;
}

/* Whether @node, which is no child of ours, may be kept. */
static gboolean
check_stranger (TwXmlReader *reader, const xmlNode *element, const xmlNode *node)
{
  if (node->type == XML_COMMENT_NODE || node->type == XML_PI_NODE)
    return TRUE;
  if (node->type != XML_ELEMENT_NODE)
    return tw_xml_reader_fail (reader, element,
                               _ ("<%s> holds text, but none belongs there. Delete it, or make a "
                                  "<note> or a comment of it."),
                               (const char *) element->name);
  if (!has_namespace (node->ns, reader->namespace))
    {
      if (node->ns == NULL)
        return tw_xml_reader_fail (reader, node,
                                   _ ("The element <%s> belongs to no namespace. Delete it or give "
                                      "it the namespace of who reads it."),
                                   (const char *) node->name);
      return TRUE;
    }
  if (!reader->is_newer)
    return tw_xml_reader_fail (reader, node,
                               _ ("<%s> cannot stand within <%s>. Delete it or mend its name."),
                               (const char *) node->name, (const char *) element->name);
  warn_unknown (reader, node, (const char *) node->name, TRUE);
  return TRUE;
}

static gboolean
is_blank (const xmlNode *node)
{
  return node->type == XML_TEXT_NODE && xmlIsBlankNode (node);
}

/* Notes of each node which of the children it is, and numbers the first of each rank in the order
 * they will be written. */
static void
count_ranks (const TwXmlReader *reader,
             const xmlNode *element,
             const TwXmlChild *children,
             guint n_children,
             gint out_first[TW_XML_MAX_RANKS + 1])
{
  gint counts[TW_XML_MAX_RANKS] = { 0 }, bases[TW_XML_MAX_RANKS] = { 0 };

  for (xmlNode *node = element->children; node != NULL; node = node->next)
    {
      const TwXmlChild *child = find_child (reader, node, children, n_children);

      node->_private = (gpointer) child;
      if (child != NULL)
        counts[child->rank]++;
    }
  for (guint i = 0; i < n_children; i++)
    bases[children[i].rank] = MAX (bases[children[i].rank], children[i].base);
  out_first[0] = bases[0];
  for (guint rank = 1; rank < TW_XML_MAX_RANKS; rank++)
    out_first[rank] = MAX (bases[rank], out_first[rank - 1] + counts[rank - 1]);
  out_first[TW_XML_MAX_RANKS] = out_first[TW_XML_MAX_RANKS - 1];
}

static gboolean
take_children (TwXmlReader *reader,
               xmlNode *element,
               gint owner,
               const TwXmlChild *children,
               guint n_children,
               gboolean has_text,
               TwForeign **foreign)
{
  gint places[TW_XML_MAX_RANKS + 1];
  guint n_waiting = 0;
  const xmlNode *only = element->children;

  /* As nearly all words for people are. */
  if (only == NULL || (has_text && only->next == NULL && only->type == XML_TEXT_NODE))
    return TRUE;
  count_ranks (reader, element, children, n_children, places);
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      const TwXmlChild *child = node->_private;
      g_autofree char *text = NULL;

      next = node->next;
      if (child != NULL)
        {
          gint place = places[child->rank]++;

          /* Where its owner keeps what is foreign in it. */
          node->_private = GINT_TO_POINTER (place);
          for (; n_waiting > 0; n_waiting--)
            (*foreign)->items[(*foreign)->n_items - n_waiting].before = place;
          continue;
        }
      if (is_blank (node)
          || (has_text && (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE)))
        continue;
      if (!check_stranger (reader, element, node))
        return FALSE;
      text = tw_xml_reader_foreign_text (reader->namespace, node);
      if (!keep (reader, node, owner, text, foreign))
        return FALSE;
      n_waiting++;
      if (node->type == XML_ELEMENT_NODE && !reader->is_newer)
        {
          tw_xml_schema_make_foreign (node);
          continue;
        }
      xmlUnlinkNode (node);
      xmlFreeNode (node);
    }
  for (; n_waiting > 0; n_waiting--)
    (*foreign)->items[(*foreign)->n_items - n_waiting].before = places[TW_XML_MAX_RANKS];
  return TRUE;
}

gboolean
tw_xml_reader_open (TwXmlReader *reader,
                    xmlNode *element,
                    const char *const *attributes,
                    const TwXmlChild *children,
                    guint n_children,
                    TwForeign **foreign)
{
  return take_attributes (reader, element, TW_FOREIGN_SELF, attributes, foreign)
         && take_children (reader, element, TW_FOREIGN_SELF, children, n_children, FALSE, foreign);
}

gboolean
tw_xml_reader_open_simple (TwXmlReader *reader,
                           xmlNode *element,
                           const char *const *attributes,
                           gboolean has_text,
                           TwForeign **foreign)
{
  gint owner = GPOINTER_TO_INT (element->_private);

  return take_attributes (reader, element, owner, attributes, foreign)
         && take_children (reader, element, owner, NULL, 0, has_text, foreign);
}
