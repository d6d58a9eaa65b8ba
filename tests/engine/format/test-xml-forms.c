/* The forms of attributes say what the schema says: asked of both, with its own checker. */
#include "engine/format/xml-forms.h"

#include <string.h>

#include "engine/format/data-dir.h"
#include "engine/format/format-error.h"
#include "tests/test-size.h"

static void
ignore_error (void *data, xmlErrorPtr problem)
{
}

static xmlRelaxNG *
compile (xmlDoc *schema)
{
  g_autoptr (xmlRelaxNGParserCtxt) context = xmlRelaxNGNewDocParserCtxt (schema);

  return xmlRelaxNGParse (context);
}

static gboolean
schema_allows (xmlRelaxNG *schema, xmlDoc *document)
{
  g_autoptr (xmlRelaxNGValidCtxt) context = xmlRelaxNGNewValidCtxt (schema);

  xmlRelaxNGSetValidStructuredErrors (context, ignore_error, NULL);
  return xmlRelaxNGValidateDoc (context, document) == 0;
}

/* A schema as it is written, and one of which the forms were taken. */
typedef struct
{
  xmlRelaxNG *whole;
  xmlRelaxNG *rest;
  TwXmlForms *forms;
} Schemas;

static void
schemas_init (Schemas *schemas, const char *text)
{
  g_autoptr (xmlDoc) whole = xmlReadMemory (text, (int) strlen (text), "schema", NULL, 0);
  g_autoptr (xmlDoc) rest = xmlCopyDoc (whole, 1);

  g_assert_nonnull (whole);
  schemas->whole = compile (whole);
  schemas->forms = tw_xml_forms_take (xmlDocGetRootElement (rest));
  schemas->rest = compile (rest);
  g_assert_nonnull (schemas->whole);
  g_assert_nonnull (schemas->rest);
}

static void
schemas_clear (Schemas *schemas)
{
  xmlRelaxNGFree (schemas->whole);
  xmlRelaxNGFree (schemas->rest);
  tw_xml_forms_free (schemas->forms);
}

/* What both say of @document, which must be the same. */
static gboolean
schemas_allow (const Schemas *schemas, xmlDoc *document)
{
  gboolean is_valid = schema_allows (schemas->whole, document);
  gboolean is_formed =
      tw_xml_forms_check (schemas->forms, "test.xml", xmlDocGetRootElement (document), NULL);

  g_assert_cmpint (is_formed && schema_allows (schemas->rest, document), ==, is_valid);
  return is_valid;
}

#define GRAMMAR(content)                                                                           \
  "<grammar xmlns='http://relaxng.org/ns/structure/1.0' "                                          \
  "datatypeLibrary='http://www.w3.org/2001/XMLSchema-datatypes'>"                                  \
  "<start><ref name='set'/></start>" content "</grammar>"

#define PATTERN(pattern) "<data type='token'><param name='pattern'>" pattern "</param></data>"

/* One element <set a="…"/> whose attribute is @content. */
static void
check_values (const char *content, const char *const *good, const char *const *bad)
{
  g_autofree char *text = g_strdup_printf (
      GRAMMAR ("<define name='set'><element name='set'><optional><attribute name='a'>%s"
               "</attribute></optional></element></define>"
               "<define name='word'><choice><value>one</value><value>two.</value></choice>"
               "</define>"),
      content);
  Schemas schemas;

  schemas_init (&schemas, text);
  for (guint is_good = 0; is_good < 2; is_good++)
    for (const char *const *value = is_good ? good : bad; *value != NULL; value++)
      {
        g_autoptr (xmlDoc) document = xmlNewDoc (BAD_CAST "1.0");
        xmlNode *root = xmlNewDocNode (document, NULL, BAD_CAST "set", NULL);

        xmlDocSetRootElement (document, root);
        xmlNewProp (root, BAD_CAST "a", BAD_CAST * value);
        g_test_message ("“%s”", *value);
        g_assert_cmpint (schemas_allow (&schemas, document), ==, is_good);
        /* It is the forms that say it. */
        g_assert_cmpint (tw_xml_forms_check (schemas.forms, "test.xml", root, NULL), ==, is_good);
      }
  schemas_clear (&schemas);
}

static const char *const none[] = { NULL };

static void
test_pattern (void)
{
  static const char *const good[] = { "1", "12", " 12", "12 ", "\n12\t", NULL };
  static const char *const bad[] = { "", " ", "123", "1 2", "a", "12a", "a12", "-1", "1\n2", NULL };

  check_values (PATTERN ("[0-9]{1,2}"), good, bad);
}

