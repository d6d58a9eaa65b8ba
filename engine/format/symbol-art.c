/* Pictures of symbols: an SVG held to what is safe to draw. */
#include "engine/format/symbol-art.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"

#define SVG_NAMESPACE   "http://www.w3.org/2000/svg"
#define XLINK_NAMESPACE "http://www.w3.org/1999/xlink"
#define MAX_SIDE        10000.

typedef struct
{
  const char *name;
  GError **error;
  guint n_elements;
  guint n_uses;
} Cleaning;

static const char *const drawn[] = {
  "svg",  "g",        "path",    "rect",   "circle",         "ellipse",
  "line", "polyline", "polygon", "defs",   "linearGradient", "radialGradient",
  "stop", "clipPath", "use",     "symbol", "style",          NULL
};

/* Words about the picture, not part of it. */
static const char *const left_out[] = { "title", "desc", "metadata", "view", NULL };

static gboolean refuse (const Cleaning *cleaning, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static gboolean
refuse (const Cleaning *cleaning, const xmlNode *node, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return tw_format_error_set (cleaning->error, TW_FORMAT_ERROR_CONTENT, cleaning->name,
                              node != NULL ? tw_xml_line (node) : 0, "%s", text);
}

static gboolean
is_svg (const xmlNode *node)
{
  return node->ns != NULL && node->ns->href != NULL
         && strcmp ((const char *) node->ns->href, SVG_NAMESPACE) == 0;
}

/* Whether every url( in a value points into the picture itself, and nothing is imported. */
static gboolean
value_is_inside (const char *value)
{
  g_autofree char *lower = g_ascii_strdown (value, -1);
  const char *at = lower;

  if (strchr (lower, '\\') != NULL || strchr (lower, '@') != NULL
      || strstr (lower, "image(") != NULL || strstr (lower, "image-set(") != NULL)
    return FALSE;
  while ((at = strstr (at, "url(")) != NULL)
    {
      at += strlen ("url(");
      at += strspn (at, " \t\n\r\"'");
      if (*at != '#')
        return FALSE;
    }
  return TRUE;
}

/* Words of CSS and attributes that lead to long drawing or to what was left out. */
static gboolean
property_is_known (const char *name)
{
  static const char *const costly[] = { "filter",     "mask",       "marker", "marker-start",
                                        "marker-mid", "marker-end", NULL };

  return !g_strv_contains (costly, name);
}

static gboolean
style_is_known (const char *style)
{
  g_autoptr (GRegex) costly =
      g_regex_new ("(^|[;{\\s])(filter|mask|marker[a-z-]*|animation[a-z-]*|transition)\\s*:",
                   G_REGEX_CASELESS, 0, NULL);

  return value_is_inside (style) && !g_regex_match (costly, style, 0, NULL);
}

static gboolean
clean_attribute (const Cleaning *cleaning, xmlNode *element, xmlAttr *attribute)
{
  const char *name = (const char *) attribute->name;
  gboolean is_link = strcmp (name, "href") == 0
                     && (attribute->ns == NULL
                         || strcmp ((const char *) attribute->ns->href, XLINK_NAMESPACE) == 0);
  xmlChar *content = xmlNodeListGetString (element->doc, attribute->children, 1);
  g_autofree char *value = g_strdup (content != NULL ? (const char *) content : "");

  xmlFree (content);
  if ((attribute->ns != NULL && !is_link) || g_ascii_strncasecmp (name, "on", 2) == 0)
    {
      xmlRemoveProp (attribute);
      return TRUE;
    }
  if (is_link && *g_strstrip (value) != '#')
    return refuse (
        cleaning, element,
        _ ("<%s> wants to load “%.60s”, which is not allowed. Draw it into the picture."),
        (const char *) element->name, value);
  if (!value_is_inside (value) || (strcmp (name, "style") == 0 && !style_is_known (value)))
    return refuse (
        cleaning, element,
        _ ("The attribute “%s” of <%s> loads something or filters. Draw the picture with "
           "plain shapes and colours."),
        name, (const char *) element->name);
  if (!property_is_known (name))
    return refuse (cleaning, element,
                   _ ("A picture of a symbol cannot have “%s”. Draw it with plain shapes and "
                      "colours."),
                   name);
  return TRUE;
}

static gboolean
clean_style (const Cleaning *cleaning, const xmlNode *element)
{
  xmlChar *content = xmlNodeGetContent (element);
  gboolean is_known = content == NULL || style_is_known ((const char *) content);

  xmlFree (content);
  return is_known
         || refuse (cleaning, element,
                    _ ("The style of the picture loads something or filters. Give shapes their "
                       "colours as attributes."));
}

static gboolean clean_element (Cleaning *cleaning, xmlNode *element);

static gboolean
clean_children (Cleaning *cleaning, xmlNode *element)
{
  gboolean is_style = strcmp ((const char *) element->name, "style") == 0;

  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if ((node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) && is_style)
        continue;
      if (node->type != XML_ELEMENT_NODE || !is_svg (node)
          || g_strv_contains (left_out, (const char *) node->name))
        {
          xmlUnlinkNode (node);
          xmlFreeNode (node);
          continue;
        }
      if (!clean_element (cleaning, node))
        return FALSE;
    }
  return TRUE;
}

