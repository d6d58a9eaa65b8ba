/* Forms of attributes, read off a schema. */
#include "engine/format/xml-forms.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/xml-reader.h"

/* What a value may be: a text of at most so many characters, or one that @pattern describes, each
 * of its words if it is a list. */
typedef struct
{
  char *attribute;
  gboolean is_list;
  gboolean may_be_empty;
  glong max_length; /* in characters; 0: @pattern decides */
  char *pattern;
  GRegex *regex;
  GPtrArray *values;    /* if nothing else may stand there; then @regex is not used */
  GHashTable *allowed;  /* (element-type utf8): some that @regex has allowed: most stand often */
  gboolean is_doubtful; /* the schema has another form for the same attribute */
} Form;

struct _TwXmlForms
{
  GHashTable *elements; /* name to GPtrArray of Form */
};

/* An attribute of the schema and an element that it may stand on. */
typedef struct
{
  xmlNode *attribute;
  Form *form;
} Use;

typedef struct
{
  TwXmlForms *forms;
  GHashTable *defines; /* name to <define> */
  GArray *uses;        /* of Use */
  GPtrArray *path;     /* the defines that are being looked into */
} Taking;

static Form *
form_alloc (void)
{
  Form *form = g_new0 (Form, 1);

  form->allowed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return form;
}

static void
form_free (Form *form)
{
  g_free (form->attribute);
  g_free (form->pattern);
  g_clear_pointer (&form->regex, g_regex_unref);
  g_clear_pointer (&form->values, g_ptr_array_unref);
  g_hash_table_unref (form->allowed);
  g_free (form);
}

static gboolean
is_named (const xmlNode *node, const char *name)
{
  return strcmp ((const char *) node->name, name) == 0;
}

static char *
get_attribute (const xmlNode *node, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (node, BAD_CAST name);
  char *copy = g_strdup ((const char *) value);

  xmlFree (value);
  return copy;
}

static char *
get_text (const xmlNode *node)
{
  xmlChar *value = xmlNodeGetContent (node);
  char *copy = g_strdup ((const char *) value);

  xmlFree (value);
  return copy;
}

/* What @node stands for: itself, or the one thing in the define that it names. */
static const xmlNode *
resolve (const Taking *taking, const xmlNode *node)
{
  /* As many steps as there are defines: a circle has no end. */
  for (guint left = g_hash_table_size (taking->defines) + 1; node != NULL && left > 0; left--)
    {
      g_autofree char *name = NULL;
      const xmlNode *define;

      if (!is_named (node, "ref"))
        return node;
      name = get_attribute (node, "name");
      define = name != NULL ? g_hash_table_lookup (taking->defines, name) : NULL;
      if (define == NULL || xmlChildElementCount ((xmlNode *) define) != 1)
        return NULL;
      node = xmlFirstElementChild ((xmlNode *) define);
    }
  return NULL;
}

/* Adds what one word may be to @pattern: a value, a pattern, a choice of those. Adds values to
 * @values and counts patterns. */
static gboolean
append_word (const Taking *taking,
             const xmlNode *node,
             GString *pattern,
             GPtrArray *values,
             guint *n_patterns,
             guint depth)
{
  node = resolve (taking, node);
  if (node == NULL || depth == 0)
    return FALSE;
  if (is_named (node, "value"))
    {
      g_autofree char *value = get_text (node);
      g_autofree char *escaped = g_regex_escape_string (value, -1);

      g_string_append (pattern, escaped);
      g_ptr_array_add (values, g_steal_pointer (&value));
      return !xmlHasProp ((xmlNode *) node, BAD_CAST "type");
    }
  if (is_named (node, "data"))
    {
      g_autofree char *type = get_attribute (node, "type");
      xmlNode *facet = xmlFirstElementChild ((xmlNode *) node);
      g_autofree char *facet_name = facet != NULL ? get_attribute (facet, "name") : NULL;
      g_autofree char *facet_text = facet != NULL ? get_text (facet) : NULL;

      if (g_strcmp0 (type, "token") != 0 || g_strcmp0 (facet_name, "pattern") != 0
          || xmlNextElementSibling (facet) != NULL)
        return FALSE;
      g_string_append_printf (pattern, "(?:%s)", facet_text);
      *n_patterns += 1;
      return TRUE;
    }
  if (!is_named (node, "choice"))
    return FALSE;
  g_string_append (pattern, "(?:");
  for (xmlNode *child = xmlFirstElementChild ((xmlNode *) node); child != NULL;
       child = xmlNextElementSibling (child))
    {
      if (child->prev != NULL && xmlPreviousElementSibling (child) != NULL)
        g_string_append_c (pattern, '|');
      if (!append_word (taking, child, pattern, values, n_patterns, depth - 1))
        return FALSE;
    }
  g_string_append_c (pattern, ')');
  return TRUE;
}

