/* A tree in one pass. Where anything is not as expected it says no, and never why: libxml2 reads
 * the file then. */
#include "engine/format/xml-plain.h"

#include <string.h>

#include <libxml/parserInternals.h>

#include "engine/format/xml-limits.h"

/* libxml2 has limits of its own from 10 million bytes on. */
#define MOST_BYTES 8000000

/* Content of fewer bytes is kept where other nodes have their attributes and definitions, as
 * XML_PARSE_COMPACT has it. */
#define SHORT_BYTES (2 * sizeof (void *))

#define DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
#define OWN_STEM    "urn:tilewright:"

/* Of a byte: what it can be part of, and where text or a value has to be looked at more closely. */
enum
{
  IN_NAME = 1 << 0,
  NAME_START = 1 << 1,
  BLANK = 1 << 2,
  STOPS_TEXT = 1 << 3,
  STOPS_VALUE = 1 << 4,
  IN_URN = 1 << 5
};

typedef struct
{
  const char *at;
  const char *end;
  xmlDoc *document;
  xmlNode *open; /* (nullable): the element whose content is read */
  const xmlNs *ns_xml;
  guint line;
  guint depth;
  guint n_nodes; /* as xml-scan.h counts them */
  gsize max_attribute;
  guint8 sorts[256];
} Plain;

static void
fill_sorts (guint8 sorts[256])
{
  for (guint c = 0; c < 256; c++)
    {
      gboolean is_letter = g_ascii_isalpha ((char) c) || c == '_';
      gboolean is_digit = g_ascii_isdigit ((char) c);

      if (is_letter)
        sorts[c] |= IN_NAME | NAME_START;
      if (is_digit || c == '-' || c == '.')
        sorts[c] |= IN_NAME;
      if (c == ' ' || c == '\t' || c == '\n')
        sorts[c] |= BLANK;
      if (is_letter || is_digit || c == ':' || c == '-')
        sorts[c] |= IN_URN;
      /* What no document may hold: control characters, and U+FFFE and U+FFFF, which begin with
       * 0xEF. */
      if ((c < ' ' && c != '\t') || c == '<' || c == '&' || c == 0xef)
        sorts[c] |= STOPS_TEXT | STOPS_VALUE;
      if (c == ']')
        sorts[c] |= STOPS_TEXT;
      if (c == '"' || c == '\'' || c == '\t')
        sorts[c] |= STOPS_VALUE;
    }
}

static gboolean
is (const Plain *plain, const char *at, guint sort)
{
  return at < plain->end && (plain->sorts[(guchar) *at] & sort) != 0;
}

static gboolean
starts (const Plain *plain, const char *word)
{
  gsize length = strlen (word);

  return (gsize) (plain->end - plain->at) >= length && memcmp (plain->at, word, length) == 0;
}

static void
skip_blanks (Plain *plain)
{
  for (; is (plain, plain->at, BLANK); plain->at++)
    plain->line += *plain->at == '\n';
}

/* Returns: (nullable): the name that begins here, as the document keeps it */
static const xmlChar *
take_name (Plain *plain)
{
  const char *start = plain->at;

  if (!is (plain, start, NAME_START))
    return NULL;
  while (is (plain, plain->at, IN_NAME))
    plain->at++;
  return plain->at - start <= TW_XML_MAX_NAME
             ? xmlDictLookup (plain->document->dict, BAD_CAST start, (int) (plain->at - start))
             : NULL;
}

/* The character that the entity here stands for, 0 if it is none that XML knows by itself. */
static char
take_entity (Plain *plain)
{
  static const struct
  {
    const char *name;
    char character;
  } entities[] = {
    { "&lt;", '<' }, { "&gt;", '>' }, { "&amp;", '&' }, { "&quot;", '"' }, { "&apos;", '\'' }
  };

  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    if (starts (plain, entities[i].name))
      {
        plain->at += strlen (entities[i].name);
        return entities[i].character;
      }
  return 0;
}

/* Whether the character here, which begins with 0xEF, may be in a document. */
static gboolean
is_character (const Plain *plain)
{
  return plain->end - plain->at >= 3
         && !((guchar) plain->at[1] == 0xbf && (guchar) plain->at[2] >= 0xbe);
}

/* Reads up to what ends a value (@quote) or a text ("<"), with entities replaced, into a node that
 * libxml2 takes for one with short content within itself if there is room. */