static gboolean
clean_element (Cleaning *cleaning, xmlNode *element)
{
  const char *name = (const char *) element->name;

  if (!g_strv_contains (drawn, name))
    return refuse (
        cleaning, element,
        _ ("A picture of a symbol cannot have <%s>. Draw it with plain shapes; turn text "
           "into paths."),
        name);
  if (++cleaning->n_elements > TW_ART_MAX_ELEMENTS)
    return refuse (cleaning, element,
                   _ ("The picture has more than %d shapes. Draw it simpler: it is seen small."),
                   TW_ART_MAX_ELEMENTS);
  if (strcmp (name, "use") == 0 && ++cleaning->n_uses > TW_ART_MAX_USES)
    return refuse (cleaning, element,
                   _ ("The picture copies shapes more than %d times (<use>). Draw it simpler."),
                   TW_ART_MAX_USES);
  for (xmlAttr *attribute = element->properties, *next; attribute != NULL; attribute = next)
    {
      next = attribute->next;
      if (!clean_attribute (cleaning, element, attribute))
        return FALSE;
    }
  if (strcmp (name, "style") == 0 && !clean_style (cleaning, element))
    return FALSE;
  return clean_children (cleaning, element);
}

/* A copy of a copy doubles at each step: what has an id, and so can be copied, copies nothing. */
static gboolean
check_uses (const Cleaning *cleaning, const xmlNode *element, gboolean can_be_copied)
{
  can_be_copied |= xmlHasProp (element, BAD_CAST "id") != NULL && element->parent != NULL
                   && element->parent->type == XML_ELEMENT_NODE;
  can_be_copied |= strcmp ((const char *) element->name, "symbol") == 0;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    {
      if (node->type != XML_ELEMENT_NODE)
        continue;
      if (can_be_copied && strcmp ((const char *) node->name, "use") == 0)
        return refuse (cleaning, node,
                       _ ("<use> stands in a group that has an id and could be copied itself. Take "
                          "the id out, or draw the shapes twice."));
      if (!check_uses (cleaning, node, can_be_copied))
        return FALSE;
    }
  return TRUE;
}

static gboolean
length_is_good (const xmlNode *root, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (root, BAD_CAST name);
  double length = value != NULL ? g_ascii_strtod ((const char *) value, NULL) : 0;

  xmlFree (value);
  return length > 0 && length <= MAX_SIDE;
}

static gboolean
box_is_good (const xmlNode *root)
{
  xmlChar *value = xmlGetNoNsProp (root, BAD_CAST "viewBox");
  const char *at = (const char *) value;
  double numbers[4] = { 0 };

  for (guint i = 0; at != NULL && i < G_N_ELEMENTS (numbers); i++)
    {
      char *end;

      at += strspn (at, " ,\t\n");
      numbers[i] = g_ascii_strtod (at, &end);
      at = end;
    }
  xmlFree (value);
  return at != NULL && numbers[2] > 0 && numbers[2] <= MAX_SIDE && numbers[3] > 0
         && numbers[3] <= MAX_SIDE;
}