/* A text with nothing but a greatest length. */
static gboolean
form_take_length (Form *form, const xmlNode *node)
{
  g_autofree char *type = NULL, *facet_name = NULL, *facet_text = NULL;
  xmlNode *facet;

  if (!is_named (node, "data"))
    return FALSE;
  type = get_attribute (node, "type");
  facet = xmlFirstElementChild ((xmlNode *) node);
  if (facet == NULL || xmlNextElementSibling (facet) != NULL
      || (g_strcmp0 (type, "token") != 0 && g_strcmp0 (type, "string") != 0))
    return FALSE;
  facet_name = get_attribute (facet, "name");
  if (g_strcmp0 (facet_name, "maxLength") != 0)
    return FALSE;
  facet_text = get_text (facet);
  form->max_length = (glong) g_ascii_strtoll (facet_text, NULL, 10);
  /* Blanks that a token does not count are the schema's to judge: see tw_xml_forms_check(). */
  form->pattern = g_strdup (type);
  return form->max_length > 0;
}

static Form *
form_new (const Taking *taking, const char *attribute, const xmlNode *content)
{
  enum
  {
    DEPTH = 8
  };
  g_autoptr (GString) pattern = g_string_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  guint n_patterns = 0;
  Form *form = form_alloc ();
  const xmlNode *word = resolve (taking, content);

  form->attribute = g_strdup (attribute);
  if (word != NULL && form_take_length (form, word))
    return form;
  if (word != NULL && is_named (word, "list"))
    {
      word = resolve (taking, xmlFirstElementChild ((xmlNode *) word));
      form->is_list = TRUE;
      form->may_be_empty = word != NULL && is_named (word, "zeroOrMore");
      word = word != NULL && (form->may_be_empty || is_named (word, "oneOrMore"))
                     && xmlChildElementCount ((xmlNode *) word) == 1
                 ? xmlFirstElementChild ((xmlNode *) word)
                 : NULL;
    }
  if (word != NULL && append_word (taking, word, pattern, values, &n_patterns, DEPTH))
    {
      g_string_prepend (pattern, "\\A(?:");
      g_string_append (pattern, ")\\z");
      form->regex = g_regex_new (pattern->str, 0, 0, NULL);
      form->pattern = g_strdup (pattern->str);
      form->values = n_patterns == 0 ? g_steal_pointer (&values) : NULL;
    }
  if (form->regex != NULL)
    return form;
  form_free (form);
  return NULL;
}

static gboolean
form_equal (const Form *a, const Form *b)
{
  return a->is_list == b->is_list && a->may_be_empty == b->may_be_empty
         && a->max_length == b->max_length && g_strcmp0 (a->pattern, b->pattern) == 0;
}

static Form *
find_form (const GPtrArray *forms, const char *attribute)
{
  for (guint i = 0; forms != NULL && i < forms->len; i++)
    if (strcmp (((Form *) g_ptr_array_index (forms, i))->attribute, attribute) == 0)
      return g_ptr_array_index (forms, i);
  return NULL;
}

/* An attribute of @element: what it may say is noted, and whether all say so. */
static void
take_attribute (Taking *taking, const char *element, xmlNode *node)
{
  g_autofree char *name = get_attribute (node, "name");
  GPtrArray *forms = g_hash_table_lookup (taking->forms->elements, element);
  Form *form, *known;
  Use use;

  if (name == NULL || strchr (name, ':') != NULL)
    return;
  form = xmlChildElementCount (node) == 1 ? form_new (taking, name, xmlFirstElementChild (node))
                                          : NULL;
  if (form == NULL)
    {
      form = form_alloc ();
      form->attribute = g_strdup (name);
      form->is_doubtful = TRUE;
    }
  if (forms == NULL)
    {
      forms = g_ptr_array_new_with_free_func ((GDestroyNotify) form_free);
      g_hash_table_insert (taking->forms->elements, g_strdup (element), forms);
    }
  known = find_form (forms, name);
  if (known != NULL)
    {
      known->is_doubtful |= form->is_doubtful || !form_equal (known, form);
      form_free (form);
    }
  else
    g_ptr_array_add (forms, form);
  use = (Use){ node, known != NULL ? known : form };
  g_array_append_val (taking->uses, use);
}

