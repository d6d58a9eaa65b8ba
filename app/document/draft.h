/* What is not saved yet, kept in a file of our own until it is.
 *
 * Each draft is one file and one lock in a folder of the user's data. The lock is held
 * for as long as a program may write the draft: drafts whose lock is free were left by a
 * program that has crashed or was killed.
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
 * @file: (nullable): where the set is kept
 * @stamp: what @file was like when it was read or written last
 * @shipped_id: (nullable): the shipped set that it is; never with @file
 *
 * What the changes were made to.
 */
typedef struct
{
  GFile *file;
  TwFileStamp stamp;
  char *shipped_id;
} TwDraftOrigin;

/** tw_drafts_folder: Returns: (transfer full): the folder of the user's drafts */
char *tw_drafts_folder (void);

/** tw_draft_new: Returns: (transfer full): a draft of its own in @folder, not written yet */
TwDraft *tw_draft_new (const char *folder);

/**
 * tw_draft_write:
 * @self: a draft
 * @origin: what was changed
 * @set: the present value
 * @cancellable: (nullable): to give up
 * @error: %TW_FORMAT_ERROR_WRITE, or %G_IO_ERROR_CANCELLED
 *
 * Puts a new file in the place of the old one, durably. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_draft_write (TwDraft *self, const TwDraftOrigin *origin, const TwTileSet *set,
                         GCancellable *cancellable, GError **error);

/** tw_draft_clear: removes the file, which may be written again. Waits for a write. */
void tw_draft_clear (TwDraft *self);

/**
 * tw_drafts_list:
 * @folder: a folder of drafts
 *
 * Finds the drafts of programs that are gone; none is locked by that, and of each but the head is
 * read. Those that say what their file says anyway are removed. Blocks; safe in any thread.
 *
 * Returns: (transfer full) (element-type TwDraft): drafts, the newest first
 */
GPtrArray *tw_drafts_list (const char *folder);

/** tw_draft_claim: locks a draft that was listed. Returns: whether it is ours now: no other program
 * has it, and it is still there */
gboolean tw_draft_claim (TwDraft *self);

/** tw_draft_release: lets go of what was claimed and read; waits for a write. */
void tw_draft_release (TwDraft *self);

/** tw_draft_load_set: Returns: (transfer full) (nullable): what a draft that was listed holds, %NULL
 * if it cannot be read; blocks, safe in any thread */
TwTileSet *tw_draft_load_set (TwDraft *self);

/** tw_draft_read: reads a draft that was claimed, for tw_draft_get_set(); blocks. */
void tw_draft_read (TwDraft *self);

/** tw_draft_get_id: Returns: (transfer none): its name, unique */
const char *tw_draft_get_id (TwDraft *self);

/** tw_draft_get_key: Returns: (transfer none) (nullable): what stands for it as it is, see
 * tw_under_way_key(); of a draft that was listed */
const char *tw_draft_get_key (TwDraft *self);

/** tw_draft_get_origin: Returns: (transfer none): what was changed; of a draft that was listed */
const TwDraftOrigin *tw_draft_get_origin (TwDraft *self);

/** tw_draft_get_title: Returns: (transfer none): the set's name; of a draft that was listed */
const char *tw_draft_get_title (TwDraft *self);

/** tw_draft_get_time: Returns: (transfer none): when it was written; of a draft that was listed */
GDateTime *tw_draft_get_time (TwDraft *self);

/** tw_draft_get_set: Returns: (transfer none) (nullable): what it holds; %NULL if it was not read, or
 * cannot be */
TwTileSet *tw_draft_get_set (TwDraft *self);

/** tw_draft_is_outdated: Returns: whether the file was changed after the draft was begun */
gboolean tw_draft_is_outdated (TwDraft *self);

G_END_DECLS
