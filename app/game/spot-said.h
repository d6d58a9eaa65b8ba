/* Spots for who does not see where they are. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_spot_said:
 * @model: a table
 * @index: an index of tw_table_model_get_spots()
 *
 * Returns: (transfer full): what tw_table_worth_of_spot() says, and where on which tile that is: "Farmer, field north
 *   and east: at the end 6; Blue 1"
 */
char *tw_spot_said (TwTableModel *model, guint index);

G_END_DECLS
