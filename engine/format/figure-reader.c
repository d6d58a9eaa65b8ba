/* Figures of a rules file. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

static gboolean
read_role (TwXmlReader *reader,
           xmlNode *element,
           const TwVocabulary *vocabulary,
           TwFigureType *figure)
{
  static const char *const attributes[] = { "kind", "name", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *kind_name = tw_xml_reader_attribute (element, "kind");
  g_autofree char *name = tw_xml_reader_attribute (element, "name");
  TwKind kind;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_root_needs (reader, element, "kind", kind_name)
      || !tw_xml_root_needs (reader, element, "name", name)
      || !tw_rules_file_read_kind (reader, element, vocabulary, kind_name, &kind))
    return FALSE;
  tw_figure_type_add_role (figure, kind, name);
  return TRUE;
}

/* How many each player has. */
static gboolean
read_supply (TwXmlReader *reader,
             const xmlNode *element,
             const TwVocabulary *vocabulary,
             TwFigureType *figure)
{
  g_autofree char *text = tw_xml_reader_attribute (element, "supply");

  return tw_xml_root_needs (reader, element, "supply", text)
         && tw_rules_file_read_supply (reader, element, vocabulary, 0, TW_MAX_SUPPLY,
                                       &figure->supply, &figure->supply_parameter);
}

/* There is one of what belongs to nobody, and it takes no part in majorities. */
static gboolean
check_neutral (TwXmlReader *reader, const xmlNode *element, const TwFigureType *figure)
{
  int weight;

  return !figure->neutral
         || (figure->supply == 1 && figure->supply_parameter == NULL
             && tw_amount_is_number (figure->weight, &weight) && weight == 0 && !figure->needs_free)
         || tw_xml_reader_fail (reader, element,
                                _ ("The figure “%.64s” belongs to nobody. Write supply=\"1\" and "
                                   "weight=\"0\", and take out “needs-free”."),
                                figure->id);
}

/* What no rule moves stands for nothing in the rules, and is placed by hand alone. */
static gboolean
check_by_hand (TwXmlReader *reader, const xmlNode *element, const TwFigureType *figure)
{
  int weight;

  return !figure->by_hand
         || (figure->supply_parameter == NULL && figure->n_roles == 0 && !figure->needs_free
             && tw_amount_is_number (figure->weight, &weight) && weight == 0)
         || tw_xml_reader_fail (reader, element,
                                _ ("The figure “%.64s” is moved by hand, so it has no roles and "
                                   "weighs nothing. Take them out, or take out “by-hand”."),
                                figure->id);
}

/* What is placed late is nothing that a player moves by hand, or that belongs to nobody. */
static gboolean
read_late (TwXmlReader *reader,
           const xmlNode *element,
           const TwVocabulary *vocabulary,
           TwFigureType *figure)
{
  g_autofree char *rules = tw_xml_reader_attribute (element, "rules");

  if (!tw_xml_reader_truth_attribute (reader, element, "late", &figure->late)
      || !tw_rules_check (reader, element, vocabulary, rules))
    return FALSE;
  if (rules != NULL)
    figure->rule = g_strndup (rules, strcspn (rules, " "));
  return (figure->late ? !figure->neutral && !figure->by_hand : rules == NULL)
         || tw_xml_reader_fail (
             reader, element,
             _ ("“late” and its “rules” are for figures that players place. Take "
                "them out of “%.64s”, or write late=\"true\"."),
             figure->id);
}

gboolean
tw_rules_file_read_figure (TwXmlReader *reader,
                           xmlNode *element,
                           TwVocabulary *vocabulary,
                           const char *part)
{
  static const char *const attributes[] = { "id",       "supply",      "weight",  "needs-free",
                                            "occupies", "neutral",     "by-hand", "late",
                                            "rules",    "written-for", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "role", 1, 0 }, { "picture", 2, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  g_autofree char *art = NULL;
  TwFigureType *figure;

  if (!tw_rules_file_read_art (reader, element, &art)
      || !tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children),
                              &foreign)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  if (tw_vocabulary_find_figure (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, element, id);
  figure = tw_vocabulary_add_figure (vocabulary, part, id);
  figure->file = g_strdup (reader->file);
  figure->line = tw_xml_reader_line (element);
  figure->art = g_steal_pointer (&art);
  figure->written_for = tw_xml_reader_attribute (element, "written-for");
  if (!read_supply (reader, element, vocabulary, figure)
      || !tw_xml_reader_truth_attribute (reader, element, "by-hand", &figure->by_hand)
      || !tw_xml_reader_words_attribute (reader, element, "weight", &figure->weight))
    return FALSE;
  if (figure->by_hand && figure->weight == NULL)
    figure->weight = g_strdup ("0");
  if (!tw_xml_root_needs (reader, element, "weight", figure->weight)
      || !tw_rules_file_check_amount (reader, element, vocabulary, figure->weight)
      || !tw_xml_reader_truth_attribute (reader, element, "needs-free", &figure->needs_free)
      || !tw_xml_reader_truth_attribute (reader, element, "occupies", &figure->occupies)
      || !tw_xml_reader_truth_attribute (reader, element, "neutral", &figure->neutral)
      || !read_late (reader, element, vocabulary, figure)
      || !check_neutral (reader, element, figure)
      || !tw_rules_file_read_texts (reader, element, "title", &figure->texts))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "role") && !read_role (reader, node, vocabulary, figure))
      return FALSE;
  return check_by_hand (reader, element, figure);
}
