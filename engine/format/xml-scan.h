/* Counts the contents of a document before it is parsed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_xml_scan:
 * @name: the file's name for messages
 * @data: (array length=length): UTF-8
 * @length: how many bytes
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * A parser compares the attributes of an element with each other and looks names up in all
 * namespaces around them, before it reports anything; that can take very long. This looks at each
 * byte once and enforces the limits of a file on elements, attributes, namespaces and depth. It
 * does not check that the XML is well-formed: the parser does, and must stop at the first fault.
 *
 * Returns: whether @data may be parsed
 */
gboolean tw_xml_scan (const char *name, const char *data, gsize length, GError **error);

G_END_DECLS
