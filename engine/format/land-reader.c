/* Kinds of land that a designer invented, from their elements. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/land-words.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

const char *const tw_land_shapes[] = { "line", "area", NULL };
const char *const tw_land_patterns[] = {
  [TW_LAND_PLAIN] = "plain", [TW_LAND_RAILS] = "rails",   [TW_LAND_HEDGE] = "hedge",
  [TW_LAND_CANAL] = "canal", [TW_N_LAND_PATTERNS] = NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (tw_land_patterns) == TW_N_LAND_PATTERNS + 1);

static gboolean
read_colour (TwXmlReader *reader, const xmlNode *element, TwLandType *land)
{
  g_autofree char *value = tw_xml_reader_attribute (element, "colour");
  guint64 colour;

  land->colour = TW_LAND_COLOUR;
  if (value == NULL)
    return TRUE;
  g_strstrip (value);
  if (*value != '#' || strlen (value) != 7
      || !g_ascii_string_to_unsigned (value + 1, 16, 0, 0xffffff, &colour, NULL))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no colour. Write for instance #6b4f3a."), value);
  land->colour = (guint32) colour;
  return TRUE;
}

static gboolean
read_role (TwXmlReader *reader, xmlNode *element, TwLandType *land)
{
  static const char *const attributes[] = { "figure", "name", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *figure = tw_xml_reader_attribute (element, "figure");
  g_autofree char *name = tw_xml_reader_attribute (element, "name");

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_root_needs (reader, element, "figure", figure)
      || !tw_xml_root_needs (reader, element, "name", name))
    return FALSE;
  for (guint i = 0; i < land->n_roles; i++)
    if (strcmp (land->roles[i].figure, figure) == 0)
      return tw_rules_file_refuse_twice (reader, element, figure);
  tw_land_type_add_role (land, figure, name);
  return TRUE;
}

/* A capital that no other land has: neither one that the program knows nor another of these. */
static gboolean
read_letter (TwXmlReader *reader,
             const xmlNode *element,
             const TwVocabulary *vocabulary,
             TwLandType *land)
{
  g_autofree char *value = tw_xml_reader_attribute (element, "letter");
  TwKind kind;

  if (value == NULL)
    return TRUE;
  g_strstrip (value);
  if (strlen (value) != 1 || !g_ascii_isupper (*value))
    return tw_xml_reader_fail (
        reader, element, _ ("“%.40s” is no letter of an edge. Write one capital from A to Z."),
        value);
  kind = tw_kind_from_letter (*value);
  if (kind != TW_KIND_NONE && !tw_kind_is_own (kind))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%s” is the letter of another land: C city, R road, V river, F "
                                  "field. Choose another one."),
                               value);
  for (guint i = 0; i < vocabulary->lands->len; i++)
    {
      const TwLandType *other = g_ptr_array_index (vocabulary->lands, i);

      if (other->letter == *value)
        return tw_xml_reader_fail (reader, element,
                                   _ ("“%s” is the letter of “%.64s”. Choose another one."), value,
                                   other->id);
    }
  land->letter = *value;
  return TRUE;
}

/* The first number of its breadth that is free. */
static gboolean
take_number (TwXmlReader *reader,
             const xmlNode *element,
             const TwVocabulary *vocabulary,
             TwLandType *land)
{
  int shape;
  guint first, n;

  if (!tw_rules_file_word_attribute (reader, element, "shape", tw_land_shapes, &shape))
    return FALSE;
  first = shape == 1 ? TW_KIND_OWN + TW_N_OWN_LINES : TW_KIND_OWN;
  n = shape == 1 ? TW_N_OWN_AREAS : TW_N_OWN_LINES;
  for (guint kind = first; kind < first + n; kind++)
    if (tw_vocabulary_land_of (vocabulary, kind) == NULL)
      {
        land->kind = (TwKind) kind;
        return TRUE;
      }
  return tw_xml_reader_fail (reader, element,
                             _ ("There are more than %u kinds of land of this shape. Leave some "
                                "out."),
                             n);
}

gboolean
tw_rules_file_read_land (TwXmlReader *reader,
                         xmlNode *element,
                         TwVocabulary *vocabulary,
                         const char *part)
{
  static const char *const attributes[] = { "id", "shape", "colour", "pattern", "letter", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "role", 1, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  TwLandType *land;
  int pattern;

  if (!tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  if (tw_kind_from_name (id) != TW_KIND_NONE || strcmp (id, "tile") == 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.64s” is a kind of land already. Choose another id."), id);
  if (tw_vocabulary_find_land (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, element, id);
  land = tw_vocabulary_add_land (vocabulary, part, id);
  land->file = g_strdup (reader->file);
  land->line = tw_xml_reader_line (element);
  if (!take_number (reader, element, vocabulary, land) || !read_colour (reader, element, land)
      || !read_letter (reader, element, vocabulary, land)
      || !tw_rules_file_word_attribute (reader, element, "pattern", tw_land_patterns, &pattern))
    return FALSE;
  land->pattern = pattern < 0 ? TW_LAND_PLAIN : (TwLandPattern) pattern;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "title") ? !tw_xml_root_read_text (reader, node, &land->texts)
                                         : !read_role (reader, node, land))
      return FALSE;
  return TRUE;
}
