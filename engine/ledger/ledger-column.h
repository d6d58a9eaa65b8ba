/* The columns of a table of figures. */
#pragma once

#include "engine/ledger/ledger.h"

G_BEGIN_DECLS

/**
 * TwLedgerColumn:
 * @id: its name in files, the same in every language
 * @title: what it is called, translated
 * @help: what it counts, in a sentence, translated
 * @n_decimals: digits behind the point: 0, or 2 for means
 * @is_share: whether it is a part of 1, which people read in hundredths
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *help;
  guint n_decimals;
  gboolean is_share;
} TwLedgerColumn;

/** tw_ledger_n_columns: Returns: how many columns of numbers there are; before them stand a row's
 *   group, its name, and whose seats it counts */
guint tw_ledger_n_columns (void);

/** tw_ledger_first_of_tiles: Returns: the first of the columns that tell what was done with tiles; they are
 *   the last ones */
guint tw_ledger_first_of_tiles (void);

/** tw_ledger_column: finds what there is to say of @column, a number below tw_ledger_n_columns() */
TwLedgerColumn tw_ledger_column (guint column);

/**
 * tw_ledger_value:
 * @row: a row
 * @column: a column
 * @out_value: (out): the number
 *
 * Returns: %FALSE if the row has no such number: a mean of nothing
 */
gboolean tw_ledger_value (const TwLedgerRow *row, guint column, double *out_value);

/** tw_ledger_value_text: Returns: (transfer full): the number as files have it, with a point; "" for
 *   none */
char *tw_ledger_value_text (const TwLedgerRow *row, guint column);

G_END_DECLS