/* An alternative of a pattern does not end where the next one begins. */
static void
test_alternatives (void)
{
  static const char *const good[] = { "0", "90 mirrored", "0  mirrored", NULL };
  static const char *const bad[] = { "9", "0 mirror", "90mirrored", "0 mirrored x", NULL };

  check_values (PATTERN ("(0|90)( mirrored)?"), good, bad);
  static const char *const either[] = { "a", "b", NULL };
  static const char *const neither[] = { "ab", "c", "", NULL };

  check_values (PATTERN ("a|b"), either, neither);
}

static void
test_values (void)
{
  static const char *const good[] = { "one", "two.", " one ", NULL };
  static const char *const bad[] = { "", "twox", "One", "one one", "onetwo.", NULL };

  check_values ("<ref name='word'/>", good, bad);
}

static void
test_list (void)
{
  static const char *const good[] = { "one", "one two.", "  two.\n one one ", NULL };
  static const char *const bad[] = { "", " ", "one three", "one,two.", NULL };
  static const char *const words[] = { "one", "7 one", "x@y", "", " ", NULL };
  static const char *const no_words[] = { "one 7x", "x@", "@y", "oneone", NULL };

  check_values ("<list><oneOrMore><ref name='word'/></oneOrMore></list>", good, bad);
  check_values ("<list><zeroOrMore><choice><ref name='word'/>" PATTERN ("[0-9]")
                    PATTERN ("[^@]@[^@]") "</choice></zeroOrMore></list>",
                words, no_words);
}

static void
test_length (void)
{
  static const char *const good[] = { "", "abc", "čšž", NULL };
  static const char *const bad[] = { "abcd", "čšžý", "a  b", NULL };
  static const char *const token[] = { "abc", " abc ", "a  b", NULL };
  static const char *const no_token[] = { "abcd", "a b c", NULL };

  check_values ("<data type='string'><param name='maxLength'>3</param></data>", good, bad);
  check_values ("<data type='token'><param name='maxLength'>3</param></data>", token, no_token);
  check_values ("<text/>", good, none);
}

/* The same attribute of two elements of one name, with two forms: which one holds does not follow
 * from the names, so the schema keeps both. */
static void
test_doubtful (void)
{
  static const struct
  {
    const char *document;
    gboolean is_valid;
  } documents[] = {
    { "<set><x k='1'><i a='7'/></x><y><i a='b'/></y></set>", TRUE },
    { "<set><x k='1'><i a='b'/></x><y><i a='b'/></y></set>", FALSE },
    { "<set><x k='1'><i a='7'/></x><y><i a='7'/></y></set>", FALSE },
    { "<set><x k='2'><i a='7'/></x><y><i a='b'/></y></set>", FALSE },
  };
  Schemas schemas;

  schemas_init (
      &schemas,
      GRAMMAR ("<define name='set'><element name='set'>"
               "<element name='x'><ref name='k'/><element name='i'><attribute name='a'>" PATTERN (
                   "[0-9]") "</attribute></element></element>"
                            "<element name='y'><element name='i'><attribute name='a'>" PATTERN (
                                "[a-z]") "</attribute></element></element>"
                                         "</element></define>"
                                         "<define name='k'><attribute name='k'><value>1</value>"
                                         "</attribute></define>"));
  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autoptr (xmlDoc) document =
          xmlReadMemory (documents[i].document, (int) strlen (documents[i].document), "test.xml",
                         NULL, 0);

      g_assert_cmpint (schemas_allow (&schemas, document), ==, documents[i].is_valid);
    }
  schemas_clear (&schemas);
}

