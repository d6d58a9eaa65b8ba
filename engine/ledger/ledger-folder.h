/* The saved games in a folder, read by several threads and counted. */
#pragma once

#include <gio/gio.h>

#include "engine/ledger/ledger.h"

G_BEGIN_DECLS

/**
 * TwLedgerProgress: how far the reading has come, for other threads to look at
 * @n_files: (atomic): files to be read, 0 until that is known
 * @n_done: (atomic): how many have been read
 */
typedef struct
{
  int n_files;
  int n_done;
} TwLedgerProgress;

/**
 * tw_ledger_folder:
 * @kit: the materials of games
 * @path: a folder
 * @n_threads: how many threads read, 0 for as many as there are processors
 * @progress: (nullable): how far it has come
 * @cancellable: (nullable): stops after the files that are being read
 * @error: %TW_FORMAT_ERROR_READ if @path is no folder that can be read, or %G_IO_ERROR_CANCELLED
 *
 * Counts saved games of Tilewright (.xml) and recordings of JCloisterZone (.jcz) in the folder, not in
 * folders within it. A game that cannot be read is named among the skipped files, and so is a
 * recording that cannot be played to its end. Other files are passed over. The result does not
 * depend on the number of threads. Blocks; safe in any thread.
 *
 * Returns: (transfer full) (nullable): the figures
 */
TwLedger *tw_ledger_folder (const TwGameKit *kit,
                          const char *path,
                          guint n_threads,
                          TwLedgerProgress *progress,
                          GCancellable *cancellable,
                          GError **error);

G_END_DECLS
