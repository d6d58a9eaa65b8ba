/* Walks a parsed document: known names go to the caller, unknown ones are kept or refused. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/format/xml-autoptr.h"
#include "engine/tile/foreign.h"

#include <string.h>

G_BEGIN_DECLS

/**
 * TwXmlReader:
 * @file: the file's name for messages
 * @namespace: the format's namespace
 * @is_newer: whether the file has a newer minor version: then unknown names are kept
 * @warnings: (element-type utf8): what was kept for that reason
 * @own: (nullable): what the file adds to the rules, a #TwVocabulary, for its own kinds of land
 * @n_foreign: bytes of foreign content kept
 * @error: where the first error goes
 * @ns: (nullable): the format's namespace as the outermost element has it, and nearly all within it
 */
typedef struct
{
  const char *file;
  const char *namespace;
  gboolean is_newer;
  GPtrArray *warnings;
  gconstpointer own;
  gsize n_foreign;
  GError **error;
  const xmlNs *ns;
} TwXmlReader;

/**
 * TwXmlChild:
 * @name: an element's name
 * @rank: order in the file: elements of lower rank are written first
 * @base: the least number the first child of this rank may have in a #TwForeign
 */
typedef struct
{
  const char *name;
  guint rank;
  gint base;
} TwXmlChild;

/* One more than there are: what follows the last has a place as well. */
#define TW_XML_MAX_RANKS 9

/**
 * tw_xml_reader_fail:
 * @reader: a reader
 * @node: (nullable): the faulty element
 * @format: cause and remedy
 *
 * Sets %TW_FORMAT_ERROR_CONTENT with the element's line.
 *
 * Returns: %FALSE
 */
gboolean tw_xml_reader_fail (TwXmlReader *reader, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/** tw_xml_reader_first: Returns: (nullable): the first child element of an opened element */
xmlNode *tw_xml_reader_first (const xmlNode *element);

/** tw_xml_reader_next: Returns: (nullable): the next sibling element */
xmlNode *tw_xml_reader_next (const xmlNode *element);

/** tw_xml_name_is: Returns: whether the name of an element or attribute is @word; most differ in the first
 *   letter */
static inline gboolean
tw_xml_name_is (const xmlChar *name, const char *word)
{
  return *name == (xmlChar) *word && strcmp ((const char *) name, word) == 0;
}

/** tw_xml_reader_is: Returns: whether @element has that local name */
gboolean tw_xml_reader_is (const xmlNode *element, const char *name);

/** tw_xml_reader_attribute: Returns: (transfer full) (nullable): the value of an attribute without
 *   namespace */
char *tw_xml_reader_attribute (const xmlNode *element, const char *name);

/** tw_xml_reader_language: Returns: (transfer full) (nullable): the language that the element says
 *   in xml:lang, without blanks around it */
char *tw_xml_reader_language (const xmlNode *element);

/**
 * tw_xml_reader_line_attribute:
 * @reader: a reader
 * @element: an element
 * @name: an attribute
 * @max_length: the most characters
 * @out: (out) (transfer full) (nullable): its value, %NULL if it is missing
 *
 * Returns: %FALSE with an error if the value is too long
 */
gboolean tw_xml_reader_line_attribute (TwXmlReader *reader, const xmlNode *element,
                                       const char *name, guint max_length, char **out);

/**
 * tw_xml_reader_words_attribute: as tw_xml_reader_line_attribute(), with single blanks between
 * words and none around them; %NULL if there are no words.
 */
gboolean tw_xml_reader_words_attribute (TwXmlReader *reader, const xmlNode *element,
                                        const char *name, char **out);

/**
 * tw_xml_reader_number_attribute:
 * @reader: a reader
 * @element: an element
 * @name: an attribute
 * @least: the least number allowed
 * @most: the greatest
 * @out: (inout): the number; unchanged if the attribute is missing
 *
 * Returns: %FALSE with an error if the value is no such number
 */
gboolean tw_xml_reader_number_attribute (TwXmlReader *reader, const xmlNode *element,
                                         const char *name, int least, int most, int *out);

/** tw_xml_reader_truth_attribute: as tw_xml_reader_number_attribute() for "true" and "false". */
gboolean tw_xml_reader_truth_attribute (TwXmlReader *reader, const xmlNode *element,
                                        const char *name, gboolean *out);

/**
 * tw_xml_reader_text:
 * @element: an element that holds text
 *
 * Returns: (transfer full): its lines, without blanks around them and without empty lines at the
 *   beginning and the end
 */
char *tw_xml_reader_text (const xmlNode *element);

/** tw_xml_reader_line_text: as tw_xml_reader_text(), with a blank between two lines. */
char *tw_xml_reader_line_text (const xmlNode *element);

/** tw_xml_reader_line: Returns: the line of the file that @node is in, 0 if unknown */
guint tw_xml_reader_line (const xmlNode *node);

G_END_DECLS