static void
test_error (void)
{
  static const char text[] = "<set>\n<set a='x&quot;'/>\n</set>";
  g_autoptr (xmlDoc) document = xmlReadMemory (text, (int) strlen (text), "test.xml", NULL, 0);
  g_autoptr (GError) error = NULL;
  Schemas schemas;

  schemas_init (
      &schemas,
      GRAMMAR ("<define name='set'><element name='set'><optional><attribute name='a'>" PATTERN (
          "[0-9]") "</attribute></optional><optional><ref name='set'/>"
                   "</optional></element></define>"));
  g_assert_false (
      tw_xml_forms_check (schemas.forms, "test.xml", xmlDocGetRootElement (document), &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_SCHEMA);
  g_assert_cmpstr (error->message, ==,
                   "test.xml:2: a of <set> cannot be “x\"”. The schema of the format says what it "
                   "may be.");
  schemas_clear (&schemas);
}

static xmlAttr *
random_attribute (GRand *rand, xmlNode *root)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (xmlNode *node = root; node != NULL;)
    {
      for (xmlAttr *attribute = node->properties;
           node->type == XML_ELEMENT_NODE && attribute != NULL; attribute = attribute->next)
        if (attribute->ns == NULL)
          g_ptr_array_add (all, attribute);
      if (node->type == XML_ELEMENT_NODE && node->children != NULL)
        node = node->children;
      else
        {
          while (node != root && node->next == NULL)
            node = node->parent;
          node = node != root ? node->next : NULL;
        }
    }
  return all->pdata[g_rand_int_range (rand, 0, (gint32) all->len)];
}

/* Attributes of a shipped file take values of others: forms and schema judge as the schema. */
static void
test_shipped (gconstpointer data)
{
  static const char *const values[] = {
    "",
    " ",
    "N",
    "N E",
    "NL N NR",
    "NE SW",
    "-",
    "-2",
    "1",
    "007",
    "1234567890",
    "-5",
    "1.0",
    "base",
    "a b",
    "coat-of-arms*2",
    "inn@r",
    "ghost:NW@c",
    "inn@",
    "crossing",
    "village:a",
    "gate:c",
    "bend:N@0.3,1",
    "figure@0.25,0.5",
    "place@1.5,0",
    "90 mirrored",
    "2025-11-24",
    "true",
    "false",
    "#a0b1c2",
    "BASE-001",
    "x=y",
    "\n",
    "český text",
    "each",
    "feature",
  };
  const char *const *names = data;
  const guint64 n_tries = tw_test_size (300);
  g_autofree char *schema_path = tw_data_dir_find (names[0]);
  g_autofree char *path = tw_data_dir_find (names[1]);
  g_autofree char *schema = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261124);
  g_autoptr (xmlDoc) file = NULL;
  guint64 n_valid = 0;
  Schemas schemas;

  g_assert_true (g_file_get_contents (schema_path, &schema, NULL, NULL));
  file = xmlReadFile (path, NULL, 0);
  g_assert_nonnull (file);
  schemas_init (&schemas, schema);
  g_assert_true (schemas_allow (&schemas, file));
  for (guint64 i = 0; i < n_tries; i++)
    {
      g_autoptr (xmlDoc) document = xmlCopyDoc (file, 1);
      xmlAttr *attribute = random_attribute (rand, xmlDocGetRootElement (document));
      xmlAttr *other = random_attribute (rand, xmlDocGetRootElement (document));
      xmlChar *taken = xmlNodeListGetString (document, other->children, 1);
      const char *value = g_rand_boolean (rand) && taken != NULL
                              ? (const char *) taken
                              : values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))];

      g_test_message ("%s of %s = “%s”", (const char *) attribute->name,
                      (const char *) attribute->parent->name, value);
      xmlSetProp (attribute->parent, attribute->name, BAD_CAST value);
      n_valid += schemas_allow (&schemas, document);
      xmlFree (taken);
    }
  /* Some of both, or nothing was compared. */
  g_assert_cmpuint (n_valid, >, n_tries / 50);
  g_assert_cmpuint (n_valid, <, n_tries);
  schemas_clear (&schemas);
}

int
main (int argc, char **argv)
{
  static const char *const files[][2] = {
    { "schema/tile-set.rng", "tile-sets/mists.xml" },
    { "schema/rules.rng", "rules/inns-and-cathedrals.xml" },
    { "schema/ruleset.rng", "rulesets/mists-level-4.xml" },
    { "schema/theme.rng", "themes/classic.xml" },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/xml-forms/pattern", test_pattern);
  g_test_add_func ("/format/xml-forms/alternatives", test_alternatives);
  g_test_add_func ("/format/xml-forms/values", test_values);
  g_test_add_func ("/format/xml-forms/list", test_list);
  g_test_add_func ("/format/xml-forms/length", test_length);
  g_test_add_func ("/format/xml-forms/doubtful", test_doubtful);
  g_test_add_func ("/format/xml-forms/error", test_error);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (files[i][0]), "/.", '-');
      g_autofree char *path = g_strdup_printf ("/format/xml-forms/shipped/%s", name);

      g_test_add_data_func (path, files[i], test_shipped);
    }
  return g_test_run ();
}