/* Looks for attributes of @element (NULL: outside of any) in @node and what it names. */
static void
take_node (Taking *taking, const char *element, xmlNode *node)
{
  g_autofree char *name = NULL;

  if (is_named (node, "attribute"))
    {
      if (element != NULL)
        take_attribute (taking, element, node);
      return;
    }
  /* Each element is looked into where it stands in the schema, and its children's attributes are
   * not its own. */
  if (is_named (node, "element"))
    return;
  if (is_named (node, "ref"))
    {
      xmlNode *define;

      name = get_attribute (node, "name");
      define = name != NULL ? g_hash_table_lookup (taking->defines, name) : NULL;
      if (define == NULL || g_ptr_array_find (taking->path, define, NULL))
        return;
      g_ptr_array_add (taking->path, define);
      take_node (taking, element, define);
      g_ptr_array_remove (taking->path, define);
      return;
    }
  for (xmlNode *child = xmlFirstElementChild (node); child != NULL;
       child = xmlNextElementSibling (child))
    take_node (taking, element, child);
}

static void
take_elements (Taking *taking, xmlNode *node)
{
  for (xmlNode *child = xmlFirstElementChild (node); child != NULL;
       child = xmlNextElementSibling (child))
    {
      g_autofree char *name = is_named (child, "element") ? get_attribute (child, "name") : NULL;

      for (xmlNode *part = name != NULL ? xmlFirstElementChild (child) : NULL; part != NULL;
           part = xmlNextElementSibling (part))
        take_node (taking, name, part);
      take_elements (taking, child);
    }
}

TwXmlForms *
tw_xml_forms_take (xmlNode *grammar)
{
  TwXmlForms *forms = g_new0 (TwXmlForms, 1);
  g_autoptr (GHashTable) defines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) uses = g_array_new (FALSE, FALSE, sizeof (Use));
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  Taking taking = { forms, defines, uses, path };

  forms->elements =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  for (xmlNode *define = xmlFirstElementChild (grammar); define != NULL;
       define = xmlNextElementSibling (define))
    if (is_named (define, "define"))
      g_hash_table_replace (defines, get_attribute (define, "name"), define);
  take_elements (&taking, grammar);
  for (guint i = 0; i < uses->len; i++)
    if (g_array_index (uses, Use, i).form->is_doubtful)
      g_hash_table_add (kept, g_array_index (uses, Use, i).attribute);
  for (guint i = 0; i < uses->len; i++)
    {
      xmlNode *attribute = g_array_index (uses, Use, i).attribute;

      if (g_hash_table_contains (kept, attribute))
        continue;
      /* One attribute of the schema may stand on several elements. */
      g_hash_table_add (kept, attribute);
      xmlNodeSetContent (attribute, NULL);
      xmlNewChild (attribute, grammar->ns, BAD_CAST "text", NULL);
    }
  return forms;
}

void
tw_xml_forms_free (TwXmlForms *forms)
{
  g_hash_table_unref (forms->elements);
  g_free (forms);
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* As a schema sees a token: without blanks around, one between words. */
static char *
collapse (const char *value)
{
  GString *out = g_string_new (NULL);

  for (const char *at = value; *at != '\0'; at++)
    if (!is_blank (*at))
      {
        if (at > value && is_blank (at[-1]) && out->len > 0)
          g_string_append_c (out, ' ');
        g_string_append_c (out, *at);
      }
  return g_string_free (out, FALSE);
}

static gboolean
has_blanks (const char *value)
{
  while (*value != '\0' && !is_blank (*value))
    value++;
  return *value != '\0';
}

/* So many values of so many bytes are remembered for each attribute. */
#define MOST_ALLOWED    256
#define LONGEST_ALLOWED 32

static gboolean
form_allows_word (const Form *form, const char *word)
{
  for (guint i = 0; form->values != NULL && i < form->values->len; i++)
    if (strcmp (g_ptr_array_index (form->values, i), word) == 0)
      return TRUE;
  if (form->values != NULL)
    return FALSE;
  if (g_hash_table_contains (form->allowed, word))
    return TRUE;
  if (!g_regex_match (form->regex, word, 0, NULL))
    return FALSE;
  if (strlen (word) <= LONGEST_ALLOWED && g_hash_table_size (form->allowed) < MOST_ALLOWED)
    g_hash_table_add (form->allowed, g_strdup (word));
  return TRUE;
}

static gboolean
form_allows (const Form *form, const char *value)
{
  g_autofree char *token = NULL;
  g_auto (GStrv) words = NULL;

  if (form->max_length > 0 && strcmp (form->pattern, "string") == 0)
    return g_utf8_strlen (value, -1) <= form->max_length;
  if (has_blanks (value))
    value = token = collapse (value);
  if (form->max_length > 0)
    return g_utf8_strlen (value, -1) <= form->max_length;
  if (!form->is_list || (token == NULL && value[0] != '\0'))
    return form_allows_word (form, value);
  if (value[0] == '\0')
    return form->may_be_empty;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!form_allows_word (form, words[i]))
      return FALSE;
  return TRUE;
}

