/* How much a document holds, counted before it is parsed. */
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
 * A parser compares the attributes of an element with each other and looks names up in all the
 * namespaces around them, and only then tells what it found. This looks at each byte once, and
 * holds elements, attributes, namespaces and depth to the limits of a file. It asks for no more
 * form than it needs to count: what is not well-formed is the parser's to tell, which must then
 * go no further.
 *
 * Returns: whether @data may be parsed
 */
gboolean tw_xml_scan (const char *name, const char *data, gsize length, GError **error);

G_END_DECLS
