/* Walking a parsed document: known names to the caller, unknown ones kept or refused. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/format/xml-autoptr.h"
#include "engine/tile/foreign.h"

G_BEGIN_DECLS

/**
 * TwXmlReader:
 * @file: the file's name for messages
 * @namespace: the vocabulary's namespace
 * @is_newer: the file says a newer minor version: unknown names are kept
 * @warnings: (element-type utf8): what was kept that way
 * @own: (nullable): what the file adds to the rules: a #TwVocabulary that names own kinds of land
 * @n_foreign: bytes of what is kept of others
 * @error: where the first error goes
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
} TwXmlReader;

/**
 * TwXmlChild:
 * @name: an element's name
 * @rank: elements of lower rank are written first
 * @base: the least number the first child of this rank may have in a #TwForeign
 */
typedef struct
{
  const char *name;
  guint rank;
  gint base;
} TwXmlChild;

#define TW_XML_MAX_RANKS 8

/**
 * tw_xml_reader_fail:
 * @reader: a reader
 * @node: (nullable): the element to blame
 * @format: cause and remedy
 *
 * Sets %TW_FORMAT_ERROR_CONTENT with the element's line.
 *
 * Returns: %FALSE
 */
gboolean tw_xml_reader_fail (TwXmlReader *reader, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/**
 * tw_xml_reader_open:
 * @reader: a reader
 * @element: an element of ours
 * @attributes: (array zero-terminated=1): names of the attributes it may have;
 *   "xml:lang" stands for that one
 * @children: (array length=n_children): the elements it may have
 * @n_children: how many
 * @foreign: (inout) (nullable): gets what it holds that is not ours
 *
 * Checks the names of attributes and children and takes everything that is not
 * ours out of the tree into @foreign, so that a walk meets known elements only.
 *
 * Returns: %FALSE with an error if there is something that cannot be
 */
gboolean tw_xml_reader_open (TwXmlReader *reader, xmlNode *element,
                             const char *const *attributes, const TwXmlChild *children,
                             guint n_children, TwForeign **foreign);

/**
 * tw_xml_reader_open_simple:
 * @reader: a reader
 * @element: an element without children, within one that was opened
 * @attributes: (array zero-terminated=1): as for tw_xml_reader_open()
 * @has_text: whether it holds text
 * @foreign: (inout) (nullable): the list of the element it stands in
 *
 * Returns: %FALSE with an error if there is something that cannot be
 */
gboolean tw_xml_reader_open_simple (TwXmlReader *reader, xmlNode *element,
                                    const char *const *attributes, gboolean has_text,
                                    TwForeign **foreign);

/** tw_xml_reader_first: Returns: (nullable): the first child element of an opened element */
xmlNode *tw_xml_reader_first (const xmlNode *element);

/** tw_xml_reader_next: Returns: (nullable): the next sibling element */
xmlNode *tw_xml_reader_next (const xmlNode *element);

/** tw_xml_reader_is: Returns: whether @element has that local name */
gboolean tw_xml_reader_is (const xmlNode *element, const char *name);

/** tw_xml_reader_attribute: Returns: (transfer full) (nullable): an attribute without namespace */
char *tw_xml_reader_attribute (const xmlNode *element, const char *name);

/**
 * tw_xml_reader_line_attribute:
 * @reader: a reader
 * @element: an element
 * @name: an attribute
 * @max_length: how many characters it may have
 * @out: (out) (transfer full) (nullable): its value, %NULL if it is not there
 *
 * Returns: %FALSE with an error if it is too long
 */
gboolean tw_xml_reader_line_attribute (TwXmlReader *reader, const xmlNode *element,
                                       const char *name, guint max_length, char **out);

/**
 * tw_xml_reader_words_attribute: as tw_xml_reader_line_attribute(), with single blanks between
 * the words and none around them; %NULL if there is no word.
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
 * @out: (inout): keeps its value if the attribute is not there
 *
 * Returns: %FALSE with an error if it is no such number
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
 * Returns: (transfer full): its lines, without blanks around each and without empty
 *   ones at the beginning and the end
 */
char *tw_xml_reader_text (const xmlNode *element);

/** tw_xml_reader_line: Returns: the line of the file that @node is in, 0 if unknown */
guint tw_xml_reader_line (const xmlNode *node);

/** tw_xml_reader_foreign_text: Returns: (transfer full): a node as XML that stands for itself */
char *tw_xml_reader_foreign_text (const char *namespace, xmlNode *node);

G_END_DECLS
