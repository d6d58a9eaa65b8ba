/* From bytes that nobody vouches for to a tree that is safe to walk. */
#pragma once

#include "engine/format/xml-autoptr.h"
#include "engine/set/limits.h"

G_BEGIN_DECLS

/* What a file may have at most. */
#define TW_XML_MAX_BYTES     TW_MAX_FILE_BYTES
#define TW_XML_MAX_DEPTH     64
#define TW_XML_MAX_NODES     TW_MAX_FILE_NODES
#define TW_XML_MAX_ATTRIBUTE 16384
#define TW_XML_MAX_NAME      256
/* Attributes of one element, and namespaces that are declared at one place of a file. */
#define TW_XML_MAX_ATTRIBUTES 128
#define TW_XML_MAX_NAMESPACES 128
/* Characters of an attribute of ours. */
#define TW_XML_MAX_LINE TW_MAX_LINE

/**
 * tw_xml_document_prepare:
 *
 * Sets libxml2 up, once. It does so by itself when it is first used, but without a lock: two
 * threads that begin together would tread on each other. What else calls it (librsvg does) is
 * preceded by this.
 */
void tw_xml_document_prepare (void);

/**
 * tw_xml_document_read_file:
 * @path: a file
 * @out_length: (out): its size in bytes
 * @error: %TW_FORMAT_ERROR_READ or %TW_FORMAT_ERROR_LIMIT
 *
 * Reads a file of at most %TW_XML_MAX_BYTES; a longer one is not read to its end. The one way to
 * what people keep: a folder, a pipe or a device is refused, but for what the caller of the program
 * has opened for it (`/dev/stdin`, `/dev/fd/`). Blocks for as long as the disk does.
 *
 * Returns: (transfer full) (nullable): the bytes, with a 0 behind them
 */
char *tw_xml_document_read_file (const char *path, gsize *out_length, GError **error);

/**
 * tw_xml_document_fits:
 * @name: the file's name for messages
 * @data: what is to be written
 * @length: how many bytes
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * Returns: whether it holds no more than tw_xml_document_parse() reads
 */
gboolean tw_xml_document_fits (const char *name, const char *data, gsize length, GError **error);

/**
 * tw_xml_document_parse:
 * @name: the file's name for messages
 * @data: the bytes
 * @length: how many, or -1 if a 0 ends them
 * @error: %TW_FORMAT_ERROR_NOT_XML or %TW_FORMAT_ERROR_LIMIT
 *
 * Takes UTF-8 and XML 1.0 only. Refuses any DOCTYPE (and with it entities) and
 * XInclude, opens no other file and no network connection, and keeps to the caps
 * above while it reads. Safe in any thread.
 *
 * Returns: (transfer full) (nullable): the document
 */
xmlDoc *tw_xml_document_parse (const char *name, const char *data, gssize length, GError **error);

/** tw_xml_document_parse_within: the same with values of attributes of up to @max_attribute
 *  bytes: drawings have long ones. */
xmlDoc *tw_xml_document_parse_within (const char *name, const char *data, gssize length,
                                      gsize max_attribute, GError **error);

G_END_DECLS
