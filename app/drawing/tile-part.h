/* A tile laid out, and what its parts are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwTileLayout: immutable once built, shared by reference, usable in any thread. */
typedef struct _TwTileLayout TwTileLayout;

/**
 * TwTilePart:
 * @TW_PART_NONE: nothing
 * @TW_PART_SEGMENT: segment @index of the tile (a variant's added segments follow
 *   the tile's own)
 * @TW_PART_FIELD: field @index of the tile's derived fields
 * @TW_PART_JUNCTION: junction @index
 * @TW_PART_SYMBOL: symbol @index
 */
typedef enum
{
  TW_PART_NONE,
  TW_PART_SEGMENT,
  TW_PART_FIELD,
  TW_PART_JUNCTION,
  TW_PART_SYMBOL
} TwTilePart;

G_END_DECLS
