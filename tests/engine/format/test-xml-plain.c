/* What tw_xml_plain_parse() takes, libxml2 takes as well, and both build the same tree. */
#include <string.h>

#include <libxml/parserInternals.h>

#include "engine/format/data-dir.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-plain.h"
#include "tests/test-size.h"

#define MOST_ATTRIBUTE 16384

static void
count_error (void *data, xmlErrorPtr problem)
{
  xmlParserCtxt *context = data;
  guint *n_errors = context->_private;

  *n_errors += problem->level >= XML_ERR_ERROR;
}

/* Returns: (nullable): the tree of libxml2, if it has nothing to object */
static xmlDoc *
parse_by_libxml2 (const char *data, gsize length)
{
  g_autoptr (xmlParserCtxt) context = xmlNewParserCtxt ();
  g_autoptr (xmlDoc) document = NULL;
  guint n_errors = 0;

  context->_private = &n_errors;
  context->sax->serror = count_error;
  document = xmlCtxtReadMemory (context, data, (int) length, NULL, NULL,
                                XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC
                                    | XML_PARSE_COMPACT);
  return n_errors == 0 && context->wellFormed ? g_steal_pointer (&document) : NULL;
}

static void
assert_same_namespace (const xmlNs *a, const xmlNs *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;
  g_assert_cmpstr ((const char *) a->href, ==, (const char *) b->href);
  g_assert_cmpstr ((const char *) a->prefix, ==, (const char *) b->prefix);
}

static void
assert_same_attributes (const xmlNode *a, const xmlNode *b)
{
  const xmlAttr *one = a->properties, *other = b->properties;

  for (; one != NULL && other != NULL; one = one->next, other = other->next)
    {
      xmlChar *value = xmlNodeListGetString (one->doc, one->children, 1);
      xmlChar *other_value = xmlNodeListGetString (other->doc, other->children, 1);

      g_assert_cmpstr ((const char *) one->name, ==, (const char *) other->name);
      assert_same_namespace (one->ns, other->ns);
      g_assert_cmpstr (value != NULL ? (const char *) value : "", ==,
                       other_value != NULL ? (const char *) other_value : "");
      g_assert_true (one->parent == a && (one->next == NULL || one->next->prev == one));
      xmlFree (value);
      xmlFree (other_value);
    }
  g_assert_true (one == NULL && other == NULL);
}

static void assert_same_children (const xmlNode *a, const xmlNode *b);

static void
assert_same (const xmlNode *a, const xmlNode *b)
{
  g_assert_cmpint (a->type, ==, b->type);
  g_assert_cmpstr ((const char *) a->name, ==, (const char *) b->name);
  if (a->type != XML_ELEMENT_NODE)
    {
      g_assert_cmpstr ((const char *) a->content, ==, (const char *) b->content);
      return;
    }
  g_assert_cmpint (xmlGetLineNo (a), ==, xmlGetLineNo (b));
  assert_same_namespace (a->ns, b->ns);
  assert_same_namespace (a->nsDef, b->nsDef);
  assert_same_attributes (a, b);
  assert_same_children (a, b);
}

static void
assert_same_children (const xmlNode *a, const xmlNode *b)
{
  const xmlNode *one = a->children, *other = b->children;

  for (; one != NULL && other != NULL; one = one->next, other = other->next)
    {
      assert_same (one, other);
      g_assert_true (one->parent == a && one->doc == a->doc);
      g_assert_true (one->next != NULL ? one->next->prev == one : a->last == one);
    }
  g_assert_true (one == NULL && other == NULL);
}

/* Returns: whether it was plain; then it was the same */
static gboolean
try (const char *data, gsize length)
{
  g_autoptr (xmlDoc) plain = tw_xml_plain_parse (data, length, MOST_ATTRIBUTE);
  g_autoptr (xmlDoc) other = plain != NULL ? parse_by_libxml2 (data, length) : NULL;

  if (plain == NULL)
    return FALSE;
  if (other == NULL)
    g_error ("libxml2 refuses this: %.*s", (int) length, data);
  g_assert_cmpstr ((const char *) plain->version, ==, (const char *) other->version);
  g_assert_cmpstr ((const char *) plain->encoding, ==, (const char *) other->encoding);
  g_assert_cmpint (plain->charset, ==, other->charset);
  assert_same_children ((const xmlNode *) plain, (const xmlNode *) other);
  return TRUE;
}