static gboolean
take_characters (Plain *plain, char ending, gsize most, xmlNode *node)
{
  const char quote = ending != '<' ? ending : '\0';
  const guint stop = quote != '\0' ? STOPS_VALUE : STOPS_TEXT;
  const char *closing = memchr (plain->at, ending, (gsize) (plain->end - plain->at));
  char *to;
  gsize length;

  if (closing == NULL)
    return FALSE;
  /* As long as it is in the file, or shorter. */
  length = (gsize) (closing - plain->at);
  if (length > most)
    return FALSE;
  node->content = length < SHORT_BYTES ? (xmlChar *) &node->properties : xmlMalloc (length + 1);
  to = (char *) node->content;
  while (plain->at < closing)
    {
      const char *from = plain->at;
      char c;

      while (plain->at < closing && (plain->sorts[(guchar) *plain->at] & stop) == 0)
        plain->at++;
      memcpy (to, from, (gsize) (plain->at - from));
      to += plain->at - from;
      if (plain->at == closing)
        break;
      c = *plain->at;
      if (c == '&')
        c = take_entity (plain);
      else if (c == '\n' || (c == '\t' && quote != '\0'))
        {
          plain->line += c == '\n';
          c = quote != '\0' ? ' ' : c;
          plain->at++;
        }
      else if (((guchar) c == 0xef && is_character (plain)) || (c == ']' && !starts (plain, "]]>"))
               || (quote != '\0' && (c == '"' || c == '\'')))
        plain->at++;
      else
        c = '\0';
      if (c == '\0')
        return FALSE;
      *to++ = c;
    }
  *to = '\0';
  return TRUE;
}

static void
append (xmlNode *parent, xmlNode *node)
{
  node->parent = parent;
  node->prev = parent->last;
  if (parent->last != NULL)
    parent->last->next = node;
  else
    parent->children = node;
  parent->last = node;
}

static xmlNode *
node_new (Plain *plain, xmlNode *parent, xmlElementType type, const xmlChar *name)
{
  xmlNode *node = xmlMalloc (sizeof *node);

  memset (node, 0, sizeof *node);
  node->type = type;
  node->name = name;
  node->doc = plain->document;
  append (parent, node);
  return node;
}

/* Lines have 16 bits, and those of texts as many as they need where the others do not suffice. */
static void
set_line (const Plain *plain, xmlNode *node)
{
  node->line = (unsigned short) MIN (plain->line, G_MAXUINT16);
  if (node->type == XML_TEXT_NODE && plain->line >= G_MAXUINT16)
    node->psvi = GUINT_TO_POINTER (plain->line);
}

/* The element whose content is read, or the document. */
static xmlNode *
parent_of_next (const Plain *plain)
{
  return plain->open != NULL ? plain->open : (xmlNode *) plain->document;
}

/* Declares a namespace of ours for all without a prefix, the element among them. */
static gboolean
declare (Plain *plain, xmlNode *element)
{
  char quote = *plain->at++;
  const char *start = plain->at;
  g_autofree char *uri = NULL;

  while (is (plain, plain->at, IN_URN))
    plain->at++;
  if (plain->at == plain->end || *plain->at != quote || element->nsDef != NULL
      || plain->at - start > TW_XML_MAX_NAME)
    return FALSE;
  uri = g_strndup (start, (gsize) (plain->at++ - start));
  if (!g_str_has_prefix (uri, OWN_STEM))
    return FALSE;
  element->ns = xmlNewNs (element, BAD_CAST uri, NULL);
  return TRUE;
}

/* Returns: (nullable): an attribute of @element without a value; %NULL if it is there already */
static xmlAttr *
attribute_new (Plain *plain, xmlNode *element, const xmlChar *name, const xmlNs *ns, xmlAttr *last)
{
  xmlAttr *attribute;

  for (const xmlAttr *other = element->properties; other != NULL; other = other->next)
    if (other->name == name && other->ns == ns)
      return NULL;
  attribute = xmlMalloc (sizeof *attribute);
  memset (attribute, 0, sizeof *attribute);
  attribute->type = XML_ATTRIBUTE_NODE;
  attribute->name = name;
  attribute->ns = (xmlNs *) ns;
  attribute->parent = element;
  attribute->doc = plain->document;
  attribute->prev = last;
  if (last != NULL)
    last->next = attribute;
  else
    element->properties = attribute;
  return attribute;
}

/* "=" and the quote of a value. */
static gboolean
take_equals (Plain *plain)
{
  skip_blanks (plain);
  if (plain->at == plain->end || *plain->at++ != '=')
    return FALSE;
  skip_blanks (plain);
  return plain->at < plain->end && (*plain->at == '"' || *plain->at == '\'');
}

static gboolean
count_node (Plain *plain)
{
  return ++plain->n_nodes <= TW_XML_MAX_NODES;
}

static gboolean
take_attribute (Plain *plain, xmlNode *element, xmlAttr **inout_last)
{
  const xmlNs *ns = NULL;
  const xmlChar *name;
  xmlNode *value;
  char quote;

  if (starts (plain, "xml:lang"))
    {
      if (plain->ns_xml == NULL)
        plain->ns_xml = xmlSearchNs (plain->document, element, BAD_CAST "xml");
      ns = plain->ns_xml;
      plain->at += strlen ("xml:");
    }
  name = take_name (plain);
  if (name == NULL || !take_equals (plain))
    return FALSE;
  if (ns == NULL && strcmp ((const char *) name, "xmlns") == 0)
    return declare (plain, element);
  *inout_last = attribute_new (plain, element, name, ns, *inout_last);
  if (*inout_last == NULL)
    return FALSE;
  quote = *plain->at++;
  value = node_new (plain, (xmlNode *) *inout_last, XML_TEXT_NODE, xmlStringText);
  if (!take_characters (plain, quote, plain->max_attribute, value))
    return FALSE;
  set_line (plain, value);
  plain->at++;
  return TRUE;
}

