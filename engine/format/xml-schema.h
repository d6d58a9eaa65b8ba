/* The gate: a document must be what its RELAX NG schema says. */
#pragma once

#include "engine/format/xml-autoptr.h"

G_BEGIN_DECLS

/**
 * tw_xml_schema_check:
 * @name: the document's file for messages
 * @document: a document
 * @schema: the schema's path below the data folder, for instance "schema/tile-set.rng"
 * @error: %TW_FORMAT_ERROR_SCHEMA, or %TW_FORMAT_ERROR_DATA if the schema itself
 *   cannot be read
 *
 * Says what the schema says, which is seldom what a person wants to know: readers
 * look for better words first.
 *
 * Returns: whether @document is valid
 */
gboolean tw_xml_schema_check (const char *name, xmlDoc *document, const char *schema,
                              GError **error);

G_END_DECLS
