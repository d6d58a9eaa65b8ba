/* Names for those parts of a tile that other parts refer to. For tile-writer.c only. */
#pragma once

#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * TwTileNames:
 * @segments: each segment's name, "" if it needs none
 * @junctions: what tells a junction from others of its kind, "" for the only one
 */
typedef struct
{
  char segments[TW_MAX_SEGMENTS][TW_HANDLE_SIZE];
  char junctions[TW_MAX_JUNCTIONS][TW_HANDLE_SIZE];
} TwTileNames;

/**
 * tw_tile_names:
 * @tile: a tile
 * @out_names: (out caller-allocates): the existing names, and new ones where one is needed: "c" for
 *   the only city, else the edges ("n", "ew")
 */
void tw_tile_names (const TwTile *tile, TwTileNames *out_names);

G_END_DECLS
