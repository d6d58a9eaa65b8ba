/* The gate: a document must be what its RELAX NG schema says. */
#pragma once

#include "engine/format/xml-autoptr.h"

G_BEGIN_DECLS

/* What stands for an element of others while the schema looks: it has a name. */
#define TW_XML_FOREIGN_NAMESPACE "urn:tilewright:foreign"
#define TW_XML_FOREIGN_NAME      "foreign"

/**
 * tw_xml_schema_check:
 * @name: the document's file for messages
 * @namespace: the vocabulary's namespace
 * @document: (inout): a document that was read: what is foreign in it is emptied
 * @schema: the schema's path below the data folder, for instance "schema/tile-set.rng"
 * @error: %TW_FORMAT_ERROR_SCHEMA, or %TW_FORMAT_ERROR_DATA if the schema itself
 *   cannot be read
 *
 * The schemas let elements of any name stand where others may add some. A validator goes through
 * those one by one, with everything it has seen so far at hand, and is slow for a long list; with
 * names alone it takes one step for each. So what is foreign gets a name for this.
 *
 * Says what the schema says, which is seldom what a person wants to know: readers
 * look for better words first.
 *
 * Returns: whether @document is valid
 */
gboolean tw_xml_schema_check (const char *name, const char *namespace, xmlDoc *document,
                              const char *schema, GError **error);

/**
 * tw_xml_schema_make_foreign:
 * @node: an element of another namespace
 *
 * Empties it and makes it one that stands for any of them, where it stands.
 */
void tw_xml_schema_make_foreign (xmlNode *node);

/** tw_xml_schema_is_foreign: Returns: whether that was done to @node */
gboolean tw_xml_schema_is_foreign (const xmlNode *node);

G_END_DECLS
