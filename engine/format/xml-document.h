/* Parses untrusted bytes to an XML tree that is safe to walk. */
#pragma once

#include "engine/format/xml-autoptr.h"
#include "engine/format/xml-limits.h"

G_BEGIN_DECLS

/**
 * tw_xml_document_prepare:
 *
 * Initialises libxml2 once. libxml2 does so itself at its first use, but without a lock, so two
 * threads could collide. Call this before anything else that uses libxml2 (librsvg does). The process
 * may end while a thread reads.
 */
void tw_xml_document_prepare (void);

/**
 * tw_xml_document_read_file:
 * @path: a file
 * @out_length: (out): its size in bytes
 * @error: %TW_FORMAT_ERROR_READ or %TW_FORMAT_ERROR_LIMIT
 *
 * Reads a file of at most %TW_XML_MAX_BYTES; a longer one is not read to its end. All user files
 * are read this way. A folder, pipe or device is refused, except one that the caller of the program
 * has opened (`/dev/stdin`, `/dev/fd/`). Blocks.
 *
 * Returns: (transfer full) (nullable): the bytes, with a 0 after them
 */
char *tw_xml_document_read_file (const char *path, gsize *out_length, GError **error);

/** tw_xml_document_read_file_within: as tw_xml_document_read_file(), for files of up to @max_bytes that
 *  are no XML but hold some. */
char *tw_xml_document_read_file_within (const char *path, gsize max_bytes, gsize *out_length,
                                        GError **error);

/**
 * tw_xml_document_fits:
 * @name: the file's name for messages
 * @data: the bytes to write
 * @length: how many bytes
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * Returns: whether it is within the limits of tw_xml_document_parse()
 */
gboolean tw_xml_document_fits (const char *name, const char *data, gsize length, GError **error);

/**
 * tw_xml_document_parse:
 * @name: the file's name for messages
 * @data: the bytes
 * @length: how many, or -1 if a 0 ends them
 * @error: %TW_FORMAT_ERROR_NOT_XML or %TW_FORMAT_ERROR_LIMIT
 *
 * Accepts only XML 1.0 in UTF-8. Refuses any DOCTYPE (and with it entities) and XInclude, opens no
 * other file and no network connection, and enforces the limits above while it reads. Safe in any
 * thread.
 *
 * Returns: (transfer full) (nullable): the document
 */
xmlDoc *tw_xml_document_parse (const char *name, const char *data, gssize length, GError **error);

/** tw_xml_document_parse_within: as tw_xml_document_parse(), with attribute values of up to
 *  @max_attribute bytes, for drawings. */
xmlDoc *tw_xml_document_parse_within (const char *name, const char *data, gssize length,
                                      gsize max_attribute, GError **error);

G_END_DECLS
