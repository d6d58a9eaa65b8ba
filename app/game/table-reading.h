/* The table told cell by cell and feature by feature, to who does not see it. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_reading_cell:
 * @model: a table
 * @x: column
 * @y: row
 *
 * Returns: (transfer full): what lies there and who stands on it; of a place that is open what is around it, and
 *   whether and how the drawn tile fits
 */
char *tw_table_reading_cell (TwTableModel *model, int x, int y);

/**
 * tw_table_reading_around:
 * @model: a table
 * @x: column
 * @y: row
 *
 * Returns: (transfer full): the land around, clockwise from the north, with whose it is: "east: city (Red), south: road";
 *   "" where there is no tile beside it
 */
char *tw_table_reading_around (TwTableModel *model, int x, int y);

/** tw_table_reading_joined: Returns: (transfer full): what the tile at a cell completes, and what of others it joins:
 *   "completes city (Red); joins road (Blue)" */
char *tw_table_reading_joined (TwTableModel *model, int x, int y);

/** tw_table_reading_label: Returns: (transfer full): what is said of a cell while one aims at it: "3 east, 1 south: legal,
 *   2 rotations; east: city (Red)", else why the tile may not lie there; of a laid tile what is on it */
char *tw_table_reading_label (TwTableModel *model, int x, int y);

/**
 * tw_table_reading_feature:
 * @model: a table
 * @x: column
 * @y: row
 * @index: which of the tile there, as it comes; negative ones count from the end
 * @out_node: (out): a node of it
 *
 * Returns: (transfer full) (nullable): what the feature is worth and why, who stands in it, where its tiles lie and where
 *   it is open; %NULL if no tile lies there
 */
char *tw_table_reading_feature (TwTableModel *model, int x, int y, int index, guint *out_node);

/**
 * tw_table_reading_last_tile:
 * @model: a table
 * @index: 0 for the tile laid last, 1 for the last one of whoever laid before that, and so on, round and round
 * @out_x: (out): its column
 * @out_y: (out): its row
 *
 * Returns: (transfer full) (nullable): whose it is: "Red’s last tile"; %NULL if nobody has laid one
 */
char *tw_table_reading_last_tile (TwTableModel *model, guint index, int *out_x, int *out_y);

G_END_DECLS
