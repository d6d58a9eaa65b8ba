/* Cells of the table in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_cells_name: Returns: (transfer full): "3 east, 1 south", for the keyboard's cell. A
 * sentence uses tw_table_cells_place(), which says from where */
char *tw_table_cells_name (int x, int y);

/** tw_table_cells_place: Returns: (transfer full): "3 east, 1 south of the start tile" */
char *tw_table_cells_place (int x, int y);

/**
 * tw_table_cells_explain:
 * @model: a table
 * @x: column
 * @y: row
 * @turns: quarter turns of the drawn tile
 *
 * Returns: (transfer full): "East needs road, the tile has city. 3 of the 31 tiles left fit here."
 */
char *tw_table_cells_explain (TwTableModel *model, int x, int y, guint turns);

/** tw_table_cells_refusal: Returns: (transfer full) (nullable): why the tile may not lie there with
 *   @turns quarter turns */
char *tw_table_cells_refusal (TwTableModel *model, int x, int y, guint turns);

G_END_DECLS
