/* A table of figures of games, with columns to sort by. */
#pragma once

#include <adwaita.h>

#include "engine/ledger/ledger.h"

G_BEGIN_DECLS

/* In place of a #TwLedgerWho: what people did and what programs did, side by side. */
#define TW_LEDGER_SIDE_BY_SIDE TW_LEDGER_N_WHO

/* In place of a column of numbers. */
#define TW_LEDGER_BY_NAME (-1)

#define TW_TYPE_LEDGER_TABLE (tw_ledger_table_get_type ())
G_DECLARE_FINAL_TYPE (TwLedgerTable, tw_ledger_table, TW, LEDGER_TABLE, AdwBin)

/**
 * tw_ledger_table_show:
 * @self: a table
 * @ledger: (nullable) (transfer none): the figures, settled
 * @group: which rows are shown
 * @who: a #TwLedgerWho, or %TW_LEDGER_SIDE_BY_SIDE: then a row of everybody is left out where all
 *   its seats are of one kind
 *
 * Columns in which there is nothing for these rows are not shown.
 */
void tw_ledger_table_show (TwLedgerTable *self, TwLedger *ledger, TwLedgerGroup group, guint who);

/** tw_ledger_table_sort: sorts by @column, as a click on its title does; %TW_LEDGER_BY_NAME for the
 *   name. Rows that have no such number come last. */
void tw_ledger_table_sort (TwLedgerTable *self, int column, gboolean descending);

/** tw_ledger_table_has_column: Returns: whether @column is shown */
gboolean tw_ledger_table_has_column (TwLedgerTable *self, guint column);

/** tw_ledger_table_get_width: Returns: how wide all its columns are, in pixels, with the rows that are seen */
int tw_ledger_table_get_width (TwLedgerTable *self);

/** tw_ledger_table_row: Returns: (transfer none): the row at @index, as they are sorted now */
const TwLedgerRow *tw_ledger_table_row (TwLedgerTable *self, guint index);

G_END_DECLS
