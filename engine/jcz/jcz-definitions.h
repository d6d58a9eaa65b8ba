/* Tile definitions of JCloisterZone (XML): reads them as a tile set, and writes them.
 *
 * That format gives the edges of features and the fields, but not where roads end. The reader looks
 * for a drawing whose derived fields are the given ones. It keeps content that our sets have no
 * place for in a namespace of its own, and the writer writes it back.
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/jcz/jcz-expansion.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_JCZ_NAMESPACE "urn:tilewright:jcloisterzone:1"

/**
 * tw_jcz_definitions_parse:
 * @name: the file's name for messages
 * @data: XML
 * @length: how many bytes, or -1 if a 0 ends them
 * @set: (nullable): name of the set to read; %NULL for the largest, the last one of equals
 * @problems: (element-type utf8): gets what is kept without being understood, and what differs:
 *   "FILE:LINE: …"
 * @error: #TwFormatError, except WRITE and CHANGED
 *
 * The set gets all tiles of the file; tiles that the chosen set does not name have no copies.
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *tw_jcz_definitions_parse (const char *name,
                                     const char *data,
                                     gssize length,
                                     const char *set,
                                     GPtrArray *problems,
                                     GError **error);

/** tw_jcz_definitions_load: as tw_jcz_definitions_parse() for the file at @path. */
TwTileSet *
tw_jcz_definitions_load (const char *path, const char *set, GPtrArray *problems, GError **error);

/**
 * tw_jcz_definitions_to_xml:
 * @set: a set
 * @expansion: (nullable): how players choose it; without it they cannot, which is right for a file
 *   that is to be put into another one
 * @problems: (element-type utf8): gets what that format cannot say
 * @out_length: (out) (optional): bytes written
 *
 * Designers' own land that takes whole edges becomes fields of its own, so that its edges fit.
 *
 * Returns: (transfer full): the definitions
 */
char *tw_jcz_definitions_to_xml (const TwTileSet *set,
                                 const TwJczExpansion *expansion,
                                 GPtrArray *problems,
                                 gsize *out_length);

G_END_DECLS
