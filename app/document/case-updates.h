/* Case files beside a set whose tiles have been renamed. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/** TwCaseUpdate: a case file, its new text, and in how many places a tile id changes there. */
typedef struct
{
  char *path;
  char *text;
  guint n_renamed;
} TwCaseUpdate;

/** tw_case_update_free: frees @update. */
void tw_case_update_free (TwCaseUpdate *update);

/**
 * tw_case_updates_find_async:
 * @file: the file of @set; case files are looked for in its folder
 * @set: the set as it was saved
 * @renames: (transfer none) (element-type utf8 utf8): new tile ids by old ones
 * @cancellable: (nullable): to give up
 * @callback: called when the case files have been searched
 * @user_data: for @callback
 */
void tw_case_updates_find_async (GFile *file, TwTileSet *set, GHashTable *renames,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer user_data);

/** tw_case_updates_find_finish: Returns: (transfer full) (element-type TwCaseUpdate): the case
 * files that name renamed tiles */
GPtrArray *tw_case_updates_find_finish (GAsyncResult *result);

/**
 * tw_case_updates_write:
 * @updates: (element-type TwCaseUpdate): what to write
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * A file that cannot be written keeps its old content. Blocks; the files are small.
 *
 * Returns: whether all files are written
 */
gboolean tw_case_updates_write (GPtrArray *updates, GError **error);

/** tw_enclosures_rename_tiles: renames the tiles in the cases of @set's package, too. */
void tw_enclosures_rename_tiles (TwTileSet *set, GHashTable *renames);

/** tw_lessons_rename_tiles: renames the tiles in the lessons of @set. */
void tw_lessons_rename_tiles (TwTileSet *set, GHashTable *renames);

G_END_DECLS
