/* Which rules are told where, from their elements. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"
#include "engine/set/rules-text.h"

gboolean
tw_rules_file_read_section (TwXmlReader *reader,
                            xmlNode *element,
                            TwVocabulary *vocabulary,
                            const char *part)
{
  static const char *const attributes[] = { "id", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  TwSection *section;

  if (!tw_xml_reader_open (reader, element, attributes, children, 1, &foreign)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  if (tw_vocabulary_find_section (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, element, id);
  section = g_new0 (TwSection, 1);
  section->id = g_steal_pointer (&id);
  tw_vocabulary_list_section (vocabulary, section);
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "title") && !tw_xml_root_read_text (reader, node, &section->texts))
      return FALSE;
  return TRUE;
}

/* The words of an attribute; @out_words becomes %NULL without it. */
static gboolean
read_words (TwXmlReader *reader, const xmlNode *element, const char *name, char ***out_words)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) words = NULL;
  g_auto (GStrv) pieces = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, name, &text))
    return FALSE;
  if (text == NULL)
    return TRUE;
  pieces = g_strsplit_set (text, " \t\r\n", -1);
  words = g_ptr_array_new ();
  for (guint i = 0; pieces[i] != NULL; i++)
    if (*pieces[i] != '\0')
      g_ptr_array_add (words, g_strdup (pieces[i]));
  g_ptr_array_add (words, NULL);
  *out_words = (char **) g_ptr_array_free (g_steal_pointer (&words), FALSE);
  return TRUE;
}

gboolean
tw_rules_file_read_conditions (TwXmlReader *reader,
                               const xmlNode *element,
                               char ***when,
                               char ***without)
{
  return read_words (reader, element, "when", when)
         && read_words (reader, element, "without", without);
}

static gboolean
check_section (TwXmlReader *reader,
               const xmlNode *element,
               const TwVocabulary *vocabulary,
               const char *section)
{
  return tw_vocabulary_find_section (vocabulary, section) != NULL
         || tw_xml_reader_fail (
             reader, element,
             _ ("There is no chapter “%.64s”. Add a <section> of that name before, or correct it."),
             section);
}

gboolean
tw_rules_file_read_passage (TwXmlReader *reader,
                            xmlNode *element,
                            TwVocabulary *vocabulary,
                            const char *part)
{
  static const char *const attributes[] = { "of", "rules", "when", "without", "as", NULL };
  static const char *const shapes[] = { "text", "list", "steps", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  TwPassage *passage = g_new0 (TwPassage, 1);
  int shape;

  passage->part = g_strdup (part);
  passage->section = tw_xml_reader_attribute (element, "of");
  g_ptr_array_add (vocabulary->passages, passage);
  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_root_needs (reader, element, "of", passage->section)
      || !check_section (reader, element, vocabulary, passage->section)
      || !tw_rules_file_word_attribute (reader, element, "as", shapes, &shape)
      || !read_words (reader, element, "rules", &passage->rules)
      || !tw_xml_root_needs (reader, element, "rules",
                             passage->rules != NULL ? passage->rules[0] : NULL)
      || !tw_rules_file_read_conditions (reader, element, &passage->when, &passage->without))
    return FALSE;
  passage->shape = (TwPassageShape) MAX (shape, TW_PASSAGE_TEXT);
  return TRUE;
}

gboolean
tw_rules_file_read_piece (TwXmlReader *reader,
                          xmlNode *element,
                          TwVocabulary *vocabulary,
                          const char *part)
{
  static const char *const attributes[] = { "of", "count", "when", "without", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  TwBoxPiece *piece = g_new0 (TwBoxPiece, 1);

  piece->part = g_strdup (part);
  piece->section = tw_xml_reader_attribute (element, "of");
  piece->amount = tw_xml_reader_attribute (element, "count");
  g_ptr_array_add (vocabulary->pieces, piece);
  if (!tw_xml_reader_open (reader, element, attributes, children, 1, &foreign)
      || !tw_xml_root_needs (reader, element, "of", piece->section)
      || !check_section (reader, element, vocabulary, piece->section)
      || !tw_xml_root_needs (reader, element, "count", piece->amount)
      || !tw_rules_file_read_conditions (reader, element, &piece->when, &piece->without))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "title") && !tw_xml_root_read_text (reader, node, &piece->texts))
      return FALSE;
  return TRUE;
}

/* "NAME", "NAME=VALUE" or "NAME!=VALUE". */
static gboolean
is_condition (const TwVocabulary *vocabulary, const char *when)
{
  const char *sign = strstr (when, "!=");
  g_autofree char *setting = NULL;

  if (strchr (when, '=') == NULL)
    return tw_vocabulary_find_parameter (vocabulary, when) >= 0;
  setting = sign != NULL ? g_strdup_printf ("%.*s%s", (int) (sign - when), when, sign + 1)
                         : g_strdup (when);
  return tw_vocabulary_setting (vocabulary, setting, NULL, NULL);
}

gboolean
tw_rules_file_check_passage (TwXmlReader *reader,
                             const xmlNode *element,
                             const TwVocabulary *vocabulary)
{
  g_auto (GStrv) rules = NULL;
  g_auto (GStrv) when = NULL;
  g_autofree char *count = tw_xml_reader_attribute (element, "count");

  if (!read_words (reader, element, "rules", &rules)
      || !tw_rules_file_check_amount (reader, element, vocabulary, count)
      || !read_words (reader, element, "when", &when))
    return FALSE;
  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    if (tw_vocabulary_find_rule (vocabulary, rules[i] + (rules[i][0] == '+')) == NULL)
      return tw_xml_reader_fail (reader, element,
                                 _ ("There is no rule “%.64s”. Add it, or correct the name."),
                                 rules[i]);
  for (guint i = 0; when != NULL && when[i] != NULL; i++)
    if (!is_condition (vocabulary, when[i]))
      return tw_xml_reader_fail (reader, element,
                                 _ ("“%.64s” is no condition. Write the name of a parameter, "
                                    "PARAMETER=VALUE or PARAMETER!=VALUE."),
                                 when[i]);
  return TRUE;
}
