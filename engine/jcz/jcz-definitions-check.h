/* Whether definitions will do in JCloisterZone: a file that will not can keep every game there from
 * beginning, so it is looked at before anybody gets it. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/**
 * tw_jcz_definitions_check:
 * @name: the file's name for messages
 * @data: definitions with tiles, sets and expansions
 * @length: how many bytes
 * @error: %TW_FORMAT_ERROR_CONTENT with the line, or as of tw_xml_document_parse()
 *
 * Refuses what that program would stop at, or silently take for something else: ids that are taken
 * or come twice, edges that nothing covers, places that it does not know, fields at cities that
 * are not there, sets and tiles that nobody names.
 *
 * Returns: (transfer full) (nullable) (element-type utf8 GStrv): by the ids of the tiles, what it
 *   calls the features that need an outline ("City/NW")
 */
GHashTable *
tw_jcz_definitions_check (const char *name, const char *data, gsize length, GError **error);

G_END_DECLS
