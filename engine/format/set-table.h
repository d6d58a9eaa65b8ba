/* The tiles of a set as a table for spreadsheets, and what was changed there taken back.
 *
 * Columns: id ("E", and "E#G" for a variant), count, start, back, edges, picture, and name,
 * "name:cs" for each language. Edges and picture are only told: tiles are drawn in the program.
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_set_table_to_csv: Returns: (transfer full): the tiles of @set as comma-separated values */
char *tw_set_table_to_csv (const TwTileSet *set);

/**
 * tw_set_table_apply:
 * @set: a set
 * @name: the table's name for messages
 * @rows: (element-type TwCsvRow): a table, as of tw_set_table_to_csv()
 * @out_n_changed: (out) (optional): how many tiles are not as they were
 * @error: %TW_FORMAT_ERROR_CONTENT with line, cause and remedy
 *
 * Takes counts, start tiles, backs and names of tiles from the table. Tiles and columns that it does
 * not have stay as they are, those that the set does not have are an error.
 *
 * Returns: (transfer full) (nullable): the changed set
 */
TwTileSet *tw_set_table_apply (const TwTileSet *set, const char *name, const GPtrArray *rows,
                               guint *out_n_changed, GError **error);

G_END_DECLS
