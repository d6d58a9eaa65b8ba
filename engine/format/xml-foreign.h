/* Opening an element: what is not ours is taken out of the tree and kept as text. */
#pragma once

#include "engine/format/xml-reader.h"

G_BEGIN_DECLS

/** tw_xml_reader_foreign_text: Returns: (transfer full): the node as XML with all its namespace
 *   declarations */
char *tw_xml_reader_foreign_text (const char *namespace, xmlNode *node);

/**
 * tw_xml_reader_open:
 * @reader: a reader
 * @element: an element of the format
 * @attributes: (array zero-terminated=1): names of the attributes it may have, "xml:lang" among
 *   them
 * @children: (array length=n_children): the elements it may have
 * @n_children: how many
 * @foreign: (inout) (nullable): gets its foreign content
 *
 * Checks the names of attributes and children, and moves foreign content from the tree to @foreign,
 * so that a walk meets only known elements.
 *
 * Returns: %FALSE with an error if there is something that cannot be
 */
gboolean tw_xml_reader_open (TwXmlReader *reader, xmlNode *element,
                             const char *const *attributes, const TwXmlChild *children,
                             guint n_children, TwForeign **foreign);

/**
 * tw_xml_reader_open_simple:
 * @reader: a reader
 * @element: an element without children, in an element that was opened
 * @attributes: (array zero-terminated=1): as for tw_xml_reader_open()
 * @has_text: whether it holds text
 * @foreign: (inout) (nullable): the list of the element it stands in
 *
 * Returns: %FALSE with an error if there is something that cannot be
 */
gboolean tw_xml_reader_open_simple (TwXmlReader *reader, xmlNode *element,
                                    const char *const *attributes, gboolean has_text,
                                    TwForeign **foreign);

G_END_DECLS
