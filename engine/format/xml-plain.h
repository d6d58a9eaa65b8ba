/* Trees of plain documents, built in one pass over their bytes. */
#pragma once

#include "engine/format/xml-autoptr.h"

G_BEGIN_DECLS

/**
 * tw_xml_plain_parse:
 * @data: bytes that are UTF-8
 * @length: how many
 * @max_attribute: the most bytes of one value
 *
 * A document is plain that keeps the limits of xml-limits.h and holds nothing but elements, attributes,
 * text and comments, the five entities that XML knows by itself, namespaces of this program
 * (urn:tilewright:) without a prefix, and xml:lang. All that the program ships and writes is plain. Its tree is
 * the one that libxml2 builds, in less than half the time; what is not plain or not well-formed is
 * left to libxml2, which says in words what is wrong. tw_xml_document_prepare() comes before.
 *
 * Returns: (transfer full) (nullable): the document, %NULL if it is not plain
 */
xmlDoc *tw_xml_plain_parse (const char *data, gsize length, gsize max_attribute);

G_END_DECLS