/* Whether behind a blank there is one more attribute. */
static gboolean
has_attribute (Plain *plain)
{
  const char *before = plain->at;

  skip_blanks (plain);
  return plain->at > before && is (plain, plain->at, NAME_START);
}

static gboolean
take_element (Plain *plain)
{
  xmlNode *element = node_new (plain, parent_of_next (plain), XML_ELEMENT_NODE, NULL);
  xmlAttr *last = NULL;
  guint n_attributes = 0;

  if (!count_node (plain) || plain->depth == TW_XML_MAX_DEPTH)
    return FALSE;
  plain->at++;
  element->name = take_name (plain);
  if (element->name == NULL)
    return FALSE;
  while (has_attribute (plain))
    if (!count_node (plain) || ++n_attributes > TW_XML_MAX_ATTRIBUTES
        || !take_attribute (plain, element, &last))
      return FALSE;
  set_line (plain, element);
  if (element->ns == NULL && plain->open != NULL)
    element->ns = plain->open->ns;
  if (starts (plain, "/>"))
    {
      plain->at += strlen ("/>");
      return TRUE;
    }
  if (plain->at == plain->end || *plain->at++ != '>')
    return FALSE;
  plain->open = element;
  plain->depth++;
  return TRUE;
}

static gboolean
take_end_tag (Plain *plain)
{
  plain->at += strlen ("</");
  if (plain->open == NULL || take_name (plain) != plain->open->name)
    return FALSE;
  skip_blanks (plain);
  if (plain->at == plain->end || *plain->at++ != '>')
    return FALSE;
  plain->depth--;
  plain->open = plain->open->parent->type == XML_ELEMENT_NODE ? plain->open->parent : NULL;
  return TRUE;
}

static gboolean
take_comment (Plain *plain)
{
  const char *start = plain->at += strlen ("<!--");
  xmlNode *comment;

  if (!count_node (plain))
    return FALSE;
  for (; plain->at < plain->end && !starts (plain, "--"); plain->at++)
    {
      guint sort = plain->sorts[(guchar) *plain->at];

      if ((guchar) *plain->at < ' ' && (sort & BLANK) == 0)
        return FALSE;
      if ((guchar) *plain->at == 0xef && !is_character (plain))
        return FALSE;
      plain->line += *plain->at == '\n';
    }
  comment = node_new (plain, parent_of_next (plain), XML_COMMENT_NODE, xmlStringComment);
  comment->content = xmlStrndup (BAD_CAST start, (int) (plain->at - start));
  set_line (plain, comment);
  if (!starts (plain, "-->"))
    return FALSE;
  plain->at += strlen ("-->");
  return TRUE;
}

static gboolean
take_text (Plain *plain)
{
  xmlNode *text = node_new (plain, parent_of_next (plain), XML_TEXT_NODE, xmlStringText);

  if (!take_characters (plain, '<', MOST_BYTES, text))
    return FALSE;
  set_line (plain, text);
  return TRUE;
}

/* What stands in an element, or around the outermost one. */
static gboolean
take_content (Plain *plain)
{
  gboolean has_root = FALSE;

  for (;;)
    {
      if (plain->open == NULL)
        skip_blanks (plain);
      if (plain->at == plain->end)
        return plain->open == NULL && has_root;
      if (*plain->at != '<')
        {
          if (plain->open == NULL || !take_text (plain))
            return FALSE;
        }
      else if (starts (plain, "</"))
        {
          if (!take_end_tag (plain))
            return FALSE;
        }
      else if (starts (plain, "<!--"))
        {
          if (!take_comment (plain))
            return FALSE;
        }
      else
        {
          if ((plain->open == NULL && has_root) || !take_element (plain))
            return FALSE;
          has_root = TRUE;
        }
    }
}

xmlDoc *
tw_xml_plain_parse (const char *data, gsize length, gsize max_attribute)
{
  g_autoptr (xmlDoc) document = NULL;
  Plain plain = { .at = data, .end = data + length, .line = 1, .max_attribute = max_attribute };

  if (length > MOST_BYTES || !starts (&plain, DECLARATION))
    return NULL;
  plain.at += strlen (DECLARATION);
  fill_sorts (plain.sorts);
  document = plain.document = xmlNewDoc (BAD_CAST "1.0");
  document->dict = xmlDictCreate ();
  document->parseFlags = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC;
  document->properties = XML_DOC_WELLFORMED | XML_DOC_OLD10;
  return take_content (&plain) ? g_steal_pointer (&document) : NULL;
}