/* What helps where the schema has such a pattern. */
static const struct
{
  const char *pattern, *remedy;
} remedies[] = {
  { "[A-Z]{2,12}-[0-9]{2,4}",
    N_ ("Write two capital letters or more, a hyphen and a number, like OWN-001.") },
  { "[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}", N_ ("Write letters and digits, with dots, hyphens and "
                                             "underlines between them, and no blanks.") },
  { "-?[0-9]{1,9}", N_ ("Write a whole number.") },
};

/* More values than these are not told. */
#define MOST_TOLD 16

static char *
remedy_of (const Form *form)
{
  g_autoptr (GString) all = g_string_new (NULL);

  if (form->values != NULL && form->values->len <= MOST_TOLD)
    {
      for (guint i = 0; i < form->values->len; i++)
        g_string_append_printf (all, "%s%s", i > 0 ? ", " : "",
                                (const char *) g_ptr_array_index (form->values, i));
      /* Translators: words that may stand in a file. */
      return g_strdup_printf (_ ("Write one of: %s."), all->str);
    }
  for (guint i = 0; form->values == NULL && i < G_N_ELEMENTS (remedies); i++)
    if (strstr (form->pattern, remedies[i].pattern) != NULL)
      return g_strdup (_ (remedies[i].remedy));
  return g_strdup (_ ("The schema of the format says what it may be."));
}

static void
set_error (const Form *form,
           const char *name,
           const xmlAttr *attribute,
           const char *value,
           GError **error)
{
  enum
  {
    SHOWN = 80
  };
  g_autofree char *shown = g_utf8_substring (value, 0, MIN (g_utf8_strlen (value, -1), SHOWN));
  g_autofree char *remedy = remedy_of (form);

  if (form->max_length > 0)
    tw_format_error_set (error, TW_FORMAT_ERROR_SCHEMA, name,
                         tw_xml_reader_line (attribute->parent),
                         /* Translators: the first %s is the name of an attribute in a file, the
                          * second of the element that has it. */
                         _ ("%s of <%s> has more than %ld characters. Shorten it."),
                         (const char *) attribute->name, (const char *) attribute->parent->name,
                         form->max_length);
  else
    tw_format_error_set (error, TW_FORMAT_ERROR_SCHEMA, name,
                         tw_xml_reader_line (attribute->parent),
                         /* Translators: the first %s is the name of an attribute in a file, the
                          * second of the element that has it, the third what stands there, the last
                          * what to do about it. */
                         _ ("%s of <%s> cannot be “%s”. %s"), (const char *) attribute->name,
                         (const char *) attribute->parent->name, shown, remedy);
}

static gboolean
check_attribute (const Form *form, const char *name, const xmlAttr *attribute, GError **error)
{
  const xmlNode *text = attribute->children;
  xmlChar *joined = NULL;
  const char *value = "";
  gboolean is_fine;

  if (text != NULL && text->next == NULL && text->type == XML_TEXT_NODE)
    value = (const char *) text->content;
  else if (text != NULL)
    {
      joined = xmlNodeListGetString (attribute->doc, (xmlNode *) text, 1);
      value = joined != NULL ? (const char *) joined : "";
    }
  is_fine = form_allows (form, value);
  if (!is_fine)
    set_error (form, name, attribute, value, error);
  xmlFree (joined);
  return is_fine;
}

static gboolean
check_element (const TwXmlForms *forms, const char *name, const xmlNode *element, GError **error)
{
  const GPtrArray *known = g_hash_table_lookup (forms->elements, element->name);

  for (const xmlAttr *attribute = known != NULL ? element->properties : NULL; attribute != NULL;
       attribute = attribute->next)
    {
      const Form *form =
          attribute->ns == NULL ? find_form (known, (const char *) attribute->name) : NULL;

      if (form != NULL && !form->is_doubtful && !check_attribute (form, name, attribute, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
tw_xml_forms_check (const TwXmlForms *forms, const char *name, const xmlNode *root, GError **error)
{
  for (const xmlNode *node = root; node != NULL;)
    {
      if (node->type == XML_ELEMENT_NODE && !check_element (forms, name, node, error))
        return FALSE;
      if (node->type == XML_ELEMENT_NODE && node->children != NULL)
        node = node->children;
      else
        {
          while (node != root && node->next == NULL)
            node = node->parent;
          node = node != root ? node->next : NULL;
        }
    }
  return TRUE;
}