/* All that the program ships has to be read quickly. */
static void
test_shipped (gconstpointer data)
{
  g_autofree char *folder = tw_data_dir_find (data);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *xml = NULL;
      gsize length;

      if (!g_str_has_suffix (name, ".xml"))
        continue;
      g_assert_true (g_file_get_contents (path, &xml, &length, NULL));
      if (!try (xml, length))
        g_error ("%s is not plain", name);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

#define START "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

/* Each with whether it is plain. */
static void
test_documents (void)
{
  static const struct
  {
    const char *xml;
    gboolean is_plain;
  } documents[] = {
    { START "<a/>", TRUE },
    { START "\n<!-- one -->\n<a>\n</a>\n<!---->\n", TRUE },
    { START "<a b='\"' c=\"&lt;&amp;&apos;\"  d = 'e\nf\tg'>x &gt; y &quot;]] ]>z</a>", TRUE },
    { START "<a xmlns='urn:tilewright:x:1'><b/><c xmlns=\"urn:tilewright:y\"><d/></c><e/></a>",
      TRUE },
    { START "<a xml:lang=' cs '>\xc5\xbelu\xc5\xa5ou\xc4\x8dk\xc3\xbd \xef\xbf\xbd</a>", TRUE },
    { START "<a>one<!-- two -->three<b/>four</a >", TRUE },
    { START "<a>\n\n<b\nc=''\n/>\n<b>\n</b></a>", TRUE },
    { START "<a b=''>123456789012345</a>", TRUE },
    { START "<a>1234567890123456</a>", TRUE },
    { "<a/>", FALSE },
    { "<?xml version=\"1.0\"?><a/>", FALSE },
    { "\xef\xbb\xbf" START "<a/>", FALSE },
    { START, FALSE },
    { START "<a>", FALSE },
    { START "<a></b>", FALSE },
    { START "<a/><b/>", FALSE },
    { START "x<a/>", FALSE },
    { START "<a/>x", FALSE },
    { START "<a b='1' b='2'/>", FALSE },
    { START "<a b='1'c='2'/>", FALSE },
    { START "<a b='<'/>", FALSE },
    { START "<a b=1/>", FALSE },
    { START "<a b/>", FALSE },
    { START "< a/>", FALSE },
    { START "<1a/>", FALSE },
    { START "<a>&#65;</a>", FALSE },
    { START "<a>&b;</a>", FALSE },
    { START "<a>& b</a>", FALSE },
    { START "<a>]]></a>", FALSE },
    { START "<a><![CDATA[b]]></a>", FALSE },
    { START "<a><?b c?></a>", FALSE },
    { START "<!DOCTYPE a><a/>", FALSE },
    { START "<a><!-- b -- c --></a>", FALSE },
    { START "<a><!-- b ---></a>", FALSE },
    { START "<a>\r\n</a>", FALSE },
    { START "<a>\x01</a>", FALSE },
    { START "<a>\xef\xbf\xbe</a>", FALSE },
    { START "<a b='\xef\xbf\xbf'/>", FALSE },
    { START "<a><!--\xef\xbf\xbf--></a>", FALSE },
    { START "<a xmlns=''/>", FALSE },
    { START "<a xmlns='http://www.w3.org/2001/XInclude'/>", FALSE },
    { START "<a xmlns='urn:tilewright:x' xmlns='urn:tilewright:x'/>", FALSE },
    { START "<a xmlns:b='urn:tilewright:x'/>", FALSE },
    { START "<b:a/>", FALSE },
    { START "<a b:c=''/>", FALSE },
    { START "<a xml:id='b'/>", FALSE },
    { START "<\xc3\xa1/>", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_test_message ("%s", documents[i].xml);
      g_assert_cmpint (try (documents[i].xml, strlen (documents[i].xml)), ==,
                       documents[i].is_plain);
    }
}

/* What is beyond a limit is left to who says so. */
static void
test_limits (void)
{
  g_autofree char *value = g_strnfill (MOST_ATTRIBUTE + 1, 'x');
  g_autofree char *name = g_strnfill (TW_XML_MAX_NAME + 1, 'n');
  g_autoptr (GString) deep = g_string_new (START);
  g_autoptr (GString) many = g_string_new (START "<a");
  g_autofree char *long_value = g_strdup_printf (START "<a b='%s'/>", value);
  g_autofree char *fitting = g_strdup_printf (START "<a b='%s'/>", value + 1);
  g_autofree char *long_name = g_strdup_printf (START "<%s/>", name);
  g_autoptr (GString) nodes = g_string_new (START "<a>");

  g_assert_true (try (fitting, strlen (fitting)));
  g_assert_false (try (long_value, strlen (long_value)));
  g_assert_false (try (long_name, strlen (long_name)));
  for (guint i = 0; i <= TW_XML_MAX_DEPTH; i++)
    g_string_append (deep, "<a>");
  for (guint i = 0; i <= TW_XML_MAX_DEPTH; i++)
    g_string_append (deep, "</a>");
  g_assert_false (try (deep->str, deep->len));
  for (guint i = 0; i <= TW_XML_MAX_ATTRIBUTES; i++)
    g_string_append_printf (many, " b%u=''", i);
  g_string_append (many, "/>");
  g_assert_false (try (many->str, many->len));
  for (guint i = 0; i < TW_XML_MAX_NODES; i++)
    g_string_append (nodes, "<b/>");
  g_string_append (nodes, "</a>");
  g_assert_false (try (nodes->str, nodes->len));
}

/* Lines beyond those that 16 bits can number. */
static void
test_lines (void)
{
  g_autoptr (GString) xml = g_string_new (START "<a>");

  for (guint i = 0; i < 70000; i++)
    g_string_append (xml, i % 10 == 0 ? "<b>\n</b>\n" : "<c/>\n");
  g_string_append (xml, "</a>");
  g_assert_true (try (xml->str, xml->len));
}

static const char *const pieces[] = { "<",
                                      ">",
                                      "/>",
                                      "</a>",
                                      "<a>",
                                      "<b c='d'/>",
                                      "&amp;",
                                      "&",
                                      ";",
                                      "\"",
                                      "'",
                                      "=",
                                      " ",
                                      "\n",
                                      "\t",
                                      "\r",
                                      "<!--",
                                      "-->",
                                      "--",
                                      "-",
                                      "]]>",
                                      "]",
                                      "<![CDATA[",
                                      "<?",
                                      "?>",
                                      "xml:lang='cs'",
                                      "xmlns",
                                      ":",
                                      "xmlns='urn:tilewright:x'",
                                      "\xc3\xa1",
                                      "\xef\xbf\xbd",
                                      "\xef\xbf\xbe",
                                      "\x01",
                                      "a",
                                      "b",
                                      "1",
                                      "." };

static const char *const starts[] = {
  "<a b='c' d=\"e\">f<b xml:lang='cs'>g</b>\n<!-- h --><i/> &lt; </a>",
  "\n<!-- a -->\n<a xmlns='urn:tilewright:x:1' b=''>\n  <b>c</b>\n</a>\n",
};

/* A few changes at random: whatever is still taken is taken by libxml2, too. */
static void
test_random (void)
{
  guint n_plain = 0;
  guint64 n = tw_test_size (20000);

  for (guint64 i = 0; i < n; i++)
    {
      g_autoptr (GString) xml = g_string_new (starts[i % G_N_ELEMENTS (starts)]);
      guint n_changes = (guint) g_test_rand_int_range (1, 4);

      for (guint k = 0; k < n_changes; k++)
        {
          gssize at = g_test_rand_int_range (0, (gint32) xml->len);
          gssize n_erased = g_test_rand_int_range (0, 4);

          g_string_erase (xml, at, MIN ((gssize) xml->len - at, n_erased));
          g_string_insert (xml, MIN (at, (gssize) xml->len),
                           pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
        }
      if (!g_utf8_validate_len (xml->str, xml->len, NULL))
        continue;
      g_string_prepend (xml, START);
      n_plain += try (xml->str, xml->len);
    }
  /* Or nothing was tried. */
  g_assert_cmpuint (n_plain, >, n / 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  tw_xml_document_prepare ();
  g_test_add_func ("/format/xml-plain/documents", test_documents);
  g_test_add_func ("/format/xml-plain/limits", test_limits);
  g_test_add_func ("/format/xml-plain/lines", test_lines);
  g_test_add_func ("/format/xml-plain/random", test_random);
  g_test_add_data_func ("/format/xml-plain/shipped/rules", "rules", test_shipped);
  g_test_add_data_func ("/format/xml-plain/shipped/tile-sets", "tile-sets", test_shipped);
  g_test_add_data_func ("/format/xml-plain/shipped/rulesets", "rulesets", test_shipped);
  return g_test_run ();
}
