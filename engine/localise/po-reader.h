/* PO files: reading. */
#pragma once

#include "engine/localise/po-file.h"

G_BEGIN_DECLS

/**
 * tw_po_file_parse:
 * @name: the file's name for messages
 * @data: the file's bytes, in the encoding that its header names
 * @length: how many
 * @error: %TW_FORMAT_ERROR_CONTENT
 *
 * Returns: (transfer full) (nullable): its content, in UTF-8
 */
TwPoFile *tw_po_file_parse (const char *name, const char *data, gsize length, GError **error);

/** tw_po_file_load: as tw_po_file_parse() for the file at @path. */
TwPoFile *tw_po_file_load (const char *path, GError **error);

G_END_DECLS
