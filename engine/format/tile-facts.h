/* Reads a tile from a line of words, as in a table of tiles: "CFCF city:NS,coa=1". */
#pragma once

#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_tile_facts_parse:
 * @id: the tile's id
 * @count: its copies
 * @words: (array zero-terminated=1): the four edge letters (C city, F field, R road,
 *   V river, - inert), then segments and symbols
 * @error: %TW_FORMAT_ERROR_CONTENT without file and line
 *
 * A segment is `kind[:ports][,attribute[=value]…]`. Ports are edge letters in one word. Attributes:
 * `coa=n`, `inn`, `cathedral`, `wine`, `grain`, `cloth`, `ghosts=n`, and for roads `end=` with
 * crossing, village, cottage, monastery, lake, crop or cityK (the K-th city). A road with one port
 * and no `end` gets the designer's default end. Fields may be left out; given fields must agree
 * with the derived ones.
 *
 * Returns: (transfer full): the tile, or %NULL
 */
TwTile *tw_tile_facts_parse (const char *id, guint count, char **words, GError **error);

G_END_DECLS
