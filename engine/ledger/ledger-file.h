/* A table of figures as a file: comma-separated values, or JSON. */
#pragma once

#include "engine/ledger/ledger.h"

G_BEGIN_DECLS

/** tw_ledger_to_csv: Returns: (transfer full): @ledger as comma-separated values (RFC 4180, UTF-8):
 *   a line of names of columns, and one for each row */
char *tw_ledger_to_csv (const TwLedger *ledger);

/** tw_ledger_to_json: Returns: (transfer full): @ledger as JSON, with the files that were skipped. A
 *   number that there is none of is null */
char *tw_ledger_to_json (const TwLedger *ledger);

/** tw_ledger_to_text: Returns: (transfer full): @ledger for people who look at it in a terminal: a
 *   table for each group, with the columns in which there is anything, parted by tabs */
char *tw_ledger_to_text (const TwLedger *ledger);

/**
 * tw_ledger_save:
 * @ledger: the figures
 * @path: a file; one that ends in ".json" becomes JSON, any other comma-separated values
 * @error: as of tw_save_file()
 *
 * Replaces the file. Blocks; safe in any thread that has @ledger to itself or shares it.
 *
 * Returns: whether it is written
 */
gboolean tw_ledger_save (const TwLedger *ledger, const char *path, GError **error);

G_END_DECLS
