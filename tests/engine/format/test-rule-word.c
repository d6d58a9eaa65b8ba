/* A word of the rules that the reader knows is known to the schema, the form, the explanation, the
 * rules sheet and the documentation, and none of them knows another. */
#include "engine/own/own-rules-effect.h"
#include "engine/set/rule-word.h"

#include <string.h>

#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include "engine/format/data-dir.h"
#include "engine/own/own-rules.h"
#include "engine/format/tile-set-file.h"

static char *
text_of (const char *relative)
{
  g_autofree char *path = tw_data_dir_find (relative);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* What stands in data/schema/rules.rng at @path, each text once. */
static GPtrArray *
schema_texts (const char *path)
{
  g_autofree char *schema = text_of ("schema/rules.rng");
  xmlDoc *document = xmlReadMemory (schema, (int) strlen (schema), "rules.rng", NULL, 0);
  xmlXPathContext *context = xmlXPathNewContext (document);
  xmlXPathObject *found;
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  xmlXPathRegisterNs (context, BAD_CAST "r", BAD_CAST "http://relaxng.org/ns/structure/1.0");
  found = xmlXPathEval (BAD_CAST path, context);
  g_assert_nonnull (found);
  for (int i = 0; found->nodesetval != NULL && i < found->nodesetval->nodeNr; i++)
    {
      xmlChar *text = xmlNodeGetContent (found->nodesetval->nodeTab[i]);

      if (!g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
        g_ptr_array_add (texts, g_strdup ((const char *) text));
      xmlFree (text);
    }
  xmlXPathFreeObject (found);
  xmlXPathFreeContext (context);
  xmlFreeDoc (document);
  return texts;
}

static void
assert_same (const GPtrArray *names, const GPtrArray *texts, const char *what)
{
  for (guint i = 0; i < names->len; i++)
    if (!g_ptr_array_find_with_equal_func ((GPtrArray *) texts, names->pdata[i], g_str_equal, NULL))
      g_error ("%s: the schema lacks “%s”", what, (const char *) names->pdata[i]);
  for (guint i = 0; i < texts->len; i++)
    if (!g_ptr_array_find_with_equal_func ((GPtrArray *) names, texts->pdata[i], g_str_equal, NULL))
      g_error ("%s: only the schema knows “%s”", what, (const char *) texts->pdata[i]);
}

static void
test_schema_attributes (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) texts =
      schema_texts ("//r:define[@name='effect' or @name='value-stage' or @name='credit-stage' or "
                    "@name='tokens-stage' or @name='to' or @name='counted' or @name='conditions']"
                    "//r:attribute/@name");
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    if (tw_rule_word_is_attribute (&words[i]))
      g_ptr_array_add (names, (gpointer) words[i].name);
  assert_same (names, texts, "attributes");
}

/* What the schema allows in an attribute is what the reader takes. */
static void
test_schema_types (void)
{
  static const char *const types[] = {
    [TW_TAKES_KINDS] = "words", [TW_TAKES_EVENTS] = "words",  [TW_TAKES_KIND] = "name",
    [TW_TAKES_TRUTH] = "truth", [TW_TAKES_NUMBER] = "number", [TW_TAKES_AMOUNT] = "amount",
    [TW_TAKES_SYMBOL] = "name", [TW_TAKES_FIGURE] = "name",   [TW_TAKES_TOKEN] = "name",
    [TW_TAKES_SETTING] = NULL,  [TW_TAKES_RULES] = "words",
  };
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    {
      const char *type = words[i].takes != TW_TAKES_WORD ? types[words[i].takes] : NULL;
      g_autofree char *path = g_strdup_printf (
          "//r:define[@name='effect' or contains(@name,'-stage') or @name='counted' or "
          "@name='conditions']//r:attribute[@name='%s']/r:ref/@name",
          words[i].name);
      g_autoptr (GPtrArray) found = NULL;

      if (!tw_rule_word_is_attribute (&words[i]) || type == NULL)
        continue;
      found = schema_texts (path);
      g_assert_cmpuint (found->len, ==, 1);
      g_assert_cmpstr (found->pdata[0], ==, type);
    }
}

static void
test_schema_words (void)
{
  const TwWordSort sorts[] = { TW_WORDS_STAGE, TW_WORDS_PER, TW_WORDS_SCOPE, TW_WORDS_TO,
                               TW_WORDS_ROUND };

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      const char *sort = tw_rule_word_sort_name (sorts[i]);
      g_autofree char *path = g_strdup_printf ("//r:attribute[@name='%s']//r:value", sort);
      g_autoptr (GPtrArray) texts = schema_texts (path);
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      const TwRuleWord *word;

      for (guint k = 0; (word = tw_rule_word_nth (sorts[i], k)) != NULL; k++)
        g_ptr_array_add (names, (gpointer) word->name);
      assert_same (names, texts, sort);
    }
}

