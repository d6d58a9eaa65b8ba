/* SVG held to what is safe to draw. */
#include "engine/format/svg-clean.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-reader.h"

#define SVG_NAMESPACE   "http://www.w3.org/2000/svg"
#define XLINK_NAMESPACE "http://www.w3.org/1999/xlink"
#define MAX_SIDE        10000.
/* What a number may be: far more than any drawing has, far less than what adds up to no number. */
#define MAX_NUMBER 1e6
/* Bytes of one path. */
#define MAX_ATTRIBUTE ((gsize) 1 << 20)
/* Lengths of a dashed line's pattern. */
#define MAX_DASHES 32

typedef struct
{
  const char *name;
  const TwSvgLimits *limits;
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
                              node != NULL ? tw_xml_reader_line (node) : 0, "%s", text);
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
      g_regex_new ("(^|[;{\\s])(filter|mask|marker[a-z-]*|animation[a-z-]*|transition)\\s*:"
                   "(?!\\s*none\\s*(;|}|$))",
                   G_REGEX_CASELESS, 0, NULL);

  return value_is_inside (style) && !g_regex_match (costly, style, 0, NULL);
}

/* Whether a number of CSS or an attribute begins at @at. */
static gboolean
is_number (const char *at)
{
  at += *at == '-' || *at == '+';
  at += *at == '.';
  return g_ascii_isdigit (*at);
}

/* Whether all numbers of a value are of a size that can be drawn. Names and colours have none; in
 * the data of a path letters are commands. */
static gboolean
numbers_are_good (const char *value, gboolean is_path)
{
  for (const char *at = value; *at != '\0';)
    if (is_number (at))
      {
        char *end;
        double number = g_ascii_strtod (at, &end);

        if (!(fabs (number) <= MAX_NUMBER))
          return FALSE;
        at = end;
      }
    else if (*at == '#' || (!is_path && (g_ascii_isalpha (*at) || *at == '_')))
      for (at++; g_ascii_isalnum (*at) || *at == '-' || *at == '_';)
        at++;
    else
      at++;
  return TRUE;
}

/* Names, not numbers. */
static gboolean
is_naming (const char *name)
{
  static const char *const naming[] = { "id", "class", "href", "xmlns", NULL };

  return g_strv_contains (naming, name);
}

static guint
count_numbers (const char *value)
{
  guint n = 0;

  while (*value != '\0')
    if (is_number (value))
      {
        char *end;

        g_ascii_strtod (value, &end);
        value = end;
        n++;
      }
    else
      value++;
  return n;
}

/* Dashes may be said as an attribute or in a style; more than anybody draws are only costly. */
static gboolean
dashes_are_good (const char *name, const char *value)
{
  if (strcmp (name, "stroke-dasharray") == 0)
    return count_numbers (value) <= MAX_DASHES;
  while ((value = strstr (value, "stroke-dasharray")) != NULL)
    {
      g_autofree char *dashes = g_strndup (value, strcspn (value, ";}"));

      if (count_numbers (dashes) > MAX_DASHES)
        return FALSE;
      value += strlen (dashes);
    }
  return TRUE;
}

static gboolean
check_numbers (const Cleaning *cleaning,
               const xmlNode *element,
               const char *name,
               const char *value)
{
  if (!cleaning->limits->has_any_number && !is_naming (name)
      && !numbers_are_good (value, strcmp (name, "d") == 0))
    return refuse (cleaning, element,
                   _ ("A number of “%s” of <%s> is larger than %d. Draw the picture smaller."),
                   name, (const char *) element->name, (int) MAX_NUMBER);
  if (!dashes_are_good (name, value))
    return refuse (cleaning, element,
                   _ ("The dashes of <%s> have more than %d lengths. Draw the line plainer."),
                   (const char *) element->name, MAX_DASHES);
  return TRUE;
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
                   _ ("Such a picture cannot have “%s”. Draw it with plain shapes and "
                      "colours."),
                   name);
  return check_numbers (cleaning, element, name, value);
}

