/* A set that can be opened, as the start page lists it: what a card shows. */
#pragma once

#include <gio/gio.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_ENTRY (tw_set_entry_get_type ())
G_DECLARE_FINAL_TYPE (TwSetEntry, tw_set_entry, TW, SET_ENTRY, GObject)

/* Signal "loaded" (): the set was read, or could not be; or what is said of it is another. */

/**
 * tw_set_entry_new_shipped:
 * @id: id of a shipped set
 *
 * Returns: (transfer full): an entry that is read when it is asked for
 */
TwSetEntry *tw_set_entry_new_shipped (const char *id);

/**
 * tw_set_entry_new_file:
 * @file: a local file
 * @used: (nullable): when it was last used
 *
 * Returns: (transfer full): an entry that is read when it is asked for
 */
TwSetEntry *tw_set_entry_new_file (GFile *file, GDateTime *used);

/** tw_set_entry_load: reads the set in a worker, once; then "loaded" is emitted. */
void tw_set_entry_load (TwSetEntry *self);

/** tw_set_entry_get_set: Returns: (transfer none) (nullable): the set once it is read */
TwTileSet *tw_set_entry_get_set (TwSetEntry *self);

/** tw_set_entry_get_key: Returns: (transfer none) (nullable): what stands for the file as it was read,
 * see tw_under_way_key() */
const char *tw_set_entry_get_key (TwSetEntry *self);

/** tw_set_entry_is_suspect: Returns: whether the set was not read, because the program died of it */
gboolean tw_set_entry_is_suspect (TwSetEntry *self);

/** tw_set_entry_is_older: Returns: whether the file was used after the entry was made */
gboolean tw_set_entry_is_older (TwSetEntry *self, GDateTime *used);

/** tw_set_entry_get_target: Returns: (transfer none): a shipped id or a URI, for actions */
const char *tw_set_entry_get_target (TwSetEntry *self);

/** tw_set_entry_get_title: Returns: (transfer none): the set's name; until it is read the
 * file's, "" for a shipped set */
const char *tw_set_entry_get_title (TwSetEntry *self);

/** tw_set_entry_looks_like: Returns: whether @other has the same title and a file of the same name */
gboolean tw_set_entry_looks_like (TwSetEntry *self, TwSetEntry *other);

/** tw_set_entry_show_folder: whether the folder of the file is named as well. Cards that show @self are
 * told by "loaded". */
void tw_set_entry_show_folder (TwSetEntry *self, gboolean is_shown);

/** tw_set_entry_dup_detail: Returns: (transfer full): the second line in words */
char *tw_set_entry_dup_detail (TwSetEntry *self);

/** tw_set_entry_matches: Returns: whether @words (folded) are found in title or description */
gboolean tw_set_entry_matches (TwSetEntry *self, const char *words);

G_END_DECLS
