/* Cells of the table in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_cell_name: Returns: (transfer full): "3 east, 1 south", for who goes from cell to cell; in a
 * sentence nobody knows from where, see tw_cell_place() */
char *tw_cell_name (int x, int y);

/** tw_cell_place: Returns: (transfer full): "3 east, 1 south of the start tile" */
char *tw_cell_place (int x, int y);

/** tw_cell_label: Returns: (transfer full): "3 east, 1 south: legal, 2 rotations" */
char *tw_cell_label (TwTableModel *model, int x, int y);

/**
 * tw_cell_explain:
 * @model: a table
 * @x: column
 * @y: row
 * @turns: how the drawn tile would lie
 *
 * Returns: (transfer full): "East needs road, the tile has city. 3 of the 31 tiles left fit here."
 */
char *tw_cell_explain (TwTableModel *model, int x, int y, guint turns);

/** tw_cell_refusal: Returns: (transfer full) (nullable): why the tile may not lie there so */
char *tw_cell_refusal (TwTableModel *model, int x, int y, guint turns);

G_END_DECLS