static gboolean
clean_style (const Cleaning *cleaning, const xmlNode *element)
{
  xmlChar *content = xmlNodeGetContent (element);
  g_autofree char *text = g_strdup (content != NULL ? (const char *) content : "");

  xmlFree (content);
  if (!style_is_known (text))
    return refuse (cleaning, element,
                   _ ("The style of the picture loads something or filters. Give shapes their "
                      "colours as attributes."));
  return check_numbers (cleaning, element, "style", text);
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
    return refuse (cleaning, element,
                   _ ("Such a picture cannot have <%s>. Draw it with plain shapes; turn text "
                      "into paths."),
                   name);
  if (++cleaning->n_elements > cleaning->limits->elements)
    return refuse (cleaning, element,
                   _ ("The picture has more than %u shapes. Draw it simpler: it is seen small."),
                   cleaning->limits->elements);
  if (strcmp (name, "use") == 0 && ++cleaning->n_uses > cleaning->limits->uses)
    return refuse (cleaning, element,
                   _ ("The picture copies shapes more than %u times (<use>). Draw it simpler."),
                   cleaning->limits->uses);
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
find_length (const xmlNode *root, const char *name, double *out)
{
  xmlChar *value = xmlGetNoNsProp (root, BAD_CAST name);

  *out = value != NULL ? g_ascii_strtod ((const char *) value, NULL) : 0;
  xmlFree (value);
  return *out > 0 && *out <= MAX_SIDE;
}

static gboolean
find_box (const xmlNode *root, double *out_width, double *out_height)
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
  *out_width = numbers[2];
  *out_height = numbers[3];
  return at != NULL && numbers[2] > 0 && numbers[2] <= MAX_SIDE && numbers[3] > 0
         && numbers[3] <= MAX_SIDE;
}

/* The picture has a size to be scaled from, and the theme's ink where it says nothing. */
static gboolean
settle_root (const Cleaning *cleaning, xmlNode *root, double *out_width, double *out_height)
{
  if (xmlHasProp (root, BAD_CAST "viewBox") != NULL
          ? !find_box (root, out_width, out_height)
          : !find_length (root, "width", out_width) || !find_length (root, "height", out_height))
    return refuse (
        cleaning, root,
        _ ("The picture does not say how large it is. Give <svg> a viewBox, for instance "
           "“0 0 100 100”, of at most %d."),
        (int) MAX_SIDE);
  if (cleaning->limits->is_in_ink && xmlHasProp (root, BAD_CAST "fill") == NULL)
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

char *
tw_svg_clean_document (const char *name,
                       xmlDoc *document,
                       const TwSvgLimits *limits,
                       double *out_width,
                       double *out_height,
                       GError **error)
{
  Cleaning cleaning = { name, limits, error, 0, 0 };
  xmlNode *root = xmlDocGetRootElement (document);
  g_autoptr (xmlBuffer) buffer = NULL;
  double width = 0, height = 0;

  if (root == NULL || !is_svg (root) || strcmp ((const char *) root->name, "svg") != 0)
    {
      refuse (&cleaning, root, _ ("This is no SVG picture. Save it as “Plain SVG”."));
      return NULL;
    }
  if (!clean_element (&cleaning, root) || !check_uses (&cleaning, root, FALSE)
      || !settle_root (&cleaning, root, &width, &height))
    return NULL;
  drop_namespaces (root);
  buffer = xmlBufferCreate ();
  xmlNodeDump (buffer, document, root, 0, 0);
  if ((gsize) xmlBufferLength (buffer) > limits->bytes)
    {
      refuse (&cleaning, root, _ ("The picture has more than %u KiB. Draw it simpler."),
              (guint) (limits->bytes >> 10));
      return NULL;
    }
  if (out_width != NULL)
    *out_width = width;
  if (out_height != NULL)
    *out_height = height;
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
tw_svg_clean (const char *name,
              const char *data,
              gssize length,
              const TwSvgLimits *limits,
              double *out_width,
              double *out_height,
              GError **error)
{
  gsize size = length < 0 ? strlen (data) : (gsize) length;
  g_autofree char *text = NULL;
  g_autoptr (xmlDoc) document = NULL;

  /* As programs write it, it may be longer by what they note for themselves. */
  if (size > 8 * limits->bytes)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                           _ ("The picture has more than %u KiB. Draw it simpler."),
                           (guint) (limits->bytes >> 10));
      return NULL;
    }
  text = without_doctype (data, size);
  document = tw_xml_document_parse_within (name, text, strlen (text) == size ? (gssize) size : -1,
                                           MIN (limits->bytes, MAX_ATTRIBUTE), error);
  return document != NULL
             ? tw_svg_clean_document (name, document, limits, out_width, out_height, error)
             : NULL;
}