/* Attributes of @element, and what may stand in it. */
static void
test_schema_statements (void)
{
  const TwRuleWord *element, *word;

  for (guint i = 0; (element = tw_rule_word_nth (TW_WORDS_STATEMENT, i)) != NULL; i++)
    {
      g_autofree char *define = g_strdup_printf ("//r:define[@name='%s-statement']", element->name);
      g_autofree char *attributes = g_strconcat (define, "//r:attribute/@name", NULL);
      g_autofree char *children =
          g_strconcat (define, "//r:choice/r:ref[contains(@name,'-statement')]/@name", NULL);
      g_autoptr (GPtrArray) in_schema = schema_texts (attributes);
      g_autoptr (GPtrArray) children_in_schema = schema_texts (children);
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      g_autoptr (GPtrArray) inner = g_ptr_array_new_with_free_func (g_free);

      for (guint k = 0; (word = tw_rule_word_nth (TW_WORDS_DETAIL, k)) != NULL; k++)
        {
          g_auto (GStrv) elements = g_strsplit (word->of_element, " ", -1);

          if (g_strv_contains ((const char *const *) elements, element->name))
            g_ptr_array_add (names, (gpointer) word->name);
        }
      if (element->is_text)
        {
          g_ptr_array_add (names, "xml:lang");
          g_ptr_array_add (names, "draft");
        }
      assert_same (names, in_schema, element->name);
      for (guint k = 0; (word = tw_rule_word_nth (TW_WORDS_STATEMENT, k)) != NULL; k++)
        if (word->stands & element->holds)
          g_ptr_array_add (inner, g_strconcat (word->name, "-statement", NULL));
      assert_same (inner, children_in_schema, element->name);
    }
}

/* Of an attribute the document names each element that may have it. */
static void
check_elements (const char *text, const TwRuleWord *word)
{
  g_auto (GStrv) elements = g_strsplit (word->of_element, " ", -1);
  g_autofree char *line = g_strdup_printf (" | %s | `%s` |", word->help, word->example);
  const char *end = strstr (text, line), *from = end;
  g_autofree char *of = NULL;

  while (from > text && from[-1] != '\n')
    from--;
  of = g_strndup (from, (gsize) (end - from));
  for (guint i = 0; elements[i] != NULL; i++)
    {
      g_autofree char *element = g_strdup_printf ("`<%s>`", elements[i]);

      g_test_message ("%s: %s in “%s”", word->name, element, of);
      g_assert_nonnull (strstr (of, element));
    }
}

/* Words of procedures stand in the document as they are helped with. */
static void
check_words (const TwRuleWord *words, guint n)
{
  g_autofree char *text = text_of ("doc/procedures.md");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s | `%s` |", words[i].help, words[i].example);

      g_test_message ("%s %s", tw_rule_word_sort_name (words[i].sort), words[i].name);
      g_assert_nonnull (strstr (text, line));
      if (words[i].of_element != NULL)
        check_elements (text, &words[i]);
      g_assert_nonnull (strstr (words[i].example, words[i].name));
      g_assert_nonnull (tw_rule_word_find (words[i].sort, words[i].name));
    }
}

