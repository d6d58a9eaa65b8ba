/* Tile definitions of JCloisterZone (XML): read as a tile set, written from one.
 *
 * That format says which edges a feature has and which fields there are; it does not
 * say where roads end. A drawing is looked for whose derived fields are those that are
 * given. What has no place in our sets is kept in a namespace of its own and written
 * back.
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_JCZ_NAMESPACE "urn:tilewright:jcloisterzone:1"

/**
 * tw_jcz_definitions_parse:
 * @name: the file's name for messages
 * @data: XML
 * @length: how many bytes, or -1 if a 0 ends them
 * @set: (nullable): which of its sets is meant; without it the largest, of sets as
 *   large as that the last
 * @problems: (element-type utf8): gets what is kept without being understood, and
 *   what differs, "FILE:LINE: …"
 * @error: #TwFormatError, but for WRITE and CHANGED
 *
 * All tiles of the file are in the set; those that the chosen set does not name have
 * no copies.
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
 * @problems: (element-type utf8): gets what that format cannot say
 * @out_length: (out) (optional): bytes written
 *
 * Returns: (transfer full): the definitions
 */
char *tw_jcz_definitions_to_xml (const TwTileSet *set, GPtrArray *problems, gsize *out_length);

G_END_DECLS
