/* The columns of the table of a set. For set-table.c and set-table-reader.c only. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** TwSetColumn: a column; names come last, one for each language. */
typedef enum
{
  TW_SET_COLUMN_ID,
  TW_SET_COLUMN_COUNT,
  TW_SET_COLUMN_START,
  TW_SET_COLUMN_BACK,
  TW_SET_COLUMN_EDGES,
  TW_SET_COLUMN_PICTURE,
  TW_SET_COLUMN_NAME,
  TW_N_SET_COLUMNS
} TwSetColumn;

/** tw_set_column_name: Returns: (transfer none): the heading of the column; of names that of those without language */
const char *tw_set_column_name (TwSetColumn column);

/**
 * tw_set_column_text:
 * @set: a set
 * @tile: one of its tiles
 * @variant: index of a variant, -1 for the tile itself
 * @column: a column
 * @language: of a name: its language
 *
 * Returns: (transfer full): what the cell says
 */
char *tw_set_column_text (const TwTileSet *set, const TwTile *tile, int variant, TwSetColumn column,
                          const char *language);

G_END_DECLS