/* The picture has a size to be scaled from, and the theme's ink where it says nothing. */
static gboolean
settle_root (const Cleaning *cleaning, xmlNode *root)
{
  if (xmlHasProp (root, BAD_CAST "viewBox") != NULL
          ? !box_is_good (root)
          : !length_is_good (root, "width") || !length_is_good (root, "height"))
    return refuse (
        cleaning, root,
        _ ("The picture does not say how large it is. Give <svg> a viewBox, for instance "
           "“0 0 100 100”, of at most %d."),
        (int) MAX_SIDE);
  if (xmlHasProp (root, BAD_CAST "fill") == NULL)
    xmlNewProp (root, BAD_CAST "fill", BAD_CAST "currentColor");
  return TRUE;
}

/* Namespaces that nothing uses any more are not written. */
static void
drop_namespaces (xmlNode *root)
{
  for (xmlNs **at = &root->nsDef; *at != NULL;)
    {
      xmlNs *ns = *at;
      gboolean is_wanted = strcmp ((const char *) ns->href, SVG_NAMESPACE) == 0
                           || strcmp ((const char *) ns->href, XLINK_NAMESPACE) == 0;

      if (is_wanted)
        {
          at = &ns->next;
          continue;
        }
      *at = ns->next;
      ns->next = NULL;
      xmlFreeNs (ns);
    }
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      drop_namespaces (node);
}

static char *
clean_document (const char *name, xmlDoc *document, GError **error)
{
  Cleaning cleaning = { name, error, 0, 0 };
  xmlNode *root = xmlDocGetRootElement (document);
  g_autoptr (xmlBuffer) buffer = NULL;

  if (root == NULL || !is_svg (root) || strcmp ((const char *) root->name, "svg") != 0)
    {
      refuse (&cleaning, root, _ ("This is no SVG picture. Save it as “Plain SVG”."));
      return NULL;
    }
  if (!clean_element (&cleaning, root) || !check_uses (&cleaning, root, FALSE)
      || !settle_root (&cleaning, root))
    return NULL;
  drop_namespaces (root);
  buffer = xmlBufferCreate ();
  xmlNodeDump (buffer, document, root, 0, 0);
  if (xmlBufferLength (buffer) > TW_ART_MAX_BYTES)
    {
      refuse (&cleaning, root, _ ("The picture has more than %d KiB. Draw it simpler."),
              TW_ART_MAX_BYTES >> 10);
      return NULL;
    }
  return g_strdup ((const char *) xmlBufferContent (buffer));
}

/* "<!DOCTYPE svg PUBLIC …>" says nothing; one with declarations in it is not taken. */
static char *
without_doctype (const char *data, gsize length)
{
  g_autofree char *text = g_strndup (data, length);
  char *start = strstr (text, "<!DOCTYPE"), *end = start != NULL ? strchr (start, '>') : NULL;

  if (end != NULL && memchr (start, '[', (gsize) (end - start)) == NULL)
    memset (start, ' ', (gsize) (end - start) + 1);
  return g_steal_pointer (&text);
}

char *
tw_symbol_art_clean (const char *name, const char *data, gssize length, GError **error)
{
  gsize size = length < 0 ? strlen (data) : (gsize) length;
  g_autofree char *text = NULL;
  g_autoptr (xmlDoc) document = NULL;

  if (size > 8 * TW_ART_MAX_BYTES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                           _ ("The picture has more than %d KiB. Draw it simpler."),
                           TW_ART_MAX_BYTES >> 10);
      return NULL;
    }
  text = without_doctype (data, size);
  document = tw_xml_parse (name, text, strlen (text) == size ? (gssize) size : -1, error);
  return document != NULL ? clean_document (name, document, error) : NULL;
}

gboolean
tw_symbol_art_read (TwXmlReader *reader, xmlNode *element, char **out_svg)
{
  g_autoptr (xmlDoc) document = NULL;
  xmlNode *svg = NULL;

  for (xmlNode *node = element->children; node != NULL && svg == NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      svg = node;
  if (svg == NULL)
    return tw_xml_reader_fail (
        reader, element, _ ("<picture> is empty. Put an <svg> element into it, or delete it."));
  document = xmlNewDoc (BAD_CAST "1.0");
  xmlDocSetRootElement (document, xmlDocCopyNode (svg, document, 1));
  g_free (*out_svg);
  *out_svg = clean_document (reader->file, document, reader->error);
  return *out_svg != NULL;
}