static void
test_procedure_words (void)
{
  guint n;
  const TwRuleWord *words = tw_procedure_word_table (&n);

  check_words (words, n);
  words = tw_procedure_attribute_table (&n);
  check_words (words, n);
  words = tw_procedure_value_table (&n);
  check_words (words, n);
}

/* The form offers every word but "round", which it only tells, and the attributes, which are its
 * rows. An explanation counts whatever is counted, and names whoever gets it. */
static void
test_people (void)
{
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    {
      const TwRuleWord *word = &words[i];

      g_test_message ("%s %s", tw_rule_word_sort_name (word->sort), word->name);
      g_assert_true (word->help != NULL && *word->help != '\0');
      g_assert_nonnull (strstr (word->example, word->name));
      g_assert_true (word->form != NULL || word->sort == TW_WORDS_ATTRIBUTE
                     || word->sort == TW_WORDS_ROUND
                     || (word->sort == TW_WORDS_CONDITION && word->also != NULL));
      if (word->sort == TW_WORDS_TO)
        g_assert_nonnull (word->said);
      if (word->sort == TW_WORDS_PER && word->value != TW_PER_FEATURE)
        g_assert_true ((word->one != NULL && word->many != NULL) || word->said != NULL);
      if (word->sort == TW_WORDS_PER)
        {
          g_assert_cmpint (word->names == TW_TAKES_KIND, ==,
                           strstr (word->example, " kind=") != NULL);
          g_assert_cmpint (word->names == TW_TAKES_SYMBOL, ==,
                           strstr (word->example, " symbol=") != NULL);
        }
      g_assert_true (tw_rule_word_find (word->sort, word->name) == word);
      if (!tw_rule_word_is_attribute (word))
        g_assert_true (tw_rule_word_of (word->sort, word->value) == word);
    }
}

/* The rules sheet has a sentence for it: one for points, and one for tokens. */
static void
check_sheet (const char *per)
{
  g_autofree char *base = text_of ("rules/base.xml");
  const char *const prefixes[TW_N_WORD_SORTS] = {
    [TW_WORDS_CONDITION] = "effect-",
    [TW_WORDS_EVENT] = "effect-when-",
    [TW_WORDS_SCOPE] = "effect-scope-",
    [TW_WORDS_TO] = "effect-to-",
    [TW_WORDS_PER] = per,
  };
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    {
      const char *prefix = prefixes[words[i].sort];
      gboolean is_plain = words[i].sort == TW_WORDS_PER && words[i].value == TW_PER_FEATURE;
      g_autofree char *id =
          g_strdup_printf ("<section id=\"%s%s\"", prefix != NULL ? prefix : "", words[i].name);

      if (prefix != NULL && !is_plain && strstr (base, id) == NULL)
        g_error ("data/rules/base.xml lacks %s", id);
    }
}

static void
test_sheet (void)
{
  check_sheet ("effect-points-");
  check_sheet ("effect-tokens-");
}

