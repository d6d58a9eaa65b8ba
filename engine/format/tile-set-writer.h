/* A tile set as a file. */
#pragma once

#include "engine/format/tile-set-file.h"

G_BEGIN_DECLS

/**
 * tw_tile_set_file_to_xml:
 * @set: a set
 * @out_length: (out) (optional): length in bytes
 *
 * The same set always gives the same bytes, and reading and writing such a file again gives the
 * same file. Foreign content is written back in its place.
 *
 * Returns: (transfer full): the set as XML, UTF-8
 */
char *tw_tile_set_file_to_xml (const TwTileSet *set, gsize *out_length);

G_END_DECLS
