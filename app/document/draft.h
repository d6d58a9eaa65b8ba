/* A draft: unsaved changes of a set, kept in a file of the program's own until they are saved.
 *
 * Each draft is one file and one lock in a folder of the user's data. A process holds the lock as
 * long as it may write the draft. A draft whose lock is free was left by a process that crashed or
 * was killed.
 */
#pragma once

#include <gio/gio.h>

#include "engine/format/save-file.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_DRAFT (tw_draft_get_type ())
G_DECLARE_FINAL_TYPE (TwDraft, tw_draft, TW, DRAFT, GObject)

/**
 * TwDraftOrigin:
 * @file: (nullable): the file of the set
 * @stamp: the stamp of @file when it was last read or written
 * @shipped_id: (nullable): the id, if it is a shipped set; never with @file
 *
 * The set that was changed.
 */
typedef struct
{
  GFile *file;
  TwFileStamp stamp;
  char *shipped_id;
} TwDraftOrigin;

/** tw_drafts_folder: Returns: (transfer full): the folder of the user's drafts */
char *tw_drafts_folder (void);

/** tw_draft_new: Returns: (transfer full): a new draft in @folder, not written yet */
TwDraft *tw_draft_new (const char *folder);

/**
 * tw_draft_write:
 * @self: a draft
 * @origin: the set that was changed
 * @set: the present value
 * @cancellable: (nullable): to give up
 * @error: %TW_FORMAT_ERROR_WRITE, or %G_IO_ERROR_CANCELLED
 *
 * Replaces the file, durably. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_draft_write (TwDraft *self, const TwDraftOrigin *origin, const TwTileSet *set,
                         GCancellable *cancellable, GError **error);

/** tw_draft_clear: removes the file; it may be written again. Waits for a running write. */
void tw_draft_clear (TwDraft *self);

/**
 * tw_drafts_list:
 * @folder: a folder of drafts
 *
 * Finds the drafts of processes that no longer run. Locks none of them and reads only their heads.
 * Removes drafts that say the same as the set's file. Blocks; safe in any thread.
 *
 * Returns: (transfer full) (element-type TwDraft): the drafts, the newest first
 */
GPtrArray *tw_drafts_list (const char *folder);

/** tw_draft_claim: locks a listed draft. Returns: whether this process has it now: no other process
 * has claimed it, and the file still exists */
gboolean tw_draft_claim (TwDraft *self);

/** tw_draft_release: drops the lock and the set that was read; waits for a running write. */
void tw_draft_release (TwDraft *self);

/** tw_draft_load_set: Returns: (transfer full) (nullable): the set of a listed draft, %NULL if it
 * cannot be read. Blocks; safe in any thread */
TwTileSet *tw_draft_load_set (TwDraft *self);

/** tw_draft_read: reads a claimed draft for tw_draft_get_set(). Blocks. */
void tw_draft_read (TwDraft *self);

/** tw_draft_get_id: Returns: (transfer none): the file name without the suffix, unique */
const char *tw_draft_get_id (TwDraft *self);

/** tw_draft_get_key: Returns: (transfer none) (nullable): the key of a listed draft, see
 * tw_under_way_key() */
const char *tw_draft_get_key (TwDraft *self);

/** tw_draft_get_origin: Returns: (transfer none): the set that a listed draft changes */
const TwDraftOrigin *tw_draft_get_origin (TwDraft *self);

/** tw_draft_get_title: Returns: (transfer none): the set's name, of a listed draft */
const char *tw_draft_get_title (TwDraft *self);

/** tw_draft_get_time: Returns: (transfer none): when a listed draft was written */
GDateTime *tw_draft_get_time (TwDraft *self);

/** tw_draft_get_set: Returns: (transfer none) (nullable): the set in the draft; %NULL if it was not
 * read or cannot be read */
TwTileSet *tw_draft_get_set (TwDraft *self);

/** tw_draft_is_outdated: Returns: whether the set's file has changed since the draft was begun */
gboolean tw_draft_is_outdated (TwDraft *self);

G_END_DECLS
