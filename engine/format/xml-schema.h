/* Validates a document by its RELAX NG schema. */
#pragma once

#include "engine/format/xml-autoptr.h"

G_BEGIN_DECLS

/* The name of an element that stands for a foreign one during validation. */
#define TW_XML_FOREIGN_NAMESPACE "urn:tilewright:foreign"
#define TW_XML_FOREIGN_NAME      "foreign"

/**
 * tw_xml_schema_check:
 * @name: the document's file for messages
 * @namespace: the format's namespace
 * @document: (inout): a document after reading; its foreign elements are emptied
 * @schema: the schema's path below the data folder, for instance "schema/tile-set.rng"
 * @error: %TW_FORMAT_ERROR_SCHEMA, or %TW_FORMAT_ERROR_DATA if the schema itself
 *   cannot be read
 *
 * The schemas allow foreign elements of any name. A validator is slow with a long list of such
 * elements, because it keeps all that it has seen so far; with a fixed name it takes one step for
 * each. So foreign elements get a fixed name here.
 *
 * Its messages are those of the schema, which seldom help people, so readers check first and give
 * better ones.
 *
 * Returns: whether @document is valid
 */
gboolean tw_xml_schema_check (const char *name, const char *namespace, xmlDoc *document,
                              const char *schema, GError **error);

/**
 * tw_xml_schema_make_foreign:
 * @node: an element of another namespace
 *
 * Empties it and gives it the fixed name, in its place.
 */
void tw_xml_schema_make_foreign (xmlNode *node);

/** tw_xml_schema_is_foreign: Returns: whether @node is such an element */
gboolean tw_xml_schema_is_foreign (const xmlNode *node);

G_END_DECLS
