/* What rules offer in place of a figure, or in addition to one, as the table asks it. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * tw_table_offers_sentence:
 * @model: a table that asks for a figure
 *
 * What one rule offers is asked in one sentence with the figure: "Place a meeple, send one flying, or go
 * on." What several offer is told one after the other, and once that one may go on: "Place a meeple. Put
 * a floor on a tower. Or go on."
 *
 * Returns: (transfer full) (nullable): the question; %NULL if rules offer nothing
 */
char *tw_table_offers_sentence (TwTableModel *model);

/** tw_table_offers_late_sentence: Returns: (transfer full) (nullable): the question for a figure that may
 * be placed in addition to what was chosen; %NULL if that is not asked */
char *tw_table_offers_late_sentence (TwTableModel *model);

G_END_DECLS