/* A line of doc/effects.md without its marks: "| per | counts |". */
static char *
plain (const char *text)
{
  g_autoptr (GString) out = g_string_new (text);

  g_string_replace (out, "`", "", 0);
  g_string_replace (out, "’", "'", 0);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Whether a line of a table of @doc begins with the word, and ends with @help if that is given. */
static gboolean
has_line (const char *doc, const char *begin, const char *help)
{
  g_auto (GStrv) parts = g_strsplit (doc, begin, -1);

  for (guint i = 1; i < g_strv_length (parts); i++)
    {
      parts[i][strcspn (parts[i], "\n")] = '\0';
      if (help == NULL || strstr (parts[i], help) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
test_documentation (void)
{
  g_autofree char *text = text_of ("doc/effects.md");
  g_autofree char *doc = plain (text);
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    {
      const TwRuleWord *word = &words[i];
      g_autofree char *help = plain (word->help);
      g_autofree char *begin = NULL;
      gboolean is_there;

      switch (word->sort)
        {
        case TW_WORDS_PER:
        case TW_WORDS_SCOPE:
        case TW_WORDS_TO:
          begin = g_strdup_printf ("\n| %s | ", word->name);
          is_there = has_line (doc, begin + 1, help);
          break;
        case TW_WORDS_CONDITION:
          begin = g_strdup_printf ("| %s=", word->name);
          is_there = has_line (doc, begin, help);
          break;
        case TW_WORDS_STAGE:
          begin = g_strdup_printf ("stage=\"%s\":", word->name);
          is_there = has_line (doc, begin, NULL);
          break;
        default:
          /* Words are told where they are used. */
          is_there = has_line (text, word->name, NULL);
          break;
        }
      if (!is_there)
        g_error ("doc/effects.md lacks “%s” of %s: %s", word->name,
                 tw_rule_word_sort_name (word->sort), help);
    }
}

/* Reader and writer: each word alone, read, said again by the rows, is the same. */
static void
test_copy_equal (void)
{
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    {
      TwEffect *one = g_new0 (TwEffect, 1), *other = g_new0 (TwEffect, 1);

      if (tw_rule_word_is_attribute (&words[i]))
        {
          g_assert_true (tw_effect_equal (one, other));
          if (tw_rule_word_is_text (&words[i]))
            G_STRUCT_MEMBER (char *, one, words[i].member.offset) = g_strdup ("x");
          else
            G_STRUCT_MEMBER (int, one, words[i].member.offset) = 1;
          g_assert_false (tw_effect_equal (one, other));
          tw_effect_say (other, one);
          g_assert_true (tw_effect_equal (one, other));
        }
      tw_effect_free (one);
      tw_effect_free (other);
    }
}

#define SET                                                                                        \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='s'><title>S</title>"              \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"                                           \
  "<effect features='road' events='complete' stage='add' per='tile' points='2'/></rules>"          \
  "<tile id='A'/></tile-set>"

/* What is counted there is no word for stays as the file has it, whatever else is changed. */
static void
test_unknown_stays (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("s", SET, -1, NULL);
  TwEffect *effect = g_new0 (TwEffect, 1);
  TwOwnRulesEdit *edit;
  g_autoptr (TwTileSet) changed = NULL;

  g_assert_nonnull (set);
  tw_effect_say (effect, set->own->effects->pdata[0]);
  effect->per = (TwEffectPer) 99;
  effect->priority = 7;
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_put_effect (edit, 0, effect);
  changed = tw_own_rules_edit_apply (edit, NULL);
  g_assert_nonnull (changed);
  g_assert_nonnull (strstr (changed->own->xml, "per=\"tile\""));
  g_assert_nonnull (strstr (changed->own->xml, "priority=\"7\""));
  tw_own_rules_edit_free (edit);
  tw_effect_free (effect);
}

/* Words for people in shipped rules reach translators. */
static void
test_translated (void)
{
  g_autofree char *its = text_of ("its/tilewright.its");
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_STATEMENT, i)) != NULL; i++)
    {
      g_autofree char *selector = g_strdup_printf ("//rules:%s[not(@xml:lang)]", word->name);

      if (word->is_text && strstr (its, selector) == NULL)
        g_error ("<%s> is not offered to translators", word->name);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule-word/schema-attributes", test_schema_attributes);
  g_test_add_func ("/rule-word/translated", test_translated);
  g_test_add_func ("/rule-word/schema-types", test_schema_types);
  g_test_add_func ("/rule-word/schema-words", test_schema_words);
  g_test_add_func ("/rule-word/schema-statements", test_schema_statements);
  g_test_add_func ("/rule-word/procedures", test_procedure_words);
  g_test_add_func ("/rule-word/people", test_people);
  g_test_add_func ("/rule-word/sheet", test_sheet);
  g_test_add_func ("/rule-word/documentation", test_documentation);
  g_test_add_func ("/rule-word/copy-equal", test_copy_equal);
  g_test_add_func ("/rule-word/unknown-stays", test_unknown_stays);
  return g_test_run ();
}
