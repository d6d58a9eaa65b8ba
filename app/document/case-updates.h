/* Case files beside a set whose tiles have got new names. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/** TwCaseUpdate: what a case file is to say, and in how many places that is new. */
typedef struct
{
  char *path;
  char *text;
  guint n_renamed;
} TwCaseUpdate;

/** tw_case_update_free: frees it. */
void tw_case_update_free (TwCaseUpdate *update);

/**
 * tw_case_updates_find_async:
 * @file: where @set is kept; case files are looked for in its folder
 * @set: the set as it was saved
 * @renames: (transfer none) (element-type utf8 utf8): old ids and new ones
 * @cancellable: (nullable): to give up
 * @callback: called when it is done
 * @user_data: for @callback
 */
void tw_case_updates_find_async (GFile *file, TwTileSet *set, GHashTable *renames,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer user_data);

/** tw_case_updates_find_finish: Returns: (transfer full) (element-type TwCaseUpdate): the files
 * that name renamed tiles */
GPtrArray *tw_case_updates_find_finish (GAsyncResult *result);

/**
 * tw_case_updates_write:
 * @updates: (element-type TwCaseUpdate): what to write
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Each file stays whole whatever happens. Blocks; the files are small.
 *
 * Returns: whether all of them are written
 */
gboolean tw_case_updates_write (GPtrArray *updates, GError **error);

/** tw_enclosures_rename_tiles: has the cases in @set's package follow. */
void tw_enclosures_rename_tiles (TwTileSet *set, GHashTable *renames);

G_END_DECLS
